# Ciò che tutte le schermate hanno in comune
shell-ok = OK
shell-back = Indietro
shell-close = Chiudi
shell-door-closed = Qui non è disponibile.
letters-open = Tastiera su schermo
letters-space = Spazio
letters-delete = Cancella
letters-done = Fatto

game-sobek = Sobek
game-duel = Sobek: 2 giocatori
game-sa-re = Sa-Rê

when-now = adesso
when-minutes = { $count ->
    [one] 1 minuto fa
   *[other] { $count } minuti fa
}
when-hours = { $count ->
    [one] 1 ora fa
   *[other] { $count } ore fa
}
when-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}

crash-title = Si è verificato un errore
crash-sentence = Un errore ha interrotto questa schermata. La tua partita è salvata fino all’ultima mossa: puoi riprenderla dal menu.
crash-sentence-no-game = Un errore ha interrotto questa schermata. Puoi continuare dal menu.
crash-menu = Torna al menu
crash-report = Salva un rapporto
crash-report-about = Il rapporto contiene la versione, l’errore e la partita, senza nomi. Nulla viene inviato automaticamente.
crash-report-saved = Rapporto salvato: { $file }
crash-report-failed = Non è stato possibile salvare il rapporto: la cartella è protetta o il disco è pieno.
crash-again = Felucca si è bloccata due volte di seguito e deve chiudersi; ogni partita è salvata fino all’ultima mossa
