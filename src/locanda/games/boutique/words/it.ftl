### Boutique Hotel Manager: testi, italiano.
### I termini sono quelli del regolamento italiano. Forme dei nomi: .for "per la colazione", "per il check-in".
### $seat è sempre il nome di un giocatore.


## The game

boutique-title = Boutique Hotel Manager
boutique-tagline = Fissa le tariffe, conquista gli ospiti, assumi abbastanza personale e tieniti le stelle
boutique-about = Chi prenota sceglie l’hotel più economico che ha le camere; chi arriva senza prenotazione si ferma nel primo che può pagare. Ogni ospite chiede personale, e a chi non ne ha abbastanza si tolgono stelle. Dopo due settimane vince chi ha più denaro.
boutique-author = un autore che il regolamento non nomina


## Options of a table

boutique-option-players = Giocatori
    .help = Da due a sei.
boutique-option-starter = Chi comincia
    .help = Tirato a sorte, se non lo scegli. In entrambe le settimane comincia lo stesso hotel.


## Days

boutique-day-monday = lunedì
boutique-day-tuesday = martedì
boutique-day-wednesday = mercoledì
boutique-day-thursday = giovedì
boutique-day-friday = venerdì
boutique-day-saturday = sabato
boutique-day-sunday = domenica
boutique-short-monday = lun
boutique-short-tuesday = mar
boutique-short-wednesday = mer
boutique-short-thursday = gio
boutique-short-friday = ven
boutique-short-saturday = sab
boutique-short-sunday = dom


## Price dice: one for each day, one for breakfast; "the price for …"

boutique-die-monday = lunedì
    .for = per il lunedì
boutique-die-tuesday = martedì
    .for = per il martedì
boutique-die-wednesday = mercoledì
    .for = per il mercoledì
boutique-die-thursday = giovedì
    .for = per il giovedì
boutique-die-friday = venerdì
    .for = per il venerdì
boutique-die-saturday = sabato
    .for = per il sabato
boutique-die-sunday = domenica
    .for = per la domenica
boutique-die-breakfast = colazione
    .for = per la colazione


## Departments

boutique-department-housekeeping = housekeeping
    .for = per l’housekeeping
boutique-department-check-in = check-in
    .for = per il check-in
boutique-department-kitchen = cucina
    .for = per la cucina


## Phases

boutique-phase-prices = Preparazione
boutique-phase-booking = Prenotazione
boutique-phase-planning = Pianificazione
boutique-phase-walk-in = Arrivi senza prenotazione
boutique-phase-expansion = Espansione
boutique-phase-over = Fine


## What guests ask for

boutique-stay-rooms = { $count ->
    [one] { $count } camera
   *[other] { $count } camere
}
boutique-stay-nights = { $count ->
    [one] { $count } notte
   *[other] { $count } notti
}
boutique-card-plain = { $rooms }, { $nights }
boutique-card-doors = { $rooms } adiacenti, { $nights }
boutique-card-breakfast = { $rooms }, { $nights }, con colazione
boutique-card-doors-breakfast = { $rooms } adiacenti, { $nights }, con colazione


## Places on the board (labels, read out and shown)

boutique-spot-price = Prezzo { $die_for }
boutique-spot-room = Camera { $room }
boutique-spot-die = Dado bianco


## Pieces (labels)

