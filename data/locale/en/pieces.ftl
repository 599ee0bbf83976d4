# Names and powers of the pieces of all three games.

## Families
family-statue = Statue of Sobek
letter-statue = S

## Characters
card-architect = Architect

## Powers in Sobek (S-5)

## Events of Sobek (S-6)

## Powers in the duel (D-5)
power-duel-queen = Draw the top 3 tiles of the draw pile.
power-duel-vizier = Look through your opponent’s corruption and take 1 tile into your hand.
power-duel-thief = Choose a back colour in your opponent’s hand and steal a random tile with that back.
power-duel-merchant = Take any tile from the market. No corruption, and the Ankh doesn’t move.
power-duel-high-priest = Remove one family, characters included, or all Statues from your corruption.
power-duel-high-priestess = Remove one family, characters included, or all Statues from your corruption.
power-duel-courtesan = Add 1 or 2 matching tiles from your hand to one of your sets. No Pirogue.
power-duel-scribe = If your opponent holds more than 6 tiles, they choose tiles to move to corruption until 6 are left.
power-duel-architect = Look at 3 random spare Pirogues and use one of them now.
card-deben = Deben

## Pirogues of the duel (D-6)
pirogue-pyramid = Pyramid
pirogue-scarabs = Two Scarabs
pirogue-mummy = Mummy
pirogue-snake-1 = Snake
pirogue-snake-2 = Large Snake
pirogue-seven = Seven
pirogue-deben-two = Two and a Deben
pirogue-eye = Eye of Horus
pirogue-finger = Finger
power-pirogue-pyramid = Take another full turn. If you take a tile, you may first turn the Ankh any way you like.
power-pirogue-scarabs = Put it on one of your wheat, cattle or fish sets: +2 scarabs.
power-pirogue-mummy = Take all your corruption into your hand.
power-pirogue-snake-1 = +1 to your opponent’s corruption at the end of the game.
power-pirogue-snake-2 = +2 to your opponent’s corruption at the end of the game.
power-pirogue-seven = 7 points at the end of the game.
power-pirogue-deben-two = Draw a Deben now, and score 2 points at the end of the game.
power-pirogue-eye = Draw 2 Deben, keep the higher one and put the other back.
power-pirogue-finger = Choose a tile on the Ankh’s line: your opponent’s next action must be to take it.

## Tiles of Sa-Rê (R-1.2, R-4, R-6)
tile-port = Port
tile-pyramid = Pyramid
tile-barracks = Barracks
tile-temple = Temple
tile-market = Market
tile-library = Library
tile-gardens = Gardens
tile-palace = Palace
tile-carpenter = Carpenter
tile-stonecutter = Stonecutter
tile-goldsmith = Goldsmith
tile-warehouse = Warehouse
tile-master-builder = Master Builder
power-port = Your choice of 1 resource off every payment on Nile spaces. Produces 1 wild each round.
power-pyramid = Built in steps, one per round. The last step completes it.
power-barracks = Once per season: lower your gauge by 1 and raise the gauge of an opponent in the season by 1, but never onto red.
power-temple = Before the first card: look at the top two, keep one secretly and put the other on top or at the bottom.
power-market = Once per season: swap resources one for one between your Warehouses and an opponent’s.
power-library = Once per season: turn an Unrest into a wild.
power-gardens = Once per season: a double Unrest counts as 1 for you.
power-palace = Once per season: seize a card that has just been revealed. It affects no one; a resource is yours alone.
power-carpenter = Building on its space and next to it costs 1 wood less. Produces 1 wood each round.
power-stonecutter = Building on its space and next to it costs 1 stone less. Produces 1 stone each round.
power-goldsmith = Building on its space and next to it costs 1 gold less. Produces 1 gold each round.
power-warehouse = Stores up to 3 resources from round to round.
power-master-builder = Manages up to 2 sites.

## Resources and season cards of Sa-Rê (R-1.5, R-5)
resource-wood = Wood
resource-stone = Stone
resource-gold = Gold
resource-joker = Wild
card-trouble = Unrest
card-double-trouble = Double Unrest
card-horus = Horus
card-hoshekh = Hoshekh
card-double = Double
season-resource = Adds a resource of this kind to the pool.
season-trouble = +1 on the revolt gauge of everyone still in the season.
season-double-trouble = +2 on the revolt gauge of everyone still in the season.
season-horus = Two more cards are revealed right away. Nobody may stop in between.
season-hoshekh = Darkness: from now on, each card drawn first removes a card from the shuffled discard pile. If it is a resource, the pool loses it.
season-double = Without gold: the first to stop gets both resources. With gold: the last to stop does.

## Options and scenarios
