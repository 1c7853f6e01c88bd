### Souvlaki Wars: textos, español.
### Las formas de los nombres son atributos: .def «el estudiante», .acc «al estudiante» (complemento de persona).
### $seat es siempre el nombre de un jugador. El dinero se cuenta en euros, como en el reglamento.


## The game

souvlaki-title = Souvlaki Wars
souvlaki-tagline = Atrae clientes, asa sus pedidos, cuida tu fama y no te fíes nunca del puesto de enfrente
souvlaki-about = Cuatro puestos de souvlaki en la misma calle. Los clientes se ponen en tu cola y hay que servirlos en el orden en que llegaron: con lo que tengas en la mano y antes de que se pongan de morros. Quien primero reúne 25 euros y 25 puntos de fama es el rey de la calle.
souvlaki-author = Vangelis Bagiartakis


## Options of a table

souvlaki-option-players = Jugadores
    .help = De dos a cuatro.
souvlaki-option-shops = Puestos a sorteo
    .help = Si no, cada cual elige el suyo, uno tras otro.
souvlaki-option-first_game = Primera partida
    .help = Sin imprevistos: la forma más rápida de aprender las reglas.
souvlaki-option-round_limit = Límite de rondas
    .help = Si después de esta ronda nadie ha ganado, gana la suma más alta de dinero y fama.


## Shops: names, and what the street calls them

souvlaki-shop-dirty = Souvlaki Thanasis
souvlaki-shop-family = La pita de Tesalia
souvlaki-shop-chain = Gyros Express
souvlaki-shop-posh = Le Souvlache
souvlaki-nick-dirty = El Cutre
souvlaki-nick-family = El Familiar
souvlaki-nick-chain = La Cadena
souvlaki-nick-posh = El Pijo


## Foods: one, as a name; and how many, as in an order

souvlaki-food-pita-gyro = pita de gyros
souvlaki-food-souvlaki = souvlaki
souvlaki-food-fries = patatas fritas
souvlaki-food-drink = refresco
souvlaki-foods-pita-gyro = { $count ->
    [one] pita de gyros
   *[other] { $count } pitas de gyros
}
souvlaki-foods-souvlaki = { $count ->
    [one] souvlaki
   *[other] { $count } souvlakis
}
souvlaki-foods-fries = { $count ->
    [one] patatas fritas
   *[other] { $count } raciones de patatas fritas
}
souvlaki-foods-drink = { $count ->
    [one] refresco
   *[other] { $count } refrescos
}
souvlaki-order-more = { $first }, { $rest }
souvlaki-order-nothing = nada
souvlaki-list-more = { $first }, { $rest }


## Customers: label, and the forms in a sentence

souvlaki-customer-c01 = Estudiante
    .def = el estudiante
    .acc = al estudiante
souvlaki-customer-c02 = Oficinista con prisa
    .def = el oficinista con prisa
    .acc = al oficinista con prisa
souvlaki-customer-c03 = Soldado de permiso
    .def = el soldado de permiso
    .acc = al soldado de permiso
souvlaki-customer-c04 = Chiquillo
    .def = el chiquillo
    .acc = al chiquillo
souvlaki-customer-c05 = Taxista
    .def = el taxista
    .acc = al taxista
souvlaki-customer-c06 = Abuela
    .def = la abuela
    .acc = a la abuela
souvlaki-customer-c07 = Vegetariano
    .def = el vegetariano
    .acc = al vegetariano
souvlaki-customer-c08 = Quinceañera
    .def = la quinceañera
    .acc = a la quinceañera
souvlaki-customer-c09 = Corredor
    .def = el corredor
    .acc = al corredor
souvlaki-customer-c10 = Guardia de tráfico
    .def = el guardia de tráfico
    .acc = al guardia de tráfico
souvlaki-customer-c11 = Camionero
    .def = el camionero
    .acc = al camionero
souvlaki-customer-c12 = Culturista
    .def = el culturista
    .acc = al culturista
souvlaki-customer-c13 = Albañil
    .def = el albañil
    .acc = al albañil
souvlaki-customer-c14 = Pescador
    .def = el pescador
    .acc = al pescador
souvlaki-customer-c15 = Contable
    .def = el contable
    .acc = al contable
souvlaki-customer-c16 = Abuelo
    .def = el abuelo
    .acc = al abuelo
souvlaki-customer-c17 = Fontanero
    .def = el fontanero
    .acc = al fontanero
souvlaki-customer-c18 = Maestro
    .def = el maestro
    .acc = al maestro
souvlaki-customer-c19 = Rockero
    .def = el rockero
    .acc = al rockero
souvlaki-customer-c20 = Pintor
    .def = el pintor
    .acc = al pintor
souvlaki-customer-c21 = Turista
    .def = el turista
    .acc = al turista
souvlaki-customer-c22 = Cobrador
    .def = el cobrador
    .acc = al cobrador
souvlaki-customer-c23 = Camarero fuera de turno
    .def = el camarero fuera de turno
    .acc = al camarero fuera de turno
souvlaki-customer-c24 = Futbolista
    .def = el futbolista
    .acc = al futbolista
souvlaki-customer-c25 = Yuppie
    .def = el yuppie
    .acc = al yuppie