boutique-piece-price = Prezzo { $die_for }: { $amount }
boutique-piece-price-hidden = Prezzo { $die_for }: non ancora mostrato
boutique-piece-price-unset = Prezzo { $die_for }: non ancora fissato
boutique-piece-square-green = Check-in, solo camera
boutique-piece-square-brown = Check-in, camera e colazione
boutique-piece-circle-green = Altra notte, solo camera
boutique-piece-circle-brown = Altra notte, camera e colazione
boutique-piece-door = Camere collegate
boutique-piece-staff = { CAP($department) }: { $count }
boutique-piece-staff-hidden = { CAP($department) }: non ancora mostrato
boutique-piece-money = Denaro: { $amount }
boutique-piece-stars = { $count ->
    [0] Nessuna stella
    [one] { $count } stella
   *[other] { $count } stelle
}
boutique-piece-bid = { $count ->
    [0] Un’offerta senza carte
    [one] Un’offerta di { $count } carta
   *[other] Un’offerta di { $count } carte
}
boutique-piece-guests = Ospiti: { $card }
boutique-piece-deck = { $count ->
    [0] Nessuna Carta Ospite nel mazzo
    [one] { $count } Carta Ospite nel mazzo
   *[other] { $count } Carte Ospiti nel mazzo
}
boutique-piece-check-in = Giorno del check-in: { $day }
boutique-piece-budget = Budget per notte: { $amount }
boutique-piece-place = Posto { $place } in classifica
boutique-piece-need = { CAP($department) }: richiesti { $count }
boutique-piece-offer = Gli ospiti pagherebbero { $amount }
boutique-sign-full = Al completo
boutique-sign-dear = Troppo caro
boutique-sign-closed = Chiuso


## Choices that are buttons

