### Café International: testi, italiano.
### Le forme dei nomi sono attributi: .indef "una signora italiana", .def "la signora italiana", .gen "dell’Italia",
### .at "al tavolo". $seat è sempre il nome di un giocatore.


## The game

cafe-title = Café International
cafe-tagline = Fai accomodare ospiti di dodici nazioni ai tavoli giusti, e bada che nessuno resti solo
cafe-about = Quattro sedie per tavolo, al massimo due signore e due signori, e alcune sedie stanno fra due tavoli. Più un tavolo è pieno, più vale, e il doppio se tutti vengono dallo stesso paese. Chi non trova posto va al bar.
cafe-author = Rudi Hoffmann


## Options of a table

cafe-option-players = Giocatori
    .help = Da due a quattro.
cafe-option-unexpected_guests = Ospiti inattesi
    .help = Le mani sono nascoste agli altri giocatori. Quanti ospiti hanno in mano lo vedono tutti.
cafe-option-regulars = Tavoli per clienti abituali
    .help = In un turno si possono far sedere a uno stesso tavolo tre o quattro ospiti dello stesso sesso, per 20 punti, o 40 se sono tutti della nazione del tavolo.
cafe-option-starter = Chi comincia
    .help = Tirato a sorte, se non lo scegli.


## Nations

cafe-nation-africa = Africa
    .gen = dell’Africa
    .def = l’Africa
cafe-nation-britain = Gran Bretagna
    .gen = della Gran Bretagna
    .def = la Gran Bretagna
cafe-nation-china = Cina
    .gen = della Cina
    .def = la Cina
cafe-nation-cuba = Cuba
    .gen = di Cuba
    .def = Cuba
cafe-nation-france = Francia
    .gen = della Francia
    .def = la Francia
cafe-nation-germany = Germania
    .gen = della Germania
    .def = la Germania
cafe-nation-india = India
    .gen = dell’India
    .def = l’India
cafe-nation-italy = Italia
    .gen = dell’Italia
    .def = l’Italia
cafe-nation-russia = Russia
    .gen = della Russia
    .def = la Russia
cafe-nation-spain = Spagna
    .gen = della Spagna
    .def = la Spagna
cafe-nation-turkey = Turchia
    .gen = della Turchia
    .def = la Turchia
cafe-nation-usa = Stati Uniti
    .gen = degli Stati Uniti
    .def = gli Stati Uniti

## Guests

cafe-guest-africa-lady = signora africana
    .indef = una signora africana
    .def = la signora africana
cafe-guest-africa-gentleman = signore africano
    .indef = un signore africano
    .def = il signore africano
cafe-guest-britain-lady = signora britannica
    .indef = una signora britannica
    .def = la signora britannica
cafe-guest-britain-gentleman = signore britannico
    .indef = un signore britannico
    .def = il signore britannico
cafe-guest-china-lady = signora cinese
    .indef = una signora cinese
    .def = la signora cinese
cafe-guest-china-gentleman = signore cinese
    .indef = un signore cinese
    .def = il signore cinese
cafe-guest-cuba-lady = signora cubana
    .indef = una signora cubana
    .def = la signora cubana
cafe-guest-cuba-gentleman = signore cubano
    .indef = un signore cubano
    .def = il signore cubano
cafe-guest-france-lady = signora francese
    .indef = una signora francese
    .def = la signora francese
cafe-guest-france-gentleman = signore francese
    .indef = un signore francese
    .def = il signore francese
cafe-guest-germany-lady = signora tedesca
    .indef = una signora tedesca
    .def = la signora tedesca
cafe-guest-germany-gentleman = signore tedesco
    .indef = un signore tedesco
    .def = il signore tedesco
cafe-guest-india-lady = signora indiana
    .indef = una signora indiana
    .def = la signora indiana
cafe-guest-india-gentleman = signore indiano
    .indef = un signore indiano
    .def = il signore indiano
cafe-guest-italy-lady = signora italiana
    .indef = una signora italiana
    .def = la signora italiana
cafe-guest-italy-gentleman = signore italiano
    .indef = un signore italiano
    .def = il signore italiano
cafe-guest-russia-lady = signora russa
    .indef = una signora russa
    .def = la signora russa
cafe-guest-russia-gentleman = signore russo
    .indef = un signore russo
    .def = il signore russo
