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
error-no-rights = in «{ $folder }» non si può scrivere nulla

# I file delle partite e le loro righe
error-no-file = il file «{ $file }» non esiste
error-unread = «{ $file }» non si può leggere: { $reason }
error-unwritten = «{ $file }» non si può scrivere: { $reason }
error-kept = «{ $file }» non si può eliminare: { $reason }
error-too-large = «{ $file }» è troppo grande per essere un verbale
error-empty = «{ $file }» non contiene nessuna partita: è vuoto o non è stato scritto da Felucca
error-rescue = il verbale è danneggiato, ma la partita può riprendere dopo la decisione { $ply }; il file danneggiato resta accanto
error-foreign = «{ $file }» non è un verbale di Felucca
error-newer = «{ $file }» è stato scritto da una versione più recente di Felucca (formato { $format }): aggiorna Felucca per aprirlo
error-open-elsewhere = la partita «{ $match }» è aperta in un’altra finestra di Felucca
error-line = la riga { $line } del verbale è sbagliata: { $problem }
error-changed = è stata modificata dopo essere stata scritta
error-line-unread = non si può leggere ({ $reason })
error-header = l’intestazione è danneggiata
error-header-place = un’intestazione può essere solo la prima riga
error-deal-place = la distribuzione deve essere la seconda riga e nessun’altra
error-after-result = nulla può seguire il risultato
error-no-deal = manca la distribuzione
error-other-rules = la partita è stata giocata con regole di «{ $game }» diverse da quelle di questa versione di Felucca
error-numbers = «{ $game }» non si può giocare con i suoi numeri
error-not-legal = la mossa «{ $move }» non è permessa ({ $rule })
error-fingerprint = il seme e il sale non danno l’impronta della distribuzione
error-draw = una pescata non segue dal seme
error-draw-repeated = una pescata non è quella di prima che la mossa fosse ritirata
error-spelling = la mossa «{ $move }» va scritta «{ $written }»
error-not-asked = consiglia il posto { $seat }, che non ha nulla da decidere
error-wish = «{ $wish }» non è un desiderio che «{ $game }» conosce
error-clock = il suo orologio torna indietro da { $before } a { $now } secondi
error-number-unknown = «{ $game }» non ha un numero «{ $number }»
error-number-missing = manca il numero «{ $number }» di «{ $game }»
error-number-wrong = il numero «{ $number }» di «{ $game }» non può essere { $value }
verified-draws = tutte le pescate seguono dal seme
verified-reseed = il seme è andato perso per strada: si sono potute controllare solo le pescate successive, non le { $count } precedenti
verified-open = la partita non è finita, perciò nessuna pescata si è potuta confrontare con il seme
verified-cut = manca il risultato, perciò nessuna pescata si è potuta confrontare con il seme
verified-no-seed = il risultato non dice il seme, perciò nessuna pescata si è potuta confrontare con esso
verified-numbers = con regole diverse da quelle di questa versione: { $numbers }
verified-version = secondo la versione { $version } delle regole, i cui elenchi di mosse permesse non sono stati confrontati
verified-level = questa versione non conosce il livello «{ $level }»
error-no-game = non c’è nessun gioco chiamato «{ $game }»
error-no-level = non c’è nessun livello «{ $level }»

# Ciò che appartiene al programma
error-files = un file che appartiene a Felucca contiene un errore: { $reason }
error-homeless = non c’è una cartella personale in cui conservare le partite: indicane una con { $variable }
error-folder-missing = manca la cartella «{ $folder }» che appartiene a Felucca: installa di nuovo il programma
error-texts = il file di testi { $file } non si può leggere: { $reason }
error-picture = l’immagine { $file } non si può leggere: { $reason }
error-fonts = mancano i caratteri che appartengono a Felucca: installa di nuovo il programma
error-font = manca il carattere { $file } che appartiene a Felucca: installa di nuovo il programma
error-font-unread = un carattere che appartiene a Felucca non si può leggere: { $reason }
error-window = Felucca non ha potuto aprire la sua finestra: { $reason }

# I programmi al tavolo
error-program-ended = il suo processo si è fermato ({ $reason })
error-program-stumbled = è inciampato in { $error }: { $reason }
