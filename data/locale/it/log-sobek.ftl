# La cronologia di Sobek. Le carte arrivano come gruppi di parole: «grano con uno scarabeo», «2 carte di pesce», «una carta coperta».

log-round = Round { $round }
log-delivery = Nuova consegna: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}; { $left ->
    [0] è l’ultima
    [one] rimane 1 carta nel mazzo
   *[other] rimangono { $left } carte nel mazzo
}.
log-start = Comincia { $name }.
log-names-starter = { $name } ha meno punti di tutti e sceglie chi comincia.
log-take = { $name } prende { $some }.
log-take-over = { $name } prende { $some } e salta { $skipped }.
log-take-over-brief = { $name } prende { $some }, { $passed } nella corruzione.
log-fetch = { $name } prende { $some } senza saltare nulla.
log-set = { $name } gioca un set di { $family } da { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $count } carte { $scarabs ->
    [0] senza scarabei
    [one] con { $scarabs } scarabeo
   *[other] con { $scarabs } scarabei
}.
log-set-brief = { $name } gioca un set di { $family }: { $count } × { $scarabs } = { $points }.
log-add = { $name } aggiunge al set di { $family }: { $cards }.
log-add-brief = { $name } aggiunge al set di { $family }.
log-lay = { $name } gioca in orizzontale un set di { $family }: { $cards }.
log-lay-several = { $name } gioca in orizzontale { $count ->
    [one] un set
   *[other] i set
} { $things }.
log-lay-several-one = di { $family }
log-join = Gli amuleti di { $name } diventano un set di { $family }.
log-play = { $name } gioca { $card }.
log-no-effect = Nessun effetto.
log-draw = { $name } pesca { $some }.
log-draw-unseen = { $name } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
log-purge = { $name } scarta { $some } dalla corruzione.
log-purge-unseen = { $name } scarta carte dalla corruzione.
log-steal = { $name } ruba { $some } { A($other) }.
log-search = { $name } guarda la corruzione di { $other }.
log-grab = { $name } prende { $some } dalla corruzione di { $other }.
log-shed = { $name } mette { $some } nella corruzione.
log-shed-unseen = { $name } mette { $count ->
    [one] 1 carta
   *[other] { $count } carte
} nella corruzione.
log-embalm = { $name } riprende { $some } dalla corruzione.
log-embalm-unseen = { $name } riprende in mano tutta la corruzione.
log-leftover = { $name } aggiunge il resto della mano alla corruzione: { $cards }.
log-leftover-unseen = { $name } aggiunge alla corruzione { $count ->
    [one] l’ultima carta che ha in mano
   *[other] le ultime { $count } carte che ha in mano
}.
log-event = { $name } sceglie { IL($event) }.
log-guild = { $name } sceglie { IL($event) } e avanza fino a { $after }.
log-guild-over = { $name } sceglie { IL($event) } e avanza fino a { $after }; { $other } torna da { $from } a { $to }.
log-guild-brief = { $event }: fino a { $after }.
log-guild-over-brief = { $event }: fino a { $after }; { $other }: { $from } → { $to }.
log-guild-forward = { $name } avanza fino a { $after } ({ $symbol }).
log-guild-back = { $name } torna indietro da { $before } a { $after } ({ $symbol }).
log-curse = { $name } riceve una Maledizione.
log-prosper = { $name } mette una Prosperità sul set di { $family }: 2 scarabei in più.
log-prosper-brief = +2 scarabei sul set di { $family }.
log-prosper-worth = Prosperità: { $family } { $before } → { $worth }.
log-prosper-at-once = { $name } sceglie { IL($event) } e la mette sul set di { $family }: 2 scarabei in più.
log-prosper-at-once-brief = { $event }: +2 scarabei sul set di { $family }.
log-deceit = { $name } sceglie { IL($event) } e { $points ->
    [0] non segna nulla: nessuna carta nella corruzione
    [one] segna 1 punto per 1 carta nella corruzione
   *[other] segna { $points } punti per { $points } carte nella corruzione
}.
log-deceit-brief = { $event }: +{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-round-end = { $name } prende l’ultima carta: il round è finito.
log-round-score = { $name } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} (totale: { $total }).
log-corruption = Corruzione di { $name }: { $count } · { $scarabs ->
    [0] nessuno scarabeo
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
}
log-corrupt = { $name } ha più corruzione di tutti: { $steps ->
    [0] nessun passo indietro
    [one] 1 simbolo indietro
   *[other] { $steps } simboli indietro
}.
log-step-back = { $name } torna da { $before } a { $after }.
log-game-end = { $count ->
    [one] Vince { $names }!
   *[other] { $names } condividono la vittoria!
}