souvlaki-customer-c26 = Colegiala
    .def = la colegiala
    .acc = a la colegiala
souvlaki-customer-c27 = Ama de casa
    .def = el ama de casa
    .acc = al ama de casa
souvlaki-customer-c28 = Tendero
    .def = el tendero
    .acc = al tendero
souvlaki-customer-c29 = Tío tacaño
    .def = el tío tacaño
    .acc = al tío tacaño
souvlaki-customer-c30 = Parado
    .def = el parado
    .acc = al parado
souvlaki-customer-c31 = Peluquera
    .def = la peluquera
    .acc = a la peluquera
souvlaki-customer-c32 = Músico callejero
    .def = el músico callejero
    .acc = al músico callejero
souvlaki-customer-c33 = Farmacéutico
    .def = el farmacéutico
    .acc = al farmacéutico
souvlaki-customer-c34 = Jubilado
    .def = el jubilado
    .acc = al jubilado
souvlaki-customer-c35 = Policía
    .def = el policía
    .acc = al policía
souvlaki-customer-c36 = Gemelos
    .def = la pareja de gemelos
    .acc = a la pareja de gemelos
souvlaki-customer-c37 = Jugón
    .def = el jugón
    .acc = al jugón
souvlaki-customer-c38 = Canguro
    .def = la canguro
    .acc = a la canguro
souvlaki-customer-c39 = Motero
    .def = el motero
    .acc = al motero
souvlaki-customer-c40 = Monitor de gimnasio
    .def = el monitor de gimnasio
    .acc = al monitor de gimnasio
souvlaki-customer-c41 = Cocinero rival
    .def = el cocinero rival
    .acc = al cocinero rival
souvlaki-customer-c42 = Agente inmobiliario
    .def = el agente inmobiliario
    .acc = al agente inmobiliario
souvlaki-customer-c43 = Abogado
    .def = el abogado
    .acc = al abogado
souvlaki-customer-c44 = Fotógrafo
    .def = el fotógrafo
    .acc = al fotógrafo
souvlaki-customer-c45 = Programador
    .def = el programador
    .acc = al programador
souvlaki-customer-c46 = Tabernero
    .def = el tabernero
    .acc = al tabernero
souvlaki-customer-c47 = Cantante
    .def = la cantante
    .acc = a la cantante
souvlaki-customer-c48 = Dentista
    .def = el dentista
    .acc = al dentista
souvlaki-customer-c49 = Parejita
    .def = la parejita
    .acc = a la parejita
souvlaki-customer-c50 = Vendedor
    .def = el vendedor
    .acc = al vendedor
souvlaki-customer-c51 = Músico de buzuki
    .def = el músico de buzuki
    .acc = al músico de buzuki
souvlaki-customer-c52 = Armador
    .def = el armador
    .acc = al armador
souvlaki-customer-c53 = Médico
    .def = el médico
    .acc = al médico
souvlaki-customer-c54 = Periodista
    .def = el periodista
    .acc = al periodista
souvlaki-customer-c55 = Diputado
    .def = el diputado
    .acc = al diputado
souvlaki-customer-c56 = Pandilla de críos
    .def = la pandilla de críos
    .acc = a la pandilla de críos
souvlaki-customer-big = Gran pedido telefónico
    .def = el gran pedido telefónico
    .acc = el gran pedido telefónico
souvlaki-both-customers = { $first } + { $second }
    .def = el gran pedido ({ $first } + { $second })
    .acc = el gran pedido ({ $first } + { $second })
souvlaki-nobody-yet = alguien al teléfono
    .def = alguien al teléfono
    .acc = a alguien al teléfono


## Event cards: their titles

souvlaki-event-rich-tip = Propina generosa
souvlaki-event-food-critic = Crítico gastronómico
souvlaki-event-stingy = Cliente agarrado
souvlaki-event-bad-mood = Mal humor
souvlaki-event-dirty-shop = Local sucio
souvlaki-event-smile = Servicio con una sonrisa
souvlaki-event-cl-night = Noche de Champions League
souvlaki-event-eurovision = Final de Eurovisión
souvlaki-event-price-rise = Subida de precios
souvlaki-event-same-again = Lo mismo para mí
souvlaki-event-hungry-fans = Hinchas hambrientos
souvlaki-event-diet = A dieta
souvlaki-event-add-fries = Y unas patatas
souvlaki-event-thirsty = Cliente sediento
souvlaki-event-misheard = Pedido mal oído
souvlaki-event-wrong-number = Número equivocado
souvlaki-event-across = Mejor enfrente
souvlaki-event-queue-jumper = Se coló
souvlaki-event-after-you = Usted primero
souvlaki-event-hold = No cuelgue, por favor
souvlaki-event-impatient = Cliente impaciente
souvlaki-event-ouzo = Un ouzo mientras espera
souvlaki-event-line-dead = Se cortó la línea
souvlaki-event-wallet = Se olvidó la cartera
souvlaki-event-last-minute = Cliente de última hora
souvlaki-event-ninja = Un ninja en la cocina
souvlaki-event-rats = Ratones en la cocina
souvlaki-event-supplier = Oferta del proveedor
souvlaki-event-kitchen = Cambio de menú
souvlaki-event-health = Inspección de sanidad
souvlaki-event-rumours = Malas lenguas
souvlaki-event-change-plans = Cambio de planes


