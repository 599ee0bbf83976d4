# Menu principale, partite salvate, nuova partita, riconoscimenti
menu-subtitle = TRE GIOCHI DEL NILO
menu-version = Versione { $version }
menu-continue = Continua
opening = Apertura…
menu-new = Nuova partita
menu-rules = Regole
menu-statistics = Statistiche
menu-settings = Impostazioni
menu-credits = Crediti
menu-quit = Esci
menu-saves = Partite salvate

quit-question = Vuoi uscire da Felucca? Una partita in corso resta salvata.
quit-yes = Esci
quit-no = Resta

save-over = finita
save-round = Round { $number }
save-moves = { $count ->
    [0] non iniziata
    [one] una mossa
   *[other] { $count } mosse
}
save-damaged = illeggibile
save-rescue = danneggiata
save-rescue-yes = Riprendi da lì
save-rescue-no = Lascia com’è
save-delete = Elimina questa partita
save-delete-question = Eliminare per sempre questa partita di { $game } ({ $seats })?
save-delete-file = Eliminare per sempre la partita { $name }?
save-delete-yes = Elimina
save-delete-no = Conserva

new-title = Nuova partita
new-game = Il gioco
new-players = Giocatori
new-human = Persona
new-program = Programma
new-name = Nome
new-start = Inizia la partita
new-shuffle-seats = Posti in ordine casuale
new-free-undo = Tutto si può ritirare
new-free-undo-help = Anche ciò che ti ha rivelato delle carte o a cui un programma ha risposto; la sorte resta la stessa. Una partita così non conta nelle statistiche.
new-seed = Seme
new-seed-random = a caso
new-seed-help = Con lo stesso seme, gli stessi posti e le stesse opzioni si ottiene la stessa partita. Lascialo vuoto per una nuova.
new-same-name = Due posti si chiamano { $name }: dai a ciascuno il suo nome.
new-not-playable = Non si può giocare a questo gioco: i suoi file sono danneggiati o mancano.
new-no-games = Nessun gioco trovato; installa di nuovo il programma.
new-seats = da { $low } a { $high } giocatori
new-seats-exactly = { $count } giocatori
seat-human = Giocatore { $number }
seat-program = Programma { $number }
# Nomi per i programmi, separati da virgole
program-names = Ptah, Merit, Imhotep, Nefret, Senu, Henut

game-sobek-about = Raccogli le merci dai moli e giocale in set, ma lasciane il meno possibile al dio coccodrillo.
game-duel-about = Il mercato per due: ogni tessera che prendi decide da quale linea potrà prendere il tuo avversario.
game-sa-re-about = Innalza la tua piramide mentre gli dèi mandano abbondanza e disordini, e sappi quando fermarti.

statistics-player = Giocatore
statistics-played = Giocate
statistics-won = Vinte
statistics-share = % vinte
statistics-average = Media
statistics-best = Migliore
statistics-time = Al tavolo
statistics-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
statistics-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-person = Un’altra persona
statistics-all = Tutte le partite
statistics-none = Ancora niente: una partita di questo gioco conta appena è stata giocata fino alla fine.
statistics-note = I dati vengono dalle partite finite tra quelle salvate, tranne quelle in cui tutto si poteva ritirare e le distribuzioni già giocate; eliminarne una la toglie da qui. Una partita conta con ogni livello che ha giocato dalla distribuzione alla fine, e una vittoria condivisa è una vittoria.
statistics-damaged = { $count ->
    [one] Una partita salvata è illeggibile e non è contata.
   *[other] { $count } partite salvate sono illeggibili e non sono contate.
}

rulebook-title = Regole
rulebook-search = Cerca
rulebook-found = { $count ->
    [0] Nessun paragrafo ne parla.
    [one] Un paragrafo ne parla.
   *[other] { $count } paragrafi ne parlano.
}

credits-felucca-title = Felucca
credits-felucca = Programma, disegni, suoni e testi sono opera originale degli ingegneri di Felucca, con licenza MIT.
credits-games-title = I giochi
credits-sobek = <b>Sobek</b> è un gioco di Bruno Cathala, pubblicato da GameWorks.
credits-duel = <b>Sobek: 2 giocatori</b> è un gioco di Bruno Cathala e Sébastien Pauchon, pubblicato da Catch Up Games.
credits-sa-re = <b>Sa-Rê</b> è un gioco di François Bachelart, pubblicato da Nostromo Editions.
credits-independent = Felucca è opera di ammiratori di questi giochi e non ha legami con i loro autori o editori. Se qui ti piacciono, a un tavolo vero sono ancora più belli.
credits-type-title = Caratteri
credits-type = <b>Source Serif</b> e <b>Source Sans</b> di Adobe, con licenza SIL Open Font 1.1.
credits-software-title = Software incluso
credits-software = pygame-ce e SDL (LGPL 2.1, zlib), pytmx (LGPL 3), PyYAML (MIT), msgspec (BSD), fluent.runtime, fluent.syntax (Apache 2.0), platformdirs, typer e rich (MIT), Python (PSF).
