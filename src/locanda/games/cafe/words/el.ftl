### Café International: κείμενα, ελληνικά.
### Οι μορφές των ονομάτων είναι γνωρίσματα: .acc «μια Ιταλίδα» (αιτιατική), .defacc «την Ιταλίδα»,
### .gen «της Ιταλίας», .at «στο τραπέζι». Το $seat είναι πάντα όνομα παίκτη, χωρίς άρθρο.


## The game

cafe-title = Café International
cafe-tagline = Βάλτε πελάτες από δώδεκα χώρες στα σωστά τραπέζια, και προσέξτε να μη μείνει κανείς μόνος
cafe-about = Τέσσερις καρέκλες σε κάθε τραπέζι, το πολύ δύο κυρίες και δύο κύριοι, και μερικές καρέκλες βρίσκονται ανάμεσα σε δύο τραπέζια. Όσο πιο γεμάτο το τραπέζι, τόσο περισσότεροι οι πόντοι, και διπλάσιοι αν είναι όλοι από την ίδια χώρα. Όποιος δεν βρίσκει θέση πηγαίνει στο μπαρ.
cafe-author = Ρούντι Χόφμαν (Rudi Hoffmann)


## Options of a table

cafe-option-players = Παίκτες
    .help = Από δύο έως τέσσερις.
cafe-option-unexpected_guests = Απρόσμενοι πελάτες
    .help = Τα χέρια είναι κρυφά για τους άλλους παίκτες. Πόσους πελάτες έχει ο καθένας το βλέπουν όλοι.
cafe-option-regulars = Τραπέζια για τακτικούς πελάτες
    .help = Σε έναν γύρο μπορούν να καθίσουν στο ίδιο τραπέζι τρεις ή τέσσερις πελάτες του ίδιου φύλου, για 20 πόντους, ή 40 αν είναι όλοι από τη χώρα του τραπεζιού.
cafe-option-starter = Ποιος αρχίζει
    .help = Με κλήρο, αν δεν το διαλέξετε.


## Nations

cafe-nation-africa = Αφρική
    .gen = της Αφρικής
    .acc = την Αφρική
cafe-nation-britain = Μεγάλη Βρετανία
    .gen = της Μεγάλης Βρετανίας
    .acc = τη Μεγάλη Βρετανία
cafe-nation-china = Κίνα
    .gen = της Κίνας
    .acc = την Κίνα
cafe-nation-cuba = Κούβα
    .gen = της Κούβας
    .acc = την Κούβα
cafe-nation-france = Γαλλία
    .gen = της Γαλλίας
    .acc = τη Γαλλία
cafe-nation-germany = Γερμανία
    .gen = της Γερμανίας
    .acc = τη Γερμανία
cafe-nation-india = Ινδία
    .gen = της Ινδίας
    .acc = την Ινδία
cafe-nation-italy = Ιταλία
    .gen = της Ιταλίας
    .acc = την Ιταλία
cafe-nation-russia = Ρωσία
    .gen = της Ρωσίας
    .acc = τη Ρωσία
cafe-nation-spain = Ισπανία
    .gen = της Ισπανίας
    .acc = την Ισπανία
cafe-nation-turkey = Τουρκία
    .gen = της Τουρκίας
    .acc = την Τουρκία
cafe-nation-usa = ΗΠΑ
    .gen = των ΗΠΑ
    .acc = τις ΗΠΑ

## Guests

cafe-guest-africa-lady = Αφρικανή
    .acc = μια Αφρικανή
    .defacc = την Αφρικανή
cafe-guest-africa-gentleman = Αφρικανός
    .acc = έναν Αφρικανό
    .defacc = τον Αφρικανό
cafe-guest-britain-lady = Βρετανίδα
    .acc = μια Βρετανίδα
    .defacc = τη Βρετανίδα
cafe-guest-britain-gentleman = Βρετανός
    .acc = έναν Βρετανό
    .defacc = τον Βρετανό
cafe-guest-china-lady = Κινέζα
    .acc = μια Κινέζα
    .defacc = την Κινέζα
cafe-guest-china-gentleman = Κινέζος
    .acc = έναν Κινέζο
    .defacc = τον Κινέζο
cafe-guest-cuba-lady = Κουβανή
    .acc = μια Κουβανή
    .defacc = την Κουβανή
cafe-guest-cuba-gentleman = Κουβανός
    .acc = έναν Κουβανό
    .defacc = τον Κουβανό
cafe-guest-france-lady = Γαλλίδα
    .acc = μια Γαλλίδα
    .defacc = τη Γαλλίδα
