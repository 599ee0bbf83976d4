# The levels programs play at.

level-random = Feather
level-random-help = Does anything that is allowed, as the wind blows.
