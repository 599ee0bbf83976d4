# Over the table: who plays, hints in three steps, the seal of the shuffle.
table-menu-players = Players
table-menu-fairness = Is it fair?
players-title = Players
players-hint = If someone leaves, an AI can play on for them, and a person can take over from an AI. A seat that changed hands doesn’t count in the statistics. If a person took over from an AI, the whole game doesn’t count.
players-change = Change
players-human-hint = Plays at this screen.
players-record-ai = You’ve won { $won } of { $count } against this AI
players-changed = { $name } now plays at { $level } level.
players-left = An AI now plays for { $name }, at { $level } level.
players-joined = A person now plays for { $name }.
pace-at-once = instant
pace-seconds = { $seconds } s
board-sealed = Shuffle sealed: <b>{ $fingerprint }</b>
board-sealed-said = Shuffle sealed. “Is it fair?” in the menu shows the seal.
hint-where = Hint: the move is among what is framed. Ask again to see it.
hint-move = Hint: { $move }. Ask again for the reason.
hint-move-over = Hint: { $move }, rather than “{ $other }”. Ask again for the reason.
hint-move-or = Hint: { $move }; “{ $other }” is about as good. Ask again for the reason.
hint-rather = Rather than “{ $move }”
hint-as-good = About as good: { $move }
hint-equal = Just as good: { $move }
hint-marked = { $move } (marked “?”)
hint-marked-equal = { $move } (marked “=”)
hint-against = Against it: { LOWER($reason) }
hint-for = In its favour: { LOWER($reason) }
hint-for-other = For the other: { LOWER($reason) }
hint-for-other-but = For the other: { LOWER($reason) } But { LOWER($flaw) }
hint-even-so = Even so, the first move wins about { $chance ->
    [one] { $chance } game
   *[other] { $chance } games
} in 100, { $points } more than the other.
hint-ahead = The first move wins about { $chance ->
    [one] { $chance } game
   *[other] { $chance } games
} in 100, { $points } more than the other.
hint-reply = Then { $deed } (in { $worlds } of the { $of } deals tried).
hint-reply-always = Then { $deed } ({ $of ->
    [one] in the one deal tried
   *[other] in all { $of } deals tried
}).
hint-question = What will you do?
hint-close = Close the hint
hint-close-note = or choose on the table
hint-close-tip = You can still make any other move on the table.
hint-why-title = Why
# Why not the other move: the first sentence of the reasons. Moves are infinitives.
hint-alone = <b>{ $move }</b>
hint-over = <b>{ $move }</b> rather than { LOWER($other) }
hint-over-thing = <b>{ $move }</b>, not { $other }
hint-over-quoted = <b>{ $move }</b> rather than “{ $other }”
hint-lead = { $over }: { LOWER($reason) }
hint-lead-apart = { $over }. { $reason }
hint-lead-bare = { $over }.
hint-lead-as-good = “{ $other }” is about as good.
hint-lead-as-good-quoted = “{ $other }” is about as good.
hint-lead-as-good-thing = About as good: { $other }.
hint-lead-equal = “{ $other }” is just as good.
hint-lead-equal-quoted = “{ $other }” is just as good.
hint-lead-equal-thing = Just as good: { $other }.
# Why an AI played as it did; the reasons are told as if the reader sat in its place.
why-open = Why did they do that? · { $press }
why-nobody = No AI has decided anything since your last turn.
why-nobody-here = No AI made this move.
why-random = It plays at random: there is no reason.
why-asking = Going through the reasons…
why-place = In { $name }’s place:
why-withheld = Reasons that depend on hidden pieces stay secret until the game is over; then the replay tells them all.
why-hidden = What everyone can see does not explain it.
why-unknown = The reasons could not be found.
why-manner = And it suits { $who }: “{ $temper }”
why-manner-alone = It suits { $who }: “{ $temper }”
why-manner-decided = What tipped the balance was the temperament of { $who }: “{ $temper }” Without it, the other move would have been chosen.
why-overlooked = It overlooked the other move, or misjudged it.
why-behind = It wins about { $chance ->
    [one] 1 game
   *[other] { $chance } games
} in 100, { $points } fewer than the other move.
why-played = Why { $name } chose: { $move }<br>“You” is { $name } here.
