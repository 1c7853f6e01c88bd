### Hostil Hostal: textos, español.
### Habitaciones y lugares son femeninos ("en la habitación 2, cama 3", "a la recepción"): aquí bastan los nombres, sin formas.
### Las cartas van entre comillas. $seat y $owner son el nombre de un jugador o hostal-automata, que se usa como un nombre.


## The game

hostal-title = Hostil Hostal
hostal-tagline = Arropa a tus huéspedes y procura que los de los demás no peguen ojo
hostal-about = Los huéspedes se acuestan por todo el hostal, y en las habitaciones hay cartas boca abajo: chocolate caliente para los tuyos, y para los demás una fiesta, pulgas o un lobo. Al amanecer las cartas se resuelven por su número, cada huésped descansa lo que valen las camas libres de su habitación, y gana quien mejor haya dormido.
hostal-author = alguien a quien el reglamento no nombra


## Options of a table

hostal-option-players = Jugadores
    .help = De dos a cinco. Dos juegan el uno contra el otro y contra un autómata.
hostal-option-starter = Quién empieza
    .help = Quien haya dormido mal más recientemente: se sortea, si no se elige.
hostal-option-nights = Noches
    .help = Tres noches son un fin de semana, cinco una semana normal.
hostal-option-sides = Lados de las habitaciones
    .help = Para una primera partida son mejores los lados A.
hostal-option-sides-0 = Todos A
hostal-option-sides-1 = Todos B
hostal-option-sides-2 = Cada uno por sorteo
hostal-option-misfortune = Infortunio
    .help = Cómo encuentra a tus huéspedes el infortunio de la mañana.
hostal-option-misfortune-0 = Una tirada para todas las habitaciones
hostal-option-misfortune-1 = Sin tirada, siempre 2 puntos por huésped
hostal-option-misfortune-2 = Una tirada por habitación
hostal-option-stop = Primera partida
    .help = La primera noche se aprende jugando: se para donde el reglamento dice STOP, y cada carta y cada paso del Amanecer se explican cuando llegan.


## Cards

hostal-card-1 = «Dulces sueños»
hostal-card-2 = «2×1»
hostal-card-3 = «Grrr»
hostal-card-4 = «Taconeo»
hostal-card-5 = «Fiesta»
hostal-card-6 = «Chocolate»
hostal-card-7 = «17°»
hostal-card-8 = «Tele»
hostal-card-9 = «Snif»
hostal-card-10 = «Rasca Rasca»
hostal-card-11 = «Auuuuu»
hostal-card-12 = «Don Herramientas»
hostal-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
hostal-effect-1 = Un huésped tuyo de esta habitación ha tomado un potente sedante: esta noche ya no le afecta nada, no descansa, y tú ganas { $points }.
hostal-effect-2 = Un huésped tuyo prefiere no dormir solo: tráelo de cualquier otra cama a una cama de esta habitación donde ya tengas uno.
hostal-effect-3 = Un huésped tuyo gruñón no aguanta a un compañero: echa a un huésped cualquiera de esta habitación. Su dueño lo lleva a una cama libre de otra habitación o a la recepción.
hostal-effect-4 = Alguien ensaya un baile: cada huésped de esta habitación y de la que está justo debajo pierde { $points }, los tuyos también.
hostal-effect-5 = Hay una fiesta animada: cada huésped de esta habitación y de las contiguas, también arriba y abajo, pierde { $points }, los tuyos también.
hostal-effect-6 = Una jarra de chocolate caliente para los amigos: { $points } por cada huésped tuyo en esta habitación.
hostal-effect-7 = Una manta calentita de la abuela: { $points } por cada huésped tuyo en una cama de esta habitación.
hostal-effect-8 = Alguien ha puesto una serie antigua en la tele: cada huésped de esta habitación pierde { $points }, menos los de quien vaya último en el marcador de sueño.
hostal-effect-9 = Alguien se ha quitado los calcetines: todos los huéspedes de las camas contiguas a la de un huésped tuyo de aquí pierden { $points }, los tuyos también.
hostal-effect-10 = ¡Pulgas! Cada huésped de esta habitación tira el dado del infortunio, y un 1 o un 2 cuesta { $roll }.
hostal-effect-11 = Un huésped tuyo de aquí se convierte en lobo: cada huésped de esta habitación pierde { $points }, el lobo también, y todos los demás tiran el dado del infortunio: un 1 o un 2 cuesta otros { $roll }.
hostal-effect-12 = Don Herramientas se pone manos a la obra: el dado de estado de esta habitación sube { $first }, y { $more } por cada otro Don Herramientas de aquí, hasta 6 como mucho.
hostal-whole-card = { $card }. { $effect }


