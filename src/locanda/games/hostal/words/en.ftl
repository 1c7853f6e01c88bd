### Hostil Hostal: texts, English.
### Nouns (rooms, places, cards, the automata) have their plain name as value; in other languages they have forms, which a
### sentence asks for as $room_acc. $seat and $owner are a player’s name or the noun hostal-automata.


## The game

hostal-title = Hostil Hostal
hostal-tagline = Tuck in your own guests, and see to it that the others get no sleep
hostal-about = Guests go to bed all over the inn, and cards lie face down in the rooms: hot chocolate for your own guests, a party, fleas or a wolf for the rest. At dawn the cards resolve by number, every guest rests by what the free beds of the room are worth, and whoever slept best wins.
hostal-author = somebody whom the rulebook does not name


## Options of a table

hostal-option-players = Players
    .help = Two to five. Two play against each other and against an automata.
hostal-option-starter = Who starts
    .help = The one who slept badly most recently, which is drawn by lot unless you choose.
hostal-option-nights = Nights
    .help = Three nights are a weekend, five a standard week.
hostal-option-sides = Sides of the rooms
    .help = The A sides are best for a first game.
hostal-option-sides-0 = All A
hostal-option-sides-1 = All B
hostal-option-sides-2 = Each by lot
hostal-option-misfortune = Misfortune
    .help = How the misfortune of the morning finds your guests.
hostal-option-misfortune-0 = One roll for all rooms
hostal-option-misfortune-1 = No roll, always 2 points a guest
hostal-option-misfortune-2 = A roll for each room
hostal-option-stop = First game
    .help = The first night is taught: it stops where the rulebook says STOP, and each card and each step of Dawn is explained as it comes.


## Cards

hostal-card-1 = Sweet Dreams
hostal-card-2 = 2×1
hostal-card-3 = Grrr
hostal-card-4 = Tap Tippity-Tap
hostal-card-5 = Party
hostal-card-6 = Chocolate
hostal-card-7 = 17°
hostal-card-8 = TV
hostal-card-9 = Sniff
hostal-card-10 = Scratch Scratch
hostal-card-11 = Auuuuu
hostal-card-12 = Mr. Tools
# $count (number): what a guest brings or loses
hostal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# What a card does; "this room" is the room in which it lies. $points and $roll (nouns) are what each guest brings
# or loses, at once and by the die; $first and $more (numbers) are wear
hostal-effect-1 = One of your guests in this room has taken a powerful sedative: nothing touches it any more tonight, it does not rest, and you get { $points }.
hostal-effect-2 = A guest of yours would rather not sleep alone: bring it from any other bed into a bed of this room where you already have one.
hostal-effect-3 = A grumpy guest of yours cannot stand a roommate: remove any one guest from this room. Its owner takes it to a free bed of another room or to the Lobby.
hostal-effect-4 = Somebody is practising a dance: each guest in this room and in the room immediately below loses { $points }, yours too.
hostal-effect-5 = There is a lively party: each guest in this room and in the rooms right next to it, above and below too, loses { $points }, yours too.
hostal-effect-6 = A jar of hot chocolate for friends: { $points } for each of your guests in this room.
hostal-effect-7 = A warm blanket from grandma: { $points } for each of your guests in one bed of this room.
hostal-effect-8 = Somebody has turned on an old series: each guest in this room loses { $points }, except those of whoever is behind on the slumber track.
hostal-effect-9 = Somebody has taken off their socks: all guests in the beds right next to one of your guests here lose { $points }, yours too.
hostal-effect-10 = Fleas! Each guest in this room rolls the misfortune die, and a 1 or 2 costs { $roll }.
hostal-effect-11 = One of your guests here turns into a wolf: each guest in this room loses { $points }, the wolf too, and each of the others rolls the misfortune die, where a 1 or 2 costs { $roll } more.
hostal-effect-12 = Mr. Tools is hard at work: the wear die of this room goes up by { $first }, and by { $more } for each further Mr. Tools here, to 6 at most.
# $card, $effect (nouns): a card with what it does
hostal-whole-card = { $card }. { $effect }


