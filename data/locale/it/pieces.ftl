# Nomi e poteri dei pezzi dei tre giochi.

## Famiglie
family-statue = Statua di Sobek
letter-statue = S

## Personaggi
card-architect = Architetto

## Poteri nel duello (D-5)
power-duel-queen = Pesca le prime 3 tessere del mazzo.
power-duel-vizier = Guarda la corruzione del tuo avversario e prendine una tessera.
power-duel-thief = Scegli un colore di dorso nella mano del tuo avversario: prendi a caso una tessera con quel dorso.
power-duel-merchant = Prendi qualsiasi tessera del mercato. L’Ankh resta dov’è, e non c’è corruzione.
power-duel-high-priest = Togli dalla tua corruzione tutte le tessere di una famiglia, anche i personaggi, o tutte le Statue.
power-duel-high-priestess = Togli dalla tua corruzione tutte le tessere di una famiglia, anche i personaggi, o tutte le Statue.
power-duel-courtesan = Aggiungi a un tuo set 1 o 2 tessere corrispondenti dalla tua mano. Nessuna Piroga.
power-duel-scribe = Se il tuo avversario ha in mano più di 6 tessere, ne mette nella corruzione, a sua scelta, finché gliene restano 6.
power-duel-architect = Guarda 3 Piroghe a caso tra quelle messe da parte, scegline una e applicala subito.
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
power-pirogue-scarabs = Mettila su un tuo set di grano, bestiame o pesce: vi aggiunge 2 scarabei.
power-pirogue-mummy = Riprendi in mano tutte le tessere della tua corruzione.
power-pirogue-snake-1 = La corruzione del tuo avversario vale 1 in più alla fine.
power-pirogue-snake-2 = La corruzione del tuo avversario vale 2 in più alla fine.
power-pirogue-seven = 7 punti alla fine.
power-pirogue-deben-two = 2 punti alla fine, e pesca ora un Deben.
power-pirogue-eye = Pesca 2 Deben, tieni il più alto e rimetti l’altro.
power-pirogue-finger = Indica una tessera sulla linea dell’Ankh: la prossima azione del tuo avversario deve essere prenderla.

## Tessere di Sa-Rê (R-1.2, R-4, R-6)
tile-port = Porto
tile-pyramid = Piramide
tile-barracks = Caserma
tile-temple = Tempio
tile-market = Mercato
tile-library = Biblioteca
tile-gardens = Giardini
tile-palace = Palazzo
tile-carpenter = Falegname
tile-stonecutter = Scalpellino
tile-goldsmith = Orafo
tile-warehouse = Magazzino
tile-master-builder = Capomastro
power-port = Su ogni casella del Nilo ogni pagamento costa 1 risorsa in meno, a tua scelta. Produce un jolly a ogni round.
power-pyramid = Si paga tappa per tappa, una a round; l’ultima la completa.
power-barracks = Una volta a stagione: il tuo indicatore scende di 1 e quello di un avversario ancora in gara sale di 1, mai fino al rosso.
power-temple = Prima della prima carta: guarda le prime due, tienine una in segreto, metti l’altra in cima o in fondo.
power-market = Una volta a stagione: scambia risorse, una per una, tra i tuoi Magazzini e quelli di un avversario.
power-library = Una volta a stagione: una carta Disordini diventa per te un jolly.
power-gardens = Una volta a stagione: una carta Doppi Disordini per te vale 1.
power-palace = Una volta a stagione: requisisci una carta appena rivelata. Non ha più effetto; se è una risorsa, è solo tua.
power-carpenter = I cantieri sulla sua casella e accanto costano 1 legno in meno. Produce un legno a ogni round.
power-stonecutter = I cantieri sulla sua casella e accanto costano 1 pietra in meno. Produce una pietra a ogni round.
power-goldsmith = I cantieri sulla sua casella e accanto costano 1 oro in meno. Produce un oro a ogni round.
power-warehouse = Conserva 3 risorse da un round all’altro.
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
card-double = Doppia
season-resource = Una risorsa di questo tipo si aggiunge al raccolto.
season-trouble = +1 sull’indicatore di rivolta di chi è ancora in gara.
season-double-trouble = +2 sull’indicatore di rivolta di chi è ancora in gara.
season-horus = Si scoprono subito altre due carte; nel frattempo nessuno può fermarsi.
season-hoshekh = Tenebre: d’ora in poi ogni carta toglie prima una carta dagli scarti mescolati; se è una risorsa, il raccolto la perde.
season-double = Senza oro: le due risorse vanno al primo che si ferma. Con oro: all’ultimo, a fine stagione.

## Opzioni e scenari
