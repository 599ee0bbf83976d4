# Analysis of a finished game
analysis-title = Analysis
analysis-analyse = Analyse
analysis-analyse-help = Skill, luck and mistakes of this game
analysis-progress = { $done } of { $count } moves analysed
analysis-leave = You can leave this page: the analysis goes on and is kept with the game.
analysis-own = What each player could know
analysis-open = All cards visible
analysis-legend = Chances of winning.
analysis-legend-marks = Square: mistake. Disc: stroke of luck.
analysis-legend-rounds = A vertical line starts a new round.
analysis-sum = Start + skill + luck + opponents + unforeseen = result, in % of a game. Luck is counted only where something was drawn; one player’s luck does not cancel another’s, because each knows other things. Unforeseen: hidden cards that turned up, and estimates that changed. Without luck: the result minus the luck, between 0% and 100%.
analysis-start = Start
analysis-skill = Skill
analysis-luck = Luck
analysis-opponents = Opponents
analysis-unforeseen = Unforeseen
analysis-result = Result
analysis-expected = without luck: { $percent }%
analysis-rate = Error rate { $rate }‰
analysis-rate-none = No choices to make
analysis-like = Plays like: { $level }
analysis-like-or-better = Plays like: { $level } or better
analysis-mistakes = Most expensive decisions
analysis-no-mistakes = No mistakes found.
analysis-strokes = Greatest strokes of luck
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
finding-title = { $label }: −{ $percent }%
finding-played = { $name } played: { $move }
finding-try = Try again
finding-better = Show better move
finding-play-on = Play on
finding-new-luck = With new luck
finding-same-luck = With the same luck
finding-play-on-question = Play on from this position as a new game? It doesn’t count in the statistics.
finding-cancel = Cancel
finding-best = Better: { $move }
finding-instead = Played: { $move }, { $percent }% worse.
trial-best = That is the best move.
trial-same = That is the move played in the game. It lowers the chance of winning by { $percent }%.
trial-other = This is neither the move played nor the best one.
trial-again = Try again
trial-answer = Show answer
trial-close = Back

# The coach
coach-thinking = The coach is looking at your move…
coach-warning = Careful: this move lowers your chance of winning by about { $percent }%.
coach-take-back = Undo
coach-play = Play it anyway

# Profile in the statistics
profile-title = Quality of play
profile-none = Analyse finished games to see your error rate, your luck and what to work on.
profile-rating = Rating ({ $low }–{ $high })
profile-rating-note = The rating follows from your results against AIs ({ $levels }). It lies within the range in brackets with 95% certainty.
profile-rate = Error rate
profile-luck-mean = Luck per game in %
profile-analysed = Games analysed
profile-errors = Error rate from game to game
profile-kinds = Error rate by kind of decision
profile-luck = Luck from game to game, in % of a game
profile-decisions = Decisions
profile-number = { $count }
profile-thousandths = { $count }‰
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
