### Boutique Hotel Manager: textos, español.
### Los días y el desayuno son masculinos singulares: «el lunes», «del desayuno». Formas: .the «la limpieza» (departamentos).
### $seat es siempre el nombre de un jugador.


## The game

boutique-title = Boutique Hotel Manager
boutique-tagline = Fija tus precios, gana a los huéspedes, contrata al personal justo y conserva tus estrellas
boutique-about = Quien reserva elige el hotel más barato que tenga las habitaciones; quien llega sin reserva se queda en el primero que puede pagar. Cada huésped necesita personal, y a quien le falta se le quitan estrellas. Después de dos semanas gana quien tiene más dinero.
boutique-author = alguien a quien el reglamento no nombra


## Options of a table

boutique-option-players = Jugadores
    .help = De dos a seis.
boutique-option-starter = Quién empieza
    .help = Por sorteo, si no lo eliges. En las dos semanas empieza el mismo hotel.


## Days

boutique-day-monday = lunes
boutique-day-tuesday = martes
boutique-day-wednesday = miércoles
boutique-day-thursday = jueves
boutique-day-friday = viernes
boutique-day-saturday = sábado
boutique-day-sunday = domingo
boutique-short-monday = lun
boutique-short-tuesday = mar
boutique-short-wednesday = mié
boutique-short-thursday = jue
boutique-short-friday = vie
boutique-short-saturday = sáb
boutique-short-sunday = dom


## Price dice: one for each day, one for breakfast; "the price for …"

boutique-die-monday = lunes
boutique-die-tuesday = martes
boutique-die-wednesday = miércoles
boutique-die-thursday = jueves
boutique-die-friday = viernes
boutique-die-saturday = sábado
boutique-die-sunday = domingo
boutique-die-breakfast = desayuno


## Departments

boutique-department-housekeeping = limpieza
    .the = la limpieza
boutique-department-check-in = recepción
    .the = la recepción
boutique-department-kitchen = cocina
    .the = la cocina


## Phases

boutique-phase-prices = Preparación
boutique-phase-booking = Reservas
boutique-phase-planning = Planificación
boutique-phase-walk-in = Llegadas sin reserva
boutique-phase-expansion = Ampliación
boutique-phase-over = Final


## What guests ask for

boutique-stay-rooms = { $count ->
    [one] { $count } habitación
   *[other] { $count } habitaciones
}
boutique-stay-nights = { $count ->
    [one] { $count } noche
   *[other] { $count } noches
}
boutique-card-plain = { $rooms }, { $nights }
boutique-card-doors = { $rooms } con puerta entre ellas, { $nights }
boutique-card-breakfast = { $rooms }, { $nights }, con desayuno
boutique-card-doors-breakfast = { $rooms } con puerta entre ellas, { $nights }, con desayuno


## Places on the board (labels, read out and shown)

boutique-spot-price = Precio del { $die }
boutique-spot-room = Habitación { $room }
boutique-spot-die = Dado blanco


## Pieces (labels)

boutique-piece-price = Precio del { $die }: { $amount }
boutique-piece-price-hidden = Precio del { $die }: aún no se ha mostrado
boutique-piece-price-unset = Precio del { $die }: sin fijar
boutique-piece-square-green = Entrada, solo habitación
boutique-piece-square-brown = Entrada, con desayuno
boutique-piece-circle-green = Otra noche, solo habitación
boutique-piece-circle-brown = Otra noche, con desayuno
boutique-piece-door = Habitaciones comunicadas
boutique-piece-staff = { CAP($department) }: { $count }
boutique-piece-staff-hidden = { CAP($department) }: aún no se ha mostrado
boutique-piece-money = Dinero: { $amount }
boutique-piece-stars = { $count ->
    [0] Ninguna estrella
    [one] { $count } estrella
   *[other] { $count } estrellas
}
boutique-piece-bid = { $count ->
    [0] Una puja sin cartas
    [one] Una puja de { $count } carta
   *[other] Una puja de { $count } cartas
}
boutique-piece-guests = Huéspedes: { $card }
boutique-piece-deck = { $count ->
    [0] No quedan cartas de huéspedes
    [one] Queda { $count } carta de huéspedes
   *[other] Quedan { $count } cartas de huéspedes
}
boutique-piece-check-in = Día de entrada: { $day }
boutique-piece-budget = Presupuesto por noche: { $amount }
boutique-piece-place = Puesto { $place } en la clasificación
boutique-piece-need = { CAP($department) }: hacen falta { $count }
boutique-piece-offer = Los huéspedes pagarían { $amount }
boutique-sign-full = Completo
boutique-sign-dear = Muy caro
boutique-sign-closed = Cerrado


