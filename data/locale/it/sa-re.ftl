# Sa-Rê: ciò che il tavolo dice e chiede.

sa-re-status = Round { $round } · { $phase } · direttiva: { $goal }
sa-re-status-start = Preparazione · direttiva: { $goal }
phase-sites = cantieri
phase-season = stagione
phase-construction = costruzione
phase-over = partita finita

percent = { $count }%
percent-under = meno dell’1%
percent-over = oltre il 99%
percent-under-brief = <1%
percent-over-brief = >99%

# Le risorse in una frase
amount-wood = { $count } legno
amount-stone = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
amount-gold = { $count } oro
amount-joker = { $count ->
    [one] 1 jolly
   *[other] { $count } jolly
}
amount-caravan = { $count ->
    [one] 1 carovana
   *[other] { $count } carovane
}
amount-nothing = nulla
price-w = { $count } legno
price-s = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
price-g = { $count } oro
token-wood = { $count } legno { $count ->
    [one] dal Falegname
   *[other] dai Falegnami
}
token-stone = { $count ->
    [one] { $count } pietra dallo Scalpellino
   *[other] { $count } pietre dagli Scalpellini
}
token-gold = { $count } oro { $count ->
    [one] dall’Orafo
   *[other] dagli Orafi
}
token-joker = il jolly del Porto

card-season-hidden = una carta Stagione
card-double-of = la carta doppia ({ $resources })

# Sul tabellone
city-gains = ottenute
city-hand = mano
board-sa-re-double = doppia
board-sa-re-double-first = al primo
board-sa-re-double-last = all’ultimo
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
works-need = serve
works-wild = per { $count }
works-stopping = Se ti fermi
works-then = Allora hai:
works-builds = Bastano per:
works-builds-some = Cantieri:
works-builds-none = Non bastano per:
board-sa-re-goods = risorse
gauge-sa-re-revolt = rivolta
gauge-sa-re-away = tra { $away }
seat-sa-re-in = in gara
seat-sa-re-stopped = al sicuro
seat-sa-re-revolt = rivolta
panel-sa-re-wins-ties = vince a parità
panel-sa-re-loses-ties = perde a parità

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Costruiti: { $offices }
notes-none = Ancora nessun cantiere e nessun edificio amministrativo.

# Ciò che viene chiesto
prompt-sa-re-settle = { $first ->
    [1] Metti un edificio iniziale: { $tile }.
   *[other] Metti l’altro edificio: { $tile }. Può condividere la casella.
}
prompt-sa-re-sites = { $name }, quale cantiere avvii?
prompt-sa-re-sites-full = { $name }, nessun altro cantiere possibile. Fatto?
prompt-sa-re-where = Scegli una casella per { IL($tile) }.
prompt-sa-re-where-pyramid-wins = Piramide n. { $number }: scegli una casella. A parità vinceresti.
prompt-sa-re-where-pyramid-loses = Piramide n. { $number }: scegli una casella. A parità perderesti.
prompt-sa-re-where-pyramid-even = Piramide n. { $number }: scegli una casella. A parità vince il numero più basso.
prompt-sa-re-space = { $space }: che cosa vuoi fare?
prompt-sa-re-loss = Non c’è abbastanza posto: che cosa tieni?
prompt-sa-re-question = { $name }: fermarsi o continuare?
prompt-sa-re-question-alone = { $name }: fermarsi o continuare? Resti solo tu: i Disordini ti fermano.
prompt-sa-re-temple = Tempio: quale carta tieni?
prompt-sa-re-other = E l’altra carta?
prompt-sa-re-palace = Palazzo: requisire questa carta ({ $card })?
prompt-sa-re-calm = Questa no. Quando deve chiedere di nuovo il Palazzo, in questa stagione?
prompt-sa-re-barracks = Caserma: quale indicatore alzi?
prompt-sa-re-waste = Nessun effetto: nessuna carta può più portare alla rivolta.
prompt-sa-re-trouble = { $amount ->
    [one] Disordini! Usi un edificio per attenuarli?
   *[other] Doppi Disordini! Usi un edificio per attenuarli?
}
prompt-sa-re-market = Mercato: scegli che cosa scambiare.
prompt-sa-re-redeem = Quale risorsa per questa carovana?
prompt-sa-re-build = { $name }, che cosa costruisci?
prompt-sa-re-build-none = { $name }, non puoi costruire altro. Fatto?
prompt-sa-re-build-revolted = { $name }, gli operai si sono rivoltati: in questo round non costruisci.
prompt-sa-re-pay = Come paghi?
prompt-sa-re-paid = Tutto pagato
prompt-sa-re-charter = Scegli 2 risorse per una carovana.
prompt-sa-re-store = Scegli che cosa immagazzinare.
prompt-sa-re-obvious-ready = Nessun altro cantiere possibile: fatto.
prompt-sa-re-obvious-continue = Fermarti non ti darebbe nulla: continui.
prompt-sa-re-obvious-safe = Nessuna carta porta alla rivolta: continui.
prompt-sa-re-obvious-risk = Rischio di rivolta inferiore all’1%: continui.
prompt-sa-re-obvious-soften = { $buildings ->
    [1] Il tuo edificio attenua i Disordini.
   *[other] I tuoi edifici attenuano i Disordini.
}
prompt-sa-re-obvious-finish = Non puoi costruire altro: fatto.
prompt-sa-re-obvious-keep = Un solo modo sensato di immagazzinare: fatto.
prompt-sa-re-obvious-no-swap = Puoi pagare tutti i cantieri: non serve scambiare.
prompt-sa-re-obvious-palace = Il tuo Palazzo lascia agire la carta, come hai chiesto.
prompt-sa-re-obvious-market = Il tuo Mercato non scambia, come hai chiesto.

