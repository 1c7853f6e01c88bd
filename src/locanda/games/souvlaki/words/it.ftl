### Souvlaki Wars: testi, italiano.
### Le forme dei nomi sono attributi: .def «lo studente» (con l’articolo, dentro la frase).
### $seat è sempre il nome di un giocatore. Le somme sono in euro, come nel regolamento.


## The game

souvlaki-title = Souvlaki Wars
souvlaki-tagline = Attira i clienti, griglia i loro ordini, bada alla tua fama e non fidarti mai del negozio di fronte
souvlaki-about = Quattro botteghe di souvlaki nella stessa strada. I clienti si mettono in coda da te e vanno serviti nell’ordine in cui sono arrivati: con quello che hai in mano e prima che mettano il broncio. Chi arriva per primo a 25 euro e 25 punti di fama è il re della strada.
souvlaki-author = Vangelis Bagiartakis


## Options of a table

souvlaki-option-players = Giocatori
    .help = Da due a quattro.
souvlaki-option-shops = Botteghe a sorte
    .help = Altrimenti ognuno sceglie la sua, uno dopo l’altro.
souvlaki-option-first_game = Prima partita
    .help = Senza imprevisti: il modo più rapido per imparare le regole.
souvlaki-option-round_limit = Limite di round
    .help = Se dopo questo round nessuno ha vinto, vince la somma più alta di denaro e fama.


## Shops: names, and what the street calls them

souvlaki-shop-dirty = Souvlaki da Thanasis
souvlaki-shop-family = La pita di Tessaglia
souvlaki-shop-chain = Gyros Express
souvlaki-shop-posh = Le Souvlache
souvlaki-nick-dirty = Lo Zozzone
souvlaki-nick-family = La Famiglia
souvlaki-nick-chain = La Catena
souvlaki-nick-posh = Il Posto Chic


## Foods: one, as a name; and how many, as in an order

souvlaki-food-pita-gyro = pita gyros
souvlaki-food-souvlaki = souvlaki
souvlaki-food-fries = patatine
souvlaki-food-drink = bibita
souvlaki-foods-pita-gyro = { $count ->
    [one] pita gyros
   *[other] { $count } pite gyros
}
souvlaki-foods-souvlaki = { $count ->
    [one] souvlaki
   *[other] { $count } souvlaki
}
souvlaki-foods-fries = { $count ->
    [one] patatine
   *[other] { $count } porzioni di patatine
}
souvlaki-foods-drink = { $count ->
    [one] bibita
   *[other] { $count } bibite
}
souvlaki-order-more = { $first }, { $rest }
souvlaki-order-nothing = niente
souvlaki-list-more = { $first }, { $rest }


## Customers: label, and the forms in a sentence

souvlaki-customer-c01 = Studente
    .def = lo studente
souvlaki-customer-c02 = Impiegato di fretta
    .def = l’impiegato di fretta
souvlaki-customer-c03 = Soldato in licenza
    .def = il soldato in licenza
souvlaki-customer-c04 = Monello
    .def = il monello
souvlaki-customer-c05 = Tassista
    .def = il tassista
souvlaki-customer-c06 = Nonna
    .def = la nonna
souvlaki-customer-c07 = Vegetariano
    .def = il vegetariano
souvlaki-customer-c08 = Adolescente
    .def = l’adolescente
souvlaki-customer-c09 = Podista
    .def = il podista
souvlaki-customer-c10 = Vigile
    .def = il vigile
souvlaki-customer-c11 = Camionista
    .def = il camionista
souvlaki-customer-c12 = Culturista
    .def = il culturista
souvlaki-customer-c13 = Operaio
    .def = l’operaio
souvlaki-customer-c14 = Pescatore
    .def = il pescatore
souvlaki-customer-c15 = Contabile
    .def = il contabile
souvlaki-customer-c16 = Nonno
    .def = il nonno
souvlaki-customer-c17 = Idraulico
    .def = l’idraulico
souvlaki-customer-c18 = Maestro
    .def = il maestro
souvlaki-customer-c19 = Rockettaro
    .def = il rockettaro
souvlaki-customer-c20 = Pittore
    .def = il pittore
souvlaki-customer-c21 = Turista
    .def = il turista
souvlaki-customer-c22 = Esattore
    .def = l’esattore
souvlaki-customer-c23 = Cameriere fuori servizio
    .def = il cameriere fuori servizio
souvlaki-customer-c24 = Calciatore
    .def = il calciatore
souvlaki-customer-c25 = Yuppie
    .def = lo yuppie
souvlaki-customer-c26 = Scolara
    .def = la scolara
souvlaki-customer-c27 = Casalinga
    .def = la casalinga
souvlaki-customer-c28 = Droghiere
    .def = il droghiere
souvlaki-customer-c29 = Zio taccagno
    .def = lo zio taccagno
souvlaki-customer-c30 = Disoccupato
    .def = il disoccupato
