# Le regole di Sobek: 2 giocatori per il regolamento. Chiavi: rules-duel-chapter-… un capitolo, rules-duel-D-… la regola
# con quel numero, il resto un paragrafo senza numero; in ordine di lettura. Dove le regole lasciano qualcosa in sospeso,
# il paragrafo dice che la risposta è nostra.

rules-duel-chapter-aim = Panoramica
rules-duel-about = Due mercanti condividono un mercato. Sul mercato sta una pedina, l’<b>Ankh</b>, che punta lungo una linea: puoi prendere solo le tessere di quella linea, e ogni tessera presa gira l’Ankh. Così ciò che prendi decide che cosa potrà prendere poi il tuo avversario. Vendi le tessere in <b>set</b>; quelle che salti vanno nella tua <b>corruzione</b>. Alla fine vince chi ha più punti.

rules-duel-chapter-parts = Componenti
rules-duel-D-1-1 = Ci sono 55 <b>merci</b>: 9 di bestiame <icon:goods/cattle>, 11 di grano <icon:goods/wheat>, 10 di pesce <icon:goods/fish>, 7 di ebano <icon:goods/ebony>, 7 di marmo <icon:goods/marble>, 6 di avorio <icon:goods/ivory> e 5 <b>Statue di Sobek</b> <icon:goods/statue>, che sono jolly. Quarantacinque hanno il dorso nero, le dieci tessere iniziali il dorso grigio.
rules-duel-D-1-2 = Ogni merce mostra la sua famiglia con lettera, colore, bordo e disegno, e porta un <b>segno</b>: due frecce che mostrano come gira l’Ankh. Venticinque tessere portano <b>scarabei</b> <icon:scarab>: tre sull’avorio, due su ebano e marmo, uno su bestiame, pesce e grano. Una tessera di ogni famiglia mostra un <b>Deben</b> <icon:deben>.
rules-duel-D-1-2a = Con il dorso nero ci sono 7 tessere di bestiame (5 con uno scarabeo), 8 di pesce (5), 8 di grano (5), 6 di marmo (3 con due scarabei), 6 di ebano (4 con due), 5 di avorio (3 con tre) e le 5 Statue, che non hanno mai scarabei.
rules-duel-D-1-3 = Le dieci tessere iniziali non hanno né scarabei né Deben: 3 di grano, 2 di bestiame, 2 di pesce, e una di ebano, una di marmo e una di avorio.
rules-duel-D-1-4 = Ci sono 10 <b>personaggi</b> dal dorso rosso: la Regina (avorio), il Visir e uno Scriba (bestiame), il Ladro e l’altro Scriba (pesce), il Mercante e la Cortigiana (grano), il Sommo Sacerdote (ebano), la Somma Sacerdotessa (marmo), e l’Architetto, che è un jolly. Non hanno né scarabei né segno.
rules-duel-D-1-5 = Ci sono 13 <b>Piroghe</b>: due Piramidi, due volte Due Scarabei, due volte Due e un Deben, due Dita; una Mummia, un Serpente, un Grande Serpente, un Sette e un Occhio di Horus.
rules-duel-D-1-6 = In un sacchetto ci sono 13 <b>Deben</b> <icon:deben>, da 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8 e 9 punti.
rules-duel-D-1-7 = Il mercato ha sei caselle per sei, in tre anelli: quattro caselle al centro, dodici intorno e venti all’esterno. Si riempie sempre anello per anello dal centro, e ogni anello in senso orario dalla casella in alto a sinistra.

rules-duel-chapter-setup = Preparazione
rules-duel-D-2 = Ogni giocatore riceve due tessere iniziali, che vede solo lui. Altre quattro vanno scoperte al centro; le ultime due restano fuori dal gioco, senza essere viste. Mescola insieme le altre 45 merci e i 10 personaggi e riempi i due anelli esterni, con le merci scoperte e i personaggi coperti. Le 23 tessere rimaste sono il mazzo. Metti cinque Piroghe coperte accanto al mercato. Metti da parte le altre otto senza guardarle.
rules-duel-D-2-4 = Comincia un giocatore a caso, che deve prendere una delle quattro tessere al centro. L’Ankh va sulla sua casella e si gira come indica il segno della tessera.

