# Puzzles, knowledge drills and the review box

# Solving at the table
puzzle-title = Find the best move
puzzle-title-event = Which of the { $count } events?
puzzle-title-starter = Who begins?
puzzle-title-opponent = Which opponent?
puzzle-title-power = A character’s power
puzzle-title-card = Which of the { $count } cards?
puzzle-title-card-set = Card or set?
puzzle-title-card-character = Card or character?
puzzle-title-card-set-character = Card, set or character?
puzzle-title-pirogue = Which Pirogue?
puzzle-title-ankh = Which way for the Ankh?
puzzle-title-deben = A tile or a Deben?
puzzle-title-tile = Which of the { $count } tiles?
puzzle-title-tile-sale = Take or sell?
puzzle-title-tile-character = Tile or character?
puzzle-title-tile-sale-character = Tile, sale or character?
puzzle-title-line = The Ankh’s line is empty
puzzle-title-build = What to build?
puzzle-title-palace = A card for the Palace?
puzzle-title-temple = The Temple’s two cards
puzzle-title-revolt = { $count ->
    [one] One square from revolt
   *[other] { $count } squares from revolt
}
puzzle-title-alone = The last one in the season
puzzle-title-short = { $count ->
    [one] 1 resource short
   *[other] { $count } resources short
}
puzzle-title-enough = Enough for every site
puzzle-theme = Theme: { $theme }
puzzle-facts = Difficulty <b>{ NUMBER($rating, useGrouping: 0) }</b>
mistake-title = Find a better move
mistake-facts = From your own game · move { $ply } · cost you about { $percent ->
    [one] 1 game
   *[other] { $percent } games
} in 100
solve-count = { $number } of { $count }
solve-mark-gold = solved on the first try
solve-mark-bronze = solved later
solve-mark-plain = not solved
solve-mark-bud = to come
solve-went = { $number }: { $mark }
solve-moved = Your rating: { NUMBER($before, useGrouping: 0) } → <b>{ NUMBER($after, useGrouping: 0) }</b> ± { NUMBER($within, useGrouping: 0) }
solve-right = <b>Yes! { $move }.</b>
solve-good = <b>Yes! { $move }.</b> That’s as good as the best move: { $best }.
solve-shown = <b>The best move: { $move }.</b>
solve-lead = { $low ->
    [one] { $high ->
        [one] Wins 1 more game in 100 than “{ $other }”.
       *[other] Wins 1–{ $high } more games in 100 than “{ $other }”.
    }
   *[other] Wins { $low }–{ $high } more games in 100 than “{ $other }”.
}
solve-wrong = <b>Not the best: { $move }.</b>
solve-looking = Looking for a way it could go wrong…
solve-lie-found = Here’s how it could have gone wrong.
solve-then = Then { $deed }
solve-free-then = It costs you nothing, but then { $deed }
solve-after = After that { $deed }
solve-lie-none = It’s worse on average, though no single deal shows it clearly.
solve-again = Try again
solve-show = Show the answer
solve-next = Next
solve-finish = Finish
board-tool-solution = Show the answer <b>{ $press }</b>

# What you know
know-title = What you know
know-title-hidden = Hidden from you
know-hand-sobek = <b>{ $name }</b>: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] { $count ->
            [one] , seen
           *[other] , all seen
        }
       *[other] { $count ->
            [one] , unseen
           *[other] , { $unseen } unseen
        }
    }
}
know-hand-duel = <b>{ $name }</b>: { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] { $count ->
            [one] , seen
           *[other] , all seen
        }
       *[other] { $count ->
            [one] , unseen
           *[other] , { $unseen } unseen
        }
    }
}
know-shares = Hidden from you / in all:
know-title-shares = Hidden / in all
know-hidden = Hidden from you:
know-kind = { $kind }: { $hidden } of { $total } still hidden.

# The worst lie
lie-title = How it could have been:
lie-aside = Nothing you knew rules it out.
lie-hand-sobek = { $name }’s unseen { $count ->
    [one] card
   *[other] cards
}
lie-hand-duel = { $name }’s unseen { $count ->
    [one] tile
   *[other] tiles
}
lie-draws = Drawn next
lie-told = { $title }: { $pieces }.
lie-you = <b>Your move</b>: { $move }.
lie-you-brief = <b>You</b>: { LOWER($move) }.
lie-gains = <b>{ $name }</b> gets these.
lie-price = In the end you lose, { $mine }–{ $theirs }. With the best move you win, { $own }–{ $others }.
lie-price-shared = In the end you lose, { $mine }–{ $theirs }. With the best move you share the win, { $own }–{ $others }.
lie-price-tied = Tied at { $mine }, you lose the tie-break. The best move wins.

# A series
series-title = Series finished
series-done = { $first } of { $count } solved on the first try{ $later ->
    [0] .
   *[other] , { $later } later.
}
series-again = Another series
series-leave = Done
puzzles-none = there are no puzzles of this kind yet
review-none = there is nothing to review today

# Themes
theme-amulet = amulets
theme-ankh = turning the Ankh
theme-bill = paying in full
theme-build = building
theme-caravan = caravans
theme-card = the right card
theme-character = characters
theme-corruption = corruption
theme-deny = what opponents lack
theme-double = the double card
theme-ending = when to end
theme-event = events
theme-gauge = the revolt gauge
theme-goal = the goal
theme-launch = launching sites
theme-leave = what you leave
theme-market = the Market
theme-pirogue = Pirogues
theme-place = where to build
theme-power = powers
theme-rival = what opponents lack
theme-sale = selling
theme-set = sets
theme-site = sites
theme-statue = Statues
theme-stop = stopping or continuing
theme-store = storing
theme-tile = the right tile
theme-trouble = Unrest
theme-wait = taking or cashing in

