# The levels programs play at.

level-random = Feather
level-random-help = Does anything that is allowed, as the wind blows.

level-apprentice = Apprentice
level-apprentice-help = Knows a few rules of thumb and forgets them often.
level-scribe = Scribe
level-scribe-help = Weighs its own next move, not always well.
level-merchant = Merchant
level-merchant-help = Weighs its own next move with care.
level-steward = Steward
level-steward-help = Has learned from many games what a position is worth.
level-vizier = Vizier
level-vizier-help = Also thinks about your answer.
level-pharaoh = Pharaoh
level-pharaoh-help = Looks several turns ahead, in many of the hands you may hold. At most a second a move.

level-miser = Miser
level-miser-help = Hates corruption and every risk.
level-gambler = Gambler
level-gambler-help = Passes over whatever it does not like, and never knows when to stop.
level-hoarder = Hoarder
level-hoarder-help = Likes to keep what it has for something greater.
level-spoiler = Spoiler
level-spoiler-help = Would rather see the leader fall than climb himself.
