# Puzzles, knowledge drills and the review box

# Solving at the table
puzzle-title = Find the best move
puzzle-facts = Theme: <b>{ $theme }</b> · Rating <b>{ NUMBER($rating, useGrouping: 0) }</b>
mistake-title = Find a better move
mistake-facts = Your own game · move { $ply } · cost you { $percent }% of a game
solve-count = { $number } of { $count }
solve-mark-gold = solved at the first try
solve-mark-bronze = solved later
solve-mark-plain = not solved
solve-mark-bud = to come
solve-went = { $number }: { $mark }
solve-moved = Your rating: { NUMBER($before, useGrouping: 0) } → <b>{ NUMBER($after, useGrouping: 0) }</b> ± { NUMBER($within, useGrouping: 0) }
solve-right = <b><icon:check> Yes! { $move }.</b>
solve-good = <b><icon:check> Yes! { $move }.</b> That’s as good as the best move: { $best }.
solve-shown = <b>The best move: { $move }.</b>
solve-lead = { $low ->
    [one] { $high ->
        [one] 1% of a game better than: { $other }.
       *[other] 1–{ $high }% of a game better than: { $other }.
    }
   *[other] { $low }–{ $high }% of a game better than: { $other }.
}
solve-wrong = <b><icon:cross> Not the best: { $move }.</b>
solve-looking = Looking for how it could go wrong…
solve-lie-found = See how it could have gone wrong.
solve-lie-none = It’s worse on average, though no single deal shows it clearly.
solve-again = Try again
solve-show = Show the answer
solve-next = Next
solve-finish = Finish
board-tool-solution = Show the answer <b>{ $press }</b>

# What you know
know-title = What you know
know-hand-sobek = <b>{ $name }</b>: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] , all seen
       *[other] , { $unseen } unseen
    }
}
know-hand-duel = <b>{ $name }</b>: { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] , all seen
       *[other] , { $unseen } unseen
    }
}
know-hidden = Hidden from you:
know-kind = { $kind }: { $hidden } of { $total } still hidden.

# The worst lie
lie-title = It could have been so:
lie-aside = Nothing you knew speaks against it.
lie-hand = { $name }’s hand
lie-draws = Drawn next
lie-told = { $title }: { $pieces }.
lie-you = <b>You</b>: { $move }.
lie-price = You lose, { $mine }–{ $theirs }. With the best move you win, { $own }–{ $others }.
lie-price-shared = You lose, { $mine }–{ $theirs }. With the best move you share the win, { $own }–{ $others }.

# A series
series-title = Series finished
series-done = { $first } of { $count } solved at the first try{ $later ->
    [0] .
   *[other] , { $later } later.
}
series-again = Another series
series-leave = Done
puzzles-none = there are no puzzles of this kind yet
review-none = nothing comes back today

# Themes
theme-amulet = amulets
theme-ankh = turning the Ankh
theme-bill = paying in full
theme-build = building
theme-calm = calming the workers
theme-caravan = caravans
theme-card = the right card
theme-character = characters
theme-continue = going on
theme-corruption = corruption
theme-deben = Deben
theme-deny = what others need
theme-double = the double card
theme-ending = when it ends
theme-event = events
theme-gauge = the revolt gauge
theme-goal = the goal
theme-launch = launching sites
theme-leave = what you leave
theme-market = the Market
theme-pirogue = Pirogues
theme-place = where to build
theme-power = powers
theme-refill = refilling
theme-rival = opponents’ needs
theme-sale = selling
theme-set = sets
theme-site = sites
theme-statue = statues
theme-stop = stopping
theme-store = storing
theme-tile = the right tile
theme-trouble = Unrest
theme-wait = taking or cashing in

# The page of practice
learn-page-lessons = Lessons
learn-page-practice = Practice
practice-intro = Short tasks from real games, without a clock. Your progress is kept under your name.
practice-puzzles-title = Puzzles
practice-puzzles-new = { $count ->
    [one] 1 position with one move that is clearly best.
   *[other] { NUMBER($count, useGrouping: 0) } positions, each with one move that is clearly best.
} Your rating starts at { $rating }.
practice-puzzles = Your rating: <b>{ NUMBER($rating, useGrouping: 0) }</b> (± { NUMBER($within, useGrouping: 0) })<br>{ $solved } of { $tried } solved at the first try
practice-no-puzzles = There are no puzzles for this game yet.
practice-puzzles-begin = Solve { $count }
practice-drills-title = What do you know?
practice-drills-new = Questions about hidden pieces. What you have seen is enough to answer them.
practice-drills = Questions about hidden pieces.<br>{ $right } of { $asked } answered right
practice-drills-begin = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
practice-review-title = Review box
practice-review = { $count ->
    [0] Nothing comes back today. Puzzles you miss and mistakes found by an analysis of your games go in here.
    [one] 1 position comes back today, before you forget it.
   *[other] { $count } positions come back today, before you forget them.
}
practice-review-begin = Review
practice-themes = Puzzles by theme
practice-theme = { $theme } { $done }/{ $count }
practice-missed = Only those I missed ({ $count })