# The page of practice
learn-page-lessons = Lessons
learn-page-practice = Practice
practice-intro = Short challenges from real games, with no clock. Your progress is kept under your name.
practice-puzzles-title = Puzzles
practice-puzzles-new = { $count ->
    [one] 1 position with one move that is clearly best.
   *[other] { NUMBER($count, useGrouping: 0) } positions, each with one move that is clearly best.
} Your rating starts at { $rating }.
practice-puzzles = Your rating: <b>{ NUMBER($rating, useGrouping: 0) }</b> (± { NUMBER($within, useGrouping: 0) })<br>{ $solved } of { $tried } solved on the first try
practice-no-puzzles = There are no puzzles for this game yet.
practice-puzzles-begin = Solve { $count }
practice-drills-title = What do you know?
practice-drills-new = Questions about hidden pieces. What you have seen is enough to answer them.
practice-drills = Questions about hidden pieces.<br>{ $right } of { $asked } answered correctly
practice-drills-begin = { $count ->
    [one] 1 question
   *[other] { $count } questions
}
practice-review-title = Review box
practice-review = { $count ->
    [0] Nothing to review today. Puzzles you miss, and mistakes an analysis finds in your games, come back here.
    [one] 1 position to review today, before you forget it.
   *[other] { $count } positions to review today, before you forget them.
}
practice-review-begin = Review
practice-themes = Puzzles by theme
practice-theme = { $theme } { $done }/{ $count }
practice-missed = Only those I missed ({ $count })

# Knowledge drills
drill-title = What do you know?
drill-facts = Everything you need has been on the table
drill-covered = Covered until you have answered
drill-any = Choose all that apply, then answer.
drill-all = all that apply
drill-answer = Answer
drill-chosen = chosen
drill-right = Right!
drill-wrong = Not quite.
drill-why = How it adds up
drill-percent = { $percent }%
drill-sure = <icon:check> { $piece }: { $count } there for certain.
drill-may = <icon:check> { $piece }: { $total ->
    [one] not seen anywhere else.
   *[other] { $open } of { $total } not seen anywhere else.
}
drill-unsure = <icon:cross> { $piece }: possible, but not certain.
drill-elsewhere = <icon:cross> { $piece }: { $total ->
    [one] it’s elsewhere.
   *[other] all { $total } are elsewhere.
}
drill-excluded = <icon:cross> { $piece }: what you have seen rules it out.
drill-zone-yes = <icon:check> Possible: { $zone }.
drill-zone-no = <icon:cross> Not possible: { $zone }.
drill-most = { $piece }: { $total } in the game, { $elsewhere } certainly elsewhere. { $open ->
    [0] So { $most } at most.
   *[other] What you have seen rules out more: { $most } at most.
}
drill-chance = { $size } left, on average { $expected } of this kind: { $piece }. That’s { $percent }%.
drill-chance-all = Counted over every possible order of the cards: { $percent }%.
drill-done = { $right } of { $count } right.
drill-time = Time: { $minutes }:{ $seconds }.
drill-again = Ten more
drill-sobek-hand = Which of these could be in { $name }’s hand?
drill-sobek-holds = Which of these are certainly in { $name }’s hand?
drill-sobek-quays = Which of these characters could be face down on the quays?
drill-sobek-most = At most, how many could be in the deck: { $piece }?
drill-sobek-next = How likely is the next card drawn to be this: { $piece }?
drill-sobek-where = Where could { $piece } be?
drill-duel-hand = Which of these could be in { $name }’s hand?
drill-duel-holds = Which of these are certainly in { $name }’s hand?
drill-duel-market = Which of these characters could be face down on the market?
drill-duel-most = At most, how many could be in the draw pile: { $piece }?
drill-duel-next = How likely is the next tile drawn to be this: { $piece }?
drill-duel-where = Where could { $piece } be?
drill-sa-re-next = How likely is the next card drawn to be this: { $piece }?
drill-sa-re-revolt = If everyone continues, how likely are you to revolt before your next question?
drill-sa-re-most = At most, how many could be in the deck: { $piece }?
drill-sa-re-shoe = Which of these could be in the deck?
drill-sa-re-double = Which of these double cards could still come up?
zone-of-hand = hand
zone-of-corruption = corruption
zone-brief-sobek-deck = deck
zone-brief-sobek-box = out of the round
zone-brief-sobek-quays = quays
zone-brief-duel-pile = draw pile
zone-brief-duel-box = out of the game
zone-brief-duel-market = market
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
settings-reviews-a-day = Reviews per day
settings-reviews-a-day-hint = The most positions the review box gives you in a day.
settings-reviews-a-day-5 = 5
settings-reviews-a-day-10 = 10
settings-reviews-a-day-20 = 20
settings-reviews-a-day-50 = 50
settings-times-drills = Time the questions
settings-times-drills-hint = Shows how long you took at the end of a series of questions.

# In the statistics
training-title = Practice
training-rating = Puzzle rating (± { NUMBER($within, useGrouping: 0) })
training-solved = Puzzles solved on the first try
training-drills = Questions answered correctly
training-fraction = { $part }/{ $whole }
