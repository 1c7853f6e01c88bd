### Boutique Hotel Manager: texts, English.
### Nouns (days, price dice, departments, stays) have their plain name as value and their other forms as attributes; a
### sentence uses $department for the plain name and $department_for for a form. $seat is always a player’s name.
### Sums of money are plain numbers. Forms in English: .for "the kitchen" (a department after "for").


## The game

boutique-title = Boutique Hotel Manager
boutique-tagline = Set your prices, win the guests, hire enough staff, and keep your stars
boutique-about = Guests who book take the cheapest hotel that has the rooms; guests who walk in take the first one that they can pay. Every guest needs staff, and whoever lacks staff loses stars. After two weeks the most money wins.
boutique-author = somebody whom the rulebook does not name


## Options of a table

boutique-option-players = Players
    .help = Two to six.
boutique-option-starter = Who starts
    .help = Drawn by lot, unless you choose. The same hotel starts in both weeks.


## Days

boutique-day-monday = Monday
boutique-day-tuesday = Tuesday
boutique-day-wednesday = Wednesday
boutique-day-thursday = Thursday
boutique-day-friday = Friday
boutique-day-saturday = Saturday
boutique-day-sunday = Sunday
# Short names, for the heads of columns
boutique-short-monday = Mon
boutique-short-tuesday = Tue
boutique-short-wednesday = Wed
boutique-short-thursday = Thu
boutique-short-friday = Fri
boutique-short-saturday = Sat
boutique-short-sunday = Sun


## Price dice: one for each day, one for breakfast; "the price for …"

boutique-die-monday = Monday
boutique-die-tuesday = Tuesday
boutique-die-wednesday = Wednesday
boutique-die-thursday = Thursday
boutique-die-friday = Friday
boutique-die-saturday = Saturday
boutique-die-sunday = Sunday
boutique-die-breakfast = breakfast


## Departments

boutique-department-housekeeping = housekeeping
    .for = housekeeping
boutique-department-check-in = check-in
    .for = check-in
boutique-department-kitchen = kitchen
    .for = the kitchen


## Phases

boutique-phase-prices = Preparation
boutique-phase-booking = Booking
boutique-phase-planning = Planning
boutique-phase-walk-in = Walk-in
boutique-phase-expansion = Expansion
boutique-phase-over = The end


## What guests ask for

# $count (number)
boutique-stay-rooms = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
# $count (number): the nights from the first check-in to the last night
boutique-stay-nights = { $count ->
    [one] { $count } night
   *[other] { $count } nights
}
# $rooms, $nights (nouns: boutique-stay-…)
boutique-card-plain = { $rooms }, { $nights }
boutique-card-doors = { $rooms } joined by a door, { $nights }
boutique-card-breakfast = { $rooms }, { $nights }, with breakfast
boutique-card-doors-breakfast = { $rooms } joined by a door, { $nights }, with breakfast


## Places on the board (labels, read out and shown)

# $die (noun)
boutique-spot-price = Price for { $die }
# $room (number)
boutique-spot-room = Room { $room }
boutique-spot-die = White die


## Pieces (labels)