souvlaki-customer-c31 = Parrucchiera
    .def = la parrucchiera
souvlaki-customer-c32 = Musicista di strada
    .def = il musicista di strada
souvlaki-customer-c33 = Farmacista
    .def = il farmacista
souvlaki-customer-c34 = Pensionato
    .def = il pensionato
souvlaki-customer-c35 = Poliziotto
    .def = il poliziotto
souvlaki-customer-c36 = Gemelli
    .def = la coppia di gemelli
souvlaki-customer-c37 = Videogiocatore
    .def = il videogiocatore
souvlaki-customer-c38 = Babysitter
    .def = la babysitter
souvlaki-customer-c39 = Motociclista
    .def = il motociclista
souvlaki-customer-c40 = Istruttore di palestra
    .def = l’istruttore di palestra
souvlaki-customer-c41 = Cuoco rivale
    .def = il cuoco rivale
souvlaki-customer-c42 = Agente immobiliare
    .def = l’agente immobiliare
souvlaki-customer-c43 = Avvocato
    .def = l’avvocato
souvlaki-customer-c44 = Fotografo
    .def = il fotografo
souvlaki-customer-c45 = Programmatore
    .def = il programmatore
souvlaki-customer-c46 = Oste
    .def = l’oste
souvlaki-customer-c47 = Cantante
    .def = la cantante
souvlaki-customer-c48 = Dentista
    .def = il dentista
souvlaki-customer-c49 = Coppietta
    .def = la coppietta
souvlaki-customer-c50 = Venditore
    .def = il venditore
souvlaki-customer-c51 = Suonatore di bouzouki
    .def = il suonatore di bouzouki
souvlaki-customer-c52 = Armatore
    .def = l’armatore
souvlaki-customer-c53 = Medico
    .def = il medico
souvlaki-customer-c54 = Giornalista
    .def = il giornalista
souvlaki-customer-c55 = Deputato
    .def = il deputato
souvlaki-customer-c56 = Banda di ragazzini
    .def = la banda di ragazzini
souvlaki-customer-big = Grande ordine telefonico
    .def = il grande ordine telefonico
souvlaki-both-customers = { $first } + { $second }
    .def = il grande ordine ({ $first } + { $second })
souvlaki-nobody-yet = qualcuno ancora in linea
    .def = qualcuno ancora in linea


## Event cards: their titles

souvlaki-event-rich-tip = Mancia generosa
souvlaki-event-food-critic = Critico gastronomico
souvlaki-event-stingy = Cliente tirchio
souvlaki-event-bad-mood = Luna storta
souvlaki-event-dirty-shop = Locale sporco
souvlaki-event-smile = Servizio col sorriso
souvlaki-event-cl-night = Serata di Champions League
souvlaki-event-eurovision = Finale dell’Eurovision
souvlaki-event-price-rise = Rincari
souvlaki-event-same-again = Lo stesso anche per me
souvlaki-event-hungry-fans = Tifosi affamati
souvlaki-event-diet = A dieta
souvlaki-event-add-fries = E un po’ di patatine
souvlaki-event-thirsty = Cliente assetato
souvlaki-event-misheard = Malinteso al telefono
souvlaki-event-wrong-number = Numero sbagliato
souvlaki-event-across = Meglio dirimpetto
souvlaki-event-queue-jumper = Salta la coda
souvlaki-event-after-you = Dopo di lei
souvlaki-event-hold = Resti in linea
souvlaki-event-impatient = Cliente impaziente
souvlaki-event-ouzo = Un ouzo nell’attesa
souvlaki-event-line-dead = È caduta la linea
souvlaki-event-wallet = Portafoglio dimenticato
souvlaki-event-last-minute = Cliente dell’ultimo minuto
souvlaki-event-ninja = Ninja in cucina
souvlaki-event-rats = Topi in cucina
souvlaki-event-supplier = Offerta del fornitore
souvlaki-event-kitchen = Cambio di menù
souvlaki-event-health = Ispezione sanitaria
souvlaki-event-rumours = Maldicenze
souvlaki-event-change-plans = Cambio di programma


## Event cards: their texts, put together from the row of the card in the box

souvlaki-text-choice = { $target } { $effect }
souvlaki-kind-any = cliente
    .acc = un cliente
    .two = due clienti
    .every = ogni cliente
souvlaki-kind-normal = cliente normale
    .acc = un cliente normale
    .two = due clienti normali
    .every = ogni cliente normale
souvlaki-kind-phone = ordine telefonico
    .acc = un ordine telefonico
    .two = due ordini telefonici
    .every = ogni ordine telefonico
