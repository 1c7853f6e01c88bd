### Souvlaki Wars: texts, English.
### Nouns (customers, event cards, shops, foods) have their label as value and their other forms as attributes; a sentence
### uses $customer for the label and $customer_def for a form. $seat is always a player’s name.
### Money is said in euros, as the rulebook does; amounts are plain numbers. Forms in English: .def "the student"
### (a customer in a sentence), .acc and .every of kinds of customers, .two "two customers".


## The game

souvlaki-title = Souvlaki Wars
souvlaki-tagline = Draft the customers, grill their orders, mind your good name, and never trust the shop next door
souvlaki-about = Four souvlaki shops in one street. Customers join your queue and must be served in the order they came: with what you have in hand, before they turn sour. Whoever first has 25 euros and 25 fame is the king of the street.
souvlaki-author = Vangelis Bagiartakis


## Options of a table

souvlaki-option-players = Players
    .help = Two to four.
souvlaki-option-shops = Shops dealt at random
    .help = Otherwise each player chooses a shop, one after the other.
souvlaki-option-first_game = First game
    .help = Without unforeseen factors: the quickest way to learn the rules.
souvlaki-option-round_limit = Round limit
    .help = If nobody has won after this round, the highest sum of money and fame wins.


## Shops: names, and what the street calls them

souvlaki-shop-dirty = Thanasis Souvlaki
souvlaki-shop-family = Pita of Thessaly
souvlaki-shop-chain = Gyros Express
souvlaki-shop-posh = Le Souvlache
souvlaki-nick-dirty = The Dirty One
souvlaki-nick-family = The Family One
souvlaki-nick-chain = The Chain
souvlaki-nick-posh = The Posh One


## Foods: one, as a name; and how many, as in an order

souvlaki-food-pita-gyro = pita gyro
souvlaki-food-souvlaki = souvlaki
souvlaki-food-fries = fries
souvlaki-food-drink = drink
# $count (number)
souvlaki-foods-pita-gyro = { $count ->
    [one] pita gyro
   *[other] { $count } pita gyros
}
souvlaki-foods-souvlaki = { $count ->
    [one] souvlaki
   *[other] { $count } souvlaki
}
souvlaki-foods-fries = { $count ->
    [one] fries
   *[other] { $count } fries
}
souvlaki-foods-drink = { $count ->
    [one] drink
   *[other] { $count } drinks
}
# $first, $rest (nouns: souvlaki-foods-…): an order, or what a food card shows
souvlaki-order-more = { $first }, { $rest }
souvlaki-order-nothing = nothing
# $first, $rest (nouns): titles of event cards
souvlaki-list-more = { $first }, { $rest }


## Customers: label, and the forms in a sentence

souvlaki-customer-c01 = Student
    .def = the student
souvlaki-customer-c02 = Clerk in a Hurry
    .def = the clerk in a hurry
souvlaki-customer-c03 = Soldier on Leave
    .def = the soldier on leave
souvlaki-customer-c04 = Schoolboy
    .def = the schoolboy
souvlaki-customer-c05 = Taxi Driver
    .def = the taxi driver
souvlaki-customer-c06 = Grandmother
    .def = the grandmother
souvlaki-customer-c07 = Vegetarian
    .def = the vegetarian
souvlaki-customer-c08 = Teenager
    .def = the teenager
souvlaki-customer-c09 = Jogger
    .def = the jogger
souvlaki-customer-c10 = Traffic Officer
    .def = the traffic officer
souvlaki-customer-c11 = Trucker
    .def = the trucker
souvlaki-customer-c12 = Bodybuilder
    .def = the bodybuilder
souvlaki-customer-c13 = Builder
    .def = the builder
souvlaki-customer-c14 = Fisherman
    .def = the fisherman
souvlaki-customer-c15 = Accountant
    .def = the accountant
souvlaki-customer-c16 = Grandfather
    .def = the grandfather
souvlaki-customer-c17 = Plumber
    .def = the plumber
souvlaki-customer-c18 = Teacher
    .def = the teacher
souvlaki-customer-c19 = Rocker
    .def = the rocker
souvlaki-customer-c20 = Painter
    .def = the painter
souvlaki-customer-c21 = Tourist
    .def = the tourist
souvlaki-customer-c22 = Debt Collector
    .def = the debt collector
souvlaki-customer-c23 = Off-duty Waiter
    .def = the off-duty waiter
souvlaki-customer-c24 = Footballer
    .def = the footballer
souvlaki-customer-c25 = Yuppie
    .def = the yuppie
souvlaki-customer-c26 = Schoolgirl
    .def = the schoolgirl
souvlaki-customer-c27 = Housewife
    .def = the housewife
souvlaki-customer-c28 = Grocer
    .def = the grocer
souvlaki-customer-c29 = Penny-pinching Uncle
    .def = the penny-pinching uncle
souvlaki-customer-c30 = Out of Work
    .def = the man out of work
