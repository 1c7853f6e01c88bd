### Hostil Hostal: testi, italiano.
### Stanze e posti sono femminili ("nella stanza 2, letto 3", "dalla hall"): qui bastano i nomi, senza forme. Le carte stanno
### fra virgolette. $seat e $owner sono il nome di un giocatore o hostal-automata, che si usa come un nome.


## The game

hostal-title = Hostil Hostal
hostal-tagline = Rimbocca le coperte ai tuoi ospiti, e fa’ che gli altri non chiudano occhio
hostal-about = Gli ospiti vanno a letto per tutta la locanda, e nelle stanze ci sono carte coperte: cioccolata calda per i tuoi ospiti, e per gli altri una festa, le pulci o un lupo. All’alba le carte si risolvono secondo il numero, ogni ospite riposa quanto valgono i letti liberi della sua stanza, e vince chi ha dormito meglio.
hostal-author = un autore che il regolamento non nomina


## Options of a table

hostal-option-players = Giocatori
    .help = Da due a cinque. In due si gioca l’uno contro l’altro e contro un automa.
hostal-option-starter = Chi comincia
    .help = Chi ha dormito male più di recente: è tirato a sorte, se non lo scegli.
hostal-option-nights = Notti
    .help = Tre notti sono un fine settimana, cinque una settimana normale.
hostal-option-sides = Lati delle stanze
    .help = Per una prima partita sono meglio i lati A.
hostal-option-sides-0 = Tutti A
hostal-option-sides-1 = Tutti B
hostal-option-sides-2 = Ognuno a sorte
hostal-option-misfortune = Sfortuna
    .help = Come la sfortuna del mattino trova i tuoi ospiti.
hostal-option-misfortune-0 = Un tiro per tutte le stanze
hostal-option-misfortune-1 = Nessun tiro, sempre 2 punti a ospite
hostal-option-misfortune-2 = Un tiro per ogni stanza
hostal-option-stop = Prima partita
    .help = La prima notte si impara giocando: ci si ferma dove il regolamento dice STOP, e ogni carta e ogni passo dell’Alba sono spiegati quando arrivano.


## Cards

hostal-card-1 = «Sogni d’oro»
hostal-card-2 = «2×1»
hostal-card-3 = «Grrr»
hostal-card-4 = «Tip Tap Tap»
hostal-card-5 = «Festa»
hostal-card-6 = «Cioccolata»
hostal-card-7 = «17°»
hostal-card-8 = «Tivù»
hostal-card-9 = «Sniff»
hostal-card-10 = «Gratta Gratta»
hostal-card-11 = «Auuuuu»
hostal-card-12 = «Mastro Chiodo»
hostal-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
hostal-effect-1 = Un tuo ospite in questa stanza ha preso un potente sedativo: stanotte non lo tocca più niente, non riposa, e tu prendi { $points }.
hostal-effect-2 = Un tuo ospite preferisce non dormire da solo: portalo da un altro letto qualsiasi in un letto di questa stanza dove hai già un ospite.
hostal-effect-3 = Un tuo ospite brontolone non sopporta un compagno di stanza: caccia un ospite qualsiasi da questa stanza. Il suo proprietario lo porta in un letto libero di un’altra stanza o nella hall.
hostal-effect-4 = Qualcuno prova un balletto: ogni ospite in questa stanza e in quella subito sotto perde { $points }, anche i tuoi.
hostal-effect-5 = Si fa baldoria: ogni ospite in questa stanza e in quelle accanto, anche sopra e sotto, perde { $points }, anche i tuoi.
hostal-effect-6 = Una caraffa di cioccolata calda per gli amici: { $points } per ogni tuo ospite in questa stanza.
hostal-effect-7 = Una coperta calda della nonna: { $points } per ogni tuo ospite in un letto di questa stanza.
hostal-effect-8 = Qualcuno ha acceso la tivù su una vecchia serie: ogni ospite in questa stanza perde { $points }, tranne quelli di chi è ultimo sul tracciato del sonno.
hostal-effect-9 = Qualcuno si è tolto i calzini: tutti gli ospiti nei letti accanto a un tuo ospite di questa stanza perdono { $points }, anche i tuoi.
hostal-effect-10 = Pulci! Ogni ospite in questa stanza tira il dado della sfortuna, e un 1 o un 2 costa { $roll }.
hostal-effect-11 = Un tuo ospite in questa stanza diventa un lupo: ogni ospite della stanza perde { $points }, anche il lupo, e tutti gli altri tirano il dado della sfortuna: un 1 o un 2 costa altri { $roll }.
hostal-effect-12 = Mastro Chiodo si dà da fare: il dado dello stato di questa stanza sale di { $first }, e di { $more } per ogni altro Mastro Chiodo qui, al massimo fino a 6.
hostal-whole-card = { $card }. { $effect }


