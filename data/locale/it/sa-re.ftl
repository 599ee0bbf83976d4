# Sa-Rê: ciò che il tavolo dice e chiede.

sa-re-status = Round { $round } · { $phase } · obiettivo: { $goal }
sa-re-status-start = I primi edifici · obiettivo: { $goal }
phase-sites = cantieri
phase-season = stagione
phase-construction = costruzione
phase-over = la fine

percent = { $count } %

# Le risorse in una frase
amount-wood = { $count } legno
amount-stone = { $count } pietra
amount-gold = { $count } oro
amount-joker = { $count ->
    [one] un jolly
   *[other] { $count } jolly
}
amount-caravan = { $count ->
    [one] una carovana
   *[other] { $count } carovane
}
amount-nothing = nulla
price-w = { $count } legno
price-s = { $count } pietra
price-g = { $count } oro
token-wood = { $count } legno { $count ->
    [one] dal Falegname
   *[other] dai Falegnami
}
token-stone = { $count } pietra { $count ->
    [one] dallo Scalpellino
   *[other] dagli Scalpellini
}
token-gold = { $count } oro { $count ->
    [one] dall’Orafo
   *[other] dagli Orafi
}
token-joker = il jolly del Porto

card-season-hidden = una carta Stagione
card-double-of = la carta doppia ({ $resources })

# Sul tabellone
site-gains = ottenute
site-hand = mano
board-sa-re-double = doppia
board-sa-re-double-first = al primo fermo
board-sa-re-double-last = all’ultimo fermo
board-sa-re-shoe = mazzo
board-sa-re-discard = scarti
board-sa-re-second = scarti
board-sa-re-dark = tenebre
board-sa-re-removed = da parte
board-sa-re-gone = rimosse
board-sa-re-pool = Raccolto
board-sa-re-odds = probabilità
works-title = Le tue risorse
works-title-watched = Risorse
works-have = hai
works-stop = se ti fermi
works-need = serve

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Costruiti: { $offices }
notes-none = Ancora nessun cantiere e nessun edificio amministrativo.

# Ciò che viene chiesto
prompt-sa-re-settle = { $first ->
    [1] Il tuo edificio iniziale: { $tile }. Dove lo metti?
   *[other] E questo: { $tile }? Può dividere una casella.
}
prompt-sa-re-sites = { $name }, avvia cantieri, o premi Fatto.
prompt-sa-re-sites-full = { $name }, nessun altro cantiere possibile. Fatto?
prompt-sa-re-where = { $tile }: su quale casella?
prompt-sa-re-space = Che cosa fai in { $space }?
prompt-sa-re-loss = Non c’è abbastanza posto: che cosa tieni?
prompt-sa-re-question = { $name }: fermarsi o continuare?
prompt-sa-re-question-alone = { $name }: fermarsi o continuare? Sei l’ultimo in gara: i prossimi Disordini chiudono la tua stagione.
prompt-sa-re-temple = Il tuo Tempio guarda due carte. Quale tieni?
prompt-sa-re-other = E l’altra carta?
prompt-sa-re-palace = Il tuo Palazzo può prendere questa carta: { $card }.
prompt-sa-re-calm = Questa no. Quando deve chiedere ancora il Palazzo in questa stagione?
prompt-sa-re-barracks = Di chi alza l’indicatore la tua Caserma?
prompt-sa-re-trouble = { $amount ->
    [one] Disordini! Vuoi attenuarli?
   *[other] Doppi Disordini! Vuoi attenuarli?
}
prompt-sa-re-market = Che cosa scambi al Mercato?
prompt-sa-re-build = { $name }, che cosa costruisci?
prompt-sa-re-build-none = { $name }, non c’è altro da costruire. Fatto?
prompt-sa-re-build-revolted = { $name }, i tuoi operai si sono rivoltati: niente costruzione in questo round.
prompt-sa-re-pay = Come paghi?
prompt-sa-re-charter = Due risorse per una carovana
prompt-sa-re-store = Che cosa conservano i tuoi Magazzini?

prompt-sa-re-wait-settle = { $name } sta mettendo i primi edifici.
prompt-sa-re-wait-sites = { $name } sta avviando cantieri.
prompt-sa-re-wait-loss = { $name } svuota un Magazzino.
prompt-sa-re-wait-question = { $name } sceglie: fermarsi o continuare.
prompt-sa-re-wait-temple = { $name } sta guardando due carte.
prompt-sa-re-wait-palace = Il Palazzo di { $name } prende la carta?
prompt-sa-re-wait-trouble = { $name } attenua i Disordini?
prompt-sa-re-wait-market = { $name } va al Mercato?
prompt-sa-re-wait-build = { $name } sta costruendo.
prompt-sa-re-wait-pay = { $name } sta pagando.
prompt-sa-re-wait-store = { $name } sta immagazzinando.

