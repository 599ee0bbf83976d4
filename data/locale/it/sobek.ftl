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
card-high-priest = Sommo Sacerdote
card-high-priestess = Somma Sacerdotessa
card-vizier = Visir
card-scribe = Scriba
card-thief = Ladro
card-courtesan = Cortigiana
card-merchant = Mercante

power-queen = Pesca tre carte dal mazzo. Quando l’ultima consegna è sui moli non ce ne sono più.
power-high-priest = Scegli una famiglia e scarta tutte le sue carte dalla tua corruzione, personaggi compresi. Non gli amuleti.
power-high-priestess = Scegli una famiglia e scarta tutte le sue carte dalla tua corruzione, personaggi compresi. Non gli amuleti.
power-vizier = Guarda tutta la corruzione di un avversario e prendine in mano una carta.
power-scribe = Ogni avversario con più di sei carte ne mette sotto la sua tessera finché gliene restano sei.
power-thief = Scegli un avversario e il colore di un dorso: ricevi a caso una carta della sua mano con quel dorso.
power-courtesan = Aggiungi a un tuo set una o due carte corrispondenti dalla tua mano. Nessun evento.
power-merchant = Prendi qualsiasi carta dei moli senza saltarne nessuna.

event-guild = Gilda
event-guild-of = Gilda ({ $symbol })
event-flood = Alluvione
event-curse = Maledizione
event-prosperity = Prosperità
event-embalming = Imbalsamazione
event-deceit = Inganno
event-hidden = un segnalino evento

power-guild = Il tuo segnapunti avanza fino al prossimo spazio con questo simbolo. Poi quello di un avversario torna al precedente; nessuno può essere mandato sotto lo 0.
power-flood = Giochi subito un altro turno intero.
power-curse = Dalla a un avversario: in questo round vale due carte in più nella sua corruzione.
power-prosperity = Mettila su un tuo set di bestiame, pesce o grano, o di soli amuleti: due scarabei in più in quel set.
power-embalming = Riprendi in mano tutte le carte della tua corruzione. Le Maledizioni restano.
power-deceit = Mostra quante carte ci sono nella tua corruzione e segna un punto per ciascuna. Restano lì.

power-guild-short = Avanzi al prossimo simbolo, un avversario torna al precedente.
power-flood-short = Giochi subito un altro turno intero.
power-curse-short = Due carte in più nella corruzione di un avversario.
power-prosperity-short = Due scarabei in più su un set di bestiame, pesce, grano o amuleti.
power-embalming-short = Tutte le carte della tua corruzione ti tornano in mano.
power-deceit-short = Un punto per ogni carta della tua corruzione; restano lì.

symbol-ankh = ankh
symbol-eye = occhio
symbol-feather = piuma
symbol-water = acqua
symbol-number = numero


sobek-status = Round { $round } di { $rounds } · consegna { $delivery } di { $deliveries }

# Le carte in una frase
list-and = { $rest } e { $last }
card-goods = { $scarabs ->
    [0] { $family }
    [one] { $family } con uno scarabeo
   *[other] { $family } con { $scarabs } scarabei
}
card-amulet = { $count ->
    [one] un amuleto
   *[other] { $count } amuleti
}
card-character = { $name ->
    [Regina] la Regina
    [Scriba] lo Scriba
    [Cortigiana] la Cortigiana
    [Architetto] l’Architetto
   *[other] { $family ->
        [marmo] la { $name }
       *[other] il { $name }
    }
} ({ $family })
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

# Pulsanti: le mosse in parole
say-take = Prendi { $card }
say-play = Gioca { $card } per il potere
say-set = Gioca { $cards }
say-event = Scegli: { $card }
say-guild = Manda indietro { $name }
say-curse = Maledici { $name }
say-prosper = Prosperità sul set di { $family }
say-steal = Ruba a { $name } una carta dal dorso { $back }
say-shed = Nella corruzione: { $cards }
say-search = Guarda la corruzione di { $name }
say-grab = Prendi { $card }
say-add = Aggiungi al set di { $family }: { $cards }
say-fetch = Prendi { $card }
say-purge = Scarta tutta la famiglia { $family }
say-starter = Fai cominciare { $name }
say-lay = Gioca in orizzontale: { $cards }
say-done = Fatto