prompt-sa-re-wait-settle = { $name } sta mettendo i primi edifici.
prompt-sa-re-wait-sites = { $name } sta avviando cantieri.
prompt-sa-re-wait-loss = { $name } sta scegliendo che cosa tenere.
prompt-sa-re-wait-question = { $name } decide: fermarsi o continuare?
prompt-sa-re-wait-temple = { $name } sta guardando due carte.
prompt-sa-re-wait-palace = { $name } può usare il Palazzo.
prompt-sa-re-wait-trouble = { $name } può attenuare i Disordini.
prompt-sa-re-wait-market = { $name } può usare il Mercato.
prompt-sa-re-wait-build = { $name } sta costruendo.
prompt-sa-re-wait-pay = { $name } sta pagando.
prompt-sa-re-wait-store = { $name } sta immagazzinando risorse.

# La carta della tessera posata o indicata
card-sa-re-launch = Avvia un cantiere
card-sa-re-left = { $count ->
    [one] ancora 1 possibile
   *[other] ancora { $count } possibili
}
card-sa-re-point = Indica una tessera qui sopra: il prezzo e l’effetto compaiono qui.
card-sa-re-choose = Sceglila, poi scegli la sua casella nella tua città.
card-sa-re-where = Scegli la sua casella nella tua città.

