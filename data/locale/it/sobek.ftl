# Ciò che è stampato sui pezzi di Sobek, ciò che dicono di sé, e ciò che il tavolo chiede.
# I nomi delle famiglie entrano nelle frasi con «di», che non cambia mai forma: «3 carte di avorio», «set di grano».

family-ivory = avorio
family-ebony = ebano
family-marble = marmo
family-cattle = bestiame
family-fish = pesce
family-wheat = grano
family-amulet = amuleti
amulet-one = amuleto
letter-ivory = A
letter-ebony = E
letter-marble = M
letter-cattle = B
letter-fish = P
letter-wheat = G
letter-amulet = J

back-beige = beige
back-green = verde
back-orange = arancione
back-event = evento

card-queen = Regina
    .article = la
card-high-priest = Sommo Sacerdote
card-high-priest-plate = Sacerdote
card-high-priestess = Somma Sacerdotessa
    .article = la
card-high-priestess-plate = Sacerdotessa
card-vizier = Visir
card-scribe = Scriba
card-thief = Ladro
card-courtesan = Cortigiana
    .article = la
card-merchant = Mercante

power-queen = Pesca 3 carte dal mazzo. Dopo l’ultima consegna il mazzo è vuoto.
power-high-priest = Scarta dalla tua corruzione tutte le carte di una famiglia, personaggi compresi (ma non gli amuleti).
power-high-priestess = Scarta dalla tua corruzione tutte le carte di una famiglia, personaggi compresi (ma non gli amuleti).
power-vizier = Guarda la corruzione di un avversario e prendi in mano 1 carta.
power-scribe = Ogni avversario con più di 6 carte in mano ne tiene 6 e mette le altre nella corruzione.
power-thief = Scegli un avversario e un colore di dorso: rubagli a caso una carta con quel dorso.
power-courtesan = Dalla tua mano aggiungi a un tuo set 1 o 2 carte della stessa famiglia (o amuleti). Nessun evento.
power-merchant = Prendi qualsiasi carta dei moli senza saltarne nessuna.

event-guild = Gilda
    .article = la
event-guild-of = Gilda ({ $symbol })
event-flood = Alluvione
event-curse = Maledizione
    .article = la
event-prosperity = Prosperità
    .article = la
event-embalming = Imbalsamazione
event-deceit = Inganno
event-hidden = un segnalino evento

power-guild = Avanza fino alla prossima casella con questo simbolo. Poi un avversario torna alla precedente (mai sotto lo 0).
power-flood = Gioca subito un altro turno intero.
power-curse = Dalla a un avversario: in questo round vale 2 carte di corruzione.
power-prosperity = Mettila su un tuo set di bestiame, pesce, grano o amuleti: +2 scarabei.
power-embalming = Riprendi in mano tutta la tua corruzione. Le Maledizioni restano.
power-deceit = Rivela quante carte ci sono nella tua corruzione e segna 1 punto per ciascuna. Restano lì.

power-guild-short = Avanzi fino al prossimo simbolo; un avversario torna indietro.
power-flood-short = Un altro turno intero.
power-curse-short = +2 corruzione a un avversario.
power-prosperity-short = +2 scarabei su un set di bestiame, pesce, grano o amuleti.
power-embalming-short = Riprendi in mano tutta la tua corruzione.
power-deceit-short = 1 punto per carta nella tua corruzione.

symbol-ankh = ankh
symbol-eye = occhio
symbol-feather = piuma
symbol-water = acqua
symbol-number = numero


sobek-status = Round { $round } di { $rounds } · consegna { $delivery } di { $deliveries }