## Event cards: their texts, put together from the row of the card in the box

souvlaki-text-choice = { $target } { $effect }
souvlaki-kind-any = cliente
    .acc = un cliente
    .two = dos clientes
    .every = cada cliente
souvlaki-kind-normal = cliente normal
    .acc = un cliente normal
    .two = dos clientes normales
    .every = cada cliente normal
souvlaki-kind-phone = pedido telefónico
    .acc = un pedido telefónico
    .two = dos pedidos telefónicos
    .every = cada pedido telefónico
souvlaki-target-customer = Elige { $kind_acc }.
souvlaki-target-customer-only = Elige { $kind_acc } { $limits }.
souvlaki-target-two = Elige { $kind_two }.
souvlaki-target-two-only = Elige { $kind_two } { $limits }.
souvlaki-target-over = Elige { $kind_acc } y a otro jugador.
souvlaki-target-over-only = Elige { $kind_acc } { $limits } y a otro jugador.
souvlaki-target-player = Elige a un jugador.
souvlaki-target-opponent = Elige a un rival.
souvlaki-only-not-first = con alguien delante en la cola
souvlaki-only-not-last = con alguien detrás en la cola
souvlaki-only-straight = que no esté de morros
souvlaki-only-sour = que esté de morros
souvlaki-only-foods = { $count ->
    [one] con al menos { $count } plato en el pedido
   *[other] con al menos { $count } platos en el pedido
}
souvlaki-only-queues = en colas distintas
souvlaki-only-more = { $first }, { $rest }
souvlaki-gain-money-more = { $amount ->
    [one] paga { $amount } euro más
   *[other] paga { $amount } euros más
}
souvlaki-gain-money-less = { $amount ->
    [one] paga { $amount } euro menos (nunca bajo 0)
   *[other] paga { $amount } euros menos (nunca bajo 0)
}
souvlaki-gain-fame-more = { $amount ->
    [one] da { $amount } punto de fama más
   *[other] da { $amount } puntos de fama más
}
souvlaki-gain-fame-less = { $amount ->
    [one] da { $amount } punto de fama menos (nunca bajo 0)
   *[other] da { $amount } puntos de fama menos (nunca bajo 0)
}
souvlaki-gain-more = { $first } y { $rest }
souvlaki-effect-customer-gain = Si se le sirve en esta ronda, { $gain }.
souvlaki-effect-copy = Hasta el fin de la ronda pide lo mismo que quien tiene delante. Su dinero y su fama no cambian.
souvlaki-effect-multiply = Hasta el fin de la ronda su pedido, su dinero y su fama cuentan { $factor ->
    [2] el doble
   *[other] { $factor } veces
}.
souvlaki-effect-remove-food = { $count ->
    [one] Hasta el fin de la ronda quita de su pedido { $count } plato a tu elección.
   *[other] Hasta el fin de la ronda quita de su pedido { $count } platos a tu elección.
}
souvlaki-effect-add-food = Hasta el fin de la ronda se añade a su pedido: { $foods }.
souvlaki-effect-replace = Se descarta, y ocupan su sitio otras tantas cartas de cliente nuevas, con el mismo humor.
souvlaki-effect-swap = Cambian de sitio entre sí, cada cual con su humor.
souvlaki-effect-over-end = Pasa al final de la cola de ese jugador, con el mismo humor.
souvlaki-effect-over-front = Pasa al principio de la cola de ese jugador, con el mismo humor.
souvlaki-effect-move-front = Pasa al principio de su cola.
souvlaki-effect-move-end = Pasa al final de su cola.
souvlaki-effect-sour = Se pone de morros al instante.
souvlaki-effect-straight = Ya no está de morros.
souvlaki-effect-discard = Deja la cola, y nadie pierde nada por ello.
souvlaki-effect-discard-penalty = Deja la cola, y el dueño pierde fama como por un cliente que da un portazo.
souvlaki-effect-served-one = Hasta el fin de la ronda { $kind_every } que sirva este jugador { $gain }.
souvlaki-effect-served-self = Hasta el fin de la ronda { $kind_every } que sirvas { $gain }.
souvlaki-effect-served-all = Hasta el fin de la ronda { $kind_every } que sirva cualquiera { $gain }.
souvlaki-effect-draw-food-one = { $count ->
    [one] Este jugador roba { $count } carta de comida.
   *[other] Este jugador roba { $count } cartas de comida.
}
souvlaki-effect-draw-food-self = { $count ->
    [one] Roba { $count } carta de comida.
   *[other] Roba { $count } cartas de comida.
}
souvlaki-effect-draw-food-all = { $count ->
    [one] Todos roban { $count } carta de comida.
   *[other] Todos roban { $count } cartas de comida.
}
souvlaki-effect-discard-food-one = { $count ->
    [one] Este jugador descarta al azar { $count } carta de comida.
   *[other] Este jugador descarta al azar { $count } cartas de comida.
}
souvlaki-effect-discard-food-self = { $count ->
    [one] Descarta al azar { $count } carta de comida.
   *[other] Descarta al azar { $count } cartas de comida.
}
souvlaki-effect-discard-food-all = { $count ->
    [one] Todos descartan al azar { $count } carta de comida.
   *[other] Todos descartan al azar { $count } cartas de comida.
}
souvlaki-effect-steal-food = { $count ->
    [one] Quítale de la mano { $count } carta de comida al azar.
   *[other] Quítale de la mano { $count } cartas de comida al azar.
}
souvlaki-effect-cycle-food = Descarta las cartas de comida que quieras y roba otras tantas.
souvlaki-effect-money-more-one = { $amount ->
    [one] Este jugador recibe { $amount } euro.
   *[other] Este jugador recibe { $amount } euros.
}
souvlaki-effect-money-more-self = { $amount ->
    [one] Recibes { $amount } euro.
   *[other] Recibes { $amount } euros.
}
souvlaki-effect-money-more-all = { $amount ->
    [one] Todos reciben { $amount } euro.
   *[other] Todos reciben { $amount } euros.
}
souvlaki-effect-money-less-one = { $amount ->
    [one] Este jugador paga { $amount } euro, o lo que tenga.
   *[other] Este jugador paga { $amount } euros, o lo que tenga.
}
souvlaki-effect-money-less-self = { $amount ->
    [one] Pagas { $amount } euro, o lo que tengas.
   *[other] Pagas { $amount } euros, o lo que tengas.
}
souvlaki-effect-money-less-all = { $amount ->
    [one] Todos pagan { $amount } euro, o lo que tengan.
   *[other] Todos pagan { $amount } euros, o lo que tengan.
}
souvlaki-effect-fame-more-one = { $amount ->
    [one] Este jugador gana { $amount } punto de fama.
   *[other] Este jugador gana { $amount } puntos de fama.
}
souvlaki-effect-fame-more-self = { $amount ->
    [one] Ganas { $amount } punto de fama.
   *[other] Ganas { $amount } puntos de fama.
}
souvlaki-effect-fame-more-all = { $amount ->
    [one] Todos ganan { $amount } punto de fama.
   *[other] Todos ganan { $amount } puntos de fama.
}
souvlaki-effect-fame-less-one = { $amount ->
    [one] Este jugador pierde { $amount } punto de fama, o lo que tenga.
   *[other] Este jugador pierde { $amount } puntos de fama, o lo que tenga.
}
souvlaki-effect-fame-less-self = { $amount ->
    [one] Pierdes { $amount } punto de fama, o lo que tengas.
   *[other] Pierdes { $amount } puntos de fama, o lo que tengas.
}
souvlaki-effect-fame-less-all = { $amount ->
    [one] Todos pierden { $amount } punto de fama, o lo que tengan.
   *[other] Todos pierden { $amount } puntos de fama, o lo que tengan.
}
souvlaki-effect-add-customer-one = Un nuevo cliente del mazo se pone al final de la cola de este jugador.
souvlaki-effect-add-customer-self = Un nuevo cliente del mazo se pone al final de tu cola.
souvlaki-effect-add-customer-all = Un nuevo cliente del mazo se pone al final de cada cola.
souvlaki-effect-cancel = Se anula el siguiente imprevisto que juegue un rival en esta ronda.


