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
log-sa-re-reveal = Carta doppia: { $card }.
log-sa-re-draw = Carta pescata: <b>{ $card }</b>.
log-sa-re-darkness = Le tenebre inghiottono: { $card }.
log-sa-re-seize = Il Palazzo di { $name } requisisce: { $card }.
log-sa-re-keep = { $name } tiene nel Tempio: { $card }.
log-sa-re-keep-unseen = { $name } tiene una carta nel Tempio.
log-sa-re-return = { $place ->
    [top] Rimessa in cima: { $card }.
   *[bottom] Rimessa in fondo: { $card }.
}
log-sa-re-return-unseen = L’altra carta va { $place ->
    [top] in cima
   *[bottom] in fondo
} al mazzo.
log-sa-re-pay-gold = { $name } paga agli operai 1 oro.
log-sa-re-temple = { $name } guarda nel futuro con il Tempio.
log-sa-re-stop = { $name } abbassa l’obelisco.
log-sa-re-stop-pool = { $name } abbassa l’obelisco e prende { $amounts }.
log-sa-re-stop-alone = Ultimo in gara, { $name } deve fermarsi dopo i Disordini.
log-sa-re-finish = { $name } ha finito di costruire.
log-sa-re-revolt = <danger>Gli operai di { $name } si rivoltano!</danger>
log-sa-re-gauge = Indicatore di { $name }: { $before } → { $after }.
log-sa-re-gauges = Indicatori: { $gauges }.
log-sa-re-short = La riserva non basta: { $name } non riceve { $amounts }.
log-sa-re-short-pool = La riserva è finita: { $amounts } in meno nel raccolto.
log-sa-re-gain-pool = { $name } prende { $amounts }.
log-sa-re-gain-double = { $name } riceve la carta doppia: { $amounts }.
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
log-sa-re-barracks = La Caserma di { $name } alza l’indicatore di { $other }.
log-sa-re-soften-1 = I Giardini di { $name } calmano gli operai.
log-sa-re-soften-2 = La Biblioteca di { $name } trasforma i Disordini in un jolly.
log-sa-re-soften-3 = Giardini e Biblioteca di { $name } trasformano i Disordini in un jolly.
log-sa-re-swap = { $name } scambia con { $other }: { $give } per { $take }.
log-sa-re-pay = { $name } paga { $amounts }.
log-sa-re-discount = Sconto del Porto: { $amounts }.
log-sa-re-step = { $name } costruisce la tappa { $step } della Piramide { $number }.
log-sa-re-charter = { $name } noleggia una carovana per { $amounts }.
log-sa-re-redeem = { $name } usa una carovana: { $amounts }.
log-sa-re-store = { $name } immagazzina { $amounts }.
log-sa-re-discard = { $name } scarta { $amounts }.
log-sa-re-also-paid = Pagato: { $amounts }.
log-sa-re-also-gain = Resta: { $amounts }.
log-sa-re-also-store = Immagazzinato: { $amounts }.
log-sa-re-also-discard = Scartato: { $amounts }.
log-sa-re-refill = Nuovi gettoni sugli edifici di { $name }: { $amounts }.
log-sa-re-refills = Nuovi gettoni sugli edifici: { $tokens }.
log-sa-re-growth = La città di { $name } cresce: { $count ->
    [one] un cubo nero
   *[other] due cubi neri
} sull’indicatore.
log-sa-re-finished = { $names } { $count ->
    [one] ha
   *[other] hanno
} realizzato la direttiva: { $goal }.
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
