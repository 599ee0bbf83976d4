# Che cosa può andare storto intorno a una partita. Il punto finale e la maiuscola si aggiungono da soli.
# Perché il sistema ha rifiutato qualcosa
error-disk-full = il disco è pieno
error-denied = accesso negato
error-in-use = un altro programma lo sta usando
error-read-only = il disco è di sola lettura
error-disk = errore di lettura o di scrittura
error-not-there = il file o la cartella non esiste
error-there-already = esiste già un file con questo nome
error-no-folder = non è una cartella
error-folder = è una cartella
error-large = il file è troppo grande
error-long-name = il nome del file è troppo lungo
error-pipe = è una pipe o un dispositivo, non un file
error-no-answer = nessuna risposta
error-no-rights = impossibile scrivere in «{ $folder }»

# I file delle partite e le loro righe
error-no-file = il file «{ $file }» non esiste
error-unread = impossibile leggere «{ $file }»: { $reason }
error-unwritten = impossibile scrivere in «{ $file }»: { $reason }
error-kept = impossibile eliminare «{ $file }»: { $reason }
error-too-large = «{ $file }» è troppo grande per essere una partita di Felucca
error-empty = «{ $file }» non contiene nessuna partita: è vuoto o non è di Felucca
error-awaited = «{ $file }» non contiene nessuna partita: è vuoto, forse un programma di sincronizzazione lo sta ancora scaricando
error-rescue = il file è danneggiato, ma la partita può riprendere dalla decisione { $ply }; il file danneggiato viene conservato
error-foreign = «{ $file }» non è una partita di Felucca
error-newer = «{ $file }» viene da una versione più recente di Felucca (formato { $format }): aggiorna Felucca
error-open-elsewhere = la partita «{ $match }» è già aperta in un’altra finestra di Felucca
error-lock-shut = il blocco «{ $file }» appartiene a un altro account, dove Felucca potrebbe essere aperto ({ $reason })
error-busy = un’altra finestra di Felucca sta scrivendo «{ $file }»
error-key-unread = impossibile leggere la chiave della partita, «{ $file }» ({ $reason }): senza di essa le pescate cambierebbero
error-branched = un altro programma o computer ha continuato «{ $file }»: la tua partita continua come «{ $mine }», ed entrambe sono conservate
error-torn = l’ultima riga di «{ $file }» era incompleta; la partita riprende dalla riga precedente e il file è conservato come «{ $kept }»
error-kept-damaged = «{ $file }» era danneggiato: è conservato come «{ $kept }» e ne è stato creato uno nuovo
error-kept-newer = «{ $file }» viene da una versione più recente di Felucca: è conservato come «{ $kept }» e ne è stato creato uno nuovo
error-kept-other = un altro programma ha scritto «{ $file }» nello stesso momento: la sua versione è conservata come «{ $kept }»
error-progress = impossibile annotare ciò che hai imparato: { $reason }
error-line = la riga { $line } del file di partita non è valida: { $problem }
error-changed = è stata modificata dopo essere stata scritta
error-line-unread = è illeggibile ({ $reason })
error-header = l’intestazione è danneggiata
error-header-place = l’intestazione deve essere la prima riga
error-deal-place = la distribuzione deve essere nella seconda riga
error-after-result = dopo il risultato non può esserci nulla
error-match = non può essere la partita { $game } del suo incontro
error-resigned = il posto { $seat } non può aver abbandonato
error-no-deal = manca la distribuzione
error-other-rules = la partita è stata giocata con regole di «{ $game }» diverse da quelle di questa versione di Felucca
error-numbers = «{ $game }» non si può giocare con questi valori
error-not-legal = la mossa «{ $move }» non è permessa ({ $rule })
error-fingerprint = il seme e il sale non danno l’impronta della distribuzione
error-draw = una pescata non corrisponde al seme
error-draw-repeated = una pescata è cambiata dopo che una mossa è stata annullata
error-spelling = la mossa «{ $move }» va scritta «{ $written }»
error-not-asked = consiglia il posto { $seat }, che non ha nulla da decidere
error-not-over = si può analizzare solo una partita finita
error-wish = «{ $wish }» non è una preferenza di «{ $game }»
error-clock = il suo orologio torna indietro da { $before } a { $now } secondi
error-number-unknown = «{ $game }» non ha un valore «{ $number }»
error-puzzle = la riga { $line } di «{ $file }» non è un problema: { $reason }
error-number-missing = manca il valore «{ $number }» di «{ $game }»
error-number-wrong = il valore «{ $number }» di «{ $game }» non può essere { $value }
verified-draws = tutte le pescate derivano dal seme
verified-reseed = il seme è stato sostituito durante la partita: le pescate successive sono state controllate, le { $count } precedenti no
verified-open = la partita non è finita: le pescate non si possono ancora confrontare con il seme
verified-cut = manca il risultato: le pescate non si possono confrontare con il seme
verified-no-seed = il risultato non contiene il seme: le pescate non si possono controllare
verified-numbers = partita giocata con regole diverse: { $numbers }
verified-version = partita giocata con la versione { $version } delle regole, le cui mosse permesse non si possono confrontare
verified-level = questa versione non conosce il livello «{ $level }»
error-no-game = non c’è nessun gioco chiamato «{ $game }»
error-no-level = non c’è nessun livello «{ $level }»

# I file di Felucca
error-files = un file interno di Felucca contiene un errore: { $reason }
error-homeless = nessuna cartella personale in cui salvare le partite: indica una cartella in { $variable }
error-folder-missing = manca la cartella interna «{ $folder }»: reinstalla Felucca
error-texts = impossibile leggere il file di testi { $file }: { $reason }
error-picture = impossibile leggere l’immagine { $file }: { $reason }
error-fonts = mancano i font di Felucca: reinstalla Felucca
error-font = manca il font { $file }: reinstalla Felucca
error-font-unread = impossibile leggere un font di Felucca: { $reason }
error-window = impossibile aprire la finestra di Felucca: { $reason }

# Le IA al tavolo
error-ai-ended = il processo dell’IA si è fermato ({ $reason })
error-ai-stumbled = l’IA si è interrotta con { $error }: { $reason }