souvlaki-customer-c31 = Hairdresser
    .def = the hairdresser
souvlaki-customer-c32 = Busker
    .def = the busker
souvlaki-customer-c33 = Pharmacist
    .def = the pharmacist
souvlaki-customer-c34 = Pensioner
    .def = the pensioner
souvlaki-customer-c35 = Police Officer
    .def = the police officer
souvlaki-customer-c36 = Twins
    .def = the pair of twins
souvlaki-customer-c37 = Gamer
    .def = the gamer
souvlaki-customer-c38 = Babysitter
    .def = the babysitter
souvlaki-customer-c39 = Biker
    .def = the biker
souvlaki-customer-c40 = Gym Coach
    .def = the gym coach
souvlaki-customer-c41 = Rival Cook
    .def = the rival cook
souvlaki-customer-c42 = Estate Agent
    .def = the estate agent
souvlaki-customer-c43 = Lawyer
    .def = the lawyer
souvlaki-customer-c44 = Photographer
    .def = the photographer
souvlaki-customer-c45 = Programmer
    .def = the programmer
souvlaki-customer-c46 = Taverna Regular
    .def = the taverna regular
souvlaki-customer-c47 = Singer
    .def = the singer
souvlaki-customer-c48 = Dentist
    .def = the dentist
souvlaki-customer-c49 = Young Couple
    .def = the young couple
souvlaki-customer-c50 = Salesman
    .def = the salesman
souvlaki-customer-c51 = Bouzouki Player
    .def = the bouzouki player
souvlaki-customer-c52 = Shipowner
    .def = the shipowner
souvlaki-customer-c53 = Doctor
    .def = the doctor
souvlaki-customer-c54 = Journalist
    .def = the journalist
souvlaki-customer-c55 = Member of Parliament
    .def = the Member of Parliament
souvlaki-customer-c56 = Gang of Kids
    .def = the gang of kids
souvlaki-customer-big = Big Telephone Order
    .def = the big telephone order
# $first, $second (nouns): the two customers of a Big telephone order
souvlaki-both-customers = { $first } + { $second }
    .def = the big order ({ $first } + { $second })
# who is to stand in the place of an order misheard, before a card is drawn
souvlaki-nobody-yet = somebody still on the line
    .def = somebody still on the line


## Event cards: their titles

souvlaki-event-rich-tip = Rich Tip
souvlaki-event-food-critic = Food Critic
souvlaki-event-stingy = Stingy Customer
souvlaki-event-bad-mood = Bad Mood
souvlaki-event-dirty-shop = Dirty Shop
souvlaki-event-smile = Service with a Smile
souvlaki-event-cl-night = Champions League Night
souvlaki-event-eurovision = Eurovision Final
souvlaki-event-price-rise = Price Rise
souvlaki-event-same-again = Same Again
souvlaki-event-hungry-fans = Hungry Fans
souvlaki-event-diet = On a Diet
souvlaki-event-add-fries = And Some Fries
souvlaki-event-thirsty = Thirsty Customer
souvlaki-event-misheard = Misheard Order
souvlaki-event-wrong-number = Wrong Number
souvlaki-event-across = Better Across the Street
souvlaki-event-queue-jumper = Queue Jumper
souvlaki-event-after-you = After You
souvlaki-event-hold = Please Hold
souvlaki-event-impatient = Impatient Customer
souvlaki-event-ouzo = Ouzo While You Wait
souvlaki-event-line-dead = The Line Went Dead
souvlaki-event-wallet = Forgot the Wallet
souvlaki-event-last-minute = Last-Minute Customer
souvlaki-event-ninja = Ninja in the Kitchen
souvlaki-event-rats = Rats in the Kitchen
souvlaki-event-supplier = Supplier’s Offer
souvlaki-event-kitchen = Change of Menu
souvlaki-event-health = Health Inspection
souvlaki-event-rumours = Nasty Rumours
souvlaki-event-change-plans = Change of Plans


## Event cards: their texts, put together from the row of the card in the box

# $target (noun: souvlaki-target-…), $effect (noun: souvlaki-effect-…)
souvlaki-text-choice = { $target } { $effect }
# Kinds of customers: .acc "choose …", .two "choose two …", .every "every …"
souvlaki-kind-any = customer
    .acc = a customer
    .two = two customers
    .every = every customer
souvlaki-kind-normal = normal customer
    .acc = a normal customer
    .two = two normal customers
    .every = every normal customer
souvlaki-kind-phone = telephone order
    .acc = a telephone order
    .two = two telephone orders
    .every = every telephone order
