# Le regole di Sobek: 2 giocatori per il regolamento. Chiavi: rules-duel-chapter-… un capitolo, rules-duel-D-… la regola
# con quel numero, il resto un paragrafo senza numero; in ordine di lettura. Dove le regole lasciano qualcosa in sospeso,
# il paragrafo dice che la risposta è nostra.

rules-duel-chapter-aim = Di che si tratta
rules-duel-about = Due mercanti dividono un mercato. Una pedina, l’<b>Ankh</b>, vi sta sopra e punta lungo una linea: si possono prendere solo le tessere di quella linea, e ogni tessera presa gira l’Ankh in altro modo. Così ciò che prendi decide che cosa potrà prendere il tuo avversario. Vendi le tessere in <b>set</b>; quelle che salti si nascondono nella tua <b>corruzione</b>. Alla fine vince chi ha più punti.

rules-duel-chapter-parts = Che cosa c’è sul tavolo
rules-duel-D-1-1 = Ci sono 55 <b>merci</b>: bestiame <icon:goods/cattle> 9, grano <icon:goods/wheat> 11, pesce <icon:goods/fish> 10, ebano <icon:goods/ebony> 7, marmo <icon:goods/marble> 7, avorio <icon:goods/ivory> 6, e 5 <b>Statue di Sobek</b> <icon:goods/statue>, che sono jolly. Quarantacinque hanno il dorso nero, dieci tessere iniziali lo hanno grigio.
rules-duel-D-1-2 = Ogni tessera merce mostra la sua famiglia con lettera, colore, bordo e disegno, e un <b>segno</b>: due frecce che dicono come gira l’Ankh. Più della metà porta <b>scarabei</b> <icon:scarab>: tre su una tessera di avorio che ne ha, due su ebano e marmo, uno su bestiame, pesce e grano. Una tessera di ogni famiglia mostra un <b>Deben</b> <icon:deben>.
rules-duel-D-1-2a = Dal dorso nero ci sono 7 tessere di bestiame (5 con uno scarabeo), 8 di pesce (5), 8 di grano (5), 6 di marmo (3 con due), 6 di ebano (4 con due), 5 di avorio (3 con tre) e le 5 Statue, che non hanno mai scarabei.
rules-duel-D-1-3 = Le dieci tessere iniziali non portano né scarabei né Deben: 3 di grano, 2 di bestiame, 2 di pesce, e una ciascuna di ebano, marmo e avorio.
rules-duel-D-1-4 = Ci sono 10 <b>personaggi</b> dal dorso rosso: Regina (avorio), Visir e uno Scriba (bestiame), Ladro e uno Scriba (pesce), Mercante e Cortigiana (grano), Sommo Sacerdote (ebano), Somma Sacerdotessa (marmo), e l’Architetto, che è un jolly. Non hanno né scarabei né segno.
rules-duel-D-1-5 = Ci sono 13 <b>Piroghe</b>: due Piramidi, due volte Due Scarabei, due volte Due e un Deben, due Dita; una Mummia, un Serpente, un Gran Serpente, un Sette e un Occhio di Horus.
rules-duel-D-1-6 = Ci sono 13 <b>Deben</b> <icon:deben> da 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8 e 9 punti, in un sacchetto.
rules-duel-D-1-7 = Il mercato ha sei caselle per sei, in tre anelli: quattro al centro, dodici intorno, venti all’esterno. Si riempie sempre anello per anello dal centro, ogni anello in senso orario dalla casella in alto a sinistra.

rules-duel-chapter-setup = La partita comincia
rules-duel-D-2 = Ogni giocatore riceve due tessere iniziali, che vede solo lui. Altre quattro stanno scoperte al centro; le ultime due restano fuori dal gioco, senza essere viste. Le altre 45 merci e i 10 personaggi sono mescolati insieme e riempiono i due anelli esterni, le merci scoperte, i personaggi coperti; 23 tessere restano come mazzo. Cinque delle Piroghe stanno coperte accanto al mercato, otto sono messe da parte senza essere viste.
rules-duel-D-2-4 = Comincia un giocatore a caso. Prende una delle quattro tessere al centro, e non può fare altro; l’Ankh va sulla sua casella e si gira come dice il suo segno.

