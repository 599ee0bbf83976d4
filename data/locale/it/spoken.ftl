# Parole per chi ascolta invece di guardare: lettori di schermo e lettura ad alta voce
spoken-rule = regola { $rule }
spoken-of = su
spoken-becomes = diventa
spoken-down-right = in basso a destra
spoken-up-right = in alto a destra
spoken-semicolon = ;
spoken-shortcut = tasto { $press }
spoken-share-season-trouble = Disordini
spoken-unknown = sconosciuto
spoken-square = Riga { $row }, colonna { $column }.
# Pictures that stand for what a number counts
spoken-icon-resources-wood = { $count } legno
spoken-icon-resources-stone = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
spoken-icon-resources-gold = { $count } oro
spoken-icon-resources-joker = { $count ->
    [one] { $count } jolly
   *[other] { $count } jolly
}
spoken-icon-season-trouble = { $count } Disordini
spoken-icon-season-double-trouble = { $count } Doppi Disordini
spoken-icon-season-horus = { $count } Horus
spoken-icon-season-hoshekh = { $count } Hoshekh
spoken-icon-scarab = { $count ->
    [one] { $count } scarabeo
   *[other] { $count } scarabei
}
spoken-icon-deben = { $count } Deben

spoken-table = Tabella
spoken-moves = Mosse
spoken-done = completato
spoken-stars = Forza { $stars } su { $most }.
spoken-page = Pagina
spoken-answers = Le tue possibilità
spoken-usable = { $name }, disponibile
spoken-used = già usato: { $things }
spoken-not-yet = { $name }, non ancora possibile
spoken-perhaps = forse { $things }
spoken-less = Meno. { $counter }
spoken-more = Più. { $counter }
spoken-give = Dai. { $counter }
spoken-take = Prendi. { $counter }
spoken-caravans = Carovane
spoken-seat-kind = Posto { $number }
spoken-seat-name = Nome, posto { $number }
spoken-seat-portrait = Ritratto, posto { $number }
spoken-seat-level = Livello dell’IA, posto { $number }

spoken-role-button = pulsante
spoken-role-switch = interruttore
spoken-role-segment = opzione
spoken-role-dropdown = elenco
spoken-role-slider = cursore
spoken-role-field = campo di testo
spoken-role-link = collegamento
spoken-role-progress = avanzamento
spoken-on = attivato
spoken-off = disattivato
spoken-chosen = selezionato
spoken-unchosen = Nessuna selezione.
spoken-disabled = non disponibile
spoken-no-effect = Nessun effetto.
spoken-keys-menu = Le frecce spostano la selezione, Invio sceglie, Esc torna indietro e { $help } elenca tutti i tasti.
spoken-keys-table = Tasti: { $tell_turn } dice lo stato del tavolo, { $tell_hand } la tua mano o la tua città, { $tell_supply } le riserve, { $tell_score } il punteggio, { $tell_last } che cosa è successo dal tuo turno, { $tell_first } un avversario; premuti di nuovo, dicono di più. { $answers } porta ai pulsanti, { $help } elenca tutti i tasti.

# Le parti del tavolo
name-figure = { $name }: { $figure }
name-last = Ultima carta
region-own = { $name }, tu
region-seat = { $name }
region-choice = Scelte, { $count }
region-board = Riserve
region-sobek-supply = Moli, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, { $usable ->
    [0] nessuna disponibile
    [one] 1 disponibile
   *[other] { $usable } disponibili
}
region-sobek-hand = La tua mano, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
region-duel-supply = Mercato, { $usable ->
    [0] nessuna tessera disponibile
    [one] 1 tessera disponibile
   *[other] { $usable } tessere disponibili
}
region-duel-hand = La tua mano, { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
region-sa-re-supply = Stagione

# Che cosa dicono i tasti d’informazione
tell-answers = Puoi: { $answers }
tell-usable = Disponibile: { $things }
tell-nothing = Non c’è niente.
tell-nobody = A quel posto non c’è nessun avversario.
tell-empty = { $count ->
    [one] 1 casella vuota
   *[other] { $count } caselle vuote
}{ $usable ->
    [0] {""}
    [one] , 1 disponibile
   *[other] , { $usable } disponibili
}

# What a player has, and the rows of a market, in few words
holds-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
holds-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
holds-kind = { $count } { $kind }
holds-gauge = indicatore di rivolta { $square } su { $red }
row-number = Riga { $row }
row-empty = { $count ->
    [one] 1 casella vuota
   *[other] { $count } caselle vuote
}