## Choices that are buttons

boutique-choice-keep = Dejar los precios
boutique-choice-amount = { $amount }
boutique-choice-bid = Pujar { $sum }
boutique-choice-bid-nothing = No pujar nada
boutique-choice-cards = { $count ->
    [0] Ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
}
boutique-choice-bid-high = { $sum } + …
boutique-choice-bid-low = + { $sum }
boutique-choice-cards-high = { $count } + …
boutique-choice-cards-low = + { $count }
boutique-choice-hire = { $count ->
    [0] A nadie
   *[other] { $count }
}
boutique-choice-add = { $count ->
    [0] Ninguna habitación nueva
    [one] { $count } habitación nueva
   *[other] { $count } habitaciones nuevas
}


## What to do now

boutique-prompt-price = En secreto: fija tu precio del { $die }.
boutique-prompt-change = Cambia un solo dado de precio o deja los precios como están.
boutique-prompt-change-walk-in = { CAP($day) }: cambia un solo dado de precio o deja los precios como están.
boutique-prompt-bid = Empate: puja por los huéspedes. Tienes { $money }, y lo que pujes se pierde.
boutique-prompt-bid-ranking = El mismo dinero: puja por un puesto mejor en la clasificación. Tienes { $money }, y lo que pujes se pierde.
boutique-prompt-cards = ¿Con cuántas cartas pujas { $sum }? Los demás solo ven cuántas hay.
boutique-prompt-room = Elige una habitación para los huéspedes ({ $number } de { $count }).
boutique-prompt-staff = ¿A cuántas personas contratas para { $department_the }? Cada una cuesta { $wage } por la semana.
boutique-prompt-expand = ¿Cuántas habitaciones añades para la próxima semana? Cada una cuesta { $price }.
boutique-prompt-ready = Ya has elegido. Los demás aún lo están pensando.
boutique-prompt-wait = Le toca a { $seat }.
boutique-prompt-wait-all = Todos los hoteles eligen a la vez.
boutique-prompt-out = Tu hotel se ha quedado sin estrellas y está fuera de la partida.
boutique-prompt-over = La partida ha terminado.


## What a choice would cost or bring

boutique-preview-money = { SIGNED($amount) }


## The log: whole sentences, present tense

boutique-log-started = { $seat } empieza.
boutique-log-ready = { $seat } ya ha elegido.
boutique-log-prices-shown = { $seat } muestra sus precios.
boutique-log-price-changed = { $seat } cambia el precio del { $die } de { $before } a { $amount }.
boutique-log-prices-kept = { $seat } deja los precios como están.
boutique-log-day-rolled = Los huéspedes entran el { $day }.
boutique-log-budget-rolled = Los huéspedes pueden pagar { $amount } por noche.
boutique-log-deck-remade = { $cards ->
    [one] El mazo se rehace: { $cards } carta de huéspedes.
   *[other] El mazo se rehace: { $cards } cartas de huéspedes.
}
boutique-log-guests-came = Los huéspedes piden una estancia: { $card }.
boutique-log-offered = { $seat } cobraría { $amount }.
boutique-log-full = { $seat } no tiene disponibilidad.
boutique-log-too-dear = { $seat } supera el presupuesto de los huéspedes.
boutique-log-lost = Ningún hotel aloja a los huéspedes: se pierden.
boutique-log-bid-chosen = { $seat } toma { $sum } en la mano para pujar.
boutique-log-bid-chosen-hidden = { $seat } toma en la mano su puja.
boutique-log-bid-laid = { $cards ->
    [0] { $seat } puja sin poner ninguna carta.
    [one] { $seat } pone { $cards } carta boca abajo.
   *[other] { $seat } pone { $cards } cartas boca abajo.
}
boutique-log-bid-shown = { $cards ->
    [one] La puja de { $seat } es de { $sum } con { $cards } carta, y se pierde.
   *[other] La puja de { $seat } es de { $sum } con { $cards } cartas, y se pierde.
}
boutique-log-bid-shown-nothing = { $seat } no puja nada.
boutique-log-booked = { $seat } se queda con los huéspedes: { SIGNED($amount) }
boutique-log-blocked = { $seat } da a los huéspedes del { $day } la habitación { $room }.
boutique-log-hired = { $seat } contrata personal (limpieza { $housekeeping }, recepción { $checkin }, cocina { $kitchen }): { SIGNED($amount) }
boutique-log-hired-nobody = { $seat } no contrata a nadie.
boutique-log-ranked = { $seat } ocupa el puesto { $place } en la clasificación.
boutique-log-rolled = { $seat } saca un { $face } con el dado.
boutique-log-day-began = { $walkins ->
    [one] Empieza el { $day }, con { $walkins } llegada sin reserva.
   *[other] Empieza el { $day }, con { $walkins } llegadas sin reserva.
}
boutique-log-rated-good = { $seat } necesitaba personal (limpieza { $housekeeping }, recepción { $checkin }, cocina { $kitchen }) y no falta nadie: { boutique-count-stars }.
boutique-log-rated-short = { $missing ->
    [one] { $seat } necesitaba personal (limpieza { $housekeeping }, recepción { $checkin }, cocina { $kitchen }) y falta { $missing } persona: { boutique-count-stars }.
   *[other] { $seat } necesitaba personal (limpieza { $housekeeping }, recepción { $checkin }, cocina { $kitchen }) y faltan { $missing } personas: { boutique-count-stars }.
}
boutique-log-went-out = { $seat } se queda sin estrellas y fuera de la partida.
boutique-log-expanded = { $rooms ->
    [one] { $seat } añade { $rooms } habitación: { SIGNED($amount) }
   *[other] { $seat } añade { $rooms } habitaciones: { SIGNED($amount) }
}
boutique-log-expanded-none = { $seat } no añade habitaciones.
boutique-log-week-began = Empieza la semana { $week }.
boutique-log-ended = La partida termina: { $ending }.