# $die (noun), $amount (number)
boutique-piece-price = Price for { $die }: { $amount }
boutique-piece-price-hidden = Price for { $die }: not shown yet
boutique-piece-price-unset = Price for { $die }: not set yet
# Markers: square or circle, green (room only) or brown (with breakfast)
boutique-piece-square-green = Check-in, room only
boutique-piece-square-brown = Check-in, with breakfast
boutique-piece-circle-green = Further night, room only
boutique-piece-circle-brown = Further night, with breakfast
boutique-piece-door = Joined rooms
# $department (noun), $count (number)
boutique-piece-staff = { CAP($department) }: { $count }
boutique-piece-staff-hidden = { CAP($department) }: not shown yet
# $amount (number)
boutique-piece-money = Money: { $amount }
# $count (number)
boutique-piece-stars = { $count ->
    [0] No stars
    [one] { $count } star
   *[other] { $count } stars
}
# $count (number): money cards face down
boutique-piece-bid = { $count ->
    [0] A bid without cards
    [one] A bid of { $count } card
   *[other] A bid of { $count } cards
}
# $card (noun: boutique-card-…)
boutique-piece-guests = Guests: { $card }
# $count (number)
boutique-piece-deck = { $count ->
    [0] No guest cards left
    [one] { $count } guest card left
   *[other] { $count } guest cards left
}
# $day (noun)
boutique-piece-check-in = Check-in day: { $day }
# $amount (number)
boutique-piece-budget = Budget for a night: { $amount }
# $place (number)
boutique-piece-place = Place { $place } in the ranking
# $department (noun), $count (number)
boutique-piece-need = { CAP($department) }: { $count } needed
# $amount (number)
boutique-piece-offer = The guests would pay { $amount }
# Signs drawn on the board: keep them short
boutique-sign-full = No room
boutique-sign-dear = Too dear
boutique-sign-closed = Closed


## Choices that are buttons

boutique-choice-keep = Keep the prices
# $amount (number)
boutique-choice-amount = { $amount }
# $sum (number)
boutique-choice-bid = Bid { $sum }
boutique-choice-bid-nothing = Bid nothing
# $count (number)
boutique-choice-cards = { $count ->
    [0] No card
    [one] { $count } card
   *[other] { $count } cards
}
# A large sum or number of cards is chosen digit by digit: "2000 + …", then "+ 300"
# $sum (number)
boutique-choice-bid-high = { $sum } + …
boutique-choice-bid-low = + { $sum }
# $count (number)
boutique-choice-cards-high = { $count } + …
boutique-choice-cards-low = + { $count }
# $count (number)
boutique-choice-hire = { $count ->
    [0] Nobody
   *[other] { $count }
}
boutique-choice-add = { $count ->
    [0] No new room
    [one] { $count } new room
   *[other] { $count } new rooms
}


## What to do now

# $die (noun)
boutique-prompt-price = In secret: set your price for { $die }.
boutique-prompt-change = Change one price die, or keep your prices.
# $day (noun)
boutique-prompt-change-walk-in = { CAP($day) }: change one price die, or keep your prices.
# $money (number: in hand)
boutique-prompt-bid = A tie: bid for the guests. You have { $money }, and what you bid is lost.
boutique-prompt-bid-ranking = Equal money: bid for a better place in the ranking. You have { $money }, and what you bid is lost.
# $sum (number)
boutique-prompt-cards = With how many cards do you bid { $sum }? The others see only how many lie there.
# $number (number: which of the rooms asked for), $count (number: how many there are)
boutique-prompt-room = Choose a room for the guests ({ $number } of { $count }).
# $department (noun), $wage (number)
boutique-prompt-staff = How many do you hire for { $department_for }? Each costs { $wage } for the week.
# $price (number: of a room)
boutique-prompt-expand = How many rooms do you add for next week? Each costs { $price }.
boutique-prompt-ready = You have chosen. The others are still thinking.
# $seat (text)
boutique-prompt-wait = { $seat } to play.
boutique-prompt-wait-all = All the hotels choose at the same time.
boutique-prompt-out = Your hotel has no stars left and is out of the game.
boutique-prompt-over = The game is over.


## What a choice would cost or bring

# $amount (number, negative for a cost)
boutique-preview-money = { SIGNED($amount) }


## The log: whole sentences, present tense

