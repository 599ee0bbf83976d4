# Sa-Rê: ciò che il tavolo dice e chiede.

sare-status = Round { $round } · { $phase } · obiettivo: { $goal }
sare-status-start = I primi edifici · obiettivo: { $goal }
phase-sites = cantieri
phase-season = stagione
phase-construction = costruzione
phase-over = la fine

percent = { $count } %

# Le risorse in una frase
amount-wood = { $count } di legno
amount-stone = { $count } di pietra
amount-gold = { $count } d’oro
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
source-token = il gettone { $resource } di un edificio

card-season-hidden = una carta Stagione
card-double-of = la doppia ({ $resources })

# Sul tabellone
site-gains = ricavi
site-hand = mano
board-sare-double = doppia
board-sare-double-first = al primo
board-sare-double-last = all’ultimo
board-sare-shoe = sabot
board-sare-discard = scarti
board-sare-second = scarti
board-sare-dark = tenebre
board-sare-removed = da parte
board-sare-gone = perse
board-sare-pool = Fondo
board-sare-odds = probabilità
works-title = I tuoi cantieri
works-title-watched = Cantieri
works-have = hai
works-stop = stop
works-need = serve

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Costruiti: { $offices }
notes-none = Ancora nessun cantiere e nessun edificio amministrativo.

# Ciò che viene chiesto
prompt-sare-settle = { $first ->
    [1] Il tuo edificio iniziale: { $tile }. Dove lo metti?
   *[other] E questo: { $tile }? Può dividere una casella.
}
prompt-sare-sites = { $name }, scegli una tessera da mettere in cantiere, o comincia la stagione.
prompt-sare-sites-full = { $name }, nessun altro cantiere possibile. Va bene così?
prompt-sare-where = { $tile }: su quale casella?
prompt-sare-space = Che cosa fai in { $space }?
prompt-sare-loss = Resta troppo poco posto: che cosa tieni?
prompt-sare-question = { $name }: fermarsi o continuare?
prompt-sare-question-alone = { $name }: fermarsi o continuare? Sei in piedi da solo: i prossimi Disordini ti fermano.
prompt-sare-temple = Il tuo Tempio guarda due carte. Quale tieni?
prompt-sare-other = E l’altra carta?
prompt-sare-palace = Il tuo Palazzo può prendere questa carta: { $card }.
prompt-sare-calm = Lasciala. Quando chiederà ancora il Palazzo in questa stagione?
prompt-sare-barracks = Chi spinge la tua Caserma?
prompt-sare-trouble = { $amount ->
    [one] Disordini! Vuoi attenuarli?
   *[other] Doppi Disordini! Vuoi attenuarli?
}
prompt-sare-market = Che cosa scambi al Mercato?
prompt-sare-build = { $name }, che cosa costruisci?
prompt-sare-build-none = { $name }, non si può costruire altro. È tutto?
prompt-sare-build-revolted = { $name }, i tuoi operai si sono rivoltati: niente costruzione in questo round.
prompt-sare-pay = Come paghi?
prompt-sare-charter = Due risorse per una carovana
prompt-sare-store = Che cosa conservano i tuoi Magazzini?

prompt-sare-wait-settle = { $name } mette i primi edifici.
prompt-sare-wait-sites = { $name } avvia cantieri.
prompt-sare-wait-loss = { $name } svuota un Magazzino.
prompt-sare-wait-question = { $name } sceglie: fermarsi o continuare.
prompt-sare-wait-temple = { $name } guarda due carte.
prompt-sare-wait-palace = Il Palazzo di { $name } prende la carta?
prompt-sare-wait-trouble = { $name } attenua i Disordini?
prompt-sare-wait-market = { $name } va al Mercato?
prompt-sare-wait-build = { $name } costruisce.
prompt-sare-wait-pay = { $name } paga.
prompt-sare-wait-store = { $name } immagazzina.

