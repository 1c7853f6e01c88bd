### Locanda: i testi della casa, italiano.
### Gli stessi id dell’inglese, nello stesso ordine; le variabili sono spiegate lì. $seat è sempre il nome di un giocatore.


## The house and its pages

house-title = Locanda
house-tagline = Quattro giochi da tavolo sull’ospitalità, sotto lo stesso tetto
house-nav-rules = Regole
house-nav-about = Chi siamo
house-nav-label = Pagine della casa
house-skip = Vai al contenuto principale
house-skip-board = Vai al tabellone
house-page-title = { $page } · { $site }
house-needs-script = Il tavolo ha bisogno di JavaScript. Senza, puoi comunque leggere il tavolo come testo.
house-text-table = Il tavolo come testo
house-footer = Realizzazione indipendente, software libero.


## Language and light

house-language-label = Lingua
house-language-en = English
house-language-it = Italiano
house-language-el = Ελληνικά
house-language-ru = Русский
house-language-es = Español
house-language-set = Usa questa lingua
house-theme-label = Luce
house-theme-auto = Come il dispositivo
house-theme-light = Giorno
house-theme-dark = Notte


## Numbers, time and small words

house-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
house-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
house-players-range = da { $low } a { $high } giocatori
house-time-now = proprio ora
house-time-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
house-time-hours = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
}
house-time-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}
# "ed" davanti alla stessa vocale: Anna ed Elena
house-list-two = { STARTS($rest, "e é è") ->
    [yes] { $first } ed { $rest }
   *[no] { $first } e { $rest }
}
house-list-more = { $first }, { $rest }


## The lobby

house-lobby-games = Scegli un gioco
house-lobby-new = Un nuovo tavolo
house-lobby-players = Numero di giocatori
house-lobby-options = Opzioni
house-lobby-seats = Chi siede dove
house-lobby-seat = Posto { $number }
house-lobby-seat-you = Tu
house-lobby-seat-friend = Un amico, con un link d’invito
house-lobby-seat-here = Un amico a questo schermo
house-lobby-seat-kind = Chi prende questo posto
house-lobby-name = Nome
house-lobby-your-name = Il tuo nome
house-lobby-unnamed = Giocatore { $number }
house-lobby-starter-any = Tirato a sorte
house-lobby-start = Apri il tavolo
house-lobby-start-help = Chi ha il link d’invito può prendere un posto tenuto per un amico.
house-lobby-mine = I tuoi tavoli
house-lobby-replay = Rivedi la partita
house-lobby-rules = Leggi le regole
house-lobby-table = { $game }: { $seats }, { $when }
house-lobby-table-turn = Tocca a te
house-lobby-table-waiting = In attesa
house-lobby-table-over = Finita
house-lobby-quick = Gioca contro il bot ingordo
house-lobby-misfit = «{ $option }: { $value }» non va con questo numero di giocatori. Scegli altro.
house-lobby-refused = Qualcosa in questo modulo qui non è possibile. Ricontrollalo e mandalo di nuovo.


## Bots

house-bot-random = Bot casuale
house-bot-random-help = Fa una qualunque mossa permessa. Va bene per imparare le regole.
house-bot-greedy = Bot ingordo
house-bot-greedy-help = Sceglie il turno che adesso rende di più, senza guardare oltre.


## Invite, seats and spectators

house-invite-title = Invita un amico
house-invite-help = Manda questo link. Il posto è di chi si siede per primo; aprire il link non basta.
house-invite-for = Link per { $seat }
house-invite-copy = Copia il link
house-invite-copied = Link copiato
house-invite-failed = Non è stato possibile copiare il link. Selezionalo e copialo a mano.
house-invite-heading = C’è un posto tenuto per te
house-invite-join = Prendi posto: { $game }
house-spectator = Stai guardando
house-seat-you = tu
house-seat-bot = bot
house-seat-here = a questo schermo
house-seat-online = in linea
house-seat-offline = assente
house-seat-open = posto libero
house-seat-1 = cerchio blu
house-seat-2 = quadrato arancione
house-seat-3 = triangolo verde
house-seat-4 = rombo rosso
house-seat-5 = esagono viola
house-seat-6 = stella gialla
# $seat (text)
house-link-device = Continua come { $seat } su un altro dispositivo
house-link-help = Apri questo link sull’altro dispositivo. Vale una volta sola; anche questo dispositivo resta al tavolo.
house-invite-from = { $seat } ti invita a giocare: { $game }
house-invite-taken = Questo posto è già preso
house-invite-taken-help = Qui siede già { $seat }. Se vuoi, puoi guardare la partita.
house-invite-watch = Guarda la partita
house-invite-awaited = Si aspetta che un amico prenda il posto { $number }.
house-invite-awaited-host = Si aspetta che un amico prenda il posto { $number }: manda il link.


