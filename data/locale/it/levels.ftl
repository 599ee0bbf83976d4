# I livelli a cui giocano i programmi.

level-random = Piuma
level-random-help = Gioca a caso tra le mosse permesse.

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
level-pharaoh-help = Vede più lontano di tutti, e in più mani possibili.

level-miser = Avaro
level-miser-help = Odia ogni rischio e si tiene le mani pulite.
level-gambler = Scommettitore
level-gambler-help = Prende ciò che gli piace, a qualunque costo, e non sa mai quando fermarsi.
level-hoarder = Accaparratore
level-hoarder-help = Ama tenere quello che ha per qualcosa di più grande.
level-spoiler = Guastafeste
level-spoiler-help = Preferisce veder cadere chi è in testa che salire lui stesso.