# Pulsanti
offer-sa-re-back = Indietro
offer-sa-re-home = Torna alla tua città
offer-sa-re-ready = Fatto
offer-sa-re-ready-note = { $sites ->
    [0] nessun cantiere
    [one] 1 cantiere
   *[other] { $sites } cantieri
}
offer-sa-re-abandon = Abbandona: { $tile }
offer-sa-re-demolish = Demolisci: { $tile }
offer-sa-re-note-starts = l’indicatore parte da { $square }
offer-sa-re-demolish-note = nessun rimborso
offer-sa-re-note-steps-lost = { $count ->
    [one] 1 tappa persa
   *[other] { $count } tappe perse
}
offer-sa-re-note-base = base dell’indicatore { $now } → { $then }
offer-sa-re-keep = { $count ->
    [0] Non tenere nulla
   *[other] Tienine { $count }
}
offer-sa-re-redeem = Usa una carovana…
about-sa-re-redeem = Una carovana diventa una risorsa che puoi immagazzinare.
offer-sa-re-room = posto per { $room }
offer-sa-re-note-lost = { $count ->
    [one] { $count } persa
   *[other] { $count } perse
}
offer-sa-re-note-hand-lost = { $count ->
    [one] { $count } persa dalla mano
   *[other] { $count } perse dalla mano
}
offer-sa-re-other-top = L’altra in cima
offer-sa-re-other-bottom = L’altra in fondo
offer-sa-re-seize = Requisiscila
offer-sa-re-let = Lasciala agire
offer-sa-re-note-let-resource = { $resource } al raccolto, per tutti
offer-sa-re-note-let-nothing = la riserva generale è vuota: nulla
offer-sa-re-note-let-horus = altre due carte subito
offer-sa-re-note-let-hoshekh = calano le tenebre
offer-sa-re-note-seize-resource = { $resource } solo per te
offer-sa-re-note-seize-trouble = nessun indicatore sale
offer-sa-re-note-seize-horus = nessun’altra carta
offer-sa-re-note-seize-hoshekh = niente tenebre
offer-sa-re-calm = Chiedi meno spesso…
about-sa-re-calm = In questa stagione il Palazzo chiede solo nei casi che scegli. Per cambiare idea annulla, o premi «{ offer-sa-re-wake-palace }» alla tua prossima decisione.
offer-sa-re-calm-never = Non chiedere più
about-sa-re-calm-never = In questa stagione il Palazzo lascia passare ogni carta senza chiedere. Perché chieda di nuovo annulla, o premi «{ offer-sa-re-wake-palace }» alla tua prossima decisione.
offer-sa-re-calm-unless-revolt = Solo se rischio la rivolta
offer-sa-re-calm-unless-trouble = Solo per i Disordini
offer-sa-re-calm-unless-resource = Solo per una risorsa
offer-sa-re-rest-market = Non chiedere a fine stagione
about-sa-re-rest-market = Alla fine di questa stagione non ti verrà chiesto se usare il Mercato. «{ offer-sa-re-wake-market }» riattiva la domanda.
offer-sa-re-rest-question = Continua se non c’è rischio
about-sa-re-rest-question = In questa stagione continui in automatico finché, in qualsiasi ordine escano le carte, la rivolta è impossibile prima della tua prossima decisione. Ogni altro pulsante ti ridà la scelta.
offer-sa-re-rest-risk = Continua sotto l’1% di rischio
about-sa-re-rest-risk = Fino a fine stagione continui in automatico finché il rischio di rivolta è inferiore all’1%. Ogni altro pulsante ti ridà la scelta.
offer-sa-re-obvious-ask = Chiedimi tutto in questo round
about-sa-re-obvious-ask = In questo round rispondi tu a ogni domanda. Per rispondere sempre tu, disattiva «{ settings-answers-obvious }» nelle impostazioni.
offer-sa-re-obvious-answer = Salta le domande ovvie
about-sa-re-obvious-answer = Quando una sola risposta ha senso, Felucca torna a darla per te dopo un istante.
offer-sa-re-wake-palace = Palazzo: chiedi ancora
offer-sa-re-wake-market = Mercato: chiedi ancora
offer-sa-re-wake-question = Chiedimi prima di ogni carta
offer-sa-re-soften-1 = Giardini: vale solo 1
offer-sa-re-soften-2 = Biblioteca: jolly
offer-sa-re-soften-3 = Giardini + Biblioteca: jolly
offer-sa-re-suffer = Non fare nulla
offer-sa-re-swap = Scambia
offer-sa-re-swap-note = { $give } per { $take }
offer-sa-re-swap-nothing = ancora niente di scelto
offer-sa-re-with = Scambia invece con { $name }
offer-sa-re-no-swap = Non scambiare
offer-sa-re-stop = Fermati
outcome-sa-re-stop = porta { $amounts }
outcome-sa-re-stop-nothing = non porta nulla
offer-sa-re-continue = Continua
offer-sa-re-gold = Paga 1 oro
offer-sa-re-waste = Paga comunque 1 oro
offer-sa-re-idle = nessun effetto
offer-sa-re-barracks = Caserma: { $name } +1
offer-sa-re-barracks-at = { $name } +1
offer-sa-re-barracks-whom = Caserma…
offer-sa-re-temple = Usa il Tempio
about-sa-re-temple-now = Guarda le prime due carte: tienine una in segreto e rimetti l’altra in cima o in fondo. Solo prima della prima carta.
offer-sa-re-market = Mercato…
offer-sa-re-secrets = Vedi i miei segreti…
offer-sa-re-cover = Nascondi i miei segreti
offer-sa-re-cards = { $count ->
    [one] ultima carta · { $away } al rosso
   *[other] { $count } carte · { $away } al rosso
}
plate-sa-re-gauge = indicatore { $square } · rivolta a { $red }
plate-sa-re-stock = risorse { $stock }
about-sa-re-stop = Avrai { $amounts }.
about-sa-re-stop-need = Tutti i tuoi cantieri richiedono insieme { $amounts }.
offer-sa-re-deck = { $count ->
    [one] ultima carta
   *[other] { $count } carte
}
offer-sa-re-note-odds-needed = { $share } { $kinds } utili
offer-sa-re-note-odds-goods = { $share } { $kinds }
offer-sa-re-note-odds-others = { $share } altre
offer-sa-re-note-odds-ends = { $share } stop
offer-sa-re-note-odds-revolt = rivolta: { $share }
offer-sa-re-note-odds-lost = <icon:season/hoshekh> −1: { $share }
odds-sa-re-needed = utili
odds-sa-re-others = altre
odds-sa-re-ends = stop
odds-sa-re-lost = persa
said-sa-re-stop = prendi { $amounts }
said-sa-re-odds-needed = una risorsa utile ({ $kinds }): { $share }
said-sa-re-odds-goods = una risorsa ({ $kinds }): { $share }
said-sa-re-odds-ends = Disordini, che ti fermano: { $share }
said-sa-re-odds-revolt = rivolta: { $share }
said-sa-re-odds-lost = le tenebre prendono una risorsa: { $share }
offer-sa-re-note-risk-change = rivolta { $now } → { $then }
offer-sa-re-note-gauge = indicatore { $now } → { $then }
offer-sa-re-note-gauge-own = il tuo indicatore { $now } → { $then }
offer-sa-re-note-gauge-revolt = { $now } → { $then }: rivolta
offer-sa-re-note-gauge-stays = l’indicatore resta a { $square }
outcome-sa-re-give = dai { $goods }
outcome-sa-re-take = prendi { $goods }
swap-sa-re-give = Tocca ciò che dai.
swap-sa-re-take = Tocca ciò che prendi.
offer-sa-re-pay = Costruisci: { $tile }
offer-sa-re-pay-step = Prossima tappa: { $tile }
offer-sa-re-missing = ancora { $count } da pagare
offer-sa-re-too-much = { $count } di troppo
offer-sa-re-excess = { $price } di troppo
offer-sa-re-off = Porto: sconta { $resource }
offer-sa-re-build = Costruisci: { $tile }
offer-sa-re-step = Prossima tappa: { $tile }
offer-sa-re-free = gratis
offer-sa-re-lacking = mancano risorse
offer-sa-re-charter = Noleggia una carovana…
offer-sa-re-charter-do = Noleggia una carovana
offer-sa-re-charter-note = { $chosen } di 2
offer-sa-re-finish = Fine costruzione
offer-sa-re-finish-note = { $count ->
    [one] puoi ancora pagare 1 cantiere
   *[other] puoi ancora pagare { $count } cantieri
}
offer-sa-re-finish-all = Fatto
offer-sa-re-finish-revolted = Passa ai Magazzini