# Pulsanti
offer-sa-re-back = Indietro
offer-sa-re-home = Torna alla tua città
offer-sa-re-ready = Fatto
offer-sa-re-ready-note = { $sites ->
    [0] nessun cantiere
    [one] un cantiere
   *[other] { $sites } cantieri
}
offer-sa-re-abandon = Abbandona: { $tile }
offer-sa-re-demolish = Demolisci: { $tile }
offer-sa-re-keep = { $count ->
    [0] Non tenere nulla
    [one] Tienine una
   *[other] Tienine { $count }
}
offer-sa-re-room = posto per { $room }
offer-sa-re-other-top = L’altra in cima
offer-sa-re-other-bottom = L’altra in fondo
offer-sa-re-seize = Requisiscila
offer-sa-re-let = Lasciala
offer-sa-re-let-note = ha il suo effetto
offer-sa-re-calm = Lasciala, e chiedi meno spesso…
offer-sa-re-calm-never = Non chiedere più in questa stagione
offer-sa-re-calm-unless-revolt = Solo se rischio la rivolta
offer-sa-re-calm-unless-trouble = Solo per i Disordini
offer-sa-re-calm-unless-resource = Solo per una risorsa
offer-sa-re-rest-market = Non chiedere dopo la stagione
offer-sa-re-wake-palace = Palazzo: chiedimi
offer-sa-re-wake-market = Mercato: chiedimi
offer-sa-re-soften-1 = Giardini: vale 1
offer-sa-re-soften-2 = Biblioteca: un jolly
offer-sa-re-soften-3 = Giardini e Biblioteca: un jolly
offer-sa-re-suffer = Non fare nulla
offer-sa-re-swap = Scambia
offer-sa-re-swap-note = { $give } per { $take }
offer-sa-re-with = Invece con { $name }
offer-sa-re-no-swap = Non scambiare
offer-sa-re-stop = Fermati
offer-sa-re-continue = Continua
offer-sa-re-gold = Paga 1 oro: indicatore −1
offer-sa-re-barracks = Caserma: { $name } +1
offer-sa-re-barracks-whom = Caserma…
offer-sa-re-temple = Tempio: guarda
offer-sa-re-market = Mercato: scambia…
offer-sa-re-secrets = Vedi i miei segreti…
offer-sa-re-cover = Copri i miei segreti
offer-sa-re-cards = { $count ->
    [one] ultima carta · { $away } al rosso
   *[other] { $count } carte · { $away } al rosso
}
offer-sa-re-odds = <icon:season/trouble>{ $trouble } %
offer-sa-re-odds-revolt = <icon:season/trouble>{ $trouble } % · rivolta { $revolt } %
offer-sa-re-pay = Paga e costruisci: { $tile }
offer-sa-re-pay-step = Paga la tappa: { $tile }
offer-sa-re-paid = tutto pagato
offer-sa-re-missing = ancora { $count } da pagare
offer-sa-re-too-much = { $count } di troppo
offer-sa-re-excess = { $price } di troppo
offer-sa-re-off = Porto: togli { $resource }
offer-sa-re-build = Costruisci: { $tile }
offer-sa-re-step = Una tappa: { $tile }
offer-sa-re-free = gratis
offer-sa-re-charter = Noleggia una carovana…
offer-sa-re-charter-do = Noleggia la carovana
offer-sa-re-charter-note = { $chosen } di 2
offer-sa-re-finish = Fine costruzione
offer-sa-re-finish-all = Fatto
offer-sa-re-finish-revolted = Passa ai Magazzini

# Il foglio
tray-sa-re-keep = Che cosa resta nei Magazzini
tray-sa-re-market = Il Mercato: tu e { $name }
tray-sa-re-charter = Quali due risorse pagano la carovana?
tray-sa-re-pay = Il pagamento: { $tile }
tray-sa-re-temple = Le due carte in cima al mazzo
tray-sa-re-price = Prezzo: { $price }
tray-sa-re-price-port = Prezzo: { $price } – il Porto ha tolto { $off }
tray-sa-re-keep-foot = { $count } di { $room }. { $jokers ->
    [0] Ciò che non trova posto va perso.
    [one] Un jolly vale una qualsiasi.
   *[other] { $jokers } jolly valgono una qualsiasi ciascuno.
}
tray-sa-re-market-foot = + ciò che ricevi, − ciò che dai: altrettante da una parte e dall’altra.
tray-sa-re-charter-foot = Una carovana vale qualsiasi risorsa in un round successivo.
counter-keep = { $more ->
    [0] ne hai { $have }
    [one] { $have } e un jolly
   *[other] { $have } e { $more } jolly
}
counter-market = { $have } → { $then }
counter-hand = di { $have } in mano
counter-token = di { $have } su edifici
counter-caravan = { $have ->
    [one] di 1 carovana
   *[other] di { $have } carovane
}