## Places and names

hostal-room = stanza { $number }
hostal-place-bed = stanza { $room }, letto { $bed }
hostal-place-lobby = hall
hostal-automata = Automa


## Phases

hostal-phase-dusk = Crepuscolo
hostal-phase-night = Notte
hostal-phase-automata = Automa
hostal-phase-dawn = Alba
hostal-phase-day = Giorno
hostal-phase-over = Fine


## Spots on the board (labels, read out and shown)

hostal-spot-stock = I tuoi ospiti
hostal-spot-room = { CAP($room) }
hostal-spot-lobby = La hall
hostal-spot-hand = La tua mano
hostal-spot-pile = Carte di { $seat } nella { $room }


## Pieces (labels)

hostal-piece-room = { CAP($room) }, tessera { $tile }
hostal-piece-bed = letto { $bed }, libero: { SIGNED($worth) }
hostal-piece-bed-taken = letto { $bed }: { SIGNED($worth) }
hostal-piece-rug = tappeto: { SIGNED($worth) }
hostal-piece-guest = letto { $bed }: un ospite di { $seat }
hostal-piece-asleep = letto { $bed }: un ospite sedato di { $seat }
hostal-piece-lobby = { $count ->
    [one] { $seat }: { $count } ospite nella hall
   *[other] { $seat }: { $count } ospiti nella hall
}
hostal-piece-stock = { $count ->
    [0] { $seat }: tutti gli ospiti sono a letto
    [one] { $seat }: { $count } ospite da sistemare
   *[other] { $seat }: { $count } ospiti da sistemare
}
hostal-piece-card-of = { $card }, di { $seat }
hostal-piece-back = Una carta coperta di { $seat }
hostal-piece-pile = { $count ->
    [one] { $count } carta coperta di { $seat }
   *[other] { $count } carte coperte di { $seat }
}
hostal-piece-pile-known = { $pile }; conosci: { $cards }
hostal-piece-pile-old = { $pile }; niente di nuovo per te: { $cards }
hostal-piece-turned = Di { $seat }: { $cards }
hostal-piece-cards = { $first } { $rest }
hostal-piece-known = { $card }, di { $seat }, coperta: tu la conosci
hostal-piece-wear = Stato: { $wear }
hostal-piece-total = Riposo per ospite: { SIGNED($total) }
hostal-piece-night = Notte { $night } di { $nights }
hostal-piece-score = { $score ->
    [one] { $seat }: { $score } punto sonno
   *[other] { $seat }: { $score } punti sonno
}
hostal-piece-hand = { $count ->
    [0] { $seat }: nessuna carta in mano
    [one] { $seat }: { $count } carta in mano
   *[other] { $seat }: { $count } carte in mano
}
hostal-piece-deck = { $count ->
    [0] { $seat }: nessuna carta nel mazzo
    [one] { $seat }: { $count } carta nel mazzo
   *[other] { $seat }: { $count } carte nel mazzo
}
hostal-piece-discard = { $count ->
    [0] { $seat }: nessuno scarto
    [one] { $seat }: { $count } carta scartata
   *[other] { $seat }: { $count } carte scartate
}
hostal-piece-die = Dado della sfortuna: { $face }
hostal-piece-die-rests = Dado della sfortuna
hostal-piece-reform = Ristrutturazione: { SIGNED($left) }, tappeto { SIGNED($rug) }, { SIGNED($right) }
hostal-piece-first = { $seat } è di mano


## Choices that are buttons

hostal-choice-pass = Passa
hostal-choice-done = Fine del turno
hostal-choice-use = Usala
hostal-choice-decline = Lascia stare
hostal-choice-look = Guarda
hostal-choice-side = Lato { $side }: { SIGNED($left) }, tappeto { SIGNED($rug) }, { SIGNED($right) }
hostal-choice-read = Avanti


