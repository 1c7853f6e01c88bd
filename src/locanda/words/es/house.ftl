### Locanda: los textos de la casa, español.
### Los mismos ids que en inglés, en el mismo orden; allí se explican las variables. $seat es siempre el nombre de un jugador.


## The house and its pages

house-title = Locanda
house-tagline = Cuatro juegos de mesa sobre la hospitalidad, bajo un mismo techo
house-nav-rules = Reglas
house-nav-about = La casa
house-nav-label = Páginas de la casa
house-skip = Ir al contenido principal
house-skip-board = Ir al tablero
house-page-title = { $page } · { $site }
house-needs-script = La mesa necesita JavaScript. Sin él puedes leer la mesa como texto.
house-text-table = La mesa como texto
house-footer = Realización independiente, software libre.


## Language and light

house-language-label = Idioma
house-language-en = English
house-language-it = Italiano
house-language-el = Ελληνικά
house-language-ru = Русский
house-language-es = Español
house-language-set = Usar este idioma
house-theme-label = Luz
house-theme-auto = Como el dispositivo
house-theme-light = Día
house-theme-dark = Noche


## Numbers, time and small words

house-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
house-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
house-players-range = de { $low } a { $high } jugadores
house-time-now = ahora mismo
house-time-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
house-time-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
house-time-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
# «e» delante del sonido i: Ana e Inés
house-list-two = { STARTS($rest, "i í hi hí") ->
    [yes] { $first } e { $rest }
   *[no] { $first } y { $rest }
}
house-list-more = { $first }, { $rest }


## The lobby

house-lobby-games = Elige un juego
house-lobby-new = Una mesa nueva
house-lobby-players = Número de jugadores
house-lobby-options = Opciones
house-lobby-seats = Quién se sienta dónde
house-lobby-seat = Asiento { $number }
house-lobby-seat-you = Tú
house-lobby-seat-friend = Un amigo, con un enlace de invitación
house-lobby-seat-here = Un amigo en esta pantalla
house-lobby-seat-kind = Quién ocupa este asiento
house-lobby-name = Nombre
house-lobby-your-name = Tu nombre
house-lobby-unnamed = Jugador { $number }
house-lobby-starter-any = Por sorteo
house-lobby-start = Abrir la mesa
house-lobby-start-help = Quien tenga el enlace de invitación puede ocupar un asiento reservado para un amigo.
house-lobby-mine = Tus mesas
house-lobby-replay = Ver la repetición
house-lobby-rules = Leer las reglas
house-lobby-table = { $game }: { $seats }, { $when }
house-lobby-table-turn = Te toca
house-lobby-table-waiting = En espera
house-lobby-table-over = Terminada
house-lobby-quick = Jugar contra el bot codicioso
house-lobby-misfit = «{ $option }: { $value }» no va con este número de jugadores. Elige otra cosa.
house-lobby-refused = Algo de este formulario no es posible aquí. Revísalo y vuelve a enviarlo.


## Bots

house-bot-random = Bot al azar
house-bot-random-help = Hace cualquier jugada permitida. Sirve para aprender las reglas.
house-bot-greedy = Bot codicioso
house-bot-greedy-help = Elige el turno que más le da ahora, sin mirar más allá.


## Invite, seats and spectators

house-invite-title = Invita a un amigo
house-invite-help = Manda este enlace. El asiento es de quien se siente primero; no basta con abrir el enlace.
house-invite-for = Enlace para { $seat }
house-invite-copy = Copiar el enlace
house-invite-copied = Enlace copiado
house-invite-failed = No se ha podido copiar el enlace. Selecciónalo y cópialo a mano.
house-invite-heading = Te han guardado un asiento
house-invite-join = Sentarse a jugar: { $game }
house-spectator = Estás mirando
house-seat-you = tú
house-seat-bot = bot
house-seat-here = en esta pantalla
house-seat-online = en línea
house-seat-offline = ausente
house-seat-open = asiento libre
house-seat-1 = círculo azul
house-seat-2 = cuadrado naranja
house-seat-3 = triángulo verde
house-seat-4 = rombo rojo
house-seat-5 = hexágono morado
house-seat-6 = estrella amarilla
# $seat (text)
house-link-device = Seguir como { $seat } en otro dispositivo
house-link-help = Abre este enlace en el otro dispositivo. Sirve una sola vez; este dispositivo también sigue en la mesa.
house-invite-from = { $seat } te invita a jugar: { $game }
house-invite-taken = Este asiento está ocupado
house-invite-taken-help = Aquí ya se sienta { $seat }. Si quieres, puedes mirar la partida.
house-invite-watch = Mirar la partida
house-invite-awaited = Esperando a que un amigo ocupe el asiento { $number }.
house-invite-awaited-host = Esperando a que un amigo ocupe el asiento { $number }: manda el enlace.