# $seat (text)
boutique-log-started = { $seat } starts.
boutique-log-ready = { $seat } is ready.
# $seat (text): all eight at once; the dice show them
boutique-log-prices-shown = { $seat } shows its prices.
# $seat (text), $die (noun), $before, $amount (numbers)
boutique-log-price-changed = { $seat } changes the price for { $die } from { $before } to { $amount }.
# $seat (text)
boutique-log-prices-kept = { $seat } keeps all prices.
# $day (noun)
boutique-log-day-rolled = The guests check in on { $day }.
# $amount (number)
boutique-log-budget-rolled = The guests can pay { $amount } a night.
# $cards (number)
boutique-log-deck-remade = { $cards ->
    [one] The deck is made anew: { $cards } guest card.
   *[other] The deck is made anew: { $cards } guest cards.
}
# $card (noun: boutique-card-…), $left (number: cards in the deck)
boutique-log-guests-came = Guests ask for a stay: { $card }.
# $seat (text), $amount (number)
boutique-log-offered = { $seat } would charge { $amount }.
# $seat (text)
boutique-log-full = { $seat } has no rooms for them.
boutique-log-too-dear = { $seat } is too dear for them.
boutique-log-lost = No hotel takes the guests: they are lost.
# $seat (text), $sum (number): for the bidder alone
boutique-log-bid-chosen = { $seat } takes { $sum } in hand for a bid.
# $seat (text)
boutique-log-bid-chosen-hidden = { $seat } takes a bid in hand.
# $seat (text), $cards (number)
boutique-log-bid-laid = { $cards ->
    [0] { $seat } bids without laying a card.
    [one] { $seat } lays { $cards } card face down.
   *[other] { $seat } lays { $cards } cards face down.
}
# $seat (text), $sum (number), $cards (number)
boutique-log-bid-shown = { $cards ->
    [one] { $seat } has bid { $sum } with { $cards } card, and it is lost.
   *[other] { $seat } has bid { $sum } with { $cards } cards, and it is lost.
}
# $seat (text)
boutique-log-bid-shown-nothing = { $seat } has bid nothing.
# $seat (text), $amount (number)
boutique-log-booked = { $seat } gets the guests: { SIGNED($amount) }
# $seat (text), $room (number), $day (noun: the guests’ check-in day)
boutique-log-blocked = { $seat } gives the guests of { $day } room { $room }.
# $seat (text), $housekeeping, $checkin, $kitchen (numbers), $amount (number, negative)
boutique-log-hired = { $seat } hires { $housekeeping } for housekeeping, { $checkin } for check-in and { $kitchen } for the kitchen: { SIGNED($amount) }
# $seat (text)
boutique-log-hired-nobody = { $seat } hires nobody.
# $seat (text), $place (number)
boutique-log-ranked = { $seat } is in place { $place } of the ranking.
# $seat (text), $face (number)
boutique-log-rolled = { $seat } rolls a { $face }.
# $day (noun), $walkins (number: guests without a booking that day)
boutique-log-day-began = { $walkins ->
    [one] { CAP($day) } begins, with { $walkins } party without a booking.
   *[other] { CAP($day) } begins, with { $walkins } parties without a booking.
}
# $seat (text), $housekeeping, $checkin, $kitchen (numbers: needed), $stars (number)
boutique-log-rated-good = { $seat } needed { $housekeeping } for housekeeping, { $checkin } for check-in and { $kitchen } for the kitchen, and nobody is missing: { boutique-count-stars }.
# the same, and $missing (number)
boutique-log-rated-short = { $missing ->
    [one] { $seat } needed { $housekeeping } for housekeeping, { $checkin } for check-in and { $kitchen } for the kitchen, and { $missing } is missing: { boutique-count-stars }.
   *[other] { $seat } needed { $housekeeping } for housekeeping, { $checkin } for check-in and { $kitchen } for the kitchen, and { $missing } are missing: { boutique-count-stars }.
}
# $seat (text)
boutique-log-went-out = { $seat } has no stars left and is out of the game.
# $seat (text), $rooms (number), $amount (number, negative)
boutique-log-expanded = { $rooms ->
    [one] { $seat } adds { $rooms } room: { SIGNED($amount) }
   *[other] { $seat } adds { $rooms } rooms: { SIGNED($amount) }
}
# $seat (text)
boutique-log-expanded-none = { $seat } adds no room.
# $week (number)
boutique-log-week-began = Week { $week } begins.
# $ending (noun: one of boutique-ending-…)
boutique-log-ended = The game ends: { $ending }.


