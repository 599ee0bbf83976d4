# Problemi, domande di memoria e ripasso

# Risolvere al tavolo
puzzle-title = Trova la mossa migliore
puzzle-title-event = Quale dei { $count } eventi?
puzzle-title-starter = Chi comincia?
puzzle-title-opponent = Quale avversario?
puzzle-title-power = Il potere di un personaggio
puzzle-title-card = Quale delle { $count } carte?
puzzle-title-card-set = Una carta o un set?
puzzle-title-card-character = Una carta o un personaggio?
puzzle-title-card-set-character = Carta, set o personaggio?
puzzle-title-pirogue = Quale Piroga?
puzzle-title-ankh = Come girare l’Ankh?
puzzle-title-deben = Una tessera o un Deben?
puzzle-title-tile = Quale delle { $count } tessere?
puzzle-title-tile-sale = Prendere o vendere?
puzzle-title-tile-character = Una tessera o un personaggio?
puzzle-title-tile-sale-character = Tessera, vendita o personaggio?
puzzle-title-line = La linea dell’Ankh è vuota
puzzle-title-build = Che cosa costruire?
puzzle-title-palace = Una carta per il Palazzo?
puzzle-title-temple = Le due carte del Tempio
puzzle-title-revolt = { $count ->
    [one] A una casella dalla rivolta
   *[other] A { $count } caselle dalla rivolta
}
puzzle-title-alone = Un solo giocatore in gara
puzzle-title-short = { $count ->
    [one] Manca 1 risorsa
   *[other] Mancano { $count } risorse
}
puzzle-title-enough = Basta per tutti i cantieri
puzzle-theme = Tema: { $theme }
puzzle-facts = Difficoltà <b>{ NUMBER($rating, useGrouping: 0) }</b>
mistake-title = Trova una mossa migliore
mistake-facts = Dalla tua partita · mossa { $ply } · è costata circa { $percent ->
    [one] 1 partita
   *[other] { $percent } partite
} su 100
solve-count = { $number } di { $count }
solve-mark-gold = risolto al primo tentativo
solve-mark-bronze = risolto dopo
solve-mark-plain = non risolto
solve-mark-bud = da fare
solve-went = { $number }: { $mark }
solve-moved = Il tuo punteggio: { NUMBER($before, useGrouping: 0) } → <b>{ NUMBER($after, useGrouping: 0) }</b> ± { NUMBER($within, useGrouping: 0) }
solve-right = <b>Sì! { $move }.</b>
solve-good = <b>Sì! { $move }.</b> Vale quanto la mossa migliore: { LOWER($best) }.
solve-shown = <b>La mossa migliore: { LOWER($move) }.</b>
solve-lead = { $low ->
    [one] { $high ->
        [one] Vince 1 partita su 100 in più di «{ LOWER($other) }».
       *[other] Vince 1–{ $high } partite su 100 in più di «{ LOWER($other) }».
    }
   *[other] Vince { $low }–{ $high } partite su 100 in più di «{ LOWER($other) }».
}
solve-wrong = <b>C’è di meglio di «{ LOWER($move) }».</b>
solve-looking = Vediamo come potrebbe andare male…
solve-lie-found = Ecco come poteva andare male.
solve-then = Poi { $deed }
solve-free-then = Non ti costa nulla, ma poi { $deed }
solve-after = E poi { $deed }
solve-lie-none = In media è peggio, ma nessuna distribuzione lo mostra con chiarezza.
solve-again = Riprova
solve-show = Mostra la risposta
solve-next = Avanti
solve-finish = Fine
board-tool-solution = Mostra la risposta <b>{ $press }</b>

# Quello che sai
know-title = Quello che sai
know-title-hidden = Quello che non vedi
know-hand-sobek = <b>{ $name }</b>: { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] { $count ->
            [one] , già vista
           *[other] , tutte viste
        }
        [one] { $count ->
            [one] , mai vista
           *[other] , 1 mai vista
        }
       *[other] , { $unseen } mai viste
    }
}
know-hand-duel = <b>{ $name }</b>: { $count ->
    [0] nessuna tessera
    [one] 1 tessera
   *[other] { $count } tessere
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] { $count ->
            [one] , già vista
           *[other] , tutte viste
        }
        [one] { $count ->
            [one] , mai vista
           *[other] , 1 mai vista
        }
       *[other] , { $unseen } mai viste
    }
}
know-shares = Nascosti / in tutto:
know-title-shares = Nascosti / in tutto
know-hidden = Non vedi:
know-kind = { $kind }: { $hidden } su { $total } da scoprire.