souvlaki-target-customer = Scegli { $kind_acc }.
souvlaki-target-customer-only = Scegli { $kind_acc } { $limits }.
souvlaki-target-two = Scegli { $kind_two }.
souvlaki-target-two-only = Scegli { $kind_two } { $limits }.
souvlaki-target-over = Scegli { $kind_acc } e un altro giocatore.
souvlaki-target-over-only = Scegli { $kind_acc } { $limits } e un altro giocatore.
souvlaki-target-player = Scegli un giocatore.
souvlaki-target-opponent = Scegli un avversario.
souvlaki-only-not-first = con qualcuno davanti in coda
souvlaki-only-not-last = con qualcuno dietro in coda
souvlaki-only-straight = senza broncio
souvlaki-only-sour = col broncio
souvlaki-only-foods = { $count ->
    [one] con almeno { $count } cibo nell’ordine
   *[other] con almeno { $count } cibi nell’ordine
}
souvlaki-only-queues = in code diverse
souvlaki-only-more = { $first }, { $rest }
souvlaki-gain-money-more = paga { $amount } euro in più
souvlaki-gain-money-less = paga { $amount } euro in meno (mai sotto 0)
souvlaki-gain-fame-more = { $amount ->
    [one] dà { $amount } punto di fama in più
   *[other] dà { $amount } punti di fama in più
}
souvlaki-gain-fame-less = { $amount ->
    [one] dà { $amount } punto di fama in meno (mai sotto 0)
   *[other] dà { $amount } punti di fama in meno (mai sotto 0)
}
souvlaki-gain-more = { $first } e { $rest }
souvlaki-effect-customer-gain = Se è servito in questo round, { $gain }.
souvlaki-effect-copy = Fino alla fine del round ordina le stesse cose di chi ha davanti. Denaro e fama restano i suoi.
souvlaki-effect-multiply = Fino alla fine del round ordine, denaro e fama valgono { $factor ->
    [2] il doppio
   *[other] { $factor } volte tanto
}.
souvlaki-effect-remove-food = { $count ->
    [one] Fino alla fine del round togli dall’ordine { $count } cibo a tua scelta.
   *[other] Fino alla fine del round togli dall’ordine { $count } cibi a tua scelta.
}
souvlaki-effect-add-food = Fino alla fine del round si aggiunge all’ordine: { $foods }.
souvlaki-effect-replace = Viene scartato, e prendono il suo posto altrettante nuove carte cliente, col broncio se lo aveva.
souvlaki-effect-swap = Si scambiano di posto, ciascuno col suo umore.
souvlaki-effect-over-end = Va in fondo alla coda di quel giocatore, col suo umore.
souvlaki-effect-over-front = Va in testa alla coda di quel giocatore, col suo umore.
souvlaki-effect-move-front = Passa in testa alla sua coda.
souvlaki-effect-move-end = Va in fondo alla sua coda.
souvlaki-effect-sour = Mette subito il broncio.
souvlaki-effect-straight = Non tiene più il broncio.
souvlaki-effect-discard = Lascia la coda, e nessuno ci rimette.
souvlaki-effect-discard-penalty = Lascia la coda, e il padrone ci rimette fama come per un cliente infuriato.
souvlaki-effect-served-one = Fino alla fine del round { $kind_every } servito da questo giocatore { $gain }.
souvlaki-effect-served-self = Fino alla fine del round { $kind_every } servito da te { $gain }.
souvlaki-effect-served-all = Fino alla fine del round { $kind_every }, chiunque lo serva, { $gain }.
souvlaki-effect-draw-food-one = { $count ->
    [one] Questo giocatore pesca { $count } carta cibo.
   *[other] Questo giocatore pesca { $count } carte cibo.
}
souvlaki-effect-draw-food-self = { $count ->
    [one] Pesca { $count } carta cibo.
   *[other] Pesca { $count } carte cibo.
}
souvlaki-effect-draw-food-all = { $count ->
    [one] Tutti pescano { $count } carta cibo.
   *[other] Tutti pescano { $count } carte cibo.
}
souvlaki-effect-discard-food-one = { $count ->
    [one] Questo giocatore scarta a caso { $count } carta cibo.
   *[other] Questo giocatore scarta a caso { $count } carte cibo.
}
souvlaki-effect-discard-food-self = { $count ->
    [one] Scarta a caso { $count } carta cibo.
   *[other] Scarta a caso { $count } carte cibo.
}
souvlaki-effect-discard-food-all = { $count ->
    [one] Tutti scartano a caso { $count } carta cibo.
   *[other] Tutti scartano a caso { $count } carte cibo.
}
souvlaki-effect-steal-food = { $count ->
    [one] Prendi a caso { $count } carta cibo dalla sua mano.
   *[other] Prendi a caso { $count } carte cibo dalla sua mano.
}
souvlaki-effect-cycle-food = Scarta quante carte cibo vuoi e pescane altrettante.
souvlaki-effect-money-more-one = Questo giocatore riceve { $amount } euro.
souvlaki-effect-money-more-self = Ricevi { $amount } euro.
souvlaki-effect-money-more-all = Tutti ricevono { $amount } euro.
souvlaki-effect-money-less-one = Questo giocatore paga { $amount } euro, o quello che ha.
souvlaki-effect-money-less-self = Paghi { $amount } euro, o quello che hai.
souvlaki-effect-money-less-all = Tutti pagano { $amount } euro, o quello che hanno.
souvlaki-effect-fame-more-one = { $amount ->
    [one] Questo giocatore guadagna { $amount } punto di fama.
   *[other] Questo giocatore guadagna { $amount } punti di fama.
}
souvlaki-effect-fame-more-self = { $amount ->
    [one] Guadagni { $amount } punto di fama.
   *[other] Guadagni { $amount } punti di fama.
}
souvlaki-effect-fame-more-all = { $amount ->
    [one] Tutti guadagnano { $amount } punto di fama.
   *[other] Tutti guadagnano { $amount } punti di fama.
}
souvlaki-effect-fame-less-one = { $amount ->
    [one] Questo giocatore perde { $amount } punto di fama, se ne ha.
   *[other] Questo giocatore perde { $amount } punti di fama, o quelli che ha.
}
souvlaki-effect-fame-less-self = { $amount ->
    [one] Perdi { $amount } punto di fama, se ne hai.
   *[other] Perdi { $amount } punti di fama, o quelli che hai.
}
souvlaki-effect-fame-less-all = { $amount ->
    [one] Tutti perdono { $amount } punto di fama, se ne hanno.
   *[other] Tutti perdono { $amount } punti di fama, o quelli che hanno.
}
souvlaki-effect-add-customer-one = Un nuovo cliente dal mazzo si mette in fondo alla coda di questo giocatore.
souvlaki-effect-add-customer-self = Un nuovo cliente dal mazzo si mette in fondo alla tua coda.
souvlaki-effect-add-customer-all = Un nuovo cliente dal mazzo si mette in fondo a ogni coda.
souvlaki-effect-cancel = Il prossimo imprevisto giocato da un avversario in questo round è annullato.