## How the game ended

boutique-ending-money = the last week is over and the most money wins
boutique-ending-rating = money is equal and the better rating wins
boutique-ending-draw = money and ratings are equal, a draw
boutique-ending-last-hotel = only one hotel is left
boutique-ending-all-out = no hotel has a star left, a draw
# $seat (text), $points (number: the money); then the same for several: $seats (text)
boutique-over-winner = { $seat } wins with { $points } in the till.
boutique-over-shared = { $seats } share the win with { $points } each in the till.


## The make-up of the score

boutique-count-start = Money to start with
boutique-count-bookings = Guests with a booking
boutique-count-walk-ins = Guests without a booking
boutique-count-bids = Marketing
boutique-count-staff = Staff
boutique-count-rooms = New rooms
boutique-count-before = Before the record begins
# $week (number)
boutique-count-out = Out of the game in week { $week }: no stars left
# $stars (number)
boutique-count-stars = { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
}


## The make-up of a price: "Thu 2 × 200 + Fri 300 + breakfast 3 × 100 = 1000"

# $what (noun: a short day, or breakfast), $amount (number)
boutique-sum-one = { $what } { $amount }
# the same, and $count (number)
boutique-sum-times = { $what } { $count } × { $amount }
# $first, $rest (nouns: boutique-sum-…)
boutique-sum-more = { $first } + { $rest }
# $parts (noun: boutique-sum-…), $total (number)
boutique-sum-total = { $parts } = { $total }


## Panels and notes beside the names

# $week, $weeks (numbers)
boutique-panel-week = Week { $week } of { $weeks }
boutique-panel-phase = Phase
boutique-panel-day = Day
boutique-panel-check-in = Check-in day
boutique-panel-budget = Budget for a night
boutique-panel-guests = Guests
boutique-panel-to-come = Guests still to come
boutique-panel-deck = Cards in the deck
# What each hotel would charge the guests, or why it cannot take them
boutique-panel-charge = What the guests would pay
boutique-panel-full = no free rooms
boutique-panel-no-door = no free neighbouring rooms
boutique-panel-dear = over the budget
boutique-panel-ranking = Ranking
# $place (number)
boutique-panel-place = Place { $place }
boutique-panel-need = Staff needed
# $need, $staff (numbers)
boutique-panel-need-staff = { $need } needed, { $staff } hired
# $need (number)
boutique-panel-need-only = { $need }
# $housekeeping, $checkin, $kitchen (numbers): what a day needs
boutique-panel-rating-day = { $housekeeping } · { $checkin } · { $kitchen }
# $seat (text): a row of a panel about a seat
boutique-panel-seat = { $seat }
# $department (noun)
boutique-panel-department = { CAP($department) }
# $seat (text): what each day needed, at the rating
boutique-panel-rating-of = { $seat }, staff needed: housekeeping · check-in · kitchen
boutique-panel-hired = Hired
# Guests who have come and gone since the last choice: title, and who got them
boutique-panel-last = The last guests
boutique-panel-taken = Taken by
boutique-panel-nobody = nobody, they are lost
# $day (noun): a row of a day
boutique-panel-weekday = { CAP($day) }
# $count (number)
boutique-note-stars = { $count ->
    [0] no stars
    [one] { $count } star
   *[other] { $count } stars
}
boutique-note-rooms = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
# $place (number)
boutique-note-place = place { $place } in the ranking
# $count (number)
boutique-note-bid = { $count ->
    [0] bids without a card
    [one] bids with { $count } card
   *[other] bids with { $count } cards
}
boutique-note-ready = ready
boutique-note-starter = starts the booking
boutique-note-out = out of the game