## Phases, and short names for the chalk board

souvlaki-phase-setup = Preparación
souvlaki-phase-shops = Elección de puestos
souvlaki-phase-hands = Primeras cartas
souvlaki-phase-maintenance = Gastos del puesto
souvlaki-phase-customers = Nuevos clientes
souvlaki-phase-phones = Pedidos telefónicos
souvlaki-phase-events = Imprevistos
souvlaki-phase-service = Servicio
souvlaki-phase-over = Fin de la partida
souvlaki-sign-phase-1 = Gastos
souvlaki-sign-phase-2 = Clientes
souvlaki-sign-phase-3 = Imprevistos
souvlaki-sign-phase-4 = Servicio
souvlaki-sign-phase-5 = Fin
souvlaki-sign-round = Ronda { $round }
souvlaki-sign-cancelled = Anulado


## Places on the board (labels, read out and shown)

souvlaki-spot-food = Carta de comida { $number }
souvlaki-spot-event = Imprevisto { $number }
souvlaki-spot-offer = Cliente { $number } en la puerta
souvlaki-spot-plot = Libre: { $shop }
souvlaki-spot-sign = Puesto de { $seat }
souvlaki-spot-shop = Puesto
souvlaki-spot-place = Lugar { $place } de la cola


## Pieces (labels)

