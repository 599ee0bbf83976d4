# What can be chosen before a game: options, goals
option-open-information = Open information
option-open-information-help = Everyone sees everything that a player with perfect memory would know.

option-character-may-open-set = Characters can start a set
option-character-may-open-set-help = A new set may start with a character of its family instead of a goods tile.

option-architect = Architect variant
option-architect-help = Start in one corner. Every site must be on or next to a space with a finished building.

option-scenario = Goal
option-scenario-help = How the game is won.
scenario-scribe = Scribe
scenario-scribe-help = Build on all twelve spaces, including a Pyramid step.
scenario-priest = Priest
scenario-priest-help = A Port, a Pyramid and three administrative buildings.
scenario-pharaoh = Pharaoh
scenario-pharaoh-help = A Port, a Pyramid and all six administrative buildings.
scenario-first-pyramid = First Pyramid
scenario-first-pyramid-help = Be the first to complete a Pyramid (2023 edition).
