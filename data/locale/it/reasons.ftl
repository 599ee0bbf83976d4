# Perché un consiglio propone una mossa. Ogni numero viene dalle regole.
reason-set-points = Porta subito { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reason-event = Ti fa scegliere un evento; { $tokens ->
    [one] rimane un segnalino
   *[other] rimangono { $tokens } segnalini
}.
reason-pirogue = Ti fa scegliere una Piroga; { $tokens ->
    [one] ne rimane una
   *[other] ne rimangono { $tokens }
}.
reason-lay = In orizzontale, queste { $cards } carte valgono { $points ->
    [one] un punto
   *[other] { $points } punti
} invece di finire nella corruzione.
reason-character = Nessun altro conosce questo personaggio; il suo potere vale una carta.
reason-amulet = Un amuleto va in qualsiasi set.
reason-statue = Una Statua va in qualsiasi set.
reason-family = Così ne hai { $cards } di questa famiglia, { $scarabs ->
    [0] senza scarabei
    [one] con uno scarabeo
   *[other] con { $scarabs } scarabei
}.
reason-own-set = Può unirsi al tuo set di questa famiglia, che { $scarabs ->
    [0] non ha ancora scarabei
    [one] ha uno scarabeo
   *[other] ha { $scarabs } scarabei
}.
reason-denies = Il giocatore seguente ha un set di questa famiglia { $scarabs ->
    [0] senza scarabei
    [one] con uno scarabeo
   *[other] con { $scarabs } scarabei
} e la vorrebbe anche lui.
reason-corruption = Costa { $cards ->
    [one] una carta
   *[other] { $cards } carte
} di corruzione; ne avresti { $total }.
reason-clean = Non costa corruzione.
reason-less-corruption = { $cards ->
    [0] Non toglie carte
    [one] Toglie una carta
   *[other] Toglie { $cards } carte
} dalla tua corruzione.
reason-leaves = Il giocatore seguente trova a portata carte { $scarabs ->
    [0] senza scarabei
    [one] con al massimo uno scarabeo
   *[other] con al massimo { $scarabs } scarabei
}.
reason-delivery = È l’ultima della fila: arriva una nuova consegna.
reason-ends-round = Conclude il round.
reason-queen = Peschi { $cards ->
    [0] nulla
    [one] una carta
   *[other] { $cards } carte
}.
reason-priest = { $cards ->
    [0] Non hai carte
    [one] Hai una carta
   *[other] Hai { $cards } carte
} di corruzione tra cui scegliere una famiglia.
reason-scribe = Gli altri { $cards ->
    [0] non devono cedere nulla
    [one] devono cedere una carta
   *[other] devono cedere { $cards } carte
}.
reason-power = Il suo potere ora vale più della carta in un set.
reason-forward = Il tuo segnapunti avanza di { $points }.
reason-rival-back = Quel segnapunti torna indietro di { $points }.
reason-again = Giochi subito un altro turno.
reason-curse = Aggiunge { $cards } alla corruzione di un avversario.
reason-embalming = { $cards ->
    [0] Non hai corruzione; gli altri non lo avranno
    [one] Una carta torna dalla tua corruzione
   *[other] { $cards } carte tornano dalla tua corruzione
}.
reason-deceit = Porta subito { $points }.
reason-prosperity = Aggiunge { $scarabs } scarabei a un set.
reason-shed = Devi metterne { $cards ->
    [one] una
   *[other] { $cards }
} nella corruzione; queste ti servono meno.
reason-steal = Quella mano { $cards ->
    [0] non contiene carte
    [one] contiene una carta
   *[other] contiene { $cards } carte
}.
reason-exchange = Un Deben vale da { $least } a { $most } punti.
reason-keep = La tessera per te vale più di un Deben.
reason-line = L’Ankh { $tiles ->
    [0] non punta allora a nessuna tessera
    [one] punta allora a una tessera
   *[other] punta allora a { $tiles } tessere
}.
reason-empty-line = L’Ankh punta allora nel vuoto.
reason-refill = { $tiles ->
    [one] Arriva una nuova tessera
   *[other] Arrivano { $tiles } nuove tessere
} sul mercato.
reason-points-end = Vale { $points } punti alla fine.
reason-points-deben = Vale { $points } punti alla fine e dà un Deben.
reason-eye = Peschi { $deben } Deben e tieni il più alto.
reason-finger = L’avversario deve prendere una tessera scelta da te.
reason-deny-token = L’avversario non l’avrà.
cost-stone = { $stone } pietra
cost-resources = { $wood ->
    [0] { $stone ->
        [0] { $gold ->
            [0] niente
           *[other] { $gold } d’oro
        }
       *[other] { cost-stone }{ $gold ->
            [0] {""}
           *[other] {" e "}{ $gold } d’oro
        }
    }
   *[other] { $wood } di legno{ $stone ->
        [0] { $gold ->
            [0] {""}
           *[other] {" e "}{ $gold } d’oro
        }
       *[other] { $gold ->
            [0] {" e "}{ cost-stone }
           *[other] {", "}{ cost-stone } e { $gold } d’oro
        }
    }
}
reason-price = Prezzo attuale: { cost-resources }.
reason-neighbours = { $spaces ->
    [0] Non renderà meno cara nessuna casella libera
    [one] Renderà meno cara una casella libera
   *[other] Renderà meno care { $spaces } caselle libere
} intorno a sé.
reason-gauge-start = Il tuo indicatore comincerà la stagione sulla casella { $square }; il rosso è la { $red }.
reason-enough-sites = { $sites ->
    [0] Per ora non serve nessun cantiere
    [one] Per ora basta un cantiere
   *[other] Per ora bastano { $sites } cantieri
}.
reason-calm = Riporta il tuo indicatore alla casella { $square }; il rosso è la { $red }.
reason-keep-store = { $resources ->
    [0] Non conserva nulla
    [one] Conserva una risorsa
   *[other] Conserva { $resources } risorse
}.
reason-pool = { $resources ->
    [0] Non c’è nulla
    [one] C’è una risorsa
   *[other] Ci sono { $resources } risorse
} nel raccolto.
reason-unseen = { $cards ->
    [one] Una carta non si è vista
   *[other] { $cards } carte non si sono viste
} in questa stagione: { $resources } con una risorsa, { $trouble } con Disordini.
reason-red = { $squares ->
    [one] Manca una casella
   *[other] Mancano { $squares } caselle
} al rosso.
reason-first-double = Chi si ferma per primo riceve la carta doppia.
reason-only = È l’unica mossa possibile.
reason-lead = Nelle partite simulate vinci così { $chance } volte su 100, { $points } in più che con la seconda mossa migliore.
reason-alike = { $moves } mosse si equivalgono: ognuna vince circa { $chance } volte su 100.
reason-tried = Su { $games } partite simulate, { $times } cominciavano così: il numero più alto.
reason-search = Vedi che cosa c’è sotto quella tessera e puoi prenderne una carta; chi la possiede ha { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reason-starter = Giochi allora in posizione { $place } su { $seats }.
reason-done = { $cards ->
    [0] Nessuna carta resta nella tua mano
    [one] Una carta resta nella tua mano, come corruzione
   *[other] { $cards } carte restano nella tua mano, come corruzione
}: in orizzontale non c’è altro da guadagnare.
reason-settle = Questa casella ne tocca altre { $spaces }; conviene tenere per gli artigiani quelle che ne toccano di più.
reason-abandon = Non devi più pagarlo: { cost-resources }.
reason-demolish = { $spaces ->
    [0] Non hai allora caselle libere
    [one] Hai allora una casella libera
   *[other] Hai allora { $spaces } caselle libere
}.
reason-discount = Di questa risorsa { $due ->
    [0] non serve più nulla
    [one] ne serve ancora una
   *[other] ne servono ancora { $due }
}, e ne hai { $have }.
reason-pay = Ne prende { $hand } dalla mano e { $tokens ->
    [0] nessun gettone
    [one] un gettone
   *[other] { $tokens } gettoni
}.
reason-wild = Usa { $jokers ->
    [0] nessun jolly
    [one] un jolly
   *[other] { $jokers } jolly
} e { $caravans ->
    [0] nessuna carovana
    [one] una carovana
   *[other] { $caravans } carovane
}.
reason-finish = { $resources ->
    [0] Non resta nulla nella tua mano
    [one] Resta una risorsa nella tua mano
   *[other] Restano { $resources } risorse nella tua mano
}, e i Magazzini hanno posto per { $room }.
reason-charter = È meglio che perderle: hai allora { $caravans ->
    [one] { $caravans } carovana
   *[other] { $caravans } carovane
} su { $most }.
reason-redeem = { $caravans ->
    [0] Non ti resta allora nessuna carovana
    [one] Ti resta allora una carovana
   *[other] Ti restano allora { $caravans } carovane
}.
reason-barracks = Il tuo indicatore scende alla casella { $own }, quello dell’avversario sale alla { $theirs }; il rosso è la { $red }.
reason-swap = Ti porta { $resources ->
    [one] una risorsa utile
   *[other] { $resources } risorse utili
} in cambio di altrettante che non ti servono.
reason-temple = Vedi le prossime due carte prima di tutti gli altri.
reason-place-top = L’altra carta viene subito dopo.
reason-place-bottom = L’altra carta viene per ultima.
reason-card-resource = La carta ti dà una risorsa quando ti fermi.
reason-card-trouble = La carta farebbe salire gli indicatori di { $squares ->
    [one] una casella
   *[other] { $squares } caselle
}, e resta senza effetto.
reason-card-other = La carta resta senza effetto.
reason-soften = Il tuo indicatore { $squares ->
    [0] non sale
    [one] sale solo di una casella
   *[other] sale solo di { $squares } caselle
}.
reason-suffer = Il tuo indicatore sale di { $squares ->
    [one] una casella
   *[other] { $squares } caselle
}; l’edificio conserva il suo potere.
reason-pass = L’edificio conserva il suo potere per dopo.