cafe-guest-france-gentleman = Γάλλος
    .acc = έναν Γάλλο
    .defacc = τον Γάλλο
cafe-guest-germany-lady = Γερμανίδα
    .acc = μια Γερμανίδα
    .defacc = τη Γερμανίδα
cafe-guest-germany-gentleman = Γερμανός
    .acc = έναν Γερμανό
    .defacc = τον Γερμανό
cafe-guest-india-lady = Ινδή
    .acc = μια Ινδή
    .defacc = την Ινδή
cafe-guest-india-gentleman = Ινδός
    .acc = έναν Ινδό
    .defacc = τον Ινδό
cafe-guest-italy-lady = Ιταλίδα
    .acc = μια Ιταλίδα
    .defacc = την Ιταλίδα
cafe-guest-italy-gentleman = Ιταλός
    .acc = έναν Ιταλό
    .defacc = τον Ιταλό
cafe-guest-russia-lady = Ρωσίδα
    .acc = μια Ρωσίδα
    .defacc = τη Ρωσίδα
cafe-guest-russia-gentleman = Ρώσος
    .acc = έναν Ρώσο
    .defacc = τον Ρώσο
cafe-guest-spain-lady = Ισπανίδα
    .acc = μια Ισπανίδα
    .defacc = την Ισπανίδα
cafe-guest-spain-gentleman = Ισπανός
    .acc = έναν Ισπανό
    .defacc = τον Ισπανό
cafe-guest-turkey-lady = Τουρκάλα
    .acc = μια Τουρκάλα
    .defacc = την Τουρκάλα
cafe-guest-turkey-gentleman = Τούρκος
    .acc = έναν Τούρκο
    .defacc = τον Τούρκο
cafe-guest-usa-lady = Αμερικανίδα
    .acc = μια Αμερικανίδα
    .defacc = την Αμερικανίδα
cafe-guest-usa-gentleman = Αμερικανός
    .acc = έναν Αμερικανό
    .defacc = τον Αμερικανό
cafe-guest-lady-joker = κυρία-τζόκερ
    .acc = μια κυρία-τζόκερ
    .defacc = την κυρία-τζόκερ
cafe-guest-gentleman-joker = κύριος-τζόκερ
    .acc = έναν κύριο-τζόκερ
    .defacc = τον κύριο-τζόκερ
cafe-guest-hidden = κρυφός πελάτης
    .acc = έναν κρυφό πελάτη
    .defacc = τον κρυφό πελάτη

## Tables

cafe-table = τραπέζι { $number } { $nation_gen }
    .acc = το τραπέζι { $number } { $nation_gen }
    .at = στο τραπέζι { $number } { $nation_gen }


## Places on the board (labels, read out and shown)

cafe-spot-chair = Καρέκλα { $chair }, { $nation }
cafe-spot-chair-shared = Καρέκλα { $chair }, { $nation } και { $other }
cafe-spot-table = { CAP($table) }
cafe-spot-hand = Χέρι, θέση { $place }
cafe-spot-bar = Μπαρ
cafe-spot-stool = Μπαρ, θέση { $place }: { SIGNED($value) }
cafe-spot-bag = { $count ->
    [0] Η σακούλα είναι άδεια
    [one] Σακούλα: { $count } πελάτης
   *[other] Σακούλα: { $count } πελάτες
}
cafe-spot-nation = Για { $nation_acc }


## Pieces (labels)

cafe-piece = { CAP($guest) }
cafe-piece-joker = { CAP($guest) } για { $nation_acc }
cafe-piece-reserved = { CAP($table) }: κρατημένο για τακτικούς πελάτες
cafe-piece-at-home = { CAP($table) }: γεμάτο, όλοι είναι σαν στο σπίτι τους
cafe-piece-closed = Κλειστή καρέκλα


## Choices that are buttons

cafe-choice-done = Τέλος του γύρου
cafe-choice-pass = Πάσο
cafe-choice-regulars = Τακτικοί πελάτες
cafe-choice-ladies = Κυρίες
cafe-choice-gentlemen = Κύριοι
cafe-choice-nation = { $nation }


## What to do now