## Phases, and short names for the chalk board

souvlaki-phase-setup = Preparazione
souvlaki-phase-shops = Scelta delle botteghe
souvlaki-phase-hands = Prime carte
souvlaki-phase-maintenance = Gestione della bottega
souvlaki-phase-customers = Nuovi clienti
souvlaki-phase-phones = Ordini telefonici
souvlaki-phase-events = Imprevisti
souvlaki-phase-service = Servizio
souvlaki-phase-over = Fine della partita
souvlaki-sign-phase-1 = Gestione
souvlaki-sign-phase-2 = Clienti
souvlaki-sign-phase-3 = Imprevisti
souvlaki-sign-phase-4 = Servizio
souvlaki-sign-phase-5 = Fine
souvlaki-sign-round = Round n. { $round }
souvlaki-sign-cancelled = Annullato


## Places on the board (labels, read out and shown)

souvlaki-spot-food = Carta cibo { $number }
souvlaki-spot-event = Imprevisto { $number }
souvlaki-spot-offer = Cliente { $number } alla porta
souvlaki-spot-plot = Libera: { $shop }
souvlaki-spot-sign = Bottega di { $seat }
souvlaki-spot-shop = Bottega
souvlaki-spot-place = Posto { $place } in coda


## Pieces (labels)

souvlaki-piece-food = Carta cibo: { $order }
souvlaki-piece-event = { $event }: { $text }
souvlaki-piece-shop = { $times ->
    [one] { $shop } ({ $nick }): parte con { $money } € e fama { $fame }; spese fisse { $cost } €; provviste { $supplies } € (carte: { $cards }); pubblicità { $ads } € (fama +{ $gain })
   *[other] { $shop } ({ $nick }): parte con { $money } € e fama { $fame }; spese fisse { $cost } €; provviste { $supplies } € (carte: { $cards }, fino a { $times } volte); pubblicità { $ads } € (fama +{ $gain })
}
souvlaki-piece-customer = { $customer }: { $order }; { $money } €, fama { $fame }
souvlaki-piece-customer-sour = { $customer }, col broncio: { $order }; { $money } €, fama { $fame }
souvlaki-piece-phone = { $customer }, per telefono: { $order }; { $money } €, fama { $fame }
souvlaki-piece-phone-sour = { $customer }, per telefono, col broncio: { $order }; { $money } €, fama { $fame }
souvlaki-piece-of = { $seat }: { $piece }
souvlaki-piece-big = Grande ordine telefonico: due carte dal mazzo
souvlaki-piece-changes = { $piece } ({ $changes })
souvlaki-piece-money = { $loans ->
    [0] Denaro: { $amount } €
    [one] Denaro: { $amount } €, con { $loans } prestito
   *[other] Denaro: { $amount } €, con { $loans } prestiti
}
souvlaki-piece-fame = Fama: { $amount }
souvlaki-piece-stack = { $count ->
    [one] { $count } carta nel mazzo, scarti: { $discards }
   *[other] { $count } carte nel mazzo, scarti: { $discards }
}
souvlaki-piece-hand-foods = { $count ->
    [one] { $count } carta cibo in mano
   *[other] { $count } carte cibo in mano
}
souvlaki-piece-hand-events = { $count ->
    [one] { $count } imprevisto in mano
   *[other] { $count } imprevisti in mano
}
souvlaki-piece-unused = Sul banco, non usati: { $order }
souvlaki-piece-track-money = { $seat }: { $amount } €
souvlaki-piece-track-fame = { $seat }: fama { $amount }