# $kind (noun), $limits (noun: souvlaki-only-…)
souvlaki-target-customer = Choose { $kind_acc }.
souvlaki-target-customer-only = Choose { $kind_acc } { $limits }.
souvlaki-target-two = Choose { $kind_two }.
souvlaki-target-two-only = Choose { $kind_two } { $limits }.
souvlaki-target-over = Choose { $kind_acc } and another player.
souvlaki-target-over-only = Choose { $kind_acc } { $limits }, and another player.
souvlaki-target-player = Choose a player.
souvlaki-target-opponent = Choose an opponent.
souvlaki-only-not-first = with somebody ahead in the queue
souvlaki-only-not-last = with somebody behind in the queue
souvlaki-only-straight = not yet sour
souvlaki-only-sour = already sour
# $count (number)
souvlaki-only-foods = { $count ->
    [one] wanting at least { $count } food
   *[other] wanting at least { $count } foods
}
souvlaki-only-queues = in different queues
# $first, $rest (nouns: souvlaki-only-…)
souvlaki-only-more = { $first }, { $rest }
# What a served customer gives more or less than is printed: "pays 2 euros more". $amount (number above 0)
souvlaki-gain-money-more = { $amount ->
    [one] pays { $amount } euro more
   *[other] pays { $amount } euros more
}
souvlaki-gain-money-less = { $amount ->
    [one] pays { $amount } euro less (never below 0)
   *[other] pays { $amount } euros less (never below 0)
}
souvlaki-gain-fame-more = gives { $amount } fame more
souvlaki-gain-fame-less = gives { $amount } fame less (never below 0)
# $first, $rest (nouns: souvlaki-gain-…)
souvlaki-gain-more = { $first } and { $rest }
# Effects on a customer. $gain (noun: souvlaki-gain-…)
souvlaki-effect-customer-gain = If served this round, it { $gain }.
souvlaki-effect-copy = Until the end of the round it orders the same as whoever stands in front of it. What it gives stays the same.
# $factor (number)
souvlaki-effect-multiply = Until the end of the round its order, money and fame count { $factor ->
    [2] double
   *[other] { $factor } times
}.
# $count (number)
souvlaki-effect-remove-food = { $count ->
    [one] Until the end of the round it goes without { $count } food of your choice.
   *[other] Until the end of the round it goes without { $count } foods of your choice.
}
# $foods (noun: souvlaki-foods-…)
souvlaki-effect-add-food = Until the end of the round this is added to its order: { $foods }.
souvlaki-effect-replace = It is discarded, and as many new customer cards take its place, just as sour or not.
souvlaki-effect-swap = They swap places, each as sour or not as it was.
souvlaki-effect-over-end = It goes to the end of that player’s queue, as sour or not as it was.
souvlaki-effect-over-front = It goes to the front of that player’s queue, as sour or not as it was.
souvlaki-effect-move-front = It moves to the front of its queue.
souvlaki-effect-move-end = It moves to the end of its queue.
souvlaki-effect-sour = It turns sour at once.
souvlaki-effect-straight = It is not sour any more.
souvlaki-effect-discard = It leaves the queue, and nobody pays for it.
souvlaki-effect-discard-penalty = It leaves the queue, and the owner pays with fame as for a customer who storms out.
# Effects on a player: -one "that player", -self the card’s player, -all every player. $kind (noun), $gain (noun)
souvlaki-effect-served-one = Until the end of the round { $kind_every } that this player serves { $gain }.
souvlaki-effect-served-self = Until the end of the round { $kind_every } that you serve { $gain }.
souvlaki-effect-served-all = Until the end of the round { $kind_every } that anybody serves { $gain }.
# $count (number)
souvlaki-effect-draw-food-one = { $count ->
    [one] This player draws { $count } food card.
   *[other] This player draws { $count } food cards.
}
souvlaki-effect-draw-food-self = { $count ->
    [one] Draw { $count } food card.
   *[other] Draw { $count } food cards.
}
souvlaki-effect-draw-food-all = { $count ->
    [one] Everybody draws { $count } food card.
   *[other] Everybody draws { $count } food cards.
}
souvlaki-effect-discard-food-one = { $count ->
    [one] This player discards { $count } food card at random.
   *[other] This player discards { $count } food cards at random.
}
souvlaki-effect-discard-food-self = { $count ->
    [one] Discard { $count } food card at random.
   *[other] Discard { $count } food cards at random.
}
souvlaki-effect-discard-food-all = { $count ->
    [one] Everybody discards { $count } food card at random.
   *[other] Everybody discards { $count } food cards at random.
}
souvlaki-effect-steal-food = { $count ->
    [one] Take { $count } food card at random from that hand.
   *[other] Take { $count } food cards at random from that hand.
}
souvlaki-effect-cycle-food = Discard any number of food cards and draw as many.
# $amount (number above 0)
souvlaki-effect-money-more-one = { $amount ->
    [one] This player gets { $amount } euro.
   *[other] This player gets { $amount } euros.
}
souvlaki-effect-money-more-self = { $amount ->
    [one] You get { $amount } euro.
   *[other] You get { $amount } euros.
}
souvlaki-effect-money-more-all = { $amount ->
    [one] Everybody gets { $amount } euro.
   *[other] Everybody gets { $amount } euros.
}
souvlaki-effect-money-less-one = { $amount ->
    [one] This player pays { $amount } euro, or what there is.
   *[other] This player pays { $amount } euros, or what there is.
}
souvlaki-effect-money-less-self = { $amount ->
    [one] You pay { $amount } euro, or what there is.
   *[other] You pay { $amount } euros, or what there is.
}
souvlaki-effect-money-less-all = { $amount ->
    [one] Everybody pays { $amount } euro, or what there is.
   *[other] Everybody pays { $amount } euros, or what there is.
}
souvlaki-effect-fame-more-one = This player gains { $amount } fame.
souvlaki-effect-fame-more-self = You gain { $amount } fame.
souvlaki-effect-fame-more-all = Everybody gains { $amount } fame.
souvlaki-effect-fame-less-one = This player loses { $amount } fame, or what there is.
souvlaki-effect-fame-less-self = You lose { $amount } fame, or what there is.
souvlaki-effect-fame-less-all = Everybody loses { $amount } fame, or what there is.
souvlaki-effect-add-customer-one = A new customer from the stack joins the end of this player’s queue.
souvlaki-effect-add-customer-self = A new customer from the stack joins the end of your queue.
souvlaki-effect-add-customer-all = A new customer from the stack joins the end of every queue.
souvlaki-effect-cancel = The next unforeseen factor that an opponent plays this round is cancelled.