# Il caso peggiore
lie-title = Poteva andare così:
lie-aside = Niente di ciò che sapevi lo esclude.
lie-hand-sobek = { $count ->
    [one] Carta nascosta
   *[other] Carte nascoste
} di { $name }
lie-hand-duel = { $count ->
    [one] Tessera nascosta
   *[other] Tessere nascoste
} di { $name }
lie-draws = Poi si pesca
lie-told = { $title }: { $pieces }.
lie-you = <b>La tua mossa</b>: { LOWER($move) }.
lie-you-brief = <b>Tu</b>: { LOWER($move) }.
lie-gains = <b>{ $name }</b> ottiene questo.
lie-price = Alla fine perdi { $mine } a { $theirs }. Con la mossa migliore vinci { $own } a { $others }.
lie-price-shared = Alla fine perdi { $mine } a { $theirs }. Con la mossa migliore condividi la vittoria, { $own } a { $others }.
lie-price-tied = { $mine } pari, perdi lo spareggio. La mossa migliore vince.

# Una serie
series-title = Serie finita
series-done = { $first } su { $count } al primo tentativo{ $later ->
    [0] .
   *[other] , { $later } dopo.
}
series-again = Un’altra serie
series-leave = Fine
puzzles-none = non ci sono ancora problemi di questo tipo
review-none = oggi non c’è niente da ripassare

# Temi
theme-amulet = amuleti
theme-ankh = girare l’Ankh
theme-bill = pagare tutto
theme-build = costruire
theme-caravan = carovane
theme-card = la carta giusta
theme-character = personaggi
theme-corruption = corruzione
theme-deny = ciò che manca agli avversari
theme-double = la carta doppia
theme-ending = quando finire
theme-event = eventi
theme-gauge = l’indicatore di rivolta
theme-goal = la direttiva
theme-launch = avviare cantieri
theme-leave = ciò che lasci
theme-market = il Mercato
theme-pirogue = Piroghe
theme-place = dove costruire
theme-power = poteri
theme-rival = ciò che manca agli avversari
theme-sale = vendere
theme-set = set
theme-site = cantieri
theme-statue = Statue
theme-stop = fermarsi o continuare
theme-store = immagazzinare
theme-tile = la tessera giusta
theme-trouble = Disordini
theme-wait = prendere o incassare

# La pagina di allenamento
learn-page-lessons = Lezioni
learn-page-practice = Allenamento
practice-intro = Brevi sfide tratte da partite vere, senza cronometro. I progressi sono salvati con il tuo nome.
practice-puzzles-title = Problemi
practice-puzzles-new = { $count ->
    [one] 1 posizione in cui una mossa è chiaramente la migliore.
   *[other] { NUMBER($count, useGrouping: 0) } posizioni in cui una mossa è chiaramente la migliore.
} Il tuo punteggio parte da { $rating }.
practice-puzzles = Il tuo punteggio: <b>{ NUMBER($rating, useGrouping: 0) }</b> (± { NUMBER($within, useGrouping: 0) })<br>{ $solved } su { $tried } al primo tentativo
practice-no-puzzles = Per questo gioco non ci sono ancora problemi.
practice-puzzles-begin = Risolvine { $count }
practice-drills-title = Che cosa sai?
practice-drills-new = Domande su ciò che è nascosto. Per rispondere basta ciò che hai visto.
practice-drills = Domande su ciò che è nascosto.<br>Risposte giuste: { $right } su { $asked }
practice-drills-begin = { $count ->
    [one] 1 domanda
   *[other] { $count } domande
}
practice-review-title = Ripasso
practice-review = { $count ->
    [0] Oggi niente da ripassare. Qui tornano i problemi mancati e gli errori trovati analizzando le tue partite.
    [one] 1 posizione da ripassare oggi, prima di dimenticarla.
   *[other] { $count } posizioni da ripassare oggi, prima di dimenticarle.
}
practice-review-begin = Ripassa
practice-themes = Problemi per tema
practice-theme = { $theme } { $done }/{ $count }
practice-missed = Solo quelli mancati ({ $count })