## The table

house-log = Cronaca
house-log-undo = { $seat } ritira l’ultimo passo.
house-scores = Punteggi
house-score = Punteggio
house-bag = Sacchetto
house-board = Tabellone
house-panels = Stato della partita
house-undo = Annulla
house-undo-help = Ritira il tuo ultimo passo
house-undo-none = Non c’è nulla da ritirare.
house-choices = Le tue scelte
house-choose = Scegli
house-close = Chiudi
house-confirm = Conferma
house-back = Indietro
house-zoom = Ingrandisci
house-look = Da vicino: { $seat }
house-look-whole = Tutto il tabellone
house-journal = Scarica il diario
house-journal-help = La partita per esteso, una riga per mossa, per quanto il tuo posto può saperne.
house-refused = Non si può ({ $clause }): { $text }
house-refused-plain = Qui non si può.
house-refused-turn = Non tocca a te.
house-refused-rule = Leggi la regola { $clause }
# $question (text): what the player is asked to do now, a whole sentence
house-refused-early = Prima scegli qualcosa di illuminato, poi questo. { $question }
# $question (text), as above
house-refused-other = Adesso non serve questo. { $question }
house-text-again = Guarda di nuovo


## Hot seat: several players at one screen

house-cover-title = Passa il dispositivo a { $seat }
house-cover-help = Il tavolo resta coperto finché non dai il via.
house-cover-show = Sono { $seat }, mostra il mio lato


## Connection

house-connection-lost = Connessione persa. Provo a riprenderla…
house-connection-back = Di nuovo in linea
house-connection-retry = Prova ora
house-changed = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli.
house-preparing = Si sta apparecchiando. Un momento…
house-send-failed = La casa non risponde. Riprova.


## The end and the replay

house-over = La partita è finita
house-over-winner = { $points ->
    [one] { $seat } vince con { $points } punto.
   *[other] { $seat } vince con { $points } punti.
}
house-over-shared = { $points ->
    [one] Vittoria condivisa: { $seats }, con { $points } punto a testa.
   *[other] Vittoria condivisa: { $seats }, con { $points } punti a testa.
}
house-over-together = Vittoria condivisa: { $seats }.
house-over-nobody = Non vince nessuno.
house-over-scores = Punteggio finale
house-over-parts = Da dove vengono i punti
house-over-total = Totale
house-over-rank = Posizione
house-over-player = Giocatore
house-over-again = Gioca ancora
house-over-lobby = Torna all’ingresso
house-over-why = Perché la partita è finita
house-replay = La partita rivista
house-replay-title = { $game }: la partita rivista
house-replay-watch = Rivedi la partita
house-replay-first = All’inizio
house-replay-previous = Un passo indietro
house-replay-play = Avvia
house-replay-pause = Pausa
house-replay-next = Un passo avanti
house-replay-last = Alla fine
house-replay-speed = Velocità
house-replay-eyes = Come la vede
house-replay-spectator = uno spettatore
house-replay-slider = Passo della partita
house-replay-step = Passo { $step } di { $steps }
house-replay-share = Copia il link a questo passo
house-replay-shared = Link a questo passo copiato
house-replay-open = Si potrà rivedere la partita quando sarà finita.
house-steps = Che cosa è successo, passo per passo
house-steps-fast = Più veloce
house-steps-again = Rivedi che cosa è successo


## Help with the keyboard

house-keys = Tastiera
house-keys-move = Frecce: da un posto all’altro
house-keys-all = Maiusc e frecce: passa su tutti i posti, possibili o no
house-keys-choose = Invio o spazio: scegli
house-keys-cancel = Esc: rimetti giù il pezzo
house-keys-undo = U: ritira il tuo ultimo passo
house-keys-tab = Tab: dal tabellone alla mano, alle scelte e alla cronaca
house-keys-help = Punto interrogativo: questo aiuto
house-help = Come si gioca qui
house-help-mouse = Prendi un pezzo illuminato, poi scegli un posto illuminato. Puoi anche trascinarlo.
house-help-touch = Tieni il dito fermo sul tabellone per vedere ingrandito, e con il suo nome, ciò che c’è sotto.


## What assistive devices read out

house-aria-board = Tabellone. Con le frecce si va da un posto all’altro, con Invio si sceglie.
house-aria-place = { $place }: { $piece }
house-aria-log = Che cosa è successo al tavolo
house-aria-prompt = Che cosa c’è da fare ora


## Rules pages

