# Le regole di Sobek per il regolamento. Chiavi: rules-sobek-chapter-… un capitolo, rules-sobek-S-… la regola
# con quel numero, il resto un paragrafo senza numero; in ordine di lettura.

rules-sobek-chapter-aim = Di che si tratta
rules-sobek-about = Da due a quattro mercanti commerciano presso un tempio sul Nilo. In tre round prendono merci dai moli e le giocano in <b>set</b>. Chi salta merci sui moli le nasconde nella sua <b>corruzione</b>, e il più corrotto di tutti ne paga il prezzo. Alla fine vince chi ha più punti.

rules-sobek-chapter-parts = Che cosa c’è sul tavolo
rules-sobek-S-1-1 = Ci sono 54 <b>merci</b>: avorio <icon:goods/ivory> 6, ebano <icon:goods/ebony> 7, marmo <icon:goods/marble> 7, bestiame <icon:goods/cattle> 9, pesce <icon:goods/fish> 10, grano <icon:goods/wheat> 10 e 5 amuleti <icon:goods/amulet>, che sono jolly. Circa metà delle merci porta <b>scarabei</b> <icon:scarab>: tre su una carta di avorio che ne ha, due su ebano e marmo, uno su bestiame, pesce e grano. Nove merci hanno il dorso verde, le altre beige.
rules-sobek-S-1-2 = Ci sono 9 <b>personaggi</b> dal dorso arancione. Ognuno appartiene anche a una famiglia: la Regina all’avorio, il Sommo Sacerdote all’ebano, la Somma Sacerdotessa al marmo, il Visir e uno Scriba al bestiame, l’altro Scriba e il Ladro al pesce, la Cortigiana e il Mercante al grano. Non portano scarabei.
rules-sobek-S-1-3 = Ci sono 12 <b>segnalini evento</b>: quattro Gilde, due Alluvioni, due Maledizioni, due Prosperità, un’Imbalsamazione e un Inganno.
rules-sobek-S-1-4 = Il percorso segnapunti ha 100 spazi. Uno su cinque mostra il suo numero; ciascuno degli altri mostra uno di quattro simboli: <icon:symbols/ankh>ankh, <icon:symbols/eye>occhio, <icon:symbols/feather>piuma o <icon:symbols/water>acqua. I simboli contano per le Gilde e per la penalità. <i>L’ordine dei simboli, e i loro nomi tranne quello dell’ankh, sono nostri: quelli stampati non sono noti.</i>
rules-sobek-S-1-5 = Tutti partono da 0. Dopo il 99 il segnapunti ricomincia il giro, e i punti continuano a contare.

rules-sobek-chapter-setup = Comincia un round
rules-sobek-S-2-1 = Ogni giocatore riceve due carte dal dorso verde, che nessun altro vede. Le altre carte verdi restano fuori da questo round.
rules-sobek-S-2-2 = Le altre merci e i personaggi sono mescolati in un solo mazzo. In due giocatori, nove carte ne escono senza essere viste.
rules-sobek-S-2-3 = Nove carte vanno sui moli, le merci scoperte, i personaggi coperti. La carta più lontana dal tempio è la prima della fila.
rules-sobek-S-2-4 = Per il round si pescano cinque segnalini evento. Nessuno li guarda ancora.
rules-sobek-S-2-5 = Il primo round lo comincia un giocatore a caso. Nei successivi, chi ha meno punti vede i moli e la sua mano, e poi indica chi comincia. In caso di parità decide la sorte.
rules-sobek-S-2-6 = Tutte le carte e tutti i segnalini si usano di nuovo in ogni round.

