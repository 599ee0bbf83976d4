# Nomi e poteri dei pezzi dei tre giochi.

## Famiglie
family-statue = Statua di Sobek
letter-statue = S

## Personaggi
card-architect = Architetto

## Poteri nel duello (D-5)
power-duel-queen = Pesca le prime 3 tessere del mazzo.
power-duel-vizier = Guarda la corruzione del tuo avversario e prendi in mano 1 tessera.
power-duel-thief = Scegli un colore di dorso nella mano del tuo avversario e ruba a caso una tessera con quel dorso.
power-duel-merchant = Prendi qualsiasi tessera del mercato. Nessuna corruzione, e l’Ankh non si muove.
power-duel-high-priest = Togli dalla tua corruzione un’intera famiglia, personaggi compresi, o tutte le Statue.
power-duel-high-priestess = Togli dalla tua corruzione un’intera famiglia, personaggi compresi, o tutte le Statue.
power-duel-courtesan = Dalla tua mano aggiungi a un tuo set 1 o 2 tessere della stessa famiglia (o jolly). Nessuna Piroga.
power-duel-scribe = Se il tuo avversario ha più di 6 tessere in mano, ne tiene 6 e mette le altre, a sua scelta, nella corruzione.
power-duel-architect = Guarda 3 Piroghe a caso tra quelle messe da parte e usane subito una.
card-deben = Deben

## Piroghe del duello (D-6)
pirogue-pyramid = Piramide
pirogue-scarabs = Due Scarabei
pirogue-mummy = Mummia
pirogue-snake-1 = Serpente
pirogue-snake-2 = Grande Serpente
pirogue-seven = Sette
pirogue-deben-two = Due e un Deben
pirogue-eye = Occhio di Horus
pirogue-finger = Dito
power-pirogue-pyramid = Gioca subito un altro turno intero. Se prendi una tessera, puoi prima girare l’Ankh come vuoi.
power-pirogue-scarabs = Mettila su un tuo set di grano, bestiame o pesce: +2 scarabei.
power-pirogue-mummy = Riprendi in mano tutta la tua corruzione.
power-pirogue-snake-1 = +1 alla corruzione del tuo avversario a fine partita.
power-pirogue-snake-2 = +2 alla corruzione del tuo avversario a fine partita.
power-pirogue-seven = 7 punti a fine partita.
power-pirogue-deben-two = Pesca subito un Deben. A fine partita la Piroga vale 2 punti.
power-pirogue-eye = Pesca 2 Deben, tieni il più alto e rimetti l’altro.
power-pirogue-finger = Scegli una tessera sulla linea dell’Ankh: il tuo avversario deve prenderla nel suo prossimo turno.

## Tessere di Sa-Rê (R-1.2, R-4, R-6)
tile-port = Porto
tile-pyramid = Piramide
    .article = la
tile-barracks = Caserma
    .article = la
tile-temple = Tempio
tile-market = Mercato
tile-library = Biblioteca
    .article = la
tile-gardens = Giardini
    .article = i
tile-palace = Palazzo
tile-carpenter = Falegname
tile-stonecutter = Scalpellino
tile-goldsmith = Orafo
tile-warehouse = Magazzino
tile-master-builder = Capomastro
power-port = 1 risorsa in meno, a tua scelta, su ogni pagamento per una casella del Nilo. Produce 1 jolly a round.
power-pyramid = Si costruisce a tappe, una a round. L’ultima la completa.
power-barracks = Una volta a stagione: il tuo indicatore scende di 1 e quello di un avversario ancora in gara sale di 1, mai fino al rosso.
power-temple = Prima della prima carta: guarda le prime due, tienine una in segreto, metti l’altra in cima o in fondo.
power-market = Una volta a stagione: scambia risorse, una per una, tra i tuoi Magazzini e quelli di un avversario.
power-library = Una volta a stagione: trasforma una carta Disordini in un jolly.
power-gardens = Una volta a stagione: per te i Doppi Disordini valgono solo 1.
power-palace = Una volta a stagione: requisisci una carta appena rivelata. Non ha effetto su nessuno; se è una risorsa, è solo tua.
power-carpenter = Costruire sulla sua casella e accanto costa 1 legno in meno. Produce 1 legno a round.
power-stonecutter = Costruire sulla sua casella e accanto costa 1 pietra in meno. Produce 1 pietra a round.
power-goldsmith = Costruire sulla sua casella e accanto costa 1 oro in meno. Produce 1 oro a round.
power-warehouse = Immagazzina fino a 3 risorse da un round all’altro.
power-master-builder = Gestisce fino a 2 cantieri.

## Risorse e carte Stagione di Sa-Rê (R-1.5, R-5)
resource-wood = Legno
resource-stone = Pietra
resource-gold = Oro
resource-joker = Jolly
card-trouble = Disordini
card-double-trouble = Doppi Disordini
card-horus = Horus
card-hoshekh = Hoshekh
card-double = Carta doppia
season-resource = Aggiunge una risorsa di questo tipo al raccolto.
season-trouble = +1 sull’indicatore di rivolta di chi è ancora in gara.
season-double-trouble = +2 sull’indicatore di rivolta di chi è ancora in gara.
season-horus = Si scoprono subito altre due carte; nel frattempo nessuno può fermarsi.
season-hoshekh = Tenebre: d’ora in poi, prima di ogni carta pescata se ne toglie una dagli scarti mescolati. Se è una risorsa, il raccolto la perde.
season-double = Senza oro, le due risorse vanno al primo che si ferma; con l’oro, all’ultimo, a fine stagione.

## Opzioni e scenari