## How the game ended

boutique-ending-money = ha pasado la última semana y gana quien tiene más dinero
boutique-ending-rating = con el mismo dinero gana la valoración más alta
boutique-ending-draw = el mismo dinero y la misma valoración, empate
boutique-ending-last-hotel = solo queda un hotel
boutique-ending-all-out = ningún hotel conserva estrellas, empate
boutique-over-winner = { $seat } gana con { $points } en caja.
boutique-over-shared = { $seats } comparten la victoria, cada cual con { $points } en caja.


## The make-up of the score

boutique-count-start = Dinero inicial
boutique-count-bookings = Huéspedes con reserva
boutique-count-walk-ins = Huéspedes sin reserva
boutique-count-bids = Publicidad
boutique-count-staff = Personal
boutique-count-rooms = Habitaciones nuevas
boutique-count-before = Antes de que empiece el registro
boutique-count-out = Fuera de la partida en la semana { $week }: sin estrellas
boutique-count-stars = { $stars ->
    [0] ninguna estrella
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}


## The make-up of a price: "Thu 2 × 200 + Fri 300 + breakfast 3 × 100 = 1000"

boutique-sum-one = { $what } { $amount }
boutique-sum-times = { $what } { $count } × { $amount }
boutique-sum-more = { $first } + { $rest }
boutique-sum-total = { $parts } = { $total }


## Panels and notes beside the names

boutique-panel-week = Semana { $week } de { $weeks }
boutique-panel-phase = Fase
boutique-panel-day = Día
boutique-panel-check-in = Día de entrada
boutique-panel-budget = Presupuesto por noche
boutique-panel-guests = Huéspedes
boutique-panel-to-come = Huéspedes por llegar
boutique-panel-deck = Cartas en el mazo
boutique-panel-charge = Lo que pagarían los huéspedes
boutique-panel-full = sin habitaciones libres
boutique-panel-no-door = sin habitaciones contiguas libres
boutique-panel-dear = supera el presupuesto
boutique-panel-ranking = Clasificación
boutique-panel-place = Puesto { $place }
boutique-panel-need = Personal necesario
boutique-panel-need-staff = hacen falta { $need }, hay { $staff }
boutique-panel-need-only = { $need }
boutique-panel-rating-day = { $housekeeping } · { $checkin } · { $kitchen }
boutique-panel-seat = { $seat }
boutique-panel-department = { CAP($department) }
boutique-panel-rating-of = Personal necesario ({ $seat }): limpieza · recepción · cocina
boutique-panel-hired = Contratados
boutique-panel-last = Los últimos huéspedes
boutique-panel-taken = Hotel
boutique-panel-nobody = ninguno, se pierden
boutique-panel-weekday = { CAP($day) }
boutique-note-stars = { $count ->
    [0] ninguna estrella
    [one] { $count } estrella
   *[other] { $count } estrellas
}
boutique-note-rooms = { $count ->
    [one] { $count } habitación
   *[other] { $count } habitaciones
}
boutique-note-place = puesto { $place } en la clasificación
boutique-note-bid = { $count ->
    [0] puja sin cartas
    [one] puja con { $count } carta
   *[other] puja con { $count } cartas
}
boutique-note-ready = ya ha elegido
boutique-note-starter = abre las reservas
boutique-note-out = fuera de la partida


## The text board