## What to do now

hostal-prompt-over = La partita è finita.
hostal-prompt-wait = Tocca a { $seat }.
hostal-prompt-wait-all = I giocatori scelgono tutti insieme.
hostal-prompt-night-place = Metti un ospite in un letto libero.
hostal-prompt-night-place-play = Metti a letto un ospite, o gioca una carta in una stanza dove ne hai uno.
hostal-prompt-night-place-move = Metti a letto un ospite, o scarta una carta per spostarne uno.
hostal-prompt-night-place-play-move = Metti a letto un ospite, gioca una carta, o scarta una carta per spostare un ospite.
hostal-prompt-night-pass = Non ti resta che passare.
hostal-prompt-night-move-pass = Scarta una carta per spostare un ospite, oppure passa.
hostal-prompt-night-play-move-pass = Gioca una carta, scarta una carta per spostare un ospite, oppure passa.
hostal-prompt-and-spy = { $question } Puoi anche spiare: 1 punto a occhiata.
hostal-prompt-spy = Puoi ancora spiare, per 1 punto a occhiata, o finire il turno.
hostal-prompt-move = Dove va l’ospite?
hostal-prompt-use = { $card } nella { $room }: la usi o lasci stare?
hostal-prompt-choose-1 = «Sogni d’oro»: quale dei tuoi ospiti prende il sedativo?
hostal-prompt-choose-2 = «2×1»: quale dei tuoi ospiti preferisce non dormire da solo?
hostal-prompt-choose-3 = «Grrr»: quale ospite va cacciato?
hostal-prompt-choose-7 = «17°»: quale letto riceve la coperta?
hostal-prompt-choose-9 = «Sniff»: quale dei tuoi ospiti si è tolto i calzini?
hostal-prompt-choose-11 = «Auuuuu»: quale dei tuoi ospiti è il lupo?
hostal-prompt-or-leave = { $question } Oppure lascia la carta inutilizzata.
hostal-prompt-into = «2×1»: in quale letto?
hostal-prompt-go = Il tuo ospite è stato cacciato: dove va?
hostal-prompt-out = «Grrr»: quale dei tuoi ospiti deve andarsene?
hostal-prompt-lay = La carta dell’automa è { $card }: mettila in una stanza. Il numero più alto mette a letto un ospite dell’automa.
hostal-prompt-put = Il tuo numero è il più alto: metti a letto un ospite dell’automa.
hostal-prompt-side = Ristrutturazione della { $room }: quale lato?
hostal-prompt-read-wait = Gli altri stanno ancora leggendo.


## What a choice would bring

hostal-preview-rest = { SIGNED($total) }
hostal-preview-points = { SIGNED($points) }
hostal-preview-old = { SIGNED($points) }, niente di nuovo


## The log: whole sentences, present tense