# Pulsanti
offer-sare-back = Indietro
offer-sare-ready = Cantieri pronti
offer-sare-ready-note = { $sites ->
    [0] nessun cantiere
    [one] un cantiere
   *[other] { $sites } cantieri
}
offer-sare-abandon = Abbandona: { $tile }
offer-sare-demolish = Demolisci: { $tile }
offer-sare-keep = { $count ->
    [0] Non tenere nulla
    [one] Tienine una
   *[other] Tienine { $count }
}
offer-sare-room = posto per { $room }
offer-sare-other-top = L’altra in cima
offer-sare-other-bottom = L’altra in fondo
offer-sare-seize = Prendila
offer-sare-let = Lasciala
offer-sare-let-note = ha il suo effetto
offer-sare-calm = Lasciala, e chiedi meno spesso…
offer-sare-calm-never = Non più in questa stagione
offer-sare-calm-unless-revolt = Se rischio la rivolta
offer-sare-calm-unless-trouble = Se sono Disordini
offer-sare-calm-unless-resource = Se è una risorsa
offer-sare-rest-market = Non chiedere dopo la stagione
offer-sare-wake-palace = Palazzo: chiedimi
offer-sare-wake-market = Mercato: chiedimi
offer-sare-soften-1 = Giardini: vale 1
offer-sare-soften-2 = Biblioteca: un jolly
offer-sare-soften-3 = Giardini e Biblioteca: un jolly
offer-sare-suffer = Subiscili
offer-sare-swap = Scambia
offer-sare-swap-note = { $give } per { $take }
offer-sare-with = Invece con { $name }
offer-sare-no-swap = Non scambiare
offer-sare-stop = Fermati
offer-sare-continue = Continua
offer-sare-gold = Oro: indicatore −1
offer-sare-barracks = Caserma: spingi { $name }
offer-sare-barracks-whom = Caserma…
offer-sare-temple = Tempio: guarda
offer-sare-market = Mercato: scambia…
offer-sare-secrets = Vedi i miei segreti…
offer-sare-cards = { $count ->
    [one] ultima carta · rosso a { $away }
   *[other] { $count } carte · rosso a { $away }
}
offer-sare-odds = <icon:season/trouble>{ $trouble } %
offer-sare-odds-revolt = <icon:season/trouble>{ $trouble } % · rivolta { $revolt } %
offer-sare-pay = Paga e costruisci: { $tile }
offer-sare-paid = tutto pagato
offer-sare-missing = ancora { $count } da pagare
offer-sare-too-much = { $count } di troppo
offer-sare-excess = { $price } di troppo
offer-sare-off = Porto: togli { $resource }
offer-sare-build = Costruisci: { $tile }
offer-sare-step = Una tappa: { $tile }
offer-sare-free = gratis
offer-sare-charter = Noleggia una carovana…
offer-sare-charter-do = Noleggia la carovana
offer-sare-charter-note = { $chosen } di 2
offer-sare-finish = Costruzione finita

# Il foglio
tray-sare-keep = Che cosa resta nei Magazzini
tray-sare-market = Il Mercato: tu e { $name }
tray-sare-charter = Quali due risorse pagano la carovana?
tray-sare-pay = Il pagamento: { $tile }
tray-sare-temple = Le due carte in cima al sabot
tray-sare-price = Prezzo: { $price }
tray-sare-price-port = Prezzo: { $price } – il Porto ha tolto { $off }
tray-sare-keep-foot = { $count } di { $room }. { $jokers ->
    [0] Ciò che non trova posto va perso.
    [one] Un jolly vale una qualsiasi.
   *[other] { $jokers } jolly valgono una qualsiasi ciascuno.
}
tray-sare-market-foot = Più è ciò che ricevi, meno ciò che dai: tante per tante.
tray-sare-charter-foot = Una carovana vale qualsiasi risorsa in un round successivo.
counter-keep = ne hai { $have }
counter-market = { $have } → { $then }
counter-hand = di { $have } in mano
counter-token = di { $have } su edifici
counter-caravan = { $have ->
    [one] di 1 carovana
   *[other] di { $have } carovane
}