# Domande di memoria
drill-title = Che cosa sai?
drill-facts = Tutto ciò che serve si è già visto
drill-covered = Coperto finché non rispondi
drill-any = Scegli tutte le risposte giuste, poi rispondi.
drill-all = tutte le risposte giuste
drill-answer = Rispondi
drill-chosen = scelto
drill-right = Giusto!
drill-wrong = Non proprio.
drill-why = Il conto
drill-percent = { $percent }%
drill-sure = <icon:check> { $piece }: { $count } di sicuro.
drill-may = <icon:check> { $piece }: { $total ->
    [one] nessuna traccia altrove.
   *[other] mancano all’appello: { $open } su { $total }.
}
drill-unsure = <icon:cross> { $piece }: possibile, ma non certo.
drill-elsewhere = <icon:cross> { $piece }: { $total ->
    [one] è altrove.
   *[other] sono tutti e { $total } altrove.
}
drill-excluded = <icon:cross> { $piece }: ciò che hai visto lo esclude.
drill-zone-yes = <icon:check> Possibile: { $zone }.
drill-zone-no = <icon:cross> Impossibile: { $zone }.
drill-most = { $piece }: { $total } nel gioco, { $elsewhere } di sicuro altrove. { $open ->
    [0] Quindi al massimo { $most }.
   *[other] Ciò che hai visto ne esclude altri: al massimo { $most }.
}
drill-chance = Rimaste: { $size }, in media { $expected } di questo tipo: { $piece }. Probabilità: { $percent }%.
drill-chance-all = Considerando tutti gli ordini possibili delle carte: { $percent }%.
drill-done = Risposte giuste: { $right } su { $count }.
drill-time = Tempo: { $minutes }:{ $seconds }.
drill-again = Altre dieci
drill-sobek-hand = Quali possono essere nella mano di { $name }?
drill-sobek-holds = Quali sono di sicuro nella mano di { $name }?
drill-sobek-quays = Quali personaggi possono essere coperti sui moli?
drill-sobek-most = Quante carte di questo tipo possono esserci al massimo nel mazzo: { $piece }?
drill-sobek-next = Con quale probabilità la prossima carta del mazzo è questa: { $piece }?
drill-sobek-where = Dove può essere questa carta: { $piece }?
drill-duel-hand = Quali possono essere nella mano di { $name }?
drill-duel-holds = Quali sono di sicuro nella mano di { $name }?
drill-duel-market = Quali personaggi possono essere coperti sul mercato?
drill-duel-most = Quante tessere di questo tipo possono esserci al massimo nel mazzo: { $piece }?
drill-duel-next = Con quale probabilità la prossima tessera del mazzo è questa: { $piece }?
drill-duel-where = Dove può essere questa tessera: { $piece }?
drill-sa-re-next = Con quale probabilità la prossima carta del mazzo è questa: { $piece }?
drill-sa-re-revolt = Se tutti continuano, che probabilità hai di subire una rivolta prima della tua prossima decisione?
drill-sa-re-most = Quante carte di questo tipo possono esserci al massimo nel mazzo: { $piece }?
drill-sa-re-shoe = Quali possono essere nel mazzo?
drill-sa-re-double = Quali di queste carte doppie possono ancora uscire?
zone-of-hand = mano
zone-of-corruption = corruzione
zone-brief-sobek-deck = mazzo
zone-brief-sobek-box = fuori dal round
zone-brief-sobek-quays = moli
zone-brief-duel-pile = mazzo
zone-brief-duel-box = fuori dal gioco
zone-brief-duel-market = mercato
zone-sobek-hand = la mano di { $name }
zone-sobek-corruption = la corruzione di { $name }
zone-sobek-deck = il mazzo
zone-sobek-box = fuori da questo round
zone-sobek-quays = i moli
zone-duel-hand = la mano di { $name }
zone-duel-corruption = la corruzione di { $name }
zone-duel-pile = il mazzo
zone-duel-box = fuori dal gioco
zone-duel-market = il mercato
zone-sa-re-shoe = il mazzo
zone-sa-re-pile = la pila delle carte doppie
settings-reviews-a-day = Ripassi al giorno
settings-reviews-a-day-hint = Il numero massimo di posizioni da ripassare in un giorno.
settings-reviews-a-day-5 = 5
settings-reviews-a-day-10 = 10
settings-reviews-a-day-20 = 20
settings-reviews-a-day-50 = 50
settings-times-drills = Cronometra le domande
settings-times-drills-hint = Alla fine di una serie di domande mostra il tempo impiegato.

# Nelle statistiche
training-title = Allenamento
training-rating = Punteggio nei problemi (± { NUMBER($within, useGrouping: 0) })
training-solved = Problemi risolti al primo tentativo
training-drills = Risposte giuste
training-fraction = { $part }/{ $whole }