# Knowledge drills
drill-title = What do you know?
drill-facts = Everything you need was on the table: <b>{ $game }</b>
drill-any = Choose all that are right, then answer.
drill-answer = Answer
drill-chosen = chosen
drill-right = <icon:check> Right!
drill-wrong = <icon:cross> Not quite.
drill-why = How it adds up
drill-percent = { $percent }%
drill-sure = <icon:check> { $piece }: { $count } there for certain.
drill-may = <icon:check> { $piece }: { $total ->
    [one] not seen anywhere else.
   *[other] { $open } of { $total } not seen anywhere else.
}
drill-unsure = <icon:cross> { $piece }: possible, but not certain.
drill-elsewhere = <icon:cross> { $piece }: { $total ->
    [one] it lies elsewhere.
   *[other] all { $total } lie elsewhere.
}
drill-excluded = <icon:cross> { $piece }: what you have seen rules it out.
drill-zone-yes = <icon:check> It can be here: { $zone }.
drill-zone-no = <icon:cross> It can’t be here: { $zone }.
drill-most = { $piece }: { $total } in the game, { $elsewhere } certainly elsewhere. { $open ->
    [0] So { $most } at most.
   *[other] What you have seen rules out more: { $most } at most.
}
drill-chance = There are { $size } left, and on average { $expected } of them are this: { $piece }. So { $percent }%.
drill-chance-all = Counted over every order in which the cards can come: { $percent }%.
drill-done = { $right } of { $count } right.
drill-time = Time: { $minutes }:{ $seconds }.
drill-again = Ten more
drill-sobek-hand = Which of these can be in { $name }’s hand?
drill-sobek-holds = Which of these are certainly in { $name }’s hand?
drill-sobek-quays = Which of these characters can lie face down on the quays?
drill-sobek-most = How many at most can be in the deck: { $piece }?
drill-sobek-next = How likely is this as the next card of the deck: { $piece }?
drill-sobek-where = Where can it be: { $piece }?
drill-duel-hand = Which of these can be in { $name }’s hand?
drill-duel-holds = Which of these are certainly in { $name }’s hand?
drill-duel-market = Which of these characters can lie face down on the market?
drill-duel-most = How many at most can be in the draw pile: { $piece }?
drill-duel-next = How likely is this as the next tile of the draw pile: { $piece }?
drill-duel-where = Where can it be: { $piece }?
drill-sa-re-next = How likely is this as the next card of the deck: { $piece }?
drill-sa-re-revolt = If everyone goes on: how likely is it that you revolt before your next question?
drill-sa-re-most = How many at most can be in the deck: { $piece }?
drill-sa-re-shoe = Which of these can be in the deck?
drill-sa-re-double = Which of these double cards can still come?
zone-sobek-hand = { $name }’s hand
zone-sobek-corruption = { $name }’s corruption
zone-sobek-deck = the deck
zone-sobek-box = out of this round
zone-sobek-quays = the quays
zone-duel-hand = { $name }’s hand
zone-duel-corruption = { $name }’s corruption
zone-duel-pile = the draw pile
zone-duel-box = out of the game
zone-duel-market = the market
zone-sa-re-shoe = the deck
zone-sa-re-pile = the pile of double cards
settings-reviews-a-day = Reviews a day
settings-reviews-a-day-hint = The most that comes back from the review box in a day.
settings-reviews-a-day-5 = 5
settings-reviews-a-day-10 = 10
settings-reviews-a-day-20 = 20
settings-reviews-a-day-50 = 50
settings-times-drills = Time the questions
settings-times-drills-hint = A series of questions ends with the time it took.

# In the statistics
training-title = Practice
training-rating = Puzzle rating (± { NUMBER($within, useGrouping: 0) })
training-solved = Puzzles solved at the first try
training-drills = Questions answered right
training-fraction = { $part }/{ $whole }
