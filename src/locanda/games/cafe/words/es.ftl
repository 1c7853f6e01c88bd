### Café International: textos, español.
### Las formas de los nombres son atributos: .acc «a una dama italiana» (complemento de persona), .def «la dama italiana».
### $seat es siempre el nombre de un jugador.


## The game

cafe-title = Café International
cafe-tagline = Sienta a clientes de doce naciones a las mesas adecuadas, y que nadie se quede solo
cafe-about = Cuatro sillas por mesa, dos damas y dos caballeros como mucho, y algunas sillas están entre dos mesas. Cuanto más llena una mesa, más vale, y el doble si todos son del mismo país. Quien no encuentra sitio va a la barra.
cafe-author = Rudi Hoffmann


## Options of a table

cafe-option-players = Jugadores
    .help = De dos a cuatro.
cafe-option-unexpected_guests = Clientes inesperados
    .help = Las manos están ocultas para los demás jugadores. Cuántos clientes tienen lo ven todos.
cafe-option-regulars = Mesas para clientes habituales
    .help = En un turno se puede sentar a una misma mesa a tres o cuatro clientes del mismo sexo, por 20 puntos, o 40 si todos son de la nación de la mesa.
cafe-option-starter = Quién empieza
    .help = Por sorteo, si no lo eliges.


## Nations

cafe-nation-africa = África
cafe-nation-britain = Gran Bretaña
cafe-nation-china = China
cafe-nation-cuba = Cuba
cafe-nation-france = Francia
cafe-nation-germany = Alemania
cafe-nation-india = India
cafe-nation-italy = Italia
cafe-nation-russia = Rusia
cafe-nation-spain = España
cafe-nation-turkey = Turquía
cafe-nation-usa = Estados Unidos

## Guests

cafe-guest-africa-lady = dama africana
    .acc = a una dama africana
    .def = la dama africana
cafe-guest-africa-gentleman = caballero africano
    .acc = a un caballero africano
    .def = el caballero africano
cafe-guest-britain-lady = dama británica
    .acc = a una dama británica
    .def = la dama británica
cafe-guest-britain-gentleman = caballero británico
    .acc = a un caballero británico
    .def = el caballero británico
cafe-guest-china-lady = dama china
    .acc = a una dama china
    .def = la dama china
cafe-guest-china-gentleman = caballero chino
    .acc = a un caballero chino
    .def = el caballero chino
cafe-guest-cuba-lady = dama cubana
    .acc = a una dama cubana
    .def = la dama cubana
cafe-guest-cuba-gentleman = caballero cubano
    .acc = a un caballero cubano
    .def = el caballero cubano
cafe-guest-france-lady = dama francesa
    .acc = a una dama francesa
    .def = la dama francesa
cafe-guest-france-gentleman = caballero francés
    .acc = a un caballero francés
    .def = el caballero francés
cafe-guest-germany-lady = dama alemana
    .acc = a una dama alemana
    .def = la dama alemana
cafe-guest-germany-gentleman = caballero alemán
    .acc = a un caballero alemán
    .def = el caballero alemán
cafe-guest-india-lady = dama india
    .acc = a una dama india
    .def = la dama india
cafe-guest-india-gentleman = caballero indio
    .acc = a un caballero indio
    .def = el caballero indio
cafe-guest-italy-lady = dama italiana
    .acc = a una dama italiana
    .def = la dama italiana
cafe-guest-italy-gentleman = caballero italiano
    .acc = a un caballero italiano
    .def = el caballero italiano
cafe-guest-russia-lady = dama rusa
    .acc = a una dama rusa
    .def = la dama rusa
cafe-guest-russia-gentleman = caballero ruso
    .acc = a un caballero ruso
    .def = el caballero ruso
cafe-guest-spain-lady = dama española
    .acc = a una dama española
    .def = la dama española
cafe-guest-spain-gentleman = caballero español
    .acc = a un caballero español
    .def = el caballero español
cafe-guest-turkey-lady = dama turca
    .acc = a una dama turca
    .def = la dama turca
