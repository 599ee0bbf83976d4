# The guide of a first game. For each lesson of a game a title and a few sentences; numbers come from the game's own.

menu-learn = Learn to play
learn-title = Learn to play
learn-intro = Short lessons on the real table, one move at a time. Stop and come back whenever you like.
table-menu-guide = Turn on tips
table-menu-no-guide = Turn off tips

lesson-count = Step { $number } of { $count }
lesson-next = Next
lesson-again = Try again
lesson-skip = Go on anyway
lesson-chapter = Next lesson
lesson-leave = All lessons
lesson-read = Read the note, then press “{ $button }”.
lesson-answer = Choose an answer on the note.
learn-chapter = { $number } · { $title }
learn-progress = Lessons { $chapters }/{ $of } · Exercises { $exercises }/{ $all }
learn-guided = Play a first game
learn-guided-about = Then a whole game against an easy AI, with tips and unlimited undo.
tip-caption = New to you
tip-next = Got it
tip-stop = No more tips
learned-open = Summary
learned-title = Your first game
learned-looking = Looking for your best move, and for the one that cost you most…
learned-finest = Your best move
learned-dearest = Your costliest move
learned-even = No single move won or lost you much.
learned-chapters = { $count ->
    [one] You have 1 lesson left to play: choose <b>Learn to play</b> in the menu.
   *[other] You have { $count } lessons left to play: choose <b>Learn to play</b> in the menu.
}
learned-exercises = { $count ->
    [one] 1 exercise is waiting with the lessons.
   *[other] { $count } exercises are waiting with the lessons.
}
learned-level = Play again, against { $level }

tip-sobek-aim-title = Your goal
tip-sobek-aim = You are a merchant at a temple on the Nile. Take goods from the quays and play <b>sets</b> of one family. A set scores <b>cards × scarabs <icon:scarab></b>, so every card you add can pay twice. Most points after { $rounds } rounds wins.
tip-sobek-starter-title = Who goes first?
tip-sobek-starter = You have the fewest points, so you choose who starts. Look at your hand and at the front of the line: start yourself if there is a card you want to take before anyone else.
tip-sobek-take-title = Take a card
tip-sobek-take = You do one thing per turn. Usually you take one of the first { $reach } cards in line: they are highlighted. Then it’s the next player’s turn.
tip-sobek-corruption-title = Skipping has a price
tip-sobek-corruption = Skipped cards go under this tile: your <b>corruption</b>. After each round, only the most corrupt player is punished: back one symbol (about 5 points) per { $penalty_step } points from their sets. A card or two is fine; being worst isn’t. The first in line is free.
tip-sobek-hand-title = Your hand
tip-sobek-hand = Letter, colour and picture show a card’s family. Amulets <icon:goods/amulet> are wild. A few big sets beat many small ones: every card you add multiplies all the scarabs in its set again.
tip-sobek-help-title = When you are stuck
tip-sobek-help = Point at anything to see what it is. At the top right, <b>Hint</b> <icon:hint>{ $key_hint } shows where to look, then the move, then why; <b>Undo</b> <icon:undo>{ $key_undo } undoes a move; <b>Rules</b> <icon:rules>{ $key_help } opens the rulebook.
tip-sobek-hidden-title = Face down
tip-sobek-hidden = An orange back is a <b>character</b> with a special power. Only the player who takes or skips it sees which one it is. Taking it is a gamble, but often a good one.
tip-sobek-character-title = You hold a character
tip-sobek-character = Spend a turn to use its power, or keep it as a card of its family for a set – never both. Point at it to read the power.
tip-sobek-set-title = You can play a set
tip-sobek-set = { $set_size } cards of one family make a set. Waiting for more makes it worth more, but every card still in your hand when the round ends is corruption. Choose the cards, or press a suggestion.
tip-sobek-event-title = A set earns you an event
tip-sobek-event = Look at the tokens left and use one now. The others stay for your opponents, so sometimes the best choice is the one they would love to have.
tip-sobek-join-title = Add to a set
tip-sobek-join = You can add { $set_size } or more cards to a set you have played. Old and new scarabs then count for every card in it, and you choose another event, if any are left.
tip-sobek-last-title = The last delivery
tip-sobek-last = No more cards are coming. The round ends the moment the quays are empty – the player who takes the last card decides when. Play your sets before someone catches you with a full hand.
tip-sobek-sideways-title = One last chance
tip-sobek-sideways = Sets of { $set_size } or more can still be played <i>sideways</i>: they score 1 point per scarab, without the multiplier. This keeps those cards out of your corruption. Everything else in your hand goes there.
tip-sobek-round-title = A new round
tip-sobek-round = All cards and tokens are shuffled back in; points are kept. The game ends after { $rounds } rounds, or after { $early_end_round } if someone has more than { $early_end_points } points.

