# Un incontro di più partite: durata, punteggio e fine
match-length = Incontro
match-length-1 = Partita singola
match-length-3 = { $seats ->
    [2] Al meglio delle tre
   *[other] Tre partite
}
match-length-5 = { $seats ->
    [2] Al meglio delle cinque
   *[other] Cinque partite
}
match-length-help = { $seats ->
    [2] Vince l’incontro chi arriva per primo a { $target } vittorie. Si comincia a turno.
   *[other] Dopo { $length } partite vince l’incontro chi ha più vittorie; a parità decidono i punti. Si comincia a turno.
}
match-game = Partita { $game } di { $length }
match-score-two = { $one } { $wins }–{ $losses } { $two }
match-log = <b>Partita { $game } di { $length }:</b> { $score }. Comincia { $name }.
match-log-first = <b>Partita 1 di { $length }.</b> Il primo giocatore è estratto a sorte.
match-next = { $score }. Partita { $game } di { $length }: comincia { $name }.
match-replayed = Pareggio: la partita { $game } si rigioca, comincia { $name }. { $score }
match-next-game = Partita successiva
match-won = { $count ->
    [one] { $names } vince l’incontro!
   *[other] { $names } condividono la vittoria!
}
match-by-points = { $score }. A parità di vittorie decidono i punti: { $points }.
match-saved-next = Prossima: partita { $game }
match-statistics = Incontri
match-statistics-played = Giocati
match-statistics-won = Vinti
match-saved-over = Incontro finito

# Games that players have had with each other, and playing again
match-meeting = { $one } – { $two }: { $won }–{ $lost } in tutto.
match-meeting-drawn = { $drawn ->
    [one] { $one } – { $two }: { $won }–{ $lost } in tutto, 1 pareggio.
   *[other] { $one } – { $two }: { $won }–{ $lost } in tutto, { $drawn } pareggi.
}
match-meeting-last = L’ultima volta ha vinto { $name }.
match-meeting-last-by = { $points ->
    [one] L’ultima volta { $name } ha vinto di un punto.
   *[other] L’ultima volta { $name } ha vinto di { $points } punti.
}
match-meeting-last-drawn = L’ultima partita è finita in parità.
match-meeting-many = Partite vinte da { $name }: { $wins }.
match-meeting-of = { $won } su { $count } contro { $name }
match-again-against = Gioca ancora a { $game } contro { $names }
match-again-among = Gioca ancora a { $game } con { $names }
match-again-match = { $kind ->
    [against] Nuovo incontro di { $game } contro { $names }
   *[among] Nuovo incontro di { $game } con { $names }
}
match-again-names = Gioca ancora con { $names }
match-again-options = { $game } ({ $options })