rules-sobek-chapter-turn = Il tuo turno
rules-sobek-S-3-0 = Nel tuo turno fai esattamente una cosa: prendi una carta, giochi un personaggio o giochi un set. Poi tocca al giocatore seguente in senso orario. Non si può passare.
rules-sobek-S-3-1a = <b>Prendere una carta.</b> Scegli una delle prime quattro carte rimaste nella fila e prendila in mano.
rules-sobek-S-3-1b = Tutte le carte prima di quella scelta vanno coperte sotto la tua tessera corruzione. La tua corruzione puoi guardarla in ogni momento; gli altri no.
rules-sobek-S-3-1c = Un personaggio coperto è una sorpresa: solo chi lo prende, o lo nasconde, vede quale è.
rules-sobek-S-3-1d = Quando l’ultima carta lascia i moli, arriva subito la consegna seguente; vedi <rule:S-4.1>. Dopo l’ultima consegna il round finisce; vedi <rule:S-4.2>.
rules-sobek-S-3-2 = <b>Giocare un personaggio.</b> Scarta un personaggio dalla mano e usa il suo potere; vedi <rule:S-5>. Puoi scartarne anche uno il cui potere ora non fa nulla. Se qualche scelta può avere un effetto, devi farne una che lo abbia.

rules-sobek-chapter-sets = I set
rules-sobek-S-3-3 = <b>Giocare un set.</b> Metti davanti a te carte di una famiglia dalla tua mano. I set danno punti alla fine del round; vedi <rule:S-7.1>.
rules-sobek-S-3-3a = Un set richiede almeno tre carte di una famiglia. Gli amuleti valgono per qualsiasi famiglia. I personaggi contano come carte della loro famiglia e allora non hanno potere. Non sei obbligato a giocare tutto quello che hai, e un set senza un solo scarabeo è permesso.
rules-sobek-S-3-3b = Hai un solo set per famiglia. Le carte giocate dopo si uniscono al set, sempre almeno tre alla volta.
rules-sobek-S-3-3c = Tre o più amuleti da soli possono unirsi a uno qualsiasi dei tuoi set o formare un nuovo set di amuleti, anche accanto a set di merci. Un set di amuleti prende la famiglia delle prime merci che vi si uniscono. Puoi averne solo uno alla volta.
rules-sobek-S-3-3d = Un set di amuleti con una Prosperità può diventare solo bestiame, pesce o grano.
rules-sobek-S-3-3e = Dopo aver giocato o ampliato un set guardi i segnalini evento rimasti e ne usi uno; vedi <rule:S-6>. Il set è sul tavolo prima che tu guardi.

rules-sobek-chapter-end = La fine del round
rules-sobek-S-4-1 = Una consegna è di nove carte. Se la Regina ha fatto pescare tre carte, l’ultima ne ha solo sei.
rules-sobek-S-4-2 = Il round finisce appena l’ultima carta dell’ultima consegna lascia i moli.
rules-sobek-S-4-3 = Poi ogni giocatore, in senso orario da chi lo ha concluso, può giocare set di tre o più carte <i>in orizzontale</i>. Non si uniscono ai set verticali, non danno eventi e valgono solo i loro scarabei. Si possono giocare anche amuleti da soli: non valgono nulla, ma non sono corruzione. Tutte le carte ancora in mano vanno nella corruzione.

rules-sobek-chapter-characters = I personaggi
rules-sobek-S-5 = Un personaggio giocato per il suo potere va negli scarti.
rules-sobek-S-5-1 = <icon:characters/queen> <b>Regina.</b> Pesca tre carte dal mazzo. Se l’ultima consegna è già arrivata, non ce ne sono.
rules-sobek-S-5-2 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>Sommo Sacerdote e Somma Sacerdotessa.</b> Nomina una famiglia e scarta tutte le sue carte dalla tua corruzione, anche i personaggi. Gli amuleti non si possono nominare.
rules-sobek-S-5-3 = <icon:characters/thief> <b>Ladro.</b> Scegli un avversario e il colore di un dorso che ha in mano. Ricevi a caso una carta di quel colore dalla sua mano.
rules-sobek-S-5-4 = <icon:characters/scribe> <b>Scriba.</b> Ogni avversario con più di sei carte ne nasconde a sua scelta nella corruzione finché gliene restano sei.
rules-sobek-S-5-5 = <icon:characters/vizier> <b>Visir.</b> Guarda tutta la corruzione di un avversario e prendine in mano una carta.
rules-sobek-S-5-6 = <icon:characters/courtesan> <b>Cortigiana.</b> Aggiungi a uno dei tuoi set una o due carte adatte, o amuleti, dalla tua mano. Non dà eventi.
rules-sobek-S-5-7 = <icon:characters/merchant> <b>Mercante.</b> Prendi qualsiasi carta rimasta sui moli, senza corruzione. Le carte che la precedono restano.

