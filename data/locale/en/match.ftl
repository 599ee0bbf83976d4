# A match of several games: its length, its score and its end
match-length = Match
match-length-1 = One game
match-length-3 = { $seats ->
    [2] Best of three
   *[other] Three games
}
match-length-5 = { $seats ->
    [2] Best of five
   *[other] Five games
}
match-length-help = { $seats ->
    [2] The first to win { $target } games wins the match. Players take turns at starting.
   *[other] After { $length } games, the most wins count, then the most points. Players take turns at starting.
}
match-game = Game { $game } of { $length }
match-score-two = { $one } { $wins }–{ $losses } { $two }
match-log = <b>Game { $game } of { $length }:</b> { $score }. { $name } starts.
match-log-first = <b>Game 1 of { $length }.</b> The first player is drawn at random.
match-next = { $score }. Game { $game } of { $length }: { $name } starts.
match-replayed = A draw, so game { $game } is played again: { $name } starts. { $score }
match-next-game = Next game
match-won = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } share the match
}
match-by-points = { $score }. Equal wins, so points decide: { $points }.
match-saved-next = { $game } · { $score } · next game
match-saved-won = { $count ->
    [one] { $names } won the match
   *[other] { $names } shared the match
}