refuse-sare-two-resources = Una carovana costa esattamente due risorse; scelte finora: { $chosen }.

# Le mosse in parole, per i consigli
say-sare-settle = Metti in { $space }
say-sare-launch = Avvia in { $space }: { $tile }
say-sare-abandon = Abbandona in { $space }: { $tile }
say-sare-demolish = Demolisci in { $space }: { $tile }
say-sare-ready = I cantieri sono pronti
say-sare-keep = Tieni { $amounts }
say-sare-gold = Paga 1 oro
say-sare-barracks = Caserma: spingi { $name }
say-sare-temple = Usa il Tempio
say-sare-place = Tieni la carta { $card }, l’altra { $place ->
    [top] in cima
   *[bottom] in fondo
}
say-sare-swap = Scambia con { $name }: { $give } per { $take }
say-sare-stop = Fermati
say-sare-continue = Continua
say-sare-seize = Prendi la carta
say-sare-soften-1 = Usa i Giardini
say-sare-soften-2 = Usa la Biblioteca
say-sare-soften-3 = Usa Giardini e Biblioteca
say-sare-pass = Lascia passare
say-sare-build = Costruisci in { $space }: { $tile }
say-sare-discount = Il Porto toglie { $amount }
say-sare-pay = { $hand } dalla mano, { $tokens } dagli edifici
say-sare-wild = { $jokers ->
    [one] un jolly
   *[other] { $jokers } jolly
}, { $port } del Porto, { $caravans ->
    [one] una carovana
   *[other] { $caravans } carovane
}
say-sare-charter = Noleggia una carovana per { $amounts }
say-sare-finish = Non costruire altro
say-sare-redeem = Una carovana porta { $amount }

# Striscioni
banner-sare-round = Round { $round }: i cantieri
banner-sare-season = La stagione del round { $round }
banner-sare-construction = Costruzione
banner-sare-night = Hoshekh: calano le tenebre
banner-sare-revolt = Gli operai di { $name } si rivoltano!
banner-sare-end = La direttiva del Faraone è compiuta