# Il foglio
tray-sa-re-keep = Da tenere nei tuoi Magazzini
tray-sa-re-market = Mercato: scambio con { $name }
tray-sa-re-charter = Nuova carovana
tray-sa-re-pay = Paga { IL($tile) } in { $space }
tray-sa-re-temple = Le due carte in cima al mazzo
tray-sa-re-price = Prezzo: { $price }
tray-sa-re-less = { $tile }: { $less } in meno
tray-sa-re-keep-foot = { $count } di { $room }. { $jokers ->
    [0] Ciò che non ci sta va perso.
    [one] 1 jolly si tiene come legno, pietra o oro.
   *[other] { $jokers } jolly si tengono come legno, pietra o oro.
}
tray-sa-re-market-store = { $name } ha { $store }.
tray-sa-re-market-foot = Uno per uno: dai tanto quanto prendi.
tray-sa-re-charter-foot = In un round successivo vale 1 risorsa a scelta.
counter-keep = { $more ->
    [0] di { $have }
    [one] di { $have } + 1 jolly
   *[other] di { $have } + { $more } jolly
}
counter-keep-short = di { $have } + { $more }
after-sa-re-title = Poi
after-sa-re-then = Poi:
after-sa-re-kept = conservate { $count }/{ $room } { $kept }
after-sa-re-lost = senza posto { $lost }
after-sa-re-lost-caravan = senza posto { $lost } → una carovana?
after-sa-re-said-kept = Poi i tuoi Magazzini (posto per { $room }) conservano { $kept }.
after-sa-re-said-lost = Non c’è posto per { $lost }.
after-sa-re-said-caravan = Non c’è posto per { $lost }: una carovana può ancora prenderne due.
brings-sa-re-title = { $kind ->
    [step] Cosa porta questa tappa
    [gardens] Cosa portano { IL($tile) }
   *[other] Cosa porta { IL($tile) }
}
brings-sa-re-goal = { $now } → { $then } su { $wanted }
brings-sa-re-goal-note = { $done ->
    [1] direttiva compiuta: { $goal }
   *[0] direttiva: { $goal }
}
brings-sa-re-offices = { $wanted ->
    [0] amministrativi: { $now } → { $then }
   *[other] amministrativi: { $now } → { $then } su { $wanted }
}
brings-sa-re-offices-note = { $wins ->
    [1] a parità vinceresti tu
   *[0] a parità vince chi ne ha di più
}
brings-sa-re-income = { $kind ->
    [wood] 1 legno a round
    [stone] 1 pietra a round
    [gold] 1 oro a round
   *[joker] 1 jolly a round
}
brings-sa-re-trade-note = { $sites ->
    [0] e −1 sulla sua casella e accanto
    [one] e −1 per 1 dei tuoi cantieri
   *[other] e −1 per { $sites } dei tuoi cantieri
}
brings-sa-re-port-note = { $sites ->
    [0] e −1 per ogni cantiere sul Nilo
    [one] e −1 per il tuo cantiere sul Nilo
   *[other] e −1 per ognuno dei tuoi { $sites } cantieri sul Nilo
}
brings-sa-re-room = posto per { $now } → { $then }
brings-sa-re-room-note = nei tuoi Magazzini, da subito
brings-sa-re-sites = cantieri insieme: { $now } → { $then }
brings-sa-re-sites-note = uno in più non alza l’indicatore
brings-sa-re-step = tappa { $step } di { $wanted }
brings-sa-re-step-note = { $done ->
    [1] la Piramide è completa
   *[0] una tappa a round
}
brings-sa-re-growth = base dell’indicatore { $now } → { $then }
brings-sa-re-growth-note = { $offices ->
    [0] crescita: primo edificio principale
    [one] crescita: 1 edificio amministrativo
   *[other] crescita: { $offices } edifici amministrativi
}
brings-sa-re-others = poi { $count } di { $sites ->
    [one] { $sites } altro cantiere
   *[other] { $sites } altri cantieri
}
brings-sa-re-others-note = { $enough ->
    [1] bastano per: { $sites }
   *[0] non bastano per: { $sites }
}
source-sa-re-hand = Stagione e Magazzini
source-sa-re-hand-short = Mano
source-sa-re-craftsmen = Artigiani
source-sa-re-caravans = Carovane
source-sa-re-any = una risorsa a scelta
cloth-sa-re-wild = jolly: { $kind ->
    [wood] legno
    [stone] pietra
   *[gold] oro
}
cloth-sa-re-caravan = carovana: { $kind ->
    [wood] legno
    [stone] pietra
   *[gold] oro
}
said-counter-market = { $figure }, poi ne hai { $then }
said-counter-hand = { $figure } su { $have } in mano
said-counter-token = { $figure } su { $have } sugli edifici
said-counter-caravan = { $figure } su { $have }
said-counter-keep = { $figure } { counter-keep }