souvlaki-piece-food = Carta de comida: { $order }
souvlaki-piece-event = { $event }: { $text }
souvlaki-piece-shop = { $times ->
    [one] { $shop } ({ $nick }): empieza con { $money } € y fama { $fame }; gastos fijos { $cost } €; provisiones { $supplies } € (cartas: { $cards }); publicidad { $ads } € (fama +{ $gain })
   *[other] { $shop } ({ $nick }): empieza con { $money } € y fama { $fame }; gastos fijos { $cost } €; provisiones { $supplies } € (cartas: { $cards }, hasta { $times } veces); publicidad { $ads } € (fama +{ $gain })
}
souvlaki-piece-customer = { $customer }: { $order }; { $money } €, fama { $fame }
souvlaki-piece-customer-sour = { $customer }, de morros: { $order }; { $money } €, fama { $fame }
souvlaki-piece-phone = { $customer }, por teléfono: { $order }; { $money } €, fama { $fame }
souvlaki-piece-phone-sour = { $customer }, por teléfono, de morros: { $order }; { $money } €, fama { $fame }
souvlaki-piece-of = { $seat }: { $piece }
souvlaki-piece-big = Gran pedido telefónico: dos cartas del mazo
souvlaki-piece-changes = { $piece } ({ $changes })
souvlaki-piece-money = { $loans ->
    [0] Dinero: { $amount } €
    [one] Dinero: { $amount } €, con { $loans } préstamo
   *[other] Dinero: { $amount } €, con { $loans } préstamos
}
souvlaki-piece-fame = Fama: { $amount }
souvlaki-piece-stack = { $count ->
    [one] { $count } carta en el mazo, descartes: { $discards }
   *[other] { $count } cartas en el mazo, descartes: { $discards }
}
souvlaki-piece-hand-foods = { $count ->
    [one] { $count } carta de comida en mano
   *[other] { $count } cartas de comida en mano
}
souvlaki-piece-hand-events = { $count ->
    [one] { $count } imprevisto en mano
   *[other] { $count } imprevistos en mano
}
souvlaki-piece-unused = En el mostrador, sin usar: { $order }
souvlaki-piece-track-money = { $seat }: { $amount } €
souvlaki-piece-track-fame = { $seat }: fama { $amount }


## Choices that are buttons

souvlaki-choice-keep = Conservar estas cartas
souvlaki-choice-new = Tirarlas todas y robar de nuevo
souvlaki-choice-supplies = { $cards ->
    [one] Provisiones: { $cards } carta por { $cost } €
   *[other] Provisiones: { $cards } cartas por { $cost } €
}
souvlaki-choice-advertising = Publicidad: fama +{ $fame } por { $cost } €
souvlaki-choice-done = Compras hechas
souvlaki-choice-play = Jugar { $event }
souvlaki-choice-pass = No jugar carta
souvlaki-choice-enough = Basta, robar
souvlaki-choice-serve = Servir
souvlaki-choice-dismiss = Despachar sin servir
souvlaki-choice-finish = Cerrar la cocina
souvlaki-choice-food = Sin { $food }
souvlaki-choice-player = { $seat }
souvlaki-choice-plan = Servir con { $order }; sobra: { $left }
souvlaki-choice-plan-exact = Servir con { $order }, sin sobras


## What to do now

souvlaki-prompt-shop = Elige tu puesto.
souvlaki-prompt-hand = ¿Conservas tus cartas de comida o, por una sola vez, las tiras todas y robas de nuevo?
souvlaki-prompt-maintenance = ¿Provisiones, publicidad? Tienes { $money } €.
souvlaki-prompt-limit = { $count ->
    [one] Demasiadas cartas de comida: descarta { $count } hasta quedarte con { $limit }.
   *[other] Demasiadas cartas de comida: descarta { $count } hasta quedarte con { $limit }.
}
souvlaki-prompt-take = { $left ->
    [one] Toma tu último cliente de esta ronda.
   *[other] Toma un cliente para tu cola.
}
souvlaki-prompt-event = Juega un imprevisto, o ninguno.
souvlaki-prompt-target = { $event }. { $target }
souvlaki-prompt-target-second-customer = { $event }: elige al segundo cliente.
souvlaki-prompt-target-second-player = { $event }: elige al jugador.
souvlaki-prompt-target-food = { $event }: ¿a qué plato renuncia?
souvlaki-prompt-menu = { $event }: descarta las cartas de comida que quieras y roba otras tantas.
souvlaki-prompt-serve = Primero: { $customer_def }. Quiere { $order }.
souvlaki-prompt-serve-short = Primero: { $customer_def }. No alcanzan las cartas.
souvlaki-prompt-serve-empty = No espera nadie. Pon una invitación en el mostrador o cierra la cocina.
souvlaki-prompt-wait = { $phase }: le toca a { $seat }.
souvlaki-prompt-watch = Se reparten las cartas.
souvlaki-prompt-over = La partida ha terminado.


## What a choice would cost or bring

souvlaki-preview-fame = fama { SIGNED($fame) }
souvlaki-preview-both = { SIGNED($money) } €, fama { SIGNED($fame) }


## The log: whole sentences, present tense. $seat (text) is whose turn, shop or queue it is; amounts are numbers