rules-sobek-chapter-events = I segnalini evento
rules-sobek-S-6 = Dopo un set vedi tutti i segnalini rimasti, ne scegli uno, e ha effetto subito. Puoi prenderne uno che non ti dà nulla, perché non lo abbia nessun altro; se può fare qualcosa, deve farlo.
rules-sobek-S-6-1 = <icon:events/guild-ankh> <b>Gilda.</b> Il tuo segnapunti avanza fino al prossimo spazio con questo simbolo; quello di un avversario torna al precedente. Chi scenderebbe sotto lo 0 non può essere scelto; se nessuno può esserlo, si muove solo il tuo.
rules-sobek-S-6-2 = <icon:events/flood> <b>Alluvione.</b> Gioca subito un altro turno intero.
rules-sobek-S-6-3 = <icon:events/curse> <b>Maledizione.</b> Dalla a un avversario: in questo round vale due carte in più nella sua corruzione.
rules-sobek-S-6-4 = <icon:events/prosperity> <b>Prosperità.</b> Mettila su un tuo set di bestiame, pesce o grano, o di soli amuleti: lì vale due scarabei. Possono stare entrambe sullo stesso set.
rules-sobek-S-6-5 = <icon:events/embalming> <b>Imbalsamazione.</b> Prendi in mano tutte le carte della tua corruzione. Le Maledizioni restano.
rules-sobek-S-6-6 = <icon:events/deceit> <b>Inganno.</b> Mostra quante carte ci sono nella tua corruzione e segna un punto per ciascuna. Poi tornano lì; le Maledizioni non contano.

rules-sobek-chapter-scoring = Il punteggio
rules-sobek-S-7-1 = Un set verticale vale i suoi scarabei per le sue carte: sei scarabei su quattro carte sono 24 punti. Un set orizzontale vale solo i suoi scarabei.
rules-sobek-S-7-2 = Si conta la corruzione di ogni giocatore, con due in più per Maledizione. Il numero più alto indica il più corrotto; a parità è chi vi ha più scarabei, e se anche quelli sono pari, pagano tutti i giocatori alla pari. Se tutti i numeri sono 0, nessuno paga.
rules-sobek-S-7-3 = Il più corrotto torna indietro una volta per ogni dieci punti interi che i suoi set, verticali e orizzontali, hanno dato in questo round (ciò che hanno portato Gilde e Inganno non conta: nostra interpretazione), ogni volta fino allo spazio precedente con lo stesso simbolo di quello su cui si trova. Anche i numeri sono un simbolo solo. Così chi segna 23 punti e passa da 38 a 61 sta su un ankh e torna indietro di due ankh, a 52.
rules-sobek-S-7-4 = La partita finisce dopo tre round, o dopo due se allora qualcuno ha superato i 100 punti. Vince chi ha più punti; a parità la vittoria è condivisa.

rules-sobek-chapter-knowledge = Che cosa puoi sapere
rules-sobek-S-8-0 = Le merci sui moli sono visibili a tutti, come ciò che si gioca e si scarta. Tutti vedono il dorso delle carte di una mano. Quali segnalini evento rimangono lo sa solo chi li ha guardati.
rules-sobek-S-8-1 = Le mani e la corruzione degli altri restano segrete, anche il numero di carte sotto una tessera, salvo per l’Inganno e al punteggio.
rules-sobek-S-8-2 = Con l’<b>informazione aperta</b>, una scelta per tutto il tavolo, vedi tutto ciò che una memoria perfetta saprebbe. Le carte certe sono nitide; una carta spostata senza essere vista appare sbiadita in ogni posto dove può trovarsi.
rules-sobek-S-8-3 = I programmi giocano con una memoria così o peggiore, e non sanno nulla di più.
