# The rules of Sobek: 2 Players for the rulebook. Keys: rules-duel-chapter-… a chapter, rules-duel-D-… the rule of that
# id, anything else a paragraph without one; in reading order. Where the rules leave something open, the paragraph says
# that it is our ruling.

rules-duel-chapter-aim = Overview
rules-duel-about = Two merchants share one market. A pawn, the <b>Ankh</b>, stands on it and points along a line: you may only take tiles on that line, and every tile you take turns the Ankh. So what you take decides what your opponent may take next. You sell tiles in <b>sets</b>; tiles you pass over go to your <b>corruption</b>. The player with the most points at the end wins.

rules-duel-chapter-parts = Components
rules-duel-D-1-1 = There are 55 <b>goods</b> tiles: 9 cattle <icon:goods/cattle>, 11 wheat <icon:goods/wheat>, 10 fish <icon:goods/fish>, 7 ebony <icon:goods/ebony>, 7 marble <icon:goods/marble>, 6 ivory <icon:goods/ivory> and 5 <b>Statues of Sobek</b> <icon:goods/statue>, which are wild. Forty-five of them have a black back; the ten starting tiles have a grey one.
rules-duel-D-1-2 = Every goods tile shows its family by letter, colour, border and picture, and a <b>mark</b>: two arrows that show how it turns the Ankh. Twenty-five tiles carry <b>scarabs</b> <icon:scarab>: three on an ivory tile, two on ebony and marble, one on cattle, fish and wheat. One tile of each family shows a <b>Deben</b> <icon:deben>.
rules-duel-D-1-2a = The black-backed tiles are 7 cattle (5 with a scarab), 8 fish (5), 8 wheat (5), 6 marble (3 with two scarabs), 6 ebony (4 with two), 5 ivory (3 with three) and the 5 Statues, which never have scarabs.
rules-duel-D-1-3 = The ten starting tiles have neither scarabs nor a Deben: 3 wheat, 2 cattle, 2 fish, and one each of ebony, marble and ivory.
rules-duel-D-1-4 = There are 10 <b>characters</b> with a red back: Queen (ivory), Vizier and one Scribe (cattle), Thief and the other Scribe (fish), Merchant and Courtesan (wheat), High Priest (ebony), High Priestess (marble), and the Architect, who is wild. They have no scarabs and no mark.
rules-duel-D-1-5 = There are 13 <b>Pirogues</b>: two each of Pyramid, Two Scarabs, Two and a Deben, and Finger; one each of Mummy, Snake, Large Snake, Seven and Eye of Horus.
rules-duel-D-1-6 = There are 13 <b>Deben</b> <icon:deben> in a bag, worth 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8 and 9 points.
rules-duel-D-1-7 = The market has six by six squares in three rings: four squares in the centre, twelve around them and twenty on the outside. It is always filled ring by ring from the centre, and each ring clockwise from its top-left square.

rules-duel-chapter-setup = Setup
rules-duel-D-2 = Each player gets two starting tiles, which only that player sees. Four more go face up in the centre; the last two stay out of the game, unseen. Shuffle the other 45 goods and the 10 characters together and fill the two outer rings, goods face up and characters face down. The 23 tiles left over are the draw pile. Place five Pirogues face down beside the market. The other eight are the spare Pirogues: set them aside unseen.
rules-duel-D-2-4 = A random player goes first and must take one of the four centre tiles. The Ankh goes to that tile’s square and turns along its mark.