## The table

house-log = Crónica
house-log-undo = { $seat } deshace su último paso.
house-scores = Puntuaciones
house-score = Puntuación
house-bag = Bolsa
house-board = Tablero
house-panels = Estado de la partida
house-undo = Deshacer
house-undo-help = Deshacer tu último paso
house-undo-none = No hay nada que deshacer.
house-choices = Tus opciones
house-choose = Elegir
house-close = Cerrar
house-confirm = Confirmar
house-back = Atrás
house-zoom = Ampliar
house-look = De cerca: { $seat }
house-look-whole = Todo el tablero
house-journal = Descargar el diario
house-journal-help = La partida entera, una línea por jugada, hasta donde tu asiento puede saber.
house-refused = No se puede ({ $clause }): { $text }
house-refused-plain = Aquí no se puede.
house-refused-turn = No te toca.
house-refused-rule = Leer la regla { $clause }
# $question (text): what the player is asked to do now, a whole sentence
house-refused-early = Primero elige algo iluminado y luego esto. { $question }
# $question (text), as above
house-refused-other = Ahora no se trata de esto. { $question }
house-text-again = Mirar otra vez


## Hot seat: several players at one screen

house-cover-title = Pásale el dispositivo a { $seat }
house-cover-help = La mesa queda tapada hasta que des la señal.
house-cover-show = Soy { $seat }, enseña mi lado


## Connection

house-connection-lost = Se ha perdido la conexión. Reconectando…
house-connection-back = Conexión recuperada
house-connection-retry = Probar ahora
house-changed = Mientras tanto la mesa ha cambiado. Vuelve a mirar y elige.
house-preparing = Se está poniendo la mesa. Un momento…
house-send-failed = La casa no responde. Inténtalo de nuevo.


## The end and the replay

house-over = La partida ha terminado
house-over-winner = { $points ->
    [one] { $seat } gana con { $points } punto.
   *[other] { $seat } gana con { $points } puntos.
}
house-over-shared = { $points ->
    [one] { $seats } comparten la victoria, cada cual con { $points } punto.
   *[other] { $seats } comparten la victoria, cada cual con { $points } puntos.
}
house-over-together = { $seats } comparten la victoria.
house-over-nobody = No gana nadie.
house-over-scores = Puntuación final
house-over-parts = De dónde salen los puntos
house-over-total = Total
house-over-rank = Puesto
house-over-player = Jugador
house-over-again = Jugar otra vez
house-over-lobby = Volver a la entrada
house-over-why = Por qué ha terminado la partida
house-replay = Repetición
house-replay-title = Repetición de { $game }
house-replay-watch = Ver la repetición
house-replay-first = Al principio
house-replay-previous = Un paso atrás
house-replay-play = Reproducir
house-replay-pause = Pausa
house-replay-next = Un paso adelante
house-replay-last = Al final
house-replay-speed = Velocidad
house-replay-eyes = Como la ve
house-replay-spectator = un espectador
house-replay-slider = Paso de la partida
house-replay-step = Paso { $step } de { $steps }
house-replay-share = Copiar un enlace a este paso
house-replay-shared = Enlace a este paso copiado
house-replay-open = La repetición se abre cuando termina la partida.
house-steps = Qué ha pasado, paso a paso
house-steps-fast = Más deprisa
house-steps-again = Ver otra vez qué ha pasado


## Help with the keyboard

house-keys = Teclado
house-keys-move = Flechas: ir de un lugar a otro
house-keys-all = Mayús y flechas: recorre todos los lugares, posibles o no
house-keys-choose = Intro o espacio: elegir
house-keys-cancel = Escape: devolver la pieza a su sitio
house-keys-undo = U: deshacer tu último paso
house-keys-tab = Tabulador: del tablero a la mano, las opciones y la crónica
house-keys-help = Signo de interrogación: esta ayuda
house-help = Cómo se juega aquí
house-help-mouse = Toma una pieza iluminada y luego elige un lugar iluminado. También puedes arrastrarla.
house-help-touch = Deja el dedo quieto sobre el tablero para ver, más grande y con su nombre, lo que hay debajo.


## What assistive devices read out

house-aria-board = Tablero. Con las flechas se va de un lugar a otro, con Intro se elige.
house-aria-place = { $place }: { $piece }
house-aria-log = Lo que ha pasado en la mesa
house-aria-prompt = Lo que hay que hacer ahora


## Rules pages

