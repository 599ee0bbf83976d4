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
    [2] The first to win { $target } games wins the match. Players take turns starting.
   *[other] After { $length } games, the player with the most wins takes the match; a tie goes to the most points. Players take turns starting.
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
   *[other] { $names } share the victory!
}
match-by-points = { $score }. Tied on wins, so points decide: { $points }.
match-saved-next = Next: game { $game }
match-statistics = Matches
match-statistics-played = Played
match-statistics-won = Won
match-saved-over = Match over

# Games that players have had with each other, and playing again
match-meeting = { $one } – { $two }: { $won }–{ $lost } overall.
match-meeting-drawn = { $drawn ->
    [one] { $one } – { $two }: { $won }–{ $lost } overall, 1 draw.
   *[other] { $one } – { $two }: { $won }–{ $lost } overall, { $drawn } draws.
}
match-meeting-last = { $name } won last time.
match-meeting-last-by = { $points ->
    [one] { $name } won last time, by 1 point.
   *[other] { $name } won last time, by { $points } points.
}
match-meeting-last-drawn = The last game was a draw.
match-meeting-many = Games won by { $name }: { $wins }.
match-meeting-of = { $won } of { $count } against { $name }
match-again-against = Play { $game } again against { $names }
match-again-among = Play { $game } again with { $names }
match-again-match = { $kind ->
    [against] New match of { $game } against { $names }
   *[among] New match of { $game } with { $names }
}
match-again-names = Play again with { $names }
match-again-options = { $game } ({ $options })