rules-duel-chapter-turn = Your turn
rules-duel-D-3 = On your turn, do exactly one thing: take a tile, sell a set, or play a character. Then it is your opponent’s turn. You cannot pass.
rules-duel-D-3-1 = <b>Take a tile.</b> Take any tile on the Ankh’s line, in either direction. You may pass over tiles, and empty squares do not block you. The Ankh moves to the tile’s square and turns along its mark. The tile goes to your hand, which has no limit. Every tile you passed over goes face down into your corruption. You may look at your own corruption, but not at your opponent’s. A goods tile may leave the Ankh pointing at an empty line.
rules-duel-D-3-1a = <b>Taking a character.</b> A character has no mark, so you choose where the Ankh points. You do so after you have seen the character and moved the tiles you passed over to your corruption. The Ankh must point at a tile if any of the four lines has one. If none has, choose any line (our ruling).
rules-duel-D-3-1b = <b>Taking a tile with a Deben.</b> Right after you take the tile from the market, you may reveal it, remove it from the game and draw a Deben from the bag instead. Decide before you draw. Either way the Ankh stays as the tile turned it, and the tiles you passed over are corruption. Look at the Deben and keep it hidden. This applies whenever you take a tile, even after a refill or under a Finger, but not to tiles you get through a character or a Pirogue.
rules-duel-D-3-1c = <b>Empty line.</b> If you want to take a tile but there is none on the Ankh’s line, first take the Ankh off the market and refill it from the draw pile, as far as the pile goes. Then take one of the centre tiles, as at the start of the game. Refilling is part of taking a tile: you never refill when you sell a set or play a character. Once you have refilled the market you must take a tile (our ruling); you pass over nothing. If the draw pile is empty, you cannot take a tile this way.

rules-duel-chapter-sets = Selling
rules-duel-D-3-2 = <b>Sell a set.</b> Place three or more tiles of one family from your hand in front of you. Statues and the Architect count as any family. Characters count as their own family and lose their power. You do not have to sell everything you hold, and a set may have no scarabs.
rules-duel-D-3-2a = If you sell the same family again, the tiles join the set you already have; you still need three or more. Wild tiles alone may join any set you have sold; if there are several, you choose one. A set of a <i>new</i> family needs at least one goods tile of that family: Statues and characters are not enough. (With the option “{ option-character-may-open-set }”, a character of the family may start the set.)
rules-duel-D-3-2b = <b>Every sale uses one Pirogue</b> as long as any of the five are left, even a sale that joins a set. Look at the Pirogues left, choose one and use it at once; see <rule:D-6>. You may choose one that does nothing now, so that your opponent cannot have it; but if it can have an effect, you must apply it. The others go back face down. They are never replaced.
rules-duel-D-3-3 = <b>Play a character.</b> Remove it from the game and use its power; see <rule:D-5>. You may play a character whose power does nothing now; but if the power can have an effect, you must apply it.

rules-duel-chapter-characters = Characters
rules-duel-D-5 = If you can carry out a power, you must. If there is nothing to take or move, nothing happens.
rules-duel-D-5-1 = <icon:characters/queen> <b>Queen.</b> Draw the top three tiles of the draw pile, or as many as are left.
rules-duel-D-5-2 = <icon:characters/vizier> <b>Vizier.</b> Look through your opponent’s corruption and take one tile from it into your hand. Your opponent sees which one.
rules-duel-D-5-3 = <icon:characters/thief> <b>Thief.</b> Choose a back colour in your opponent’s hand and steal a random tile with that back.
rules-duel-D-5-4 = <icon:characters/merchant> <b>Merchant.</b> Take any tile from the market into your hand. The Ankh neither moves nor turns, nothing goes to your corruption, and you cannot trade the tile for a Deben.
rules-duel-D-5-5 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>High Priest and High Priestess.</b> Choose a family in your corruption and remove all its tiles from the game, characters included; or remove all Statues and the Architect. Your opponent sees these tiles.
rules-duel-D-5-6 = <icon:characters/courtesan> <b>Courtesan.</b> Add one or two tiles from your hand to one of your sets: tiles of its family, its characters, Statues or the Architect. If any tile fits, you must add at least one. This is not a sale and uses no Pirogue.
rules-duel-D-5-7 = <icon:characters/scribe> <b>Scribe</b> (there are two). If your opponent holds more than six tiles, they choose tiles and move them face down to their corruption until they hold six.
rules-duel-D-5-8 = <icon:characters/architect> <b>Architect.</b> Draw three random spare Pirogues, choose one and use it at once. The others go back. Your opponent does not see them.