boutique-text-legend = Una columna por día, una línea por habitación: { $square } entrada, { $circle } otra noche, { $brownsquare } y { $browncircle } lo mismo con desayuno, { $door } puerta a la habitación siguiente.
boutique-text-prices = Precios
boutique-text-breakfast = Desayuno
boutique-text-staff = Personal
boutique-text-later = semana próxima


## The rules in one sentence each. They are shown when a move is refused, so each says why.

boutique-clause-S1 = Juegan de dos a seis personas, con un juego de cartas por cada dos; los marcadores y los billetes no se agotan nunca.
boutique-clause-S2 = Cada uno empieza con 500, una carta de dinero en blanco, tres estrellas y tres habitaciones; el dinero, las estrellas y las habitaciones se conservan para la segunda semana.
boutique-clause-S3 = Los ocho precios se fijan en secreto antes de las reservas y en orden: uno por cada día y después el del desayuno, cada uno con un importe del dado; en otro momento no se fijan.
boutique-clause-S4 = Todo está a la vista, menos las elecciones sin mostrar y las pujas boca abajo.
boutique-clause-B0 = Las reservas las abre el más joven, por sorteo si no se elige, en las dos semanas; si está fuera, el siguiente en el sentido de las agujas del reloj.
boutique-clause-B1 = En las reservas los jugadores, de uno en uno y solo en su turno, pueden cambiar un único dado de precio a otro número, o ninguno.
boutique-clause-B2 = Primero deciden el dado y las cartas: el dado blanco da el día de entrada y después se descubre una carta de huéspedes.
boutique-clause-B3 = Los huéspedes ocupan las mismas habitaciones toda la estancia: cada una debe estar libre todas las noches que la piden, y las unidas por una puerta deben ser contiguas.
boutique-clause-B4 = Los huéspedes pagan el precio del día por cada habitación y cada noche, y también el del desayuno si lo piden.
boutique-clause-B5 = Las noches después del domingo cuestan como el domingo y pasan a la semana siguiente, en las mismas habitaciones.
boutique-clause-B6 = Los huéspedes van al hotel más barato con disponibilidad, y nadie puede rechazarlos; si no hay ninguno, se pierden.
boutique-clause-B7 = A igual precio gana la mejor valoración, y después la puja más alta; todos los hoteles que comparten la puja más alta reciben a los huéspedes y el precio entero.
boutique-clause-B8 = Solo quien se ha quedado con los huéspedes elige sus habitaciones, cuando le toca.
boutique-clause-M1 = Solo pujan los hoteles empatados, una vez y por turno: no más del dinero que tienen, con un número de cartas que pueda formar esa suma; la carta en blanco cuenta como una más.
boutique-clause-M2 = Las pujas se pierden, también la del ganador; solo vuelve la carta en blanco.
boutique-clause-P1 = El personal se contrata una vez por semana, un departamento tras otro: en cada uno no más personas de las que tiene el dado de personal, cada una con su sueldo semanal y sin deudas.
boutique-clause-P2 = La limpieza necesita una persona por cada habitación ocupada ese día, la recepción una por cada cuadrado y la cocina una por cada marcador marrón.
boutique-clause-W1 = En la clasificación va primero quien tiene menos dinero; los empatados pujan una vez, después tiran el dado, y el orden vale para toda la fase.
boutique-clause-W2 = Cada día los jugadores, en el orden de la clasificación, pueden cambiar un único dado de precio a otro número, o ninguno, antes de tirar el presupuesto de los huéspedes.
boutique-clause-W3 = Quien llega sin reserva va al primer hotel de la clasificación con disponibilidad que no supera su presupuesto por habitación y noche, desayuno incluido.
boutique-clause-W4 = Cada día hay una llegada sin reserva por cada dos hoteles en juego, al menos una, y cada una se resuelve antes de la siguiente.
boutique-clause-R1 = Un departamento necesita tanto personal como en su día más cargado de la semana; por cada persona que falta se pierde una estrella.
boutique-clause-R2 = Si no falta nadie, el hotel gana una estrella, hasta cinco; el personal de más no aporta nada.
boutique-clause-R3 = Un hotel sin estrellas ha perdido: está fuera de la partida y no vuelve a jugar.
boutique-clause-R4 = En el ejemplo del reglamento falta una persona en recepción, y el hotel pierde una estrella.
boutique-clause-X1 = Después de la valoración, pero no en la última semana, se pueden pagar habitaciones nuevas: las que quepan en el tablero y sin deudas.
boutique-clause-X2 = Antes de la semana siguiente se retiran el personal y los marcadores, se ponen las noches que pasan de semana y se fijan precios nuevos.
boutique-clause-Z1 = La partida ha terminado: después de la última semana gana quien tiene más dinero, después la mejor valoración, y si no, hay empate.