rules-duel-chapter-turn = Il tuo turno
rules-duel-D-3 = Nel tuo turno fai esattamente una cosa: prendi una tessera, vendi un set o giochi un personaggio. Poi tocca al tuo avversario. Non puoi passare.
rules-duel-D-3-1 = <b>Prendere una tessera.</b> Prendi qualsiasi tessera sulla linea dell’Ankh, in entrambi i versi. Puoi saltare delle tessere, e le caselle vuote non ti fermano. L’Ankh va sulla casella della tessera e si gira secondo il suo segno. La tessera va nella tua mano, che non ha limiti. Ogni tessera saltata va coperta nella tua corruzione. Puoi guardare la tua corruzione, ma non quella del tuo avversario. Una tessera merce può anche lasciare l’Ankh puntato su una linea vuota.
rules-duel-D-3-1a = <b>Prendere un personaggio.</b> Un personaggio non ha segno, quindi scegli tu dove punta l’Ankh, dopo averlo visto e aver messo nella corruzione le tessere saltate. L’Ankh deve puntare verso una tessera, se una delle quattro linee ne ha. Se nessuna ne ha, scegli una linea qualsiasi (nostra interpretazione).
rules-duel-D-3-1b = <b>Prendere una tessera con un Deben.</b> Subito dopo averla presa dal mercato puoi mostrare la tessera, toglierla dal gioco e pescare invece un Deben dal sacchetto. Decidi prima di pescare. In ogni caso l’Ankh resta come lo ha girato la tessera, e le tessere saltate sono corruzione. Guarda il Deben e tienilo nascosto. Questo vale ogni volta che prendi una tessera, anche dopo aver riempito il mercato o per via di un Dito, ma non per le tessere avute da un personaggio o da una Piroga.
rules-duel-D-3-1c = <b>Linea vuota.</b> Se vuoi prendere una tessera ma la linea dell’Ankh è vuota, prima togli l’Ankh e riempi il mercato con le tessere del mazzo, finché ce ne sono. Poi prendi una delle tessere al centro, come all’inizio della partita. Riempire fa parte dell’azione di prendere: non riempi mai per vendere o per giocare un personaggio. Una volta riempito il mercato, devi prendere una tessera (nostra interpretazione); non ne salti nessuna. Se il mazzo è vuoto, non puoi prendere tessere in questo modo.

rules-duel-chapter-sets = Vendere
rules-duel-D-3-2 = <b>Vendere un set.</b> Metti davanti a te tre o più tessere della tua mano, tutte di una stessa famiglia. Le Statue e l’Architetto valgono per qualsiasi famiglia. I personaggi contano per la loro famiglia e perdono il potere. Non devi vendere tutto ciò che hai, e un set può non avere scarabei.
rules-duel-D-3-2a = Se vendi di nuovo la stessa famiglia, le tessere si uniscono al set che hai; ne servono sempre almeno tre. I jolly da soli possono unirsi a qualsiasi set che hai venduto; se ce n’è più d’uno, scegli tu. Un set di una <i>nuova</i> famiglia richiede almeno una tessera merce di quella famiglia: Statue e personaggi non bastano. (Se giochi con questa opzione, un personaggio della famiglia può aprire il set.)
rules-duel-D-3-2b = <b>Ogni vendita usa una Piroga</b> finché ne rimane una delle cinque, anche una vendita che si unisce a un set. Guarda le Piroghe rimaste, scegline una e usala subito; vedi <rule:D-6>. Puoi sceglierne una che ora non fa nulla, per non lasciarla al tuo avversario; ma se può avere un effetto, devi applicarlo. Rimetti le altre coperte. Non vengono mai sostituite.
rules-duel-D-3-3 = <b>Giocare un personaggio.</b> Toglilo dal gioco e usa il suo potere; vedi <rule:D-5>. Puoi giocare un personaggio il cui potere ora non fa nulla; ma se il potere può avere un effetto, devi applicarlo.

