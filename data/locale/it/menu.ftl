# Menu principale, partite salvate, nuova partita, riconoscimenti
menu-subtitle = TRE GIOCHI DEL NILO
menu-version = Versione { $version }
menu-continue = Riprendi
opening = Caricamento…
menu-new = Nuova partita
menu-rules = Regole
menu-statistics = Statistiche
menu-settings = Impostazioni
menu-credits = Crediti
menu-quit = Esci
menu-saves = Partite salvate

quit-question = Uscire da Felucca? Le partite in corso sono salvate.
quit-yes = Esci
quit-no = Annulla

save-over = finita
save-won = { $count ->
    [one] vince { $names }
   *[other] vincono { $names }
}
save-tied = { $count } vincitori a pari merito
save-resigned = { $name } ha abbandonato
save-copy = Copia «{ $name }»
save-round = Round { $number }
save-moves = { $count ->
    [0] non iniziata
    [one] 1 mossa
   *[other] { $count } mosse
}
save-more = Mostra le partite più vecchie
save-damaged = danneggiata
save-newer = di una versione più recente
save-rescue-yes = Riprendi da lì
save-rescue-no = Lascia com’è
save-delete = Elimina questa partita
save-delete-question = Eliminare definitivamente questa partita di { $game } ({ $seats })?
save-delete-file = Eliminare definitivamente la partita { $name }?
save-delete-yes = Elimina
save-delete-no = Annulla

first-title = Felucca ti dà il benvenuto
first-question = Come ti chiami, e qual è il tuo volto?
first-skip = Salta
first-done = Continua

new-title = Nuova partita
new-game = Gioco
new-human = Umano
new-ai = IA
new-name = Nome
name-ask = Come ti chiami?
new-your-name = Il tuo nome
new-name-why = I tuoi risultati avranno questo nome.
new-you = tu
new-record = Vittorie: { $won } su { $count }
new-record-best = Miglior risultato: { $points }
new-no-games-yet = Nessuna partita
new-minutes = { $count ->
    [one] circa 1 minuto
   *[other] circa { $count } minuti
}
new-moves = circa { $count } mosse a testa
new-change-person = Scegli qualcun altro
new-free-seat = Un posto libero
new-up-to = fino a { $count } giocatori
new-free-chair = Libera il posto { $number }
new-more = Opzioni
new-option = { $option }: { $value }
new-less = Torna al tavolo
offers-title = Chi gioca con te?
offers-chance = La tua probabilità di arrivare davanti a loro
offers-unknown = { $count ->
    [one] Prima stima. Ancora 1 partita contro le IA e vedrai qui le tue probabilità.
   *[other] Prima stima. Ancora { $count } partite contro le IA e vedrai qui le tue probabilità.
}
offer-even = Alla pari
offer-stretch = Una sfida
offer-relaxed = Rilassante
offer-names = { $names }
offer-range = { $low }–{ $high }%
portrait-weaver = Tessitrice
portrait-sailor = Marinaio
portrait-potter = Vasaia
portrait-fisher = Pescatore
portrait-musician = Musicista
portrait-herder = Pastore
new-start = Inizia la partita
new-shuffle-seats = Posti a caso
new-free-undo = Annullamento illimitato
new-free-undo-help = Puoi annullare anche le mosse che hanno rivelato carte o a cui un’IA ha risposto. L’ordine delle carte non cambia. Una partita in cui annulli una mossa non conta nelle statistiche.
new-seed = Codice delle carte
new-seed-random = a caso
new-seed-help = Stesso codice, stessi posti e stesse opzioni: stesse carte. Lascialo vuoto per carte nuove. Il codice di un tavolo (FEL-…) apre quel tavolo.
new-same-name = Due giocatori si chiamano { $name }. Dai a ciascuno un nome diverso.
new-not-playable = Questo gioco non è disponibile: i suoi file sono danneggiati o mancano.
new-no-games = Nessun gioco trovato. Reinstalla Felucca.
new-seats = da { $low } a { $high } giocatori
new-seats-exactly = { $count } giocatori
new-table = in { $count }
seat-human = Giocatore { $number }
seat-ai = IA { $number }

game-sobek-short = Raccogli, gioca set, resta onesto.
game-duel-short = Un mercato per due.
game-sa-re-short = Costruisci, e fermati in tempo.
game-sobek-about = Raccogli le merci dai moli e giocale in set, ma bada a non diventare il mercante più corrotto di tutti.
game-duel-about = Un mercato per due: ogni tessera che prendi decide da quale linea potrà prendere il tuo avversario.
game-sa-re-about = Costruisci una città per il Faraone. Sfida la sorte per ottenere risorse, e fermati in tempo.

statistics-player = Giocatore
statistics-played = Giocate
statistics-won = Vinte
statistics-summary = Giocate: { $played } · Vinte: { $won }
statistics-share = Tasso di vittoria
statistics-average = Media
statistics-best = Migliore
statistics-time = Tempo di gioco
statistics-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
statistics-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-person = Un’altra persona
statistics-all = Tutte le partite
statistics-none = Ancora nessuna partita: questi avversari ti aspettano. Conta ogni partita finita, anche per abbandono.
statistics-rivals = Avversari
statistics-won-of = vinte: { $won } su { $count }
statistics-curve = Vittorie di partita in partita; la linea è la percentuale di vittorie nelle ultime { $count } partite
statistics-note = Contano le tue partite finite, anche quelle eliminate. Ogni livello di IA conta se ha giocato dall’inizio alla fine; una vittoria condivisa vale come vittoria, una partita abbandonata come persa, ma senza contare nella media. Non contano le partite con l’allenatore, quelle rigiocate con le stesse carte e quelle in cui hai annullato una mossa grazie all’annullamento illimitato.
statistics-damaged = { $count ->
    [one] 1 partita salvata non è leggibile e non conta.
   *[other] { $count } partite salvate non sono leggibili e non contano.
}

rulebook-title = Regole
rulebook-search = Cerca
rulebook-found = { $count ->
    [0] Nessun risultato.
    [one] 1 risultato.
   *[other] { $count } risultati.
}

credits-felucca-title = Felucca
credits-felucca = Codice, disegni, suoni e testi sono opera originale del team di Felucca, con licenza MIT.
credits-games-title = I giochi
credits-sobek = <b>Sobek</b> è un gioco di Bruno Cathala, pubblicato da GameWorks.
credits-duel = <b>Sobek: 2 giocatori</b> è un gioco di Bruno Cathala e Sébastien Pauchon, pubblicato da Catch Up Games.
credits-sa-re = <b>Sa-Rê</b> è un gioco di François Bachelart, pubblicato da Nostromo Editions.
credits-independent = Felucca è opera di appassionati e non ha legami con gli autori o gli editori. Se questi giochi ti piacciono qui, procurati quelli veri: attorno a un tavolo sono ancora più belli.
credits-type-title = Font
credits-type = <b>Source Serif</b> e <b>Source Sans</b> di Adobe, con licenza SIL Open Font 1.1.
credits-software-title = Software di terze parti
credits-software = pygame-ce e SDL (LGPL 2.1, zlib), AccessKit (MIT, Apache 2.0), pytmx (LGPL 3), PyYAML (MIT), msgspec (BSD), fluent.runtime, fluent.syntax (Apache 2.0), click (BSD), platformdirs, fsrs e rich (MIT), Python (PSF).