refuse-sa-re-two-resources = Una carovana costa esattamente due risorse; scelte finora: { $chosen }.

# Le mosse in parole, per i consigli
say-sa-re-settle = Metti in { $space }
say-sa-re-launch = Avvia in { $space }: { $tile }
say-sa-re-abandon = Abbandona in { $space }: { $tile }
say-sa-re-demolish = Demolisci in { $space }: { $tile }
say-sa-re-ready = I cantieri sono pronti
say-sa-re-keep = Tieni { $amounts }
say-sa-re-gold = Paga 1 oro
say-sa-re-barracks = Caserma: alza l’indicatore di { $name }
say-sa-re-temple = Usa il Tempio
say-sa-re-place = Tieni: { $card }; l’altra { $place ->
    [top] in cima
   *[bottom] in fondo
}
say-sa-re-swap = Scambia con { $name }: { $give } per { $take }
say-sa-re-stop = Fermati
say-sa-re-continue = Continua
say-sa-re-seize = Prendi la carta
say-sa-re-soften-1 = Usa i Giardini
say-sa-re-soften-2 = Usa la Biblioteca
say-sa-re-soften-3 = Usa Giardini e Biblioteca
say-sa-re-pass = Lascia passare
say-sa-re-build = Costruisci in { $space }: { $tile }
say-sa-re-discount = Il Porto toglie { $amount }
say-sa-re-pay = { $hand } dalla mano, { $tokens } dagli edifici
say-sa-re-wild = { $jokers ->
    [one] un jolly
   *[other] { $jokers } jolly
}, { $port } del Porto, { $caravans ->
    [one] una carovana
   *[other] { $caravans } carovane
}
say-sa-re-charter = Noleggia una carovana per { $amounts }
say-sa-re-finish = Fine costruzione
say-sa-re-redeem = Usa una carovana: { $amount }

# Striscioni
banner-sa-re-round = Round { $round }: i cantieri
banner-sa-re-season = La stagione del round { $round }
banner-sa-re-construction = Costruzione
banner-sa-re-night = Hoshekh: calano le tenebre
banner-sa-re-revolt = Gli operai di { $name } si rivoltano!
banner-sa-re-end = La direttiva del Faraone è realizzata