cafe-prompt-first = Βάλτε έναν πελάτη σε καρέκλα ή στο μπαρ, ή ανταλλάξτε έναν τζόκερ.
cafe-prompt-second = Βάλτε και δεύτερο πελάτη ή τελειώστε τον γύρο σας.
cafe-prompt-join = Ο πελάτης κάθεται μόνος: βάλτε και δεύτερο στο ίδιο τραπέζι.
cafe-prompt-opening = Δεν σχηματίζεται παρέα: βάλτε έναν πελάτη μόνο του ή στείλτε έναν στο μπαρ.
cafe-prompt-regulars = Τακτικοί πελάτες: βάλτε τον πρώτο { $table_at }.
cafe-prompt-regulars-more = { $count ->
    [one] Τακτικοί πελάτες: χρειάζεται τουλάχιστον { $count } ακόμη { $table_at }.
   *[other] Τακτικοί πελάτες: χρειάζονται τουλάχιστον { $count } ακόμη { $table_at }.
}
cafe-prompt-regulars-last = Βάλτε και τέταρτο πελάτη { $table_at } ή τελειώστε τον γύρο σας.
cafe-prompt-pass = Δεν γίνεται τίποτα: πρέπει να πάτε πάσο.
cafe-prompt-wait = Σειρά: { $seat }.
cafe-prompt-over = Το παιχνίδι τελείωσε.


## What a move would score or cost

cafe-preview-points = { SIGNED($points) }
cafe-preview-limit = { SIGNED($points) }, χέρι { $limit }


## The log: whole sentences, present tense