refuse-sa-re-two-resources = Una carovana costa esattamente 2 risorse; scelte finora: { $chosen }.

# Le mosse in parole, per i consigli
say-sa-re-settle = Mettilo in { $space }
say-sa-re-launch = Avvia un cantiere in { $space }: { $tile }
say-sa-re-abandon = Abbandona il cantiere { DEL($tile) } in { $space }
say-sa-re-demolish = Demolisci { IL($tile) } in { $space }
say-sa-re-ready = { $sites ->
    [0] Non avviare cantieri
   *[other] Non avviare altri cantieri
}
say-sa-re-keep = Tieni { $amounts }
say-sa-re-gold = Paga 1 oro per calmare gli operai
say-sa-re-barracks = Alza l’indicatore di { $name } (Caserma)
say-sa-re-temple = Usa il Tempio
say-sa-re-place = Tieni: { $card }; l’altra { $place ->
    [top] in cima
   *[bottom] in fondo
}
say-sa-re-swap = Scambia con { $name }: { $give } per { $take }
say-sa-re-stop = Fermati
say-sa-re-continue = Continua
say-sa-re-seize = Requisisci la carta
say-sa-re-soften-1 = Usa i Giardini
say-sa-re-soften-2 = Usa la Biblioteca
say-sa-re-soften-3 = Usa i Giardini e la Biblioteca
say-sa-re-pass = Lascia passare
say-sa-re-build = Costruisci { IL($tile) } in { $space }
say-sa-re-discount = Sconto del Porto: { $amount }
say-sa-re-pay = Paga { $amounts }
say-sa-re-pay-none = Sostituisci { $kind ->
    [wood] il legno
    [stone] la pietra
   *[gold] l’oro
} con jolly o carovane
say-sa-re-charter = Noleggia una carovana per { $amounts }
say-sa-re-finish = Fine costruzione
say-sa-re-redeem = Usa una carovana: { $amount }
# Le mosse in una frase
phrase-sa-re-launch = Avviare il cantiere { DEL($tile) } in { $space }
phrase-sa-re-launch-alone = quello { DEL($tile) } in { $space }
phrase-sa-re-abandon = Abbandonare il cantiere { DEL($tile) } in { $space }
phrase-sa-re-abandon-alone = quello { DEL($tile) } in { $space }
phrase-sa-re-demolish = Demolire { IL($tile) } in { $space }
phrase-sa-re-demolish-alone = { IL($tile) } in { $space }
phrase-sa-re-build = Costruire { IL($tile) } in { $space }
phrase-sa-re-build-alone = { IL($tile) } in { $space }
phrase-sa-re-ready = { $sites ->
    [0] Non avviare cantieri
   *[other] Non avviare altri cantieri
}
phrase-sa-re-gold = Pagare 1 oro per calmare gli operai
phrase-sa-re-barracks = Alzare l’indicatore di { $name } con la Caserma
phrase-sa-re-temple = Usare il Tempio
phrase-sa-re-swap = Scambiare risorse con { $name }
phrase-sa-re-stop = Fermarsi
phrase-sa-re-continue = Continuare
phrase-sa-re-seize = Requisire la carta
phrase-sa-re-soften-1 = Usare i Giardini
phrase-sa-re-soften-2 = Usare la Biblioteca
phrase-sa-re-soften-3 = Usare i Giardini e la Biblioteca
phrase-sa-re-pass = Lasciar passare
phrase-sa-re-charter = Noleggiare una carovana
phrase-sa-re-finish = Finire la costruzione
phrase-sa-re-redeem = Usare una carovana