# Spiegazioni
about-ours-costs = Prezzo scelto da noi: quello stampato non ci è noto.
about-ours-pyramids = I prezzi di una tappa, e le tappe dei numeri 2 e 3, sono nostri: quelli stampati non sono noti.
about-ours-cards = Il numero di carte di ogni tipo è nostro: quello stampato non è noto.
about-ours-doubles = Le coppie di queste carte sono nostre: quelle stampate non sono note.
about-ours-gauge-red = La lunghezza dell’indicatore è nostra: quella stampata non è nota.
about-cost = Costa { $cost }.
about-stock = { $count ->
    [0] Nessuna rimasta.
    [one] Ne rimane 1.
   *[other] Ne rimangono { $count }.
}
about-pyramid-card = La prossima carta è la { $number }: { $steps } tappe, ciascuna { $cost }.
about-pyramids = Prima viene la Piramide più cara. Chi ne avvia una prende la carta in cima.
about-plot = Casella { $space }
about-built = costruito
about-night = costruito, già usato in questo round
about-site = un cantiere, costa { $cost }
about-site-cheaper = un cantiere, costa { $cost } invece di { $base }
about-site-pyramid = { $done ->
    [one] Una tappa
   *[other] { $done } tappe
} su { $steps }; la prossima costa { $cost }
about-plot-discount = Artigiani vicini: qui { $amounts } in meno.
about-plot-port = Qui il Porto toglie un’altra risorsa a ogni pagamento.
about-plot-nile = Questa casella è sul Nilo.
about-plot-free = È libera.
about-goal = { $goal }: { $have } di { $wanted }.
about-stores = In magazzino: { $store }. Ricavi: { $gains }. Carovane: { $caravans }.
about-admin = { $count ->
    [0] Nessun edificio amministrativo
    [one] Un edificio amministrativo
   *[other] { $count } edifici amministrativi
}.
about-enlarge = Premi per ingrandire questa città.
about-gauge-title = Indicatore di rivolta
about-gauge = Gli operai sono sulla casella { $square }; sulla { $red } si rivoltano. Una stagione comincia sulla { $start }. { $cubes ->
    [0] Può scendere fino a { $base }.
    [one] Un cubo nero gli impedisce di scendere sotto { $base }.
   *[other] Cubi neri gli impediscono di scendere sotto { $base }.
}
about-caravans-title = Carovane
about-caravans = { $count } di { $most }. Due risorse ne noleggiano una; più tardi vale qualsiasi risorsa.
about-obelisk = Obelisco
about-obelisk-stands = In piedi: questo giocatore è ancora in gara.
about-obelisk-lies = Abbassato: questo giocatore si è fermato e tiene ciò che ha avuto.
about-obelisk-revolted = Gli operai si sono rivoltati: nulla dal raccolto, e nessuna costruzione in questo round.
about-store = In magazzino: { $store }. C’è posto per { $room }.
about-gains-title = Ottenute in questa stagione
about-gains = Accanto al sito: { $gains }. Si spendono o si conservano durante la costruzione.
about-kept-title = Tenuta dal Tempio
about-kept = Solo il proprietario ha visto questa carta. Se è una risorsa, la riceve quando si ferma.
about-seized-title = Requisita dal Palazzo
about-seized = Se è una risorsa, il proprietario la riceve quando si ferma; qualsiasi altro effetto è annullato.
about-hidden = Nessuno a questo schermo l’ha vista.
about-double-first = Il primo che si ferma riceve subito le due risorse.
about-double-last = L’ultimo che si ferma riceve le due risorse alla fine della stagione.
about-double-awarded = È stata assegnata.
about-double-pile = Ancora da venire
about-shoe-title = Mazzo
about-shoe = { $count ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $count } carte
} da pescare. Non ancora viste: { $cards }.
about-season-discard-title = Scarti
about-season-discard = { $count ->
    [0] Nessuna carta è stata risolta.
    [one] Una carta è stata risolta.
   *[other] { $count } carte sono state risolte.
}
about-dark-title = Pila delle tenebre
about-dark = { $count ->
    [0] Nessuna carta
    [one] Una carta coperta
   *[other] { $count } carte, mescolate e coperte
}. Ogni nuova carta ne toglie prima una; se è una risorsa, il raccolto la perde.
about-gone-title = Inghiottite dalle tenebre
about-gone = { $count ->
    [0] Nessuna carta è fuori dalla stagione.
    [one] Una carta è fuori dalla stagione.
   *[other] { $count } carte sono fuori dalla stagione.
}
about-removed-title = Messa da parte
about-removed = In ogni stagione una carta resta fuori senza essere vista. Chi possiede un Tempio può guardarla.
about-pool-title = Raccolto della stagione
about-pool = Raccolto: { $pool }. Chi si ferma ne riceve una copia dalla riserva generale ({ $supply }).
about-left = { $left } di { $total } non ancora viste.
about-odds-title = Probabilità della prossima carta
about-odds = Premi per mostrare o nascondere. Calcolo esatto, da ciò che sai.
about-odds-line = { $card }: { $share }
legend-sa-re-reed = risorse: <b>{ $share }</b>
legend-sa-re-sand = due carte in più: <b>{ $share }</b>
legend-sa-re-lapis = tenebre: <b>{ $share }</b>
legend-sa-re-amber = Disordini sopportabili: <b>{ $share }</b>
legend-sa-re-danger = rivolta: <b>{ $share }</b>
about-works = Ciò che hai con gettoni e carovane, ciò che fermarti aggiungerebbe, e quanto costano tutti i tuoi cantieri, tolti gli sconti. Un jolly vale per tutto.

share-discarded = scartate
share-dark = nelle tenebre
share-gone = inghiottite
share-open = scoperte
share-taken = tenute o prese
share-back = di nuovo nel mazzo
share-aside = messa da parte

# La fine
final-sa-re-spaces = Caselle
final-sa-re-admin = Amministrativi
final-sa-re-pyramid = Piramide
final-sa-re-steps = Tappe
final-sa-re-goal = Obiettivo
final-sa-re-done = n. { $number }
final-sa-re-begun = (n. { $number })
verdict-sa-re-done = Nel round { $round } { $names } { $count ->
    [one] ha
   *[other] hanno
} realizzato la direttiva: <b>{ $goal }</b>.
verdict-sa-re-admin = { $name } ha più edifici amministrativi di tutti: { $count }.
verdict-sa-re-admin-some = { $names } hanno più edifici amministrativi degli altri, { $count } ciascuno.
verdict-sa-re-completed = A parità di edifici amministrativi, { $name } ha completato la Piramide dal numero più basso, la { $count }.
verdict-sa-re-steps = A parità di edifici, { $name } ha costruito più tappe di una Piramide: { $count }.
verdict-sa-re-steps-some = { $names } hanno costruito più tappe di una Piramide degli altri, { $count } ciascuno.
verdict-sa-re-number = A parità di edifici e di tappe, { $name } ha la Piramide dal numero più basso, la { $count }.
verdict-sa-re-shared = { $names } restano pari in tutto e dividono la vittoria.
