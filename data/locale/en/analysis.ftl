# Analysis of a finished game
analysis-title = Analysis
analysis-analyse = Analyse
analysis-analyse-help = Skill, luck and mistakes in this game
analysis-progress = { $done } of { $count } moves analysed
analysis-leave = You can leave this page: the analysis continues and is saved with the game.
analysis-own = What each player could know
analysis-open = Everything visible
analysis-legend-mistake = costly decision
analysis-legend-luck = good or bad luck
analysis-legend-round = new round
analysis-sum-skill = { $who ->
        [own] Your
       *[other] This player’s
    } { $sign ->
    [plus] decisions gained { $share }.
    [minus] decisions cost { $share }.
   *[none] decisions cost next to nothing.
}
analysis-sum-opponents = { $sign ->
    [plus] The opponents’ decisions gained { $who ->
        [own] you
       *[other] this player
    } { $share }.
    [minus] The opponents’ decisions cost { $who ->
        [own] you
       *[other] this player
    } { $share }.
   *[none] The opponents’ decisions changed next to nothing.
}
analysis-sum-luck = { $sign ->
    [plus] The luck of the draw gained { $share }.
    [minus] The luck of the draw cost { $share }.
   *[none] The luck of the draw changed next to nothing.
}
analysis-sum-unforeseen = { $sign ->
    [plus] Hidden pieces gained { $share } when they were shown.
    [minus] Hidden pieces cost { $share } when they were shown.
   *[none] Hidden pieces changed next to nothing when they were shown.
}
analysis-share = about { $percent }% of a game
analysis-share-whole = more than a whole game
analysis-accuracy = Together, these four estimates are accurate to within { $share }.
analysis-expected = With average luck, the chance of winning would have been { $percent }%.
analysis-luck-within = ({ $doubt }) of a game
analysis-luck-unclear = Too uncertain to tell.
analysis-more = More decisions and figures
analysis-less = Back to the curve
analysis-sums = Gained or lost, in % of a game
analysis-sums-skill = { $who ->
    [own] Your decisions
   *[other] This player’s decisions
}
analysis-sums-opponents = Opponents’ decisions
analysis-sums-luck = Luck of the draw
analysis-sums-unforeseen = Hidden pieces
analysis-sums-accuracy = Margin of error of their sum
analysis-average = Average loss per decision
analysis-of-a-game = of a game
analysis-unit = 1% of a game is one win in 100 games.
analysis-mistake-count = { $count ->
    [0] No mistakes
    [one] One mistake
   *[other] { $count } mistakes
} in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
analysis-mine = Mine
analysis-whose = Whose decisions
analysis-card = Move { $ply }
analysis-card-loss = −{ $percent }%
analysis-card-lead = +{ $percent }%
analysis-chances = It wins about { $better ->
    [one] { $better } game
   *[other] { $better } games
} in 100, the move played { $played }.
analysis-next-best = Next best: { $move }.
analysis-card-look = Show the table
analysis-played = Played: { $move }
analysis-as-played = As played: { LOWER($reason) }
analysis-told-to = To { $name }: “{ $reason }”
analysis-doubt = “?”: a deeper search didn’t find the move quite so bad.
analysis-story-mistake = The game turned on <b>move { $ply }</b>: { $who ->
    [own] you
   *[other] { $name }
} gave away { $percent }% of a game.
analysis-story-deed = The game turned on <b>move { $ply }</b>: { $who ->
    [own] you
   *[other] { $name }
} played “{ $move }” and gave away { $percent }% of a game.
analysis-story-left = The game turned on <b>move { $ply }</b>{ $who ->
    [own] , “{ $move }”
   *[other] . { $name } played “{ $move }”
}: { LOWER($reason) }
analysis-story-missed = The game turned on <b>move { $ply }</b>{ $who ->
    [own] , “{ $move }”
   *[other] . { $name } played “{ $move }”
}; better was “{ $better }”: { LOWER($reason) }
analysis-story-cost = The game turned on <b>move { $ply }</b>: { $who ->
    [own] you
   *[other] { $name }
} played “{ $move }” and gave away about { $points } points.
analysis-story-gave = The game turned on <b>move { $ply }</b>: { $who ->
    [own] you
   *[other] { $name }
} played “{ $move }” and gave { $to ->
    [own] you
   *[other] { $rival }
} about { $points } points.
analysis-most-likely = most likely, { $deed } next.
analysis-story-better = Played: “{ $played }”. Better: “{ $move }”. { $reason }
analysis-story-hint = Played: “{ $played }”. A hint would have told { $name }: “{ $move }. { $reason }”
analysis-story-rather = Better: “{ $move }”. { $reason }
analysis-story-advised = A hint would have told { $name }: “{ $move }. { $reason }”
analysis-story-luck = The game turned on <b>move { $ply }</b>: the draw { $sign ->
    [plus] gained
   *[minus] cost
} { $who ->
    [own] you
   *[other] { $name }
} { $percent }% of a game.
analysis-story-deal = The game turned on the deal: it { $sign ->
    [plus] gained
   *[minus] cost
} { $who ->
    [own] you
   *[other] { $name }
} { $percent }% of a game.
analysis-story-seat = <b>Move { $ply }</b>{ $told ->
    [yes] , “{ $move }”,
   *[no] {""}
} cost { $who ->
    [own] you
   *[other] { $name }
} most{ $how ->
    [left] : { LOWER($reason) }
    [missed] ; better was “{ $better }”: { LOWER($reason) }
    [better] ; better was “{ $better }”.
   *[none] .
}
analysis-story-resigned = { $who ->
    [own] You resigned.
   *[other] { $name } resigned.
}
analysis-story-none = No single move decided this game.
analysis-story-costliest = No single move decided this game; <b>move { $ply }</b> cost you most: { LOWER($reason) }
analysis-story-costliest-better = No single move decided this game; on <b>move { $ply }</b>, better was “{ $move }”: { LOWER($reason) }
analysis-rate = Average loss per decision: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game
analysis-rate-none = No choices to make
analysis-like = Plays like: { $level }
analysis-like-or-better = Plays like: { $level } or better
analysis-mistakes = Costliest decisions
analysis-no-mistakes = No mistakes found.
analysis-strokes = Luckiest and unluckiest draws
analysis-no-strokes = No draw changed much.
analysis-so-far = So far
analysis-none-yet = Nothing yet.
analysis-count-best = Best
analysis-count-good = Good
analysis-count-inaccuracy = Inaccuracies
analysis-count-mistake = Mistakes
analysis-count-blunder = Blunders
analysis-deal = The deal
analysis-drawn = After: { $move }. Drawn: { $pieces }.
analysis-drawn-many = After: { $move }. Drawn: { $count } pieces.
analysis-row = { $name }, move { $ply }
label-best = best
label-good = good
label-inaccuracy = inaccuracy
label-mistake = mistake
label-blunder = blunder
label-doubt = { $label }?
analysis-points = { $sign ->
    [plus] +{ $percent }
    [minus] −{ $percent }
   *[none] { $percent }
}

