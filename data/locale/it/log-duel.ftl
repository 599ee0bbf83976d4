# La cronologia del duello. I pezzi arrivano come gruppi di parole: «grano con uno scarabeo», «2 tessere di pesce», «un personaggio coperto».

log-duel-start = Comincia { $name }, che deve prendere una tessera al centro.
log-duel-take = { $name } prende { $some }.
log-duel-take-over = { $name } prende { $some } e salta { $skipped }.
log-duel-take-over-brief = { $name } prende { $some }, { $passed } nella corruzione.
log-duel-buy = { $name } prende { $some } dal mercato.
log-duel-exchange = { $name } scambia { $some } con un Deben.
log-duel-exchange-also = Tessera scambiata con un Deben.
log-duel-draw-deben = { $name } pesca { $some }.
log-duel-draw = { $name } pesca { $some }.
log-duel-draw-unseen = { $name } pesca { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}.
log-duel-draw-tokens = { $known ->
    [0] L’Architetto guarda { $count } Piroghe messe da parte.
   *[other] Piroghe messe da parte: { $pieces }.
}
log-duel-pirogue = «{ $name }»
log-duel-draw-two-deben = { $known ->
    [0] { $count } Deben pescati.
   *[other] Pescati: { $pieces }.
}
log-duel-keep = { $name } tiene { $some }.
log-duel-turn = { $name } gira l’Ankh { $direction }.
log-duel-refill = { $name } riempie il mercato.
log-duel-fill = { $count ->
    [one] Si aggiunge 1 tessera
   *[other] Si aggiungono { $count } tessere
} al mercato.
log-duel-sale = { $name } vende un set di { $family } (+{ $gain }): { $pieces }.
log-duel-sale-brief = { $name } vende un set di { $family } (+{ $gain }).
log-duel-add = { $name } aggiunge al set di { $family }: { $pieces }.
log-duel-add-brief = { $name } aggiunge al set di { $family }.
log-duel-play = { $name } gioca { $piece }.
log-duel-no-effect = Nessun effetto.
log-duel-steal = { $name } ruba { $some } { A($other) }.
log-duel-steal-unseen = { $name } ruba una tessera { A($other) }.
log-duel-pick = { $name } prende { $some } dalla corruzione di { $other }.
log-duel-pick-unseen = { $name } prende una tessera dalla corruzione di { $other }.
log-duel-discard = { $name } mette { $some } nella corruzione.
log-duel-discard-unseen = { $name } mette { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} nella corruzione.
log-duel-raise = { $name } riprende { $some } dalla corruzione.
log-duel-raise-unseen = { $name } riprende in mano tutta la corruzione: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}.
log-duel-cleanse = { $name } toglie { $some } dalla corruzione.
log-duel-cleanse-unseen = { $name } toglie { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} dalla corruzione.
log-duel-use = { $name } usa la Piroga «{ $token }».
log-duel-use-on = { $name } usa la Piroga «{ $token }» sul set di { $target }.
log-duel-use-idle = { $name } scarta la Piroga «{ $token }».
log-duel-end = { $name } non ha più azioni possibili: la partita è finita.
log-duel-unsold = { $name } toglie dal gioco i set invenduti: { $pieces }.
log-duel-unsold-unseen = { $name } toglie dal gioco { $count ->
    [one] 1 tessera invenduta
   *[other] { $count } tessere invendute
}.
log-duel-left-over = { $name } aggiunge il resto della mano alla corruzione: { $pieces }.
log-duel-left-over-unseen = { $name } aggiunge alla corruzione { $count ->
    [one] l’ultima tessera che ha in mano
   *[other] le ultime { $count } tessere che ha in mano
}.
log-duel-corruption = Corruzione di { $name }: { $count }.
log-duel-bonus = { $name } ha { $difference } di corruzione in meno: { $count } Deben ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
log-duel-total = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-duel-winners = { $count ->
    [one] Vince { $names }!
   *[other] Pareggio tra { $names }.
}