## Places and names

# $number (number): of a room, in the order of building the inn
hostal-room = room { $number }
# $room, $bed (numbers)
hostal-place-bed = room { $room }, bed { $bed }
hostal-place-lobby = the Lobby
# The name of the third colour at a table of two, used like a player’s name
hostal-automata = Automata


## Phases

hostal-phase-dusk = Dusk
hostal-phase-night = Night
hostal-phase-automata = Automata
hostal-phase-dawn = Dawn
hostal-phase-day = Day
hostal-phase-over = The end


## Spots on the board (labels, read out and shown)

hostal-spot-stock = Your guests
# $room (noun)
hostal-spot-room = { CAP($room) }
hostal-spot-lobby = The Lobby
# $card (noun)
hostal-spot-hand = Your hand
# $room (noun), $seat (text)
hostal-spot-pile = Cards of { $seat } in { $room }


## Pieces (labels)

# $room (noun), $tile (text: 2A)
hostal-piece-room = { CAP($room) }, board { $tile }
# $bed, $worth (numbers)
hostal-piece-bed = bed { $bed }, free: { SIGNED($worth) }
hostal-piece-bed-taken = bed { $bed }: { SIGNED($worth) }
# $worth (number)
hostal-piece-rug = rug: { SIGNED($worth) }
# $bed (number), $seat (text)
hostal-piece-guest = bed { $bed }: a guest of { $seat }
hostal-piece-asleep = bed { $bed }: a sedated guest of { $seat }
# $seat (text), $count (number)
hostal-piece-lobby = { $count ->
    [one] { $seat }: { $count } guest in the Lobby
   *[other] { $seat }: { $count } guests in the Lobby
}
hostal-piece-stock = { $count ->
    [0] { $seat }: all guests are placed
    [one] { $seat }: { $count } guest to place
   *[other] { $seat }: { $count } guests to place
}
# $card (noun), $seat (text)
hostal-piece-card-of = { $card }, of { $seat }
# $seat (text)
hostal-piece-back = A card of { $seat }, face down
# $seat (text), $count (number)
hostal-piece-pile = { $count ->
    [one] { $count } card of { $seat }, face down
   *[other] { $count } cards of { $seat }, face down
}
# $pile (noun: hostal-piece-pile), $cards (noun: a list): some of them the viewer knows; all, so that a look shows nothing new
hostal-piece-pile-known = { $pile }; you know: { $cards }
hostal-piece-pile-old = { $pile }; nothing new for you: { $cards }
# $seat (text), $cards (noun: hostal-whole-card, one or more)
hostal-piece-turned = Of { $seat }: { $cards }
# $first, $rest (nouns): cards with what they do, one after another
hostal-piece-cards = { $first } { $rest }
# $card (noun), $seat (text): face down for others
hostal-piece-known = { $card }, of { $seat }, face down: you know it
# $wear (number)
hostal-piece-wear = Wear: { $wear }
# $total (number)
hostal-piece-total = Rest for a guest: { SIGNED($total) }
# $night, $nights (numbers)
hostal-piece-night = Night { $night } of { $nights }
# $seat (text), $score (number)
hostal-piece-score = { $score ->
    [one] { $seat }: { $score } slumber point
   *[other] { $seat }: { $score } slumber points
}
# $seat (text), $count (number)
hostal-piece-hand = { $count ->
    [0] { $seat }: no cards in hand
    [one] { $seat }: { $count } card in hand
   *[other] { $seat }: { $count } cards in hand
}
hostal-piece-deck = { $count ->
    [0] { $seat }: no cards in the deck
    [one] { $seat }: { $count } card in the deck
   *[other] { $seat }: { $count } cards in the deck
}
hostal-piece-discard = { $count ->
    [0] { $seat }: no discards
    [one] { $seat }: { $count } discard
   *[other] { $seat }: { $count } discards
}
# $face (number)
hostal-piece-die = Misfortune die: { $face }
hostal-piece-die-rests = Misfortune die
# $left, $rug, $right (numbers): a reform, from the left bed to the right
hostal-piece-reform = Reform: { SIGNED($left) }, rug { SIGNED($rug) }, { SIGNED($right) }
# $seat (text)
hostal-piece-first = { $seat } is first player