## Choices that are buttons

souvlaki-choice-keep = Tieni queste carte
souvlaki-choice-new = Scartale tutte e pesca da capo
souvlaki-choice-supplies = { $cards ->
    [one] Provviste: { $cards } carta per { $cost } €
   *[other] Provviste: { $cards } carte per { $cost } €
}
souvlaki-choice-advertising = Pubblicità: fama +{ $fame } per { $cost } €
souvlaki-choice-done = Fine della spesa
souvlaki-choice-play = Gioca { $event }
souvlaki-choice-pass = Nessuna carta
souvlaki-choice-enough = Basta, pesca
souvlaki-choice-serve = Servi
souvlaki-choice-dismiss = Manda via
souvlaki-choice-finish = Chiudi la cucina
souvlaki-choice-food = Senza { $food }
souvlaki-choice-player = { $seat }
souvlaki-choice-plan = Servi con { $order }; avanza: { $left }
souvlaki-choice-plan-exact = Servi con { $order }, senza avanzi


## What to do now

souvlaki-prompt-shop = Scegli la tua bottega.
souvlaki-prompt-hand = Tieni le carte cibo o, una volta sola, le scarti tutte e peschi da capo?
souvlaki-prompt-maintenance = Provviste, pubblicità? Hai { $money } €.
souvlaki-prompt-limit = { $count ->
    [one] Troppe carte cibo: scartane { $count }, fino a restare con { $limit }.
   *[other] Troppe carte cibo: scartane { $count }, fino a restare con { $limit }.
}
souvlaki-prompt-take = { $left ->
    [one] Prendi il tuo ultimo cliente di questo round.
   *[other] Prendi un cliente nella tua coda.
}
souvlaki-prompt-event = Gioca un imprevisto, o nessuno.
souvlaki-prompt-target = { $event }. { $target }
souvlaki-prompt-target-second-customer = { $event }: scegli il secondo cliente.
souvlaki-prompt-target-second-player = { $event }: scegli il giocatore.
souvlaki-prompt-target-food = { $event }: a quale cibo rinuncia?
souvlaki-prompt-menu = { $event }: scarta quante carte cibo vuoi e pescane altrettante.
souvlaki-prompt-serve = Primo: { $customer_def }. Vuole { $order }.
souvlaki-prompt-serve-short = Primo: { $customer_def }. Le carte non bastano.
souvlaki-prompt-serve-empty = Nessuno aspetta. Metti qualcosa sul banco da offrire, o chiudi la cucina.
souvlaki-prompt-wait = { $phase }: tocca a { $seat }.
souvlaki-prompt-watch = Si danno le carte.
souvlaki-prompt-over = La partita è finita.


## What a choice would cost or bring

souvlaki-preview-fame = fama { SIGNED($fame) }
souvlaki-preview-both = { SIGNED($money) } €, fama { SIGNED($fame) }


## The log: whole sentences, present tense. $seat (text) is whose turn, shop or queue it is; amounts are numbers

