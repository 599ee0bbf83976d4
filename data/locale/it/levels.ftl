# I livelli a cui giocano i programmi.

level-random = Piuma
level-random-help = Fa una cosa qualsiasi tra quelle permesse, come tira il vento.

level-apprentice = Apprendista
level-apprentice-help = Conosce qualche regola pratica e la dimentica spesso.
level-scribe = Scriba
level-scribe-help = Pensa solo alla propria prossima mossa, e non sempre bene.
level-merchant = Mercante
level-merchant-help = Pesa con cura la propria prossima mossa.
level-steward = Intendente
level-steward-help = Sa quanto vale una posizione.
level-vizier = Visir
level-vizier-help = Pensa anche alla tua risposta.
level-pharaoh = Faraone
level-pharaoh-help = Più di chiunque altro, guarda avanti nelle disposizioni possibili delle carte coperte.

level-miser = Avaro
level-miser-help = Odia ogni rischio e si tiene le mani pulite.
level-gambler = Azzardista
level-gambler-help = Prende ciò che gli piace, a qualunque costo, e non sa mai quando fermarsi.
level-hoarder = Accumulatore
level-hoarder-help = Ama tenere quello che ha per qualcosa di più grande.
level-spoiler = Guastafeste
level-spoiler-help = Preferisce veder cadere il primo piuttosto che salire.
