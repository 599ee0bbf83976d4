# What can be chosen before a game: options, goals
option-open-information = Open information
option-open-information-help = Everything a perfect memory would know is shown to all.

option-character-may-open-set = A character may open a set
option-character-may-open-set-help = A character of the family may stand for the goods tile that a new set must contain.

option-architect = Architect variant
option-architect-help = Building starts in one corner, and every site must touch something built.

option-scenario = Goal
option-scenario-help = What ends the game and wins it.
scenario-scribe = Scribe
scenario-scribe-help = All twelve spaces built, and at least one step of a pyramid.
scenario-priest = Priest
scenario-priest-help = A Port, a Pyramid and three administrative buildings.
scenario-pharaoh = Pharaoh
scenario-pharaoh-help = A Port, a Pyramid and all six administrative buildings.
scenario-first-pyramid = First pyramid
scenario-first-pyramid-help = Be the first to complete a pyramid (from the edition of 2023).
