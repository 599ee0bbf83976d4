# Ciò che dice il tavolo del duello: pezzi nelle frasi, domande, pulsanti, spiegazioni, punteggio.

duel-pirogues-left = Piroghe rimaste: { $pirogues }
duel-status = { $pile ->
    [0] Mazzo vuoto · { duel-pirogues-left }
   *[other] { duel-pirogues-left }
}
duel-end-reason = Fine: { $name } non ha più azioni possibili

# I pezzi in una frase
duel-statues = Statue
duel-wild = jolly
duel-statue = { $count ->
    [one] una Statua
   *[other] { $count } Statue
}
duel-deben-of = Deben da { $value }
duel-deben = { $count ->
    [one] un Deben da { $value }
   *[other] { $count } Deben da { $value }
}
duel-hidden-black = { $count ->
    [one] una tessera dal dorso nero
   *[other] { $count } tessere dal dorso nero
}
duel-hidden-grey = { $count ->
    [one] una tessera dal dorso grigio
   *[other] { $count } tessere dal dorso grigio
}
duel-hidden-red = { $count ->
    [one] un personaggio coperto
   *[other] { $count } personaggi coperti
}
duel-hidden-pirogue = { $count ->
    [one] una Piroga
   *[other] { $count } Piroghe
}
duel-hidden-deben = { $count ->
    [one] un Deben
   *[other] { $count } Deben
}
duel-back-black = nero
duel-back-grey = grigio
duel-back-red = rosso
duel-back-pirogue = Piroga
duel-back-deben = Deben
duel-direction-level = in orizzontale
duel-direction-upright = in verticale
duel-direction-rising = in diagonale (↗)
duel-direction-falling = in diagonale (↘)

# Le mosse in parole
say-duel-take = Prendi { $piece }
say-duel-take-turning = Prendi { $piece } e gira l’Ankh { $direction }
say-duel-take-at = Prendi { $piece } (riga { $row }, colonna { $column })
say-duel-exchange = Scambia la tessera con un Deben
say-duel-keep = Tieni la tessera
say-duel-refill = Riempi il mercato
say-duel-sell = Vendi un set di { $family }: { $pieces }
say-duel-turn = Gira l’Ankh { $direction }
say-duel-pick = Prendi { $piece }
say-duel-discard = Metti nella corruzione: { $pieces }
say-duel-play = Gioca { IL($name) }
say-duel-play-on = Gioca { IL($name) } → { $target }
say-duel-play-steal = Gioca { IL($name) }: dorso { $back }
say-duel-play-add = Gioca { IL($name) }: { $pieces } al set di { $family }
say-duel-use = Usa la Piroga { $name }
say-duel-use-on = Usa la Piroga { $name } → { $target }
# Le mosse in una frase
phrase-duel-take = Prendere { $piece }
answer-duel-take = Prendi { $piece }
phrase-duel-sell = Vendere { IL($family) }{ $statues ->
    [0] {""}
    [one] {" "}con una Statua
   *[other] {" "}con { $statues } Statue
}
phrase-duel-sell-alone = { IL($family) }{ $statues ->
    [0] {""}
    [one] {" "}con una Statua
   *[other] {" "}con { $statues } Statue
}
answer-duel-sell = Vendi { IL($family) }{ $statues ->
    [0] {""}
    [one] {" "}con una Statua
   *[other] {" "}con { $statues } Statue
}
phrase-duel-play = Giocare { IL($name) }
phrase-duel-play-alone = { IL($name) }
phrase-duel-use = Usare la Piroga { $name }
phrase-duel-use-alone = la Piroga { $name }
phrase-duel-refill = Riempire il mercato
phrase-duel-exchange = Scambiare la tessera con un Deben
phrase-duel-keep = Tenere la tessera

# Risposte previste, come proposizioni di un consiglio
reply-duel-take = { $name } prende { $piece }
reply-duel-take-hidden = { $name } prende una tessera coperta
reply-duel-sell = { $name } vende un set di { $family }
reply-duel-refill = { $name } riempie il mercato
reply-duel-play = { $name } gioca un personaggio
forecast-duel = Previsione a fine partita: { $mine } a { $theirs }.
forecasts-duel = Previsione a fine partita: { $mine } a { $theirs }; con la mossa giocata: { $own } a { $others }.