rules-duel-chapter-characters = Personaggi
rules-duel-D-5 = Se puoi applicare un potere, devi farlo. Se non c’è nulla da prendere o spostare, non succede nulla.
rules-duel-D-5-1 = <icon:characters/queen> <b>Regina.</b> Pesca le prime tre tessere del mazzo, o quelle che restano.
rules-duel-D-5-2 = <icon:characters/vizier> <b>Visir.</b> Guarda la corruzione del tuo avversario e prendi in mano una di quelle tessere. Il tuo avversario vede quale.
rules-duel-D-5-3 = <icon:characters/thief> <b>Ladro.</b> Scegli un colore di dorso nella mano del tuo avversario e ruba a caso una tessera con quel dorso.
rules-duel-D-5-4 = <icon:characters/merchant> <b>Mercante.</b> Prendi in mano qualsiasi tessera del mercato. L’Ankh non si muove né si gira, nulla va nella tua corruzione, e non puoi scambiare la tessera con un Deben.
rules-duel-D-5-5 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>Sommo Sacerdote e Somma Sacerdotessa.</b> Scegli una famiglia nella tua corruzione e togli dal gioco tutte le sue tessere, personaggi compresi; oppure togli tutte le Statue e l’Architetto. Il tuo avversario vede queste tessere.
rules-duel-D-5-6 = <icon:characters/courtesan> <b>Cortigiana.</b> Aggiungi una o due tessere dalla tua mano a uno dei tuoi set: tessere della sua famiglia, i suoi personaggi, Statue o l’Architetto. Se hai una tessera adatta, devi aggiungerne almeno una. Non è una vendita e non usa Piroghe.
rules-duel-D-5-7 = <icon:characters/scribe> <b>Scriba</b> (ce ne sono due). Se il tuo avversario ha più di sei tessere in mano, ne tiene sei e mette le altre, a sua scelta, coperte nella corruzione.
rules-duel-D-5-8 = <icon:characters/architect> <b>Architetto.</b> Pesca a caso tre Piroghe messe da parte, scegline una e usala subito. Le altre tornano da parte. Il tuo avversario non le vede.

rules-duel-chapter-pirogues = Piroghe
rules-duel-D-6 = Una volta usata, una Piroga esce dal gioco, o resta con il set o il giocatore che riguarda.
rules-duel-D-6-1 = <icon:pirogues/pyramid> <b>Piramide.</b> Gioca subito un altro turno intero. Se in quel turno prendi una tessera, puoi prima girare l’Ankh in una delle quattro direzioni. Puoi girarlo anche verso una linea vuota, e poi riempire il mercato (nostra interpretazione). Se invece vendi un set o giochi un personaggio, l’Ankh resta com’era.
rules-duel-D-6-2 = <icon:pirogues/scarabs> <b>Due Scarabei.</b> Mettila su un tuo set di grano, di bestiame o di pesce, anche quello appena venduto: aggiunge due scarabei a quel set. Entrambe le Piroghe con questo nome possono stare sullo stesso set. Se non hai un set del genere, viene scartata.
rules-duel-D-6-3 = <icon:pirogues/mummy> <b>Mummia.</b> Riprendi in mano tutta la tua corruzione.
rules-duel-D-6-4 = <icon:pirogues/snake-1> <icon:pirogues/snake-2> <b>Serpente e Grande Serpente.</b> Dallo al tuo avversario: a fine partita aggiunge uno alla sua corruzione, o due se è il Grande Serpente.
rules-duel-D-6-5 = <icon:pirogues/seven> <b>Sette.</b> Segna sette punti a fine partita.
rules-duel-D-6-6 = <icon:pirogues/deben-two> <b>Due e un Deben.</b> Pesca subito un Deben; a fine partita segni anche due punti.
rules-duel-D-6-7 = <icon:pirogues/eye> <b>Occhio di Horus.</b> Pesca due Deben, tieni il più alto e rimetti l’altro senza mostrarlo.
rules-duel-D-6-8 = <icon:pirogues/finger> <b>Dito.</b> Mettilo su una tessera della linea dell’Ankh. Come prossima azione il tuo avversario deve prendere quella tessera; valgono tutte le regole per prendere una tessera. Prima non può né vendere un set né giocare un personaggio (nostra interpretazione). Se sulla linea non ci sono tessere, il Dito viene scartato.