# Spiegazioni
about-ours-costs = Il prezzo è nostro: quello stampato non è noto.
about-ours-pyramids = I prezzi di una tappa, e le tappe dei numeri 2 e 3, sono nostri: quelli stampati non sono noti.
about-ours-cards = Il numero di carte di ogni tipo è nostro: quello stampato non è noto.
about-ours-doubles = Le coppie di queste carte sono nostre: quelle stampate non sono note.
about-ours-gauge-red = La lunghezza dell’indicatore è nostra: quella stampata non è nota.
about-cost = Costa { $cost }.
about-stock = { $count ->
    [0] Non ne rimane nessuna.
    [one] Ne rimane una.
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
about-plot-discount = I mestieri vicini riducono qui il prezzo: { $amounts }.
about-plot-port = Qui il Porto toglie un’altra risorsa a ogni pagamento.
about-plot-nile = È sul Nilo.
about-plot-free = È libera.
about-goal = { $goal }: { $have } di { $wanted }.
about-stores = In magazzino: { $store }. Ricavi: { $gains }. Carovane: { $caravans }.
about-admin = { $count ->
    [0] Nessun edificio amministrativo
    [one] Un edificio amministrativo
   *[other] { $count } edifici amministrativi
}.
about-enlarge = Premi per vedere questo sito in grande.
about-gauge-title = Indicatore di rivolta
about-gauge = Gli operai sono sulla casella { $square }; sulla { $red } si rivoltano. Una stagione comincia sulla { $start }. { $cubes ->
    [0] Può scendere fino a { $base }.
    [one] Un cubo nero gli impedisce di scendere sotto { $base }.
   *[other] Cubi neri gli impediscono di scendere sotto { $base }.
}
about-caravans-title = Carovane
about-caravans = { $count } di { $most }. Due risorse ne noleggiano una; più tardi vale qualsiasi risorsa.
about-obelisk = Obelisco
about-obelisk-stands = È in piedi: questa città è nella stagione.
about-obelisk-lies = È coricato: questa città si è fermata e tiene ciò che ha avuto.
about-obelisk-revolted = Gli operai si sono rivoltati: nulla dal fondo, e nessuna costruzione in questo round.
about-store = In magazzino: { $store }. C’è posto per { $room }.
about-gains-title = Ricavi della stagione
about-gains = Accanto al sito: { $gains }. Si spendono o si conservano durante la costruzione.
about-kept-title = Tenuta dal Tempio
about-kept = Solo il proprietario ha visto questa carta. Una risorsa è pagata quando si ferma.
about-seized-title = Presa dal Palazzo
about-seized = Una risorsa è pagata quando il proprietario si ferma; qualsiasi altra cosa semplicemente non è successa.
about-hidden = Nessuno da questo lato del tavolo l’ha vista.
about-double-first = Il primo che si ferma riceve subito le due risorse.
about-double-last = L’ultimo che si ferma riceve le due risorse alla fine della stagione.
about-double-awarded = È stata assegnata.
about-double-pile = Ancora da venire
about-shoe-title = Il sabot
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
about-dark-title = I vecchi scarti
about-dark = { $count ->
    [0] Nessuna carta
    [one] Una carta coperta
   *[other] { $count } carte, mescolate e coperte
}. Ogni nuova carta ne inghiotte prima una, e una risorsa toglie il suo gettone dal fondo.
about-gone-title = Inghiottite dalle tenebre
about-gone = { $count ->
    [0] Nessuna carta è fuori dalla stagione.
    [one] Una carta è fuori dalla stagione.
   *[other] { $count } carte sono fuori dalla stagione.
}
about-removed-title = Messa da parte
about-removed = In ogni stagione una carta resta fuori senza essere vista. Chi possiede un Tempio può guardarla.
about-pool-title = Il fondo della stagione
about-pool = Nel fondo: { $pool }. Chi si ferma ne prende una copia dalla riserva generale, che contiene { $supply }.
about-left = { $left } di { $total } non ancora viste.
about-odds-title = Probabilità della prossima carta
about-odds = Premi per mostrarle o nasconderle. Sono calcolate esattamente da ciò che sai.
about-odds-line = { $card }: { $share }
about-works = Ciò che hai con gettoni e carovane, ciò che fermarti aggiungerebbe, e quanto costano tutti i tuoi cantieri, tolti gli sconti. Un jolly vale per tutto.
about-joker = Vale per qualsiasi risorsa.
about-resource = Paga gli edifici.

share-discarded = scartate
share-dark = nelle tenebre
share-gone = inghiottite
share-taken = tenute o prese

# La fine
final-sare-spaces = Caselle
final-sare-admin = Amministrativi
final-sare-pyramid = Piramide
final-sare-steps = Tappe
final-sare-goal = Obiettivo
final-sare-done = n. { $number }
final-sare-begun = (n. { $number })
verdict-sare-done = Nel round { $round } { $names } { $count ->
    [one] ha
   *[other] hanno
} compiuto la direttiva: <b>{ $goal }</b>.
verdict-sare-admin = { $name } ha più edifici amministrativi di tutti: { $count }.
verdict-sare-completed = A parità di edifici amministrativi, { $name } ha completato la Piramide dal numero più basso, la { $count }.
verdict-sare-steps = A parità di edifici, { $name } ha costruito più tappe di una Piramide: { $count }.
verdict-sare-number = A parità di edifici e di tappe, { $name } ha la Piramide dal numero più basso, la { $count }.
verdict-sare-shared = { $names } restano pari in tutto e dividono la vittoria.