hostal-log-started = { $seat } ha dormito male e comincia.
hostal-log-room-laid = La { $room } è la tessera { $tile }.
hostal-log-wear-rolled = La { $room } è nello stato { $face }.
hostal-log-night-began = Notte { $night }: cala il crepuscolo.
hostal-log-deck-remade = { $cards ->
    [one] { $seat } rifà il mazzo con { $cards } carta scartata.
   *[other] { $seat } rifà il mazzo con { $cards } carte scartate.
}
hostal-log-drew = { $seat } pesca { $card }.
hostal-log-drew-hidden = { $seat } pesca una carta.
hostal-log-card-laid = { $seat } mette { $card } nella { $room }.
hostal-log-card-laid-hidden = { $seat } mette una carta coperta nella { $room }.
hostal-log-placed = { $seat } sistema un ospite: { $where }.
hostal-log-placed-automata = { $seat } sistema un ospite di { $owner }: { $where }.
hostal-log-played = { $seat } gioca { $card } nella { $room }.
hostal-log-played-hidden = { $seat } gioca una carta nella { $room }.
hostal-log-discarded = { $seat } scarta { $card } per spostare un ospite.
hostal-log-moved = Un ospite di { $owner } va dalla { $from } alla { $to }.
hostal-log-spied = { $seat } spia le carte di { $owner } nella { $room }.
hostal-log-saw = { $seat } vede { $card } di { $owner } nella { $room }.
hostal-log-passed = { $seat } passa.
hostal-log-done = { $seat } finisce il turno.
hostal-log-dealt = { $seat } riceve { $card } dell’automa.
hostal-log-dealt-hidden = { $seat } riceve una carta dell’automa.
hostal-log-chose = { $seat } mette giù la carta dell’automa.
hostal-log-shown = { $seat } mostra { $card } dell’automa nella { $room }.
hostal-log-dawn-broke = Tutti passano: dopo la notte { $night } spunta l’alba.
hostal-log-revealed = { CAP($room) }: { $seat } ha giocato { $card }.
hostal-log-duplicate = { $card } è più di una volta nella { $room }: quella di { $seat } si scarta.
hostal-log-activated = { $seat } usa { $card } nella { $room }.
hostal-log-declined = { $seat } lascia inutilizzata { $card } nella { $room }.
hostal-log-no-effect = { $card } di { $seat } nella { $room } non fa nulla.
hostal-log-chosen = { $seat } sceglie: { $where }.
hostal-log-sedated = Un ospite di { $seat } cade in un sonno profondo: { $where }.
hostal-log-brought = Un ospite di { $seat } lascia la { $from } e raggiunge un amico: { $to }.
hostal-log-removed = { $seat } caccia un ospite di { $owner } dalla { $where }.
hostal-log-rolled = Un ospite di { $seat } ({ $where }) tira un { $face }.
hostal-log-grrr-rolled = { $seat } tira un { $face } per non sloggiare.
hostal-log-won = { $seat }: { SIGNED($points) }, ora { $score }.
hostal-log-repaired = La { $room } è riparata: stato { $wear } ({ SIGNED($points) }).
hostal-log-rested = { CAP($room) }: ogni ospite riposa per { SIGNED($total) }.
hostal-log-got-rest = { $guests ->
    [one] { $seat } riposa con { $guests } ospite: { SIGNED($points) }, ora { $score }.
   *[other] { $seat } riposa con { $guests } ospiti: { SIGNED($points) }, ora { $score }.
}
hostal-log-misfortune-rolled = Il dado della sfortuna dice { $face }.
hostal-log-suffered = { $guests ->
    [one] { $seat } ha sfortuna nella { $room } con { $guests } ospite: { SIGNED($points) }, ora { $score }.
   *[other] { $seat } ha sfortuna nella { $room } con { $guests } ospiti: { SIGNED($points) }, ora { $score }.
}
hostal-log-suffered-nothing = { $seat } ha sfortuna nella { $room }, ma non ha più punti da perdere.
hostal-log-worn = La { $room } si logora: stato { $wear } ({ SIGNED($points) }).
hostal-log-woke = Sveglia, dormiglioni! Tutti gli ospiti tornano ai loro proprietari.
hostal-log-reform-drawn = La ristrutturazione { $reform } arriva nella { $room }.
hostal-log-reformed = { $seat } mette il lato { $side } della ristrutturazione { $reform } nella { $room }.
hostal-log-unused = { $seat } scarta { $card } senza averla usata.
hostal-log-first = { $seat } è ora di mano.
hostal-log-read = { $seat } ha letto.
hostal-log-ended = La partita finisce: { $ending }.


## Dawn and Day step by step: headlines

hostal-step-reveal = Si scoprono tutte le carte
hostal-step-duplicate = Più di una volta nella { $room }: { $card }
hostal-step-card = { $card } di { $seat } nella { $room }
hostal-step-nothing = { $card } nella { $room } non fa nulla
hostal-step-rest = Riposo nella { $room }: { SIGNED($total) } a ospite
hostal-step-misfortune = Sfortuna: { $face }
hostal-step-misfortune-fixed = Sfortuna
hostal-step-wear = Le stanze si logorano
hostal-step-wake = Gli ospiti si svegliano
hostal-step-reform = La { $room } è ristrutturata


## First game: what each stop means