boutique-choice-keep = Lascia i prezzi
boutique-choice-amount = { $amount }
boutique-choice-bid = Offri { $sum }
boutique-choice-bid-nothing = Non offrire nulla
boutique-choice-cards = { $count ->
    [0] Nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
boutique-choice-bid-high = { $sum } + …
boutique-choice-bid-low = + { $sum }
boutique-choice-cards-high = { $count } + …
boutique-choice-cards-low = + { $count }
boutique-choice-hire = { $count ->
    [0] Nessuno
   *[other] { $count }
}
boutique-choice-add = { $count ->
    [0] Nessuna nuova camera
    [one] { $count } nuova camera
   *[other] { $count } nuove camere
}


## What to do now

boutique-prompt-price = In segreto: fissa il prezzo { $die_for }.
boutique-prompt-change = Cambia un solo Dado del Prezzo o lascia i prezzi come sono.
boutique-prompt-change-walk-in = { CAP($day) }: cambia un solo Dado del Prezzo o lascia i prezzi come sono.
boutique-prompt-bid = Parità: fai un’offerta per gli ospiti. Hai { $money }, e quello che offri è perso.
boutique-prompt-bid-ranking = Stesso denaro: fai un’offerta per un posto migliore in classifica. Hai { $money }, e quello che offri è perso.
boutique-prompt-cards = Con quante carte offri { $sum }? Gli altri vedono solo quante sono.
boutique-prompt-room = Scegli una camera per gli ospiti ({ $number } di { $count }).
boutique-prompt-staff = Quanti addetti assumi { $department_for }? Ciascuno costa { $wage } per la settimana.
boutique-prompt-expand = Quante camere aggiungi per la prossima settimana? Ciascuna costa { $price }.
boutique-prompt-ready = Hai scelto. Gli altri ci stanno ancora pensando.
boutique-prompt-wait = Tocca a { $seat }.
boutique-prompt-wait-all = Tutti gli hotel scelgono nello stesso momento.
boutique-prompt-out = Il tuo hotel non ha più stelle ed è fuori dalla partita.
boutique-prompt-over = La partita è finita.


## What a choice would cost or bring

boutique-preview-money = { SIGNED($amount) }


## The log: whole sentences, present tense

boutique-log-started = { $seat } comincia.
boutique-log-ready = La scelta di { $seat } è fatta.
boutique-log-prices-shown = { $seat } scopre i suoi prezzi.
boutique-log-price-changed = { $seat } cambia il prezzo { $die_for } da { $before } a { $amount }.
boutique-log-prices-kept = { $seat } lascia tutti i prezzi come sono.
boutique-log-day-rolled = Gli ospiti fanno il check-in { $day }.
boutique-log-budget-rolled = Gli ospiti possono pagare { $amount } per notte.
boutique-log-deck-remade = { $cards ->
    [one] Si rifà il mazzo: { $cards } Carta Ospite.
   *[other] Si rifà il mazzo: { $cards } Carte Ospiti.
}
boutique-log-guests-came = Gli ospiti chiedono un soggiorno: { $card }.
boutique-log-offered = { $seat } offre il soggiorno a { $amount }.
boutique-log-full = { $seat } non ha disponibilità.
boutique-log-too-dear = { $seat } supera il budget degli ospiti.
boutique-log-lost = Nessun hotel accoglie gli ospiti: sono persi.
boutique-log-bid-chosen = { $seat } prende { $sum } in mano per un’offerta.
boutique-log-bid-chosen-hidden = { $seat } prende in mano un’offerta.
boutique-log-bid-laid = { $cards ->
    [0] { $seat } fa un’offerta senza mettere carte.
    [one] { $seat } mette { $cards } carta coperta.
   *[other] { $seat } mette { $cards } carte coperte.
}
boutique-log-bid-shown = { $cards ->
    [one] L’offerta di { $seat } è { $sum } con { $cards } carta, ed è denaro perso.
   *[other] L’offerta di { $seat } è { $sum } con { $cards } carte, ed è denaro perso.
}
boutique-log-bid-shown-nothing = { $seat } non offre nulla.
boutique-log-booked = { $seat } riceve gli ospiti: { SIGNED($amount) }
boutique-log-blocked = { $seat } dà agli ospiti di { $day } la camera { $room }.
boutique-log-hired = { $seat } assume personale (housekeeping { $housekeeping }, check-in { $checkin }, cucina { $kitchen }): { SIGNED($amount) }
boutique-log-hired-nobody = { $seat } non assume nessuno.
boutique-log-ranked = { $seat } ha il posto { $place } in classifica.
boutique-log-rolled = { $seat } tira il dado: { $face }.
boutique-log-day-began = { $walkins ->
    [one] { CAP($day) }: { $walkins } arrivo senza prenotazione.
   *[other] { CAP($day) }: { $walkins } arrivi senza prenotazione.
}
boutique-log-rated-good = { $seat } aveva bisogno di personale (housekeeping { $housekeeping }, check-in { $checkin }, cucina { $kitchen }) e non manca nessuno: { boutique-count-stars }.
boutique-log-rated-short = { $missing ->
    [one] { $seat } aveva bisogno di personale (housekeeping { $housekeeping }, check-in { $checkin }, cucina { $kitchen }) e manca { $missing } addetto: { boutique-count-stars }.
   *[other] { $seat } aveva bisogno di personale (housekeeping { $housekeeping }, check-in { $checkin }, cucina { $kitchen }) e mancano { $missing } addetti: { boutique-count-stars }.
}
boutique-log-went-out = { $seat } non ha più stelle e perde la partita.
boutique-log-expanded = { $rooms ->
    [one] { $seat } aggiunge { $rooms } camera: { SIGNED($amount) }
   *[other] { $seat } aggiunge { $rooms } camere: { SIGNED($amount) }
}
boutique-log-expanded-none = { $seat } non aggiunge camere.
boutique-log-week-began = Comincia la settimana { $week }.
boutique-log-ended = La partita finisce: { $ending }.


## How the game ended

boutique-ending-money = è passata l’ultima settimana e vince chi ha più denaro
boutique-ending-rating = a parità di denaro vince la valutazione più alta
boutique-ending-draw = parità di denaro e di valutazione, nessuno prevale
boutique-ending-last-hotel = resta un solo hotel
boutique-ending-all-out = nessun hotel ha più stelle, parità
boutique-over-winner = { $seat } vince con { $points } in cassa.
boutique-over-shared = Vittoria condivisa: { $seats }, con { $points } a testa in cassa.


## The make-up of the score

boutique-count-start = Denaro iniziale
boutique-count-bookings = Ospiti con prenotazione
boutique-count-walk-ins = Ospiti senza prenotazione
boutique-count-bids = Spese di marketing
boutique-count-staff = Personale
boutique-count-rooms = Nuove camere
boutique-count-before = Prima dell’inizio della registrazione
boutique-count-out = Fuori dalla partita nella settimana { $week }: nessuna stella rimasta
boutique-count-stars = { $stars ->
    [0] nessuna stella
    [one] { $stars } stella
   *[other] { $stars } stelle
}


## The make-up of a price: "Thu 2 × 200 + Fri 300 + breakfast 3 × 100 = 1000"

boutique-sum-one = { $what } { $amount }
boutique-sum-times = { $what } { $count } × { $amount }
boutique-sum-more = { $first } + { $rest }
boutique-sum-total = { $parts } = { $total }


## Panels and notes beside the names

boutique-panel-week = Settimana { $week } di { $weeks }
boutique-panel-phase = Fase
boutique-panel-day = Giorno
boutique-panel-check-in = Giorno del check-in
boutique-panel-budget = Budget per notte
boutique-panel-guests = Ospiti
boutique-panel-to-come = Ospiti ancora in arrivo
boutique-panel-deck = Carte nel mazzo
boutique-panel-charge = Quanto pagherebbero gli ospiti
boutique-panel-full = nessuna disponibilità
boutique-panel-no-door = nessuna camera adiacente
boutique-panel-dear = oltre il budget
boutique-panel-ranking = Classifica
boutique-panel-place = Posto { $place }
boutique-panel-need = Personale richiesto
boutique-panel-need-staff = richiesti { $need }, assunti { $staff }
boutique-panel-need-only = { $need }
boutique-panel-rating-day = { $housekeeping } · { $checkin } · { $kitchen }
boutique-panel-seat = { $seat }
boutique-panel-department = { CAP($department) }
boutique-panel-rating-of = Personale richiesto ({ $seat }): housekeeping · check-in · cucina
boutique-panel-hired = Assunti
boutique-panel-last = Gli ultimi ospiti
boutique-panel-taken = Accolti da
boutique-panel-nobody = nessuno, sono persi
boutique-panel-weekday = { CAP($day) }
boutique-note-stars = { $count ->
    [0] nessuna stella
    [one] { $count } stella
   *[other] { $count } stelle
}
boutique-note-rooms = { $count ->
    [one] { $count } camera
   *[other] { $count } camere
}
boutique-note-place = posto { $place } in classifica
boutique-note-bid = { $count ->
    [0] offre senza carte
    [one] offre con { $count } carta
   *[other] offre con { $count } carte
}
boutique-note-ready = scelta fatta
boutique-note-starter = apre le prenotazioni
boutique-note-out = fuori dalla partita


## The text board

boutique-text-legend = Una colonna per giorno, una riga per camera: { $square } check-in, { $circle } altra notte, { $brownsquare } e { $browncircle } lo stesso con colazione, { $door } porta verso la camera accanto.
boutique-text-prices = Prezzi
boutique-text-breakfast = Colazione
boutique-text-staff = Personale
boutique-text-later = settimana prossima


## The rules in one sentence each. They are shown when a move is refused, so each says why.

boutique-clause-S1 = Giocano da due a sei persone, con una serie di carte ogni due; segnalini e carte denaro non finiscono mai.
boutique-clause-S2 = Ognuno comincia con 500, una carta bianca, tre stelle e tre camere; denaro, stelle e camere restano per la seconda settimana.
boutique-clause-S3 = Gli otto prezzi si fissano in segreto prima delle prenotazioni, in ordine: uno per ogni giorno, poi quello della colazione, ciascuno con un importo del Dado del Prezzo; in altri momenti non si fissano.
boutique-clause-S4 = Tutto è visibile, tranne le scelte non ancora mostrate e le offerte coperte.
boutique-clause-B0 = Le prenotazioni le apre il più giovane, tirato a sorte se non viene scelto, in entrambe le settimane; se è fuori, il prossimo in senso orario.
boutique-clause-B1 = Nelle prenotazioni i giocatori, uno alla volta e solo al proprio turno, possono cambiare uno e un solo Dado del Prezzo, o nessuno; il numero deve essere diverso.
boutique-clause-B2 = Prima decidono il dado e le carte: il dado bianco dà il giorno del check-in, poi si rivela una Carta Ospite.
boutique-clause-B3 = Gli ospiti tengono le stesse camere per l’intero soggiorno: ogni camera deve essere libera in tutte le notti richieste, e quelle unite da una porta devono essere adiacenti.
boutique-clause-B4 = Gli ospiti pagano la tariffa del giorno per ogni camera e ogni notte, e anche il supplemento colazione, se la vogliono.
boutique-clause-B5 = Le notti dopo la domenica costano quanto la domenica e sono riportate alla settimana successiva, nelle stesse camere.
boutique-clause-B6 = Gli ospiti vanno all’hotel più economico che ha disponibilità, e nessuno può rifiutarli; se nessuno ha disponibilità, sono persi.
boutique-clause-B7 = A parità di prezzo vince la valutazione migliore, poi l’offerta più alta; tutti gli hotel con la stessa offerta più alta ricevono gli ospiti e il prezzo intero.
boutique-clause-B8 = Solo chi ha ricevuto gli ospiti sceglie le loro camere, al proprio turno.
boutique-clause-M1 = Solo gli hotel in parità fanno un’offerta, una volta sola e uno dopo l’altro: non più del denaro che hanno, con un numero di carte che può formare quella somma; la carta bianca conta come una carta in più.
boutique-clause-M2 = Le spese di marketing non sono rimborsabili, nemmeno a chi vince; torna indietro solo la carta bianca.
boutique-clause-P1 = Il personale si assume una volta alla settimana, un reparto dopo l’altro: in ciascuno non più addetti di quanti ne ha il Dado del Personale, ognuno con la sua paga settimanale, e senza fare debiti.
boutique-clause-P2 = L’housekeeping richiede un addetto per ogni camera occupata in un giorno, il check-in uno per ogni quadrato, la cucina uno per ogni segnalino marrone.
boutique-clause-W1 = In classifica viene prima chi ha meno denaro; chi è in parità fa una sola offerta, poi tira il dado, e la classifica vale per l’intera fase.
boutique-clause-W2 = Ogni giorno i giocatori, nell’ordine della classifica, possono cambiare un solo Dado del Prezzo, o nessuno, prima che si tiri il budget degli ospiti; il numero deve essere diverso.
boutique-clause-W3 = Chi arriva senza prenotazione va al primo hotel in classifica che ha disponibilità e che per ogni camera e notte, colazione inclusa, rientra nel budget.
boutique-clause-W4 = Ogni giorno c’è un arrivo senza prenotazione ogni due hotel in gioco, almeno uno, e si sistema ciascuno prima del successivo.
boutique-clause-R1 = A un reparto servono tanti addetti quanti nel giorno più intenso della settimana; per ogni addetto che manca si perde una stella.
boutique-clause-R2 = Se non manca nessuno, la valutazione aumenta di una stella, fino a cinque; il personale in più non porta beneficio.
boutique-clause-R3 = Un hotel senza più stelle ha perso: è fuori dalla partita e non ha altri turni.
boutique-clause-R4 = Nell’esempio del regolamento manca un addetto alla reception, e l’hotel perde una stella.
boutique-clause-X1 = Dopo la valutazione, ma non nell’ultima settimana, si possono pagare nuove camere: quante ne entrano nella Plancia Hotel e senza fare debiti.
boutique-clause-X2 = Prima della nuova settimana si tolgono personale e segnalini, si mettono i segnalini riportati e si fissano nuovi prezzi.
boutique-clause-Z1 = La partita è finita: dopo l’ultima settimana vince chi ha più denaro, poi la valutazione più alta, altrimenti è parità.