# Pulsanti
offer-duel-refill = Riempi il mercato
offer-duel-refill-note = poi prendi una tessera
about-duel-refill = Arrivano nuove tessere e ne prendi una di quelle al centro. In questo turno non puoi più vendere un set né giocare un personaggio, e non puoi annullare la mossa.
offer-duel-suggest = Vendi { $count } × { $family }…
offer-duel-sell = Vendi { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
} di { $family }
offer-duel-sell-into = Aggiungi { $count } al set di { $family }
offer-duel-add = Aggiungi { $count } al set di { $family }
offer-duel-add-into = Al set di { $family }: { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
offer-duel-worth = { $tiles } × { $scarabs } = { $points }
offer-duel-worth-more = { $tiles } × { $scarabs } = { $points }  (+{ $gain })
said-duel-worth = { $tiles } tessere × { $scarabs ->
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
} = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
said-duel-worth-more = { said-duel-worth }, { $gain } in più
offer-duel-note-pirogue = { $count ->
    [one] l’ultima Piroga
   *[other] 1 Piroga su { $count }
}
about-duel-sale = Poi guardi le Piroghe e ne scegli una. La mossa non si può annullare.
offer-duel-too-few = { $count ->
    [one] { $count } tessera scelta
   *[other] { $count } tessere scelte
} su { $least }
offer-duel-play = Gioca { IL($name) }…
offer-duel-note-queen = pesca 3 tessere
offer-duel-note-vizier = 1 tessera dalla corruzione dell’avversario
offer-duel-note-thief = ruba una tessera a caso
offer-duel-note-merchant = una tessera a scelta, senza corruzione
offer-duel-note-high-priest = togli una famiglia dalla corruzione
offer-duel-note-high-priestess = togli una famiglia dalla corruzione
offer-duel-note-courtesan = aggiungi 1 o 2 tessere a un set
offer-duel-note-scribe = l’avversario tiene solo 6 tessere
offer-duel-note-architect = usa una Piroga messa da parte
offer-duel-power = Gioca { IL($name) }
offer-duel-power-note = la tessera esce dal gioco
offer-duel-waste = Gioca comunque { IL($name) }
offer-duel-put-back = Deseleziona tutto
offer-duel-clear = Annulla
offer-duel-other-token = Un’altra Piroga
offer-duel-becomes = { $before } → { $points }
offer-duel-bless = Il tuo set di { $family }
offer-duel-steal = Una tessera dal dorso { $back }
offer-duel-purge = { $family }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
offer-duel-discard = Metti nella corruzione
offer-duel-discard-note = { $chosen } di { $count }

# Domande
prompt-duel-turn = Prendi una tessera{ $also ->
    [sell] {" "}dalla linea o vendi un set
    [play] {" "}dalla linea o gioca un personaggio
    [both] {","} vendi un set o gioca un personaggio
   *[none] {" "}dalla linea
}.
prompt-duel-pyramid = Turno extra. Puoi prendere una tessera da una delle quattro linee.
prompt-duel-pyramid-empty = Turno extra. Una linea è vuota: puoi anche riempire il mercato.
prompt-duel-empty-line = Linea vuota: riempi il mercato{ $also ->
    [sell] { " " }o vendi un set
    [play] { " " }o gioca un personaggio
    [both] { "," } vendi un set o gioca un personaggio
   *[none] { "" }
}.
prompt-duel-no-take = Non c’è nulla da prendere: { $also ->
    [sell] vendi un set
    [play] gioca un personaggio
   *[both] vendi un set o gioca un personaggio
}.
prompt-duel-finger = Il Dito indica una tessera: devi prenderla.
prompt-duel-centre = Mercato riempito. Prendi una delle tessere al centro.
prompt-duel-opening = Cominci tu. Prendi una delle quattro tessere al centro.
prompt-duel-facing = Un personaggio! Scegli dove punta l’Ankh.
prompt-duel-berth = Set venduto. { $count ->
    [one] Prendi l’ultima Piroga.
   *[other] Scegli una Piroga.
}
prompt-duel-drawn = L’Architetto pesca tre Piroghe messe da parte. Scegline una.
prompt-duel-vizier = Prendi una tessera dalla corruzione di { $name }.
prompt-duel-scribe = { $name } gioca lo Scriba: metti { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} dalla mano nella corruzione.
prompt-duel-icon = Tieni questa tessera o la scambi con un Deben?
prompt-duel-power-or-sale = Gioca questo personaggio, o aggiungi tessere da vendere.
prompt-duel-choosing = { $count ->
    [one] 1 tessera scelta. Aggiungine altre della stessa famiglia, o Statue.
   *[other] { $count } tessere scelte. Aggiungine altre della stessa famiglia, o Statue.
}
prompt-duel-selling = { $count } tessere scelte. Aggiungine altre, o vendi il set.
prompt-duel-chosen = { $count } tessere scelte. Venderle?
prompt-duel-put-finger = Metti il Dito su una tessera della linea: l’avversario dovrà prenderla.
prompt-duel-put-scarabs = Quale dei tuoi set riceve gli Scarabei?
prompt-duel-thief = Ruba { A($name) } una tessera a caso: scegli il dorso.
prompt-duel-merchant = Prendi qualsiasi tessera del mercato. L’Ankh non si muove.
prompt-duel-high-priest = Quale famiglia togli dalla tua corruzione?
prompt-duel-high-priestess = Quale famiglia togli dalla tua corruzione?
prompt-duel-courtesan = Scegli 1 o { $most } tessere da aggiungere a uno dei tuoi set.
prompt-duel-idle = Nessun effetto: perderesti { IL($name) } per niente.

# Il foglio sopra il mercato
tray-duel-berth = { $count ->
    [one] Prendi l’ultima Piroga
   *[other] Scegli una Piroga
}
tray-duel-drawn = Scegli una delle tre Piroghe
tray-duel-pile = Corruzione di { $name }
tray-duel-icon = Tessera o Deben?
tray-duel-alike = { $name } ×{ $count }
tray-duel-idle = nessun effetto
tray-duel-scarabs = { $family }: subito +{ $points } punti
tray-duel-mummy = { $count ->
    [one] { $count } tessera torna in mano
   *[other] { $count } tessere tornano in mano
}
tray-duel-finger = { $count ->
    [one] fino a { $count } tessera nella corruzione dell’avversario
   *[other] fino a { $count } tessere nella corruzione dell’avversario
}
tray-duel-peek = Guarda il mercato
tray-duel-keep = Tieni la tessera
tray-duel-keep-note = Avrai { $count } × { $family }.
tray-duel-exchange = Pesca un Deben
tray-duel-exchange-note = La tessera esce dal gioco. Un Deben vale da { $low } a { $high } punti, { $mean } in media.

preview-duel-count = { $before } → { $after } in mano

panel-duel-points = { $points }
panel-duel-hidden = + ?
panel-duel-corruption = { $snakes ->
    [0] { $under }
   *[other] { $under }+{ $snakes }
}

# Ciò che le cose dicono di sé
about-duel-goods = { $scarabs ->
    [0] Nessuno scarabeo, ma conta come tessera del set.
    [one] 1 scarabeo.
   *[other] { $scarabs } scarabei.
}
about-duel-kin = Nel gioco ci sono { $count } tessere di { $family } e { $people ->
    [one] 1 personaggio
   *[other] { $people } personaggi
} di questa famiglia.
about-duel-seen = Già viste
about-duel-statue = Jolly: vale per qualsiasi famiglia, ma non può aprire un set. Nel gioco ci sono { $count } Statue.
about-duel-mark = Se la prendi, l’Ankh si gira <b>{ $direction }</b>.
about-duel-icon = <icon:deben> Quando la prendi puoi scambiarla con un Deben.
about-duel-character = In un set conta come { $family }, senza potere.
about-duel-wild-character = In un set è un jolly, come una Statua, senza potere.
about-duel-face-down = Personaggio coperto
about-duel-face-down-text = Nessuno sa chi è. Chi lo prende lo guarda e gira l’Ankh come vuole.
about-duel-passed = <danger>{ $count ->
    [one] 1 tessera saltata va nella tua corruzione:
   *[other] { $count } tessere saltate vanno nella tua corruzione:
}</danger> { $pieces }.
about-duel-left = { $count ->
    [0] Lascia { A($name) } una <b>linea vuota</b>.
   *[other] Lascia { A($name) }: { $pieces }.
}
about-duel-left-unless = { $count ->
    [0] Se non hai un altro turno, lascia { A($name) } una <b>linea vuota</b>.
   *[other] Se non hai un altro turno, lascia { A($name) }: { $pieces }.
}
about-duel-own-deben = Punti a fine partita. Solo tu ne conosci il valore.
about-duel-ankh = L’Ankh
about-duel-ankh-off = Resta accanto al mercato finché non si prende una tessera al centro.
about-duel-ankh-open = È ancora da girare.
about-duel-ankh-line = Punta <b>{ $direction }</b>. { $count ->
    [0] Nessuna tessera sulla sua linea: per prenderne una, prima riempi il mercato.
   *[other] Sulla sua linea: { $pieces }.
}
about-duel-turn = { $direction }
about-duel-icon-title = Tessera o Deben
about-duel-icon-choice = Tieni la tessera, oppure toglila dal gioco e pesca un Deben. In ogni caso l’Ankh resta girato e le tessere saltate vanno nella tua corruzione.
about-duel-pile = Mazzo
about-duel-pile-text = { $count ->
    [0] Vuoto: il mercato non si può più riempire. Se la linea dell’Ankh è vuota, non si può prendere una tessera.
   *[other] { $count ->
        [one] Rimane 1 tessera.
       *[other] Rimangono { $count } tessere.
    } Serve a riempire il mercato quando un giocatore vuole prendere una tessera e la linea dell’Ankh è vuota.
}
about-duel-bag = Sacchetto dei Deben
about-duel-bag-text = { $count ->
    [0] Vuoto: non ci sono più Deben da pescare.
    [one] Rimane 1 Deben. Valore possibile:
   *[other] Rimangono { $count } Deben. Valori possibili:
}
about-duel-pirogues = Piroghe
about-duel-pirogues-text = { $count ->
    [0] Non ne rimane nessuna: le vendite non ne danno più.
   *[other] { $count ->
        [one] Ne rimane 1.
       *[other] Ne rimangono { $count }.
    } Ogni vendita ne usa una. { $known ->
        [0] Le vedi quando vendi.
       *[other] Le hai viste.
    }
}
about-duel-pirogues-left = Rimaste
about-duel-pirogues-used = Usate
about-duel-finger = La prossima tessera da prendere è questa.
about-duel-seat = Set { $sets }, Piroghe { $pirogues }, Deben { $deben }{ $hidden ->
    [0] { "" }
    [one] { " " }più 1 che non hai visto
   *[other] { " " }più { $hidden } che non hai visto
}. { $held ->
    [0] Nessuna tessera
    [one] 1 tessera
   *[other] { $held } tessere
} in mano.
about-duel-set-title = { $name }: set di { $family }
about-duel-set-none = Ancora nessun set di questa famiglia.
about-duel-set = { $tiles } tessere × { $scarabs ->
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
} = <b>{ $points }</b>{ $blessed ->
    [0] {""}
   *[other] {" "}(con Due Scarabei)
}
about-duel-corruption-title = Corruzione di { $name }
about-duel-corruption = { $count ->
    [0] Nessuna tessera
    [one] 1 tessera
   *[other] { $count } tessere
}{ $snakes ->
    [0] .
   *[other] , più { $snakes } per i Serpenti.
} Il meno corrotto pescherà Deben alla fine.
about-duel-own-corruption = { $count ->
    [0] Nessuna tessera
    [one] 1 tessera
   *[other] { $count } tessere
}{ $snakes ->
    [0] .
   *[other] , più { $snakes } per i Serpenti.
} Il tuo avversario può guardarla solo con un Visir.
about-duel-balance = { $difference ->
    [0] Per ora la corruzione è pari: nessuno pescherebbe Deben.
   *[other] Per ora { $name } ha { $difference } di corruzione in meno e pescherebbe { $coins } Deben.
}
about-duel-deben-title = Deben di { $name }
about-duel-deben = { $count } Deben{ $known ->
    [0] { "" }
    [one] { " " }da { $points }
   *[other] { " " }per un totale di { $points }
}. I Deben si rivelano a fine partita.
about-duel-backs-title = Mano di { $name }
about-duel-backs = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} dal dorso { $back }.
about-duel-backs-red = { $count ->
    [one] 1 personaggio.
   *[other] { $count } personaggi.
}

