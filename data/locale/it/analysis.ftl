# Analisi di una partita finita
analysis-title = Analisi
analysis-analyse = Analizza
analysis-analyse-help = Abilità, fortuna ed errori di questa partita
analysis-progress = Mosse analizzate: { $done } su { $count }
analysis-leave = Puoi lasciare questa pagina: l’analisi continua e resta con la partita.
analysis-own = Ciò che ciascuno poteva sapere
analysis-open = Tutto scoperto
analysis-legend-mistake = decisione costosa
analysis-legend-luck = fortuna o sfortuna
analysis-legend-round = nuovo round
analysis-sum-skill = { $who ->
        [own] Le tue
       *[other] Le sue
    } { $sign ->
    [plus] decisioni hanno reso { $share }.
    [minus] decisioni sono costate { $share }.
   *[none] decisioni non sono costate quasi nulla.
}
analysis-sum-opponents = { $sign ->
    [plus] Le decisioni degli altri { $who ->
        [own] ti hanno fatto guadagnare { $share }
       *[other] hanno fatto guadagnare a questo giocatore { $share }
    }.
    [minus] Le decisioni degli altri { $who ->
        [own] ti sono costate { $share }
       *[other] sono costate a questo giocatore { $share }
    }.
   *[none] Le decisioni degli altri non hanno cambiato quasi nulla.
}
analysis-sum-luck = { $sign ->
    [plus] Le pescate hanno reso { $share }.
    [minus] Le pescate sono costate { $share }.
   *[none] Le pescate non hanno cambiato quasi nulla.
}
analysis-sum-unforeseen = { $sign ->
    [plus] Una volta scoperto, ciò che era nascosto ha reso { $share }.
    [minus] Una volta scoperto, ciò che era nascosto è costato { $share }.
   *[none] Una volta scoperto, ciò che era nascosto non ha cambiato quasi nulla.
}
analysis-share = circa { IL($percent) }% di una partita
analysis-share-whole = più di una partita intera
analysis-accuracy = Margine d’errore di queste quattro stime, prese insieme: { $share }.
analysis-expected = Con una fortuna media, la probabilità di vincere sarebbe stata { DEL($percent) }%.
analysis-luck-within = ({ $doubt }) di una partita
analysis-luck-unclear = Effetto troppo incerto per giudicarlo.
analysis-more = Altre decisioni e cifre
analysis-less = Torna alla curva
analysis-sums = Guadagnato o perso, in % di una partita
analysis-sums-skill = { $who ->
    [own] Le tue decisioni
   *[other] Le sue decisioni
}
analysis-sums-opponents = Decisioni degli altri
analysis-sums-luck = Pescate
analysis-sums-unforeseen = Ciò che era nascosto
analysis-sums-accuracy = Margine d’errore della somma
analysis-average = Perdita media per decisione
analysis-of-a-game = di una partita
analysis-unit = L’1% di una partita è una vittoria su 100 partite.
analysis-mistake-count = { $count ->
    [0] Nessun errore
    [one] Un errore
   *[other] { $count } errori
} su { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}
analysis-mine = Le mie
analysis-whose = Decisioni di
analysis-card = Mossa { $ply }
analysis-card-loss = −{ $percent }%
analysis-card-lead = +{ $percent }%
analysis-chances = Così vinci circa { $better ->
    [one] { $better } volta
   *[other] { $better } volte
} su 100, contro { $played } con la mossa giocata.
analysis-next-best = Seconda scelta: { LOWER($move) }.
analysis-card-look = Mostra il tavolo
analysis-played = Giocata: { LOWER($move) }
analysis-as-played = Mossa giocata: { LOWER($reason) }
analysis-told-to = Per { $name }: «{ $reason }»
analysis-doubt = «?»: secondo una ricerca più profonda, l’errore è un po’ meno grave.
analysis-story-mistake = La partita è girata alla <b>mossa { $ply }</b>: { $who ->
    [own] hai sprecato
   *[other] { $name } ha sprecato
} { IL($percent) }% di una partita.
analysis-story-deed = La partita è girata alla <b>mossa { $ply }</b>, «{ LOWER($move) }»: { $who ->
    [own] hai sprecato
   *[other] { $name } ha sprecato
} { IL($percent) }% di una partita.
analysis-story-left = La partita è girata alla <b>mossa { $ply }</b>{ $who ->
    [own] , «{ LOWER($move) }»
   *[other] . { $name } ha giocato «{ LOWER($move) }»
}: { LOWER($reason) }
analysis-story-missed = La partita è girata alla <b>mossa { $ply }</b>{ $who ->
    [own] , «{ LOWER($move) }»
   *[other] . { $name } ha giocato «{ LOWER($move) }»
}; meglio «{ LOWER($better) }»: { LOWER($reason) }
analysis-story-cost = La partita è girata alla <b>mossa { $ply }</b>, «{ LOWER($move) }»: { $who ->
    [own] hai sprecato
   *[other] { $name } ha sprecato
} circa { $points } punti.
analysis-story-gave = La partita è girata alla <b>mossa { $ply }</b>, «{ LOWER($move) }»: { $who ->
    [own] hai regalato
   *[other] { $name } { $to ->
        [own] ti ha
       *[other] ha
    } regalato
} circa { $points } punti{ $to ->
    [own] .
   *[other] {" "}{ A($rival) }.
}
analysis-most-likely = poi, molto probabilmente, { $deed }.
analysis-story-better = Mossa giocata: «{ $played }». Meglio «{ $move }». { $reason }
analysis-story-hint = Mossa giocata: «{ $played }». Un consiglio avrebbe detto { A($name) }: «{ $move }. { $reason }»
analysis-story-rather = Meglio «{ $move }». { $reason }
analysis-story-advised = Un consiglio avrebbe detto { A($name) }: «{ $move }. { $reason }»
analysis-story-luck = La partita è girata alla <b>mossa { $ply }</b>: la pescata { $who ->
    [own] ti è
   *[other] è
} { $sign ->
    [plus] valsa
   *[minus] costata
} { IL($percent) }% di una partita{ $who ->
    [own] .
   *[other] {" "}{ A($name) }.
}
analysis-story-deal = La partita è girata già con la distribuzione, che { $who ->
    [own] ti è
   *[other] è
} { $sign ->
    [plus] valsa
   *[minus] costata
} { IL($percent) }% di una partita{ $who ->
    [own] .
   *[other] {" "}{ A($name) }.
}
analysis-story-seat = La <b>mossa { $ply }</b>{ $told ->
    [yes] , «{ LOWER($move) }»,
   *[no] {""}
} { $who ->
    [own] ti è costata
   *[other] è costata { A($name) }
} più di tutte{ $how ->
    [left] : { LOWER($reason) }
    [missed] ; meglio «{ LOWER($better) }»: { LOWER($reason) }
    [better] ; meglio «{ LOWER($better) }».
   *[none] .
}
analysis-story-resigned = { $who ->
    [own] Hai abbandonato.
   *[other] { $name } ha abbandonato.
}
analysis-story-none = Nessuna mossa ha deciso da sola questa partita.
analysis-story-costliest = Nessuna mossa ha deciso da sola questa partita; la <b>mossa { $ply }</b> ti è costata di più: { LOWER($reason) }
analysis-story-costliest-better = Nessuna mossa ha deciso da sola questa partita; alla <b>mossa { $ply }</b> era meglio «{ LOWER($move) }»: { LOWER($reason) }
analysis-rate = Perdita media per decisione: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di una partita
analysis-rate-none = Nessuna scelta da fare
analysis-like = Livello di gioco: { $level }
analysis-like-or-better = Livello di gioco: { $level } o meglio
analysis-mistakes = Le decisioni più costose
analysis-no-mistakes = Nessun errore trovato.
analysis-strokes = Le pescate più fortunate e più sfortunate
analysis-no-strokes = Nessuna pescata ha cambiato molto.
analysis-so-far = Finora
analysis-none-yet = Ancora niente.
analysis-count-best = Migliori
analysis-count-good = Buone
analysis-count-inaccuracy = Imprecisioni
analysis-count-mistake = Errori
analysis-count-blunder = Errori gravi
analysis-deal = La distribuzione
analysis-drawn = Dopo: { LOWER($move) }. Pescata: { $pieces }.
analysis-drawn-many = Dopo: { LOWER($move) }. Pescata: { $count } pezzi.
analysis-row = { $name }, mossa { $ply }
label-best = mossa migliore
label-good = buona mossa
label-inaccuracy = imprecisione
label-mistake = errore
label-blunder = errore grave
label-doubt = { $label }?
analysis-points = { $sign ->
    [plus] +{ $percent }
    [minus] −{ $percent }
   *[none] { $percent }
}