## Choices that are buttons

hostal-choice-pass = Pass
hostal-choice-done = End the turn
hostal-choice-use = Use it
hostal-choice-decline = Leave it
# Spying
hostal-choice-look = Look
# $side (text: A or B), $left, $rug, $right (numbers)
hostal-choice-side = Side { $side }: { SIGNED($left) }, rug { SIGNED($rug) }, { SIGNED($right) }
hostal-choice-read = Go on


## What to do now

hostal-prompt-over = The game is over.
# $seat (text)
hostal-prompt-wait = { $seat } to play.
hostal-prompt-wait-all = The players choose at the same time.
# The night: what may be done now
hostal-prompt-night-place = Place a guest on a free bed.
hostal-prompt-night-place-play = Place a guest, or play a card in a room where you have one.
hostal-prompt-night-place-move = Place a guest, or discard a card to move one.
hostal-prompt-night-place-play-move = Place a guest, play a card, or discard a card to move a guest.
hostal-prompt-night-pass = There is nothing left to do but pass.
hostal-prompt-night-move-pass = Discard a card to move a guest, or pass.
hostal-prompt-night-play-move-pass = Play a card, discard a card to move a guest, or pass.
# $question (noun: one of the above)
hostal-prompt-and-spy = { $question } You may spy too: 1 point a look.
hostal-prompt-spy = You may still spy, for 1 point a look, or end the turn.
hostal-prompt-move = Where does the guest go?
# $card, $room (nouns)
hostal-prompt-use = { $card } in { $room }: use it or leave it?
hostal-prompt-choose-1 = Sweet Dreams: which of your guests takes the sedative?
hostal-prompt-choose-2 = 2×1: which of your guests would rather not sleep alone?
hostal-prompt-choose-3 = Grrr: which guest is thrown out?
hostal-prompt-choose-7 = 17°: which bed gets the blanket?
hostal-prompt-choose-9 = Sniff: which of your guests has taken off the socks?
hostal-prompt-choose-11 = Auuuuu: which of your guests is the wolf?
# Added to a question that may be declined
hostal-prompt-or-leave = { $question } Or leave the card unused.
hostal-prompt-into = 2×1: into which bed?
hostal-prompt-go = Your guest is thrown out: where does it go?
hostal-prompt-out = Grrr: which of your guests has to go?
# $card (noun)
hostal-prompt-lay = The automata’s card is { $card }: lay it in a room. The higher number places a guest of the automata.
hostal-prompt-put = Your number is higher: place a guest of the automata.
# $room (noun)
hostal-prompt-side = Reform of { $room }: which side?
hostal-prompt-read-wait = The others are still reading.


## What a choice would bring

# $total (number): what each guest of the room would rest for then
hostal-preview-rest = { SIGNED($total) }
# $points (number): what a choice scores or costs at once
hostal-preview-points = { SIGNED($points) }
# the same for a look at cards that are all known already
hostal-preview-old = { SIGNED($points) }, nothing new


## The log: whole sentences, present tense

