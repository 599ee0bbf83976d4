# I livelli a cui giocano le IA.

level-random = Piuma
level-random-help = Gioca a caso tra le mosse permesse.

level-apprentice = Apprendista
level-apprentice-help = Conosce qualche regola pratica e la dimentica spesso.
level-ferryman = Traghettatore
level-ferryman-help = Vede ciò che salta agli occhi e non cerca oltre.
level-scribe = Scriba
level-scribe-help = Pensa solo alla prossima mossa, e non sempre bene.
level-pedlar = Ambulante
level-pedlar-help = Sceglie bene tra ciò che nota.
level-merchant = Mercante
level-merchant-help = Sceglie con cura la prossima mossa.
level-steward = Intendente
level-steward-help = Valuta bene le posizioni.
level-vizier = Visir
level-vizier-help = Pensa anche alla tua risposta.
level-pharaoh = Faraone
level-pharaoh-help = Vede più lontano di tutti e tiene conto del maggior numero di mani possibili.

level-miser = Avaro
level-miser-help = Odia il rischio ed evita la corruzione.
level-gambler = Scommettitrice
level-gambler-help = Prende ciò che gli piace, qualunque sia il rischio, e non sa mai quando fermarsi.
level-hoarder = Accaparratore
level-hoarder-help = Mette tutto da parte per qualcosa di più grande.
level-spoiler = Guastafeste
level-spoiler-help = Preferisce danneggiare gli altri piuttosto che fare punti.
level-racer = Frettoloso
level-racer-help = Sempre di corsa: prende il guadagno rapido e via.
level-connoisseur = Esteta
level-connoisseur-help = Vuole prima di tutto ciò che è bello: avorio, Statue, Giardini.
level-gossip = Pettegola
level-gossip-help = Conosce tutti e preferisce le persone alle merci.
level-copycat = Copione
level-copycat-help = Vuole tutto ciò che ha il vicino.

# The headings of the two groups in the list of opponents.
opponents-by-strength = Dal più facile al più difficile
opponents-characters = Con un carattere tutto loro
opponents-people = Persone

# Il nome di ognuno, chi è, e una riga sul suo gioco, sulla targa di un posto: al massimo 26 caratteri.
level-random-person = Tuya
level-random-called = la Piuma
level-random-temper = Va dove tira il vento.
level-apprentice-person = Ipi
level-apprentice-called = l’Apprendista
level-apprentice-temper = Pieno di buona volontà.
level-scribe-person = Ani
level-scribe-called = lo Scriba
level-scribe-temper = Una mossa alla volta.
level-merchant-person = Imhotep
level-merchant-called = il Mercante
level-merchant-temper = Prima conta, poi compra.
level-steward-person = Senu
level-steward-called = l’Intendente
level-steward-temper = Sa quanto vale ogni cosa.
level-vizier-person = Rekhmira
level-vizier-called = il Visir
level-vizier-temper = Sa già la tua risposta.
level-pharaoh-person = Sethi
level-pharaoh-called = il Faraone
level-pharaoh-temper = Vede più lontano di tutti.
level-miser-person = Kha
level-miser-called = l’Avaro
level-miser-temper = Non regala niente.
level-gambler-person = Merit
level-gambler-called = la Scommettitrice
level-gambler-temper = Punta sul domani.
level-hoarder-person = Paser
level-hoarder-called = l’Accaparratore
level-hoarder-temper = Non ne ha mai abbastanza.
level-spoiler-person = Antef
level-spoiler-called = il Guastafeste
level-spoiler-temper = Rovina il gioco agli altri.
level-ferryman-person = Mahu
level-ferryman-called = il Traghettatore
level-ferryman-temper = Vede solo ciò che è vicino.
level-pedlar-person = Khay
level-pedlar-called = l’Ambulante
level-pedlar-temper = Buon occhio, se guarda.
level-racer-person = Ahmose
level-racer-called = il Frettoloso
level-racer-temper = Poco e subito, poi via.
level-connoisseur-person = Nefret
level-connoisseur-called = l’Esteta
level-connoisseur-temper = Il bello prima dell’utile.
level-gossip-person = Henut
level-gossip-called = la Pettegola
level-gossip-temper = Conosce sempre qualcuno.
level-copycat-person = Pentu
level-copycat-called = il Copione
level-copycat-temper = Vuole quello che hai tu.

# I nomi di chi gioca come qualcuno che è già al tavolo.
names-men = Ptah, Nakht, Hapu, Djehuti
names-women = Tiye, Maia, Iset, Senet
