# The levels programs play at.

level-random = Feather
level-random-help = Does anything that is allowed, as the wind blows.

level-apprentice = Apprentice
level-apprentice-help = Knows a few rules of thumb and forgets them often.
level-scribe = Scribe
level-scribe-help = Thinks of its own next move only, and not always well.
level-merchant = Merchant
level-merchant-help = Weighs its own next move with care.
level-steward = Steward
level-steward-help = Knows what a position is worth.
level-vizier = Vizier
level-vizier-help = Also thinks about your answer.
level-pharaoh = Pharaoh
level-pharaoh-help = Looks ahead in more of the ways the hidden cards may lie than anybody else.

level-miser = Miser
level-miser-help = Hates every risk and keeps its hands clean.
level-gambler = Gambler
level-gambler-help = Takes what it likes, whatever it costs, and never knows when to stop.
level-hoarder = Hoarder
level-hoarder-help = Likes to keep what it has for something greater.
level-spoiler = Spoiler
level-spoiler-help = Would rather see the leader fall than climb itself.
