# Analisi di una partita finita
analysis-title = Analisi
analysis-analyse = Analizza
analysis-analyse-help = Abilità, fortuna ed errori di questa partita
analysis-progress = Mosse analizzate: { $done } su { $count }
analysis-leave = Puoi lasciare questa pagina: l’analisi continua e resta con la partita.
analysis-own = Ciò che ciascuno poteva sapere
analysis-open = Tutte le carte scoperte
analysis-legend = Probabilità di vittoria.
analysis-legend-marks = Quadrato: errore. Cerchio: colpo di fortuna.
analysis-legend-rounds = Una linea verticale segna l’inizio di un round.
analysis-sum = Inizio + abilità + fortuna + avversari + imprevisto = risultato, in % di una partita. La fortuna si conta solo dove si è pescato; quella di un giocatore non annulla quella degli altri, perché ciascuno sa cose diverse. Imprevisto: carte nascoste che si rivelano e stime che cambiano. Senza la fortuna: il risultato meno la fortuna, tra 0% e 100%.
analysis-start = Inizio
analysis-skill = Abilità
analysis-luck = Fortuna
analysis-opponents = Avversari
analysis-unforeseen = Imprevisto
analysis-result = Risultato
analysis-expected = senza la fortuna: { $percent }%
analysis-rate = Tasso di errore: { $rate }‰
analysis-rate-none = Nessuna scelta da fare
analysis-like = Gioca come: { $level }
analysis-like-or-better = Gioca come: { $level } o meglio
analysis-mistakes = Le decisioni più costose
analysis-no-mistakes = Nessun errore trovato.
analysis-strokes = I maggiori colpi di fortuna
analysis-no-strokes = Nessuna pesca ha cambiato molto.
analysis-so-far = Finora
analysis-none-yet = Ancora niente.
analysis-count-best = Migliori
analysis-count-good = Buone
analysis-count-inaccuracy = Imprecisioni
analysis-count-mistake = Errori
analysis-count-blunder = Errori gravi
analysis-deal = La distribuzione
analysis-drawn = Dopo: { $move }. Pescata: { $pieces }.
analysis-drawn-many = Dopo: { $move }. Pescata: { $count } pezzi.
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
finding-title = { $label }: −{ $percent }%
finding-played = { $name } ha giocato: { $move }
finding-try = Riprova
finding-better = Mostra la mossa migliore
finding-play-on = Gioca da qui
finding-new-luck = Con pescate nuove
finding-same-luck = Con le stesse pescate
finding-play-on-question = Giocare una nuova partita da questa posizione? Non conta nelle statistiche.
finding-cancel = Annulla
finding-best = Meglio: { $move }
finding-instead = Mossa giocata: { $move }, { $percent }% in meno.
trial-best = È la mossa migliore.
trial-same = È la mossa della partita: { $percent }% di probabilità di vittoria in meno.
trial-other = Non è né la mossa della partita né la migliore.
trial-again = Riprova
trial-answer = Mostra la risposta
trial-close = Indietro

# L’allenatore
coach-thinking = L’allenatore sta valutando la tua mossa…
coach-warning = Attenzione: con questa mossa hai circa { $percent }% di probabilità di vittoria in meno.
coach-take-back = Annulla la mossa
coach-play = Gioca lo stesso

# Il profilo nelle statistiche
profile-title = Qualità di gioco
profile-none = Analizza le partite finite per vedere il tuo tasso di errore, la tua fortuna e dove puoi migliorare.
profile-rating = Punteggio Elo ({ $low }–{ $high })
profile-rating-note = Il punteggio Elo deriva dai tuoi risultati contro le IA ({ $levels }). Si trova nell’intervallo tra parentesi con il 95% di certezza.
profile-rate = Tasso di errore
profile-luck-mean = Fortuna per partita, in %
profile-analysed = Partite analizzate
profile-errors = Tasso di errore di partita in partita
profile-kinds = Tasso di errore per tipo di decisione
profile-luck = Fortuna di partita in partita, in % di una partita
profile-decisions = Decisioni
profile-number = { $count }
profile-thousandths = { $count }‰
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
