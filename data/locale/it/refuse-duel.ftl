# Perché una mossa è rifiutata in Sobek: 2 giocatori.
refuse-duel-unknown = In questo gioco questa mossa non esiste.
refuse-duel-over = La partita è finita.
refuse-duel-turn = È il momento di una delle tre azioni: prendere una tessera, vendere un set o giocare un personaggio.
refuse-duel-first-turn = Al primo turno si prende una delle quattro tessere al centro, e nient’altro.
refuse-duel-refill-final = Hai riempito il mercato per prendere una tessera: ora prendine una al centro.
refuse-duel-finger = Il Dito indica una tessera: prendi quella, e nient’altro.
refuse-duel-icon-first = Prima decidi se tenere la tessera o scambiarla con un Deben.
refuse-duel-turn-first = Prima gira l’Ankh.
refuse-duel-pirogue-first = Prima usa una delle Piroghe.
refuse-duel-vizier-first = Prima prendi una tessera dalla corruzione dell’avversario.
refuse-duel-scribe-first = Prima metti nella tua corruzione le tessere che lo Scriba esige.

refuse-duel-no-square = Questa casella non esiste.
refuse-duel-ankh-there = Su quella casella c’è l’Ankh.
refuse-duel-empty-square = Lì non c’è nessuna tessera.
refuse-duel-off-line = L’Ankh non punta a quella tessera.
refuse-duel-centre-only = Ora si possono prendere solo le tessere al centro.
refuse-duel-no-icon = Si può scambiare solo una tessera con l’icona Deben, subito dopo averla presa dal mercato.
refuse-duel-pile-empty = Il mazzo è vuoto, quindi il mercato non si può riempire.
refuse-duel-line-not-empty = Il mercato si riempie solo quando l’Ankh non punta a nessuna tessera.
refuse-duel-no-orientation = L’Ankh non si può girare così.
refuse-duel-face-a-tile = Gira l’Ankh verso una tessera, visto che ce n’è una a cui può puntare.

refuse-duel-no-family = Un set è di bestiame, pesce, grano, marmo, ebano o avorio; i jolly ne completano uno.
refuse-duel-not-in-hand = Questa tessera non è nella tua mano.
refuse-duel-one-family = Tutte le tessere devono essere di una famiglia, o jolly.
refuse-duel-set-small = Un set richiede almeno { $needed } tessere; ne hai scelte { $count }.
refuse-duel-set-needs-goods = Un set di una nuova famiglia richiede una tessera merce di quella famiglia; jolly e personaggi non bastano.

refuse-duel-not-a-character = Si possono giocare solo i personaggi.
refuse-duel-must-apply = Il potere ha effetto: devi scegliere un bersaglio.
refuse-duel-no-target = Nessun bersaglio possibile.
refuse-duel-wrong-target = Non è un bersaglio valido.
refuse-duel-no-such-back = L’avversario non ha tessere con quel dorso.
refuse-duel-set-not-sold = Non hai venduto nessun set di quella famiglia.
refuse-duel-too-many = 
    { $most ->
        [one] La Cortigiana aggiunge una sola tessera.
       *[other] La Cortigiana aggiunge al massimo { $most } tessere.
    }
refuse-duel-pirogue-gone = Quella Piroga non è più disponibile.
refuse-duel-scarabs-set = Gli Scarabei vanno su un set venduto, di bestiame, pesce o grano.
refuse-duel-not-in-corruption = Quella tessera non è nella corruzione dell’avversario.
refuse-duel-scribe-count = 
    { $count ->
        [one] Lo Scriba esige una tessera.
       *[other] Lo Scriba esige { $count } tessere.
    }
