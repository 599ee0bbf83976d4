# La cronaca di Sa-Rê. Le quantità arrivano come gruppi di parole: «2 di legno e un jolly».

log-sare-round = Round { $round }, comincia { $name }
log-sare-season = La stagione
log-sare-construction = Costruzione
log-sare-settle = { $name } mette in { $space }: { $tile }.
log-sare-launch = { $name } avvia un cantiere in { $space }: { $tile }.
log-sare-abandon = { $name } abbandona il cantiere in { $space }: { $tile }.
log-sare-demolish = { $name } demolisce in { $space }: { $tile }.
log-sare-built = { $name } ha costruito in { $space }: { $tile }.
log-sare-ready = { $name } ha finito di scegliere.
log-sare-reveal = Accanto al sabot: { $card }.
log-sare-draw = Carta pescata: <b>{ $card }</b>.
log-sare-darkness = Le tenebre inghiottono: { $card }.
log-sare-seize = Il Palazzo di { $name } prende: { $card }.
log-sare-keep = { $name } tiene nel Tempio: { $card }.
log-sare-keep-unseen = { $name } tiene una carta nel Tempio.
log-sare-return = { $place ->
    [top] Rimessa in cima: { $card }.
   *[bottom] Rimessa in fondo: { $card }.
}
log-sare-return-unseen = L’altra carta va { $place ->
    [top] in cima
   *[bottom] in fondo
} al sabot.
log-sare-pay-gold = { $name } paga agli operai 1 oro.
log-sare-temple = { $name } guarda nel futuro con il Tempio.
log-sare-stop = { $name } corica l’obelisco.
log-sare-finish = { $name } non costruisce altro.
log-sare-revolt = <danger>Gli operai di { $name } si rivoltano!</danger>
log-sare-gauge = Indicatore di { $name }: { $before } → { $after }.
log-sare-short = La riserva non basta: { $name } resta senza { $amounts }.
log-sare-short-pool = La riserva è finita: il fondo resta senza { $amounts }.
log-sare-gain-pool = { $name } prende { $amounts }.
log-sare-gain-double = { $name } riceve la doppia: { $amounts }.
log-sare-gain-temple = Il Tempio di { $name } paga { $amounts }.
log-sare-gain-palace = Il Palazzo di { $name } paga { $amounts }.
log-sare-gain-library = La Biblioteca di { $name } paga { $amounts }.
log-sare-gain-revolt = { $name } riceve { $amounts } dopo la rivolta.
log-sare-horus = Horus: subito altre due carte.
log-sare-dawn = Le tenebre sono finite.
log-sare-night = Hoshekh: { $count ->
    [0] non c’è nulla da inghiottire
    [one] una carta è nelle tenebre
   *[other] { $count } carte sono nelle tenebre
}.
log-sare-barracks = La Caserma di { $name } spinge { $other }.
log-sare-soften-1 = I Giardini di { $name } calmano gli operai.
log-sare-soften-2 = La Biblioteca di { $name } muta i Disordini in un jolly.
log-sare-soften-3 = Giardini e Biblioteca di { $name } mutano i Disordini in un jolly.
log-sare-swap = { $name } scambia con { $other }: { $give } per { $take }.
log-sare-pay = { $name } paga { $amounts }.
log-sare-discount = Il Porto toglie { $amounts }.
log-sare-step = { $name } costruisce la tappa { $step } della Piramide { $number }.
log-sare-charter = { $name } noleggia una carovana per { $amounts }.
log-sare-redeem = Una carovana porta a { $name } { $amounts }.
log-sare-store = { $name } conserva { $amounts }.
log-sare-discard = { $name } rinuncia a { $amounts }.
log-sare-refill = Nuovi gettoni sugli edifici di { $name }: { $amounts }.
log-sare-growth = La città di { $name } cresce: { $count ->
    [one] un cubo nero sta
   *[other] due cubi neri stanno
} sull’indicatore.
log-sare-finished = { $names } { $count ->
    [one] ha
   *[other] hanno
} compiuto la direttiva: { $goal }.
log-sare-tie-break = { $name }: { $count ->
    [one] un amministrativo
   *[other] { $count } amministrativi
}, { $steps ->
    [one] una tappa
   *[other] { $steps } tappe
}.
log-sare-end = { $count ->
    [one] Vittoria: { $names }.
   *[other] Vittoria condivisa: { $names }.
}
