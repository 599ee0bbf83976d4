# La guida di una prima partita. Per ogni lezione di un gioco un titolo e qualche frase; i numeri vengono dal gioco.

menu-learn = Impara a giocare
learn-title = Impara a giocare
learn-intro = Lezioni brevi sul tavolo vero, una mossa alla volta. Esci e torna quando vuoi.
table-menu-guide = Attiva le spiegazioni
table-menu-no-guide = Disattiva le spiegazioni

lesson-count = Passo { $number } di { $count }
lesson-next = Avanti
lesson-again = Riprova
lesson-skip = Continua lo stesso
lesson-chapter = Lezione successiva
lesson-leave = Tutte le lezioni
lesson-read = Leggi la nota, poi premi «{ $button }».
lesson-answer = Scegli una risposta sulla nota.
learn-chapter = { $number } · { $title }
learn-progress = Lezioni { $chapters }/{ $of } · Esercizi { $exercises }/{ $all }
learn-guided = Gioca una prima partita
learn-guided-about = Poi una partita intera contro un’IA facile, con spiegazioni e annullamenti illimitati.
tip-caption = Nuovo per te
tip-next = Capito
tip-stop = Basta spiegazioni
learned-open = Riepilogo
learned-title = La tua prima partita
learned-looking = Cerchiamo la tua mossa migliore e quella che ti è costata di più…
learned-finest = La tua mossa migliore
learned-dearest = La tua mossa più costosa
learned-even = Nessuna mossa ti ha fatto guadagnare o perdere molto.
learned-chapters = { $count ->
    [one] Ti resta 1 lezione da seguire: scegli <b>Impara a giocare</b> nel menu.
   *[other] Ti restano { $count } lezioni da seguire: scegli <b>Impara a giocare</b> nel menu.
}
learned-exercises = { $count ->
    [one] 1 esercizio ti aspetta con le lezioni.
   *[other] { $count } esercizi ti aspettano con le lezioni.
}
learned-level = Gioca ancora contro { $level }

tip-sobek-aim-title = Il tuo scopo
tip-sobek-aim = Sei un mercante presso un tempio sul Nilo. Prendi merci dai moli e gioca <b>set</b> di una stessa famiglia. Un set vale <b>carte × scarabei <icon:scarab></b>: ogni carta in più può rendere due volte. Dopo { $rounds } round vince chi ha più punti.
tip-sobek-starter-title = Chi comincia?
tip-sobek-starter = Hai meno punti di tutti: scegli tu chi comincia. Guarda la tua mano e la testa della fila: se c’è una carta che vuoi prima degli altri, comincia tu.
tip-sobek-take-title = Prendi una carta
tip-sobek-take = Nel tuo turno fai una cosa sola: di solito prendi una delle prime { $reach } carte della fila (evidenziate). Poi tocca al giocatore successivo.
tip-sobek-corruption-title = Saltare ha un prezzo
tip-sobek-corruption = Le carte che salti vanno coperte sotto questa tessera: è la tua <b>corruzione</b>. A fine round viene punito solo il più corrotto: torna indietro di un simbolo (circa 5 punti) ogni { $penalty_step } punti dei suoi set. Una o due carte vanno bene, averne più di tutti no. La prima carta della fila è sempre gratis.
tip-sobek-hand-title = La tua mano
tip-sobek-hand = Lettera, colore e disegno indicano la famiglia di una carta. Gli amuleti <icon:goods/amulet> sono jolly. Meglio pochi set grandi che molti piccoli: ogni carta in più moltiplica di nuovo tutti gli scarabei del set.
tip-sobek-help-title = In caso di dubbio
tip-sobek-help = Passa il puntatore su un elemento per sapere che cos’è. In alto a destra, <b>Consiglio</b> <icon:hint>{ $key_hint } mostra dove guardare, poi la mossa e infine il perché; <b>Annulla</b> <icon:undo>{ $key_undo } annulla una mossa; <b>Regole</b> <icon:rules>{ $key_help } apre il regolamento.
tip-sobek-hidden-title = Carte coperte
tip-sobek-hidden = Un dorso arancione nasconde un <b>personaggio</b>, con un potere. Solo chi lo prende o lo salta vede qual è. È un azzardo, ma spesso ne vale la pena.
tip-sobek-character-title = Hai un personaggio
tip-sobek-character = Spendi un turno per usarne il potere, o tienilo per un set come carta della sua famiglia: mai le due cose insieme. Passaci sopra per leggerne il potere.
tip-sobek-set-title = Puoi giocare un set
tip-sobek-set = { $set_size } carte di una famiglia fanno un set. Aspettare lo rende più prezioso, ma ogni carta rimasta in mano a fine round diventa corruzione. Scegli le carte, o una delle proposte.
tip-sobek-event-title = Un evento per ogni set
tip-sobek-event = Guarda i segnalini rimasti e usane subito uno. Gli altri restano agli avversari: a volte la scelta migliore è quello che vorrebbero loro.
tip-sobek-join-title = Ingrandire un set
tip-sobek-join = Puoi aggiungere almeno { $set_size } carte a un set già giocato. Tutti i suoi scarabei contano allora per tutte le sue carte, e scegli un altro evento, se ce ne sono ancora.
tip-sobek-last-title = L’ultima consegna
tip-sobek-last = Non arriva più nulla: il round finisce appena i moli sono vuoti, e chi prende l’ultima carta sceglie il momento. Gioca i tuoi set prima che ti colgano con la mano piena.
tip-sobek-sideways-title = Un’ultima occasione
tip-sobek-sideways = Set di { $set_size } o più carte si possono ancora giocare <i>in orizzontale</i>: 1 punto per scarabeo, senza moltiplicare. Così quelle carte evitano la corruzione, dove va tutto il resto della mano.
tip-sobek-round-title = Un nuovo round
tip-sobek-round = Tutte le carte e i segnalini vengono rimescolati; i punti restano. La partita finisce dopo { $rounds } round, o dopo { $early_end_round } se qualcuno ha più di { $early_end_points } punti.

