# La cronaca del duello. I pezzi arrivano come gruppi di parole: «grano con uno scarabeo», «2 × pesce», «un personaggio coperto».

log-duel-start = Comincia { $name }, con una tessera del centro.
log-duel-take = { $name } prende { $piece }.
log-duel-take-over = { $name } prende { $piece } e salta { $skipped }.
log-duel-buy = { $name } riceve dal mercato { $piece }.
log-duel-exchange = { $name } scambia con un Deben: { $piece }.
log-duel-draw-deben = { $name } pesca { $piece }.
log-duel-draw = { $name } pesca { $pieces }.
log-duel-draw-unseen = { $name } pesca { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
log-duel-draw-tokens = { $known ->
    [0] L’Architetto guarda { $count } Piroghe messe da parte.
   *[other] Piroghe messe da parte: { $pieces }.
}
log-duel-draw-two-deben = { $known ->
    [0] Si pescano { $count } Deben.
   *[other] Pescati: { $pieces }.
}
log-duel-keep = { $name } tiene { $piece }.
log-duel-turn = { $name } gira l’Ankh { $direction }.
log-duel-refill = { $name } riempie il mercato.
log-duel-fill = { $count ->
    [one] Una tessera aggiunta
   *[other] { $count } tessere aggiunte
} al mercato.
log-duel-sale = { $name } vende un set di { $family } per { $gain }: { $pieces }.
log-duel-add = { $name } aggiunge al set di { $family }: { $pieces }.
log-duel-play = { $name } gioca { $piece }.
log-duel-no-effect = Nessun effetto.
log-duel-steal = { $name } ruba { $piece } a { $other }.
log-duel-steal-unseen = { $name } ruba una tessera a { $other }.
log-duel-pick = { $name } prende { $piece } dalla corruzione di { $other }.
log-duel-pick-unseen = { $name } prende una tessera dalla corruzione di { $other }.
log-duel-discard = { $name } mette { $pieces } nella corruzione.
log-duel-discard-unseen = { $name } mette { $count ->
    [one] una tessera
   *[other] { $count } tessere
} nella corruzione.
log-duel-raise = { $name } riprende { $pieces }.
log-duel-raise-unseen = { $name } riprende in mano la sua corruzione: { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
log-duel-cleanse = { $name } toglie dalla corruzione: { $pieces }.
log-duel-cleanse-unseen = { $name } toglie { $count ->
    [one] una tessera
   *[other] { $count } tessere
} dalla corruzione.
log-duel-use = { $name } usa la Piroga { $token }.
log-duel-use-on = { $name } usa la Piroga { $token }: { $target }.
log-duel-use-idle = { $name } scarta la Piroga { $token }.
log-duel-end = { $name } non ha più azioni possibili: la partita è finita.
log-duel-unsold = { $name } toglie dal gioco i set invenduti: { $pieces }.
log-duel-unsold-unseen = { $name } toglie dal gioco { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
log-duel-left-over = { $name } aggiunge alla corruzione ciò che resta in mano: { $pieces }.
log-duel-left-over-unseen = { $name } aggiunge alla corruzione { $count ->
    [one] una tessera rimasta
   *[other] { $count } tessere rimaste
} in mano.
log-duel-corruption = Corruzione di { $name }: { $count }.
log-duel-bonus = { $name } è meno corrotto di { $difference } e ottiene { $count ->
    [one] un Deben
   *[other] { $count } Deben
} ({ $points } punti).
log-duel-total = { $name } ha { $points ->
    [one] un punto
   *[other] { $points } punti
}.
log-duel-winners = { $count ->
    [one] Vittoria: { $names }.
   *[other] Pareggio: { $names }.
}