hostal-stop-hand = Crepuscolo. Hai in mano Mastro Chiodo e tre carte del tuo mazzo. Ne giocherai al massimo tre su quattro, solo in stanze dove hai un ospite, e quante vuoi nella stessa stanza.
hostal-stop-place = Notte. Un giro per sistemarsi: metti un ospite in un letto libero. Copre il numero del letto, e ciò che resta scoperto, con il tappeto, è il riposo di ogni ospite della stanza.
hostal-stop-play = Ancora un giro: metti a letto un ospite, o gioca una carta coperta in una stanza dove ne hai uno. Alcune carte fanno male anche a chi le gioca, e un numero che in una stanza c’è più di una volta si scarta, tranne Mastro Chiodo.
hostal-stop-all = Da ora puoi fare tutto: mettere a letto un ospite, giocare una carta, scartarne una per spostare un ospite, o passare quando tutti i tuoi ospiti sono sistemati. Prima e dopo puoi spiare, per 1 punto a occhiata. La notte finisce quando tutti passano nello stesso giro.
hostal-stop-reveal = Alba. Si scoprono tutte le carte, e ogni numero che in una stanza c’è più di una volta si scarta, tranne Mastro Chiodo. Poi le carte si risolvono secondo il numero, a partire dall’1. Una carta con il lucchetto va risolta per forza; a una carta con l’ospite serve un ospite del suo proprietario nella stanza.
hostal-stop-rest = Riposo. In ogni stanza si sommano i numeri dei letti liberi e del tappeto, e ogni ospite non sedato porta al suo proprietario quei punti, o glieli costa.
hostal-stop-misfortune = Sfortuna. Chi è di mano tira il dado, e dove il dado supera lo stato di una stanza ogni ospite non sedato perde la differenza. Poi si fa giorno: le stanze si logorano, gli ospiti tornano a casa, e Mastro Chiodo ristruttura le stanze dove si trova.
hostal-stop-misfortune-fixed = Sfortuna. Ogni ospite non sedato perde 2 punti, qualunque sia lo stato della stanza. Poi si fa giorno: le stanze si logorano, gli ospiti tornano a casa, e Mastro Chiodo ristruttura le stanze dove si trova.
hostal-stop-misfortune-rooms = Sfortuna. Chi è di mano tira il dado per ogni stanza, e dove il dado supera lo stato della stanza ogni ospite non sedato perde la differenza. Poi si fa giorno: le stanze si logorano, gli ospiti tornano a casa, e Mastro Chiodo ristruttura le stanze dove si trova.


## How the game ended

hostal-ending-points = è spuntata l’ultima alba e vince chi ha più punti sonno
hostal-ending-cards = a pari punti vince chi ha più carte in mano
hostal-ending-shared = punti e carte sono pari e la vittoria è condivisa
hostal-ending-automata = l’automa ha dormito meglio di tutti
hostal-over-nobody = Vince l’automa.


## The make-up of the score

hostal-count-start = All’inizio
hostal-count-before = Prima dell’inizio della registrazione
hostal-count-cards = Carte
hostal-count-spying = Spionaggio
hostal-count-rest = Riposo
hostal-count-misfortune = Sfortuna


## Panels and notes beside the names

hostal-panel-night = Notte { $night } di { $nights }
hostal-panel-phase = Fase
hostal-panel-first = Di mano
hostal-panel-rooms = Riposo nelle stanze
hostal-panel-room = { CAP($room) }
hostal-panel-total = { SIGNED($total) }, stato { $wear }
hostal-panel-rest = Se riposassero adesso
hostal-panel-seat = { $seat }
hostal-panel-points = { SIGNED($points) }
hostal-panel-known = Carte che conosci
hostal-panel-known-in = { $seat }, { $room }
hostal-panel-effects = Che cosa fanno le carte
hostal-panel-discards = Scarti
hostal-panel-list = { $first }, { $rest }
hostal-panel-taught = Che cosa vuol dire
hostal-panel-reform = Ristrutturazione della { $room }
hostal-panel-side = Lato { $side }
hostal-panel-strip = { SIGNED($left) }, tappeto { SIGNED($rug) }, { SIGNED($right) }
hostal-panel-numbered = { $number } { $card }
hostal-note-hand = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
hostal-note-placed = { $count ->
    [0] nessun ospite
    [one] { $count } ospite
   *[other] { $count } ospiti
}
hostal-note-first = di mano
hostal-note-read = ha letto


## The text board