# $seat (text)
hostal-log-started = { $seat } slept badly last night and starts.
# $room (noun), $tile (text)
hostal-log-room-laid = { CAP($room) } is board { $tile }.
# $room (noun), $face (number)
hostal-log-wear-rolled = { CAP($room) } has wear { $face }.
# $night (number)
hostal-log-night-began = Night { $night }: dusk falls.
# $seat (text), $cards (number)
hostal-log-deck-remade = { $cards ->
    [one] { $seat } makes a new deck of { $cards } discard.
   *[other] { $seat } makes a new deck of { $cards } discards.
}
# $seat (text), $card (noun)
hostal-log-drew = { $seat } draws { $card }.
hostal-log-drew-hidden = { $seat } draws a card.
# $seat (text: the automata), $card, $room (nouns)
hostal-log-card-laid = { $seat } lays { $card } in { $room }.
hostal-log-card-laid-hidden = { $seat } lays a card face down in { $room }.
# $seat (text), $where (noun)
hostal-log-placed = { $seat } places a guest: { $where }.
# $seat, $owner (texts), $where (noun)
hostal-log-placed-automata = { $seat } places a guest of { $owner }: { $where }.
# $seat (text), $card, $room (nouns)
hostal-log-played = { $seat } plays { $card } in { $room }.
hostal-log-played-hidden = { $seat } plays a card in { $room }.
# $seat (text), $card (noun)
hostal-log-discarded = { $seat } discards { $card } to move a guest.
# $owner (text), $from, $to (nouns)
hostal-log-moved = A guest of { $owner } goes from { $from } to { $to }.
# $seat, $owner (texts), $room (noun)
hostal-log-spied = { $seat } spies on the cards of { $owner } in { $room }.
# $seat, $owner (texts), $card, $room (nouns)
hostal-log-saw = { $seat } sees { $card } of { $owner } in { $room }.
# $seat (text)
hostal-log-passed = { $seat } passes.
hostal-log-done = { $seat } ends the turn.
# $seat (text), $card (noun)
hostal-log-dealt = { $seat } gets { $card } of the automata.
hostal-log-dealt-hidden = { $seat } gets a card of the automata.
# $seat (text)
hostal-log-chose = { $seat } lays the automata’s card.
# $seat (text), $card, $room (nouns)
hostal-log-shown = { $seat } shows { $card } of the automata in { $room }.
# $night (number)
hostal-log-dawn-broke = All pass: dawn breaks after night { $night }.
# $seat (text), $card, $room (nouns)
hostal-log-revealed = { CAP($room) }: { $seat } has laid { $card }.
hostal-log-duplicate = { $card } lies in { $room } more than once: that of { $seat } is discarded.
hostal-log-activated = { $seat } uses { $card } in { $room }.
hostal-log-declined = { $seat } leaves { $card } in { $room } unused.
hostal-log-no-effect = { $card } of { $seat } in { $room } does nothing.
# $seat (text), $where (noun): the bed that an effect is about, or the wolf
hostal-log-chosen = { $seat } chooses: { $where }.
# $seat (text), $where (noun)
hostal-log-sedated = A guest of { $seat } falls into a deep sleep: { $where }.
# $seat (text), $from, $to (nouns)
hostal-log-brought = A guest of { $seat } leaves { $from } and joins a friend in { $to }.
# $seat, $owner (texts), $where (noun)
hostal-log-removed = { $seat } throws a guest of { $owner } out of { $where }.
# $seat (text: the guest’s owner), $where (noun), $face (number)
hostal-log-rolled = A guest of { $seat } in { $where } rolls a { $face }.
# $seat (text), $face (number)
hostal-log-grrr-rolled = { $seat } rolls a { $face } against being thrown out.
# $seat (text), $points, $score (numbers)
hostal-log-won = { $seat }: { SIGNED($points) }, now { $score }.
# $room (noun), $points, $wear (numbers)
hostal-log-repaired = { CAP($room) } is repaired to wear { $wear } ({ SIGNED($points) }).
# $room (noun), $total (number)
hostal-log-rested = { CAP($room) }: each guest rests for { SIGNED($total) }.
# $seat (text), $guests, $points, $score (numbers)
hostal-log-got-rest = { $guests ->
    [one] { $seat } rests with { $guests } guest: { SIGNED($points) }, now { $score }.
   *[other] { $seat } rests with { $guests } guests: { SIGNED($points) }, now { $score }.
}
# $face (number)
hostal-log-misfortune-rolled = The misfortune die shows { $face }.
# $seat (text), $room (noun), $guests, $points, $score (numbers)
hostal-log-suffered = { $guests ->
    [one] { $seat } suffers misfortune in { $room } with { $guests } guest: { SIGNED($points) }, now { $score }.
   *[other] { $seat } suffers misfortune in { $room } with { $guests } guests: { SIGNED($points) }, now { $score }.
}
# $seat (text), $room (noun)
hostal-log-suffered-nothing = { $seat } suffers misfortune in { $room }, but has no point left to lose.
# $room (noun), $points (number, negative), $wear (number)
hostal-log-worn = { CAP($room) } wears to { $wear } ({ SIGNED($points) }).
hostal-log-woke = Wake up, brains! All guests go back to their owners.
# $room (noun), $reform (text)
hostal-log-reform-drawn = Reform { $reform } comes to { $room }.
# $seat (text), $room (noun), $reform, $side (texts)
hostal-log-reformed = { $seat } lays side { $side } of reform { $reform } in { $room }.
# $seat (text), $card (noun)
hostal-log-unused = { $seat } discards { $card } unused.
# $seat (text)
hostal-log-first = { $seat } becomes first player.
hostal-log-read = { $seat } has read it.
# $ending (noun: one of hostal-ending-…)
hostal-log-ended = The game ends: { $ending }.


