# Le impostazioni
settings-page-display = Schermo
settings-page-play = Gioco
settings-page-sound = Audio
settings-page-keys = Tasti

settings-language = Lingua
settings-language-hint = I nomi dei giocatori non cambiano.
settings-language-auto = Del sistema
settings-language-en = English
settings-language-fr = Français
settings-language-it = Italiano

settings-window = Finestra
settings-window-hint = F11 la cambia in ogni momento.
settings-window-windowed = Finestra
settings-window-borderless = Senza bordi
settings-window-full-screen = Schermo intero
settings-window-refused = Lo schermo ha rifiutato questo tipo di finestra.

settings-interface-scale = Dimensione dell’interfaccia
settings-interface-scale-hint = Più piccola, mostra di più in una finestra grande.
settings-interface-scale-100 = Grande
settings-interface-scale-85 = Media
settings-interface-scale-70 = Piccola

settings-text-size = Dimensione del testo
settings-text-size-hint = Ingrandisce tutto ciò che si legge.
settings-text-size-100 = Normale
settings-text-size-115 = Grande
settings-text-size-130 = Molto grande

settings-theme = Tema
settings-theme-hint = Il contrasto alto toglie lo sfondo di papiro.
settings-theme-papyrus = Papiro
settings-theme-contrast = Contrasto alto

settings-player-name = Il tuo nome
settings-player-name-hint = Per il primo posto di una nuova partita.

settings-thinking-seconds = Tempo di riflessione delle IA
settings-thinking-seconds-hint = Per mossa. Il più forte lo usa tutto; i più deboli decidono prima.

settings-shows-speech = Battute delle IA
settings-shows-speech-hint = Ogni tanto le IA di carattere dicono qualche parola.

settings-animation = Velocità delle animazioni
settings-animation-hint = «Nessuna» mostra subito il risultato.
settings-animation-slow = Lenta
settings-animation-normal = Normale
settings-animation-fast = Veloce
settings-animation-off = Nessuna

settings-auto-skip = Salta le mosse delle IA
settings-auto-skip-hint = Compaiono subito.

settings-show-legal = Evidenzia le mosse possibili
settings-show-legal-hint = Ciò che puoi usare ora è in risalto.

settings-shows-odds = Probabilità in Sa-Rê
settings-shows-odds-hint = Rischio di Disordini e di rivolta quando scegli se fermarti.

settings-confirm-handover = Nascondi le mani tra giocatori
settings-confirm-handover-hint = Più persone a uno schermo: le mani restano nascoste finché chi segue non è pronto.

settings-confirm-quit = Conferma prima di uscire
settings-confirm-quit-hint = La partita viene salvata in ogni caso.

settings-tooltip-delay = Ritardo dei suggerimenti
settings-tooltip-delay-hint = { $press } ne mostra uno subito.
settings-tooltip-delay-25 = Breve
settings-tooltip-delay-60 = Medio
settings-tooltip-delay-120 = Lungo

settings-effects-volume = Effetti sonori
settings-effects-volume-hint = Carte, monete, acqua.
settings-music-volume = Musica
settings-music-volume-hint = Arpa e tamburo.
settings-sound-missing = Nessun dispositivo audio trovato: non c’è alcun suono.

settings-damaged = Il file delle impostazioni era danneggiato; ciò che era illeggibile è tornato ai valori predefiniti.
settings-not-stored = Non è stato possibile salvare le impostazioni: la cartella è protetta o il disco è pieno. Valgono finché non chiudi il programma.

keys-head-keys = Tastiera
keys-head-buttons = Gamepad
keys-or = { $first } o { $second }
keys-hint = Consiglio
keys-undo = Annulla
keys-answers = Vai ai pulsanti, e ritorno
keys-explain = Mostra la spiegazione
keys-zoom-in = Ingrandisci
keys-log = Elenco delle carte
keys-help = Regole
keys-skip = Salta l’animazione
keys-menu = Menu del tavolo
keys-standard = Valori predefiniti
keys-ask-keys = Premi il nuovo tasto. I tasti di navigazione sono riservati.
keys-ask-buttons = Premi il nuovo pulsante. I pulsanti di navigazione sono riservati.
keys-leave = Annulla
keys-steer-lead = Sposta la selezione
keys-steer-lead-keys = Frecce
keys-steer-lead-buttons = Croce direzionale o levetta sinistra
keys-steer-next = Seguente, precedente
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