hostal-text-legend = I numeri nei letti sono letti liberi, le lettere ospiti, { $asleep } un ospite sedato, { $back } una carta coperta.
hostal-text-rug = tappeto
hostal-text-wear = stato
hostal-text-total = riposo
hostal-text-lobby = Hall
hostal-text-hand = La tua mano
hostal-text-cards = Carte


## The rules in one sentence each. They are shown when a move is refused, so each says why.

hostal-clause-C1 = Ogni colore ha dodici carte, numerate da 1 a 12, e quattro ospiti; ci sono cinque stanze e cinque ristrutturazioni a due lati, un dado dello stato per ogni stanza, un dado della sfortuna e la hall.
hostal-clause-S1 = In tre, quattro o cinque ci sono tante stanze quanti giocatori, tirate a sorte; i lati sono quelli scelti per il tavolo.
hostal-clause-S2 = All’inizio si tira il dado dello stato di ogni stanza: va da 1 a 6, e alto è bene.
hostal-clause-S3 = Tutti cominciano con 15 punti sonno, un mazzo mescolato di undici carte e Mastro Chiodo in mano.
hostal-clause-S4 = La partita dura tre notti, un fine settimana, o cinque, una settimana normale.
hostal-clause-S5 = È di mano chi ha dormito male più di recente: è tirato a sorte, se non viene scelto.
hostal-clause-S6 = Il tracciato del sonno si ferma a 0 in basso, e in alto non finisce mai.
hostal-clause-I1 = Le mani, l’ordine dei mazzi e le carte coperte sono segreti, tranne per il proprietario e per chi le ha spiate; tutto il resto è visibile, scarti compresi.
hostal-clause-L1 = La hall accoglie quanti ospiti si vuole; lì il riposo non vale nulla, e non arrivano né carte né sfortuna né logorio.
hostal-clause-K1 = Al crepuscolo tutti pescano tre carte, e con Mastro Chiodo la mano è di quattro; se il mazzo finisce, gli scarti si mescolano in un mazzo nuovo.
hostal-clause-N0 = Non è quel momento del tuo turno: si gioca in senso orario da chi è di mano, un’azione obbligatoria a turno, e si può spiare prima e dopo.
hostal-clause-N1 = Un ospite non ancora in gioco va in un letto senza altri ospiti, e nella hall solo se nessun letto è libero in nessuna stanza.
hostal-clause-N2 = Una carta si gioca solo con due o più carte in mano, e solo in una stanza dove hai un ospite.
hostal-clause-N3 = Con due o più carte in mano puoi scartarne una per spostare un tuo ospite dal suo letto in un letto libero o nella hall; un ospite nella hall non si sposta.
hostal-clause-N4 = Puoi passare solo quando tutti i tuoi ospiti sono stati sistemati, e in un giro successivo puoi di nuovo agire.
hostal-clause-N5 = Per 1 punto guardi tutte le carte di un altro colore in una stanza; il punto devi averlo, e lì ci deve essere una carta.
hostal-clause-N6 = La notte finisce quando tutti passano nello stesso giro.
hostal-clause-D1 = All’alba si scoprono tutte le carte, e ogni numero che in una stanza c’è più di una volta si scarta, tranne Mastro Chiodo.
hostal-clause-D2 = Le carte si risolvono secondo il numero in tutte le stanze, a partire dall’1; a pari numero nell’ordine di turno dei proprietari, da chi è di mano.
hostal-clause-D3 = Il proprietario decide se usare una carta, a meno che abbia il lucchetto; a una carta con l’ospite serve un suo ospite nella stanza, che può essere sedato ma a cui non succede nulla.
hostal-clause-E1 = «Sogni d’oro» seda un tuo ospite sveglio in questa stanza, per 1 punto; dopo non lo tocca più niente.
hostal-clause-E2 = «2×1» porta un tuo ospite sveglio da un altro letto qualsiasi in un letto di questa stanza dove hai già un ospite.
hostal-clause-E3 = «Grrr» caccia un ospite sveglio da questa stanza, e il suo proprietario lo porta in un letto libero di un’altra stanza o nella hall.
hostal-clause-E4 = «Tip Tap Tap» costa 1 punto a ogni ospite in questa stanza e in quella subito sotto.
hostal-clause-E5 = «Festa» costa 1 punto a ogni ospite in questa stanza e in quelle accanto, anche sopra e sotto.
hostal-clause-E6 = «Cioccolata» dà 1 punto per ogni tuo ospite in questa stanza.
hostal-clause-E7 = «17°» dà 2 punti per ogni tuo ospite in un letto di questa stanza, a tua scelta fra quelli dove ne hai uno.
hostal-clause-E8 = «Tivù» costa 1 punto a ogni ospite in questa stanza, tranne gli ospiti di chi in quel momento è ultimo sul tracciato.
hostal-clause-E9 = «Sniff» si spande da un tuo ospite in questa stanza, a tua scelta, e costa 1 punto a tutti gli ospiti nei letti accanto.
hostal-clause-E10 = Con «Gratta Gratta» ogni ospite nella stanza tira il dado della sfortuna, e un 1 o un 2 costa 2 punti.
hostal-clause-E11 = «Auuuuu» trasforma in lupo un tuo ospite sveglio in questa stanza; ogni ospite della stanza perde 1 punto, e tutti gli altri tirano il dado: un 1 o un 2 ne costa altri 2.
hostal-clause-E12 = Tutti i Mastro Chiodo di una stanza si risolvono insieme: lo stato sale di 2 per il primo e di 1 per ogni altro, al massimo fino a 6.
hostal-clause-D4 = In ogni stanza si sommano i numeri dei letti liberi e del tappeto, e ogni giocatore prende o perde quel totale per ogni suo ospite non sedato.
hostal-clause-D5 = Per la sfortuna si tira un dado, e nelle stanze di stato inferiore ogni ospite non sedato perde la differenza; un tavolo può anche scegliere sempre 2 punti, o un tiro per ogni stanza.
hostal-clause-Y1 = Di giorno lo stato di una stanza con cinque o più ospiti scende di 3, da due a quattro di 2, con meno di 1, e mai sotto 1.
hostal-clause-Y2 = Poi tutti gli ospiti tornano ai loro proprietari, svegli.
hostal-clause-Y3 = Ogni stanza con un Mastro Chiodo riceve una ristrutturazione; il lato lo sceglie chi ce l’ha giocato, e fra più giocatori il più vicino a chi è di mano in ordine di turno.
hostal-clause-Y4 = Per la notte dopo è di mano chi ha più punti, e a pari punti il più lontano in ordine di turno da chi è di mano ora; le carte non usate si scartano, e Mastro Chiodo torna in mano.
hostal-clause-Z1 = La partita è finita: dopo l’alba dell’ultima notte vince chi ha più punti, poi chi ha più carte in mano, altrimenti la vittoria è condivisa.
hostal-clause-A1 = In due si gioca con tre stanze e un terzo colore, l’automa, i cui ospiti aspettano nella hall e le cui dodici carte si mescolano a ogni crepuscolo.
hostal-clause-A2 = Al crepuscolo si mettono coperte tre carte dell’automa, una per stanza, senza che nessuno le veda.
hostal-clause-A3 = Dopo un giro i due giocatori mettono ciascuno una carta dell’automa in una stanza con un letto libero; il numero più alto deve mettere un ospite dell’automa in un letto libero di quella stanza.
hostal-clause-A4 = Chi scarta una carta per spostare un ospite può spostarne uno dell’automa che è in una stanza.
hostal-clause-A5 = Le carte dell’automa si possono spiare come tutte le altre.
hostal-clause-A6 = L’automa usa ogni carta che può, e sceglie ciò che costa di più ai due giocatori; con il suo «Grrr» i due tirano, e il più basso porta via un suo ospite sveglio da quella stanza.
hostal-clause-A7 = L’automa riposa, logora le stanze, conta per «Tivù» e può vincere.
hostal-clause-A8 = In ordine di turno l’automa è ultimo, e sceglie a sorte il lato di una ristrutturazione solo dove nessun giocatore ha un Mastro Chiodo; non è mai di mano.
hostal-clause-A9 = A pari punti l’automa non ha carte in mano.
hostal-clause-G1 = In una prima partita la prima notte si impara giocando: un giro per sistemare ospiti e uno per sistemarne o giocare carte, senza spiare, spostare o passare, e ogni passo si legge prima di andare avanti.