souvlaki-log-shop-got = { $seat } abre { $shop } («{ $nick }»).
souvlaki-log-hand-kept = { $seat } conserva sus primeras cartas de comida.
souvlaki-log-hand-thrown = { $cards ->
    [one] { $seat } cambia { $cards } carta de comida por otra nueva.
   *[other] { $seat } cambia { $cards } cartas de comida por otras nuevas.
}
souvlaki-log-stack-remade-food = { $cards ->
    [one] El mazo de comida se rehace con los descartes: { $cards } carta.
   *[other] El mazo de comida se rehace con los descartes: { $cards } cartas.
}
souvlaki-log-stack-remade-events = { $cards ->
    [one] El mazo de imprevistos se rehace con los descartes: { $cards } carta.
   *[other] El mazo de imprevistos se rehace con los descartes: { $cards } cartas.
}
souvlaki-log-stack-remade-customers = { $cards ->
    [one] El mazo de clientes se rehace con los descartes: { $cards } carta.
   *[other] El mazo de clientes se rehace con los descartes: { $cards } cartas.
}
souvlaki-log-food-drawn = { $seat } roba una carta de comida: { $order }.
souvlaki-log-food-drawn-hidden = { $seat } roba una carta de comida.
souvlaki-log-event-drawn = { $seat } roba «{ $event }».
souvlaki-log-event-drawn-hidden = { $seat } roba un imprevisto.
souvlaki-log-food-discarded = { $seat } descarta una carta de comida: { $order }.
souvlaki-log-round-began = Empieza la ronda { $round }.
souvlaki-log-phase-began = { $phase }, por orden de fama: { $seats }.
souvlaki-log-loan-taken = { $seat } no puede pagar y pide un préstamo: { SIGNED($amount) } €
souvlaki-log-cost-paid = { $seat } paga los gastos fijos: { SIGNED($amount) } €
souvlaki-log-supplies-bought = { $cards ->
    [one] { $seat } compra { $cards } carta de comida: { SIGNED($amount) } €
   *[other] { $seat } compra { $cards } cartas de comida: { SIGNED($amount) } €
}
souvlaki-log-advertised = { $seat } hace publicidad: { SIGNED($amount) } €, fama { SIGNED($fame) }
souvlaki-log-opened = En la puerta: { $customer_def }.
souvlaki-log-taken = { $seat } se lleva { $customer_acc }.
souvlaki-log-big-taken = { $seat } se lleva el gran pedido telefónico.
souvlaki-log-big-skipped = { $seat } saca un gran pedido telefónico, que se descarta.
souvlaki-log-came-phone = Suena el teléfono de { $seat }: { $customer }.
souvlaki-log-came-big = Gran pedido telefónico de { $seat }: { $customer }.
souvlaki-log-came-event = { CAP($customer_def) } se pone en la cola de { $seat }.
souvlaki-log-came-misheard = { $seat } oyó mal, el pedido es otro: { $customer }.
souvlaki-log-left-over = Nadie se lleva { $customer_acc }.
souvlaki-log-played = { $seat } juega «{ $event }».
souvlaki-log-cancelled = { $by } cambia los planes: «{ $event }», de { $seat }, queda sin efecto.
souvlaki-log-passed = { $seat } no juega imprevisto.
souvlaki-log-on-customer = «{ $event }» es para { $customer_def }, en la cola de { $seat }.
souvlaki-log-on-customer-effect = «{ $event }» es para { $customer_def }, en la cola de { $seat }. { $effect }
souvlaki-log-on-player = «{ $event }» es para { $seat }.
souvlaki-log-on-player-effect = «{ $event }» es para { $seat }. { $effect }
souvlaki-log-food-removed = Cola de { $seat }, lugar { $place }: del pedido se quita { $food }.
souvlaki-log-moved = { CAP($customer_def) } pasa al lugar { $place } de la cola de { $seat }.
souvlaki-log-moved-over = { CAP($customer_def) } deja a { $seat } y pasa al lugar { $place } de la cola de { $to }.
souvlaki-log-swapped = En las colas se cambian el lugar { $place } de { $seat } y el lugar { $toplace } de { $to }.
souvlaki-log-turned-sour = { CAP($customer_def) } se pone de morros en la cola de { $seat }.
souvlaki-log-turned-straight = { CAP($customer_def) }, en la cola de { $seat }, ya no está de morros.
souvlaki-log-sent-off = { CAP($customer_def) } deja la cola de { $seat }.
souvlaki-log-sent-off-fame = { CAP($customer_def) } deja la cola de { $seat }: fama { SIGNED($fame) }
souvlaki-log-food-taken = { $seat } le quita a { $victim } una carta de comida: { $order }.
souvlaki-log-food-taken-hidden = { $seat } le quita a { $victim } una carta de comida.
souvlaki-log-food-lost = { $seat } pierde una carta de comida: { $order }.
souvlaki-log-shop-changed-money = { $seat }: { SIGNED($money) } €
souvlaki-log-shop-changed-fame = { $seat }: fama { SIGNED($fame) }
souvlaki-log-laid = { $seat } pone en el mostrador: { $order }.
souvlaki-log-served = { $seat } sirve { $customer_acc }: { SIGNED($money) } €, fama { SIGNED($fame) }
souvlaki-log-dismissed = { $seat } despacha sin servir { $customer_acc }: fama { SIGNED($fame) }
souvlaki-log-treated = { $seat } invita a lo que ha sobrado: fama { SIGNED($fame) }
souvlaki-log-service-done = { $customers ->
    [0] { $seat } cierra la cocina sin haber servido a nadie.
    [one] { $seat } cierra la cocina tras { $customers } cliente.
   *[other] { $seat } cierra la cocina tras { $customers } clientes.
}
souvlaki-log-left = { CAP($customer_def) } se va de la cola de { $seat } dando un portazo: fama { SIGNED($fame) }
souvlaki-log-goal-met = { $seat } alcanza la meta: { $money } € y fama { $fame }.
souvlaki-log-ended = La partida termina: { $ending }.


