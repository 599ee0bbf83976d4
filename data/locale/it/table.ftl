# Sopra il tavolo: chi gioca, i consigli in tre passi, il sigillo del mazzo.
table-menu-players = Giocatori
table-menu-fairness = È tutto regolare?
players-title = Giocatori
players-hint = Se qualcuno se ne va, un’IA può giocare al suo posto; e una persona può prendere il posto di un’IA. Un posto che ha cambiato giocatore non conta nelle statistiche; se una persona ha sostituito un’IA, l’intera partita non conta.
players-change = Cambia
players-human-hint = Gioca su questo schermo.
players-record-ai = Contro questa IA: { $won } su { $count }
players-changed = { $name } ora gioca al livello { $level }.
players-left = Ora un’IA gioca al posto di { $name }, al livello { $level }.
players-joined = Ora una persona gioca al posto di { $name }.
pace-at-once = immediato
pace-seconds = { $seconds } s
board-sealed = Mazzo sigillato: <b>{ $fingerprint }</b>
board-sealed-said = Mazzo sigillato. «È tutto regolare?» nel menu mostra il sigillo.
hint-where = Consiglio: la mossa è tra ciò che è incorniciato. Chiedi di nuovo per vederla.
hint-move = Consiglio: { LOWER($move) }. Chiedi di nuovo per sapere perché.
hint-move-over = Consiglio: { LOWER($move) }, piuttosto che «{ $other }». Chiedi di nuovo per sapere perché.
hint-move-or = Consiglio: { LOWER($move) }; «{ $other }» vale più o meno lo stesso. Chiedi di nuovo per sapere perché.
hint-rather = Piuttosto che «{ $move }»
hint-as-good = Vale quasi lo stesso: { LOWER($move) }
hint-equal = Vale lo stesso: { LOWER($move) }
hint-marked = { $move } (contrassegnata con «?»)
hint-marked-equal = { $move } (contrassegnata con «=»)
hint-against = Contro: { LOWER($reason) }
hint-for = A favore: { LOWER($reason) }
hint-for-other = Per l’altra: { LOWER($reason) }
hint-for-other-but = Per l’altra: { LOWER($reason) } Ma { LOWER($flaw) }
hint-even-so = Ciononostante la prima mossa vince circa { $chance ->
    [one] { $chance } volta
   *[other] { $chance } volte
} su 100, { $points } in più dell’altra.
hint-ahead = La prima mossa vince circa { $chance ->
    [one] { $chance } volta
   *[other] { $chance } volte
} su 100, { $points } in più dell’altra.
hint-reply = Poi { $deed } (in { $worlds } delle { $of } distribuzioni provate).
hint-reply-always = Poi { $deed } ({ $of ->
    [one] nell’unica distribuzione provata
   *[other] in tutte le { $of } distribuzioni provate
}).
hint-question = Che cosa fai?
hint-close = Chiudi il consiglio
hint-close-note = o scegli sul tavolo
hint-close-tip = Puoi sempre fare un’altra mossa sul tavolo.
hint-why-title = Perché
# Perché non l’altra mossa: la prima frase dei motivi. Le mosse sono all’infinito.
hint-alone = <b>{ $move }</b>
hint-over = Meglio <b>{ LOWER($move) }</b> che { LOWER($other) }
hint-over-thing = Meglio <b>{ LOWER($move) }</b> che { $other }
hint-over-quoted = <b>{ $move }</b> piuttosto che «{ $other }»
hint-lead = { $over }: { LOWER($reason) }
hint-lead-apart = { $over }. { $reason }
hint-lead-bare = { $over }.
hint-lead-as-good = { $other } vale più o meno lo stesso.
hint-lead-as-good-quoted = «{ $other }» vale più o meno lo stesso.
hint-lead-as-good-thing = Vale quasi lo stesso: { $other }.
hint-lead-equal = { $other } vale altrettanto.
hint-lead-equal-quoted = «{ $other }» vale altrettanto.
hint-lead-equal-thing = Vale lo stesso: { $other }.
# Why an AI played as it did; the reasons are told as if the reader sat in its place.
why-open = Perché questa mossa? · { $press }
why-nobody = Dal tuo ultimo turno nessuna IA ha giocato.
why-nobody-here = Questa mossa non è di un’IA.
why-random = Questa IA gioca a caso: non c’è un motivo.
why-asking = Cerco i motivi…
why-place = Al posto di { $name }:
why-withheld = I motivi che dipendono da pezzi nascosti restano segreti fino alla fine della partita; poi «Rivedi la partita» li dirà tutti.
why-hidden = Ciò che tutti vedono non basta a spiegarla.
why-unknown = Non è stato possibile trovare i motivi.
why-manner = Si addice anche al suo carattere ({ $who }): «{ $temper }»
why-manner-alone = Si addice al suo carattere ({ $who }): «{ $temper }»
why-manner-decided = Ha deciso il suo carattere ({ $who }): «{ $temper }» Altrimenti sarebbe stata scelta l’altra mossa.
why-overlooked = L’altra mossa è sfuggita, o è stata giudicata male.
why-behind = Vince circa { $chance ->
    [one] 1 partita
   *[other] { $chance } partite
} su 100, { $points } in meno dell’altra mossa.
why-played = Perché { $name } ha scelto «{ $move }»<br>«Tu» qui è { $name }.