## The text board

# $square, $circle, $brownsquare, $browncircle, $door (text): the signs of the text board
boutique-text-legend = A column a day, a line a room: { $square } check-in, { $circle } further night, { $brownsquare } and { $browncircle } the same with breakfast, { $door } a door to the next room.
boutique-text-prices = Prices
boutique-text-breakfast = Breakfast
boutique-text-staff = Staff
boutique-text-later = next week


## The rules in one sentence each. They are shown when a move is refused, so each says why.

boutique-clause-S1 = Two to six players share one set of cards for every two of them, and markers and notes never run out.
boutique-clause-S2 = Everybody starts with 500, a blank money card, three stars and three rooms, and keeps money, stars and rooms for the second week.
boutique-clause-S3 = Eight prices are set in secret before the booking, in order: one for each day, then breakfast, each of them an amount on the die; they are not set at any other time.
boutique-clause-S4 = Everything lies open but choices not shown yet and bids not turned up yet.
boutique-clause-B0 = The youngest, drawn by lot unless chosen, begins the booking in both weeks; if that hotel is out, the next clockwise begins.
boutique-clause-B1 = In the booking one player after the other, and only in turn, may change one price die to another number, or none.
boutique-clause-B2 = The dice and the cards have to decide first: the white die gives the check-in day, then a guest card is turned up.
boutique-clause-B3 = Guests keep the same room for their whole stay, so it must be free on every night they need it, and rooms joined by a door must be next to each other.
boutique-clause-B4 = Guests pay the day’s price for every room and night, and the breakfast price as well if they want breakfast.
boutique-clause-B5 = Nights after Sunday cost Sunday’s price and are carried to the same room of the next week.
boutique-clause-B6 = The cheapest hotel with free rooms gets the guests and cannot refuse; if none has any, the guests are lost.
boutique-clause-B7 = At equal prices the better rating wins, then the higher bid; hotels that share the highest bid all get the guests and the whole price.
boutique-clause-B8 = Only a hotel that has got the guests chooses rooms for them, in its turn.
boutique-clause-M1 = Only hotels in a tie bid, once and in turn: no more than the money in hand, with as many cards as can make that sum, the blank card counting as one.
boutique-clause-M2 = Bids are lost, the winner’s too; only the blank card comes back.
boutique-clause-P1 = Staff is hired once a week, one department after the other: in each no more members than the staff die has, each for a week’s wage, and no more than you can pay.
boutique-clause-P2 = Housekeeping needs one member for each room taken that day, check-in one for each square, the kitchen one for each brown marker.
boutique-clause-W1 = The poorest hotel comes first in the ranking; equals bid once, then roll the die, and the ranking holds for the whole phase.
boutique-clause-W2 = Each day every player, in the order of the ranking, may change one price die to another number, or none, before the guests’ budget is rolled.
boutique-clause-W3 = Walk-in guests take the first hotel in the ranking that has rooms and asks no more than their budget for each room and night, breakfast included.
boutique-clause-W4 = Each day one party walks in for every two hotels still in, at least one, and each is settled before the next.
boutique-clause-R1 = A department needs as many members as its busiest day of the week; each one missing costs a star.
boutique-clause-R2 = If nobody is missing, the hotel gains a star, up to five; spare staff brings nothing.
boutique-clause-R3 = A hotel with no stars left has lost: it is out of the game and gets no further turn.
boutique-clause-R4 = In the rulebook’s example one member of check-in is missing, and the hotel loses one star.
boutique-clause-X1 = After the rating, but not in the last week, you may pay for new rooms: as many as the mat has space for, and no more than you can pay.
boutique-clause-X2 = Before the next week staff and markers are taken off, nights carried over are laid out, and new prices are set.
boutique-clause-Z1 = The game is over: after the last week the most money wins, then the better rating, else it is a draw.