share-duel-market = mercato
share-duel-hand = tua mano
share-duel-corruption = tua corruzione
share-duel-rival-hand = mano di { $name }
share-duel-rival-corruption = corruzione di { $name }
share-duel-sets = nei set
share-duel-out = fuori dal gioco
share-duel-pile = mazzo
share-duel-scarabs = scarabei non visti
share-duel-characters = personaggi
share-duel-pirogues = Piroghe
share-duel-berths = rimaste
share-duel-used = usate

# Il punteggio
score-duel-title = Fine: { $name } non ha più azioni possibili
score-duel-sum = Set, Deben, Piroghe
score-duel-none = –
score-duel-nothing-removed = Nessun set invenduto
score-duel-removed = { $count ->
    [one] 1 tessera invenduta tolta
   *[other] { $count } tessere invendute tolte
}
score-duel-weight = ({ $count })
score-duel-corruption = Corruzione: { $before }{ $left ->
    [0] {""}
   *[other] {" "}+ { $left } in mano
}{ $snakes ->
    [0] {""}
   *[other] {" "}+ { $snakes } per i Serpenti
}
score-duel-no-bonus = Nessun Deben extra
score-duel-bonus = { $difference } in meno: { $count ->
    [one] pesca 1 Deben
   *[other] pesca { $count } Deben
}
score-duel-set = { $family }: { $tiles } × { $scarabs }
score-duel-deben = { $count } Deben
score-duel-pirogues = Piroghe
score-duel-corruption-total = Corruzione { $count }
score-duel-verdict = { $name } vince { $points } a { $other }.
score-duel-tie = { $points } pari. { $name } vince con meno corruzione.
score-duel-draw = { $points } pari e corruzione uguale: pareggio.
final-duel-verdict = La partita è finita: nessuna azione era più possibile.
final-duel-verdict-tie = La partita è finita: nessuna azione era più possibile. A parità vince il meno corrotto.
final-duel-sets = Set
final-duel-deben = Deben
final-duel-pirogues = Piroghe
final-duel-corruption = Corruzione