tip-duel-aim-title = Il tuo scopo
tip-duel-aim = Due mercanti, un solo mercato. Prendi tessere e vendi set di almeno tre tessere di una famiglia. Un <b>set</b> vale <b>tessere × scarabei</b> <icon:scarab>. C’è un solo round: vince chi ha più punti.
tip-duel-opening-title = La prima tessera
tip-duel-opening = Il primo giocatore prende una delle quattro tessere al centro. L’<b>Ankh</b> va su quella casella e si gira secondo le due frecce della tessera.
tip-duel-ankh-title = L’Ankh
tip-duel-ankh = Puoi prendere qualsiasi tessera sulla linea dell’Ankh, in entrambi i versi. Queste tessere sono evidenziate; le caselle vuote non ti fermano.
tip-duel-turning-title = Quello che lasci all’avversario
tip-duel-turning = L’Ankh va sulla casella della tessera che prendi e si gira secondo le frecce della tessera. È da <b>quella</b> linea che dovrà prendere l’avversario: guarda che cosa gli lasci. Passa su una tessera per vedere la sua linea.
tip-duel-corruption-title = Saltare ha un prezzo
tip-duel-corruption = Le tessere che salti vanno coperte nella tua <b>corruzione</b>. Alla fine il meno corrotto pesca un Deben <icon:deben>, più uno ogni { $corruption_step } tessere di differenza: ognuno vale qualche punto.
tip-duel-hand-title = La tua mano
tip-duel-hand = Lettera, colore e disegno indicano la famiglia di una tessera. Le Statue <icon:goods/statue> sono jolly. Ogni tessera in più moltiplica di nuovo tutti gli scarabei del set: meglio pochi set grandi che molti piccoli.
tip-duel-help-title = In caso di dubbio
tip-duel-help = Passa il puntatore su un elemento per sapere che cos’è. In alto a destra, <b>Consiglio</b> <icon:hint>{ $key_hint } mostra dove guardare, poi la mossa e infine il perché; <b>Annulla</b> <icon:undo>{ $key_undo } annulla una mossa; <b>Regole</b> <icon:rules>{ $key_help } apre il regolamento.
tip-duel-hidden-title = Tessere coperte
tip-duel-hidden = Un dorso rosso nasconde un <b>personaggio</b>, con un potere e senza frecce. Solo chi lo prende o lo salta vede qual è.
tip-duel-facing-title = Giri tu l’Ankh
tip-duel-facing = Un personaggio non ha frecce, quindi scegli tu dove punta l’Ankh: verso una tessera, se ce n’è una. Quale linea piacerebbe meno al tuo avversario?
tip-duel-deben-title = Tessera o Deben?
tip-duel-deben = Questa tessera mostra un Deben <icon:deben>. Puoi rinunciare alla tessera e pescare un Deben dal sacchetto: punti che vedi solo tu fino alla fine. Tienila se va bene per un tuo set.
tip-duel-character-title = Hai un personaggio
tip-duel-character = Spendi un turno per usarne il potere, o tienilo per un set come tessera della sua famiglia: mai le due cose insieme. Passaci sopra per leggerne il potere.
tip-duel-sale-title = Puoi vendere un set
tip-duel-sale = { $set_size } tessere di una famiglia fanno un set. Aspettare lo rende più prezioso, ma ciò che hai in mano alla fine diventa corruzione. Scegli le tessere, o una delle proposte.
tip-duel-pirogue-title = Una Piroga per ogni vendita
tip-duel-pirogue = Guarda le Piroghe rimaste e usane subito una. Non vengono mai sostituite: chi vende per primo ha più scelta, e ciò che lasci può prenderlo il tuo avversario.
tip-duel-join-title = Ingrandire un set
tip-duel-join = Puoi aggiungere almeno { $set_size } tessere a un set già venduto: tutti i suoi scarabei contano allora per tutte le sue tessere. Usi anche un’altra Piroga, finché ce ne sono.
tip-duel-refill-title = Una linea vuota
tip-duel-refill = Se vuoi prendere una tessera ora, devi prima riempire il mercato e poi prenderne una al centro. Oppure vendi un set o gioca un personaggio, e lascia la linea vuota al tuo avversario.
tip-duel-scribe-title = Lo Scriba
tip-duel-scribe = Hai in mano più di { $hand_limit } tessere: lo Scriba ti fa mettere nella corruzione quelle in più. Scegli tu quali; il tuo avversario non le vede.
tip-duel-end-title = La fine si avvicina
tip-duel-end = Il mazzo è vuoto. La partita finisce appena un giocatore non può più prendere una tessera, vendere un set né giocare un personaggio. Ciò che resta in mano diventa corruzione; solo <i>l’altro</i> giocatore può prima togliere i set completi che ha in mano. Non farti sorprendere con la mano piena.

