# Tutti i testi del Traghetto.
game-ferry = Il Traghetto
game-ferry-about = Fai attraversare il Nilo ai carichi più pesanti, nonostante la dogana del tuo vicino.
cards-title-ferry = Tutti i carichi, e dove si trovano
ferry-load = Carico
ferry-load-help = Una volta spedito, un carico vale tanti punti quanto pesa.
option-quiet = Senza dogana
option-quiet-help = Non c’è dogana: passano tutti i carichi.

# Le regole
rules-ferry-chapter-aim = Di che cosa si tratta
rules-ferry-about = Carichi di peso diverso aspettano di attraversare il Nilo. Peschi carichi che vedi solo tu e li spedisci, mentre il tuo vicino decide quali vengono fermati dalla dogana.
rules-ferry-chapter-play = Come si gioca
rules-ferry-F-1 = Da due a quattro giocatori si dividono 20 <b>carichi</b>, che pesano da 1 a 20. Tutti hanno un peso diverso.
rules-ferry-F-2 = All’inizio ogni giocatore pesca { $hand } carichi, che vede solo lui. Il primo giocatore è estratto a sorte.
rules-ferry-F-3 = Si gioca a turno, in senso orario.
rules-ferry-F-3-1 = Nel tuo turno puoi <b>pescare</b> un carico, che vedi solo tu, oppure <b>spedirne</b> uno della tua mano: mettilo scoperto sul tuo molo.
rules-ferry-F-3-2 = Quando un carico viene spedito, il giocatore successivo può <b>fermarlo</b>, se ha carichi in mano. Uno dei suoi carichi, estratto a caso, viene allora messo da parte scoperto come tassa, insieme a quello che ha fermato. In una partita senza dogana non viene fermato nulla.
rules-ferry-F-4 = La partita finisce appena è stato pescato l’ultimo carico. Ogni carico sul tuo molo vale il suo peso; quelli in mano non valgono nulla. Vince chi ha più punti; in caso di parità la vittoria è condivisa.

# Rifiuti
refuse-ferry-over = La partita è finita.
refuse-ferry-customs = Prima decidi se la dogana ferma il carico.
refuse-ferry-no-customs = Nessun carico aspetta alla dogana.
refuse-ferry-not-held = Non hai in mano questo carico.

# Motivi
reason-ferry-draw = { $left ->
    [0] È l’ultimo carico: la partita finisce.
    [one] Aggiunge un carico alla tua mano; ne resta uno da pescare.
   *[other] Aggiunge un carico alla tua mano; ne restano { $left } da pescare.
}
reason-ferry-ship = { $weight ->
    [one] Porta 1 punto se passa.
   *[other] Porta { $weight } punti se passa.
}
reason-ferry-stop = Toglie { $weight ->
    [one] 1 punto
   *[other] { $weight } punti
} al proprietario del carico.
reason-ferry-let = Così tieni i tuoi carichi, il più leggero dei quali pesa { $lightest }.

# Domande e scelte
prompt-ferry-turn = <b>{ $name }</b>, pesca un carico o spediscine uno.
prompt-ferry-customs = <b>{ $name }</b>, il carico da { $weight } passa?
prompt-ferry-wait = Tocca a { $name }.
prompt-ferry-over = La partita è finita.
offer-ferry-draw = Pesca un carico
offer-ferry-let = Lascialo passare
offer-ferry-stop = Fermalo
say-ferry-draw = Pesca un carico
say-ferry-ship = Spedisci il carico da { $weight }
say-ferry-let = Lascia passare il carico
say-ferry-stop = Ferma il carico
status-ferry = { $left ->
    [0] Nessun carico da pescare
    [one] Un carico da pescare
   *[other] { $left } carichi da pescare
}
scoring-ferry-title = Si pesano i carichi
rounds-ferry-points = Punti
about-ferry-load = Carico da { $weight }
about-ferry-pile = Il mazzo
about-ferry-seat = Il molo di { $name }
about-ferry-seat-more = { $loads ->
    [0] Nessun carico in mano
    [one] Un carico in mano
   *[other] { $loads } carichi in mano
}, { $points ->
    [one] 1 punto spedito.
   *[other] { $points } punti spediti.
}
place-ferry-hand = la tua mano
place-ferry-docks = moli
place-ferry-aside = messi da parte

# La cronaca
log-ferry-start = Comincia { $name }.
log-ferry-draw = { $name } pesca il carico da { $weight }.
log-ferry-draw-unseen = { $name } pesca un carico.
log-ferry-ship = { $name } spedisce il carico da { $weight }.
log-ferry-shipped = { $name } ha ora { $total ->
    [one] 1 punto
   *[other] { $total } punti
} sul molo.
log-ferry-stopped = Il carico di { $name } viene fermato, per una tassa di { $fee }.
log-ferry-end = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}

# La guida
tip-ferry-aim-title = Lo scopo del gioco
tip-ferry-aim = Spedisci carichi: una volta sul tuo molo, ognuno vale tanti punti quanto pesa.
tip-ferry-customs-title = La dogana
tip-ferry-customs = Puoi fermare il carico del tuo vicino. Ti costa uno dei tuoi, estratto a caso: ferma solo ciò che è pesante.
tip-ferry-help-title = In caso di dubbio
tip-ferry-help = Passa su qualsiasi cosa per sapere che cos’è. In alto a destra, <b>Consiglio</b> <icon:hint>{ $key_hint } mostra dove guardare, poi la mossa, poi il perché; <b>Annulla</b> <icon:undo>{ $key_undo } annulla una mossa; <b>Regole</b> <icon:rules>{ $key_help } apre il regolamento.
