# La settimana sul fiume: tavoli del giorno, risultati, codici e riga da condividere
menu-week = La settimana sul fiume
week-title = La settimana sul fiume
week-about = { $span } · un tavolo al giorno, uguale per tutti

weekday-1 = Lunedì
weekday-2 = Martedì
weekday-3 = Mercoledì
weekday-4 = Giovedì
weekday-5 = Venerdì
weekday-6 = Sabato
weekday-7 = Domenica
weekday-short-1 = Lun
weekday-short-2 = Mar
weekday-short-3 = Mer
weekday-short-4 = Gio
weekday-short-5 = Ven
weekday-short-6 = Sab
weekday-short-7 = Dom
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
month-short-1 = gen
month-short-2 = feb
month-short-3 = mar
month-short-4 = apr
month-short-5 = mag
month-short-6 = giu
month-short-7 = lug
month-short-8 = ago
month-short-9 = set
month-short-10 = ott
month-short-11 = nov
month-short-12 = dic
week-day = { $weekday } { $day }
week-short-date = { $day } { $month }
week-long-day = { $weekday } { $day } { $month }
week-span = { $first }–{ $last } { $month }
week-span-months = { $first } { $before } – { $last } { $month }
week-today = Oggi · { LOWER($day) }

week-sail = Gioca · { $game }
week-continue = Continua · { $game }
week-again = Allenati · { $game }
week-with = con { $names }
week-opponent = { $name } ({ $level })

week-key = Le tue decisioni
week-key-gold = meglio di un Visir
week-key-silver = meglio di un Intendente
week-key-bronze = meglio di un Mercante
week-key-plain = ogni altra partita
week-key-empty = giorno saltato
week-key-helped = con un aiuto
week-flower-gold = loto d’oro
week-flower-silver = loto d’argento
week-flower-bronze = loto di bronzo
week-flower-plain = giocato
week-flower-empty = non giocato
week-flower-bud = deve ancora venire
week-flower-helped = { $flower }, con un aiuto
week-waiting = il tavolo di oggi ti aspetta
week-days = I giorni della settimana

week-won = { $day }: vittoria { $scores }
week-lost = { $day }: sconfitta { $scores }
week-shared = { $day }: vittoria condivisa, { $scores }
week-resigned = { $day }: abbandono
week-gave = Hai sprecato <b>{ IL($lost) }‰</b> a mossa
week-par = al tuo posto: { $levels }
week-gave-help = In millesimi di partita per mossa: quanto ti sono costate le tue decisioni secondo l’analisi, e quanto sarebbero costate quelle di questi livelli esattamente nelle tue posizioni{ $within ->
    [0] .
   *[other] , con un margine di { $within }‰.
}
week-judging = L’analisi è in corso. Il tuo risultato apparirà qui.
week-unjudged = Questa partita non è ancora stata analizzata.
week-stretches = le sette tappe della partita
week-stretches-spoken = Le sette tappe della partita: { $stretches }
week-stretch-0 = debole
week-stretch-1 = discreta
week-stretch-2 = buona
week-missed = { $day }: non giocato
week-missed-about = { $game } { $with }. Puoi ancora giocare per allenarti.
week-ahead = { $day } · { $game }
week-ahead-about = Una partita { $with }. Il tavolo apre quel giorno.
week-now = Oggi · { $game }
week-now-about = Oggi tutti hanno lo stesso tavolo. Conta la tua prima partita finita. Poi puoi allenarti quanto vuoi.
week-practise = Allenati ancora
week-practise-first = Allenati
week-share = Condividi

week-shared-told = Una riga con il tuo risultato è stata copiata negli appunti, e un’immagine salvata come { $file } nella cartella { $folder }.
week-line-lost = sprecato: { $lost }‰
week-line-lost-par = sprecato: { $lost }‰ ({ $levels })
week-line-helped = con un aiuto

moving-title = Esporta e importa
moving-about = Un’esportazione è un unico file con tutte le tue partite, analisi, statistiche, lezioni e impostazioni. Importala su un altro computer per continuare lì. Nulla di ciò che si trova già lì va perso, e importarla due volte non cambia nulla.
moving-export = Esporta tutto
moving-exported = Esportato: { $file }, nella cartella { $folder }.
moving-busy = Un attimo…
moving-import = Importa
moving-take = Importa
moving-also = Queste esportazioni si trovano nella cartella { $folder }. Puoi anche trascinare un file su questa finestra.
moving-none = Nella cartella { $folder } non ci sono esportazioni. Puoi anche trascinare un file su questa finestra.
moving-nothing = Importazione terminata: era già tutto qui.
moving-imported = Importazione terminata: { $games ->
    [0] nessuna partita nuova
    [one] { $games } partita nuova
   *[other] { $games } partite nuove
}{ $continued ->
    [0] .
    [one] , e { $continued } partita continuata altrove.
   *[other] , e { $continued } partite continuate altrove.
}

challenge-title = Sfida con codice
challenge-about = Scrivi o incolla il codice di un tavolo, oppure la riga che ti hanno mandato: giocherai esattamente allo stesso tavolo.
challenge-code = Codice o riga
challenge-placeholder = FEL-…
challenge-table = { $game } con { $names }
challenge-first = Non hai ancora giocato a questo tavolo.
challenge-hidden = Non hai ancora giocato a questo tavolo. I due risultati appariranno dopo.
challenge-mine = Tu
challenge-theirs = L’altro giocatore
challenge-lost = sprecato a mossa: { $lost }‰
challenge-paste = Incolla qui sopra la riga dell’altro giocatore per fare il confronto.
challenge-sail = Gioca
moving-open = Apri
moving-hint = Tutte le tue partite, le statistiche e le impostazioni in un unico file, da portare su un altro computer.

# Un incontro a quattro tavoli
four-title = Quattro tavoli
four-about = Tutti quelli che hanno il codice giocano agli stessi quattro tavoli, spostandosi ogni volta di un posto. Il punteggio giudica le tue decisioni, non la tua fortuna.
four-game = { $game } · { $code }
four-chair = Tavolo { $number } · posto { $chair }
four-open = Non ancora giocato
four-unfinished = Iniziato
four-continue = Continua
four-none = Non c’è ancora un punteggio. Apparirà quando una partita sarà stata analizzata.
four-own = Tu: { $score } (tavoli: { $judged } su 4)
four-other = L’altro giocatore: { $score }
four-hidden = Il punteggio dell’altro giocatore apparirà quando ne avrai uno anche tu.
four-lead-0 = L’altro giocatore è nettamente in vantaggio.
four-lead-1 = Nessuno è nettamente in vantaggio: la differenza rientra nel margine d’errore.
four-lead-2 = Sei nettamente in vantaggio.
four-gain = <b>{ $gain } ± { $within }‰</b> a mossa, rispetto a un Intendente al tuo posto
four-loss = <b>{ $gain } ± { $within }‰</b> a mossa, rispetto alle mosse migliori
four-share = Copia la riga
four-share-about = Con questa riga chiunque può giocare agli stessi quattro tavoli e confrontare i punteggi.
four-shared = La riga è stata copiata negli appunti.
