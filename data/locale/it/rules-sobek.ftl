# Le regole di Sobek per il regolamento. Chiavi: rules-sobek-chapter-… un capitolo, rules-sobek-S-… la regola
# con quel numero, il resto un paragrafo senza numero; in ordine di lettura.

rules-sobek-chapter-aim = Panoramica
rules-sobek-about = Da due a quattro mercanti commerciano presso un tempio sul Nilo. In tre round prendi merci dai moli e le giochi in <b>set</b>. Le merci che salti vanno nella tua <b>corruzione</b>, e il più corrotto ne paga il prezzo. Alla fine vince chi ha più punti.

rules-sobek-chapter-parts = Componenti
rules-sobek-S-1-1 = Ci sono 54 <b>merci</b>: 6 di avorio <icon:goods/ivory>, 7 di ebano <icon:goods/ebony>, 7 di marmo <icon:goods/marble>, 9 di bestiame <icon:goods/cattle>, 10 di pesce <icon:goods/fish>, 10 di grano <icon:goods/wheat> e 5 amuleti <icon:goods/amulet>, che sono jolly. Circa metà delle merci porta <b>scarabei</b> <icon:scarab>: tre sull’avorio, due su ebano e marmo, uno su bestiame, pesce e grano. Nove merci hanno il dorso verde, le altre beige.
rules-sobek-S-1-2 = Ci sono 9 <b>personaggi</b> dal dorso arancione. Ognuno appartiene a una famiglia: la Regina all’avorio, il Sommo Sacerdote all’ebano, la Somma Sacerdotessa al marmo, il Visir e uno Scriba al bestiame, il Ladro e l’altro Scriba al pesce, la Cortigiana e il Mercante al grano. Non hanno scarabei.
rules-sobek-S-1-3 = Ci sono 12 <b>segnalini evento</b>: quattro Gilde, due Alluvioni, due Maledizioni, due Prosperità, un’Imbalsamazione e un Inganno.
rules-sobek-S-1-4 = Il percorso segnapunti ha 100 caselle. Una su cinque mostra il suo numero; ciascuna delle altre mostra uno di questi quattro simboli: <icon:symbols/ankh>ankh, <icon:symbols/eye>occhio, <icon:symbols/feather>piuma o <icon:symbols/water>acqua. I simboli contano per le Gilde e per la penalità. <i>L’ordine dei simboli, e i loro nomi tranne quello dell’ankh, sono nostri: non conosciamo quelli stampati.</i>
rules-sobek-S-1-5 = Tutti partono da 0. Dopo il 99 il segnapunti ricomincia il giro, e continui a contare i tuoi punti.

rules-sobek-chapter-setup = Preparazione di un round
rules-sobek-S-2-1 = Ogni giocatore riceve due carte dal dorso verde, che nessun altro vede. Le altre carte dal dorso verde restano fuori da questo round.
rules-sobek-S-2-2 = Mescola le altre merci e i personaggi in un solo mazzo. In due giocatori, togline nove senza guardarle.
rules-sobek-S-2-3 = Metti nove carte sui moli, le merci scoperte e i personaggi coperti. La carta più lontana dal tempio è la prima della fila.
rules-sobek-S-2-4 = Pesca cinque segnalini evento per il round. Per ora nessuno li guarda.
rules-sobek-S-2-5 = Il primo round lo comincia un giocatore a caso. Nei successivi, chi ha meno punti guarda i moli e la propria mano, poi sceglie chi comincia. In caso di parità decide la sorte.
rules-sobek-S-2-6 = Tutte le carte e tutti i segnalini si usano di nuovo in ogni round.