## Phases, and short names for the chalk board

souvlaki-phase-setup = Set-up
souvlaki-phase-shops = Choice of shops
souvlaki-phase-hands = First cards
souvlaki-phase-maintenance = Shop maintenance
souvlaki-phase-customers = New customers
souvlaki-phase-phones = Telephone orders
souvlaki-phase-events = Unforeseen factors
souvlaki-phase-service = Service
souvlaki-phase-over = The end
souvlaki-sign-phase-1 = Upkeep
souvlaki-sign-phase-2 = Customers
souvlaki-sign-phase-3 = Factors
souvlaki-sign-phase-4 = Service
souvlaki-sign-phase-5 = End
# $round (number)
souvlaki-sign-round = Round { $round }
souvlaki-sign-cancelled = Cancelled


## Places on the board (labels, read out and shown)

# $number (number)
souvlaki-spot-food = Food card { $number }
souvlaki-spot-event = Event card { $number }
souvlaki-spot-offer = Customer { $number } at the door
# $shop (noun): still free
souvlaki-spot-plot = Free: { $shop }
# $seat (text)
souvlaki-spot-sign = { $seat }’s shop
souvlaki-spot-shop = Shop
# $place (number)
souvlaki-spot-place = Place { $place } in the queue


## Pieces (labels)

# $order (noun)
souvlaki-piece-food = Food card: { $order }
# $event (noun: souvlaki-event-…), $text (noun: souvlaki-text-choice or souvlaki-effect-…)
souvlaki-piece-event = { $event }: { $text }
# $shop, $nick (nouns), $money, $fame, $cost, $supplies, $cards, $times, $ads, $gain (numbers)
souvlaki-piece-shop = { $times ->
    [one] { $shop } ({ $nick }): starts with { $money } € and { $fame } fame; running cost { $cost } €; supplies { $supplies } € for cards: { $cards }; advertising { $ads } € for { $gain } fame
   *[other] { $shop } ({ $nick }): starts with { $money } € and { $fame } fame; running cost { $cost } €; supplies { $supplies } € for cards: { $cards }, up to { $times } times; advertising { $ads } € for { $gain } fame
}
# $customer, $order (nouns), $money, $fame (numbers)
souvlaki-piece-customer = { $customer }: { $order }; { $money } €, { $fame } fame
souvlaki-piece-customer-sour = { $customer }, sour: { $order }; { $money } €, { $fame } fame
souvlaki-piece-phone = { $customer }, by telephone: { $order }; { $money } €, { $fame } fame
souvlaki-piece-phone-sour = { $customer }, by telephone, sour: { $order }; { $money } €, { $fame } fame
# $seat (text), $piece (noun: one of those): in somebody else’s queue
souvlaki-piece-of = { $seat }: { $piece }
# the Big card at the door
souvlaki-piece-big = Big Telephone Order: two cards from the stack
# $piece (noun: one of those), $changes (noun: titles of event cards)
souvlaki-piece-changes = { $piece } ({ $changes })
# $amount, $loans (numbers)
souvlaki-piece-money = { $loans ->
    [0] Money: { $amount } €
    [one] Money: { $amount } €, with { $loans } loan
   *[other] Money: { $amount } €, with { $loans } loans
}
# $amount (number)
souvlaki-piece-fame = Fame: { $amount }
# $count, $discards (numbers)
souvlaki-piece-stack = { $count ->
    [one] { $count } card in the stack, { $discards } discarded
   *[other] { $count } cards in the stack, { $discards } discarded
}
# $count (number)
souvlaki-piece-hand-foods = { $count ->
    [one] { $count } food card in hand
   *[other] { $count } food cards in hand
}
souvlaki-piece-hand-events = { $count ->
    [one] { $count } event card in hand
   *[other] { $count } event cards in hand
}
# $order (noun)
souvlaki-piece-unused = On the counter, unused: { $order }
# $seat (text), $amount (number)
souvlaki-piece-track-money = { $seat }: { $amount } €
souvlaki-piece-track-fame = { $seat }: { $amount } fame