# Striscioni
banner-sa-re-round = Round { $round }: cantieri
banner-sa-re-season = Round { $round }: stagione
banner-sa-re-construction = Costruzione
banner-sa-re-night = Hoshekh: calano le tenebre
banner-sa-re-revolt = Gli operai di { $name } si rivoltano!
banner-sa-re-end = La direttiva del Faraone è completata

# Spiegazioni
about-ours-costs = Questo prezzo è nostro: non conosciamo quello stampato.
about-ours-pyramids = I prezzi delle tappe, e il numero di tappe delle Piramidi 2 e 3, sono nostri: non conosciamo quelli stampati.
about-ours-cards = Il numero di carte di ogni tipo è nostro: non conosciamo quello stampato.
about-ours-doubles = Queste coppie sono nostre: non conosciamo quelle stampate.
about-ours-gauge-red = La lunghezza dell’indicatore è nostra: non conosciamo quella stampata.
about-cost = Costa { $cost }.
about-stock = { $count ->
    [0] Non rimane nessuna tessera.
    [one] Rimane 1 tessera.
   *[other] Rimangono { $count } tessere.
}
about-pyramid-card = Prossima Piramide: n. { $number } ({ $steps } tappe da { $cost } ciascuna).
about-supply-title = Tessere rimaste
about-supply = Le tessere che si possono ancora avviare, con il loro costo.
about-supply-tile = { $count } × { $tile }: { $cost }
about-pyramids-title = Carte Piramide
about-pyramids = Prima viene la Piramide più cara. Quando ne avvii una, prendi la carta in cima.
about-plot = Casella { $space }
about-built = edificio finito
about-night = edificio finito, non disponibile in questo round
about-site = cantiere, costa { $cost }
about-site-cheaper = cantiere, costa { $cost } (invece di { $base })
about-site-pyramid = { $done ->
    [one] { $done } tappa
   *[other] { $done } tappe
} su { $steps }; la prossima: { $cost }
about-plot-discount = Artigiani vicini: qui { $amounts } in meno.
about-plot-port = Porto: 1 risorsa in meno a ogni pagamento qui.
about-plot-nile = Sul Nilo.
about-plot-free = Libera.
about-goal = { $goal }: { $have } di { $wanted }.
about-sa-re-track = Progressi verso la direttiva
about-stores = Nei Magazzini: { $store }. Ottenute: { $gains }. Carovane: { $caravans }.
about-admin = { $count ->
    [0] Nessun edificio amministrativo
    [one] 1 edificio amministrativo
   *[other] { $count } edifici amministrativi
}.
about-ties = Se tutti completassero la direttiva in questo round, { $names } { $count ->
    [one] vincerebbe
   *[other] condividerebbero la vittoria
} allo spareggio.
about-enlarge = Premi per ingrandire questa città.
about-gauge-title = Indicatore di rivolta
about-gauge = Ora sulla casella { $square }; rivolta sulla { $red }. La stagione comincia sulla { $start }. { $cubes ->
    [0] Può scendere fino alla { $base }.
    [one] Un cubo nero gli impedisce di scendere sotto la { $base }.
   *[other] I cubi neri gli impediscono di scendere sotto la { $base }.
}
about-caravans-title = Carovane
about-caravans = { $count } di { $most }. Noleggiane una con due risorse; più tardi vale una risorsa a scelta.
about-obelisk = Obelisco
about-obelisk-stands = In piedi: questo giocatore è ancora in gara.
about-obelisk-lies = Abbassato: questo giocatore si è fermato e tiene ciò che ha ottenuto.
about-obelisk-revolted = Rivolta: nulla dal raccolto e nessuna costruzione in questo round.
about-obelisk-none = Da allora non è uscita nessuna carta.
about-obelisk-since = Uscite da allora: { $cards }. L’indicatore sarebbe passato da { $now } a { $then }.
about-obelisk-since-revolt = Uscite da allora: { $cards }. Da { $now } avrebbero portato alla rivolta.
about-store = Nei Magazzini: { $store }. Posto per { $room }.
about-gains-title = Risorse di questa stagione
about-gains = { $count ->
    [0] Niente.
   *[other] { $gains }. Da spendere o immagazzinare durante la costruzione.
}
about-kept-title = Tenuta dal Tempio
about-kept = Solo il proprietario ha visto questa carta. Se è una risorsa, la riceve quando si ferma.
about-seized-title = Requisita dal Palazzo
about-seized = Se è una risorsa, il proprietario la riceve quando si ferma; qualsiasi altro effetto è annullato.
about-hidden = Nessuno davanti a questo schermo l’ha vista.
about-double-first = Il primo che si ferma riceve subito le due risorse.
about-double-last = L’ultimo che si ferma riceve le due risorse alla fine della stagione.
about-double-awarded = Già assegnata.
about-double-pile = Ancora da venire
about-shoe-title = Mazzo
about-shoe = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
} da pescare. Non ancora viste: { $cards }.
about-season-discard-title = Scarti
about-season-discard = { $count ->
    [0] Nessuna carta giocata.
    [one] 1 carta giocata.
   *[other] { $count } carte giocate.
}
about-dark-title = Pila delle tenebre
about-dark = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte, mescolate e coperte
}. Prima di ogni carta pescata se ne toglie una; se è una risorsa, il raccolto la perde.
about-gone-title = Rimosse dalle tenebre
about-gone = { $count ->
    [one] 1 carta rimossa dalla stagione.
   *[other] { $count } carte rimosse dalla stagione.
}
about-removed-title = Messa da parte
about-removed = In ogni stagione una carta viene messa da parte senza guardarla. Se hai un Tempio, puoi vederla.
about-pool-title = Raccolto della stagione
about-pool = Raccolto: { $pool }. Chi si ferma ne riceve una copia dalla riserva generale ({ $supply }).
about-left = Non ancora viste: { $left } di { $total }.
about-odds-title = Probabilità per la prossima carta
about-odds = Premi per mostrare o nascondere. Calcolo esatto in base a ciò che sai.
about-odds-line = { $card }: { $share }
about-odds-line-revolt = { $card }: { $share }, rivolta { $revolt }
legend-sa-re-reed = risorse: <b>{ $share }</b>
legend-sa-re-sand = due carte in più: <b>{ $share }</b>
legend-sa-re-lapis = tenebre: <b>{ $share }</b>
legend-sa-re-amber = Disordini senza rivolta: <b>{ $share }</b>
legend-sa-re-danger = rivolta: <b>{ $share }</b>
legend-sa-re-lost = le tenebre tolgono una risorsa al raccolto: <b>{ $share }</b>
legend-sa-re-reactions = Il tuo Palazzo, i tuoi Giardini e la tua Biblioteca sono già contati.
about-works = Ciò che hai (gettoni e carovane compresi), ciò che avresti fermandoti, e quanto costano i tuoi cantieri dopo gli sconti. Jolly: quante risorse devono sostituire.

