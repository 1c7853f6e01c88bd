### Café International: texts, English.
### Nouns (nations, guests, tables, hands) have their plain name as value and their other forms as attributes; a sentence uses
### $guest for the plain name and $guest_indef for a form. $seat is always a player’s name.
### Forms in English: .indef "an Italian lady", .def "the Italian lady".


## The game

cafe-title = Café International
cafe-tagline = Seat guests from twelve nations at the right tables, and mind who sits alone
cafe-about = Four chairs a table, two ladies and two gentlemen at most, some chairs between two tables. The fuller a table, the more it scores, and twice as much if everybody is at home there. Who finds no seat goes to the bar.
cafe-author = Rudi Hoffmann


## Options of a table

cafe-option-players = Players
    .help = Two to four.
cafe-option-unexpected_guests = Unexpected guests
    .help = Hands are hidden from the other players. Their size stays public.
cafe-option-regulars = Tables for regulars
    .help = Three or four guests of one sex may be seated at one table in one turn, for 20 points, or 40 if they are all of its nation.
cafe-option-starter = Who starts
    .help = Drawn by lot, unless you choose.


## Nations

cafe-nation-africa = Africa
cafe-nation-britain = Britain
cafe-nation-china = China
cafe-nation-cuba = Cuba
cafe-nation-france = France
cafe-nation-germany = Germany
cafe-nation-india = India
cafe-nation-italy = Italy
cafe-nation-russia = Russia
cafe-nation-spain = Spain
cafe-nation-turkey = Turkey
cafe-nation-usa = USA


## Guests

cafe-guest-africa-lady = African lady
    .indef = an African lady
    .def = the African lady
cafe-guest-africa-gentleman = African gentleman
    .indef = an African gentleman
    .def = the African gentleman
cafe-guest-britain-lady = British lady
    .indef = a British lady
    .def = the British lady
cafe-guest-britain-gentleman = British gentleman
    .indef = a British gentleman
    .def = the British gentleman
cafe-guest-china-lady = Chinese lady
    .indef = a Chinese lady
    .def = the Chinese lady
cafe-guest-china-gentleman = Chinese gentleman
    .indef = a Chinese gentleman
    .def = the Chinese gentleman
cafe-guest-cuba-lady = Cuban lady
    .indef = a Cuban lady
    .def = the Cuban lady
cafe-guest-cuba-gentleman = Cuban gentleman
    .indef = a Cuban gentleman
    .def = the Cuban gentleman
cafe-guest-france-lady = French lady
    .indef = a French lady
    .def = the French lady
cafe-guest-france-gentleman = French gentleman
    .indef = a French gentleman
    .def = the French gentleman
cafe-guest-germany-lady = German lady
    .indef = a German lady
    .def = the German lady
cafe-guest-germany-gentleman = German gentleman
    .indef = a German gentleman
    .def = the German gentleman
cafe-guest-india-lady = Indian lady
    .indef = an Indian lady
    .def = the Indian lady
cafe-guest-india-gentleman = Indian gentleman
    .indef = an Indian gentleman
    .def = the Indian gentleman
cafe-guest-italy-lady = Italian lady
    .indef = an Italian lady
    .def = the Italian lady
cafe-guest-italy-gentleman = Italian gentleman
    .indef = an Italian gentleman
    .def = the Italian gentleman
cafe-guest-russia-lady = Russian lady
    .indef = a Russian lady
    .def = the Russian lady
cafe-guest-russia-gentleman = Russian gentleman
    .indef = a Russian gentleman
    .def = the Russian gentleman
cafe-guest-spain-lady = Spanish lady
    .indef = a Spanish lady
    .def = the Spanish lady
cafe-guest-spain-gentleman = Spanish gentleman
    .indef = a Spanish gentleman
    .def = the Spanish gentleman
cafe-guest-turkey-lady = Turkish lady
    .indef = a Turkish lady
    .def = the Turkish lady
cafe-guest-turkey-gentleman = Turkish gentleman
    .indef = a Turkish gentleman
    .def = the Turkish gentleman