## Choices that are buttons

souvlaki-choice-keep = Keep these cards
souvlaki-choice-new = Throw all away, draw anew
# $cost, $cards (numbers)
souvlaki-choice-supplies = { $cards ->
    [one] Supplies: { $cards } card for { $cost } €
   *[other] Supplies: { $cards } cards for { $cost } €
}
# $cost, $fame (numbers)
souvlaki-choice-advertising = Advertising: { $fame } fame for { $cost } €
souvlaki-choice-done = Done shopping
# $event (noun)
souvlaki-choice-play = Play { $event }
souvlaki-choice-pass = Play no card
souvlaki-choice-enough = Done, draw now
souvlaki-choice-serve = Serve
souvlaki-choice-dismiss = Send away
souvlaki-choice-finish = Close the kitchen
# $food (noun)
souvlaki-choice-food = Without { $food }
# $seat (text)
souvlaki-choice-player = { $seat }
# The shortcut that lays the cheapest cards and serves. $order (noun: foods of those cards), $left (noun: left over)
souvlaki-choice-plan = Serve with { $order }; left over: { $left }
souvlaki-choice-plan-exact = Serve with { $order }, nothing left over


## What to do now

souvlaki-prompt-shop = Choose your shop.
souvlaki-prompt-hand = Keep your food cards, or throw them all away, once, and draw anew?
# $money (number)
souvlaki-prompt-maintenance = Supplies, advertising? You have { $money } €.
# $count, $limit (numbers)
souvlaki-prompt-limit = { $count ->
    [one] Too many food cards: discard { $count }, down to { $limit }.
   *[other] Too many food cards: discard { $count }, down to { $limit }.
}
# $left (number: customers that you still take)
souvlaki-prompt-take = { $left ->
    [one] Take your last customer of this round.
   *[other] Take a customer into your queue.
}
souvlaki-prompt-event = Play one event card, or none.
# $event (noun), $target (noun: souvlaki-target-…, as on the card)
souvlaki-prompt-target = { $event }. { $target }
souvlaki-prompt-target-second-customer = { $event }: choose the second customer.
souvlaki-prompt-target-second-player = { $event }: choose the player.
souvlaki-prompt-target-food = { $event }: which food does the customer do without?
souvlaki-prompt-menu = { $event }: discard as many food cards as you like, then draw as many.
# $customer, $order (nouns): the first of the queue and what it wants
souvlaki-prompt-serve = First: { $customer }, wants { $order }.
souvlaki-prompt-serve-short = First: { $customer }. Not enough cards.
souvlaki-prompt-serve-empty = Nobody is waiting. Lay a treat on the counter, or close the kitchen.
# $seat (text), $phase (noun)
souvlaki-prompt-wait = { $phase }: { $seat } to play.
souvlaki-prompt-watch = The cards are being dealt.
souvlaki-prompt-over = The game is over.


## What a choice would cost or bring

# $money, $fame (numbers, negative for a cost)
souvlaki-preview-fame = { SIGNED($fame) } fame
souvlaki-preview-both = { SIGNED($money) } €, { SIGNED($fame) } fame


## The log: whole sentences, present tense. $seat (text) is whose turn, shop or queue it is; amounts are numbers