## Places and names

hostal-room = habitación { $number }
hostal-place-bed = habitación { $room }, cama { $bed }
hostal-place-lobby = recepción
hostal-automata = Autómata


## Phases

hostal-phase-dusk = Anochecer
hostal-phase-night = Noche
hostal-phase-automata = Autómata
hostal-phase-dawn = Amanecer
hostal-phase-day = Día
hostal-phase-over = Fin


## Spots on the board (labels, read out and shown)

hostal-spot-stock = Tus huéspedes
hostal-spot-room = { CAP($room) }
hostal-spot-lobby = La recepción
hostal-spot-hand = Tu mano
hostal-spot-pile = Cartas de { $seat } en la { $room }


## Pieces (labels)

hostal-piece-room = { CAP($room) }, loseta { $tile }
hostal-piece-bed = cama { $bed }, libre: { SIGNED($worth) }
hostal-piece-bed-taken = cama { $bed }: { SIGNED($worth) }
hostal-piece-rug = alfombra: { SIGNED($worth) }
hostal-piece-guest = cama { $bed }: un huésped de { $seat }
hostal-piece-asleep = cama { $bed }: un huésped sedado de { $seat }
hostal-piece-lobby = { $count ->
    [one] { $seat }: { $count } huésped en la recepción
   *[other] { $seat }: { $count } huéspedes en la recepción
}
hostal-piece-stock = { $count ->
    [0] { $seat }: todos los huéspedes están acostados
    [one] { $seat }: { $count } huésped por acostar
   *[other] { $seat }: { $count } huéspedes por acostar
}
hostal-piece-card-of = { $card }, de { $seat }
hostal-piece-back = Una carta de { $seat }, boca abajo
hostal-piece-pile = { $count ->
    [one] { $count } carta de { $seat }, boca abajo
   *[other] { $count } cartas de { $seat }, boca abajo
}
hostal-piece-pile-known = { $pile }; conoces: { $cards }
hostal-piece-pile-old = { $pile }; nada nuevo para ti: { $cards }
hostal-piece-turned = De { $seat }: { $cards }
hostal-piece-cards = { $first } { $rest }
hostal-piece-known = { $card }, de { $seat }, boca abajo: tú la conoces
hostal-piece-wear = Estado: { $wear }
hostal-piece-total = Descanso por huésped: { SIGNED($total) }
hostal-piece-night = Noche { $night } de { $nights }
hostal-piece-score = { $score ->
    [one] { $seat }: { $score } punto de sueño
   *[other] { $seat }: { $score } puntos de sueño
}
hostal-piece-hand = { $count ->
    [0] { $seat }: ninguna carta en la mano
    [one] { $seat }: { $count } carta en la mano
   *[other] { $seat }: { $count } cartas en la mano
}
hostal-piece-deck = { $count ->
    [0] { $seat }: ninguna carta en el mazo
    [one] { $seat }: { $count } carta en el mazo
   *[other] { $seat }: { $count } cartas en el mazo
}
hostal-piece-discard = { $count ->
    [0] { $seat }: ningún descarte
    [one] { $seat }: { $count } carta descartada
   *[other] { $seat }: { $count } cartas descartadas
}
hostal-piece-die = Dado del infortunio: { $face }
hostal-piece-die-rests = Dado del infortunio
hostal-piece-reform = Reforma: { SIGNED($left) }, alfombra { SIGNED($rug) }, { SIGNED($right) }
hostal-piece-first = { $seat } juega primero


## Choices that are buttons