souvlaki-log-shop-got = { $seat } apre { $shop } («{ $nick }»).
souvlaki-log-hand-kept = { $seat } tiene le prime carte cibo.
souvlaki-log-hand-thrown = { $cards ->
    [one] { $seat } cambia { $cards } carta cibo con una nuova.
   *[other] { $seat } cambia { $cards } carte cibo con altre nuove.
}
souvlaki-log-stack-remade-food = { $cards ->
    [one] Il mazzo del cibo è rifatto dagli scarti: { $cards } carta.
   *[other] Il mazzo del cibo è rifatto dagli scarti: { $cards } carte.
}
souvlaki-log-stack-remade-events = { $cards ->
    [one] Il mazzo degli imprevisti è rifatto dagli scarti: { $cards } carta.
   *[other] Il mazzo degli imprevisti è rifatto dagli scarti: { $cards } carte.
}
souvlaki-log-stack-remade-customers = { $cards ->
    [one] Il mazzo dei clienti è rifatto dagli scarti: { $cards } carta.
   *[other] Il mazzo dei clienti è rifatto dagli scarti: { $cards } carte.
}
souvlaki-log-food-drawn = { $seat } pesca una carta cibo: { $order }.
souvlaki-log-food-drawn-hidden = { $seat } pesca una carta cibo.
souvlaki-log-event-drawn = { $seat } pesca «{ $event }».
souvlaki-log-event-drawn-hidden = { $seat } pesca un imprevisto.
souvlaki-log-food-discarded = { $seat } scarta una carta cibo: { $order }.
souvlaki-log-round-began = Comincia il round { $round }.
souvlaki-log-phase-began = { $phase }, in ordine di fama: { $seats }.
souvlaki-log-loan-taken = { $seat } non può pagare e prende un prestito: { SIGNED($amount) } €
souvlaki-log-cost-paid = { $seat } paga le spese fisse: { SIGNED($amount) } €
souvlaki-log-supplies-bought = { $cards ->
    [one] { $seat } compra { $cards } carta cibo: { SIGNED($amount) } €
   *[other] { $seat } compra { $cards } carte cibo: { SIGNED($amount) } €
}
souvlaki-log-advertised = { $seat } fa pubblicità: { SIGNED($amount) } €, fama { SIGNED($fame) }
souvlaki-log-opened = Alla porta { $customer_def }.
souvlaki-log-taken = { $seat } prende { $customer_def }.
souvlaki-log-big-taken = { $seat } prende il grande ordine telefonico.
souvlaki-log-big-skipped = { $seat } scopre un grande ordine telefonico, che si scarta.
souvlaki-log-came-phone = Squilla il telefono di { $seat }: { $customer }.
souvlaki-log-came-big = Grande ordine telefonico di { $seat }: { $customer }.
souvlaki-log-came-event = { CAP($customer_def) } si mette in coda da { $seat }.
souvlaki-log-came-misheard = { $seat } ha capito male, l’ordine è un altro: { $customer }.
souvlaki-log-left-over = Nessuno prende { $customer_def }.
souvlaki-log-played = { $seat } gioca «{ $event }».
souvlaki-log-cancelled = { $by } cambia programma: «{ $event }» di { $seat } è annullato.
souvlaki-log-passed = { $seat } non gioca imprevisti.
souvlaki-log-on-customer = «{ $event }» è per { $customer_def }, in coda da { $seat }.
souvlaki-log-on-customer-effect = «{ $event }» è per { $customer_def }, in coda da { $seat }. { $effect }
souvlaki-log-on-player = «{ $event }» è per { $seat }.
souvlaki-log-on-player-effect = «{ $event }» è per { $seat }. { $effect }
souvlaki-log-food-removed = Coda di { $seat }, posto { $place }: dall’ordine si toglie { $food }.
souvlaki-log-moved = { CAP($customer_def) } va al posto { $place } nella coda di { $seat }.
souvlaki-log-moved-over = { CAP($customer_def) } lascia { $seat } e va al posto { $place } nella coda di { $to }.
souvlaki-log-swapped = Nelle code si scambiano il posto { $place } di { $seat } e il posto { $toplace } di { $to }.
souvlaki-log-turned-sour = { CAP($customer_def) } mette il broncio, in coda da { $seat }.
souvlaki-log-turned-straight = { CAP($customer_def) }, in coda da { $seat }, non tiene più il broncio.
souvlaki-log-sent-off = { CAP($customer_def) } lascia la coda di { $seat }.
souvlaki-log-sent-off-fame = { CAP($customer_def) } lascia la coda di { $seat }: fama { SIGNED($fame) }
souvlaki-log-food-taken = { $seat } prende una carta cibo a { $victim }: { $order }.
souvlaki-log-food-taken-hidden = { $seat } prende una carta cibo a { $victim }.
souvlaki-log-food-lost = { $seat } perde una carta cibo: { $order }.
souvlaki-log-shop-changed-money = { $seat }: { SIGNED($money) } €
souvlaki-log-shop-changed-fame = { $seat }: fama { SIGNED($fame) }
souvlaki-log-laid = { $seat } mette sul banco: { $order }.
souvlaki-log-served = { $seat } serve { $customer_def }: { SIGNED($money) } €, fama { SIGNED($fame) }
souvlaki-log-dismissed = { $seat } manda via { $customer_def }: fama { SIGNED($fame) }
souvlaki-log-treated = { $seat } offre quello che avanza: fama { SIGNED($fame) }
souvlaki-log-service-done = { $customers ->
    [0] { $seat } chiude la cucina senza aver servito nessuno.
    [one] { $seat } chiude la cucina dopo { $customers } cliente.
   *[other] { $seat } chiude la cucina dopo { $customers } clienti.
}
souvlaki-log-left = { CAP($customer_def) } se ne va sbattendo la porta di { $seat }: fama { SIGNED($fame) }
souvlaki-log-goal-met = { $seat } raggiunge il traguardo: { $money } € e fama { $fame }.
souvlaki-log-ended = La partita finisce: { $ending }.


## How the game ended

souvlaki-ending-goal = una bottega ha il denaro e la fama
souvlaki-ending-sum = più botteghe hanno il denaro e la fama, e vince la somma più alta
souvlaki-ending-shared = più botteghe hanno il denaro, la fama e la stessa somma: vittoria condivisa
souvlaki-ending-limit = l’ultimo round è finito e vince la somma più alta di denaro e fama
souvlaki-ending-limit-shared = l’ultimo round è finito e le somme più alte sono uguali: vittoria condivisa
souvlaki-over-winner = { $seat } vince con { $points } tra denaro e fama.
souvlaki-over-shared = { $seats } condividono la vittoria, con { $points } a testa tra denaro e fama.


