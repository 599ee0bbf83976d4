# The rules of Sobek: 2 Players for the rulebook. Keys: rules-duel-chapter-… a chapter, rules-duel-D-… the rule of that
# id, anything else a paragraph without one; in reading order. Where the rules leave something open, the paragraph says
# that the answer is ours.

rules-duel-chapter-aim = What it is about
rules-duel-about = Two merchants share one market. A pawn, the <b>Ankh</b>, stands on it and points along a line: only tiles on that line can be taken, and every tile taken turns the Ankh anew. So what you take decides what your rival may take. You sell tiles in <b>sets</b>; tiles you pass over are hidden in your <b>corruption</b>. Most points at the end win.

rules-duel-chapter-parts = What lies on the table
rules-duel-D-1-1 = There are 55 <b>goods</b>: cattle <icon:goods/cattle> 9, wheat <icon:goods/wheat> 11, fish <icon:goods/fish> 10, ebony <icon:goods/ebony> 7, marble <icon:goods/marble> 7, ivory <icon:goods/ivory> 6, and 5 <b>Statues of Sobek</b> <icon:goods/statue>, which are wild. Forty-five of them have a black back, ten starting tiles a grey one.
rules-duel-D-1-2 = Every goods tile shows its family by letter, colour, edge and drawing, and a <b>mark</b>: two arrows that say how it turns the Ankh. More than half carry <b>scarabs</b> <icon:scarab>: three on such a tile of ivory, two on ebony and marble, one on cattle, fish and wheat. One tile of each family shows a <b>Deben</b> <icon:deben>.
rules-duel-D-1-2a = With a black back there are 7 cattle (5 with a scarab), 8 fish (5), 8 wheat (5), 6 marble (3 with two), 6 ebony (4 with two), 5 ivory (3 with three) and the 5 Statues, which never have scarabs.
rules-duel-D-1-3 = The ten starting tiles carry neither scarabs nor a Deben: 3 wheat, 2 cattle, 2 fish, and one each of ebony, marble and ivory.
rules-duel-D-1-4 = There are 10 <b>characters</b> with a red back: Queen (ivory), Vizier and a Scribe (cattle), Thief and a Scribe (fish), Merchant and Courtesan (wheat), High Priest (ebony), High Priestess (marble), and the Architect, who is wild. They have no scarabs and no mark.
rules-duel-D-1-5 = There are 13 <b>Pirogues</b>: two each of Pyramid, Two Scarabs, Two and a Deben, and Finger; one each of Mummy, Snake, Great Snake, Seven and Eye of Horus.
rules-duel-D-1-6 = There are 13 <b>Deben</b> <icon:deben> worth 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8 and 9 points, in a bag.
rules-duel-D-1-7 = The market has six by six squares in three rings: four in the centre, twelve around them, twenty outside. It is always filled ring by ring from the centre, each ring from its top-left square clockwise.

rules-duel-chapter-setup = The game begins
rules-duel-D-2 = Each player gets two starting tiles, which only he sees. Four more lie face up on the centre; the last two stay out of play, unseen. The other 45 goods and the 10 characters are shuffled together and fill the two outer rings, goods face up, characters face down; 23 tiles are left as the pile. Five of the Pirogues lie face down beside the market, eight are set aside unseen.
rules-duel-D-2-4 = A random player begins. He takes any of the four centre tiles, and can do nothing else; the Ankh goes to its square and turns as its mark says.

rules-duel-chapter-turn = Your turn
rules-duel-D-3 = On your turn you do exactly one thing: take a tile, sell a set, or play a character. Then it is your rival’s turn. Passing is not possible.
rules-duel-D-3-1 = <b>Take a tile.</b> Choose any tile on the line through the Ankh, in either direction. You may pass over tiles, and empty squares do not stop you. The Ankh moves to the square and turns along the tile’s mark, and the tile goes to your hand, which may be of any size. Every tile you passed over goes face down into your corruption; you may look at your own, not at your rival’s. Goods may leave the Ankh pointing at nothing.
rules-duel-D-3-1a = <b>A character taken.</b> It has no mark, so you choose how the Ankh points, after you have seen it and the tiles passed over are gone. It must point at a tile if any of the four lines has one; otherwise any line will do (that last case is our answer).
rules-duel-D-3-1b = <b>A Deben on the tile.</b> Right after you have taken it from the market you may show the tile, remove it from the game, and draw a Deben from the bag instead. You decide before you draw. The Ankh stays as the tile turned it, and tiles passed over are corruption all the same. You look at the Deben and keep it hidden. This holds for every take, also after a refill or under a Finger, but not for tiles you get through a character or a Pirogue.
rules-duel-D-3-1c = <b>An empty line.</b> If you want to take and no tile lies on the line, you first lift the Ankh and refill the market from the pile, as far as it reaches. Then you take one of the tiles in the centre, as at the beginning. The refill belongs to the take: selling or playing a character never refills. Once the market is refilled you must take (our answer), and nothing is passed over. With an empty pile such a take is impossible.

rules-duel-chapter-sets = Selling
rules-duel-D-3-2 = <b>Sell a set.</b> Lay three or more tiles of one family from your hand in front of you. Statues and the Architect stand for any family. Characters count for their family and lose their power. You need not sell all you hold, and a set without a scarab is allowed.
rules-duel-D-3-2a = Later sales of the same family join its set, again three tiles or more. Wild tiles alone may join a set you have sold, the one you name if there are several. A set of a <i>new</i> family needs at least one goods tile of that family: neither Statues nor characters are enough. (With the table’s option a character of the family may begin it.)
rules-duel-D-3-2b = <b>Every sale uses one Pirogue</b> while any of the five are left, also a sale that joins a set. You look at those left, choose one, and it takes effect at once; see <rule:D-6>. You may choose one that does nothing now, so that your rival does not get it; but one that can be applied must be. The others go back face down, and they are never replaced.
rules-duel-D-3-3 = <b>Play a character.</b> Remove it from the game and use its power; see <rule:D-5>. One whose power has no effect now may be played; one that has an effect must be carried out.