rules-duel-chapter-end = Fine della partita
rules-duel-D-4-1 = Se all’inizio di un turno (turni extra compresi) il giocatore non può né prendere una tessera, né vendere un set, né giocare un personaggio, la partita finisce subito, anche se altrove sul mercato ci sono ancora tessere. Prendere è impossibile quando il mazzo è vuoto e sulla linea dell’Ankh non ci sono tessere; nel turno di una Piramide, quando non ce ne sono su nessuna delle quattro linee.
rules-duel-D-4-2 = L’<i>altro</i> giocatore toglie dal gioco ogni set che avrebbe ancora potuto vendere: queste tessere non valgono nulla, ma non sono nemmeno corruzione. Felucca toglie più tessere possibile, cioè il meglio per quel giocatore. Una o due tessere di una famiglia già venduta non contano come set. Esempio: con 3 tessere di grano, un personaggio del grano, una tessera di marmo, una di avorio e un personaggio dell’avorio in mano, si tolgono quattro tessere e tre diventano corruzione.
rules-duel-D-4-3 = Poi entrambi i giocatori aggiungono alla corruzione le tessere rimaste in mano.
rules-duel-D-4-4 = La tua corruzione è il numero delle sue tessere più il valore dei Serpenti. Il meno corrotto pesca un Deben, più uno per ogni tre punti interi di differenza. Esempio: con 1 contro 8 pesca tre Deben. A parità di corruzione nessuno pesca. Se il sacchetto non basta, ricevi ciò che resta (nostra interpretazione).
rules-duel-D-4-5 = Per calcolare il tuo punteggio, moltiplica le tessere per gli scarabei di ogni set e aggiungi i tuoi Deben e i punti delle tue Piroghe. Esempio: un set di quattro tessere con sei scarabei vale 24, uno di tre tessere con tre scarabei vale 9; con Deben da 3, 5, 7 e 7 e una Piroga da 2 fanno 57. Vince il punteggio più alto. In caso di parità vince il meno corrotto; se anche la corruzione è pari, la partita finisce in pareggio.

rules-duel-chapter-knowledge = Informazioni visibili e nascoste
rules-duel-D-7 = Entrambi i giocatori vedono il mercato (dei personaggi solo il dorso), i set, il dorso delle tessere di ogni mano, il numero di tessere di ogni corruzione, il numero di Deben e Piroghe di ciascuno, e le Piroghe usate. Nascosti sono il valore dei Deben, la faccia dei personaggi e delle tessere pescate senza essere viste, e le Piroghe rimaste, a meno che tu non le abbia guardate. Una tessera presa scoperta è nota a entrambi.
rules-duel-D-7-1 = Una volta guardate le Piroghe rimaste, le conosci. Entrambi i giocatori conoscono la tessera rubata da un Ladro. Se giochi il Visir, da allora conosci tutta la corruzione che hai guardato. Le tessere che metti nella corruzione per uno Scriba restano nascoste. L’elenco delle tessere ricorda tutto ciò che hai visto.