## How the game ended

souvlaki-ending-goal = un puesto tiene el dinero y la fama
souvlaki-ending-sum = varios puestos tienen el dinero y la fama, y gana la suma más alta
souvlaki-ending-shared = varios puestos tienen el dinero, la fama y la misma suma: victoria compartida
souvlaki-ending-limit = terminó la última ronda y gana la suma más alta de dinero y fama
souvlaki-ending-limit-shared = terminó la última ronda y las sumas más altas son iguales: victoria compartida
souvlaki-over-winner = { $seat } gana con { $points } entre dinero y fama.
souvlaki-over-shared = { $seats } comparten la victoria, cada cual con { $points } entre dinero y fama.


## The make-up of the score (the sum of money and fame)

souvlaki-count-start-money = Dinero inicial
souvlaki-count-start-fame = Fama inicial
souvlaki-count-customers-money = Dinero de los clientes
souvlaki-count-customers-fame = Fama de los clientes
souvlaki-count-treats = Invitaciones
souvlaki-count-advertising = Publicidad
souvlaki-count-advertising-fame = Fama por publicidad
souvlaki-count-running = Gastos fijos
souvlaki-count-supplies = Provisiones
souvlaki-count-events-money = Dinero por imprevistos
souvlaki-count-events-fame = Fama por imprevistos
souvlaki-count-dismissed = Clientes despachados sin servir
souvlaki-count-left = Clientes que dieron un portazo
souvlaki-count-loans = Préstamos
souvlaki-count-before = Antes del comienzo del registro


## Panels and notes beside the names

souvlaki-panel-round = Ronda { $round }
souvlaki-panel-phase = Fase
souvlaki-panel-turn = Le toca a
souvlaki-panel-back = Segundos clientes, en orden inverso
souvlaki-panel-order = Orden de la fase: primero la fama más alta
souvlaki-panel-place = { $place }. { $seat }
souvlaki-panel-why-fame = fama { $fame }
souvlaki-panel-why-start = fama { $fame }, al principio { $start }
souvlaki-panel-why-seat = fama { $fame }, al principio { $start }, por asiento
souvlaki-panel-events = Tus imprevistos
souvlaki-panel-shop = { $shop }
souvlaki-panel-cost = Gastos fijos
souvlaki-panel-supplies = Provisiones
souvlaki-panel-advertising = Publicidad
souvlaki-value-cost = { $cost } €
souvlaki-value-supplies = { $times ->
    [one] { $cost } € (cartas: { $cards })
   *[other] { $cost } € (cartas: { $cards }), hasta { $times } veces
}
souvlaki-value-advertising = { $cost } € por fama +{ $fame }
souvlaki-panel-counter = Mostrador de { $seat }
souvlaki-panel-laid = Puesto
souvlaki-panel-unused = Sin usar
souvlaki-panel-lacking = Falta para el primero de la cola
souvlaki-panel-effects = En vigor en esta ronda
souvlaki-panel-on-player = { $seat }
souvlaki-panel-on-all = todos
souvlaki-panel-on-customer = cola de { $seat }, lugar { $place }
souvlaki-panel-played = Jugados en esta ronda
souvlaki-panel-played-cancelled = { $event } (anulado)
souvlaki-panel-cancel = { $seat } acecha: se anula el siguiente imprevisto de un rival
souvlaki-panel-goal = Meta: { $money } € y fama { $fame }
souvlaki-panel-seat = { $seat }
souvlaki-value-goal = { $money } €, fama { $fame }
souvlaki-value-goal-loans = { $loans ->
    [one] { $money } €, menos { $loans } préstamo { $net } €; fama { $fame }
   *[other] { $money } €, menos { $loans } préstamos { $net } €; fama { $fame }
}
souvlaki-panel-discards = Descartes
souvlaki-panel-foods = Cartas de comida
souvlaki-panel-customers = Clientes
souvlaki-panel-events-gone = Imprevistos
souvlaki-panel-summary = La ronda { $round }, en breve
souvlaki-value-summary = { SIGNED($money) } €, fama { SIGNED($fame) } (servidos { $served }, de morros { $sour }, portazos { $left })
souvlaki-note-money = { $amount } €
souvlaki-note-fame = { $amount } ★
souvlaki-note-loans = { $count ->
    [one] { $count } préstamo
   *[other] { $count } préstamos
}
souvlaki-note-foods = { $count ->
    [one] { $count } carta de comida
   *[other] { $count } cartas de comida
}
souvlaki-note-events = { $count ->
    [one] { $count } imprevisto
   *[other] { $count } imprevistos
}


## The text board

souvlaki-text-queue = Cola
souvlaki-text-hand = Cartas de comida
souvlaki-text-events = Imprevistos
souvlaki-text-offer = En la puerta
souvlaki-text-counter = Mostrador
souvlaki-text-empty = nadie
souvlaki-text-legend = Las colas desde delante: { $sour } de morros, { $phone } por teléfono.


## The rules in one sentence each. They are shown when a move is refused, so each says why.