rules-duel-chapter-characters = The characters
rules-duel-D-5 = A player who can carry out a power must; if there is nothing to take or to move, nothing happens.
rules-duel-D-5-1 = <icon:characters/queen> <b>Queen.</b> Draw the top three tiles of the pile into your hand, fewer if there are fewer.
rules-duel-D-5-2 = <icon:characters/vizier> <b>Vizier.</b> Look at all of your rival’s corruption and take one tile of it into your hand. He sees which.
rules-duel-D-5-3 = <icon:characters/thief> <b>Thief.</b> Choose a colour of back in your rival’s hand, and take a random tile of that colour.
rules-duel-D-5-4 = <icon:characters/merchant> <b>Merchant.</b> Take any tile of the market into your hand. The Ankh neither moves nor turns, there is no corruption and no exchange for a Deben.
rules-duel-D-5-5 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>High Priest and High Priestess.</b> Name a family that lies in your corruption and remove all its tiles from the game, its characters too; or all Statues, with the Architect. Your rival sees them.
rules-duel-D-5-6 = <icon:characters/courtesan> <b>Courtesan.</b> Add one or two tiles from your hand to one of your sold sets: tiles of its family, its characters, Statues or the Architect. If one fits, at least one. This is no sale and uses no Pirogue.
rules-duel-D-5-7 = <icon:characters/scribe> <b>Scribe</b> (there are two). A rival with more than six tiles in hand moves tiles of his own choice, face down, to his corruption until he holds six.
rules-duel-D-5-8 = <icon:characters/architect> <b>Architect.</b> Draw three random Pirogues of those set aside, choose one and apply it at once. The others go back; your rival does not see them.

rules-duel-chapter-pirogues = The Pirogues
rules-duel-D-6 = Used Pirogues leave the game, or stay on the set or with the player they concern.
rules-duel-D-6-1 = <icon:pirogues/pyramid> <b>Pyramid.</b> Play another full turn at once. If you take a tile in it, you may first turn the Ankh in any of the four directions. You may even turn it to an empty line, which then means a refill (our answer). If you sell or play a character instead, the Ankh stays as it was.
rules-duel-D-6-2 = <icon:pirogues/scarabs> <b>Two Scarabs.</b> Put it on one of your sold sets of wheat, cattle or fish, also on the one just sold: it adds two scarabs there. Both may lie on one set. Without such a set it is discarded.
rules-duel-D-6-3 = <icon:pirogues/mummy> <b>Mummy.</b> Take all tiles of your corruption into your hand.
rules-duel-D-6-4 = <icon:pirogues/snake-1> <icon:pirogues/snake-2> <b>Snake and Great Snake.</b> Give it to your rival: at the end his corruption counts one more, or two more.
rules-duel-D-6-5 = <icon:pirogues/seven> <b>Seven.</b> Seven points at the end.
rules-duel-D-6-6 = <icon:pirogues/deben-two> <b>Two and a Deben.</b> Two points at the end, and draw a Deben now.
rules-duel-D-6-7 = <icon:pirogues/eye> <b>Eye of Horus.</b> Draw two Deben, keep the higher and put the other back unseen.
rules-duel-D-6-8 = <icon:pirogues/finger> <b>Finger.</b> Lay it on a tile of the Ankh’s line. Your rival’s next action must be to take exactly that tile; all rules of taking apply. He can neither sell nor play a character before (our answer). If no tile lies on the line it is discarded.

rules-duel-chapter-end = The end of the game
rules-duel-D-4-1 = At the start of a turn, extra turns too: if the player cannot take (no tile on the Ankh’s line, in a Pyramid’s turn on none of the four, and the pile is empty), nor sell, nor play a character, the game ends at once, even if tiles lie elsewhere on the market.
rules-duel-D-4-2 = The <i>other</i> player removes from the game every set he could still have sold: such tiles score nothing, but they are not corruption either. The program removes as many tiles as possible, which is best for him. One or two tiles of a family already sold are no set. With 3 wheat, a wheat character, one marble, one ivory and an ivory character in hand, four tiles are removed and three become corruption.
rules-duel-D-4-3 = Then both add the tiles left in their hands to their corruption.
rules-duel-D-4-4 = Corruption is its tiles and the value of Snakes. Who has less draws a Deben, and one more for every full three points of difference: 1 against 8 draws three. If both have the same, nobody draws. A bag that is too small gives what it has (our answer).
rules-duel-D-4-5 = Your score: every set counts its tiles times its scarabs, and then come your Deben and the points on your Pirogues. A set of four tiles with six scarabs is worth 24, one of three with three is 9; with Deben of 3, 5, 7 and 7 and a Pirogue of 2 that makes 57. A tie goes to the lower corruption; if that is equal too, it is a draw.

rules-duel-chapter-knowledge = What you may know
rules-duel-D-7 = Everyone sees the market (of characters the backs), sold sets, the backs of the tiles in both hands, how many tiles lie in each corruption, how many Deben and Pirogues each has, and which Pirogues have been used. Hidden are the values of Deben, the faces of characters and of tiles drawn unseen, and the Pirogues that are left, except from a player who has looked at them. A tile taken face up has been seen by both.
rules-duel-D-7-1 = Who has looked at the Pirogues left knows them from then on. The Thief’s tile is known to both. The Vizier’s player knows the whole corruption he looked through. What a Scribe makes you put away stays hidden. The panel of all tiles remembers for you everything you have seen.