# Al tavolo, prima di una decisione che è costata qualcosa
finding-title = { $label }: −{ $percent }% di una partita
finding-played = Mossa di { $name }: { LOWER($move) }
finding-try = Riprova
finding-better = Mostra la mossa migliore
finding-play-on = Gioca da qui
finding-new-luck = Con pescate nuove
finding-same-luck = Con le stesse pescate
finding-play-on-question = Giocare una nuova partita da questa posizione? Non conta nelle statistiche.
finding-cancel = Annulla
finding-best = Meglio: { LOWER($move) }
finding-instead = Giocata: { LOWER($move) }; costa { IL($percent) }% di una partita.

# L’allenatore
coach-thinking = L’allenatore sta valutando la tua mossa…
coach-warning = Attenzione: con questa mossa perderesti circa { $percent ->
    [one] 1 partita
   *[other] { $percent } partite
} in più su 100.
coach-take-back = Annulla la mossa
coach-play = Gioca lo stesso

# Il profilo nelle statistiche
profile-title = Qualità di gioco
profile-none = Analizza partite finite per vedere quanto costano in media le tue decisioni, la tua fortuna e che cosa migliorare.
profile-rating = Punteggio Elo ({ $low }–{ $high })
profile-rating-note = Il punteggio Elo deriva dai tuoi risultati contro le IA ({ $levels }). Si trova nell’intervallo tra parentesi con il 95% di certezza.
profile-rate = Perdita media per decisione
profile-luck-mean = Fortuna per partita, in %
profile-analysed = Partite analizzate
profile-errors = Perdita media per decisione, di partita in partita, in % di una partita
profile-kinds = Perdita media per tipo di decisione, in % di una partita
profile-luck = Fortuna di partita in partita, in % di una partita
profile-decisions = Decisioni
profile-number = { $count }
profile-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
kind-take = Prendere
kind-set = Set
kind-character = Personaggi
kind-event = Eventi
kind-ankh = Ankh e mercato
kind-pirogue = Piroghe
kind-deben = Tessera o Deben
kind-season = Stagione: fermarsi o continuare
kind-site = Cantieri
kind-build = Costruire e pagare
kind-store = Immagazzinare

# Il par: quanto avrebbero perso le IA nelle stesse decisioni
par-better = Hai perso meno di quanto avrebbe fatto un { $level } al tuo posto: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di una partita in meno per decisione (± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
par-worse = Al tuo posto, un { $level } avrebbe perso meno: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di una partita in meno per decisione (± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
par-even = Questa partita non mostra differenze nette rispetto a { $levels } al tuo posto.
par-within = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }
par-under = al massimo { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
par-bars = Perdita media { $count ->
    [one] nella stessa decisione
   *[other] nelle stesse { $count } decisioni
}
par-players = Perdita media di ogni giocatore
par-players-told = Perdita media per decisione di ogni giocatore: { $players }
par-levels = Perdita media delle IA nelle stesse decisioni: { $levels }
par-figure = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }
par-kinds = Per tipo di decisione: perdita per decisione, in % di una partita
par-kinds-count = Decisioni
par-kinds-lost = Perdita
par-history = Rispetto a un { $level } al tuo posto, di partita in partita, in % di una partita per decisione
