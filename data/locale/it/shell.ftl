# Ciò che tutte le schermate hanno in comune
shell-ok = Va bene
shell-back = Indietro
shell-close = Chiudi
shell-door-closed = Da qui non si può aprire.
letters-open = Scrivere scegliendo le lettere
letters-space = Spazio
letters-delete = Cancella
letters-done = Fatto

game-sobek = Sobek
game-duel = Sobek: 2 giocatori
game-sa-re = Sa-Rê

when-now = proprio ora
when-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
when-hours = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
}
when-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}

crash-title = Qualcosa si è rotto
crash-sentence = Un errore del programma ha fermato questa schermata; la tua partita è salvata fino all’ultima mossa e si può continuare dal menu.
crash-menu = Torna al menu
crash-report = Salva un file da inviare
crash-report-about = Il file per gli autori contiene la versione, che cosa è successo e la partita senza nomi. Nulla viene inviato in automatico.
crash-report-saved = Il file da inviare è { $file }
crash-report-failed = Non è stato possibile scrivere il rapporto: la cartella è inutilizzabile o il disco è pieno.
crash-again = il programma si è fermato due volte di seguito e deve chiudersi; la tua partita è salvata fino all’ultima mossa