house-rules-title = Regole di { $game }
house-rules-intro = Ogni regola ha un numero. Quando una mossa non è permessa, il gioco dice quale regola la vieta.
house-rules-language = Le regole complete sono in inglese. Le frasi brevi qui sotto sono nella tua lingua.
house-rules-ruling = Le regole segnate come decisione (ruling) sono nostre, dove il regolamento tace.
house-rules-short = Le regole in breve
house-rules-full = Le regole complete


## About and credits

house-about-title = Questa casa
house-about-what = Locanda è un posto dove giocare nel browser a quattro giochi da tavolo sull’ospitalità, con gli amici o contro i bot.
house-about-independent = È una realizzazione indipendente delle regole. Tutte le parole e tutti i disegni sono nostri.
house-about-names = I nomi dei giochi e i giochi stessi appartengono ai loro autori e ai loro editori, che non hanno parte in questo sito.
house-about-buy = Se un gioco ti piace, quello stampato merita un posto in casa tua.
house-about-fair = Dopo la partita si può controllare ogni pescata e ogni dado: la casa s’impegna sul suo segreto prima della prima mossa e alla fine lo rivela.
house-about-privacy = Niente iscrizione, niente pubblicità, niente tracciamento. Un cookie ricorda i tuoi posti e la tua lingua, e nient’altro.
house-about-licence = Il programma è software libero con licenza Apache 2.0.
house-about-version = Versione { $version }
house-credits = Riconoscimenti
house-credits-game = { $game }, un gioco di { $author }


## Pages that say no

house-error-title = Non è andata
house-error-404 = Non trovata
house-error-404-help = Questa pagina non esiste, oppure non spetta a te vederla.
house-error-405 = Qui non si può fare
house-error-409 = Troppo tardi
house-error-409-help = Nel frattempo il tavolo è cambiato. Torna indietro e guarda di nuovo.
house-error-410 = Con altre regole
house-error-410-help = Questo tavolo è stato giocato con regole, o con un diario, che questa locanda non sa rigiocare. Una partita finita si può ancora scaricare così com’è.
house-error-413 = Troppa roba in una volta
house-error-413-help = Quello che è stato inviato è più grande di quanto questa casa accetti.
house-error-422 = Non ho capito
house-error-422-help = In quello che è stato inviato manca qualcosa, o qualcosa è sbagliato.
house-error-429 = Piano, per favore
house-error-429-help = Troppe richieste in poco tempo. Riprova fra un momento.
house-error-403 = Da lì non è permesso
house-error-403-help = Questa richiesta veniva da un altro sito ed è stata rifiutata.
house-error-500 = Si è rotto qualcosa in cucina
house-error-500-help = La colpa è nostra. La tua partita è salva fino all’ultima mossa accettata.
house-error-home = Torna all’ingresso
house-error-405-help = Questo indirizzo accetta solo ciò che manda un modulo; non si può aprire da solo.


## The command line

house-cli-open = Locanda è aperta a { $url }
house-cli-already = Locanda è già aperta a { $url }
house-cli-stop = Premi Ctrl+C per chiudere.
house-cli-preparing = Preparo le regole di { $game } per questo computer, una volta sola…
house-cli-prepared = { $game } è pronto ({ $seconds } s).
house-cli-ask = { $seat }, la tua mossa:
house-cli-ask-help = Scrivi una mossa, o "?" per l’aiuto.
house-cli-unknown = Non capisco "{ $text }".
house-cli-forms = Le mosse si scrivono così: { $forms }
house-cli-did-you-mean = Intendevi forse: { $text }
house-cli-help = Comandi: una mossa come nell’elenco, "list" per tutte le mosse, "why" e una mossa per la regola che la vieta, "undo" per ritirare, "board" per il tabellone, "save" e un file per salvare, "quit" per uscire.
house-cli-list = Mosse possibili:
house-cli-list-more = { $count ->
    [one] … e un’altra ("list" le mostra tutte)
   *[other] … e altre { $count } ("list" le mostra tutte)
}
house-cli-allowed = Questa mossa è permessa.
house-cli-saved = Partita salvata in { $path }
house-cli-quit = Arrivederci.
house-cli-undone = Ritirato.
house-cli-begin = { $game }. Seme del caso: { $seed }
house-cli-verified = Ogni pescata concorda con il segreto rivelato.
house-cli-not-verified = La riga { $line } non concorda con il segreto rivelato.
house-cli-box-good = { $path } è una scatola valida.
house-cli-pause = Premi Invio per continuare.
house-cli-not-saved = Non salvata in { $path }: { $reason }
house-cli-go-on = Per continuare più tardi: { $command }