offer-suggest = Gioca { $count } × { $family }
offer-suggest-lay = In orizzontale: { $count } × { $family }
offer-sell = Gioca { $count ->
    [one] una carta
   *[other] { $count } carte
} di { $family }
offer-sell-into = Aggiungi { $count } al set di { $slot }
offer-lay = Gioca { $count } in orizzontale
offer-add = Aggiungi { $count ->
    [one] una carta
   *[other] { $count } carte
}
offer-add-into = Al set di { $slot }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
offer-too-few = { $count ->
    [one] Scelta una carta
   *[other] Scelte { $count } carte
} su almeno { $least }
offer-worth = { $cards } × { $scarabs } = { $points }
offer-worth-more = { $cards } × { $scarabs } = { $points }  (+{ $gain })
offer-worth-flat = +{ $points }
offer-gain = { $before } → { $points }
offer-play = Potere: { $name }
offer-play-note = la carta viene scartata
offer-clear = Deseleziona tutto
offer-other-rival = Scegli un altro avversario
offer-shed = Metti nella corruzione
offer-shed-note = { $chosen } di { $count }
offer-done = Fatto
offer-done-note = il resto diventa corruzione
offer-steal = { $name }: un dorso { $back }
offer-purge = { $count ->
    [one] 1 × { $family }
   *[other] { $count } × { $family }
}
offer-prosper = Set di { $family }
offer-guild = { $name } torna indietro
offer-curse = Maledici { $name }
offer-search = Guarda: { $name }
offer-starter = Comincia { $name }

prompt-over = La partita è finita.
prompt-wait = Tocca a { $name }.
prompt-wait-decision = { $name } sta decidendo.
prompt-turn = Prendi una carta{ $also ->
    [sell] {" "}o gioca un set
    [play] {" "}o gioca un personaggio
    [both] {","} gioca un set o un personaggio
   *[none] {""}
}.
prompt-character = { $name }: { $power }
prompt-choosing = { $count ->
    [one] Una carta scelta. Scegline altre della sua famiglia, o amuleti.
   *[other] { $count } carte scelte. Scegline altre della loro famiglia, o amuleti.
}
prompt-selling = { $count } carte scelte. Puoi sceglierne altre, o giocarle.
prompt-chosen = { $count } carte scelte. Giocarle?
prompt-event = Il tuo set è sul tavolo. { $count ->
    [one] Prendi l’ultimo evento.
   *[other] Scegli un evento.
}
prompt-guild = Quale segnapunti torna indietro?
prompt-curse = Chi riceve la Maledizione?
prompt-prosper = Quale dei tuoi set riceve la Prosperità?
prompt-steal = A chi rubi una carta, e con quale dorso?
prompt-shed = Scriba! Metti { $count ->
    [one] una carta
   *[other] { $count } carte
} dalla tua mano nella tua corruzione.
prompt-search = Di chi guardi la corruzione?
prompt-grab = Prendi una carta dalla corruzione di { $other }.
prompt-add = Aggiungi 1 o { $most } carte a uno dei tuoi set.
prompt-fetch = Prendi qualsiasi carta dai moli, senza corruzione.
prompt-purge = Quale famiglia scarti dalla tua corruzione?
prompt-starter = Hai meno punti di tutti: chi comincia questo round?
prompt-lay-nothing = Il round è finito. Non hai set da giocare.
prompt-lay = Il round è finito. Gioca set in orizzontale, o termina.

tray-events = Gli eventi rimasti
tray-pile = La corruzione di { $name }
tray-idle = nessun effetto ora
tray-guild = { $before } → { $after }
tray-gain = +{ $points }
tray-gain-at-most = fino a +{ $points }
tray-embalming = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}

preview-corruption = corruzione
preview-count = { $before } → { $after } in mano

panel-no-hand = niente in mano
panel-flat = +{ $points }