hostal-choice-pass = Pasar
hostal-choice-done = Acabar el turno
hostal-choice-use = Usarla
hostal-choice-decline = Dejarla
hostal-choice-look = Mirar
hostal-choice-side = Lado { $side }: { SIGNED($left) }, alfombra { SIGNED($rug) }, { SIGNED($right) }
hostal-choice-read = Seguir


## What to do now

hostal-prompt-over = La partida ha terminado.
hostal-prompt-wait = Le toca a { $seat }.
hostal-prompt-wait-all = Los jugadores eligen a la vez.
hostal-prompt-night-place = Pon a un huésped en una cama libre.
hostal-prompt-night-place-play = Acuesta a un huésped, o juega una carta en una habitación donde tengas uno.
hostal-prompt-night-place-move = Acuesta a un huésped, o descarta una carta para mover a uno.
hostal-prompt-night-place-play-move = Acuesta a un huésped, juega una carta, o descarta una carta para mover a un huésped.
hostal-prompt-night-pass = No te queda más que pasar.
hostal-prompt-night-move-pass = Descarta una carta para mover a un huésped, o pasa.
hostal-prompt-night-play-move-pass = Juega una carta, descarta una carta para mover a un huésped, o pasa.
hostal-prompt-and-spy = { $question } También puedes espiar: 1 punto cada vistazo.
hostal-prompt-spy = Aún puedes espiar, por 1 punto cada vistazo, o acabar el turno.
hostal-prompt-move = ¿Adónde va el huésped?
hostal-prompt-use = { $card } en la { $room }: ¿la usas o la dejas?
hostal-prompt-choose-1 = «Dulces sueños»: ¿cuál de tus huéspedes toma el sedante?
hostal-prompt-choose-2 = «2×1»: ¿cuál de tus huéspedes prefiere no dormir solo?
hostal-prompt-choose-3 = «Grrr»: ¿a qué huésped echas?
hostal-prompt-choose-7 = «17°»: ¿qué cama recibe la manta?
hostal-prompt-choose-9 = «Snif»: ¿cuál de tus huéspedes se ha quitado los calcetines?
hostal-prompt-choose-11 = «Auuuuu»: ¿cuál de tus huéspedes es el lobo?
hostal-prompt-or-leave = { $question } O deja la carta sin usar.
hostal-prompt-into = «2×1»: ¿a qué cama?
hostal-prompt-go = Han echado a tu huésped: ¿adónde va?
hostal-prompt-out = «Grrr»: ¿cuál de tus huéspedes tiene que irse?
hostal-prompt-lay = La carta del autómata es { $card }: ponla en una habitación. El número más alto acuesta a un huésped del autómata.
hostal-prompt-put = Tu número es el más alto: acuesta a un huésped del autómata.
hostal-prompt-side = Reforma de la { $room }: ¿qué lado?
hostal-prompt-read-wait = Los demás aún están leyendo.


## What a choice would bring

hostal-preview-rest = { SIGNED($total) }
hostal-preview-points = { SIGNED($points) }
hostal-preview-old = { SIGNED($points) }, nada nuevo


## The log: whole sentences, present tense