rules-sobek-chapter-turn = Il tuo turno
rules-sobek-S-3-0 = Nel tuo turno fai esattamente una cosa: prendi una carta, giochi un personaggio o giochi un set. Poi tocca al giocatore successivo, in senso orario. Non puoi passare.
rules-sobek-S-3-1a = <b>Prendere una carta.</b> Scegli una delle prime quattro carte della fila e prendila in mano.
rules-sobek-S-3-1b = Tutte le carte che la precedono vanno coperte sotto la tua tessera corruzione. Puoi guardare la tua corruzione in ogni momento, ma nessun altro può farlo.
rules-sobek-S-3-1c = Un personaggio coperto è una sorpresa: solo chi lo prende o lo salta vede qual è.
rules-sobek-S-3-1d = Quando l’ultima carta lascia i moli, arriva subito la consegna successiva. Dopo l’ultima consegna il round finisce. Vedi <rule:S-4.1>.
rules-sobek-S-3-2 = <b>Giocare un personaggio.</b> Scarta un personaggio dalla mano e usa il suo potere; vedi <rule:S-5>. Puoi scartarne uno il cui potere ora non fa nulla; ma se una scelta ha un effetto, devi farne una che lo abbia.

rules-sobek-chapter-sets = I set
rules-sobek-S-3-3 = <b>Giocare un set.</b> Metti davanti a te carte della tua mano, tutte di una stessa famiglia. I set danno punti alla fine del round; vedi <rule:S-7.1>.
rules-sobek-S-3-3a = Un set richiede almeno tre carte di una famiglia. Gli amuleti valgono per qualsiasi famiglia. I personaggi contano come carte della loro famiglia e perdono il potere. Non devi giocare tutto ciò che hai, e un set può non avere scarabei.
rules-sobek-S-3-3b = Hai un solo set per famiglia. Le carte successive di quella famiglia si uniscono al set, sempre almeno tre alla volta.
rules-sobek-S-3-3c = Tre o più amuleti da soli possono unirsi a uno qualsiasi dei tuoi set o formare un set di amuleti, anche accanto a set di merci. Un set di amuleti prende la famiglia delle prime merci che ci aggiungi. Puoi averne solo uno alla volta.
rules-sobek-S-3-3d = Un set di amuleti con una Prosperità può diventare solo bestiame, pesce o grano.
rules-sobek-S-3-3e = Dopo aver giocato o ingrandito un set, guarda i segnalini evento rimasti e usane uno; vedi <rule:S-6>. Metti il set sul tavolo prima di guardarli.

rules-sobek-chapter-end = Fine del round
rules-sobek-S-4-1 = Una consegna è di nove carte. Se la Regina ha pescato tre carte, l’ultima consegna ne ha solo sei.
rules-sobek-S-4-2 = Il round finisce appena l’ultima carta dell’ultima consegna ha lasciato i moli.
rules-sobek-S-4-3 = Poi ogni giocatore, in senso orario da chi ha concluso il round, può giocare set di tre o più carte <i>in orizzontale</i>. Non si uniscono ai set verticali, non danno diritto a un evento e valgono solo i loro scarabei. Puoi giocare anche amuleti da soli: non valgono nulla, ma non sono corruzione. Tutte le carte rimaste nella tua mano vanno nella tua corruzione.

rules-sobek-chapter-characters = Personaggi
rules-sobek-S-5 = Un personaggio giocato per il suo potere va negli scarti.
rules-sobek-S-5-1 = <icon:characters/queen> <b>Regina.</b> Pesca tre carte dal mazzo. Dopo l’ultima consegna il mazzo è vuoto.
rules-sobek-S-5-2 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>Sommo Sacerdote e Somma Sacerdotessa.</b> Scegli una famiglia e scarta tutte le sue carte dalla tua corruzione, personaggi compresi. Non puoi scegliere gli amuleti.
rules-sobek-S-5-3 = <icon:characters/thief> <b>Ladro.</b> Scegli un avversario e un colore di dorso nella sua mano. Rubagli a caso una carta con quel dorso.
rules-sobek-S-5-4 = <icon:characters/scribe> <b>Scriba.</b> Ogni avversario con più di sei carte in mano ne tiene sei e mette le altre, a sua scelta, nella corruzione.
rules-sobek-S-5-5 = <icon:characters/vizier> <b>Visir.</b> Guarda la corruzione di un avversario e prendine in mano una carta.
rules-sobek-S-5-6 = <icon:characters/courtesan> <b>Cortigiana.</b> Aggiungi una o due carte dalla tua mano a uno dei tuoi set: carte della stessa famiglia o amuleti. Non dà diritto a un evento.
rules-sobek-S-5-7 = <icon:characters/merchant> <b>Mercante.</b> Prendi qualsiasi carta dei moli, senza corruzione. Le carte che la precedono restano lì.