## Dawn and Day step by step: headlines

hostal-step-reveal = All cards are turned up
# $card, $room (nouns)
hostal-step-duplicate = More than once in { $room }: { $card }
# $card, $room (nouns), $seat (text)
hostal-step-card = { $card }, of { $seat }, in { $room }
# the same
hostal-step-nothing = { $card } in { $room } does nothing
# $room (noun), $total (number)
hostal-step-rest = Rest in { $room }: { SIGNED($total) } a guest
# $face (number)
hostal-step-misfortune = Misfortune: { $face }
hostal-step-misfortune-fixed = Misfortune
hostal-step-wear = The rooms wear
hostal-step-wake = The guests wake up
# $room (noun)
hostal-step-reform = { CAP($room) } is reformed


## First game: what each stop means

hostal-stop-hand = Dusk. You hold Mr. Tools and three cards from your deck. You will play three of the four at most, only in rooms where you have a guest, and as many in one room as you like.
hostal-stop-place = Night. One round of placing: put a guest on a free bed. It covers the bed’s number, and what stays uncovered, with the rug, is what each guest of the room will rest for.
hostal-stop-play = One more round: place a guest, or play a card face down in a room where you have one. Some cards hurt their owner too, and a number that lies in a room more than once is discarded, except Mr. Tools.
hostal-stop-all = From now on you may do everything: place a guest, play a card, discard a card to move a guest, or pass once all your guests are placed. Before and after that you may spy, for 1 point a look. The night ends when all pass in the same round.
hostal-stop-reveal = Dawn. All cards are turned up, and every number that lies in a room more than once is discarded, except Mr. Tools. Then the cards resolve by number, 1 first. A card with the lock has to be resolved; a card with the guest needs a guest of its owner in the room.
hostal-stop-rest = Rest. In each room the numbers of the free beds and the rug add up, and every guest who is not sedated brings its owner that many points, or costs them.
hostal-stop-misfortune = Misfortune. The first player rolls the die, and where it shows more than the wear of a room, each guest there who is not sedated loses the difference. Then day comes: the rooms wear, the guests go home, and Mr. Tools reforms the rooms where he lies.
hostal-stop-misfortune-fixed = Misfortune. Each guest who is not sedated loses 2 points, whatever the wear of the room. Then day comes: the rooms wear, the guests go home, and Mr. Tools reforms the rooms where he lies.
hostal-stop-misfortune-rooms = Misfortune. For each room the first player rolls the die, and where it shows more than the wear of the room, each guest there who is not sedated loses the difference. Then day comes: the rooms wear, the guests go home, and Mr. Tools reforms the rooms where he lies.


## How the game ended

hostal-ending-points = the last morning has come, and most slumber points win
hostal-ending-cards = points are equal, and most cards in hand win
hostal-ending-shared = points and cards are equal, and the win is shared
hostal-ending-automata = the automata has slept best of all
hostal-over-nobody = The automata wins.


## The make-up of the score

hostal-count-start = To start with
hostal-count-before = Before the record begins
hostal-count-cards = Cards
hostal-count-spying = Spying
hostal-count-rest = Rest
hostal-count-misfortune = Misfortune


## Panels and notes beside the names

