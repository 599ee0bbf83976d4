# Parole per chi ascolta invece di guardare: lettori di schermo e lettura ad alta voce
spoken-rule = regola { $rule }
spoken-becomes = diventa
spoken-down-right = in basso a destra
spoken-up-right = in alto a destra
spoken-unknown = sconosciuto
spoken-square = Riga { $row }, colonna { $column }.
spoken-icon-resources-wood = legno
spoken-icon-resources-stone = pietra
spoken-icon-resources-gold = oro
spoken-icon-resources-joker = jolly
spoken-icon-season-trouble = Disordini
spoken-icon-season-double-trouble = Doppi Disordini
spoken-icon-season-horus = Horus
spoken-icon-season-hoshekh = Hoshekh
spoken-icon-scarab = scarabei
spoken-icon-deben = Deben

spoken-table = Tabella
spoken-moves = Mosse
spoken-done = completato
spoken-stars = Forza { $stars } su { $most }.
spoken-page = Pagina
spoken-answers = Le tue possibilità
spoken-usable = { $name }, disponibile
spoken-perhaps = forse { $things }
spoken-less = Meno. { $counter }
spoken-more = Più. { $counter }
spoken-caravans = Carovane
spoken-seat-kind = Posto { $number }
spoken-seat-name = Nome, posto { $number }
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
spoken-disabled = non disponibile

# Le parti del tavolo
name-figure = { $name }: { $figure }
name-last = Ultima carta
region-own = { $name }, tu
region-seat = { $name }
region-choice = Da scegliere, { $count }
region-board = Riserve, { $count }
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
