# I livelli a cui giocano le IA.

level-random = Piuma
level-random-help = Gioca a caso tra le mosse permesse.

level-apprentice = Apprendista
level-apprentice-help = Conosce qualche regola pratica e la dimentica spesso.
level-scribe = Scriba
level-scribe-help = Pensa solo alla prossima mossa, e non sempre bene.
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
level-gambler = Scommettitore
level-gambler-help = Prende ciò che gli piace, qualunque sia il rischio, e non sa mai quando fermarsi.
level-hoarder = Accaparratore
level-hoarder-help = Mette tutto da parte per qualcosa di più grande.
level-spoiler = Guastafeste
level-spoiler-help = Preferisce danneggiare gli altri piuttosto che fare punti.

# The headings of the two groups in the list of opponents.
opponents-by-strength = Dal più facile al più difficile
opponents-characters = Con un carattere tutto loro