cafe-guest-usa-lady = American lady
    .indef = an American lady
    .def = the American lady
cafe-guest-usa-gentleman = American gentleman
    .indef = an American gentleman
    .def = the American gentleman
cafe-guest-lady-joker = lady joker
    .indef = a lady joker
    .def = the lady joker
cafe-guest-gentleman-joker = gentleman joker
    .indef = a gentleman joker
    .def = the gentleman joker
cafe-guest-hidden = hidden guest
    .indef = a hidden guest
    .def = the hidden guest


## Tables

# $nation (noun), $number (number: 1 or 2)
cafe-table = table { $number } of { $nation }


## Places on the board (labels, read out and shown)

# $chair (number), $nation (noun): a chair of one table, or of two tables of one nation
cafe-spot-chair = Chair { $chair }, { $nation }
# $chair (number), $nation, $other (nouns): a chair between tables of two nations
cafe-spot-chair-shared = Chair { $chair }, { $nation } and { $other }
# $table (noun)
cafe-spot-table = { CAP($table) }
# $place (number: from 1)
cafe-spot-hand = Hand, place { $place }
# $seat (text), $place (number)
cafe-spot-bar = Bar
# $place (number), $value (number)
cafe-spot-stool = Bar, place { $place }: { SIGNED($value) }
# $count (number)
cafe-spot-bag = { $count ->
    [0] The bag is empty
    [one] Bag: { $count } guest
   *[other] Bag: { $count } guests
}
# $nation (noun): the choice of a joker’s nation
cafe-spot-nation = As { $nation }


## Pieces (labels)

# $guest (noun)
cafe-piece = { CAP($guest) }
# $guest (noun: a joker), $nation (noun)
cafe-piece-joker = { CAP($guest) } as { $nation }
# $table (noun)
cafe-piece-reserved = { CAP($table) }: kept for regulars
cafe-piece-at-home = { CAP($table) }: full, everybody is at home here
cafe-piece-closed = Closed chair


## Choices that are buttons

cafe-choice-done = Finish the turn
cafe-choice-pass = Pass
cafe-choice-regulars = Seat regulars
cafe-choice-ladies = Ladies
cafe-choice-gentlemen = Gentlemen
cafe-choice-nation = { $nation }


## What to do now

cafe-prompt-first = Seat a guest, put one at the bar, or exchange a joker.
cafe-prompt-second = Seat a second guest, or finish the turn.
cafe-prompt-join = The guest sits alone: seat a second one at the same table.
cafe-prompt-opening = No guests go together: seat one alone, or put one at the bar.
# $table (noun)
cafe-prompt-regulars = Tables for regulars: seat the first guest at { $table }.
# $table (noun), $count (number: how many at least are still missing)
cafe-prompt-regulars-more = { $count ->
    [one] Tables for regulars: at least { $count } more guest at { $table }.
   *[other] Tables for regulars: at least { $count } more guests at { $table }.
}
# $table (noun): three are seated, the fourth is optional
cafe-prompt-regulars-last = Seat a fourth guest at { $table }, or finish the turn.
cafe-prompt-pass = Nothing is possible: you have to pass.
# $seat (text)
cafe-prompt-wait = { $seat } to play.
cafe-prompt-over = The game is over.


## What a move would score or cost

# $points (number)
cafe-preview-points = { SIGNED($points) }
# $limit (number): completes a one-nation table
cafe-preview-limit = { SIGNED($points) }, a hand of { $limit }


## The log: whole sentences, present tense