hostal-log-started = { $seat } ha dormido mal y empieza.
hostal-log-room-laid = La { $room } es la loseta { $tile }.
hostal-log-wear-rolled = La { $room } está en estado { $face }.
hostal-log-night-began = Noche { $night }: anochece.
hostal-log-deck-remade = { $cards ->
    [one] { $seat } hace un mazo nuevo con { $cards } carta descartada.
   *[other] { $seat } hace un mazo nuevo con { $cards } cartas descartadas.
}
hostal-log-drew = { $seat } roba { $card }.
hostal-log-drew-hidden = { $seat } roba una carta.
hostal-log-card-laid = { $seat } pone { $card } en la { $room }.
hostal-log-card-laid-hidden = { $seat } pone una carta boca abajo en la { $room }.
hostal-log-placed = { $seat } acuesta a un huésped: { $where }.
hostal-log-placed-automata = { $seat } acuesta a un huésped de { $owner }: { $where }.
hostal-log-played = { $seat } juega { $card } en la { $room }.
hostal-log-played-hidden = { $seat } juega una carta en la { $room }.
hostal-log-discarded = { $seat } descarta { $card } para mover a un huésped.
hostal-log-moved = Un huésped de { $owner } va de la { $from } a la { $to }.
hostal-log-spied = { $seat } espía las cartas de { $owner } en la { $room }.
hostal-log-saw = { $seat } ve { $card } de { $owner } en la { $room }.
hostal-log-passed = { $seat } pasa.
hostal-log-done = { $seat } acaba el turno.
hostal-log-dealt = { $seat } recibe { $card } del autómata.
hostal-log-dealt-hidden = { $seat } recibe una carta del autómata.
hostal-log-chose = { $seat } pone la carta del autómata.
hostal-log-shown = { $seat } enseña { $card } del autómata en la { $room }.
hostal-log-dawn-broke = Todos pasan: tras la noche { $night } amanece.
hostal-log-revealed = { CAP($room) }: { $seat } ha jugado { $card }.
hostal-log-duplicate = { $card } está más de una vez en la { $room }: la de { $seat } se descarta.
hostal-log-activated = { $seat } usa { $card } en la { $room }.
hostal-log-declined = { $seat } deja { $card } sin usar en la { $room }.
hostal-log-no-effect = { $card } de { $seat } en la { $room } no hace nada.
hostal-log-chosen = { $seat } elige: { $where }.
hostal-log-sedated = Un huésped de { $seat } cae en un sueño profundo: { $where }.
hostal-log-brought = Un huésped de { $seat } deja la { $from } y se junta con un amigo: { $to }.
hostal-log-removed = { $seat } echa a un huésped de { $owner } de la { $where }.
hostal-log-rolled = Un huésped de { $seat } ({ $where }) saca un { $face }.
hostal-log-grrr-rolled = { $seat } saca un { $face } para no mudarse.
hostal-log-won = { $seat }: { SIGNED($points) }, ahora { $score }.
hostal-log-repaired = La { $room } queda reparada: estado { $wear } ({ SIGNED($points) }).
hostal-log-rested = { CAP($room) }: cada huésped descansa por { SIGNED($total) }.
hostal-log-got-rest = { $guests ->
    [one] { $seat } descansa con { $guests } huésped: { SIGNED($points) }, ahora { $score }.
   *[other] { $seat } descansa con { $guests } huéspedes: { SIGNED($points) }, ahora { $score }.
}
hostal-log-misfortune-rolled = El dado del infortunio saca { $face }.
hostal-log-suffered = { $guests ->
    [one] { $seat } sufre infortunio en la { $room } con { $guests } huésped: { SIGNED($points) }, ahora { $score }.
   *[other] { $seat } sufre infortunio en la { $room } con { $guests } huéspedes: { SIGNED($points) }, ahora { $score }.
}
hostal-log-suffered-nothing = { $seat } sufre infortunio en la { $room }, pero ya no tiene puntos que perder.
hostal-log-worn = La { $room } se desgasta: estado { $wear } ({ SIGNED($points) }).
hostal-log-woke = ¡Arriba, dormilones! Todos los huéspedes vuelven con sus dueños.
hostal-log-reform-drawn = La reforma { $reform } llega a la { $room }.
hostal-log-reformed = { $seat } pone el lado { $side } de la reforma { $reform } en la { $room }.
hostal-log-unused = { $seat } descarta { $card } sin usar.
hostal-log-first = { $seat } juega primero.
hostal-log-read = { $seat } ya lo ha leído.
hostal-log-ended = La partida termina: { $ending }.


## Dawn and Day step by step: headlines

hostal-step-reveal = Se descubren todas las cartas
hostal-step-duplicate = Más de una vez en la { $room }: { $card }
hostal-step-card = { $card } de { $seat } en la { $room }
hostal-step-nothing = { $card } en la { $room } no hace nada
hostal-step-rest = Descanso en la { $room }: { SIGNED($total) } por huésped
hostal-step-misfortune = Infortunio: { $face }
hostal-step-misfortune-fixed = Infortunio
hostal-step-wear = Las habitaciones se desgastan
hostal-step-wake = Los huéspedes se despiertan
hostal-step-reform = Se reforma la { $room }


## First game: what each stop means