house-rules-title = Reglas de { $game }
house-rules-intro = Cada regla tiene un número. Cuando una jugada no se permite, el juego dice qué regla la prohíbe.
house-rules-language = Las reglas completas están en inglés. Las frases cortas de abajo están en tu idioma.
house-rules-ruling = Las reglas marcadas como decisión (ruling) son nuestras, allí donde el reglamento calla.
house-rules-short = Las reglas en frases cortas
house-rules-full = Las reglas completas


## About and credits

house-about-title = Sobre esta casa
house-about-what = Locanda («posada» en italiano) es un lugar para jugar en el navegador a cuatro juegos de mesa sobre la hospitalidad, con amigos o contra bots.
house-about-independent = Es una realización independiente de las reglas. Todas las palabras y todos los dibujos son nuestros.
house-about-names = Los nombres de los juegos y los juegos mismos pertenecen a sus autores y editores, que no tienen parte en este sitio.
house-about-buy = Si un juego te gusta, vale la pena tener el impreso.
house-about-fair = Después de la partida se puede comprobar cada robo y cada dado: la casa se compromete con su secreto antes de la primera jugada y lo revela al final.
house-about-privacy = Sin cuentas, sin publicidad, sin rastreo. Una cookie recuerda tus asientos y tu idioma, y nada más.
house-about-licence = El programa es software libre con la licencia Apache 2.0.
house-about-version = Versión { $version }
house-credits = Créditos
house-credits-game = { $game }, un juego de { $author }


## Pages that say no

house-error-title = Algo no ha ido bien
house-error-404 = No se encuentra
house-error-404-help = Esta página no existe o no te corresponde verla.
house-error-405 = Eso no se puede hacer aquí
house-error-409 = Demasiado tarde
house-error-409-help = Mientras tanto la mesa ha cambiado. Vuelve atrás y mira otra vez.
house-error-410 = Con otras reglas
house-error-410-help = Esta mesa se jugó con reglas, o con un diario, que esta casa no puede reproducir. Una partida terminada todavía se puede descargar tal cual.
house-error-413 = Demasiado de una vez
house-error-413-help = Lo que se ha enviado es más grande de lo que acepta esta casa.
house-error-422 = No se entiende
house-error-422-help = En lo que se ha enviado falta algo o hay algo mal.
house-error-429 = Más despacio, por favor
house-error-429-help = Demasiadas peticiones en poco tiempo. Prueba otra vez dentro de un momento.
house-error-403 = Desde allí no se permite
house-error-403-help = Esta petición venía de otro sitio y se ha rechazado.
house-error-500 = Algo se ha roto en la cocina
house-error-500-help = La culpa es nuestra. Tu partida está guardada hasta la última jugada aceptada.
house-error-home = Volver a la entrada
house-error-405-help = Esta dirección solo acepta lo que envía un formulario; no se abre por sí sola.


## The command line

house-cli-open = Locanda está abierta en { $url }
house-cli-already = Locanda ya está abierta en { $url }
house-cli-stop = Pulsa Ctrl+C para cerrar.
house-cli-preparing = Preparando las reglas de { $game } para este equipo, una sola vez…
house-cli-prepared = { $game } está listo ({ $seconds } s).
house-cli-ask = { $seat }, tu jugada:
house-cli-ask-help = Escribe una jugada, o «?» para ver la ayuda.
house-cli-unknown = No entiendo «{ $text }».
house-cli-forms = Las jugadas se escriben así: { $forms }
house-cli-did-you-mean = ¿Querías decir esto?: { $text }
house-cli-help = Órdenes: una jugada como en la lista, «list» para todas las jugadas, «why» y una jugada para la regla que la prohíbe, «undo» para deshacer, «board» para el tablero, «save» y un archivo para guardar, «quit» para salir.
house-cli-list = Jugadas posibles:
house-cli-list-more = { $count ->
    [one] … y una más («list» las muestra todas)
   *[other] … y { $count } más («list» las muestra todas)
}
house-cli-allowed = Esa jugada está permitida.
house-cli-saved = Partida guardada en { $path }
house-cli-quit = Hasta pronto.
house-cli-undone = Deshecho.
house-cli-begin = { $game }. Semilla del azar: { $seed }
house-cli-verified = Todos los robos concuerdan con el secreto revelado.
house-cli-not-verified = La línea { $line } no concuerda con el secreto revelado.
house-cli-box-good = { $path } es una caja válida.
house-cli-pause = Pulsa Intro para seguir.
house-cli-not-saved = No se ha guardado en { $path }: { $reason }
house-cli-go-on = Para seguir más tarde: { $command }