# Le carte in una frase
list-and = { $rest } { E($last) }
card-goods = { $scarabs ->
    [0] { $family }
    [one] { $family } con uno scarabeo
   *[other] { $family } con { $scarabs } scarabei
}
card-amulet = { $count ->
    [one] un amuleto
   *[other] { $count } amuleti
}
card-character = { IL($name) } ({ $family })
card-power = { IL($name) }
card-hidden = { $back ->
    [orange] { $count ->
        [one] un personaggio coperto
       *[other] { $count } personaggi coperti
    }
    [green] { $count ->
        [one] una carta dal dorso verde
       *[other] { $count } carte dal dorso verde
    }
   *[other] { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
}
card-times = { $count } × { $card }
card-some = { DEL($card) }
# Diverse merci di una famiglia: nessuna, alcune o tutte hanno scarabei; accanto ad altri elementi di un elenco, tra parentesi
several-cards = { $count } carte di { $family }
several-tiles = { $count } tessere di { $family }
several-goods = { $goods }{ $which ->
   *[none] {""}
    [some] , { goods-marked }
    [some-aside] {" "}({ goods-marked })
    [all] {" "}con { $signs ->
        [one] uno scarabeo
       *[other] { $signs } scarabei
    } ciascuna
    [all-aside] {" "}(con { $signs ->
        [one] uno scarabeo
       *[other] { $signs } scarabei
    } ciascuna)
}
goods-marked = di cui { $marked ->
    [one] una
   *[other] { $marked }
} con { $signs ->
    [one] uno scarabeo
   *[other] { $signs } scarabei
}{ $marked ->
    [one] {""}
   *[other] {" "}ciascuna
}

# Pulsanti: le mosse in parole
say-take = Prendi { $card }
say-take-at = Prendi { $card }, in posizione { $place }
say-play = Gioca { $card }
say-set = Gioca { $cards }
say-event = Scegli { IL($card) }
say-guild = Manda indietro { $name }
say-curse = Maledici { $name }
say-prosper = Metti la Prosperità sul set di { $family }
say-steal = Ruba { A($name) } una carta dal dorso { $back }
say-shed = Metti nella corruzione: { $cards }
say-search = Guarda la corruzione di { $name }
say-grab = Prendi { $card }
say-add = Aggiungi al set di { $family }: { $cards }
say-fetch = Prendi { $card }
say-purge = Scarta tutte le carte di { $family }
say-starter = Fai cominciare { $name }
say-lay = Gioca in orizzontale: { $cards }
say-done = Fatto
# Le mosse in una frase
phrase-take = Prendere { $card }
phrase-play = Giocare { $card }
phrase-set = Giocare un set di { $family }{ $amulets ->
    [0] {""}
    [one] {" "}con un amuleto
   *[other] {" "}con { $amulets } amuleti
}
phrase-set-alone = uno di { $family }{ $amulets ->
    [0] {""}
    [one] {" "}con un amuleto
   *[other] {" "}con { $amulets } amuleti
}
answer-set = Gioca un set di { $family }{ $amulets ->
    [0] {""}
    [one] {" "}con un amuleto
   *[other] {" "}con { $amulets } amuleti
}
phrase-event = Scegliere { IL($card) }
phrase-event-alone = { IL($card) }

# Risposte previste, come proposizioni di un consiglio
reply-take = { $name } prende { $card }
reply-take-hidden = { $name } prende una carta coperta
reply-set = { $name } gioca un set di { $family }
reply-play = { $name } gioca un personaggio
forecast = Previsione a fine round: { $mine } a { $theirs }.
forecast-many = Previsione a fine round: { $mine } per te, { $theirs } per l’avversario più forte.
forecasts = Previsione a fine round: { $mine } a { $theirs }; con la mossa giocata: { $own } a { $others }.
forecasts-many = Previsione a fine round: { $mine } per te, { $theirs } per l’avversario più forte; con la mossa giocata: { $own } e { $others }.

offer-suggest = Gioca { $count } carte di { $family }…
offer-sell = Gioca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} di { $family }
offer-sell-into = Aggiungi { $count } al set di { $slot }
offer-lay = Gioca { $count } in orizzontale
offer-add = Aggiungi { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
offer-add-into = Al set di { $slot }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
offer-too-few = { $count ->
    [one] { $count } carta scelta
   *[other] { $count } carte scelte
} su { $least }
toll = { $cards ->
    [0] gratis
   *[other] salta { $cards }
}
offer-worth = { $cards } × { $scarabs } = { $points }
offer-worth-more = { $cards } × { $scarabs } = { $points }  (+{ $gain })
offer-worth-flat = +{ $points }
said-worth = { $cards } carte × { $scarabs ->
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
} = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
said-worth-more = { said-worth }, { $gain } in più
said-worth-flat = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
offer-note-event = { $count ->
    [one] l’ultimo evento
   *[other] 1 evento su { $count }
}
about-event-choice = Poi guardi gli eventi e ne scegli uno. La mossa non si può annullare.
offer-gain = { $before } → { $points }
offer-character = Gioca { IL($name) }…
offer-queen-note = pesca 3 carte
offer-high-priest-note = scarta una famiglia dalla corruzione
offer-high-priestess-note = scarta una famiglia dalla corruzione
offer-vizier-note = 1 carta dalla corruzione { $opponents ->
    [one] dell’avversario
   *[other] di un avversario
}
offer-scribe-note = { $opponents ->
    [one] l’avversario tiene
   *[other] gli avversari tengono
} solo 6 carte
offer-thief-note = ruba una carta a caso
offer-courtesan-note = aggiungi 1 o 2 carte a un set
offer-merchant-note = una carta a scelta, senza corruzione
offer-play = Gioca { IL($name) }
offer-play-note = la carta viene scartata
offer-waste = Gioca comunque { IL($name) }
offer-clear = Deseleziona tutto
offer-other-rival = Scegli un altro avversario
offer-shed = Metti nella corruzione
offer-shed-note = { $chosen } di { $count }
offer-done = Fatto
offer-done-note = { $count ->
    [0] nulla diventa corruzione
    [one] 1 carta diventa corruzione
   *[other] { $count } carte diventano corruzione
}
offer-steal = { $name }: dorso { $back }
offer-purge = { $count ->
    [one] 1 × { $family }
   *[other] { $count } × { $family }
}
offer-prosper = Il tuo set di { $family }
offer-guild = { $name } torna indietro
offer-curse = Maledici { $name }
offer-search = Corruzione di { $name }
offer-starter = Comincia { $name }

prompt-over = La partita è finita.
prompt-wait = Tocca { A($name) }.
prompt-wait-decision = { $name } sta decidendo.
prompt-turn = Prendi una carta{ $also ->
    [sell] {" "}o gioca un set
    [play] {" "}o gioca un personaggio
    [both] {","} gioca un set o un personaggio
   *[none] {""}
}.
prompt-last = { $prompt } L’ultima carta chiude il round.
prompt-character = { $name }. { $power }
prompt-power-or-set = Gioca questo personaggio, o aggiungi carte per un set.
prompt-choosing = { $count ->
    [one] 1 carta scelta. Aggiungine altre della stessa famiglia, o amuleti.
   *[other] { $count } carte scelte. Aggiungine altre della stessa famiglia, o amuleti.
}
prompt-selling = { $count } carte scelte. Aggiungine altre, o gioca il set.
prompt-chosen = { $count } carte scelte. Giocare il set?
prompt-event = Set giocato. { $count ->
    [one] Prendi l’ultimo evento.
   *[other] Scegli un evento.
}
prompt-guild = Chi torna indietro?
prompt-curse = Chi riceve la Maledizione?
prompt-prosper = Quale dei tuoi set riceve la Prosperità?
prompt-steal = Scegli un avversario e il dorso della carta da rubare.
prompt-shed = Scriba! Metti { $count ->
    [one] 1 carta
   *[other] { $count } carte
} dalla mano nella corruzione.
prompt-search = Di chi guardi la corruzione?
prompt-grab = Prendi una carta dalla corruzione di { $other }.
prompt-add = Aggiungi 1 o { $most } carte a uno dei tuoi set.
prompt-fetch = Prendi qualsiasi carta dai moli, senza corruzione.
prompt-purge = Quale famiglia scarti dalla tua corruzione?
prompt-starter = Hai meno punti di tutti: chi comincia questo round?
prompt-lay-nothing = Il round è finito. Non hai set da giocare in orizzontale.
prompt-lay = Il round è finito. Gioca set in orizzontale, o premi «{ offer-done }».

tray-events = Eventi rimasti
tray-pile = Corruzione di { $name }
tray-idle = nessun effetto
tray-guild = { $before } → { $after }
tray-gain = +{ $points }
tray-gain-at-most = fino a +{ $points }
said-guild = dalla casella { $before } alla { $after }
said-gain = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
said-gain-at-most = fino a { $points } punti
tray-embalming = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

preview-skipped = { $count ->
    [one] 1 carta nella corruzione
   *[other] { $count } carte nella corruzione
}
preview-count = { $before } → { $after } in mano

panel-events = { $count ->
    [0] nessun evento rimasto
    [one] 1 evento rimasto
   *[other] { $count } eventi rimasti
}
panel-no-hand = mano vuota

about-goods = { $scarabs ->
    [0] Nessuno scarabeo, ma conta come carta del set.
    [one] 1 scarabeo.
   *[other] { $scarabs } scarabei.
}
about-goods-kin = Nel gioco ci sono { $count } carte di { $family } e { $people ->
    [one] 1 personaggio
   *[other] { $people } personaggi
} di questa famiglia.
about-amulet = Jolly: vale per qualsiasi famiglia. Nel gioco ci sono { $count } amuleti.
about-family = In un set conta come { $family }, senza potere.
about-face-down = Personaggio coperto
about-face-down-text = Nessuno sa qual è. Solo chi lo prende o lo salta può guardarlo.
about-skipped = Così salti { $count ->
    [one] 1 carta, che va
   *[other] { $count } carte, che vanno
} nella tua corruzione: { $cards }.
about-leaves = Poi { $name } può prendere gratis { $card }{ $count ->
    [0] {"."}
   *[other] {" "}oppure, con corruzione, { $others }.
}
about-leaves-unless = Se non hai un altro turno, { $name } può poi prendere gratis { $card }{ $count ->
    [0] {"."}
   *[other] {" "}oppure, con corruzione, { $others }.
}
about-leaves-delivery = Poi arriva una nuova consegna.
about-leaves-end = Poi il round finisce.
about-seat = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. { $held ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $held } carte
} in mano, { $under ->
    [-1] corruzione sconosciuta
   *[other] { $under } nella corruzione
}{ $curses ->
    [0] .
    [one] , e 1 Maledizione.
   *[other] , e { $curses } Maledizioni.
}
about-told = Il numero accanto a una famiglia indica quante delle sue carte sono di sicuro in questa mano; «+» vuol dire forse di più, «?» forse qualcuna.
about-hand = In mano
about-corruption = Nella corruzione
about-set-title = { $name }: set di { $family }
about-set-none = Ancora nessun set di questa famiglia.
about-set-flat = { $cards } carte in orizzontale: <b>{ $points }</b> (1 punto per scarabeo)
about-set = { $cards } carte × { $scarabs ->
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
} = <b>{ $points }</b>{ $prosperity ->
    [0] {""}
   *[other] {" "}(con Prosperità)
}
about-deck = Mazzo
about-deck-text = { $count ->
    [0] Il mazzo è vuoto.
   *[other] { $count ->
        [one] Rimane 1 carta
       *[other] Rimangono { $count } carte
    } per le prossime consegne ({ $characters ->
        [0] nessun personaggio
        [one] 1 personaggio
       *[other] { $characters } personaggi
    }).
}
about-discard = Scarti
about-discard-text = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
} fuori gioco per questo round.
about-events-title = Segnalini evento
about-events = { $count ->
    [0] Non ne rimane nessuno: giocare un set non dà più eventi.
   *[other] { $count ->
        [one] Ne rimane 1.
       *[other] Ne rimangono { $count }.
    } A ogni set giocato li guardi e ne usi uno.
}
about-pile-title = La tua corruzione
about-pile = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}{ $curses ->
    [0] .
    [one] , e 1 Maledizione che vale due.
   *[other] , e { $curses } Maledizioni che valgono due ciascuna.
} A fine round viene punito solo il più corrotto.
about-pile-hidden = Un avversario può guardare queste carte solo con un Visir.

