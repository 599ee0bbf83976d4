# Over the table: who plays, hints in three steps, the seal of the luck.
table-menu-players = Players
table-menu-fairness = Is it fair?
players-title = Players
players-no-programs = Only people play at this table.
players-changed = { $name } now plays as { $level }.
pace-at-once = at once
pace-seconds = { $seconds } s
board-sealed = The luck is sealed: <b>{ $fingerprint }</b>
hint-where = Hint: look at what is framed. Ask again for the move.
hint-move = Hint: { $move }. Ask again for the reason.
hint-why-title = Why
final-sealed = Fingerprint