tip-sa-re-aim-title = Il tuo scopo
tip-sa-re-aim = Costruisci una città per il Faraone. Vince chi completa per primo la direttiva. { $scenario ->
    [scribe] Lo Scriba vuole un edificio su ognuna delle tue dodici caselle, e una Piramide iniziata.
    [priest] Il Sacerdote vuole un Porto, una Piramide e { $priest_administrative } edifici amministrativi.
    [pharaoh] Il Faraone in persona vuole un Porto, una Piramide e tutti e sei gli edifici amministrativi.
   *[first-pyramid] È semplice: completa una Piramide prima degli altri.
} Il numero accanto a ogni nome mostra a che punto è quel giocatore.
tip-sa-re-start-title = Fonda la tua città
tip-sa-re-start = Metti il Magazzino e il Capomastro su una o due di queste caselle. Pensa al futuro: il Porto va su una casella del Nilo, e gli artigiani fanno risparmiare sulle caselle vicine.
tip-sa-re-help-title = In caso di dubbio
tip-sa-re-help = Passa il puntatore su un elemento per sapere che cos’è. In alto a destra, <b>Consiglio</b> <icon:hint>{ $key_hint } mostra dove guardare, poi la mossa e infine il perché; <b>Annulla</b> <icon:undo>{ $key_undo } annulla una mossa; <b>Regole</b> <icon:rules>{ $key_help } apre il regolamento.
tip-sa-re-sites-title = Fase 1: i cantieri
tip-sa-re-sites = Prendi una tessera dal tabellone di riferimento e mettila su una casella libera. È gratis, ma per ora è solo un <b>cantiere</b>: lo pagherai nella fase 3. Ogni Capomastro ne gestisce fino a { $sites_per_master }. Quando bastano, premi «{ offer-sa-re-ready }».
tip-sa-re-prices-title = Quanto costerà
tip-sa-re-prices = Nella fase 3 un cantiere si paga <b>per intero</b>: legno <icon:resources/wood>, pietra <icon:resources/stone>, oro <icon:resources/gold>. Falegname, Scalpellino e Orafo abbassano di 1 della loro risorsa i prezzi sulla loro casella e sulle quattro vicine, e ne producono 1 a round: si ripagano presto.
tip-sa-re-gauge-title = L’umore dei tuoi operai
tip-sa-re-gauge = Il tuo indicatore di rivolta comincia la stagione qui. Un cantiere per Capomastro non comporta rischi; per ogni cantiere in più parti una casella più su. La casella { $gauge_red }, quella rossa, è la rivolta: più cantieri, più rischio.
tip-sa-re-season-title = Fase 2: la stagione
tip-sa-re-season = Le carte si scoprono una a una. Le risorse vanno nel <b>raccolto</b>. Prima di ogni carta scegli: <b>fermarti</b> e ricevere una copia di tutto il raccolto, o <b>continuare</b> per avere di più.
tip-sa-re-trouble-title = Il rischio
tip-sa-re-trouble = I Disordini <icon:season/trouble> alzano il tuo indicatore di 1, i Doppi Disordini <icon:season/double-trouble> di 2. Sul rosso gli operai si rivoltano: ricevi 1 risorsa per tipo invece del raccolto e in questo round non costruisci. Fermati quando hai di che pagare i tuoi cantieri e il rosso è vicino.
tip-sa-re-double-title = La carta doppia
tip-sa-re-double = Due risorse in più per un solo giocatore. Se sulla carta non c’è oro, le riceve il <b>primo</b> che si ferma; con oro, l’<b>ultimo</b>.
tip-sa-re-odds-title = Che cosa può ancora uscire
tip-sa-re-odds = Le carte che non hai ancora visto sono contate per te; una di esse è stata messa da parte. Il pulsante «{ board-sa-re-odds }» mostra la probabilità di ogni carta e quella di una rivolta.
tip-sa-re-horus-title = Tre carte in una volta
tip-sa-re-horus = Horus <icon:season/horus> fa scoprire subito altre due carte, e nessuno può fermarsi in mezzo. Più sei vicino al rosso, più è pericoloso.
tip-sa-re-dark-title = Le tenebre
tip-sa-re-dark = Hoshekh <icon:season/hoshekh> ha coperto le carte uscite finora. Ogni nuova carta ne toglie prima una; se è una risorsa, il raccolto la perde. Nelle tenebre aspettare conviene di rado.
tip-sa-re-gold-title = L’oro calma gli operai
tip-sa-re-gold = Prima di ogni carta puoi pagare 1 oro dai tuoi Magazzini per abbassare l’indicatore di una casella, mai sotto la base. Conviene quando un’altra carta renderebbe molto.
tip-sa-re-alone-title = In gara resti solo tu
tip-sa-re-alone = Tutti gli altri si sono fermati. Puoi continuare, ma i prossimi Disordini chiudono la tua stagione.
tip-sa-re-building-title = Un edificio amministrativo
tip-sa-re-building = Puoi usare ogni edificio amministrativo una volta a stagione, finché sei in gara (il Mercato anche dopo). Passa sull’edificio per leggere che cosa fa. Non devi usarlo subito.
tip-sa-re-revolt-title = Rivolta!
tip-sa-re-revolt = Capita. Ricevi 1 legno, 1 pietra e 1 oro invece del raccolto. In questo round non costruisci, ma puoi immagazzinare ciò che hai ricevuto o noleggiare una carovana, e i tuoi cantieri restano.
tip-sa-re-build-title = Fase 3: la costruzione
tip-sa-re-build = Scegli un cantiere per costruirlo. Paghi con le risorse della stagione, quelle dei Magazzini, i gettoni degli artigiani e le carovane; un jolly <icon:resources/joker> vale qualsiasi risorsa. L’edificio funziona dalla prossima stagione.
tip-sa-re-caravans-title = Nulla va sprecato
tip-sa-re-caravans = Scambia due risorse che non ti servono con una <b>carovana</b>. In un round successivo vale una risorsa a tua scelta. Puoi averne fino a { $caravans }.
tip-sa-re-store-title = Quello che tieni
tip-sa-re-store = Ogni Magazzino conserva { $storage } risorse per il prossimo round. Ciò che non ci sta, e non diventa una carovana, va perso.
tip-sa-re-round-title = Un nuovo round
tip-sa-re-round = Gli edifici finiti nel round scorso ora funzionano. I cantieri non pagati restano, e puoi abbandonarli. Comincia il giocatore successivo, e la stagione porterà una nuova carta doppia.
tip-sa-re-pyramid-title = La Piramide
tip-sa-re-pyramid = Una Piramide si costruisce a tappe, una per round, ognuna pagata per intero. Quando la avvii, prendi la carta in cima alla pila. Le successive costano meno, ma aspettare troppo ti costa round preziosi.
tip-sa-re-growth-title = La tua città è cresciuta
tip-sa-re-growth = Un cubo nero copre la casella più bassa del tuo indicatore: le stagioni cominciano più su. Il primo edificio principale ne aggiunge uno, il secondo edificio amministrativo un altro. Non ce ne sono altri.