rules-duel-chapter-turn = Il tuo turno
rules-duel-D-3 = Nel tuo turno fai esattamente una cosa: prendi una tessera, vendi un set o giochi un personaggio. Poi tocca al tuo avversario. Non si può passare.
rules-duel-D-3-1 = <b>Prendere una tessera.</b> Scegli qualsiasi tessera sulla linea che passa per l’Ankh, in entrambi i versi. Puoi saltare tessere, e le caselle vuote non ti fermano. L’Ankh va sulla casella e si gira secondo il segno della tessera, e la tessera va nella tua mano, che può essere grande quanto si vuole. Ogni tessera saltata va coperta nella tua corruzione; puoi guardare la tua, non quella dell’avversario. Una merce può lasciare l’Ankh a puntare nel vuoto.
rules-duel-D-3-1a = <b>Un personaggio preso.</b> Non ha segno, quindi scegli tu come punta l’Ankh, dopo averlo visto e quando le tessere saltate sono via. Deve puntare a una tessera se una delle quattro linee ne ha; altrimenti va bene qualsiasi linea (quest’ultimo caso è una nostra interpretazione).
rules-duel-D-3-1b = <b>Un Deben sulla tessera.</b> Subito dopo averla presa dal mercato puoi mostrare la tessera, toglierla dal gioco e pescare invece un Deben dal sacchetto. Decidi prima di pescare. L’Ankh resta come la tessera lo ha girato, e le tessere saltate vanno lo stesso nella tua corruzione. Guardi il Deben e lo tieni nascosto. Questo vale per ogni presa, anche dopo un riempimento o sotto un Dito, ma non per le tessere avute da un personaggio o da una Piroga.
rules-duel-D-3-1c = <b>Una linea vuota.</b> Se vuoi prendere e sulla linea non c’è nessuna tessera, prima togli l’Ankh e riempi il mercato dal mazzo, fin dove basta. Poi prendi una delle tessere al centro, come all’inizio. Il riempimento fa parte della presa: vendere o giocare un personaggio non riempie mai. Riempito il mercato, devi prendere (nostra interpretazione), e non si salta nulla. Con il mazzo vuoto una presa così è impossibile.

rules-duel-chapter-sets = La vendita
rules-duel-D-3-2 = <b>Vendere un set.</b> Metti davanti a te tre o più tessere di una famiglia dalla tua mano. Le Statue e l’Architetto valgono per qualsiasi famiglia. I personaggi contano per la loro famiglia e perdono il potere. Non sei obbligato a vendere tutto quello che hai, e un set senza scarabei è permesso.
rules-duel-D-3-2a = Le vendite successive della stessa famiglia si uniscono al suo set, sempre tre tessere o più. I jolly da soli possono unirsi a un set già venduto, quello che nomini se ce n’è più d’uno. Un set di una <i>nuova</i> famiglia richiede almeno una tessera merce di quella famiglia: né Statue né personaggi bastano. (Con l’opzione del tavolo un personaggio della famiglia può aprirlo.)
rules-duel-D-3-2b = <b>Ogni vendita usa una Piroga</b> finché ne rimane una delle cinque, anche una vendita che si unisce a un set. Guardi quelle rimaste, ne scegli una, e ha effetto subito; vedi <rule:D-6>. Puoi sceglierne una che ora non fa nulla, perché non l’abbia l’avversario; ma una che si può applicare va applicata. Le altre tornano coperte, e non sono mai sostituite.
rules-duel-D-3-3 = <b>Giocare un personaggio.</b> Toglilo dal gioco e usa il suo potere; vedi <rule:D-5>. Si può giocare uno il cui potere ora non ha effetto; se ne ha uno, va applicato.

rules-duel-chapter-characters = I personaggi
rules-duel-D-5 = Chi può applicare un potere deve farlo; se non c’è nulla da prendere o da spostare, non succede nulla.
rules-duel-D-5-1 = <icon:characters/queen> <b>Regina.</b> Pesca le prime tre tessere del mazzo, o meno se ce ne sono meno.
rules-duel-D-5-2 = <icon:characters/vizier> <b>Visir.</b> Guarda tutta la corruzione del tuo avversario e prendine in mano una tessera. Lui vede quale.
rules-duel-D-5-3 = <icon:characters/thief> <b>Ladro.</b> Scegli un colore di dorso nella mano del tuo avversario, e prendi a caso una tessera di quel colore.
rules-duel-D-5-4 = <icon:characters/merchant> <b>Mercante.</b> Prendi in mano qualsiasi tessera del mercato. L’Ankh non si muove né si gira, non c’è corruzione né scambio con un Deben.
rules-duel-D-5-5 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>Sommo Sacerdote e Somma Sacerdotessa.</b> Nomina una famiglia presente nella tua corruzione e togli dal gioco tutte le sue tessere, anche i personaggi; oppure tutte le Statue, con l’Architetto. Il tuo avversario le vede.
rules-duel-D-5-6 = <icon:characters/courtesan> <b>Cortigiana.</b> Aggiungi una o due tessere della tua mano a uno dei tuoi set venduti: tessere della sua famiglia, i suoi personaggi, Statue o l’Architetto. Se una è adatta, almeno una. Non è una vendita e non usa Piroghe.
rules-duel-D-5-7 = <icon:characters/scribe> <b>Scriba</b> (ce ne sono due). Un avversario con più di sei tessere in mano ne mette a sua scelta, coperte, nella corruzione finché gliene restano sei.
rules-duel-D-5-8 = <icon:characters/architect> <b>Architetto.</b> Pesca a caso tre delle Piroghe messe da parte, scegline una e applicala subito. Le altre tornano indietro; il tuo avversario non le vede.