cafe-guest-spain-lady = signora spagnola
    .indef = una signora spagnola
    .def = la signora spagnola
cafe-guest-spain-gentleman = signore spagnolo
    .indef = un signore spagnolo
    .def = il signore spagnolo
cafe-guest-turkey-lady = signora turca
    .indef = una signora turca
    .def = la signora turca
cafe-guest-turkey-gentleman = signore turco
    .indef = un signore turco
    .def = il signore turco
cafe-guest-usa-lady = signora americana
    .indef = una signora americana
    .def = la signora americana
cafe-guest-usa-gentleman = signore americano
    .indef = un signore americano
    .def = il signore americano
cafe-guest-lady-joker = jolly donna
    .indef = un jolly donna
    .def = il jolly donna
cafe-guest-gentleman-joker = jolly uomo
    .indef = un jolly uomo
    .def = il jolly uomo
cafe-guest-hidden = ospite nascosto
    .indef = un ospite nascosto
    .def = l’ospite nascosto

## Tables

cafe-table = tavolo { $number } { $nation_gen }
    .def = il tavolo { $number } { $nation_gen }
    .at = al tavolo { $number } { $nation_gen }


## Places on the board (labels, read out and shown)

cafe-spot-chair = Sedia { $chair }, { $nation }
cafe-spot-chair-shared = Sedia { $chair }, { $nation } e { $other }
cafe-spot-table = { CAP($table) }
cafe-spot-hand = Mano, posto { $place }
cafe-spot-bar = Bar
cafe-spot-stool = Bar, posto { $place }: { SIGNED($value) }
cafe-spot-bag = { $count ->
    [0] Il sacchetto è vuoto
    [one] Sacchetto: { $count } ospite
   *[other] Sacchetto: { $count } ospiti
}
cafe-spot-nation = Per { $nation_def }


## Pieces (labels)

cafe-piece = { CAP($guest) }
cafe-piece-joker = { CAP($guest) } per { $nation_def }
cafe-piece-reserved = { CAP($table) }: riservato a clienti abituali
cafe-piece-at-home = { CAP($table) }: pieno, tutti sono a casa loro
cafe-piece-closed = Sedia chiusa


## Choices that are buttons

cafe-choice-done = Finisci il turno
cafe-choice-pass = Passa
cafe-choice-regulars = Fai sedere clienti abituali
cafe-choice-ladies = Signore
cafe-choice-gentlemen = Signori
cafe-choice-nation = { $nation }


## What to do now

cafe-prompt-first = Fai sedere un ospite, mandane uno al bar o scambia un jolly.
cafe-prompt-second = Fai sedere un secondo ospite o finisci il turno.
cafe-prompt-join = L’ospite è solo: fanne sedere un secondo allo stesso tavolo.
cafe-prompt-opening = Non si può formare un gruppo: fai sedere un ospite da solo o mandane uno al bar.
cafe-prompt-regulars = Clienti abituali: fai sedere il primo ospite { $table_at }.
cafe-prompt-regulars-more = { $count ->
    [one] Clienti abituali: { $table_at } serve almeno ancora { $count } ospite.
   *[other] Clienti abituali: { $table_at } servono almeno altri { $count } ospiti.
}
cafe-prompt-regulars-last = Fai sedere un quarto ospite { $table_at } o finisci il turno.
cafe-prompt-pass = Non si può fare nulla: devi passare.
cafe-prompt-wait = Tocca a { $seat }.
cafe-prompt-over = La partita è finita.


## What a move would score or cost

cafe-preview-points = { SIGNED($points) }
cafe-preview-limit = { SIGNED($points) }, mano di { $limit }


## The log: whole sentences, present tense