# $shop, $nick (nouns)
souvlaki-log-shop-got = { $seat } opens { $shop }, “{ $nick }”.
souvlaki-log-hand-kept = { $seat } keeps the first food cards.
# $cards (number)
souvlaki-log-hand-thrown = { $cards ->
    [one] { $seat } throws { $cards } food card away for a new one.
   *[other] { $seat } throws { $cards } food cards away for new ones.
}
souvlaki-log-stack-remade-food = { $cards ->
    [one] The food stack is made anew: { $cards } card.
   *[other] The food stack is made anew: { $cards } cards.
}
souvlaki-log-stack-remade-events = { $cards ->
    [one] The stack of event cards is made anew: { $cards } card.
   *[other] The stack of event cards is made anew: { $cards } cards.
}
souvlaki-log-stack-remade-customers = { $cards ->
    [one] The customer stack is made anew: { $cards } card.
   *[other] The customer stack is made anew: { $cards } cards.
}
# $order (noun: what the card shows); hidden: for those who do not see it
souvlaki-log-food-drawn = { $seat } draws a food card: { $order }.
souvlaki-log-food-drawn-hidden = { $seat } draws a food card.
# $event (noun)
souvlaki-log-event-drawn = { $seat } draws { $event }.
souvlaki-log-event-drawn-hidden = { $seat } draws an event card.
souvlaki-log-food-discarded = { $seat } discards a food card: { $order }.
# $round (number)
souvlaki-log-round-began = Round { $round } begins.
# $phase (noun), $seats (text: names in the order of play)
souvlaki-log-phase-began = { $phase }, in order of fame: { $seats }.
# $amount (number, negative where it is paid)
souvlaki-log-loan-taken = { $seat } cannot pay and takes a loan: { SIGNED($amount) } €
souvlaki-log-cost-paid = { $seat } pays the running cost: { SIGNED($amount) } €
# $amount (number, negative), $cards, $fame (numbers)
souvlaki-log-supplies-bought = { $cards ->
    [one] { $seat } buys { $cards } food card: { SIGNED($amount) } €
   *[other] { $seat } buys { $cards } food cards: { SIGNED($amount) } €
}
souvlaki-log-advertised = { $seat } advertises: { SIGNED($amount) } €, { SIGNED($fame) } fame
# $customer (noun)
souvlaki-log-opened = At the door: { $customer }.
souvlaki-log-taken = { $seat } gets { $customer_def }.
souvlaki-log-big-taken = { $seat } takes the Big Telephone Order.
souvlaki-log-big-skipped = { $seat } turns up a Big Telephone Order, which is discarded.
# $customer (noun): by telephone, as a part of a Big order, by a card, in place of a misheard order
souvlaki-log-came-phone = { $seat }’s telephone rings: { $customer }.
souvlaki-log-came-big = { $seat }’s Big Telephone Order: { $customer }.
souvlaki-log-came-event = { CAP($customer_def) } joins { $seat }’s queue.
souvlaki-log-came-misheard = { $seat } heard it wrong, it is another order: { $customer }.
souvlaki-log-left-over = Nobody takes { $customer_def }.
# $event (noun), $by (text: whose Change of Plans)
souvlaki-log-played = { $seat } plays { $event }.
souvlaki-log-cancelled = { $by } has other plans: { $seat }’s { $event } is cancelled.
souvlaki-log-passed = { $seat } plays no event card.
# $event, $customer (nouns), $effect (noun: souvlaki-effect-…, for what lasts this round)
souvlaki-log-on-customer = { $event } is for { $customer_def } in { $seat }’s queue.
souvlaki-log-on-customer-effect = { $event } is for { $customer_def } in { $seat }’s queue. { $effect }
souvlaki-log-on-player = { $event } is for { $seat }.
souvlaki-log-on-player-effect = { $event } is for { $seat }. { $effect }
# $place (number: in the queue), $food (noun)
souvlaki-log-food-removed = { $seat }’s queue, place { $place }: one { $food } less in the order.
# $customer (noun), $place (number: where it stands now), $to (text: to whose queue)
souvlaki-log-moved = { CAP($customer_def) } goes to place { $place } in { $seat }’s queue.
souvlaki-log-moved-over = { CAP($customer_def) } leaves { $seat } and goes to place { $place } in { $to }’s queue.
# $place, $toplace (numbers), $to (text)
souvlaki-log-swapped = { $seat }’s place { $place } and { $to }’s place { $toplace } in the queues are swapped.
# $customer (noun)
souvlaki-log-turned-sour = { CAP($customer_def) } turns sour in { $seat }’s queue.
souvlaki-log-turned-straight = { CAP($customer_def) } in { $seat }’s queue is not sour any more.
# $fame (number, negative)
souvlaki-log-sent-off = { CAP($customer_def) } leaves { $seat }’s queue.
souvlaki-log-sent-off-fame = { CAP($customer_def) } leaves { $seat }’s queue: { SIGNED($fame) } fame
# $victim (text), $order (noun)
souvlaki-log-food-taken = { $seat } takes a food card from { $victim }: { $order }.
souvlaki-log-food-taken-hidden = { $seat } takes a food card from { $victim }.
souvlaki-log-food-lost = { $seat } loses a food card: { $order }.
# $money, $fame (numbers)
souvlaki-log-shop-changed-money = { $seat }: { SIGNED($money) } €
souvlaki-log-shop-changed-fame = { $seat }: { SIGNED($fame) } fame
# $order, $customer (nouns), $money, $fame (numbers)
souvlaki-log-laid = { $seat } lays on the counter: { $order }.
souvlaki-log-served = { $seat } serves { $customer_def }: { SIGNED($money) } €, { SIGNED($fame) } fame
souvlaki-log-dismissed = { $seat } sends { $customer_def } away: { SIGNED($fame) } fame
souvlaki-log-treated = { $seat } treats the customers to what is left over: { SIGNED($fame) } fame
# $customers (number)
souvlaki-log-service-done = { $customers ->
    [0] { $seat } closes the kitchen without having served anybody.
    [one] { $seat } closes the kitchen after { $customers } customer.
   *[other] { $seat } closes the kitchen after { $customers } customers.
}
souvlaki-log-left = { CAP($customer_def) } storms out of { $seat }’s queue: { SIGNED($fame) } fame
# $money, $fame (numbers: what counts, loans taken off)
souvlaki-log-goal-met = { $seat } has met the goal: { $money } € and { $fame } fame.
# $ending (noun: one of souvlaki-ending-…)
souvlaki-log-ended = The game ends: { $ending }.


