# Perché un consiglio propone una mossa. Ogni numero viene dalle regole.
reason-set-points = { $points ->
    [0] Non aggiunge nulla ai tuoi set.
    [one] Aggiunge 1 punto ai tuoi set.
   *[other] Aggiunge { $points } punti ai tuoi set.
}
reason-event = Scegli un evento; { $tokens ->
    [one] rimane 1 segnalino
   *[other] rimangono { $tokens } segnalini
}.
reason-pirogue = Scegli una Piroga; { $tokens ->
    [one] ne rimane 1
   *[other] ne rimangono { $tokens }
}.
reason-lay = In orizzontale, queste { $cards } carte valgono { $points ->
    [one] 1 punto
   *[other] { $points } punti
} invece di diventare corruzione.
reason-character = Nessun altro conosce questo personaggio, e il suo potere può far comodo.
reason-character-known = Il suo potere fa comodo.
reason-amulet = Va bene per qualsiasi set.
reason-statue = Va bene per qualsiasi set.
reason-family = Ne avresti { $cards } di questa famiglia, { $scarabs ->
    [0] senza scarabei
    [one] con 1 scarabeo
   *[other] con { $scarabs } scarabei
}.
reason-starts = Comincia una nuova famiglia nella tua mano, { $scarabs ->
    [0] senza scarabei
    [one] con 1 scarabeo
   *[other] con { $scarabs } scarabei
}.
reason-set-ready = Così hai un set di { $cards }, { $points ->
    [0] che non vale ancora nulla
    [one] da 1 punto
   *[other] da { $points } punti
}.
reason-set-waits = { $points ->
    [one] Il tuo set da 1 punto resta in mano e può ancora crescere.
   *[other] Il tuo set da { $points } punti resta in mano e può ancora crescere.
}
reason-set-late = { $points ->
    [one] Il tuo set da 1 punto resta in mano, e il tempo stringe.
   *[other] Il tuo set da { $points } punti resta in mano, e il tempo stringe.
}
reason-uses-amulets = Usa { $cards ->
    [one] 1 amuleto
   *[other] { $cards } amuleti
}.
reason-uses-statues = Usa { $tiles ->
    [one] 1 Statua
   *[other] { $tiles } Statue
}.
reason-keeps-amulets = Conservi { $cards ->
    [one] l’amuleto
   *[other] i tuoi { $cards } amuleti
} per un altro set.
reason-keeps-statues = Conservi { $tiles ->
    [one] la Statua
   *[other] le tue { $tiles } Statue
} per un altro set.
reason-uses-characters = Perdi il potere di { $cards ->
    [one] 1 personaggio
   *[other] { $cards } personaggi
}.
reason-discards = Poi il personaggio è perso.
reason-icon = Puoi scambiare la tessera con un Deben.
reason-own-set = Va bene per il tuo set di questa famiglia, che { $scarabs ->
    [0] non ha ancora scarabei
    [one] ha 1 scarabeo
   *[other] ha { $scarabs } scarabei
}.
the-rival = { $rivals ->
    [1] { $rival }
   *[other] un avversario
}
reason-denies = È una famiglia che raccoglie anche { the-rival } ({ $scarabs ->
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
} finora).
reason-corruption = Costa { $cards } di corruzione, { $total } in tutto{ $curses ->
    [0] .
    [one] {" "}con la Maledizione.
   *[other] {" "}con le Maledizioni.
}
reason-clean = Non costa corruzione.
reason-less-corruption = Riduce la tua corruzione di { $cards }.
to-the-next = { $rivals ->
    [1] { A($rival) }
   *[other] al giocatore successivo
}
reason-leaves = Lascia { to-the-next } { DEL($family) } con { $scarabs ->
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
}, { $skipped ->
    [0] senza corruzione
   *[other] per { $skipped } di corruzione
}.
reason-leaves-little = Non lascia nessuna carta scoperta con scarabei alla portata { $rivals ->
    [1] di { $rival }
   *[other] del giocatore successivo
}.
reason-delivery = È l’ultima carta, seguita da una nuova consegna.
reason-ends-round = Conclude il round con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} nella tua mano e { $theirs } { $rivals ->
    [1] in quella di { $rival }
   *[other] in quelle degli altri
}.
reason-queen = { $cards ->
    [0] Il mazzo è vuoto: non peschi nulla.
    [one] Peschi 1 carta dal mazzo.
   *[other] Peschi { $cards } carte dal mazzo.
}
reason-queen-tile = { $tiles ->
    [0] Non c’è più nulla da pescare.
    [one] Peschi 1 tessera.
   *[other] Peschi { $tiles } tessere.
}
reason-priest = { $cards ->
    [0] Nella tua corruzione non c’è nulla da scartare.
    [one] Puoi togliere 1 carta dalla tua corruzione.
   *[other] Puoi togliere un’intera famiglia dalla tua corruzione: al massimo { $cards } carte.
}
reason-scribe = { $cards ->
    [0] Nessuno deve mettere nulla nella corruzione.
   *[other] { $rivals ->
        [1] { $rival } deve
       *[other] Gli altri devono
    } metterne { $cards } nella corruzione.
}
reason-merchant = Puoi prendere qualsiasi carta dai moli, senza corruzione.
reason-thief = Rubi a { the-rival } una carta a caso dalla mano.
reason-thief-tile = Rubi una tessera a caso dalla mano dell’avversario.
reason-vizier = { $cards ->
    [0] Nessuno ha corruzione da cui prendere una carta.
    [one] Prendi a { the-rival } l’unica carta della sua corruzione.
   *[other] Prendi a { the-rival } una carta della sua corruzione, scelta fra { $cards } al massimo.
}
reason-vizier-tile = Scegli una tessera dalla corruzione dell’avversario.
reason-scribe-limit = L’avversario può tenere solo { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}.
reason-architect = Guardi { $tokens ->
    [one] 1 Piroga messa da parte e la usi
   *[other] { $tokens } Piroghe messe da parte e ne usi una
}.
reason-courtesan = { $points ->
    [0] Ciò che potresti aggiungere a un set non dà punti.
    [one] Puoi aggiungere fino a 1 punto a un set sul tavolo.
   *[other] Puoi aggiungere fino a { $points } punti a un set sul tavolo.
}
reason-idle = Ora il suo potere non ha effetto.
reason-forward = Avanzi di { $points }.
reason-guild-back = Fa tornare indietro { the-rival } al massimo di { $points }.
reason-guild-denied = Altrimenti { the-rival } potrebbe usarla per avanzare al massimo di { $points }.
reason-rival-back = Quel giocatore torna indietro da { $before } a { $after }.
reason-again = Giochi subito un altro turno.
reason-curse = Dà a { the-rival } { $cards } di corruzione in più.
reason-cursed = Quel giocatore avrebbe allora { $total } di corruzione e ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-embalming = { $cards ->
    [0] Non hai corruzione, ma così nessun altro potrà usarlo.
   *[other] Riprendi in mano tutta la tua corruzione ({ $cards }).
}
reason-deceit = Dà subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-prosperity = Aggiunge { $scarabs } scarabei a un set.
reason-shed = { $cards ->
    [one] Devi metterne 1 nella corruzione, e questa è quella che ti serve meno.
   *[other] Devi metterne { $cards } nella corruzione, e queste sono quelle che ti servono meno.
}
reason-steal = Quel giocatore ha in mano { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} e ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-exchange = Un Deben vale da { $least } a { $most } punti.
reason-keep = Per te la tessera vale più di un Deben.
reason-line = Lascia sulla linea dell’Ankh { $tiles ->
    [one] 1 tessera, { $family }
   *[other] { $tiles } tessere, nel migliore dei casi { DEL($family) }
} { $scarabs ->
    [0] senza scarabei
    [one] con 1 scarabeo
   *[other] con { $scarabs } scarabei
}.
reason-line-character = Lascia sulla linea dell’Ankh { $tiles ->
    [one] 1 tessera,
   *[other] { $tiles } tessere, nel migliore dei casi
} un personaggio.
reason-line-statue = Lascia sulla linea dell’Ankh { $tiles ->
    [one] 1 tessera,
   *[other] { $tiles } tessere, nel migliore dei casi
} una Statua.
reason-empty-line = Lascia una linea vuota.
reason-no-take = Non lascia nulla da prendere: la linea e il mazzo sono vuoti.
reason-refill = { $tiles ->
    [one] Arriva 1 nuova tessera
   *[other] Arrivano { $tiles } nuove tessere
} al mercato.
reason-points-end = Vale { $points } punti a fine partita.
reason-points-deben = Vale { $points } punti a fine partita, e un Deben.
reason-eye = Peschi { $deben } Deben e tieni il più alto.
reason-finger = L’avversario deve prendere la tessera che scegli.
reason-deny-token = L’avversario non l’avrà.
cost-stone = { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
}
cost-resources = { $wood ->
    [0] { $stone ->
        [0] { $gold ->
            [0] niente
           *[other] { $gold } oro
        }
       *[other] { cost-stone }{ $gold ->
            [0] {""}
           *[other] {" e "}{ $gold } oro
        }
    }
   *[other] { $wood } legno{ $stone ->
        [0] { $gold ->
            [0] {""}
           *[other] {" e "}{ $gold } oro
        }
       *[other] { $gold ->
            [0] {" e "}{ cost-stone }
           *[other] {", "}{ cost-stone } e { $gold } oro
        }
    }
}
reason-price = Al momento costa { cost-resources }.
reason-neighbours = { $spaces ->
    [0] Non abbassa i prezzi su nessuna casella libera
    [one] Abbassa i prezzi su 1 casella libera
   *[other] Abbassa i prezzi su { $spaces } caselle libere
} intorno a sé.
reason-gauge-start = Cominceresti la stagione sulla casella { $square }; quella rossa è la { $red }.
reason-needed = La direttiva lo richiede.
reason-steps = Richiede { $steps ->
    [one] 1 round
   *[other] { $steps } round
}, una tappa per ciascuno: conviene cominciare presto.
reason-produces = Ti dà { cost-resources } a ogni round; { $lacking ->
    [0] per la direttiva ne hai già abbastanza
    [one] per la direttiva ne serve ancora circa 1
   *[other] per la direttiva ne servono ancora circa { $lacking }
}.
reason-stores = Permette di immagazzinare { $resources } risorse in più.
reason-manages = Gestisce { $sites } cantieri in più.
reason-ability = { $power }
ability-barracks = Una volta a stagione abbassa il tuo indicatore e alza quello di un avversario.
ability-temple = Prima di ogni stagione ti lascia tenere una delle prime due carte.
ability-market = Una volta a stagione ti lascia scambiare risorse con un avversario.
ability-library = Una volta a stagione trasforma una carta Disordini in un jolly.
ability-gardens = Una volta a stagione per te i Doppi Disordini valgono solo 1.
ability-palace = Una volta a stagione requisisce una carta appena rivelata.
reason-covers = Copre una casella libera; { $spaces ->
    [0] non ne resterebbe nessuna
    [one] ne resterebbe 1
   *[other] ne resterebbero { $spaces }
}.
reason-enough-sites = { $sites ->
    [0] Per ora non serve nessun cantiere
    [one] Per ora basta 1 cantiere
   *[other] Per ora bastano { $sites } cantieri
}.
reason-calm = Il tuo indicatore scende alla casella { $square }; quella rossa è la { $red }.
reason-costs-gold = Costa 1 oro, con cui potresti costruire.
reason-calmer = Il rischio di rivolta prima della tua prossima decisione scende { $before ->
    [0] da meno dell’1%
   *[other] { DAL($before) }%
} { $after ->
    [0] a meno dell’1%
   *[other] { AL($after) }%
}.
reason-calmer-safe = Il rischio di rivolta prima della tua prossima decisione scende { $before ->
    [0] da meno dell’1%
   *[other] { DAL($before) }%
} allo 0%.
reason-keep-store = { $resources ->
    [0] Non tieni nulla
    [one] Tieni 1 risorsa
   *[other] Tieni { $resources } risorse
}.
reason-keep-useful = I tuoi cantieri { $resources ->
    [0] non ne richiedono nessuna
    [one] ne richiedono 1
   *[other] ne richiedono { $resources }
}.
reason-keep-goal = Per la direttiva { $resources ->
    [0] non ne serve più nessuna
    [one] ne serve ancora 1
   *[other] ne servono ancora { $resources }
}.
reason-take-pool = { $resources ->
    [0] Non prendi nulla: il raccolto è vuoto
    [one] Prendi 1 risorsa dal raccolto
   *[other] Prendi { $resources } risorse dal raccolto
}.
reason-unseen = { $cards ->
    [one] 1 carta non ancora vista
   *[other] { $cards } carte non ancora viste
}{ $apart ->
    [0] {""}
   *[other] , di cui { $apart } fuori dal mazzo
}: { $resources } con una risorsa, { $trouble } con Disordini.
reason-red = { $squares ->
    [one] Manca 1 casella
   *[other] Mancano { $squares } caselle
} alla rivolta.
reason-revolt = Il rischio di rivolta prima della tua prossima decisione è { $percent ->
    [0] inferiore all’1%
   *[other] { DEL($percent) }%
}.
reason-safe = Prima della tua prossima decisione nessuna rivolta è possibile.
reason-pays-all = A quel punto le tue risorse bastano per tutti i cantieri.
reason-lacking = Per pagare tutti i tuoi cantieri { $resources ->
    [one] ti manca ancora 1 risorsa
   *[other] ti mancano ancora { $resources } risorse
}.
reason-first-double = Chi si ferma per primo riceve la carta doppia.
reason-last-double = Chi si ferma per ultimo riceve la carta doppia.
reason-only = È l’unica mossa possibile.
reason-lead = Così vinci circa { $chance ->
    [one] { $chance } volta
   *[other] { $chance } volte
} su 100, { $points } in più che con l’altra mossa.
reason-alike = Con entrambe le mosse vinci circa { $chance ->
    [one] { $chance } volta
   *[other] { $chance } volte
} su 100.
reason-won = Con entrambe le mosse la partita è praticamente vinta.
reason-lost = Con entrambe le mosse la partita è praticamente persa.
reason-search = Vedi la corruzione di quel giocatore ({ $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}) e puoi prenderne una. Il giocatore ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-starter = Giocheresti in posizione { $place } su { $seats }.
reason-done = { $cards ->
    [0] Non ti restano carte in mano.
    [one] 1 carta della tua mano diventa corruzione.
   *[other] { $cards } carte della tua mano diventano corruzione.
}
reason-settle = Questa casella ha { $spaces } vicine; tieni per gli artigiani quelle che ne hanno di più.
reason-on-nile = Occupa una casella sul Nilo, dove un Porto farebbe scendere i prezzi.
reason-off-nile = Lascia libere le caselle sul Nilo, dove un Porto abbassa i prezzi.
reason-port-here = Il tuo Porto toglie 1 risorsa dal prezzo su questa casella.
reason-gives-up = Abbandoni un cantiere e tutto ciò che ti darebbe.
reason-abandon = Non devi più pagare il suo prezzo: { cost-resources }.
reason-demolish = { $spaces ->
    [0] Non avresti caselle libere
    [one] Avresti 1 casella libera
   *[other] Avresti { $spaces } caselle libere
}.
reason-discount = Di questa risorsa avresti ancora { $due } da pagare, e ne hai { $have }.
reason-pay = { $hand ->
    [0] { $tokens ->
        [0] Non usa né risorse della tua mano né gettoni
        [one] Usa 1 gettone, che torna alla fine del round
       *[other] Usa { $tokens } gettoni, che tornano alla fine del round
    }
   *[other] Usa { $hand ->
        [one] 1 risorsa
       *[other] { $hand } risorse
    } della tua mano{ $tokens ->
        [0] { "" }
        [one] { " e " }1 gettone, che torna alla fine del round
       *[other] { " e " }{ $tokens } gettoni, che tornano alla fine del round
    }
}{ $rest ->
    [0] {"."}
    [one] {", "}e 1 risorsa si paga con un jolly o una carovana.
   *[other] {", "}e { $rest } risorse si pagano con jolly o carovane.
}
reason-wild = Usa { $jokers ->
    [0] nessun jolly
    [one] 1 jolly
   *[other] { $jokers } jolly
} e { $caravans ->
    [0] nessuna carovana
    [one] 1 carovana
   *[other] { $caravans } carovane
}.
reason-finish = { $resources ->
    [0] Non ti resta nulla da immagazzinare
    [one] Ti resta 1 risorsa, e nei Magazzini c’è posto per { $room }
   *[other] Ti restano { $resources } risorse, e nei Magazzini c’è posto per { $room }
}.
reason-finish-lost = Nei Magazzini { $room ->
    [0] non c’è posto per nessuna delle risorse che ti restano
    [1] c’è posto solo per una delle { $resources } risorse che ti restano
   *[other] c’è posto solo per { $room } delle { $resources } risorse che ti restano
}.
reason-charter = Avresti { $caravans ->
    [one] { $caravans } carovana
   *[other] { $caravans } carovane
} su { $most }.
reason-redeem = { $caravans ->
    [0] Non ti resterebbero carovane
    [one] Ti resterebbe 1 carovana
   *[other] Ti resterebbero { $caravans } carovane
}.
reason-barracks = Il tuo indicatore scende alla casella { $own }, quello dell’avversario sale alla { $theirs }; quella rossa è la { $red }.
that-rival = { $rivals ->
    [1] { A($rival) }
   *[other] a quell’avversario
}
reason-rival-lacks = { $resources ->
    [0] Per la direttiva, { that-rival } non manca nulla.
    [one] Per la direttiva, { that-rival } manca ancora circa 1 risorsa.
   *[other] Per la direttiva, { that-rival } mancano ancora circa { $resources } risorse.
}
reason-swap = { $resources ->
    [one] Ricevi 1 risorsa di un altro tipo in cambio di 1.
   *[other] Ricevi { $resources } risorse di altri tipi in cambio di altrettante.
}
reason-swap-sites = { $after ->
    [0] Così non ti mancherebbe più nulla per tutti i tuoi cantieri
    [one] Così ti mancherebbe 1 risorsa per tutti i tuoi cantieri
   *[other] Così ti mancherebbero { $after } risorse per tutti i tuoi cantieri
} (ora { $before }).
reason-swap-goal = { $after ->
    [0] Così non ti mancherebbe più nulla per la direttiva
    [one] Così ti mancherebbe ancora circa 1 risorsa per la direttiva
   *[other] Così ti mancherebbero ancora circa { $after } risorse per la direttiva
} (ora { $before }).
reason-no-swap = Tieni quello che hai.
reason-temple = Vedi le prossime due carte prima di tutti.
reason-place-top = L’altra carta sarà la prossima a uscire.
reason-place-bottom = L’altra carta uscirà per ultima.
reason-card-resource = La carta ti dà una risorsa quando ti fermi.
reason-card-lacking = { $resources ->
    [0] Per la direttiva ne hai già abbastanza.
    [one] Per la direttiva ne serve ancora circa 1.
   *[other] Per la direttiva ne servono ancora circa { $resources }.
}
reason-card-trouble = La carta farebbe salire gli indicatori di { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}; così la annulli.
reason-card-other = Così annulli la carta.
reason-soften = Il tuo indicatore { $squares ->
    [0] non sale
    [one] sale solo di 1 casella
   *[other] sale solo di { $squares } caselle
}.
reason-suffer = Il tuo indicatore sale di { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}; conservi il potere dell’edificio.
reason-suffer-revolt = È la rivolta.
reason-pass = Conservi il potere dell’edificio per dopo.
