# Un match de plusieurs parties : sa longueur, son score et sa fin
match-length = Match
match-length-1 = Une seule partie
match-length-3 = { $seats ->
    [2] Au meilleur des trois
   *[other] Trois parties
}
match-length-5 = { $seats ->
    [2] Au meilleur des cinq
   *[other] Cinq parties
}
match-length-help = { $seats ->
    [2] Le premier à { $target } victoires remporte le match. Les joueurs commencent à tour de rôle.
   *[other] Après { $length } parties, le joueur qui a le plus de victoires remporte le match ; à égalité, les points décident. Les joueurs commencent à tour de rôle.
}
match-game = Partie { $game } sur { $length }
match-score-two = { $one } { $wins }–{ $losses } { $two }
match-log = <b>Partie { $game } sur { $length } :</b> { $score }. { $name } commence.
match-log-first = <b>Partie 1 sur { $length }.</b> Le premier joueur est tiré au sort.
match-next = { $score }. Partie { $game } sur { $length } : { $name } commence.
match-replayed = Égalité : la partie { $game } est à rejouer, { $name } commence. { $score }
match-next-game = Partie suivante
match-won = { $count ->
    [1] { $names } remporte le match !
   *[other] { $names } terminent le match à égalité
}
match-by-points = { $score }. À victoires égales, les points décident : { $points }.
match-saved-next = Suite : partie { $game }
match-statistics = Matchs
match-statistics-played = Joués
match-statistics-won = Gagnés
match-saved-over = Match terminé

# Games that players have had with each other, and playing again
match-meeting = { $one } – { $two } : { $won }–{ $lost } en tout.
match-meeting-drawn = { $drawn ->
    [1] { $one } – { $two } : { $won }–{ $lost } en tout, 1 égalité.
   *[other] { $one } – { $two } : { $won }–{ $lost } en tout, { $drawn } égalités.
}
match-meeting-last = La dernière fois, { $name } l’avait emporté.
match-meeting-last-by = { $points ->
    [1] La dernière fois, { $name } l’avait emporté d’un point.
   *[other] La dernière fois, { $name } l’avait emporté de { $points } points.
}
match-meeting-last-drawn = La dernière partie s’était terminée par une égalité.
match-meeting-many = Parties gagnées par { $name } : { $wins }.
match-meeting-of = { $won } sur { $count } contre { $name }
match-again-against = Rejouer à { $game } contre { $names }
match-again-among = Rejouer à { $game } avec { $names }
match-again-match = { $kind ->
    [against] Nouveau match { DE($game) } contre { $names }
   *[among] Nouveau match { DE($game) } avec { $names }
}
match-again-names = Rejouer avec { $names }
match-again-options = { $game } ({ $options })