## How the game ended

souvlaki-ending-goal = one shop has the money and the fame
souvlaki-ending-sum = several shops have the money and the fame, and the highest sum wins
souvlaki-ending-shared = several shops have the money and the fame and the same sum, a shared win
souvlaki-ending-limit = the last round is over and the highest sum of money and fame wins
souvlaki-ending-limit-shared = the last round is over and the highest sums are equal, a shared win
# $seat (text), $points (number: money and fame); then the same for several: $seats (text)
souvlaki-over-winner = { $seat } wins with { $points } in money and fame.
souvlaki-over-shared = { $seats } share the win with { $points } each in money and fame.


## The make-up of the score (the sum of money and fame)

souvlaki-count-start-money = Money to start with
souvlaki-count-start-fame = Fame to start with
souvlaki-count-customers-money = Money from customers
souvlaki-count-customers-fame = Fame from customers
souvlaki-count-treats = Treats
souvlaki-count-advertising = Advertising
souvlaki-count-advertising-fame = Fame by advertising
souvlaki-count-running = Running cost
souvlaki-count-supplies = Supplies
souvlaki-count-events-money = Money by event cards
souvlaki-count-events-fame = Fame by event cards
souvlaki-count-dismissed = Customers sent away
souvlaki-count-left = Customers who stormed out
souvlaki-count-loans = Loans
souvlaki-count-before = Before the record begins


## Panels and notes beside the names

# $round (number)
souvlaki-panel-round = Round { $round }
souvlaki-panel-phase = Phase
souvlaki-panel-turn = To play
souvlaki-panel-back = Second customers, in reverse order
souvlaki-panel-order = Order of this phase: highest fame first
# $place (number), $seat (text); why somebody is there: $fame, $start (numbers)
souvlaki-panel-place = { $place }. { $seat }
souvlaki-panel-why-fame = fame { $fame }
souvlaki-panel-why-start = fame { $fame }, started with { $start }
souvlaki-panel-why-seat = fame { $fame }, started with { $start }, by seat
souvlaki-panel-events = Your event cards
# $shop (noun), $cost, $cards, $times, $fame (numbers)
souvlaki-panel-shop = { $shop }
souvlaki-panel-cost = Running cost
souvlaki-panel-supplies = Supplies
souvlaki-panel-advertising = Advertising
souvlaki-value-cost = { $cost } €
souvlaki-value-supplies = { $times ->
    [one] { $cost } € for cards: { $cards }
   *[other] { $cost } € for cards: { $cards }, up to { $times } times
}
souvlaki-value-advertising = { $cost } € for { $fame } fame
# $seat (text)
souvlaki-panel-counter = { $seat }’s counter
souvlaki-panel-laid = Laid
souvlaki-panel-unused = Unused
souvlaki-panel-lacking = Lacking for the first in the queue
# What is in force to the end of the round. $seat (text), $place (number)
souvlaki-panel-effects = In force this round
souvlaki-panel-on-player = { $seat }
souvlaki-panel-on-all = everybody
souvlaki-panel-on-customer = { $seat }’s queue, place { $place }
souvlaki-panel-played = Played this round
# $event (noun)
souvlaki-panel-played-cancelled = { $event }, cancelled
# $seat (text)
souvlaki-panel-cancel = { $seat } lies in wait: an opponent’s next event card is cancelled
# $money, $fame (numbers): what wins
souvlaki-panel-goal = Goal: { $money } € and { $fame } fame
souvlaki-panel-seat = { $seat }
# $money, $fame, $loans, $net (numbers): $net is the money, loans taken off
souvlaki-value-goal = { $money } €, { $fame } fame
souvlaki-value-goal-loans = { $loans ->
    [one] { $money } €, less { $loans } loan: { $net } €; { $fame } fame
   *[other] { $money } €, less { $loans } loans: { $net } €; { $fame } fame
}
souvlaki-panel-discards = Discards
souvlaki-panel-foods = Food cards
souvlaki-panel-customers = Customers
souvlaki-panel-events-gone = Event cards
# $round (number)
souvlaki-panel-summary = Round { $round }, in short
# $served, $sour, $left (numbers of customers), $money, $fame (numbers)
souvlaki-value-summary = { SIGNED($money) } €, { SIGNED($fame) } fame (served { $served }, sour { $sour }, stormed out { $left })
# $amount, $count, $place (numbers)
souvlaki-note-money = { $amount } €
souvlaki-note-fame = { $amount } ★
souvlaki-note-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}
souvlaki-note-foods = { $count ->
    [one] { $count } food card
   *[other] { $count } food cards
}
souvlaki-note-events = { $count ->
    [one] { $count } event card
   *[other] { $count } event cards
}