rules-sobek-chapter-events = Segnalini evento
rules-sobek-S-6 = Dopo aver giocato o ingrandito un set, guarda tutti i segnalini rimasti, scegline uno e usalo subito. Puoi sceglierne uno che non ti dà nulla, per non lasciarlo agli altri; ma se può avere un effetto, devi applicarlo.
rules-sobek-S-6-1 = <icon:events/guild-ankh> <b>Gilda.</b> Fai avanzare il tuo segnapunti fino alla prossima casella con questo simbolo; poi riporta quello di un avversario alla precedente. Non puoi scegliere un avversario che scenderebbe sotto lo 0; se non ce ne sono altri, si muove solo il tuo.
rules-sobek-S-6-2 = <icon:events/flood> <b>Alluvione.</b> Gioca subito un altro turno intero.
rules-sobek-S-6-3 = <icon:events/curse> <b>Maledizione.</b> Dalla a un avversario: in questo round vale due carte nella sua corruzione.
rules-sobek-S-6-4 = <icon:events/prosperity> <b>Prosperità.</b> Mettila su un tuo set di bestiame, di pesce, di grano o di soli amuleti: aggiunge due scarabei a quel set. Entrambe le Prosperità possono stare sullo stesso set.
rules-sobek-S-6-5 = <icon:events/embalming> <b>Imbalsamazione.</b> Riprendi in mano tutta la tua corruzione. Le Maledizioni restano.
rules-sobek-S-6-6 = <icon:events/deceit> <b>Inganno.</b> Rivela quante carte ci sono nella tua corruzione e segna un punto per ciascuna. Le carte restano lì; le Maledizioni non contano.

rules-sobek-chapter-scoring = Punteggio
rules-sobek-S-7-1 = Un set verticale vale il numero delle sue carte per quello dei suoi scarabei. Esempio: quattro carte con sei scarabei valgono 24 punti. Un set in orizzontale vale solo i suoi scarabei.
rules-sobek-S-7-2 = Conta la corruzione di ognuno, più due per ogni Maledizione. Chi ne ha di più è il più corrotto. In caso di parità lo è chi tra questi giocatori ha più scarabei nella corruzione; se anche gli scarabei sono pari, la penalità vale per tutti loro. Se tutti sono a 0, non vale per nessuno.
rules-sobek-S-7-3 = Il più corrotto torna indietro una volta ogni dieci punti dati in questo round dai suoi set, sia verticali sia in orizzontale. I punti di Gilde e Inganno non contano (nostra interpretazione). Ogni volta torna alla casella precedente con lo stesso simbolo di quella su cui sta il segnapunti; anche i numeri contano come un simbolo. Esempio: un giocatore su 38 segna 23 punti e arriva a 61, un ankh. Questo costa due passi: indietro di due ankh, a 52.
rules-sobek-S-7-4 = La partita finisce dopo tre round, o dopo due se a quel punto un giocatore ha più di 100 punti. Vince chi ha più punti; in caso di parità la vittoria è condivisa.

rules-sobek-chapter-knowledge = Informazioni visibili e nascoste
rules-sobek-S-8-0 = Tutti vedono le merci sui moli e tutto ciò che si gioca o si scarta. Vedi anche il dorso delle carte di ogni mano. Solo chi li ha guardati sa quali segnalini evento rimangono.
rules-sobek-S-8-1 = La mano e la corruzione degli altri giocatori restano segrete, compreso il numero di carte nella corruzione, salvo con l’Inganno e durante il punteggio.
rules-sobek-S-8-2 = Con le <b>informazioni visibili</b>, un’opzione per tutto il tavolo, vedi tutto ciò che saprebbe chi ha una memoria perfetta. Le carte certe sono nitide; una carta spostata senza essere vista appare sbiadita ovunque possa trovarsi.
rules-sobek-S-8-3 = Un’IA sa solo ciò che saprebbe chi ha una memoria perfetta, o meno ancora.