cafe-guest-turkey-gentleman = caballero turco
    .acc = a un caballero turco
    .def = el caballero turco
cafe-guest-usa-lady = dama estadounidense
    .acc = a una dama estadounidense
    .def = la dama estadounidense
cafe-guest-usa-gentleman = caballero estadounidense
    .acc = a un caballero estadounidense
    .def = el caballero estadounidense
cafe-guest-lady-joker = comodín femenino
    .acc = un comodín femenino
    .def = el comodín femenino
cafe-guest-gentleman-joker = comodín masculino
    .acc = un comodín masculino
    .def = el comodín masculino
cafe-guest-hidden = cliente oculto
    .acc = a un cliente oculto
    .def = el cliente oculto

## Tables

cafe-table = mesa { $number } de { $nation }


## Places on the board (labels, read out and shown)

cafe-spot-chair = Silla { $chair }, { $nation }
cafe-spot-chair-shared = { STARTS($other, "i") ->
    [yes] Silla { $chair }, { $nation } e { $other }
   *[no] Silla { $chair }, { $nation } y { $other }
}
cafe-spot-table = { CAP($table) }
cafe-spot-hand = Mano, lugar { $place }
cafe-spot-bar = Barra
cafe-spot-stool = Barra, lugar { $place }: { SIGNED($value) }
cafe-spot-bag = { $count ->
    [0] La bolsa está vacía
    [one] Bolsa: { $count } cliente
   *[other] Bolsa: { $count } clientes
}
cafe-spot-nation = Por { $nation }


## Pieces (labels)

cafe-piece = { CAP($guest) }
cafe-piece-joker = { CAP($guest) } por { $nation }
cafe-piece-reserved = { CAP($table) }: reservada para clientes habituales
cafe-piece-at-home = { CAP($table) }: completa, aquí todos están en casa
cafe-piece-closed = Silla cerrada


## Choices that are buttons

cafe-choice-done = Terminar el turno
cafe-choice-pass = Pasar
cafe-choice-regulars = Sentar a clientes habituales
cafe-choice-ladies = Damas
cafe-choice-gentlemen = Caballeros
cafe-choice-nation = { $nation }


## What to do now

cafe-prompt-first = Sienta a un cliente, manda uno a la barra o cambia un comodín.
cafe-prompt-second = Sienta a un segundo cliente o termina el turno.
cafe-prompt-join = El cliente está solo: sienta a otro a la misma mesa.
cafe-prompt-opening = No se puede formar un grupo: sienta a un cliente solo o manda uno a la barra.
cafe-prompt-regulars = Clientes habituales: sienta al primero a la { $table }.
cafe-prompt-regulars-more = { $count ->
    [one] Clientes habituales: falta al menos { $count } más en la { $table }.
   *[other] Clientes habituales: faltan al menos { $count } más en la { $table }.
}
cafe-prompt-regulars-last = Sienta a un cuarto cliente a la { $table } o termina el turno.
cafe-prompt-pass = No se puede hacer nada: tienes que pasar.
cafe-prompt-wait = Le toca a { $seat }.
cafe-prompt-over = La partida ha terminado.


## What a move would score or cost

cafe-preview-points = { SIGNED($points) }
cafe-preview-limit = { SIGNED($points) }, mano de { $limit }


## The log: whole sentences, present tense