share-quays = moli
share-hand = la tua mano
share-pile = la tua corruzione
share-sets = set
share-discard = scarti
share-rival-hand = mano di { $name }
share-rival-pile = corruzione di { $name }
share-deck = mazzo

scoring-set = { $family }: { $cards } × { $scarabs }
scoring-flat = { $family }, in orizzontale: { $scarabs }
scoring-corruption = Corruzione { $count }{ $curses ->
    [0] {""}
    [one] {" "}(1 Maledizione)
   *[other] {" "}({ $curses } Maledizioni)
} · { $scarabs ->
    [0] nessuno scarabeo
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
}
scoring-nobody = Nessuno è corrotto.
scoring-verdict = { $names } ha più corruzione di tutti ({ $count }){ $steps ->
    [0] , ma con meno di 10 punti nel round non torna indietro
    [one] { " " }e torna indietro di 1 simbolo
   *[other] { " " }e torna indietro di { $steps } simboli
}.
scoring-verdict-tie = A parità di corruzione ({ $count }), { $names } ha più scarabei. { $steps ->
    [0] Meno di 10 punti: nessun passo indietro
    [one] 1 simbolo indietro
   *[other] { $steps } simboli indietro
}.
scoring-verdict-all = { $names } hanno la stessa corruzione ({ $count }): la penalità vale per tutti.
about-track = Percorso segnapunti
about-track-back = Dopo un round il più corrotto torna indietro, ogni volta fino alla casella precedente con lo stesso simbolo.
about-marker = { $kind ->
    [number] { $points }
   *[symbol] { $points }, { $symbol }
}
about-marker-name = { $name }: { $space }
about-one-back = { $name }: { $points }; con un passo indietro, { $back }.
about-thrown-back = Se il round finisse ora: { $before } + { $gained } = { $total }. { $steps ->
    [0] Il più corrotto non torna indietro per meno di 10 punti.
    [one] Il più corrotto: 1 passo indietro, { $total } → { $after }.
   *[other] Il più corrotto: { $steps } passi indietro, { $total } → { $after }.
}
preview-thrown-back = se sei il più corrotto: { $total } → { $after }
about-seat-hidden = «?» sta per carte che solo questo giocatore può guardare.