cafe-log-started = { $seat } αρχίζει.
cafe-log-drew = { $seat } τραβά { $guest_acc }.
cafe-log-drew-hidden = { $seat } τραβά έναν πελάτη χωρίς να τον δείξει.
cafe-log-seated = { $seat } βάζει { $guest_acc } στην καρέκλα { $chair } ({ $nation }): { SIGNED($points) }
cafe-log-seated-two = { $seat } βάζει { $guest_acc } στην καρέκλα { $chair } ({ $nation }): { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-alone = { $seat } βάζει { $guest_acc } στην καρέκλα { $chair } ({ $nation }), προς το παρόν χωρίς παρέα.
cafe-log-seated-joker = { $seat } βάζει { $guest_acc } για { $nation_acc } στην καρέκλα { $chair }: { SIGNED($points) }
cafe-log-seated-joker-two = { $seat } βάζει { $guest_acc } για { $nation_acc } στην καρέκλα { $chair }: { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-joker-alone = { $seat } βάζει { $guest_acc } για { $nation_acc } στην καρέκλα { $chair }, προς το παρόν χωρίς παρέα.
cafe-log-sat-regulars-ladies = { $seat } έχει { $guests } κυρίες ως τακτικές πελάτισσες { $table_at }: { SIGNED($points) }
cafe-log-sat-regulars-gentlemen = { $seat } έχει { $guests } κυρίους ως τακτικούς πελάτες { $table_at }: { SIGNED($points) }
cafe-log-took-bar = { $seat } στέλνει { $guest_acc } στο μπαρ, θέση { $place }: { SIGNED($value) }
cafe-log-exchanged = { $seat } παίρνει { $joker_defacc } από την καρέκλα { $chair } και βάζει εκεί { $guest_acc }.
cafe-log-limit-lowered = { $seat } γεμίζει { $table_acc } με μία μόνο χώρα· το όριο του χεριού πέφτει σε { $limit }.
cafe-log-declared-ladies = { $seat } κρατά { $table_acc } για τακτικούς πελάτες, μόνο κυρίες.
cafe-log-declared-gentlemen = { $seat } κρατά { $table_acc } για τακτικούς πελάτες, μόνο κυρίους.
cafe-log-finished = { $seat } τελειώνει τον γύρο.
cafe-log-passed = { $seat } δεν μπορεί να κάνει τίποτα και πάει πάσο.
cafe-log-hand-counted = { $seat } μένει με { cafe-count-guests-left } και { cafe-count-jokers-left }: { SIGNED($penalty) }
cafe-log-hand-empty = { $seat } δεν έχει πια πελάτες στο χέρι.
cafe-log-ended = Το παιχνίδι τελειώνει: { $ending }.


## How the game ended

cafe-ending-bar-full = το μπαρ γέμισε
cafe-ending-chairs-full = όλες οι καρέκλες είναι πιασμένες
cafe-ending-bag-low = στη σακούλα έμειναν οι τελευταίοι πελάτες
cafe-ending-hand-empty = ένας παίκτης έμεινε χωρίς πελάτες
cafe-ending-all-passed = όλοι πήγαν πάσο


## The make-up of the score

cafe-count-tables = Πελάτες στα τραπέζια
cafe-count-regulars = Τραπέζια τακτικών πελατών
cafe-count-bar = Μπαρ
cafe-count-hand = Έμειναν στο χέρι
cafe-count-guests = Πελάτες που έμειναν στο χέρι
cafe-count-jokers = Τζόκερ που έμειναν στο χέρι
cafe-count-before = Πριν από την αρχή της καταγραφής
cafe-count-total = Σύνολο
# αιτιατική: «μένει με…»
cafe-count-guests-left = { $guests ->
    [0] κανέναν πελάτη
    [one] { $guests } πελάτη
   *[other] { $guests } πελάτες
}
cafe-count-jokers-left = { $jokers ->
    [0] κανέναν τζόκερ
   *[other] { $jokers } τζόκερ
}


## Panels and notes beside the names

cafe-panel-cafe = Στο καφέ
cafe-panel-bag = Πελάτες στη σακούλα
cafe-panel-chairs = Ελεύθερες καρέκλες
cafe-panel-bar = Επόμενη θέση στο μπαρ
cafe-panel-bar-left = Ελεύθερες θέσεις στο μπαρ
cafe-panel-value = { SIGNED($value) }
cafe-panel-full = γεμάτο
cafe-note-limit = όριο χεριού { $limit }
cafe-note-hand = { $count ->
    [one] { $count } πελάτης στο χέρι
   *[other] { $count } πελάτες στο χέρι
}
cafe-note-joker = κρατά τζόκερ που πήρε από το ταμπλό
# The text board
cafe-text-legend = Οι καρέκλες έχουν αριθμό· οι πελάτες, χώρα και φύλο (γ κυρία, α κύριος, * τζόκερ).
cafe-text-lady = γ
cafe-text-gentleman = α
cafe-text-bar = Μπαρ:
cafe-text-bag = Σακούλα:


## The rules in one sentence each. They are shown when a move is refused, so each says why.

cafe-clause-C1 = Υπάρχουν μόνο τα τραπέζια και οι καρέκλες του σχεδίου: τέσσερις καρέκλες σε κάθε τραπέζι, και μερικές βρίσκονται ανάμεσα σε δύο τραπέζια και ανήκουν και στα δύο.
cafe-clause-C2 = Οι πελάτες είναι 100: τέσσερις κυρίες και τέσσερις κύριοι από κάθε χώρα, δύο κυρίες-τζόκερ και δύο κύριοι-τζόκερ.
cafe-clause-C3 = Οι χώρες είναι Αφρική, Γαλλία, Γερμανία, ΗΠΑ, Ινδία, Ισπανία, Ιταλία, Κίνα, Κούβα, Μεγάλη Βρετανία, Ρωσία και Τουρκία.
cafe-clause-C4 = Το μπαρ έχει 20 θέσεις που γεμίζουν με τη σειρά: οι πέντε πρώτες δίνουν πόντους, οι υπόλοιπες αφαιρούν.
cafe-clause-C5 = Οι πόντοι δεν τελειώνουν ποτέ, και μια βαθμολογία μπορεί να πέσει κάτω από το μηδέν.
cafe-clause-S1 = Παίζουν δύο έως τέσσερις· καθένας αρχίζει με πέντε πελάτες από τη σακούλα, ανοιχτούς σε όλους.
cafe-clause-S2 = Δεν είναι η σειρά σας: ο πρώτος παίκτης βγαίνει με κλήρο, αν δεν οριστεί, και η σειρά πάει δεξιόστροφα.
cafe-clause-T1 = Στον γύρο σας βάζετε σε τραπέζια έναν ή δύο πελάτες από το χέρι σας, ή στέλνετε έναν στο μπαρ, ή ανταλλάσσετε έναν τζόκερ, και τίποτε άλλο· ο γύρος τελειώνει μόνο αφού γίνει ένα από αυτά.
cafe-clause-T2 = Στο μπαρ πηγαίνει μόνο πελάτης από το χέρι σας, και αυτό είναι όλος ο γύρος.
cafe-clause-T3 = Η ανταλλαγή τζόκερ παίρνει ολόκληρο τον γύρο και δεν προστίθεται σε κάτι άλλο.
cafe-clause-T4 = Αυτή η καρέκλα δεν είναι ελεύθερη: σε κάθε καρέκλα κάθεται ένας πελάτης, και όποιος κάθισε δεν μετακινείται.
cafe-clause-T5 = Ο πελάτης πρέπει να είναι από τη χώρα ενός τραπεζιού στο οποίο ανήκει αυτή η καρέκλα.
cafe-clause-T6 = Σε ένα τραπέζι κάθονται μόνο μια κυρία με έναν κύριο, δύο με έναν ή δύο με δύο· σε κάποιο από τα τραπέζια αυτής της καρέκλας η ισορροπία θα χαλούσε.
cafe-clause-T7 = Σε έναν γύρο βάζετε το πολύ δύο πελάτες σε τραπέζια.
cafe-clause-T8 = Κανείς δεν κάθεται μόνος: δίπλα σε όποιον δεν δίνει πόντους κάθεται στον ίδιο γύρο και δεύτερος, στο ίδιο τραπέζι, και ο δεύτερος πελάτης του γύρου πρέπει να δίνει πόντους.
cafe-clause-T8a = Μόνο στον πρώτο πρώτο γύρο, και μόνο αν με κανέναν τρόπο δεν βγαίνουν πόντοι, μπορεί ένας πελάτης να καθίσει μόνος.
cafe-clause-T9 = Πάσο πάτε μόνο όταν δεν μπορείτε ούτε να βάλετε πελάτη σε τραπέζι ή στο μπαρ ούτε να ανταλλάξετε τζόκερ.
cafe-clause-P1 = Ένα ζευγάρι δίνει 2 πόντους, τρεις πελάτες 3, τέσσερις πελάτες 4, και διπλάσιους αν είναι όλοι από τη χώρα του τραπεζιού.
cafe-clause-P2 = Σε καρέκλα ανάμεσα σε δύο τραπέζια μετρούν και τα δύο, και οι πόντοι προστίθενται.
cafe-clause-P3 = Ο τζόκερ παίρνει τη χώρα ενός από τα τραπέζια της καρέκλας του, μία μόνο, και μετρά ως πελάτης της.
cafe-clause-P4 = Τα τέσσερα παραδείγματα του βιβλίου κανόνων δίνουν 4, 4, 2 και 17 πόντους.
cafe-clause-B1 = Στο μπαρ πηγαίνει ένας πελάτης ανά γύρο, στην επόμενη ελεύθερη θέση, και όχι σε γύρο που βάζετε πελάτες σε τραπέζια.
cafe-clause-B2 = Στο μπαρ δεν παίζουν ρόλο ούτε η χώρα ούτε το φύλο.
cafe-clause-B3 = Ο τζόκερ δεν πηγαίνει ποτέ στο μπαρ.
cafe-clause-J1 = Ένας τζόκερ σε καρέκλα ανταλλάσσεται μόνο με πελάτη από το χέρι σας, του ίδιου φύλου και της χώρας για την οποία κάθεται ο τζόκερ.
cafe-clause-J2 = Ο πελάτης παίρνει τη χώρα και το φύλο του τζόκερ, γι’ αυτό η ανταλλαγή δεν αλλάζει ούτε την ισορροπία ούτε το όριο του χεριού.
cafe-clause-D1 = Αφού βάλετε πελάτες σε τραπέζια ή στο μπαρ, τραβάτε ως το όριο του χεριού, που στην αρχή είναι πέντε.
cafe-clause-D2 = Όταν γεμίζετε ένα τραπέζι με τέσσερις πελάτες της χώρας του, το όριο του χεριού σας πέφτει κατά ένα, οριστικά.
cafe-clause-D2a = Ένα χέρι στο όριό του ή πάνω από αυτό δεν τραβά και δεν πετά τίποτα.
cafe-clause-D3 = Όταν στη σακούλα μείνουν τέσσερις πελάτες, κανείς δεν τραβά πια.
cafe-clause-E1 = Το παιχνίδι τελείωσε: τελειώνει με τον γύρο στον οποίο γεμίζει το μπαρ, πιάνονται όλες οι καρέκλες, μένουν στη σακούλα μόνο οι τελευταίοι πελάτες, ένας παίκτης δεν έχει κανέναν ή έχουν πάει όλοι πάσο.
cafe-clause-E2 = Στο τέλος κάθε πελάτης στο χέρι κοστίζει 5 πόντους και κάθε τζόκερ 10.
cafe-clause-E3 = Κερδίζει όποιος έχει τους περισσότερους πόντους· σε ισοπαλία η νίκη μοιράζεται.
cafe-clause-V1 = Με τους απρόσμενους πελάτες τα χέρια είναι κρυφά, αλλά το μέγεθός τους φαίνεται, όπως και ένας τζόκερ παρμένος από το ταμπλό.
cafe-clause-V2 = Τακτικοί πελάτες είναι τρεις ή τέσσερις του ίδιου φύλου που κάθονται σε έναν γύρο σε ένα τραπέζι, άδειο ή με έναν μόνο πελάτη αυτού του φύλου· σε αυτό το τραπέζι δεν κάθεται πια κανείς άλλος.