hostal-stop-hand = Anochecer. Tienes a Don Herramientas y tres cartas de tu mazo. Jugarás como mucho tres de las cuatro, solo en habitaciones donde tengas un huésped, y tantas como quieras en la misma.
hostal-stop-place = Noche. Una ronda para acostarse: pon a un huésped en una cama libre. Tapa el número de la cama, y lo que queda a la vista, con la alfombra, es lo que descansará cada huésped de la habitación.
hostal-stop-play = Una ronda más: acuesta a un huésped, o juega una carta boca abajo en una habitación donde tengas uno. Algunas cartas también perjudican a su dueño, y un número que está más de una vez en una habitación se descarta, menos Don Herramientas.
hostal-stop-all = Desde ahora puedes hacerlo todo: acostar a un huésped, jugar una carta, descartar una para mover a un huésped, o pasar cuando estén acostados todos los tuyos. Antes y después puedes espiar, por 1 punto cada vistazo. La noche acaba cuando todos pasan en la misma ronda.
hostal-stop-reveal = Amanecer. Se descubren todas las cartas, y cada número que está más de una vez en una habitación se descarta, menos Don Herramientas. Después las cartas se resuelven por su número, empezando por el 1. Una carta con el candado se resuelve por fuerza; una carta con el huésped necesita un huésped de su dueño en la habitación.
hostal-stop-rest = Descanso. En cada habitación se suman los números de las camas libres y de la alfombra, y cada huésped no sedado da a su dueño esos puntos, o se los quita.
hostal-stop-misfortune = Infortunio. El primer jugador tira el dado, y donde supera el estado de una habitación cada huésped no sedado pierde la diferencia. Después se hace de día: las habitaciones se desgastan, los huéspedes vuelven a casa, y Don Herramientas reforma las habitaciones donde está.
hostal-stop-misfortune-fixed = Infortunio. Cada huésped no sedado pierde 2 puntos, sea cual sea el estado de la habitación. Después se hace de día: las habitaciones se desgastan, los huéspedes vuelven a casa, y Don Herramientas reforma las habitaciones donde está.
hostal-stop-misfortune-rooms = Infortunio. El primer jugador tira el dado por cada habitación, y donde supera el estado de la habitación cada huésped no sedado pierde la diferencia. Después se hace de día: las habitaciones se desgastan, los huéspedes vuelven a casa, y Don Herramientas reforma las habitaciones donde está.


## How the game ended

hostal-ending-points = ha amanecido por última vez y gana quien tiene más puntos de sueño
hostal-ending-cards = a igualdad de puntos gana quien tiene más cartas en la mano
hostal-ending-shared = hay igualdad de puntos y de cartas y la victoria se comparte
hostal-ending-automata = el autómata ha dormido mejor que nadie
hostal-over-nobody = Gana el autómata.


## The make-up of the score

hostal-count-start = Al empezar
hostal-count-before = Antes de empezar el registro
hostal-count-cards = Cartas
hostal-count-spying = Espionaje
hostal-count-rest = Descanso
hostal-count-misfortune = Infortunio


## Panels and notes beside the names

hostal-panel-night = Noche { $night } de { $nights }
hostal-panel-phase = Fase
hostal-panel-first = Juega primero
hostal-panel-rooms = Descanso en las habitaciones
hostal-panel-room = { CAP($room) }
hostal-panel-total = { SIGNED($total) }, estado { $wear }
hostal-panel-rest = Si descansaran ahora
hostal-panel-seat = { $seat }
hostal-panel-points = { SIGNED($points) }
hostal-panel-known = Cartas que conoces
hostal-panel-known-in = { $seat }, { $room }
hostal-panel-effects = Qué hacen las cartas
hostal-panel-discards = Descartes
hostal-panel-list = { $first }, { $rest }
hostal-panel-taught = Qué significa
hostal-panel-reform = Reforma de la { $room }
hostal-panel-side = Lado { $side }
hostal-panel-strip = { SIGNED($left) }, alfombra { SIGNED($rug) }, { SIGNED($right) }
hostal-panel-numbered = { $number } { $card }
hostal-note-hand = { $count ->
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
}
hostal-note-placed = { $count ->
    [0] ningún huésped
    [one] { $count } huésped
   *[other] { $count } huéspedes
}
hostal-note-first = juega primero
hostal-note-read = ya ha leído


