# Ciò che si sceglie prima di una partita: opzioni, obiettivi
option-open-information = Informazioni visibili
option-open-information-help = Tutti vedono ciò che saprebbe una memoria perfetta.

option-character-may-open-set = Un personaggio può aprire un set
option-character-may-open-set-help = Un personaggio della famiglia può sostituire la tessera merce che un nuovo set deve contenere.

option-architect = Variante Architetto
option-architect-help = Si costruisce a partire da un angolo, e ogni cantiere deve toccare qualcosa di costruito.

option-scenario = Obiettivo
option-scenario-help = Ciò che conclude la partita e dà la vittoria.
scenario-scribe = Scriba
scenario-scribe-help = Dodici caselle costruite, e almeno una tappa di una Piramide.
scenario-priest = Sacerdote
scenario-priest-help = Un Porto, una Piramide e tre edifici amministrativi.
scenario-pharaoh = Faraone
scenario-pharaoh-help = Un Porto, una Piramide e tutti e sei gli edifici amministrativi.
scenario-first-pyramid = Prima Piramide
scenario-first-pyramid-help = Completa per primo una Piramide (edizione 2023).