## The make-up of the score (the sum of money and fame)

souvlaki-count-start-money = Denaro iniziale
souvlaki-count-start-fame = Fama iniziale
souvlaki-count-customers-money = Denaro dai clienti
souvlaki-count-customers-fame = Fama dai clienti
souvlaki-count-treats = Offerto dalla casa
souvlaki-count-advertising = Pubblicità
souvlaki-count-advertising-fame = Fama dalla pubblicità
souvlaki-count-running = Spese fisse
souvlaki-count-supplies = Provviste
souvlaki-count-events-money = Denaro dagli imprevisti
souvlaki-count-events-fame = Fama dagli imprevisti
souvlaki-count-dismissed = Clienti mandati via
souvlaki-count-left = Clienti infuriati
souvlaki-count-loans = Prestiti
souvlaki-count-before = Prima dell’inizio della registrazione


## Panels and notes beside the names

souvlaki-panel-round = Round n. { $round }
souvlaki-panel-phase = Fase
souvlaki-panel-turn = Tocca a
souvlaki-panel-back = Secondi clienti, in ordine inverso
souvlaki-panel-order = Ordine della fase: prima la fama più alta
souvlaki-panel-place = { $place }. { $seat }
souvlaki-panel-why-fame = fama { $fame }
souvlaki-panel-why-start = fama { $fame }, all’inizio { $start }
souvlaki-panel-why-seat = fama { $fame }, all’inizio { $start }, per posto
souvlaki-panel-events = I tuoi imprevisti
souvlaki-panel-shop = { $shop }
souvlaki-panel-cost = Spese fisse
souvlaki-panel-supplies = Provviste
souvlaki-panel-advertising = Pubblicità
souvlaki-value-cost = { $cost } €
souvlaki-value-supplies = { $times ->
    [one] { $cost } € (carte: { $cards })
   *[other] { $cost } € (carte: { $cards }), fino a { $times } volte
}
souvlaki-value-advertising = { $cost } € per fama +{ $fame }
souvlaki-panel-counter = Banco di { $seat }
souvlaki-panel-laid = Sul banco
souvlaki-panel-unused = Non usati
souvlaki-panel-lacking = Mancano per il primo in coda
souvlaki-panel-effects = In vigore in questo round
souvlaki-panel-on-player = { $seat }
souvlaki-panel-on-all = tutti
souvlaki-panel-on-customer = coda di { $seat }, posto { $place }
souvlaki-panel-played = Giocati in questo round
souvlaki-panel-played-cancelled = { $event } (annullato)
souvlaki-panel-cancel = { $seat } è in agguato: il prossimo imprevisto di un avversario è annullato
souvlaki-panel-goal = Traguardo: { $money } € e fama { $fame }
souvlaki-panel-seat = { $seat }
souvlaki-value-goal = { $money } €, fama { $fame }
souvlaki-value-goal-loans = { $loans ->
    [one] { $money } €, tolto { $loans } prestito { $net } €; fama { $fame }
   *[other] { $money } €, tolti { $loans } prestiti { $net } €; fama { $fame }
}
souvlaki-panel-discards = Scarti
souvlaki-panel-foods = Carte cibo
souvlaki-panel-customers = Clienti
souvlaki-panel-events-gone = Carte imprevisto
souvlaki-panel-summary = Il round { $round } in breve
souvlaki-value-summary = { SIGNED($money) } €, fama { SIGNED($fame) } (serviti { $served }, col broncio { $sour }, infuriati { $left })
souvlaki-note-money = { $amount } €
souvlaki-note-fame = { $amount } ★
souvlaki-note-loans = { $count ->
    [one] { $count } prestito
   *[other] { $count } prestiti
}
souvlaki-note-foods = { $count ->
    [one] { $count } carta cibo
   *[other] { $count } carte cibo
}
souvlaki-note-events = { $count ->
    [one] { $count } imprevisto
   *[other] { $count } imprevisti
}


## The text board

souvlaki-text-queue = Coda
souvlaki-text-hand = Carte cibo
souvlaki-text-events = Imprevisti
souvlaki-text-offer = Alla porta
souvlaki-text-counter = Banco
souvlaki-text-empty = nessuno
souvlaki-text-legend = Le code da davanti: { $sour } col broncio, { $phone } per telefono.


## The rules in one sentence each. They are shown when a move is refused, so each says why.

