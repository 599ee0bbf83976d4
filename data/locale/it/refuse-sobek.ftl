# Perché qualcosa non è permesso in Sobek.

refuse-sobek-no-such-move = In Sobek questa mossa non esiste.
refuse-sobek-game-over = La partita è finita.
refuse-sobek-not-asked = Ora non è possibile.

refuse-sobek-first-event = Prima scegli uno dei segnalini evento.
refuse-sobek-first-guild = Prima scegli l’avversario il cui segnapunti torna indietro.
refuse-sobek-first-curse = Prima scegli l’avversario che riceve la Maledizione.
refuse-sobek-first-prosper = Prima scegli il set che riceve la Prosperità.
refuse-sobek-first-steal = Prima scegli a chi ruba il Ladro, e il dorso della carta.
refuse-sobek-first-shed = Prima metti nella corruzione le carte che lo Scriba esige.
refuse-sobek-first-search = Prima scegli l’avversario di cui il Visir esamina la corruzione.
refuse-sobek-first-grab = Prima prendi una carta della pila che il Visir guarda.
refuse-sobek-first-add = Prima aggiungi le carte che la Cortigiana permette.
refuse-sobek-first-fetch = Prima prendi la carta che il Mercante procura.
refuse-sobek-first-purge = Prima scegli la merce che il Sacerdote scarta.
refuse-sobek-first-starter = Prima indica chi comincia il round.
refuse-sobek-first-lay = Il round è finito: gioca set in orizzontale, o termina.

refuse-sobek-no-card-there = Lì non c’è nessuna carta.
refuse-sobek-take-too-far = 
    { $reach ->
        [one] Si può prendere solo la prima carta dei moli.
       *[other] Si possono prendere solo le prime { $reach } carte dei moli.
    }
refuse-sobek-not-in-hand = Non hai quella carta.
refuse-sobek-no-character = Solo un personaggio si gioca per il suo potere.

refuse-sobek-mixed = Un set è di una sola famiglia; solo gli amuleti vanno con tutte.
refuse-sobek-set-too-small = 
    Un set richiede { $least } carte; { $count ->
        [0] non ne hai scelta nessuna.
        [one] ne hai scelta una.
       *[other] ne hai scelte { $count }.
    }
refuse-sobek-set-hopeless = 
    Un set richiede { $least } carte; con i tuoi amuleti ne hai { $count ->
        [one] solo una per questo.
       *[other] solo { $count } per questo.
    }
refuse-sobek-wrong-set = Una carta può unirsi solo al set della propria famiglia.
refuse-sobek-own-set-first = Hai già un set di questa famiglia: le carte devono unirsi a quello.
refuse-sobek-no-amulets = Non hai un set di soli amuleti a cui queste carte possano unirsi.
refuse-sobek-blessed-amulets = Con una Prosperità su questi amuleti, possono unirsi solo bestiame, pesce o grano.
refuse-sobek-amulets-elsewhere = Gli amuleti da soli si uniscono a un tuo set, o ne aprono uno se non ne hai.

refuse-sobek-event-not-left = Quel segnalino evento non è tra quelli rimasti.
refuse-sobek-no-opponent = Scegli un avversario.
refuse-sobek-guild-below-zero = Quel segnapunti scenderebbe sotto lo 0.
refuse-sobek-prosper-family = Una Prosperità va solo su bestiame, pesce o grano, o su soli amuleti.
refuse-sobek-no-set-there = Lì non hai nessun set.
refuse-sobek-steal-empty = Quel giocatore non ha carte.
refuse-sobek-steal-back = Quel giocatore non ha carte con questo dorso.
refuse-sobek-shed-count = 
    { $wanted ->
        [one] Esattamente una carta deve andare sotto la tua tessera; scelte finora: { $count }.
       *[other] Esattamente { $wanted } carte devono andare sotto la tua tessera; scelte finora: { $count }.
    }
refuse-sobek-search-empty = Sotto la tessera di quel giocatore non ci sono carte.
refuse-sobek-not-in-pile = Quella carta non è nella pila che stai guardando.
refuse-sobek-add-none = Aggiungi almeno una carta.
refuse-sobek-add-many = 
    { $most ->
        [one] La Cortigiana aggiunge una sola carta.
       *[other] La Cortigiana aggiunge al massimo { $most } carte.
    }
refuse-sobek-purge-amulets = Un Sacerdote non scarta mai amuleti.
refuse-sobek-purge-none = Sotto la tua tessera non hai carte di quella famiglia.
refuse-sobek-no-seat = Lì non c’è nessun giocatore.
refuse-sobek-lay-elsewhere = Un set orizzontale si gioca a parte; non si unisce ad altri set.
refuse-sobek-lay-twice = Hai già giocato un set orizzontale di questa famiglia.
