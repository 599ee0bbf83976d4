# Over the table: who plays, hints in three steps, the seal of the shuffle.
table-menu-players = Players
table-menu-fairness = Is it fair?
players-title = Players
players-hint = If someone leaves, an AI can play on for them, and a person can take over from an AI. A seat that changed hands doesn’t count in the statistics. If a person took over from an AI, the whole game doesn’t count.
players-human-hint = Plays at this screen.
players-record = Games won: { $won } of { $count }
players-record-ai = You’ve won { $won } of { $count } against this AI
players-changed = { $name } now plays at { $level } level.
players-left = An AI now plays for { $name }, at { $level } level.
players-joined = A person now plays for { $name }.
pace-at-once = instant
pace-seconds = { $seconds } s
board-sealed = Shuffle sealed: <b>{ $fingerprint }</b>
board-sealed-said = Shuffle sealed. “Is it fair?” in the menu shows the seal.
hint-where = Hint: look at what is highlighted. Ask again for the move.
hint-move = Hint: { $move }. Ask again for the reason.
hint-move-over = Hint: { $move }, rather than “{ $other }”. Ask again for the reason.
hint-move-or = Hint: { $move }; “{ $other }” is about as good. Ask again for the reason.
hint-rather = Rather than “{ $move }”
hint-as-good = About as good: { $move }
hint-equal = Just as good: { $move }
hint-marked = { $move } (marked “?”)
hint-also = About as good too: { $moves }.
hint-also-good = About as good as the hint: { $moves }.
hint-against = Against it: { $reason }
hint-for = In its favour: { $reason }
hint-reply = Then { $deed } (in { $worlds } of the { $of } deals tried).
hint-reply-always = Then { $deed } ({ $of ->
    [one] in the one deal tried
   *[other] in all { $of } deals tried
}).
hint-why-title = Why