## The text board

hostal-text-legend = Los números en las camas son camas libres, las letras huéspedes, { $asleep } uno sedado, { $back } una carta boca abajo.
hostal-text-rug = alfombra
hostal-text-wear = estado
hostal-text-total = descanso
hostal-text-lobby = Recepción
hostal-text-hand = Tu mano
hostal-text-cards = Cartas


## The rules in one sentence each. They are shown when a move is refused, so each says why.

hostal-clause-C1 = Cada color tiene doce cartas, numeradas del 1 al 12, y cuatro huéspedes; hay cinco habitaciones y cinco reformas de dos lados, un dado de estado por habitación, un dado del infortunio y la recepción.
hostal-clause-S1 = De tres a cinco jugadores hay tantas habitaciones como jugadores, por sorteo; los lados son los elegidos para la mesa.
hostal-clause-S2 = Al empezar se tira el dado de estado de cada habitación: va del 1 al 6, y alto es bueno.
hostal-clause-S3 = Todos empiezan con 15 puntos de sueño, un mazo barajado de once cartas y Don Herramientas en la mano.
hostal-clause-S4 = La partida dura tres noches, un fin de semana, o cinco, una semana normal.
hostal-clause-S5 = Juega primero quien haya dormido mal más recientemente: se sortea, si no se elige.
hostal-clause-S6 = El marcador de sueño se para en 0 por abajo, y por arriba no tiene fin.
hostal-clause-I1 = Las manos, el orden de los mazos y las cartas boca abajo son secretos, menos para su dueño y para quien las haya espiado; todo lo demás está a la vista, los descartes también.
hostal-clause-L1 = En la recepción caben todos los huéspedes que haga falta; allí el descanso no vale nada, y no llegan cartas, infortunio ni desgaste.
hostal-clause-K1 = Al anochecer todos roban tres cartas, y con Don Herramientas la mano es de cuatro; si el mazo se acaba, los descartes se barajan en un mazo nuevo.
hostal-clause-N0 = No es ese momento de tu turno: se juega en el sentido de las agujas del reloj desde el primero, una acción obligatoria por turno, y se puede espiar antes y después.
hostal-clause-N1 = Un huésped que aún no está en juego va a una cama sin otro huésped, y a la recepción solo si no queda ninguna cama libre en ninguna habitación.
hostal-clause-N2 = Una carta se juega solo con dos o más cartas en la mano, y solo en una habitación donde tengas un huésped.
hostal-clause-N3 = Con dos o más cartas en la mano puedes descartar una para mover a un huésped tuyo de su cama a una cama libre o a la recepción; un huésped en la recepción no se mueve.
hostal-clause-N4 = Solo puedes pasar cuando todos tus huéspedes se hayan acostado, y en una ronda posterior puedes volver a actuar.
hostal-clause-N5 = Por 1 punto miras todas las cartas de otro color en una habitación; el punto lo tienes que tener, y allí tiene que haber una carta.
hostal-clause-N6 = La noche acaba cuando todos pasan en la misma ronda.
hostal-clause-D1 = Al amanecer se descubren todas las cartas, y cada número que está más de una vez en una habitación se descarta, menos Don Herramientas.
hostal-clause-D2 = Las cartas se resuelven por su número en todas las habitaciones, empezando por el 1; a igual número, en el orden de turno de sus dueños desde el primer jugador.
hostal-clause-D3 = El dueño decide si una carta se usa, salvo que tenga el candado; una carta con el huésped necesita un huésped de su dueño en la habitación, que puede estar sedado, pero a ese no le pasa nada.
hostal-clause-E1 = «Dulces sueños» seda a un huésped tuyo despierto de esta habitación, por 1 punto; después ya no le afecta nada.
hostal-clause-E2 = «2×1» trae a un huésped tuyo despierto de cualquier otra cama a una cama de esta habitación donde ya tengas uno.
hostal-clause-E3 = «Grrr» echa a un huésped despierto de esta habitación, y su dueño lo lleva a una cama libre de otra habitación o a la recepción.
hostal-clause-E4 = «Taconeo» cuesta 1 punto a cada huésped de esta habitación y de la que está justo debajo.
hostal-clause-E5 = «Fiesta» cuesta 1 punto a cada huésped de esta habitación y de las contiguas, también arriba y abajo.
hostal-clause-E6 = «Chocolate» da 1 punto por cada huésped tuyo en esta habitación.
hostal-clause-E7 = «17°» da 2 puntos por cada huésped tuyo en una cama de esta habitación, que eliges entre aquellas donde tienes uno.
hostal-clause-E8 = «Tele» cuesta 1 punto a cada huésped de esta habitación, menos a los de quien vaya último en el marcador en ese momento.
hostal-clause-E9 = «Snif» sale de un huésped tuyo de esta habitación, que eliges tú, y cuesta 1 punto a todos los huéspedes de las camas contiguas.
hostal-clause-E10 = Con «Rasca Rasca» cada huésped de la habitación tira el dado del infortunio, y un 1 o un 2 cuesta 2 puntos.
hostal-clause-E11 = «Auuuuu» convierte en lobo a un huésped tuyo despierto de aquí; cada huésped de la habitación pierde 1 punto, y todos los demás tiran el dado: un 1 o un 2 cuesta otros 2.
hostal-clause-E12 = Todos los Don Herramientas de una habitación se resuelven juntos: el estado sube 2 por el primero y 1 por cada otro, hasta 6 como mucho.
hostal-clause-D4 = En cada habitación se suman los números de las camas libres y de la alfombra, y cada jugador gana o pierde ese total por cada huésped suyo no sedado.
hostal-clause-D5 = Para el infortunio se tira un dado, y en las habitaciones de estado más bajo cada huésped no sedado pierde la diferencia; una mesa también puede elegir siempre 2 puntos, o una tirada por habitación.
hostal-clause-Y1 = De día el estado de una habitación con cinco o más huéspedes baja 3, de dos a cuatro 2, con menos 1, y nunca por debajo de 1.
hostal-clause-Y2 = Después todos los huéspedes vuelven con sus dueños, despiertos.
hostal-clause-Y3 = Cada habitación con un Don Herramientas recibe una reforma; el lado lo elige quien lo haya jugado allí, y entre varios el más cercano al primer jugador en orden de turno.
hostal-clause-Y4 = La noche siguiente juega primero quien tenga más puntos, y a igualdad el más alejado en orden de turno del primer jugador actual; las cartas sin usar se descartan, y Don Herramientas vuelve a la mano.
hostal-clause-Z1 = La partida ha terminado: tras el amanecer de la última noche gana quien tenga más puntos, luego quien tenga más cartas en la mano, y si no la victoria se comparte.
hostal-clause-A1 = Dos jugadores juegan con tres habitaciones y un tercer color, el autómata, cuyos huéspedes esperan en la recepción y cuyas doce cartas se barajan cada anochecer.
hostal-clause-A2 = Al anochecer se ponen boca abajo tres cartas del autómata, una en cada habitación, sin que nadie las vea.
hostal-clause-A3 = Tras una ronda cada jugador pone una carta del autómata en una habitación con una cama libre; el número más alto tiene que acostar a un huésped del autómata en una cama libre de esa habitación.
hostal-clause-A4 = Quien descarta una carta para mover a un huésped puede mover a uno del autómata que esté en una habitación.
hostal-clause-A5 = Las cartas del autómata se pueden espiar como las demás.
hostal-clause-A6 = El autómata usa toda carta que puede, y elige lo que más cuesta a los dos jugadores; con su «Grrr» los dos tiran, y el más bajo se lleva a un huésped suyo despierto de esa habitación.
hostal-clause-A7 = El autómata descansa, desgasta las habitaciones, cuenta para «Tele» y puede ganar.
hostal-clause-A8 = En el orden de turno el autómata es el último, y solo elige el lado de una reforma, por sorteo, donde ningún jugador tenga a Don Herramientas; nunca juega primero.
hostal-clause-A9 = A igualdad de puntos el autómata no tiene cartas en la mano.
hostal-clause-G1 = En una primera partida la primera noche se aprende jugando: una ronda solo para acostar y otra para acostar o jugar cartas, sin espiar, mover ni pasar, y cada paso se lee antes de seguir.
