# La cronologia di Sa-Rê. Le quantità arrivano come gruppi di parole: «2 legno e 1 jolly».

log-sa-re-round = Round { $round }: comincia { $name }
log-sa-re-season = Stagione
log-sa-re-construction = Costruzione
log-sa-re-settle = { $name } mette { IL($tile) } in { $space }.
log-sa-re-launch = { $name } avvia il cantiere { DEL($tile) } in { $space }.
log-sa-re-launch-several = { $name } avvia { $count ->
    [one] il cantiere
   *[other] i cantieri
} { $things }.
log-sa-re-launch-several-one = { DEL($tile) }
log-sa-re-abandon = { $name } abbandona il cantiere { DEL($tile) } in { $space }.
log-sa-re-demolish = { $name } demolisce { IL($tile) } in { $space }.
log-sa-re-built = { $name } costruisce { IL($tile) } in { $space }.
log-sa-re-built-several = { $name } costruisce { $things }.
log-sa-re-built-several-one = { IL($tile) }
log-sa-re-ready = { $sites ->
    [0] { $name } non avvia cantieri in questo round.
   *[other] { $name } non avvia altri cantieri.
}
log-sa-re-ready-also = { $sites ->
    [0] Nessun cantiere in questo round.
   *[other] Nessun altro cantiere.
}
log-sa-re-obvious-ready = In automatico: nessun altro cantiere possibile.
log-sa-re-obvious-continue = In automatico: fermarsi non dava nulla.
log-sa-re-obvious-safe = In automatico: nessuna carta portava alla rivolta.
log-sa-re-obvious-risk = In automatico: il rischio di rivolta era inferiore all’1%.
log-sa-re-obvious-soften = In automatico: aspettare non serviva a nulla.
log-sa-re-obvious-finish = In automatico: non si poteva costruire altro.
log-sa-re-obvious-keep = In automatico: c’era un solo modo sensato di immagazzinare.
log-sa-re-obvious-no-swap = In automatico: potevi pagare tutti i cantieri senza scambi.
log-sa-re-reveal = Carta rivelata: { $card }.
log-sa-re-draw = Carta rivelata: <b>{ $card }</b>.
log-sa-re-draw-several = { $count ->
    [one] Carta rivelata
   *[other] Carte rivelate
}: { $things }.
log-sa-re-darkness = Le tenebre inghiottono una carta: { $card }.
log-sa-re-seize = Il Palazzo di { $name } requisisce una carta: { $card }.
log-sa-re-keep = Il Tempio di { $name } tiene una carta: { $card }.
log-sa-re-keep-unseen = Il Tempio di { $name } tiene una carta.
log-sa-re-return = { $place ->
    [top] Una carta torna in cima al mazzo: { $card }.
   *[bottom] Una carta va in fondo al mazzo: { $card }.
}
log-sa-re-return-unseen = L’altra carta va { $place ->
    [top] in cima
   *[bottom] in fondo
} al mazzo.
log-sa-re-pay-gold = { $name } paga 1 oro per calmare gli operai.
log-sa-re-temple = { $name } consulta il Tempio.
log-sa-re-stop = { $name } si ferma.
log-sa-re-stop-pool = { $name } si ferma e prende { $amounts }.
log-sa-re-stop-alone = In gara resta solo { $name }: dopo i Disordini deve fermarsi.
log-sa-re-going-on = { $names } { $count ->
    [one] continua
   *[other] continuano
} la stagione.
log-sa-re-finish = { $name } ha finito di costruire.
log-sa-re-finish-also = Costruzione finita.
log-sa-re-revolt = <danger>Gli operai di { $name } si rivoltano!</danger>
log-sa-re-gauge = Indicatore di { $name }: { $before } → { $after }.
log-sa-re-gauge-path = { $name }: { $path }
log-sa-re-gauges = Indicatori di rivolta: { $gauges }.
log-sa-re-gauge-sites = I cantieri di { $name } fanno salire l’indicatore: { $before } → { $after }.
log-sa-re-gauges-sites = I cantieri fanno salire gli indicatori di rivolta: { $gauges }.
log-sa-re-short = La riserva non basta: { $name } non riceve { $amounts }.
log-sa-re-short-pool = La riserva è vuota: { $amounts } in meno nel raccolto.
log-sa-re-gain-pool = { $name } prende { $amounts }.
log-sa-re-gain-pool-also = Prende { $amounts }.
log-sa-re-gain-double = { $name } riceve la carta doppia: { $amounts }.
log-sa-re-gain-double-also = La carta doppia: { $amounts }.
log-sa-re-gain-temple = { $name } riceve { $amounts } dal Tempio.
log-sa-re-gain-palace = { $name } riceve { $amounts } dal Palazzo.
log-sa-re-gain-library = { $name } riceve { $amounts } dalla Biblioteca.
log-sa-re-gain-revolt = { $name } riceve { $amounts } dopo la rivolta.
log-sa-re-horus = Horus: altre due carte.
log-sa-re-dawn = Le tenebre finiscono.
log-sa-re-night = Hoshekh: { $count ->
    [0] la pila degli scarti è vuota
    [one] 1 carta nelle tenebre
   *[other] { $count } carte nelle tenebre
}.
log-sa-re-barracks = La Caserma di { $name } alza l’indicatore di { $other }.
log-sa-re-soften-1 = I Giardini di { $name } calmano gli operai.
log-sa-re-soften-2 = La Biblioteca di { $name } trasforma i Disordini in un jolly.
log-sa-re-soften-3 = I Giardini e la Biblioteca di { $name } trasformano i Disordini in un jolly.
log-sa-re-swap = { $name } scambia con { $other }: { $give } per { $take }.
log-sa-re-pay = { $name } paga { $amounts }.
log-sa-re-discount = Sconto del Porto: { $amounts }.
log-sa-re-step = { $name } costruisce la tappa { $step } della Piramide { $number }.
log-sa-re-charter = { $name } noleggia una carovana per { $amounts }.
log-sa-re-charter-brief = { $name } noleggia una carovana.
log-sa-re-redeem = { $name } usa una carovana: { $amounts }.
log-sa-re-store = { $name } immagazzina { $amounts }.
log-sa-re-discard = { $name } scarta { $amounts }.
log-sa-re-also-paid = Pagamento: { $amounts }.
log-sa-re-also-gain = Invece del raccolto: { $amounts }.
log-sa-re-also-store = Nei Magazzini: { $amounts }.
log-sa-re-also-discard = Risorse scartate: { $amounts }.
log-sa-re-refill = Nuovi gettoni per { $name }: { $amounts }.
log-sa-re-refills = Nuovi gettoni: { $tokens }.
log-sa-re-growth = La città di { $name } cresce: { $count ->
    [one] 1 cubo nero
   *[other] 2 cubi neri
} sull’indicatore di rivolta.
log-sa-re-growth-also = La città cresce: { $count ->
    [one] 1 cubo nero
   *[other] 2 cubi neri
} sull’indicatore di rivolta.
log-sa-re-finished = { $names } { $count ->
    [one] completa
   *[other] completano
} la direttiva: { $goal }.
log-sa-re-tie-break = Spareggio: { $name } ha { $count ->
    [one] 1 edificio amministrativo
   *[other] { $count } edifici amministrativi
}, Piramide n. { $number } ({ $steps ->
    [one] 1 tappa
   *[other] { $steps } tappe
}).
log-sa-re-end = { $count ->
    [one] Vince { $names }!
   *[other] { $names } condividono la vittoria!
}