tip-duel-aim-title = Your goal
tip-duel-aim = You and one other merchant share a market. Take tiles and sell sets of three or more of one family. A <b>set</b> scores <b>tiles × scarabs</b> <icon:scarab>. There is only one round; most points wins.
tip-duel-opening-title = The first tile
tip-duel-opening = The first player takes one of the four centre tiles. The <b>Ankh</b> takes its place and turns to follow the two arrows on the tile.
tip-duel-ankh-title = The Ankh
tip-duel-ankh = You may take any tile on the Ankh’s line, in either direction. These tiles are highlighted. Empty squares don’t block you.
tip-duel-turning-title = What you leave your opponent
tip-duel-turning = The Ankh moves to the tile you take and turns along its arrows. <b>That</b> is the line your opponent must take from next, so look at what you leave before you take. Point at a tile to preview its line.
tip-duel-corruption-title = Passing over has a price
tip-duel-corruption = Tiles you pass over go face down into your <b>corruption</b>. At the end the less corrupt player draws a Deben <icon:deben>, plus one for every { $corruption_step } tiles of difference – a few points each.
tip-duel-hand-title = Your hand
tip-duel-hand = Letter, colour and picture show a tile’s family. Statues <icon:goods/statue> are wild. Every tile you add multiplies all the scarabs in its set again, so a few big sets beat many small ones.
tip-duel-help-title = When you are stuck
tip-duel-help = Point at anything to see what it is. At the top right, <b>Hint</b> <icon:hint>{ $key_hint } shows where to look, then the move, then why; <b>Undo</b> <icon:undo>{ $key_undo } undoes a move; <b>Rules</b> <icon:rules>{ $key_help } opens the rulebook.
tip-duel-hidden-title = Face down
tip-duel-hidden = A red back is a <b>character</b> with a special power and no arrows. Only the player who takes it or passes over it sees which one it is.
tip-duel-facing-title = You turn the Ankh
tip-duel-facing = Characters have no arrows, so you choose where the Ankh points – towards a tile, if there is one. Which line would your opponent like least?
tip-duel-deben-title = Tile or Deben?
tip-duel-deben = This tile shows a Deben <icon:deben>. You may give the tile up and draw a Deben from the bag instead: points that only you can see until the end. Keep the tile if it fits one of your sets.
tip-duel-character-title = You hold a character
tip-duel-character = Spend a turn to use its power, or keep it as a tile of its family for a set – never both. Point at it to read the power.
tip-duel-sale-title = You can sell a set
tip-duel-sale = { $set_size } tiles of one family make a set. Waiting for more makes it worth more, but whatever is left in your hand at the end is corruption. Choose the tiles, or press a suggestion.
tip-duel-pirogue-title = A sale earns you a Pirogue
tip-duel-pirogue = Look at the Pirogues left and use one now. They are never replaced: the first to sell has the widest choice, and what you leave, your opponent may take.
tip-duel-join-title = Add to a set
tip-duel-join = You can add { $set_size } or more tiles to a set you have sold: all its scarabs then count for all its tiles. You also use another Pirogue, as long as any are left.
tip-duel-refill-title = An empty line
tip-duel-refill = If you take a tile now, you first refill the market, then take one from the centre. Or sell a set or play a character, and leave the empty line to your opponent.
tip-duel-scribe-title = The Scribe
tip-duel-scribe = You hold more than { $hand_limit } tiles, so the Scribe makes you move some to your corruption. You choose which; your opponent doesn’t see them.
tip-duel-end-title = The end is near
tip-duel-end = The draw pile is empty. The game ends once a player can’t take a tile, sell a set or play a character. Everything left in both hands becomes corruption, but the <i>other</i> player may first remove whole sets. Don’t be the one who gets stuck.