# $seat (text)
cafe-log-started = { $seat } starts.
# $seat (text), $guest (noun), $left (number: in the bag)
cafe-log-drew = { $seat } draws { $guest_indef }.
# $seat (text), $left (number)
cafe-log-drew-hidden = { $seat } draws a guest unseen.
# $seat (text), $guest (noun), $chair (number), $nation (noun), $points (number)
cafe-log-seated = { $seat } seats { $guest_indef } on chair { $chair } ({ $nation }): { SIGNED($points) }
# the same, on a chair of two tables that both score; $a, $b (numbers)
cafe-log-seated-two = { $seat } seats { $guest_indef } on chair { $chair } ({ $nation }): { $a } + { $b } = { SIGNED($points) }
# $seat (text), $guest (noun), $chair (number), $nation (noun)
cafe-log-seated-alone = { $seat } seats { $guest_indef } on chair { $chair } ({ $nation }), alone for now.
# $seat (text), $guest (noun: a joker), $chair (number), $nation (noun), $points (number)
cafe-log-seated-joker = { $seat } seats { $guest_indef } as { $nation } on chair { $chair }: { SIGNED($points) }
cafe-log-seated-joker-two = { $seat } seats { $guest_indef } as { $nation } on chair { $chair }: { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-joker-alone = { $seat } seats { $guest_indef } as { $nation } on chair { $chair }, alone for now.
# $seat (text), $table (noun), $guests (number: 3 or 4), $points (number)
cafe-log-sat-regulars-ladies = { $seat } has { $guests } ladies as regulars at { $table }: { SIGNED($points) }
cafe-log-sat-regulars-gentlemen = { $seat } has { $guests } gentlemen as regulars at { $table }: { SIGNED($points) }
# $seat (text), $guest (noun), $place (number), $value (number)
cafe-log-took-bar = { $seat } puts { $guest_indef } at the bar, place { $place }: { SIGNED($value) }
# $seat (text), $guest, $joker (nouns), $chair (number)
cafe-log-exchanged = { $seat } exchanges { $joker_def } on chair { $chair } for { $guest_indef }.
# $seat (text), $limit (number), $table (noun)
cafe-log-limit-lowered = { $seat } fills { $table } with its own nation; the hand limit falls to { $limit }.
# $seat (text), $table (noun)
cafe-log-declared-ladies = { $seat } keeps { $table } for regulars, ladies only.
cafe-log-declared-gentlemen = { $seat } keeps { $table } for regulars, gentlemen only.
# $seat (text)
cafe-log-finished = { $seat } finishes the turn.
cafe-log-passed = { $seat } can do nothing and passes.
# $seat (text), $guests, $jokers (numbers), $penalty (number, negative or 0)
cafe-log-hand-counted = { $seat } is left with { cafe-count-guests-left } and { cafe-count-jokers-left }: { SIGNED($penalty) }
cafe-log-hand-empty = { $seat } has no guest left in hand.
# $ending (noun: one of cafe-ending-…)
cafe-log-ended = The game ends: { $ending }.


## How the game ended

cafe-ending-bar-full = the bar is full
cafe-ending-chairs-full = every chair is taken
cafe-ending-bag-low = the bag is down to its last guests
cafe-ending-hand-empty = a player has no guests left
cafe-ending-all-passed = everybody has passed


## The make-up of the score

cafe-count-tables = Guests at tables
cafe-count-regulars = Tables for regulars
cafe-count-bar = Bar
cafe-count-hand = Left in hand
cafe-count-guests = Guests left in hand
cafe-count-jokers = Jokers left in hand
cafe-count-before = Before the record begins
cafe-count-total = Total
# $guests (number)
cafe-count-guests-left = { $guests ->
    [0] no guests
    [one] { $guests } guest
   *[other] { $guests } guests
}
# $jokers (number)
cafe-count-jokers-left = { $jokers ->
    [0] no jokers
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}


## Panels and notes beside the names

cafe-panel-cafe = In the café
cafe-panel-bag = Guests in the bag
cafe-panel-chairs = Free chairs
cafe-panel-bar = Next place at the bar
cafe-panel-bar-left = Free places at the bar
# $value (number)
cafe-panel-value = { SIGNED($value) }
cafe-panel-full = full
# $limit (number)
cafe-note-limit = hand limit { $limit }
# $count (number): a hidden hand
cafe-note-hand = { $count ->
    [one] { $count } guest in hand
   *[other] { $count } guests in hand
}
cafe-note-joker = holds a joker taken from the board
# The text board
cafe-text-legend = Chairs by number; a guest is shown by nation and sex (f lady, m gentleman, * joker).
cafe-text-lady = f
cafe-text-gentleman = m
cafe-text-bar = Bar:
cafe-text-bag = Bag:


## The rules in one sentence each. They are shown when a move is refused, so each says why.

cafe-clause-C1 = There are only the tables and chairs of the map: four chairs at each table, and some chairs stand between two tables and belong to both.
cafe-clause-C2 = There are 100 guests: four ladies and four gentlemen of each nation, two lady jokers and two gentleman jokers.
cafe-clause-C3 = The nations are Africa, Britain, China, Cuba, France, Germany, India, Italy, Russia, Spain, Turkey and the USA.
cafe-clause-C4 = The bar has 20 places, filled in order; the first five give points, the others cost points.
cafe-clause-C5 = There are always enough points to go round, and a score may fall below zero.
cafe-clause-S1 = Two to four players start with five guests each, drawn from the bag and open to all.
cafe-clause-S2 = It is not your turn: the first player is drawn by lot unless chosen, and play goes clockwise.
cafe-clause-T1 = In a turn you seat one or two guests from your hand, or put one at the bar, or exchange a joker, and nothing else; the turn is over only when you have done one of these.
cafe-clause-T2 = Only a guest from your hand goes to the bar, and that is the whole turn.
cafe-clause-T3 = Exchanging a joker is a turn of its own and cannot be added to another one.
cafe-clause-T4 = This chair is not free: one guest a chair, and whoever is seated stays seated.
cafe-clause-T5 = The guest must be of the nation of a table that this chair belongs to.
cafe-clause-T6 = A table takes only a lady with a gentleman, two with one, or two with two; at one of the tables of this chair the balance would be broken.
cafe-clause-T7 = You seat at most two guests in a turn.
cafe-clause-T8 = Nobody sits alone: a guest who scores nothing must be joined in the same turn by a second one at the same table, and the second guest of a turn must score.
cafe-clause-T8a = Only on the very first turn, and only if no seating scores, may one guest be seated alone.
cafe-clause-T9 = You may pass only when you can seat nobody, put nobody at the bar and exchange no joker.
cafe-clause-P1 = A pair scores 2, three guests 3, four guests 4, and twice as much if all of them are of the table’s nation.
cafe-clause-P2 = On a chair between two tables both are scored, and the points are added.
cafe-clause-P3 = A joker takes the nation of a table of its chair, one nation only, and counts as a guest of it.
cafe-clause-P4 = The four examples of the rulebook score 4, 4, 2 and 17 points.
cafe-clause-B1 = One guest a turn goes to the bar, to the next free place, and not in a turn in which you seat guests at tables.
cafe-clause-B2 = At the bar neither nation nor sex matters.
cafe-clause-B3 = A joker never goes to the bar.
cafe-clause-J1 = A joker on a chair is exchanged only for a guest in your hand of the same sex and of the nation the joker stands for.
cafe-clause-J2 = The guest takes over the joker’s nation and sex, so an exchange changes no balance and no hand limit.
cafe-clause-D1 = After seating guests or using the bar you draw up to your hand limit, five at first.
cafe-clause-D2 = Filling a table with four guests of its own nation lowers your hand limit by one for good.
cafe-clause-D2a = A hand at its limit or above draws nothing and throws nothing away.
cafe-clause-D3 = Nobody draws any more when four guests are left in the bag.
cafe-clause-E1 = The game is over: it ends with the turn in which the bar is full, all chairs are taken, the bag is down to its last guests, a player holds no guest, or everybody has passed.
cafe-clause-E2 = At the end each guest in hand costs 5 points and each joker 10.
cafe-clause-E3 = Most points win; equal players share the win.
cafe-clause-V1 = With unexpected guests hands are hidden, but their size and limit are public, and so is a joker taken from the board.
cafe-clause-V2 = Regulars are three or four guests of one sex seated in one turn at one table that was empty or had a single guest of that sex; such a table takes nobody else.
