# Perché qualcosa non è permesso in Sobek.

refuse-sobek-no-such-move = In Sobek questa mossa non esiste.
refuse-sobek-game-over = La partita è finita.
refuse-sobek-not-asked = Ora non è possibile.

refuse-sobek-first-event = Prima scegli uno dei segnalini evento.
refuse-sobek-first-guild = Prima scegli chi torna indietro.
refuse-sobek-first-curse = Prima scegli chi riceve la Maledizione.
refuse-sobek-first-prosper = Prima scegli il set che riceve la Prosperità.
refuse-sobek-first-steal = Prima scegli un avversario e un dorso.
refuse-sobek-first-shed = Prima metti nella corruzione le carte che lo Scriba esige.
refuse-sobek-first-search = Prima scegli quale corruzione guarda il Visir.
refuse-sobek-first-grab = Prima prendi una carta dalla corruzione che stai guardando.
refuse-sobek-first-add = Prima aggiungi carte con la Cortigiana.
refuse-sobek-first-fetch = Prima prendi una carta con il Mercante.
refuse-sobek-first-purge = Prima scegli la famiglia da scartare dalla tua corruzione.
refuse-sobek-first-starter = Prima scegli chi comincia il round.
refuse-sobek-first-lay = Il round è finito: gioca set in orizzontale, o premi «{ offer-done }».

refuse-sobek-no-card-there = Lì non c’è nessuna carta.
refuse-sobek-take-too-far = { $reach ->
    [one] Puoi prendere solo la prima carta della fila.
   *[other] Puoi prendere solo una delle prime { $reach } carte della fila.
}
refuse-sobek-not-in-hand = Quella carta non è nella tua mano.
refuse-sobek-no-character = Solo un personaggio può essere giocato per il suo potere.

refuse-sobek-mixed = Un set è di una sola famiglia, più eventuali amuleti.
refuse-sobek-set-too-small = Un set richiede { $least } carte; { $count ->
    [0] non ne hai scelta nessuna.
    [one] ne hai scelta 1.
   *[other] ne hai scelte { $count }.
}
refuse-sobek-set-hopeless = Un set richiede { $least } carte; anche con gli amuleti ne hai solo { $count }.
refuse-sobek-wrong-set = Una carta può unirsi solo al set della propria famiglia.
refuse-sobek-own-set-first = Hai già un set di questa famiglia: aggiungi lì le carte.
refuse-sobek-no-amulets = Non hai un set di amuleti a cui aggiungere queste carte.
refuse-sobek-blessed-amulets = Su questi amuleti c’è una Prosperità: puoi aggiungere solo bestiame, pesce o grano.
refuse-sobek-amulets-elsewhere = Gli amuleti da soli si uniscono a un tuo set o formano un set di amuleti.

refuse-sobek-event-not-left = Quel segnalino evento non è più disponibile.
refuse-sobek-no-opponent = Scegli un avversario.
refuse-sobek-guild-below-zero = Quel giocatore scenderebbe sotto lo 0: scegline un altro.
refuse-sobek-prosper-family = Una Prosperità va solo su bestiame, pesce, grano o amuleti.
refuse-sobek-no-set-there = Lì non hai nessun set.
refuse-sobek-steal-empty = Quel giocatore non ha carte.
refuse-sobek-steal-back = Quel giocatore non ha carte con questo dorso.
refuse-sobek-shed-count = { $wanted ->
    [one] Metti nella corruzione esattamente 1 carta
   *[other] Metti nella corruzione esattamente { $wanted } carte
}; { $count ->
    [0] non ne hai scelta nessuna
    [one] ne hai scelta 1
   *[other] ne hai scelte { $count }
}.
refuse-sobek-search-empty = Quel giocatore non ha corruzione.
refuse-sobek-not-in-pile = Quella carta non è in questa corruzione.
refuse-sobek-add-none = Aggiungi almeno una carta.
refuse-sobek-add-many = { $most ->
    [one] La Cortigiana aggiunge solo 1 carta.
   *[other] La Cortigiana aggiunge al massimo { $most } carte.
}
refuse-sobek-purge-amulets = Sommo Sacerdote e Somma Sacerdotessa non scartano amuleti.
refuse-sobek-purge-none = Non hai carte di quella famiglia nella corruzione.
refuse-sobek-no-seat = Lì non c’è nessun giocatore.
refuse-sobek-lay-elsewhere = Un set in orizzontale si gioca a parte; non si unisce ad altri set.
refuse-sobek-lay-twice = Hai già giocato in orizzontale un set di questa famiglia.