cafe-log-started = { $seat } empieza.
cafe-log-drew = { $seat } saca { $guest_acc } de la bolsa.
cafe-log-drew-hidden = { $seat } saca de la bolsa a un cliente sin enseñarlo.
cafe-log-seated = { $seat } sienta { $guest_acc } en la silla { $chair } ({ $nation }): { SIGNED($points) }
cafe-log-seated-two = { $seat } sienta { $guest_acc } en la silla { $chair } ({ $nation }): { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-alone = { $seat } sienta { $guest_acc } en la silla { $chair } ({ $nation }), por ahora sin compañía.
cafe-log-seated-joker = { $seat } sienta { $guest_acc } por { $nation } en la silla { $chair }: { SIGNED($points) }
cafe-log-seated-joker-two = { $seat } sienta { $guest_acc } por { $nation } en la silla { $chair }: { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-joker-alone = { $seat } sienta { $guest_acc } por { $nation } en la silla { $chair }, por ahora sin compañía.
cafe-log-sat-regulars-ladies = { $seat } tiene { $guests } damas habituales en la { $table }: { SIGNED($points) }
cafe-log-sat-regulars-gentlemen = { $seat } tiene { $guests } caballeros habituales en la { $table }: { SIGNED($points) }
cafe-log-took-bar = { $seat } manda { $guest_acc } a la barra, lugar { $place }: { SIGNED($value) }
cafe-log-exchanged = { $seat } recoge { $joker_def } de la silla { $chair } y sienta allí { $guest_acc }.
cafe-log-limit-lowered = { $seat } completa la { $table } con una sola nación; el límite de su mano baja a { $limit }.
cafe-log-declared-ladies = { $seat } reserva la { $table } para clientes habituales, solo damas.
cafe-log-declared-gentlemen = { $seat } reserva la { $table } para clientes habituales, solo caballeros.
cafe-log-finished = { $seat } termina el turno.
cafe-log-passed = { $seat } no puede hacer nada y pasa.
cafe-log-hand-counted = { $seat } se queda con { cafe-count-guests-left } y { cafe-count-jokers-left }: { SIGNED($penalty) }
cafe-log-hand-empty = { $seat } no tiene clientes en la mano.
cafe-log-ended = La partida termina: { $ending }.


## How the game ended

cafe-ending-bar-full = la barra está llena
cafe-ending-chairs-full = todas las sillas están ocupadas
cafe-ending-bag-low = en la bolsa quedan los últimos clientes
cafe-ending-hand-empty = un jugador se ha quedado sin clientes
cafe-ending-all-passed = todos han pasado


## The make-up of the score

cafe-count-tables = Clientes en las mesas
cafe-count-regulars = Mesas de habituales
cafe-count-bar = Barra
cafe-count-hand = Quedan en la mano
cafe-count-guests = Clientes que quedan en la mano
cafe-count-jokers = Comodines que quedan en la mano
cafe-count-before = Antes de que empiece el registro
cafe-count-total = Total
cafe-count-guests-left = { $guests ->
    [0] ningún cliente
    [one] { $guests } cliente
   *[other] { $guests } clientes
}
cafe-count-jokers-left = { $jokers ->
    [0] ningún comodín
    [one] { $jokers } comodín
   *[other] { $jokers } comodines
}


## Panels and notes beside the names

cafe-panel-cafe = En el café
cafe-panel-bag = Clientes en la bolsa
cafe-panel-chairs = Sillas libres
cafe-panel-bar = Próximo lugar en la barra
cafe-panel-bar-left = Lugares libres en la barra
cafe-panel-value = { SIGNED($value) }
cafe-panel-full = llena
cafe-note-limit = límite de la mano { $limit }
cafe-note-hand = { $count ->
    [one] { $count } cliente en la mano
   *[other] { $count } clientes en la mano
}
cafe-note-joker = tiene un comodín tomado del tablero
# The text board
cafe-text-legend = Las sillas llevan número; los clientes, nación y sexo (f dama, m caballero, * comodín).
cafe-text-lady = f
cafe-text-gentleman = m
cafe-text-bar = Barra:
cafe-text-bag = Bolsa:


## The rules in one sentence each. They are shown when a move is refused, so each says why.

cafe-clause-C1 = Solo hay las mesas y las sillas del plano: cuatro sillas por mesa, y algunas sillas están entre dos mesas y pertenecen a las dos.
cafe-clause-C2 = Hay 100 clientes: cuatro damas y cuatro caballeros de cada nación, dos comodines femeninos y dos masculinos.
cafe-clause-C3 = Las naciones son África, Alemania, China, Cuba, España, Estados Unidos, Francia, Gran Bretaña, India, Italia, Rusia y Turquía.
cafe-clause-C4 = La barra tiene 20 lugares, que se ocupan en orden: los cinco primeros dan puntos, los demás los quitan.
cafe-clause-C5 = Los puntos no se agotan nunca, y una puntuación puede bajar de cero.
cafe-clause-S1 = Juegan de dos a cuatro personas; cada una empieza con cinco clientes sacados de la bolsa, a la vista de todos.
cafe-clause-S2 = No te toca: el primer jugador sale por sorteo, si no se elige, y se juega en el sentido de las agujas del reloj.
cafe-clause-T1 = En un turno sientas a uno o dos clientes de tu mano, o mandas uno a la barra, o cambias un comodín, y nada más; el turno solo termina cuando has hecho una de estas cosas.
cafe-clause-T2 = A la barra solo va un cliente de tu mano, y eso es el turno entero.
cafe-clause-T3 = Cambiar un comodín ocupa el turno entero y no se suma a otra cosa.
cafe-clause-T4 = Esta silla no está libre: en cada silla hay un solo cliente, y quien está sentado no se mueve.
cafe-clause-T5 = El cliente tiene que ser de la nación de una mesa a la que pertenezca esta silla.
cafe-clause-T6 = En una mesa solo caben una dama con un caballero, dos con uno o dos con dos; en una de las mesas de esta silla se rompería el equilibrio.
cafe-clause-T7 = En un turno sientas como mucho a dos clientes.
cafe-clause-T8 = Nadie se sienta solo: a quien no da puntos lo acompaña en el mismo turno un segundo cliente en la misma mesa, y el segundo cliente de un turno tiene que dar puntos.
cafe-clause-T8a = Solo en el primerísimo turno, y solo si ninguna forma de sentar clientes da puntos, puede un cliente sentarse solo.
cafe-clause-T9 = Solo puedes pasar cuando no puedes sentar a nadie, mandar a nadie a la barra ni cambiar un comodín.
cafe-clause-P1 = Una pareja vale 2, tres clientes 3, cuatro clientes 4, y el doble si todos son de la nación de la mesa.
cafe-clause-P2 = En una silla entre dos mesas cuentan las dos, y los puntos se suman.
cafe-clause-P3 = Un comodín toma la nación de una mesa de su silla, una sola, y cuenta como cliente de esa nación.
cafe-clause-P4 = Los cuatro ejemplos del reglamento valen 4, 4, 2 y 17 puntos.
cafe-clause-B1 = A la barra va un solo cliente por turno, al siguiente lugar libre, y no en un turno en el que sientas clientes a las mesas.
cafe-clause-B2 = En la barra no importan ni la nación ni el sexo.
cafe-clause-B3 = Un comodín nunca va a la barra.
cafe-clause-J1 = Un comodín sentado solo se cambia por un cliente de tu mano del mismo sexo y de la nación por la que se sienta el comodín.
cafe-clause-J2 = El cliente toma la nación y el sexo del comodín, así que el cambio no altera ni el equilibrio ni el límite de la mano.
cafe-clause-D1 = Después de sentar clientes o usar la barra se roba hasta el límite de la mano, cinco al principio.
cafe-clause-D2 = Completar una mesa con cuatro clientes de su nación baja en uno el límite de tu mano para el resto de la partida.
cafe-clause-D2a = Una mano que ha llegado a su límite o lo supera no roba ni descarta nada.
cafe-clause-D3 = Cuando en la bolsa quedan cuatro clientes ya no se roba más.
cafe-clause-E1 = La partida ha terminado: acaba con el turno tras el cual la barra está llena, todas las sillas están ocupadas, en la bolsa quedan solo los últimos clientes, un jugador no tiene ninguno o todos han pasado.
cafe-clause-E2 = Al final cada cliente en la mano cuesta 5 puntos y cada comodín 10.
cafe-clause-E3 = Gana quien tiene más puntos; en caso de empate se comparte la victoria.
cafe-clause-V1 = Con los clientes inesperados las manos están ocultas, pero su número de clientes es público, igual que un comodín tomado del tablero.
cafe-clause-V2 = Los clientes habituales son tres o cuatro del mismo sexo, sentados en un turno a una sola mesa, vacía o con un único cliente de ese sexo; a esa mesa ya no se sienta nadie más.