about-goods = { $scarabs ->
    [0] Nessuno scarabeo: conta comunque come carta del set.
    [one] Uno scarabeo.
   *[other] { $scarabs } scarabei.
} Nel gioco ci sono { $total } carte di { $family }.
about-amulet = Vale per qualsiasi famiglia in un set.
about-family = In un set conta come { $family } e non ha potere.
about-face-down = Un personaggio, coperto
about-face-down-text = Nessuno sa quale. Solo chi lo prende o lo salta può guardarlo.
about-skipped = Per prenderla metti { $count ->
    [one] una carta
   *[other] { $count } carte
} sotto la tua tessera: { $cards }.
about-seat = { $points ->
    [one] Un punto
   *[other] { $points } punti
}. { $held ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $held } carte
} in mano, { $under } nella corruzione{ $curses ->
    [0] .
    [one] , e una Maledizione.
   *[other] , e { $curses } Maledizioni.
}
about-told = Il numero accanto a una famiglia indica quante delle sue carte sono di sicuro in questa mano; + forse di più, ? forse qualcuna.
about-hand = In mano
about-corruption = Nella corruzione
about-set-title = { $name }: set di { $family }
about-set-none = Ancora nessun set di questa famiglia.
about-set = { $cards } carte × { $scarabs ->
    [one] 1 scarabeo
   *[other] { $scarabs } scarabei
} = <b>{ $points }</b>{ $prosperity ->
    [0] {""}
   *[other] , Prosperità compresa
}
about-deck = Il mazzo
about-deck-text = { $count ->
    [0] Non rimane nessuna carta
    [one] Rimane una carta
   *[other] Rimangono { $count } carte
} per le prossime consegne, tra cui { $characters ->
    [0] nessun personaggio
    [one] un personaggio
   *[other] { $characters } personaggi
}.
about-discard = Gli scarti
about-discard-text = { $count ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $count } carte
} fuori gioco per questo round.
about-events-title = Segnalini evento
about-events = { $count ->
    [0] Non ne rimane nessuno.
    [one] Ne rimane uno.
   *[other] Ne rimangono { $count }.
} Chi gioca un set li guarda e ne sceglie uno.
about-pile-title = La tua corruzione
about-pile = { $count ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $count } carte
}{ $curses ->
    [0] .
    [one] , e una Maledizione che vale due.
   *[other] , e { $curses } Maledizioni che valgono due ciascuna.
} Solo il più corrotto è punito a fine round. Solo tu puoi guardarle.

share-quays = moli
share-hand = la tua mano
share-pile = la tua corruzione
share-sets = set
share-discard = scarti
share-rival-hand = { $name }: mano
share-rival-pile = { $name }: corruzione
share-deck = mazzo

scoring-set = { $family }: { $cards } × { $scarabs }
scoring-flat = { $family }, in orizzontale: { $scarabs }
scoring-corruption = Corruzione { $count }{ $curses ->
    [0] {""}
    [one] {" "}(una Maledizione)
   *[other] {" "}({ $curses } Maledizioni)
} · { $scarabs ->
    [0] nessuno scarabeo
    [one] uno scarabeo
   *[other] { $scarabs } scarabei
}
scoring-nobody = Nessuno è corrotto.
scoring-verdict = { $names } ha più corruzione di tutti, con { $count ->
    [one] una carta
   *[other] { $count } carte
}, e { $steps ->
    [0] non torna indietro: meno di dieci punti in questo round
    [one] torna indietro di un simbolo
   *[other] torna indietro di { $steps } simboli
}.
scoring-verdict-tie = { $names } ha più corruzione di tutti: { $count ->
    [one] una carta
   *[other] { $count } carte
}, e il maggior numero di scarabei. { $steps ->
    [0] Meno di dieci punti: nessun passo indietro
    [one] Un passo indietro
   *[other] { $steps } passi indietro
}.
scoring-verdict-all = { $names } hanno la stessa corruzione, con { $count ->
    [one] una carta
   *[other] { $count } carte
}: ognuno torna indietro.