share-discarded = scartate
share-dark = nelle tenebre
share-gone = rimosse
share-open = scoperte
share-taken = tenute o requisite
share-back = di nuovo nel mazzo
share-aside = messa da parte

# La fine
final-sa-re-spaces = Caselle
final-sa-re-admin = Ammin.
final-sa-re-pyramid = Piramide
final-sa-re-steps = Tappe
final-sa-re-goal = Direttiva
final-sa-re-done = n. { $number }
final-sa-re-begun = n. { $number }, iniziata
final-sa-re-site = n. { $number }, solo cantiere
verdict-sa-re-done = Nel round { $round } { $names } { $count ->
    [one] completa
   *[other] completano
} la direttiva: <b>{ $goal }</b>.
verdict-sa-re-admin = { $name } ha più edifici amministrativi di tutti: { $count }.
verdict-sa-re-admin-some = { $names } hanno più edifici amministrativi degli altri: { $count } ciascuno.
verdict-sa-re-completed = A parità di edifici amministrativi, { $name } vince con la Piramide dal numero più basso, la n. { $count }.
verdict-sa-re-steps = A parità di edifici, { $name } vince con più tappe di Piramide: { $count }.
verdict-sa-re-steps-some = { $names } hanno più tappe di Piramide degli altri: { $count } ciascuno.
verdict-sa-re-number = A parità di edifici e di tappe, { $name } vince con la Piramide dal numero più basso, la n. { $count }.
verdict-sa-re-shared = { $names } sono pari in tutto e condividono la vittoria.
