# Names and powers of the pieces of all three games.

## Families
family-statue = Statue of Sobek
letter-statue = S

## Characters
card-architect = Architect

## Powers in Sobek (S-5)

## Events of Sobek (S-6)

## Powers in the duel (D-5)
power-duel-queen = Draw the top 3 tiles of the pile.
power-duel-vizier = Look at all of your rival’s corruption and take one tile of it into your hand.
power-duel-thief = Choose a colour of back in your rival’s hand: take a random tile with that back.
power-duel-merchant = Take any tile of the market. The Ankh stays, and there is no corruption.
power-duel-high-priest = Remove from your corruption all tiles of one family, its characters too, or all Statues.
power-duel-high-priestess = Remove from your corruption all tiles of one family, its characters too, or all Statues.
power-duel-courtesan = Add 1 or 2 fitting tiles from your hand to one of your sold sets. No Pirogue.
power-duel-scribe = If your rival holds more than 6 tiles, some of them, of your rival’s choice, become corruption until 6 are left.
power-duel-architect = Look at 3 random Pirogues of those set aside, choose one and apply it at once.
card-deben = Deben

## Pirogues of the duel (D-6)
pirogue-pyramid = Pyramid
pirogue-scarabs = Two Scarabs
pirogue-mummy = Mummy
pirogue-snake-1 = Snake
pirogue-snake-2 = Great Snake
pirogue-seven = Seven
pirogue-deben-two = Two and a Deben
pirogue-eye = Eye of Horus
pirogue-finger = Finger
power-pirogue-pyramid = Take another whole turn at once. If you take a tile, you may first turn the Ankh as you like.
power-pirogue-scarabs = Put it on one of your wheat, cattle or fish sets: it adds 2 scarabs there.
power-pirogue-mummy = Take all the tiles of your corruption into your hand.
power-pirogue-snake-1 = Your rival’s corruption counts 1 more at the end.
power-pirogue-snake-2 = Your rival’s corruption counts 2 more at the end.
power-pirogue-seven = 7 points at the end.
power-pirogue-deben-two = 2 points at the end, and draw a Deben now.
power-pirogue-eye = Draw 2 Deben, keep the higher and put the other back.
power-pirogue-finger = Point at a tile on the Ankh’s line: your rival’s next action must be to take it.

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
power-port = On every Nile space each payment is 1 resource cheaper, whichever you like. Holds one joker each round.
power-pyramid = Paid step by step, one step a round; the last step completes it.
power-barracks = Once a season: your gauge goes down by 1 and that of a standing opponent up by 1, never onto red.
power-temple = Before the first card: look at the top two cards, keep one in secret, put the other on top or at the bottom.
power-market = Once a season: exchange resources, as many for as many, between your warehouses and those of one opponent.
power-library = Once a season: a Trouble becomes a joker for you.
power-gardens = Once a season: a double Trouble counts 1 for you.
power-palace = Once a season: take a card that has just been revealed. It does nothing to anyone; a resource is yours.
power-carpenter = Sites on its space and beside it cost 1 wood less. Holds one wood each round.
power-stonecutter = Sites on its space and beside it cost 1 stone less. Holds one stone each round.
power-goldsmith = Sites on its space and beside it cost 1 gold less. Holds one gold each round.
power-warehouse = Stores 3 resources from one round to the next.
power-master-builder = Manages up to 2 sites.

## Resources and season cards of Sa-Rê (R-1.5, R-5)
resource-wood = Wood
resource-stone = Stone
resource-gold = Gold
resource-joker = Joker
card-trouble = Trouble
card-double-trouble = Double Trouble
card-horus = Horus
card-hoshekh = Hoshekh
card-double = Double
season-resource = One such resource joins the pool of the season.
season-trouble = The revolt gauge of every standing player goes up by 1.
season-double-trouble = The revolt gauge of every standing player goes up by 2.
season-horus = Two more cards are revealed at once, without a question in between.
season-hoshekh = Darkness: from now on every card first removes a card of the shuffled discard, and a resource so removed leaves the pool.
season-double = Without gold, both resources go at once to the first who lays the obelisk; with gold, to the last at the end of the season.

## Options and scenarios
