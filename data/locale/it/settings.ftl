# Le impostazioni
settings-page-display = Schermo
settings-page-play = Gioco
settings-page-sound = Audio
settings-page-keys = Comandi

settings-language = Lingua
settings-language-hint = I nomi dei giocatori non cambiano.
settings-language-auto = Lingua del sistema
settings-language-en = English
settings-language-fr = Français
settings-language-it = Italiano

settings-window = Finestra
settings-window-hint = Premi F11 per cambiarla in qualsiasi momento.
settings-window-windowed = In finestra
settings-window-borderless = Senza bordi
settings-window-full-screen = Schermo intero
settings-window-refused = Questa modalità non è disponibile su questo schermo.

settings-interface-scale = Dimensione dell’interfaccia
settings-interface-scale-hint = Con un’interfaccia più piccola, in una finestra grande ci sta di più.
settings-interface-scale-100 = Grande
settings-interface-scale-85 = Media
settings-interface-scale-70 = Piccola

settings-text-size = Dimensione del testo
settings-text-size-hint = Ingrandisce tutti i testi.
settings-text-size-100 = Normale
settings-text-size-115 = Grande
settings-text-size-130 = Molto grande

settings-theme = Tema
settings-theme-hint = Il contrasto elevato toglie lo sfondo di papiro.
settings-theme-papyrus = Papiro
settings-theme-contrast = Contrasto elevato

settings-player-name = Il tuo nome
settings-player-name-hint = Usato per il primo posto nelle nuove partite.

settings-thinking-seconds = Tempo di riflessione delle IA
settings-thinking-seconds-hint = Per mossa. L’IA più forte lo usa tutto; le altre sono più rapide.

settings-living-background = Sfondo animato
settings-living-background-hint = Acqua, uccelli e barca si muovono, se le animazioni sono attive.
settings-shows-speech = Battute delle IA
settings-shows-speech-hint = Ogni tanto le IA dicono qualche parola, ciascuna con la sua voce.

settings-animation = Velocità delle animazioni
settings-animation-hint = Più aspetti, più le mosse altrui accelerano, tranne con «Lenta». «Disattivate» mostra subito il risultato.
settings-animation-slow = Lenta
settings-animation-normal = Normale
settings-animation-fast = Veloce
settings-animation-off = Disattivate

settings-auto-skip = Salta le animazioni delle IA
settings-auto-skip-hint = Le mosse delle IA compaiono subito.

settings-answers-obvious = Salta le domande ovvie in Sa-Rê
settings-answers-obvious-hint = Se una sola risposta ha senso, Felucca la dà per te dopo un istante. Un altro pulsante, o «Annulla», ti ridà la scelta.

settings-show-legal = Evidenzia le mosse possibili
settings-show-legal-hint = Mette in risalto ciò che puoi usare ora.

settings-shows-odds = Mostra le probabilità in Sa-Rê
settings-shows-odds-hint = Rischio di Disordini e di rivolta quando scegli se fermarti.

settings-coach = Allenatore
settings-coach-hint = Ti avverte di un errore grave prima che sia definitivo. Le partite giocate con l’allenatore non contano nelle statistiche.
settings-confirm-handover = Nascondi le mani tra un turno e l’altro
settings-confirm-handover-hint = Con più persone allo stesso schermo, le mani restano coperte finché il giocatore successivo non conferma.

settings-confirm-quit = Conferma prima di uscire
settings-confirm-quit-hint = La partita viene salvata in ogni caso.

settings-tooltip-delay = Ritardo dei suggerimenti
settings-tooltip-delay-hint = { $press } mostra subito un suggerimento.
settings-tooltip-delay-25 = Breve
settings-tooltip-delay-60 = Medio
settings-tooltip-delay-120 = Lungo

settings-effects-volume = Effetti sonori
settings-effects-volume-hint = Carte, monete, acqua.
settings-music-volume = Musica
settings-music-volume-hint = Arpa e tamburo.
settings-ambience-volume = Ambiente
settings-ambience-volume-hint = Il fiume, il mercato o la città, pianissimo, durante la partita.
settings-plays-hidden = Musica in secondo piano
settings-plays-hidden-hint = La musica e l’ambiente continuano quando la finestra è ridotta a icona.
settings-sound-missing = Nessun dispositivo audio trovato.
settings-reads-aloud = Leggi ad alta voce
settings-reads-aloud-hint = La voce del computer legge ciò che selezioni e ciò che succede. Per chi non usa un lettore di schermo.
settings-voice-missing = Nessuna voce di sistema trovata.

settings-damaged = Il file delle impostazioni era danneggiato. Ciò che non si poteva leggere è tornato al valore predefinito.
settings-unread = Il file delle impostazioni non si può leggere: valgono quelle predefinite. Forse appartiene a un altro account; resta com’è.
settings-not-stored = Non è stato possibile salvare le impostazioni ({ $reason }). Valgono finché non chiudi Felucca.

keys-head-keys = Tastiera
keys-head-buttons = Gamepad
keys-or = { $first } o { $second }
keys-hint = Consiglio
keys-undo = Annulla una mossa
keys-answers = Vai ai pulsanti e torna
keys-explain = Mostra il suggerimento
keys-zoom-in = Ingrandisci
keys-log = Elenco di carte o tessere
keys-digest = Dal tuo ultimo turno
keys-why = Perché l’IA ha giocato così?
keys-help = Regole
keys-skip = Vai al tuo prossimo turno
keys-menu = Menu della partita
keys-tell-turn = Leggi: turno e domanda
keys-tell-hand = Leggi: la tua mano o la tua città
keys-tell-supply = Leggi: moli, mercato o stagione
keys-tell-first = Leggi: primo avversario
keys-tell-second = Leggi: secondo avversario
keys-tell-third = Leggi: terzo avversario
keys-tell-score = Leggi: punteggio
keys-tell-last = Leggi: ultimo evento
keys-standard = Valori predefiniti
keys-ask-keys = Premi il nuovo tasto. I tasti di navigazione sono riservati.
keys-ask-buttons = Premi il nuovo pulsante. I pulsanti di navigazione sono riservati.
keys-moved = «{ $action }» passa a { $press }.
keys-leave = Non cambiare
keys-steer-lead = Sposta la selezione
keys-steer-lead-keys = Frecce
keys-steer-lead-buttons = Croce direzionale o levetta sinistra
keys-steer-next = Successivo, precedente
keys-steer-next-keys = Tab, Maiusc + Tab
keys-steer-next-buttons = RB, LB
keys-steer-use = Seleziona
keys-steer-use-keys = Invio o Spazio
keys-steer-use-buttons = A
keys-steer-back = Indietro
keys-steer-back-keys = Esc
keys-steer-back-buttons = B
keys-steer-scroll = Scorri
keys-steer-scroll-keys = Pag su, Pag giù, Inizio, Fine
keys-steer-scroll-buttons = Levetta destra
keys-steer-window = Finestra, schermo intero
keys-steer-window-keys = F11
keys-steer-window-buttons = –
keys-mouse = Mouse: clic sinistro per scegliere, clic destro per ingrandire, rotella per scorrere.
key-space = Spazio
key-return = Invio
key-escape = Esc
key-backspace = Backspace
key-delete = Canc
key-insert = Ins
key-pageup = Pag su
key-pagedown = Pag giù
key-pause = Pausa
key-printscreen = Stamp
key-scrolllock = Bloc scorr
key-keypad = { $sign } del tastierino