souvlaki-clause-C1 = Ci sono carte cliente, carte cibo, imprevisti e quattro botteghe; un cliente ordina cibi e porta denaro e fama.
souvlaki-clause-S1 = Da due a quattro giocatori scelgono a turno botteghe diverse, o le ricevono a sorte, e partono con il denaro e la fama della propria.
souvlaki-clause-S2 = I mazzi sono tre, mescolati; quello vuoto si rifà dagli scarti quando serve una carta, e se mancano anche quelli non si pesca.
souvlaki-clause-S3 = Si comincia tutti con lo stesso numero di carte cibo e di imprevisti.
souvlaki-clause-S4 = Prima di cominciare ognuno, in ordine di fama, può scartare una volta tutte le carte cibo per altre nuove, e quelle deve tenere.
souvlaki-clause-S5 = Nella prima partita non si pescano imprevisti e la loro fase si salta.
souvlaki-clause-S6 = Tutto è scoperto tranne le carte in mano: di quelle si vede solo il numero, e la carta presa dal ninja la vedono solo i due giocatori.
souvlaki-clause-O1 = In ogni fase comincia chi ha più fama, a parità chi ne aveva di più all’inizio, poi secondo il posto; e si gioca solo al proprio turno.
souvlaki-clause-O2 = Un round ha cinque fasi, ognuna con le sue mosse, e né fama né denaro scendono sotto 0.
souvlaki-clause-M1 = Dal secondo round ognuno paga le spese fisse, se serve con un prestito, che si toglie dal denaro quando si verifica il traguardo.
souvlaki-clause-M2 = Pagate le spese fisse, ognuno pesca una carta cibo e un imprevisto.
souvlaki-clause-M3 = Provviste e pubblicità si comprano una volta per round, le provviste quante volte dice la carta della bottega, e solo con denaro in cassa.
souvlaki-clause-M4 = Chi ha più carte cibo del limite scarta subito, prima di ogni altra cosa, fino a rientrarci.
souvlaki-clause-K1 = A turno ognuno prende un cliente dalla porta, poi un secondo in ordine inverso; non si può rifiutare, e l’ultimo si scarta.
souvlaki-clause-K2 = Un nuovo cliente va in fondo alla coda, e l’ordine di una coda cambia solo se lo dice una carta.
souvlaki-clause-K3 = Poi ognuno pesca una carta cliente come ordine telefonico in fondo alla sua coda.
souvlaki-clause-K4 = Un grande ordine telefonico si prende come un cliente: si pescano due carte che fanno un ordine solo, da servire intero.
souvlaki-clause-K5 = Un grande ordine telefonico pescato dal mazzo si scarta e si pesca un’altra carta.
souvlaki-clause-F1 = A turno ognuno può giocare un imprevisto per round, o nessuno.
souvlaki-clause-F2 = Una carta vuole un bersaglio adatto al suo testo: «un cliente» è di chiunque, «un giocatore» puoi essere anche tu, «un avversario» no.
souvlaki-clause-F3 = Una carta fa quello che dice, subito o fino alla fine del round; quello che dura resta con il suo cliente o il suo giocatore.
souvlaki-clause-F4 = Cambio di programma annulla il prossimo imprevisto che un avversario gioca nel round, mai uno già giocato.
souvlaki-clause-F5 = I cambiamenti a quello che dà un cliente si sommano tutti, e solo il totale, se è sotto 0, sale a 0.
souvlaki-clause-F6 = Un cliente spostato tiene il suo umore, broncio o no.
souvlaki-clause-F7 = Lo stesso anche per me vuole un cliente normale con qualcuno davanti, e copia quello che costui vuole in quel momento, non denaro né fama.
souvlaki-clause-F8 = La mancia generosa segue il cliente: la prende chi lo serve in questo round.
souvlaki-clause-F9 = I cibi si aggiungono e si tolgono nell’ordine delle carte; Lo stesso anche per me sostituisce tutto l’ordine, e quel che segue cambia la copia.
souvlaki-clause-V1 = Si mettono sul banco carte cibo della mano, e si serve solo il primo in coda, quando i cibi non usati sul banco coprono tutto l’ordine; una carta sul banco non si riprende.
souvlaki-clause-V2 = Una carta cibo va sul banco se banco e mano insieme bastano per il primo ordine, o dopo aver servito qualcuno.
souvlaki-clause-V3 = Chi ha servito qualcuno e ha cibi avanzati sul banco li offre, per un po’ di fama una volta in tutto, e le carte si scartano.
souvlaki-clause-V4 = Durante il tuo servizio puoi mandare via qualunque cliente della tua coda: costa fama, o quella che hai.
souvlaki-clause-V5 = I clienti non serviti mettono il broncio; chi lo aveva già se ne va e costa fama, secondo la fama stampata.
souvlaki-clause-E1 = Quello che vale fino alla fine del round finisce con lui.
souvlaki-clause-E2 = La partita è finita appena a fine round qualcuno ha il denaro, tolti i prestiti, e la fama del traguardo; fra più di uno vince la somma più alta, e a parità si condivide.
souvlaki-clause-E3 = Se dopo l’ultimo round nessuno ha raggiunto il traguardo, vince la somma più alta di denaro e fama, tolti i prestiti, e a parità si condivide.