rules-duel-chapter-pirogues = Le Piroghe
rules-duel-D-6 = Le Piroghe usate escono dal gioco, o restano sul set o presso il giocatore che riguardano.
rules-duel-D-6-1 = <icon:pirogues/pyramid> <b>Piramide.</b> Gioca subito un altro turno intero. Se in esso prendi una tessera, puoi prima girare l’Ankh in una delle quattro direzioni. Puoi girarlo anche verso una linea vuota, il che allora significa riempire il mercato (nostra interpretazione). Se invece vendi o giochi un personaggio, l’Ankh resta com’era.
rules-duel-D-6-2 = <icon:pirogues/scarabs> <b>Due Scarabei.</b> Mettila su un tuo set venduto di grano, bestiame o pesce, anche quello appena venduto: vi aggiunge due scarabei. Possono stare entrambe su un set. Senza un set così viene scartata.
rules-duel-D-6-3 = <icon:pirogues/mummy> <b>Mummia.</b> Prendi in mano tutte le tessere della tua corruzione.
rules-duel-D-6-4 = <icon:pirogues/snake-1> <icon:pirogues/snake-2> <b>Serpente e Gran Serpente.</b> Dallo al tuo avversario: alla fine la sua corruzione vale uno, o due, in più.
rules-duel-D-6-5 = <icon:pirogues/seven> <b>Sette.</b> Sette punti alla fine.
rules-duel-D-6-6 = <icon:pirogues/deben-two> <b>Due e un Deben.</b> Due punti alla fine, e pesca ora un Deben.
rules-duel-D-6-7 = <icon:pirogues/eye> <b>Occhio di Horus.</b> Pesca due Deben, tieni il più alto e rimetti l’altro senza mostrarlo.
rules-duel-D-6-8 = <icon:pirogues/finger> <b>Dito.</b> Posalo su una tessera della linea dell’Ankh. La prossima azione del tuo avversario deve essere prendere esattamente quella tessera; valgono tutte le regole della presa. Prima non può né vendere né giocare un personaggio (nostra interpretazione). Se sulla linea non c’è nessuna tessera viene scartato.

rules-duel-chapter-end = La fine della partita
rules-duel-D-4-1 = All’inizio di un turno, anche aggiuntivo: se il giocatore non può prendere (nessuna tessera sulla linea dell’Ankh, nel turno di una Piramide su nessuna delle quattro, e il mazzo è vuoto), né vendere, né giocare un personaggio, la partita finisce subito, anche se altrove sul mercato ci sono tessere.
rules-duel-D-4-2 = L’<i>altro</i> giocatore toglie dal gioco ogni set che avrebbe ancora potuto vendere: queste tessere non danno punti, ma non vanno nemmeno nella corruzione. Il programma toglie quante più tessere possibile, che è la cosa migliore per lui. Una o due tessere di una famiglia già venduta non sono un set. Con in mano 3 tessere di grano, un personaggio del grano, una di marmo, una di avorio e un personaggio dell’avorio, quattro tessere sono tolte e tre vanno nella corruzione.
rules-duel-D-4-3 = Poi entrambi aggiungono alla corruzione le tessere rimaste in mano.
rules-duel-D-4-4 = La corruzione è la somma delle sue tessere e del valore dei Serpenti. Chi ne ha meno pesca un Deben, e uno in più per ogni tre punti interi di differenza: 1 contro 8 ne pesca tre. Se entrambi ne hanno la stessa, nessuno pesca. Un sacchetto troppo povero dà quello che ha (nostra interpretazione).
rules-duel-D-4-5 = Il tuo punteggio: ogni set vale le sue tessere per i suoi scarabei, e poi vengono i tuoi Deben e i punti sulle tue Piroghe. Un set di quattro tessere con sei scarabei vale 24, uno di tre con tre vale 9; con Deben da 3, 5, 7 e 7 e una Piroga da 2 fanno 57. A parità vince la corruzione minore; se anche quella è uguale, è un pareggio.

rules-duel-chapter-knowledge = Che cosa puoi sapere
rules-duel-D-7 = Tutti vedono il mercato (dei personaggi il dorso), i set venduti, il dorso delle tessere di entrambe le mani, quante tessere ci sono in ogni corruzione, quanti Deben e Piroghe ha ciascuno, e quali Piroghe sono state usate. Nascosti sono i valori dei Deben, le facce dei personaggi e delle tessere pescate senza essere viste, e le Piroghe rimaste, salvo per chi le ha guardate. Una tessera presa scoperta è stata vista da entrambi.
rules-duel-D-7-1 = Chi ha guardato le Piroghe rimaste da allora le conosce. La tessera del Ladro è nota a entrambi. Il giocatore del Visir conosce tutta la corruzione che ha guardato. Ciò che uno Scriba ti fa nascondere resta segreto. Il pannello di tutte le tessere ricorda per te tutto ciò che hai visto.