souvlaki-clause-C1 = Hay cartas de cliente, de comida, imprevistos y cuatro puestos; un cliente pide platos y trae dinero y fama.
souvlaki-clause-S1 = De dos a cuatro jugadores eligen por turno puestos distintos, o los reciben a sorteo, y empiezan con el dinero y la fama del suyo.
souvlaki-clause-S2 = Hay tres mazos barajados; el que se acaba se rehace con sus descartes cuando hace falta una carta, y si tampoco los hay, no se roba.
souvlaki-clause-S3 = Todos empiezan con el mismo número de cartas de comida y de imprevistos.
souvlaki-clause-S4 = Antes de empezar, por orden de fama, cada cual puede cambiar una vez todas sus cartas de comida por otras nuevas, y tiene que quedarse con ellas.
souvlaki-clause-S5 = En la primera partida no se roban imprevistos y se omite su fase.
souvlaki-clause-S6 = Todo está a la vista menos las cartas de la mano: de ellas solo se sabe cuántas son, y la que se lleva el ninja la ven solo los dos jugadores.
souvlaki-clause-O1 = En cada fase empieza quien tiene más fama, en caso de empate quien empezó con más, después por asiento; y solo se juega en el propio turno.
souvlaki-clause-O2 = Una ronda tiene cinco fases, cada una con sus jugadas, y ni la fama ni el dinero bajan de 0.
souvlaki-clause-M1 = Desde la segunda ronda cada cual paga los gastos fijos, si hace falta con un préstamo, que se resta del dinero cuando se comprueba la meta.
souvlaki-clause-M2 = Pagados los gastos fijos, cada cual roba una carta de comida y un imprevisto.
souvlaki-clause-M3 = Provisiones y publicidad se compran una vez por ronda, las provisiones cuantas veces diga la carta del puesto, y solo con dinero en mano.
souvlaki-clause-M4 = Quien tiene más cartas de comida que el límite descarta enseguida, antes que nada, hasta quedarse en él.
souvlaki-clause-K1 = Por orden, cada cual toma un cliente de la puerta y luego, en orden inverso, un segundo; no se puede rehusar, y el último se descarta.
souvlaki-clause-K2 = Un cliente nuevo va al final de la cola, y el orden de una cola solo cambia si lo dice una carta.
souvlaki-clause-K3 = Después cada cual roba una carta de cliente como pedido telefónico para el final de su cola.
souvlaki-clause-K4 = Un gran pedido telefónico se toma como un cliente: se roban dos cartas que forman un solo pedido, que se sirve entero o nada.
souvlaki-clause-K5 = Un gran pedido telefónico robado del mazo se descarta y se roba otra carta.
souvlaki-clause-F1 = Por orden, cada cual puede jugar un imprevisto por ronda, o ninguno.
souvlaki-clause-F2 = Una carta necesita un objetivo que encaje con su texto: «un cliente» es de cualquiera, «un jugador» puedes ser tú, «un rival» no.
souvlaki-clause-F3 = Una carta hace lo que dice, al instante o hasta el fin de la ronda; lo que dura se queda con su cliente o su jugador.
souvlaki-clause-F4 = Cambio de planes anula el siguiente imprevisto que juegue un rival en la ronda, nunca uno ya jugado.
souvlaki-clause-F5 = Los cambios en lo que da un cliente se suman todos, y solo el total, si queda bajo 0, sube a 0.
souvlaki-clause-F6 = Un cliente que cambia de sitio conserva su humor, de morros o no.
souvlaki-clause-F7 = Lo mismo para mí necesita un cliente normal con alguien delante, y copia lo que este quiere en ese momento, no su dinero ni su fama.
souvlaki-clause-F8 = La propina generosa acompaña al cliente: la cobra quien le sirva en esta ronda.
souvlaki-clause-F9 = Los platos se añaden y se quitan en el orden de las cartas; Lo mismo para mí sustituye todo el pedido, y lo que sigue cambia la copia.
souvlaki-clause-V1 = Se ponen en el mostrador cartas de comida de la mano, y solo se sirve al primero de la cola, cuando los platos sin usar cubren todo su pedido; una carta puesta no se recupera.
souvlaki-clause-V2 = Una carta de comida se pone si el mostrador y la mano juntos bastan para el primer pedido, o después de haber servido a alguien.
souvlaki-clause-V3 = Quien ha servido a alguien y tiene sobras en el mostrador invita a ellas, por algo de fama una sola vez, y las cartas se descartan.
souvlaki-clause-V4 = Durante tu servicio puedes despachar sin servir a cualquier cliente de tu cola; cuesta fama, o la que tengas.
souvlaki-clause-V5 = Los clientes no servidos se ponen de morros; los que ya lo estaban se van y cuestan fama, según su fama impresa.
souvlaki-clause-E1 = Lo que dura hasta el fin de la ronda acaba con ella.
souvlaki-clause-E2 = La partida termina en cuanto al fin de una ronda alguien tiene el dinero, restados los préstamos, y la fama de la meta; entre varios gana la suma más alta, y si es igual se comparte.
souvlaki-clause-E3 = Si tras la última ronda nadie alcanzó la meta, gana la suma más alta de dinero y fama, restados los préstamos, y si es igual se comparte.