cafe-log-started = { $seat } comincia.
cafe-log-drew = { $seat } pesca { $guest_indef }.
cafe-log-drew-hidden = { $seat } pesca un ospite senza mostrarlo.
cafe-log-seated = { $seat } fa sedere { $guest_indef } sulla sedia { $chair } ({ $nation }): { SIGNED($points) }
cafe-log-seated-two = { $seat } fa sedere { $guest_indef } sulla sedia { $chair } ({ $nation }): { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-alone = { $seat } fa sedere { $guest_indef } sulla sedia { $chair } ({ $nation }), per ora senza compagnia.
cafe-log-seated-joker = { $seat } fa sedere { $guest_indef } per { $nation_def } sulla sedia { $chair }: { SIGNED($points) }
cafe-log-seated-joker-two = { $seat } fa sedere { $guest_indef } per { $nation_def } sulla sedia { $chair }: { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-joker-alone = { $seat } fa sedere { $guest_indef } per { $nation_def } sulla sedia { $chair }, per ora senza compagnia.
cafe-log-sat-regulars-ladies = { $seat } ha { $guests } clienti abituali, tutte signore, { $table_at }: { SIGNED($points) }
cafe-log-sat-regulars-gentlemen = { $seat } ha { $guests } clienti abituali, tutti signori, { $table_at }: { SIGNED($points) }
cafe-log-took-bar = { $seat } manda { $guest_indef } al bar, posto { $place }: { SIGNED($value) }
cafe-log-exchanged = { $seat } prende { $joker_def } dalla sedia { $chair } e ci fa sedere { $guest_indef }.
cafe-log-limit-lowered = { $seat } completa { $table_def } con una sola nazione; il limite della mano scende a { $limit }.
cafe-log-declared-ladies = { $seat } riserva { $table_def } a clienti abituali, sole signore.
cafe-log-declared-gentlemen = { $seat } riserva { $table_def } a clienti abituali, soli signori.
cafe-log-finished = { $seat } finisce il turno.
cafe-log-passed = { $seat } non può fare nulla e passa.
cafe-log-hand-counted = { $seat } resta con { cafe-count-guests-left } e { cafe-count-jokers-left }: { SIGNED($penalty) }
cafe-log-hand-empty = { $seat } non ha più ospiti in mano.
cafe-log-ended = La partita finisce: { $ending }.


## How the game ended

cafe-ending-bar-full = il bar è pieno
cafe-ending-chairs-full = tutte le sedie sono occupate
cafe-ending-bag-low = nel sacchetto restano gli ultimi ospiti
cafe-ending-hand-empty = un giocatore non ha più ospiti
cafe-ending-all-passed = tutti hanno passato


## The make-up of the score

cafe-count-tables = Ospiti ai tavoli
cafe-count-regulars = Tavoli di clienti abituali
cafe-count-bar = Bar
cafe-count-hand = Rimasti in mano
cafe-count-guests = Ospiti rimasti in mano
cafe-count-jokers = Jolly rimasti in mano
cafe-count-before = Prima dell’inizio della registrazione
cafe-count-total = Totale
cafe-count-guests-left = { $guests ->
    [0] nessun ospite
    [one] { $guests } ospite
   *[other] { $guests } ospiti
}
cafe-count-jokers-left = { $jokers ->
    [0] nessun jolly
   *[other] { $jokers } jolly
}


## Panels and notes beside the names

cafe-panel-cafe = Nel caffè
cafe-panel-bag = Ospiti nel sacchetto
cafe-panel-chairs = Sedie libere
cafe-panel-bar = Prossimo posto al bar
cafe-panel-bar-left = Posti liberi al bar
cafe-panel-value = { SIGNED($value) }
cafe-panel-full = pieno
cafe-note-limit = limite della mano { $limit }
cafe-note-hand = { $count ->
    [one] { $count } ospite in mano
   *[other] { $count } ospiti in mano
}
cafe-note-joker = ha un jolly preso dal tabellone
# The text board
cafe-text-legend = Le sedie hanno un numero; gli ospiti, nazione e sesso (f signora, m signore, * jolly).
cafe-text-lady = f
cafe-text-gentleman = m
cafe-text-bar = Bar:
cafe-text-bag = Sacchetto:


## The rules in one sentence each. They are shown when a move is refused, so each says why.

cafe-clause-C1 = Ci sono solo i tavoli e le sedie della pianta: quattro sedie per tavolo, e alcune sedie stanno fra due tavoli e appartengono a entrambi.
cafe-clause-C2 = Gli ospiti sono 100: quattro signore e quattro signori per nazione, due jolly donna e due jolly uomo.
cafe-clause-C3 = Le nazioni sono Africa, Cina, Cuba, Francia, Germania, Gran Bretagna, India, Italia, Russia, Spagna, Stati Uniti e Turchia.
cafe-clause-C4 = Il bar ha 20 posti, che si occupano in ordine: i primi cinque danno punti, gli altri ne tolgono.
cafe-clause-C5 = I punti non mancano mai, e un punteggio può scendere sotto zero.
cafe-clause-S1 = Giocano da due a quattro persone; ciascuna comincia con cinque ospiti pescati dal sacchetto e visibili a tutti.
cafe-clause-S2 = Non tocca a te: chi comincia è tirato a sorte, se non viene scelto, e si gioca in senso orario.
cafe-clause-T1 = In un turno fai sedere uno o due ospiti della tua mano, oppure ne mandi uno al bar, oppure scambi un jolly, e nient’altro; il turno finisce solo quando hai fatto una di queste cose.
cafe-clause-T2 = Al bar va solo un ospite della tua mano, e questo è tutto il turno.
cafe-clause-T3 = Lo scambio di un jolly occupa il turno intero e non si aggiunge ad altro.
cafe-clause-T4 = Questa sedia non è libera: su ogni sedia sta un solo ospite, e chi è seduto resta seduto.
cafe-clause-T5 = L’ospite deve essere della nazione di un tavolo a cui appartiene questa sedia.
cafe-clause-T6 = A un tavolo stanno solo una signora con un signore, due con uno o due con due; a uno dei tavoli di questa sedia l’equilibrio si romperebbe.
cafe-clause-T7 = In un turno fai sedere al massimo due ospiti.
cafe-clause-T8 = Nessuno resta solo: chi non dà punti va raggiunto nello stesso turno da un secondo ospite allo stesso tavolo, e il secondo ospite di un turno deve dare punti.
cafe-clause-T8a = Solo nel primissimo turno, e solo se nessuna disposizione dà punti, un ospite può sedersi da solo.
cafe-clause-T9 = Puoi passare solo quando non puoi far sedere nessuno, mandare nessuno al bar né scambiare un jolly.
cafe-clause-P1 = Una coppia vale 2, tre ospiti 3, quattro ospiti 4, e il doppio se sono tutti della nazione del tavolo.
cafe-clause-P2 = Su una sedia fra due tavoli contano tutti e due, e i punti si sommano.
cafe-clause-P3 = Un jolly prende la nazione di un tavolo della sua sedia, una sola, e vale come un ospite di quella nazione.
cafe-clause-P4 = I quattro esempi del regolamento valgono 4, 4, 2 e 17 punti.
cafe-clause-B1 = Al bar va un solo ospite per turno, nel prossimo posto libero, e non in un turno in cui fai sedere ospiti ai tavoli.
cafe-clause-B2 = Al bar non contano né la nazione né il sesso.
cafe-clause-B3 = Un jolly non va mai al bar.
cafe-clause-J1 = Un jolly su una sedia si scambia solo con un ospite della tua mano dello stesso sesso e della nazione per cui il jolly è seduto.
cafe-clause-J2 = L’ospite prende la nazione e il sesso del jolly, perciò lo scambio non cambia né l’equilibrio né il limite della mano.
cafe-clause-D1 = Dopo aver fatto sedere ospiti o usato il bar si pesca fino al limite della mano, all’inizio cinque.
cafe-clause-D2 = Completare un tavolo con quattro ospiti della sua nazione abbassa di uno il limite della tua mano, per sempre.
cafe-clause-D2a = Una mano che ha raggiunto o superato il suo limite non pesca e non scarta nulla.
cafe-clause-D3 = Quando nel sacchetto restano quattro ospiti non si pesca più.
cafe-clause-E1 = La partita è finita: finisce con il turno dopo il quale il bar è pieno, tutte le sedie sono occupate, nel sacchetto restano solo gli ultimi ospiti, un giocatore non ne ha in mano o tutti hanno passato.
cafe-clause-E2 = Alla fine ogni ospite in mano costa 5 punti e ogni jolly 10.
cafe-clause-E3 = Vince chi ha più punti; a parità la vittoria è condivisa.
cafe-clause-V1 = Con gli ospiti inattesi le mani sono nascoste, ma quanti ospiti contengono è pubblico, come un jolly preso dal tabellone.
cafe-clause-V2 = I clienti abituali sono tre o quattro ospiti dello stesso sesso, fatti sedere in un turno a un solo tavolo, vuoto o con un solo ospite di quel sesso; a quel tavolo non si siede più nessuno.