## The text board

souvlaki-text-queue = Queue
souvlaki-text-hand = Food cards
souvlaki-text-events = Event cards
souvlaki-text-offer = At the door
souvlaki-text-counter = Counter
souvlaki-text-empty = nobody
# $sour, $phone (text): the signs of the text board
souvlaki-text-legend = Queues from the front: { $sour } sour, { $phone } by telephone.


## The rules in one sentence each. They are shown when a move is refused, so each says why.

souvlaki-clause-C1 = There are customer cards, food cards, unforeseen factors and four shops; a customer orders foods and brings money and fame.
souvlaki-clause-S1 = Two to four players choose different shops in seat order, or have them dealt, and start with the shop’s money and fame.
souvlaki-clause-S2 = There are three shuffled stacks; an empty one is made anew from its discards when a card is needed, and if there are none either, nothing is drawn.
souvlaki-clause-S3 = Everybody starts with equally many food cards, and with equally many unforeseen factors.
souvlaki-clause-S4 = Before the game each player, in order of fame, may throw all food cards away once for new ones, and must keep those.
souvlaki-clause-S5 = In a first game no unforeseen factors are drawn and their phase is left out.
souvlaki-clause-S6 = Everything lies open but the cards in hand; of those everybody sees how many there are, and only the two players concerned see what a Ninja takes.
souvlaki-clause-O1 = In every phase the player with the highest fame comes first; equals by their fame at the start of the game, then by seat; and you act only in your turn.
souvlaki-clause-O2 = A round has five phases, each with its own moves, and neither fame nor money ever falls below 0.
souvlaki-clause-M1 = From the second round on everybody pays the running cost, if need be with a loan, which is taken off the money when the goal is checked.
souvlaki-clause-M2 = After paying the running cost everybody draws one food card and one unforeseen factor.
souvlaki-clause-M3 = Supplies and advertising can each be bought once a round, supplies as often as the shop’s card says, and only with money in hand.
souvlaki-clause-M4 = Whoever holds more food cards than the limit discards down to it at once, before anything else.
souvlaki-clause-K1 = Everybody takes one of the customers at the door in order, then a second in reverse order; nobody can decline, and the last customer goes.
souvlaki-clause-K2 = A new customer goes to the end of the queue, and the order of a queue never changes unless a card says so.
souvlaki-clause-K3 = Then everybody draws one customer card as a telephone order for the end of the queue.
souvlaki-clause-K4 = A Big telephone order is taken like a customer: two cards are drawn and make one order, served whole or not at all.
souvlaki-clause-K5 = A Big telephone order that is drawn instead of taken is discarded and another card is drawn.
souvlaki-clause-F1 = In order, everybody may play one unforeseen factor a round, or none.
souvlaki-clause-F2 = A card needs a target that fits its text: “a customer” is anybody’s, “a player” may be yourself, “an opponent” may not.
souvlaki-clause-F3 = A card does what it says: at once, or until the end of the round; what lasts stays with its customer or its player.
souvlaki-clause-F4 = Change of Plans cancels the next card that an opponent plays later this round, never one that has been played.
souvlaki-clause-F5 = All changes to what a customer gives are added up first, and only the sum is raised to 0 if it is below.
souvlaki-clause-F6 = A customer who is moved stays as sour or not as before.
souvlaki-clause-F7 = Same Again needs a normal customer with somebody in front, and copies what that one wants at that moment, not money or fame.
souvlaki-clause-F8 = A Rich Tip goes with the customer: whoever serves it this round gets the money.
souvlaki-clause-F9 = Foods are added to and taken from the printed order in the order of the cards; Same Again replaces all of it, and what comes later works on the copy.
souvlaki-clause-V1 = You lay food cards of your hand, and only the first of the queue can be served, when unused foods on the counter cover the whole order; a laid card is never taken back.
souvlaki-clause-V2 = A food card may be laid if the counter and your hand together could cover the first order, or once you have served somebody.
souvlaki-clause-V3 = Whoever has served somebody and has foods left on the counter treats the customers, for fame, once in all; then the cards are discarded.
souvlaki-clause-V4 = During your own service you may send any customer of your own queue away; it costs fame, or what there is of it.
souvlaki-clause-V5 = Customers not served turn sour; those who were sour already leave and cost fame, by the fame printed on them.
souvlaki-clause-E1 = What lasts until the end of the round ends with it.
souvlaki-clause-E2 = The game is over as soon as a round ends and somebody has the money, loans taken off, and the fame of the goal; of several the highest sum wins, and equals share.
souvlaki-clause-E3 = After the last round, if nobody has met the goal, the highest sum of money and fame wins, loans taken off, and equals share.