# $night, $nights (numbers)
hostal-panel-night = Night { $night } of { $nights }
hostal-panel-phase = Phase
hostal-panel-first = First player
hostal-panel-rooms = Rest in the rooms
# $room (noun): a row
hostal-panel-room = { CAP($room) }
# $total, $wear (numbers)
hostal-panel-total = { SIGNED($total) }, wear { $wear }
# What each would get if it were dawn now
hostal-panel-rest = If they rested now
# $seat (text): a row
hostal-panel-seat = { $seat }
# $points (number)
hostal-panel-points = { SIGNED($points) }
hostal-panel-known = Cards that you know
# $seat (text), $room (noun): a row
hostal-panel-known-in = { $seat }, { $room }
hostal-panel-effects = What the cards do
hostal-panel-discards = Discards
# $first, $rest (nouns): a list of cards
hostal-panel-list = { $first }, { $rest }
hostal-panel-taught = What it means
# $room (noun): the title; then a row for each side: $side (text: A or B), and $left, $rug, $right (numbers)
hostal-panel-reform = Reform of { $room }
hostal-panel-side = Side { $side }
hostal-panel-strip = { SIGNED($left) }, rug { SIGNED($rug) }, { SIGNED($right) }
# $card (noun), $number (number)
hostal-panel-numbered = { $number } { $card }
# $count (number)
hostal-note-hand = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
hostal-note-placed = { $count ->
    [0] no guests
    [one] { $count } guest
   *[other] { $count } guests
}
hostal-note-first = first player
hostal-note-read = is ready


## The text board

# $free, $asleep, $back (text): the signs of the text board
hostal-text-legend = Numbers in beds are free beds, letters are guests, { $asleep } a sedated one, { $back } a card face down.
hostal-text-rug = rug
hostal-text-wear = wear
hostal-text-total = rest
hostal-text-lobby = Lobby
hostal-text-hand = Your hand
hostal-text-cards = Cards


## The rules in one sentence each. They are shown when a move is refused, so each says why.

