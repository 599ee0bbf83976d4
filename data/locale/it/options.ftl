# Ciò che si sceglie prima di una partita: opzioni, obiettivi
option-open-information = Informazioni visibili
option-open-information-help = Tutti vedono ciò che saprebbe chi ha una memoria perfetta.

option-character-may-open-set = Un personaggio può aprire un set
option-character-may-open-set-help = Un nuovo set può cominciare con un personaggio della sua famiglia anziché con una tessera merce.

option-architect = Variante Architetto
option-architect-help = Si parte da un angolo. Ogni cantiere va su una casella con un edificio finito, o accanto.

option-scenario = Direttiva
option-scenario-help = Che cosa serve per vincere.
scenario-scribe = Scriba
scenario-scribe-help = Un edificio su ogni casella, con una tappa di Piramide.
scenario-priest = Sacerdote
scenario-priest-help = Un Porto, una Piramide e tre edifici amministrativi.
scenario-pharaoh = Faraone
scenario-pharaoh-help = Un Porto, una Piramide e tutti e sei gli edifici amministrativi.
scenario-first-pyramid = Prima Piramide
scenario-first-pyramid-help = Completa una Piramide prima degli altri (edizione 2023).