rules-duel-chapter-pirogues = Pirogues
rules-duel-D-6 = Once used, a Pirogue leaves the game, or stays with the set or the player it affects.
rules-duel-D-6-1 = <icon:pirogues/pyramid> <b>Pyramid.</b> Take another full turn at once. If you take a tile on that turn, you may first turn the Ankh in any of the four directions. You may even turn it to an empty line, and then refill the market (our ruling). If you sell a set or play a character instead, the Ankh stays as it was.
rules-duel-D-6-2 = <icon:pirogues/scarabs> <b>Two Scarabs.</b> Put it on one of your wheat, cattle or fish sets, even the one you have just sold: it adds two scarabs there. Both of these Pirogues may go on the same set. If you have no such set, it is discarded.
rules-duel-D-6-3 = <icon:pirogues/mummy> <b>Mummy.</b> Take all your corruption into your hand.
rules-duel-D-6-4 = <icon:pirogues/snake-1> <icon:pirogues/snake-2> <b>Snake and Large Snake.</b> Give it to your opponent: at the end of the game it adds one to their corruption, or two if it is the Large Snake.
rules-duel-D-6-5 = <icon:pirogues/seven> <b>Seven.</b> Score seven points at the end of the game.
rules-duel-D-6-6 = <icon:pirogues/deben-two> <b>Two and a Deben.</b> Draw a Deben now, and score two points at the end of the game.
rules-duel-D-6-7 = <icon:pirogues/eye> <b>Eye of Horus.</b> Draw two Deben, keep the higher one and put the other back without showing it.
rules-duel-D-6-8 = <icon:pirogues/finger> <b>Finger.</b> Put it on a tile of the Ankh’s line. Your opponent’s next action must be to take that tile; all the rules for taking apply. They cannot sell a set or play a character first (our ruling). If there is no tile on the line, the Finger is discarded.

rules-duel-chapter-end = End of the game
rules-duel-D-4-1 = If, at the start of a turn (extra turns included), the player can neither take a tile nor sell a set nor play a character, the game ends at once, even if there are still tiles elsewhere in the market. Taking is impossible when the draw pile is empty and there is no tile on the Ankh’s line; on a Pyramid turn, when there is none on any of the four lines.
rules-duel-D-4-2 = The <i>other</i> player removes from the game every set they could still have sold: these tiles score nothing, but they are not corruption either. Felucca removes as many tiles as possible, which is best for that player. One or two tiles of a family already sold do not count as a set. Example: with 3 wheat, a wheat character, one marble, one ivory and an ivory character in hand, four tiles are removed and three become corruption.
rules-duel-D-4-3 = Then both players add the tiles left in their hands to their corruption.
rules-duel-D-4-4 = Your corruption is the number of its tiles plus the value of Snakes. The less corrupt player draws one Deben, plus one for every full three points of difference. Example: 1 against 8 draws three Deben. If both are equally corrupt, nobody draws. If the bag runs out, you get no more (our ruling).
rules-duel-D-4-5 = To find your score, multiply tiles by scarabs in each set, and add your Deben and the points on your Pirogues. Example: a set of four tiles with six scarabs scores 24, and one of three tiles with three scarabs scores 9; with Deben worth 3, 5, 7 and 7 and a Pirogue worth 2, that makes 57. The higher score wins. A tie goes to the less corrupt player; if both are equally corrupt, the game is a draw.

rules-duel-chapter-knowledge = Open and hidden information
rules-duel-D-7 = Both players see the market (characters only from the back), sets, the backs of the tiles in each hand, the number of tiles in each corruption, the number of Deben and Pirogues each player has, and the Pirogues that have been used. The values of Deben, the faces of characters and of tiles drawn unseen, and the Pirogues left are hidden, unless you have looked at them. A tile taken face up is known to both players.
rules-duel-D-7-1 = Once you have looked at the Pirogues left, you know them. Both players know the tile that a Thief steals. After you play the Vizier, you know all the corruption you have looked through. The tiles you move to your corruption for a Scribe stay hidden. The tile tracker remembers everything you have seen.