tip-sa-re-aim-title = Your goal
tip-sa-re-aim = You are building a city for Pharaoh. The first to reach the goal wins. { $scenario ->
    [scribe] The Scribe wants all twelve spaces built on, and a Pyramid begun.
    [priest] The Priest wants a Port, a Pyramid and { $priest_administrative } administrative buildings.
    [pharaoh] Pharaoh himself wants a Port, a Pyramid and all six administrative buildings.
   *[first-pyramid] It’s a simple one: be the first to complete a Pyramid.
} The number beside each name shows how close that player is.
tip-sa-re-start-title = Found your city
tip-sa-re-start = Place your Warehouse and your Master Builder on one or two of these spaces. Think ahead: a Port needs a space on the Nile, and craftsmen make it cheaper to build next to them.
tip-sa-re-help-title = When you are stuck
tip-sa-re-help = Point at anything to see what it is. At the top right, <b>Hint</b> <icon:hint>{ $key_hint } shows where to look, then the move, then why; <b>Undo</b> <icon:undo>{ $key_undo } undoes a move; <b>Rules</b> <icon:rules>{ $key_help } opens the rulebook.
tip-sa-re-sites-title = Phase 1: sites
tip-sa-re-sites = Take a tile from the reference board and put it on an empty space. That’s free, but for now it’s only a <b>site</b>: you pay for it in phase 3. Each Master Builder can manage up to { $sites_per_master } sites. When you have enough, press Done.
tip-sa-re-prices-title = What it will cost
tip-sa-re-prices = In phase 3 you pay for a site <b>in full</b>: wood <icon:resources/wood>, stone <icon:resources/stone>, gold <icon:resources/gold>. Carpenter, Stonecutter and Goldsmith take 1 of their resource off prices on their own space and the four next to it, and produce 1 every round.
tip-sa-re-gauge-title = Your workers’ mood
tip-sa-re-gauge = Your revolt gauge starts the season here. One site per Master Builder is safe; each extra site makes you start one square higher. Square { $gauge_red }, the red one, is a revolt: more sites, more risk.
tip-sa-re-season-title = Phase 2: the season
tip-sa-re-season = Cards are revealed one by one, and the resources go to the <b>pool</b>. Before each card you choose: <b>stop</b> and get a copy of the whole pool, or <b>continue</b> for more.
tip-sa-re-trouble-title = The risk
tip-sa-re-trouble = Unrest <icon:season/trouble> raises your gauge by 1, double Unrest <icon:season/double-trouble> by 2. At red your workers revolt: you get 1 of each resource instead of the pool and can’t build this round. Stop when you have enough to pay for your sites and red is near.
tip-sa-re-double-title = The double card
tip-sa-re-double = A bonus of two resources for one player. Without gold on the card, the <b>first</b> to stop gets it; with gold, the <b>last</b> to stop.
tip-sa-re-odds-title = What can still come
tip-sa-re-odds = The cards you haven’t seen yet are counted for you; one of them was set aside. Press “{ board-sa-re-odds }” to see how likely each is to come next, and how likely a revolt is.
tip-sa-re-horus-title = Three cards at once
tip-sa-re-horus = Horus <icon:season/horus> draws two more cards right away, and nobody may stop in between. The closer you are to red, the more it can hurt.
tip-sa-re-dark-title = Darkness
tip-sa-re-dark = Hoshekh <icon:season/hoshekh> has turned the cards drawn so far face down. Each new card first removes one of them, and if that’s a resource, the pool loses it. While it’s dark, waiting rarely pays.
tip-sa-re-gold-title = Gold calms workers
tip-sa-re-gold = Before each card you may pay 1 gold from your Warehouses to lower your gauge by one square, down to its base. It’s worth it when one more card could gain you a lot.
tip-sa-re-alone-title = Last one in
tip-sa-re-alone = Everyone else has stopped. You may go on collecting, but the next Unrest ends your season.
tip-sa-re-building-title = An administrative building
tip-sa-re-building = Each works once a season, while you are still in it (the Market even afterwards). Point at the building to see what it does. You don’t have to use it right away.
tip-sa-re-revolt-title = Revolt!
tip-sa-re-revolt = It happens. You get 1 wood, 1 stone and 1 gold instead of the pool. You can’t build this round, but you can store what you got or charter a caravan, and your sites stay.
tip-sa-re-build-title = Phase 3: construction
tip-sa-re-build = Select a site to build it. Pay with this season’s resources, your Warehouses, the tokens on your craftsmen, and caravans. A wild <icon:resources/joker> replaces any resource. The building works from next season on.
tip-sa-re-caravans-title = Nothing goes to waste
tip-sa-re-caravans = Trade any two resources you can’t use for a <b>caravan</b>. In a later round it is worth one resource of your choice. You can have up to { $caravans }.
tip-sa-re-store-title = What you keep
tip-sa-re-store = Each Warehouse keeps { $storage } resources for the next round. Anything that doesn’t fit and isn’t turned into a caravan is lost.
tip-sa-re-round-title = A new round
tip-sa-re-round = The buildings you finished last round now work. Unpaid sites stay; you may cancel them. The next player goes first, and this season has a new double card.
tip-sa-re-pyramid-title = The Pyramid
tip-sa-re-pyramid = A Pyramid is built in steps, one per round, each paid in full. When you launch it you take the top card of the stack. Later cards are cheaper, but waiting too long costs you rounds you don’t have.
tip-sa-re-growth-title = Your city has grown
tip-sa-re-growth = A black cube now covers the lowest square of your gauge, so your seasons start higher. Your first main building adds one, your second administrative building another. There are no more.