hostal-clause-C1 = Each colour has twelve cards, numbered 1 to 12, and four guests; there are five rooms and five reforms with two sides each, a wear die for every room, a misfortune die and the Lobby.
hostal-clause-S1 = With three to five players there are as many rooms as players, drawn by lot; their sides are as the table has chosen.
hostal-clause-S2 = The wear die of every room is rolled at the start; it shows 1 to 6, and high is good.
hostal-clause-S3 = Everybody starts with 15 slumber points, a deck of eleven shuffled cards, and Mr. Tools in hand.
hostal-clause-S4 = The game lasts three nights, a weekend, or five, a standard week.
hostal-clause-S5 = Whoever slept badly most recently is the first player; that is drawn by lot, unless it is chosen.
hostal-clause-S6 = The slumber track stops at 0 below, and has no end above.
hostal-clause-I1 = Hands, the order of the decks and cards that lie face down are secret, except from their owner and from whoever has spied on them; everything else lies open, discards too.
hostal-clause-L1 = The Lobby holds any number of guests; they rest for nothing there, and no card, misfortune or wear reaches them.
hostal-clause-K1 = At dusk everybody draws three cards, so that with Mr. Tools the hand is four; when the deck runs out, the discards are shuffled into a new one.
hostal-clause-N0 = It is not that moment of your turn: players act clockwise from the first, one mandatory action each turn, with any spying before and after it.
hostal-clause-N1 = A guest who is still unplayed goes to a bed with no other guest in it, and to the Lobby only if no bed is free in any room.
hostal-clause-N2 = You play a card only with two or more in hand, and only in a room where you have a guest.
hostal-clause-N3 = With two or more cards in hand you may discard one to move a guest of yours from its bed to a free bed or to the Lobby; a guest in the Lobby cannot be moved.
hostal-clause-N4 = You may pass only when all of your guests have been placed, and you may act again in a later round.
hostal-clause-N5 = For 1 point you look at all cards of one other colour in one room; you need the point, and a card has to lie there.
hostal-clause-N6 = The night ends when all players pass in the same round.
hostal-clause-D1 = At dawn all cards are turned up, and every number that lies in a room more than once is discarded, except Mr. Tools.
hostal-clause-D2 = Cards resolve by number over all rooms, 1 first; equal numbers resolve by owner, in turn order from the first player.
hostal-clause-D3 = The owner decides whether a card is used, unless it has the lock, and a card with the guest needs a guest of its owner in the room; a sedated guest may be there, but nothing happens to it.
hostal-clause-E1 = Sweet Dreams sedates a guest of your own in this room who is awake, for 1 point; nothing touches it afterwards.
hostal-clause-E2 = 2×1 brings one of your guests who is awake from any other bed into a bed of this room where you already have a guest.
hostal-clause-E3 = Grrr removes a guest who is awake from this room, and its owner takes it to a free bed of another room or to the Lobby.
hostal-clause-E4 = Tap Tippity-Tap costs each guest in this room and in the room immediately below 1 point.
hostal-clause-E5 = Party costs each guest in this room and in the rooms right next to it, also above and below, 1 point.
hostal-clause-E6 = Chocolate brings 1 point for each of your guests in this room.
hostal-clause-E7 = 17° brings 2 points for each of your guests in one bed of this room, which you choose among the beds where you have one.
hostal-clause-E8 = TV costs each guest in this room 1 point, except the guests of whoever is behind on the track at that moment.
hostal-clause-E9 = Sniff spreads from one of your guests in this room, which you choose, and costs all guests in the beds right next to it 1 point.
hostal-clause-E10 = With Scratch Scratch each guest in the room rolls the misfortune die, and a 1 or 2 costs 2 points.
hostal-clause-E11 = Auuuuu turns one of your guests here who is awake into a wolf; each guest in the room loses 1 point, and each of the others rolls the die, where a 1 or 2 costs 2 more.
hostal-clause-E12 = All Mr. Tools of a room resolve together: the wear goes up by 2 for the first and by 1 for each further one, to 6 at most.
hostal-clause-D4 = In each room the numbers of the free beds and of the rug add up, and every player gains or loses that total for each guest there who is not sedated.
hostal-clause-D5 = For misfortune a die is rolled, and in rooms whose wear is lower each guest who is not sedated loses the difference; a table may also choose always 2 points, or a roll for each room.
hostal-clause-Y1 = By day a room with five or more guests loses 3 of its wear, with two to four 2, with fewer 1, and never falls below 1.
hostal-clause-Y2 = After that all guests go back to their owners, awake.
hostal-clause-Y3 = Each room with a Mr. Tools gets a reform; whoever played him there picks its side, and of several players the one nearest to the first player in turn order.
hostal-clause-Y4 = For the next night the player with the most points is first, and if some are tied, the one of them furthest in turn order from the present first player; unused cards are discarded, and Mr. Tools returns to the hand.
hostal-clause-Z1 = The game is over: after the dawn of the last night most points win, then most cards in hand, else the win is shared.
hostal-clause-A1 = Two players play with three rooms and a third colour, the automata, whose guests wait in the Lobby and whose twelve cards are shuffled at each dusk.
hostal-clause-A2 = At dusk three cards of the automata are laid face down, one in each room, seen by nobody.
hostal-clause-A3 = After a round both players lay a card of the automata at a room with a free bed; the higher number has to place a guest of the automata on a free bed of that room.
hostal-clause-A4 = Whoever discards a card to move a guest may move a guest of the automata that lies in a room.
hostal-clause-A5 = The cards of the automata may be spied on like any others.
hostal-clause-A6 = The automata uses every card that it can, and chooses what costs the two players most; with its Grrr both players roll, and the lower takes away one of her own guests in that room who are awake.
hostal-clause-A7 = The automata rests, wears out rooms, counts for TV, and can win.
hostal-clause-A8 = In turn order the automata is last, and it picks the side of a reform, by lot, only where no player has a Mr. Tools; it is never first player.
hostal-clause-A9 = When points are tied, the automata holds no cards.
hostal-clause-G1 = In a first game the first night is taught: a round of placing only, a round of placing or playing, no spying, moving or passing in them, and each step is read before the game goes on.
