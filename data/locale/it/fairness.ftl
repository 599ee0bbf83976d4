# È equo? Le IA, il mazzo, e come controllarli.
fairness-title = È tutto regolare?
fairness-sees-title = Che cosa vede un’IA
fairness-sees = Un’IA sa esattamente ciò che può sapere un giocatore al suo posto: la propria mano e tutto ciò che è stato scoperto, che ricorda alla perfezione. Nient’altro. L’{ level-apprentice }, il { level-ferryman }, lo { level-scribe } e l’{ level-pedlar } dimenticano persino una parte delle mani avversarie. L’elenco dà a te la stessa memoria; in { game-sobek } occorre l’opzione «{ option-open-information }».
fairness-thinks-title = Dove pensa
fairness-thinks = Le IA girano in un processo a parte, che non conosce né la vera posizione né il seme della distribuzione. Lì tutto ciò che un giocatore non vede è ridistribuito a caso, più e più volte, e ogni pescata futura è casuale.
fairness-sealed-title = Come è sigillato il mazzo
fairness-sealed = Prima della prima carta si sorteggia un seme segreto, da cui derivano la distribuzione e tutte le pescate. Il seme, un sale segreto e le regole danno insieme un’impronta (SHA-256), mostrata fin dall’inizio, che nessun altro seme darebbe. A partita finita seme e sale vengono svelati.
fairness-checks-title = Come controllarlo
fairness-checks = Durante una partita il menu porta a questa pagina: qui puoi controllare la decisione di un’IA. Dopo una partita, <b>Verifica la partita</b> rigioca tutto e lo confronta con il sigillo. Dalla riga di comando, <b>felucca audit</b> e <b>felucca verify</b> fanno lo stesso per migliaia di decisioni e per ogni partita salvata.
fairness-audit-title = Questa posizione
fairness-audit-ai = Tocca { A($name) } decidere. Tutto ciò che questo giocatore non vede è ridistribuito { $deals } volte, e ogni volta si interroga l’IA. La risposta resta segreta.
fairness-audit-person = Tocca { A($name) } decidere. Tutto ciò che questo giocatore non vede è ridistribuito { $deals } volte, e ogni volta si interroga un’IA. La risposta resta segreta: sarebbe un consiglio.
fairness-level = IA interrogata
fairness-audit = Controlla questa posizione
fairness-stop = Ferma
fairness-count = Distribuzione { $done } di { $deals } · stessa mossa: { $same }
fairness-fair = <b>Regolare.</b> { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}, di cui { $different ->
    [one] { $different } diversa
   *[other] { $different } diverse
}: ogni volta l’IA ha visto le stesse cose e fatto la stessa mossa.
fairness-unfair = <b>Non regolare.</b> In { $other ->
    [one] { $other } distribuzione
   *[other] { $other } distribuzioni
} su { $deals ->
    [one] una
   *[other] { $deals }
} l’IA ha visto o fatto qualcosa di diverso. Segnalalo, per favore.
fairness-stuck = Il controllo non può continuare ({ $problem }).
fairness-over = La partita è finita: non c’è più nulla da controllare.
fairness-one-move = C’è una sola mossa possibile: non c’è nulla da controllare.
fairness-no-ais = A questo tavolo non ci sono IA da controllare.
fairness-seal-title = Sigillo di questa partita
fairness-closed = Sigillato fino alla fine. Annota l’impronta se vorrai confrontarla a fine partita.
fairness-fingerprint = Impronta
fairness-salt = Sale
fairness-seed = Seme
fairness-rules = Regole
fairness-fits = Sale e seme sono svelati: con le regole danno l’impronta mostrata prima della prima mossa.
fairness-fits-not = Sale, seme e regole non danno l’impronta mostrata.
fairness-verified = Rigiocandola, la partita è identica, pescata per pescata.
