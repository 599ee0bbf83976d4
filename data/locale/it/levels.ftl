# I livelli a cui giocano i programmi.

level-random = Piuma
level-random-help = Fa qualsiasi cosa permessa, come soffia il vento.

level-apprentice = Apprendista
level-apprentice-help = Conosce qualche regola pratica e la dimentica spesso.
level-scribe = Scriba
level-scribe-help = Pesa la propria prossima mossa, non sempre bene.
level-merchant = Mercante
level-merchant-help = Pesa con cura la propria prossima mossa.
level-steward = Intendente
level-steward-help = Ha imparato da molte partite quanto vale una posizione.
level-vizier = Visir
level-vizier-help = Pensa anche alla tua risposta.
level-pharaoh = Faraone
level-pharaoh-help = Guarda avanti di più turni, in molte delle mani che puoi avere. Al massimo un secondo a mossa.

level-miser = Avaro
level-miser-help = Odia la corruzione e ogni rischio.
level-gambler = Azzardista
level-gambler-help = Salta tutto ciò che non gli piace, e non sa mai quando fermarsi.
level-hoarder = Accumulatore
level-hoarder-help = Ama tenere quello che ha per qualcosa di più grande.
level-spoiler = Guastafeste
level-spoiler-help = Preferisce veder cadere il primo piuttosto che salire.