# At the table, before a decision that lost something
finding-title = { $label }: −{ $percent }% of a game
finding-played = { $name } played: { $move }
finding-try = Try again
finding-better = Show better move
finding-play-on = Play on
finding-new-luck = With new luck
finding-same-luck = With the same luck
finding-play-on-question = Play on from this position as a new game? It won’t count in the statistics.
finding-cancel = Cancel
finding-best = Better: { $move }
finding-instead = Played: { $move }, { $percent }% of a game worse.

# The coach
coach-thinking = The coach is looking at your move…
coach-warning = Careful: with this move you would lose about { $percent ->
    [one] 1 more game
   *[other] { $percent } more games
} in 100.
coach-take-back = Undo
coach-play = Play it anyway

# Profile in the statistics
profile-title = Quality of play
profile-none = Analyse finished games to see the average cost of your decisions, how lucky you were and what to work on.
profile-rating = Rating ({ $low }–{ $high })
profile-rating-note = The rating is based on your results against AIs ({ $levels }). With 95% certainty it lies within the range in brackets.
profile-rate = Average loss per decision
profile-luck-mean = Luck per game, in %
profile-analysed = Games analysed
profile-errors = Average loss per decision from game to game, in % of a game
profile-kinds = Average loss by kind of decision, in % of a game
profile-luck = Luck from game to game, in % of a game
profile-decisions = Decisions
profile-number = { $count }
profile-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
kind-take = Taking
kind-set = Sets
kind-character = Characters
kind-event = Events
kind-ankh = Ankh and market
kind-pirogue = Pirogues
kind-deben = Tile or Deben
kind-season = Season: stop or continue
kind-site = Sites
kind-build = Building and paying
kind-store = Storing

# Par: what AIs would have lost at the same decisions
par-better = You gave away less than a { $level } would have in your place: the difference is { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game per decision (± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
par-worse = In your place, a { $level } would have given away less: the difference is { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game per decision (± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
par-even = This game shows no clear difference from { $levels } in your place.
par-within = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }
par-under = at most { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
par-bars = Average loss on the same { $count ->
    [one] decision
   *[other] { $count } decisions
}
par-players = Average loss of each player
par-players-told = Average loss per decision of each player: { $players }
par-levels = AIs’ average loss on the same decisions: { $levels }
par-figure = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }
par-kinds = By kind of decision: loss per decision, in % of a game
par-kinds-count = Decisions
par-kinds-lost = Lost
par-history = Compared with a { $level } in your place, from game to game, in % of a game per decision
