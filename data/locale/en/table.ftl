# Over the table: who plays, hints in three steps, the seal of the luck.
table-menu-players = Players
table-menu-fairness = Is it fair?
players-title = Players
players-hint = If somebody leaves, a program can play on for them; a person can take the place of a program too. A seat that changed does not count in the statistics, and a match in which a person took over from a program not at all.
players-human-hint = Decides at this screen.
players-changed = { $name } now plays as { $level }.
players-left = A program now plays for { $name }: { $level }.
players-joined = A person now plays for { $name }.
pace-at-once = at once
pace-seconds = { $seconds } s
board-sealed = The luck is sealed: <b>{ $fingerprint }</b>
hint-where = Hint: look at what is framed. Ask again for the move.
hint-move = Hint: { $move }. Ask again for the reason.
hint-why-title = Why
final-sealed = Fingerprint
