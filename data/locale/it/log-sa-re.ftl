# La cronaca di Sa-Rê. Le quantità arrivano come gruppi di parole: «2 di legno e un jolly».

log-sa-re-round = Round { $round }, comincia { $name }
log-sa-re-season = La stagione
log-sa-re-construction = Costruzione
log-sa-re-settle = { $name } mette in { $space }: { $tile }.
log-sa-re-launch = { $name } avvia un cantiere in { $space }: { $tile }.
log-sa-re-abandon = { $name } abbandona il cantiere in { $space }: { $tile }.
log-sa-re-demolish = { $name } demolisce in { $space }: { $tile }.
log-sa-re-built = { $name } ha costruito in { $space }: { $tile }.
log-sa-re-ready = { $name } ha finito di scegliere.
log-sa-re-reveal = Accanto al sabot: { $card }.
log-sa-re-draw = Carta pescata: <b>{ $card }</b>.
log-sa-re-darkness = Le tenebre inghiottono: { $card }.
log-sa-re-seize = Il Palazzo di { $name } prende: { $card }.
log-sa-re-keep = { $name } tiene nel Tempio: { $card }.
log-sa-re-keep-unseen = { $name } tiene una carta nel Tempio.
log-sa-re-return = { $place ->
    [top] Rimessa in cima: { $card }.
   *[bottom] Rimessa in fondo: { $card }.
}
log-sa-re-return-unseen = L’altra carta va { $place ->
    [top] in cima
   *[bottom] in fondo
} al sabot.
log-sa-re-pay-gold = { $name } paga agli operai 1 oro.
log-sa-re-temple = { $name } guarda nel futuro con il Tempio.
log-sa-re-stop = { $name } corica l’obelisco.
log-sa-re-stop-pool = { $name } corica l’obelisco e prende { $amounts }.
log-sa-re-stop-alone = Dopo i Disordini { $name }, senza altri in piedi, deve coricare l’obelisco.
log-sa-re-finish = { $name } chiude il cantiere.
log-sa-re-revolt = <danger>Gli operai di { $name } si rivoltano!</danger>
log-sa-re-gauge = Indicatore di { $name }: { $before } → { $after }.
log-sa-re-gauges = Indicatori: { $gauges }.
log-sa-re-short = La riserva non basta: { $name } resta senza { $amounts }.
log-sa-re-short-pool = La riserva è finita: il fondo resta senza { $amounts }.
log-sa-re-gain-pool = { $name } prende { $amounts }.
log-sa-re-gain-double = { $name } riceve la doppia: { $amounts }.
log-sa-re-gain-temple = Il Tempio di { $name } paga { $amounts }.
log-sa-re-gain-palace = Il Palazzo di { $name } paga { $amounts }.
log-sa-re-gain-library = La Biblioteca di { $name } paga { $amounts }.
log-sa-re-gain-revolt = { $name } riceve { $amounts } dopo la rivolta.
log-sa-re-horus = Horus: subito altre due carte.
log-sa-re-dawn = Le tenebre sono finite.
log-sa-re-night = Hoshekh: { $count ->
    [0] non c’è nulla da inghiottire
    [one] una carta è nelle tenebre
   *[other] { $count } carte sono nelle tenebre
}.
log-sa-re-barracks = La Caserma di { $name } spinge { $other }.
log-sa-re-soften-1 = I Giardini di { $name } calmano gli operai.
log-sa-re-soften-2 = La Biblioteca di { $name } muta i Disordini in un jolly.
log-sa-re-soften-3 = Giardini e Biblioteca di { $name } mutano i Disordini in un jolly.
log-sa-re-swap = { $name } scambia con { $other }: { $give } per { $take }.
log-sa-re-pay = { $name } paga { $amounts }.
log-sa-re-discount = Il Porto toglie { $amounts }.
log-sa-re-step = { $name } costruisce la tappa { $step } della Piramide { $number }.
log-sa-re-charter = { $name } noleggia una carovana per { $amounts }.
log-sa-re-redeem = Una carovana porta a { $name } { $amounts }.
log-sa-re-store = { $name } conserva { $amounts }.
log-sa-re-discard = { $name } rinuncia a { $amounts }.
log-sa-re-also-paid = Pagato: { $amounts }.
log-sa-re-also-gain = Resta: { $amounts }.
log-sa-re-also-store = Conservato: { $amounts }.
log-sa-re-also-discard = Ceduto: { $amounts }.
log-sa-re-refill = Nuovi gettoni sugli edifici di { $name }: { $amounts }.
log-sa-re-refills = Nuovi gettoni sugli edifici: { $tokens }.
log-sa-re-growth = La città di { $name } cresce: { $count ->
    [one] un cubo nero sta
   *[other] due cubi neri stanno
} sull’indicatore.
log-sa-re-finished = { $names } { $count ->
    [one] ha
   *[other] hanno
} compiuto la direttiva: { $goal }.
log-sa-re-tie-break = { $name }: { $count ->
    [one] un amministrativo
   *[other] { $count } amministrativi
}, Piramide { $number }, { $steps ->
    [one] una tappa
   *[other] { $steps } tappe
}.
log-sa-re-end = { $count ->
    [one] Vittoria: { $names }.
   *[other] Vittoria condivisa: { $names }.
}
