# Over the table: who plays, hints in three steps, the seal of the shuffle.
table-menu-players = Players
table-menu-fairness = Is it fair?
players-title = Players
players-hint = If someone leaves, an AI can play on for them, and a person can take over from an AI. A seat that changed hands doesn’t count in the statistics. If a person took over from an AI, the whole game doesn’t count.
players-human-hint = Plays at this screen.
players-record = Games won: { $won } of { $count }
players-record-ai = You’ve won { $won } of { $count } against this AI
players-changed = { $name } now plays at { $level } level.
players-left = An AI now plays for { $name }: { $level }.
players-joined = A person now plays for { $name }.
pace-at-once = instant
pace-seconds = { $seconds } s
board-sealed = Shuffle sealed: <b>{ $fingerprint }</b>
board-sealed-said = Shuffle sealed. “Is it fair?” in the menu shows the seal.
hint-where = Hint: look at what is highlighted. Ask again for the move.
hint-move = Hint: { $move }. Ask again for the reason.
hint-why-title = Why
