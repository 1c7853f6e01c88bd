### Boutique Hotel Manager: κείμενα, ελληνικά.
### Οι μορφές των ονομάτων είναι γνωρίσματα: .acc «την Τρίτη», «την κουζίνα» (αιτιατική), .gen «της Τρίτης», «κουζίνας».
### Το $seat είναι πάντα όνομα παίκτη, χωρίς άρθρο.


## The game

boutique-title = Boutique Hotel Manager
boutique-tagline = Ορίστε τιμές, κερδίστε τους πελάτες, προσλάβετε αρκετό προσωπικό και κρατήστε τα αστέρια σας
boutique-about = Όσοι κλείνουν δωμάτιο διαλέγουν το φθηνότερο ξενοδοχείο που τους χωρά· όσοι έρχονται χωρίς κράτηση μένουν στο πρώτο που μπορούν να πληρώσουν. Κάθε πελάτης θέλει προσωπικό, και όποιος δεν έχει αρκετό χάνει αστέρια. Ύστερα από δύο εβδομάδες κερδίζει όποιος έχει τα περισσότερα χρήματα.
boutique-author = κάποιος που το βιβλίο κανόνων δεν κατονομάζει


## Options of a table

boutique-option-players = Παίκτες
    .help = Από δύο έως έξι.
boutique-option-starter = Ποιος αρχίζει
    .help = Με κλήρο, εκτός αν τον ορίσετε. Και τις δύο εβδομάδες αρχίζει το ίδιο ξενοδοχείο.


## Days

boutique-day-monday = Δευτέρα
    .acc = τη Δευτέρα
    .gen = της Δευτέρας
boutique-day-tuesday = Τρίτη
    .acc = την Τρίτη
    .gen = της Τρίτης
boutique-day-wednesday = Τετάρτη
    .acc = την Τετάρτη
    .gen = της Τετάρτης
boutique-day-thursday = Πέμπτη
    .acc = την Πέμπτη
    .gen = της Πέμπτης
boutique-day-friday = Παρασκευή
    .acc = την Παρασκευή
    .gen = της Παρασκευής
boutique-day-saturday = Σάββατο
    .acc = το Σάββατο
    .gen = του Σαββάτου
boutique-day-sunday = Κυριακή
    .acc = την Κυριακή
    .gen = της Κυριακής
boutique-short-monday = Δευ
boutique-short-tuesday = Τρι
boutique-short-wednesday = Τετ
boutique-short-thursday = Πεμ
boutique-short-friday = Παρ
boutique-short-saturday = Σαβ
boutique-short-sunday = Κυρ


## Price dice: one for each day, one for breakfast; "the price for …"

boutique-die-monday = Δευτέρα
    .gen = της Δευτέρας
boutique-die-tuesday = Τρίτη
    .gen = της Τρίτης
boutique-die-wednesday = Τετάρτη
    .gen = της Τετάρτης
boutique-die-thursday = Πέμπτη
    .gen = της Πέμπτης
boutique-die-friday = Παρασκευή
    .gen = της Παρασκευής
boutique-die-saturday = Σάββατο
    .gen = του Σαββάτου
boutique-die-sunday = Κυριακή
    .gen = της Κυριακής
boutique-die-breakfast = πρωινό
    .gen = του πρωινού


## Departments

boutique-department-housekeeping = καθαριότητα
    .acc = την καθαριότητα
    .gen = καθαριότητας
boutique-department-check-in = υποδοχή
    .acc = την υποδοχή
    .gen = υποδοχής
boutique-department-kitchen = κουζίνα
    .acc = την κουζίνα
    .gen = κουζίνας


## Phases

boutique-phase-prices = Προετοιμασία
boutique-phase-booking = Κρατήσεις
boutique-phase-planning = Προγραμματισμός
boutique-phase-walk-in = Αφίξεις χωρίς κράτηση
boutique-phase-expansion = Επέκταση
boutique-phase-over = Τέλος


## What guests ask for

boutique-stay-rooms = { $count ->
    [one] { $count } δωμάτιο
   *[other] { $count } δωμάτια
}
boutique-stay-nights = { $count ->
    [one] { $count } νύχτα
   *[other] { $count } νύχτες
}
boutique-card-plain = { $rooms }, { $nights }
boutique-card-doors = { $rooms } με πόρτα ανάμεσά τους, { $nights }
boutique-card-breakfast = { $rooms }, { $nights }, με πρωινό
boutique-card-doors-breakfast = { $rooms } με πόρτα ανάμεσά τους, { $nights }, με πρωινό


## Places on the board (labels, read out and shown)

boutique-spot-price = Τιμή { $die_gen }
boutique-spot-room = Δωμάτιο { $room }
boutique-spot-die = Λευκό ζάρι


## Pieces (labels)

boutique-piece-price = Τιμή { $die_gen }: { $amount }
boutique-piece-price-hidden = Τιμή { $die_gen }: ακόμη κρυφή
boutique-piece-price-unset = Τιμή { $die_gen }: δεν ορίστηκε ακόμη
boutique-piece-square-green = Άφιξη, μόνο δωμάτιο
boutique-piece-square-brown = Άφιξη, με πρωινό
boutique-piece-circle-green = Άλλη νύχτα, μόνο δωμάτιο
boutique-piece-circle-brown = Άλλη νύχτα, με πρωινό
boutique-piece-door = Δωμάτια με πόρτα ανάμεσά τους
boutique-piece-staff = { CAP($department) }: { $count }
boutique-piece-staff-hidden = { CAP($department) }: ακόμη κρυφό
boutique-piece-money = Χρήματα: { $amount }
boutique-piece-stars = { $count ->
    [0] Κανένα αστέρι
    [one] { $count } αστέρι
   *[other] { $count } αστέρια
}
boutique-piece-bid = { $count ->
    [0] Προσφορά χωρίς κάρτες
    [one] Προσφορά: { $count } κάρτα
   *[other] Προσφορά: { $count } κάρτες
}
boutique-piece-guests = Πελάτες: { $card }
boutique-piece-deck = { $count ->
    [0] Δεν έμειναν κάρτες πελατών
    [one] Μένει { $count } κάρτα πελατών
   *[other] Μένουν { $count } κάρτες πελατών
}
boutique-piece-check-in = Ημέρα άφιξης: { $day }
boutique-piece-budget = Προϋπολογισμός ανά νύχτα: { $amount }
boutique-piece-place = Θέση { $place } στην κατάταξη
boutique-piece-need = { CAP($department) }: χρειάζονται { $count }
boutique-piece-offer = Οι πελάτες θα πλήρωναν { $amount }
boutique-sign-full = Γεμάτο
boutique-sign-dear = Ακριβό
boutique-sign-closed = Κλειστό


## Choices that are buttons

boutique-choice-keep = Καμία αλλαγή τιμής
boutique-choice-amount = { $amount }
boutique-choice-bid = Προσφορά { $sum }
boutique-choice-bid-nothing = Καμία προσφορά
boutique-choice-cards = { $count ->
    [0] Καμία κάρτα
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
boutique-choice-bid-high = { $sum } + …
boutique-choice-bid-low = + { $sum }
boutique-choice-cards-high = { $count } + …
boutique-choice-cards-low = + { $count }
boutique-choice-hire = { $count ->
    [0] Κανένας
   *[other] { $count }
}
boutique-choice-add = { $count ->
    [0] Κανένα νέο δωμάτιο
    [one] { $count } νέο δωμάτιο
   *[other] { $count } νέα δωμάτια
}


## What to do now

boutique-prompt-price = Κρυφά από τους άλλους: ορίστε την τιμή { $die_gen }.
boutique-prompt-change = Αλλάξτε ένα μόνο ζάρι τιμής ή αφήστε τις τιμές όπως είναι.
boutique-prompt-change-walk-in = { CAP($day) }: αλλάξτε ένα μόνο ζάρι τιμής ή αφήστε τις τιμές όπως είναι.
boutique-prompt-bid = Ισοπαλία: κάντε προσφορά για τους πελάτες. Έχετε { $money }, και ό,τι προσφέρετε χάνεται.
boutique-prompt-bid-ranking = Ίδια χρήματα: κάντε προσφορά για καλύτερη θέση στην κατάταξη. Έχετε { $money }, και ό,τι προσφέρετε χάνεται.
boutique-prompt-cards = Με πόσες κάρτες προσφέρετε { $sum }; Οι άλλοι βλέπουν μόνο πόσες είναι.
boutique-prompt-room = Διαλέξτε δωμάτιο για τους πελάτες ({ $number } από { $count }).
boutique-prompt-staff = Πόσα άτομα προσλαμβάνετε για { $department_acc }; Καθένα κοστίζει { $wage } για την εβδομάδα.
boutique-prompt-expand = Πόσα δωμάτια προσθέτετε για την επόμενη εβδομάδα; Καθένα κοστίζει { $price }.
boutique-prompt-ready = Διαλέξατε. Οι άλλοι σκέφτονται ακόμη.
boutique-prompt-wait = Σειρά: { $seat }.
boutique-prompt-wait-all = Όλα τα ξενοδοχεία διαλέγουν ταυτόχρονα.
boutique-prompt-out = Το ξενοδοχείο σας έμεινε χωρίς αστέρια και βγήκε από το παιχνίδι.
boutique-prompt-over = Το παιχνίδι τελείωσε.


## What a choice would cost or bring

boutique-preview-money = { SIGNED($amount) }


## The log: whole sentences, present tense

boutique-log-started = { $seat } αρχίζει.
boutique-log-ready = Η επιλογή έγινε: { $seat }.
boutique-log-prices-shown = { $seat } δείχνει τις τιμές του.
boutique-log-price-changed = { $seat } αλλάζει την τιμή { $die_gen } από { $before } σε { $amount }.
boutique-log-prices-kept = { $seat } αφήνει τις τιμές όπως είναι.
boutique-log-day-rolled = Οι πελάτες φτάνουν { $day_acc }.
boutique-log-budget-rolled = Οι πελάτες μπορούν να πληρώσουν { $amount } τη νύχτα.
boutique-log-deck-remade = { $cards ->
    [one] Η τράπουλα ξαναγίνεται: { $cards } κάρτα πελατών.
   *[other] Η τράπουλα ξαναγίνεται: { $cards } κάρτες πελατών.
}
boutique-log-guests-came = Οι πελάτες ζητούν: { $card }.
boutique-log-offered = { $seat } ζητά { $amount }.
boutique-log-full = { $seat } δεν έχει διαθεσιμότητα.
boutique-log-too-dear = { $seat } ξεπερνά τον προϋπολογισμό των πελατών.
boutique-log-lost = Κανένα ξενοδοχείο δεν δέχεται τους πελάτες: χάνονται.
boutique-log-bid-chosen = { $seat } παίρνει στο χέρι { $sum } για προσφορά.
boutique-log-bid-chosen-hidden = { $seat } ετοιμάζει μια προσφορά.
boutique-log-bid-laid = { $cards ->
    [0] { $seat } κάνει προσφορά χωρίς κάρτες.
    [one] { $seat } βάζει { $cards } κάρτα κλειστή.
   *[other] { $seat } βάζει { $cards } κάρτες κλειστές.
}
boutique-log-bid-shown = { $cards ->
    [one] { $seat } δείχνει την προσφορά ({ $cards } κάρτα) και χάνει { $sum }.
   *[other] { $seat } δείχνει την προσφορά ({ $cards } κάρτες) και χάνει { $sum }.
}
boutique-log-bid-shown-nothing = { $seat } δεν προσφέρει τίποτα.
boutique-log-booked = { $seat } παίρνει τους πελάτες: { SIGNED($amount) }
boutique-log-blocked = { $seat } δίνει στους πελάτες { $day_gen } το δωμάτιο { $room }.
boutique-log-hired = { $seat } προσλαμβάνει προσωπικό (καθαριότητα { $housekeeping }, υποδοχή { $checkin }, κουζίνα { $kitchen }): { SIGNED($amount) }
boutique-log-hired-nobody = { $seat } δεν προσλαμβάνει κανέναν.
boutique-log-ranked = { $seat } παίρνει τη θέση { $place } στην κατάταξη.
boutique-log-rolled = { $seat } ρίχνει το ζάρι: { $face }.
boutique-log-day-began = { $walkins ->
    [one] Ξημερώνει { $day }: { $walkins } άφιξη χωρίς κράτηση.
   *[other] Ξημερώνει { $day }: { $walkins } αφίξεις χωρίς κράτηση.
}
boutique-log-rated-good = { $seat } χρειαζόταν προσωπικό (καθαριότητα { $housekeeping }, υποδοχή { $checkin }, κουζίνα { $kitchen }) και δεν λείπει κανείς: { boutique-count-stars }.
boutique-log-rated-short = { $missing ->
    [one] { $seat } χρειαζόταν προσωπικό (καθαριότητα { $housekeeping }, υποδοχή { $checkin }, κουζίνα { $kitchen }) και λείπει { $missing } άτομο: { boutique-count-stars }.
   *[other] { $seat } χρειαζόταν προσωπικό (καθαριότητα { $housekeeping }, υποδοχή { $checkin }, κουζίνα { $kitchen }) και λείπουν { $missing } άτομα: { boutique-count-stars }.
}
boutique-log-went-out = { $seat } μένει χωρίς αστέρια και βγαίνει από το παιχνίδι.
boutique-log-expanded = { $rooms ->
    [one] { $seat } προσθέτει { $rooms } δωμάτιο: { SIGNED($amount) }
   *[other] { $seat } προσθέτει { $rooms } δωμάτια: { SIGNED($amount) }
}
boutique-log-expanded-none = { $seat } δεν προσθέτει δωμάτια.
boutique-log-week-began = Αρχίζει η εβδομάδα { $week }.
boutique-log-ended = Το παιχνίδι τελειώνει: { $ending }.


## How the game ended

boutique-ending-money = πέρασε η τελευταία εβδομάδα και κερδίζουν τα περισσότερα χρήματα
boutique-ending-rating = με ίδια χρήματα κερδίζει η καλύτερη αξιολόγηση
boutique-ending-draw = ίδια χρήματα και ίδια αξιολόγηση, ισοπαλία
boutique-ending-last-hotel = έμεινε μόνο ένα ξενοδοχείο
boutique-ending-all-out = σε κανένα ξενοδοχείο δεν έμειναν αστέρια, ισοπαλία
boutique-over-winner = { $seat } κερδίζει με { $points } στο ταμείο.
boutique-over-shared = { $seats } μοιράζονται τη νίκη, με { $points } στο ταμείο ο καθένας.


## The make-up of the score

boutique-count-start = Αρχικά χρήματα
boutique-count-bookings = Πελάτες με κράτηση
boutique-count-walk-ins = Πελάτες χωρίς κράτηση
boutique-count-bids = Διαφήμιση
boutique-count-staff = Προσωπικό
boutique-count-rooms = Νέα δωμάτια
boutique-count-before = Πριν από την αρχή της καταγραφής
boutique-count-out = Εκτός παιχνιδιού την εβδομάδα { $week }: δεν έμεινε κανένα αστέρι
boutique-count-stars = { $stars ->
    [0] κανένα αστέρι
    [one] { $stars } αστέρι
   *[other] { $stars } αστέρια
}


## The make-up of a price: "Thu 2 × 200 + Fri 300 + breakfast 3 × 100 = 1000"

boutique-sum-one = { $what } { $amount }
boutique-sum-times = { $what } { $count } × { $amount }
boutique-sum-more = { $first } + { $rest }
boutique-sum-total = { $parts } = { $total }


## Panels and notes beside the names

boutique-panel-week = Εβδομάδα { $week } από { $weeks }
boutique-panel-phase = Φάση
boutique-panel-day = Ημέρα
boutique-panel-check-in = Ημέρα άφιξης
boutique-panel-budget = Προϋπολογισμός ανά νύχτα
boutique-panel-guests = Πελάτες
boutique-panel-to-come = Πελάτες που θα έρθουν
boutique-panel-deck = Κάρτες στην τράπουλα
boutique-panel-charge = Τι θα πλήρωναν οι πελάτες
boutique-panel-full = κανένα ελεύθερο δωμάτιο
boutique-panel-no-door = κανένα ελεύθερο διπλανό δωμάτιο
boutique-panel-dear = πάνω από τον προϋπολογισμό
boutique-panel-ranking = Κατάταξη
boutique-panel-place = Θέση { $place }
boutique-panel-need = Προσωπικό που χρειάζεται
boutique-panel-need-staff = χρειάζονται { $need }, υπάρχουν { $staff }
boutique-panel-need-only = { $need }
boutique-panel-rating-day = { $housekeeping } · { $checkin } · { $kitchen }
boutique-panel-seat = { $seat }
boutique-panel-department = { CAP($department) }
boutique-panel-rating-of = Προσωπικό που χρειάστηκε ({ $seat }): καθαριότητα · υποδοχή · κουζίνα
boutique-panel-hired = Προσλήφθηκαν
boutique-panel-last = Οι τελευταίοι πελάτες
boutique-panel-taken = Ξενοδοχείο
boutique-panel-nobody = κανένα, χάθηκαν
boutique-panel-weekday = { CAP($day) }
boutique-note-stars = { $count ->
    [0] κανένα αστέρι
    [one] { $count } αστέρι
   *[other] { $count } αστέρια
}
boutique-note-rooms = { $count ->
    [one] { $count } δωμάτιο
   *[other] { $count } δωμάτια
}
boutique-note-place = θέση { $place } στην κατάταξη
boutique-note-bid = { $count ->
    [0] προσφορά χωρίς κάρτες
    [one] προσφορά με { $count } κάρτα
   *[other] προσφορά με { $count } κάρτες
}
boutique-note-ready = η επιλογή έγινε
boutique-note-starter = αρχίζει τις κρατήσεις
boutique-note-out = εκτός παιχνιδιού


## The text board

boutique-text-legend = Μία στήλη για κάθε ημέρα, μία γραμμή για κάθε δωμάτιο: { $square } άφιξη, { $circle } άλλη νύχτα, { $brownsquare } και { $browncircle } το ίδιο με πρωινό, { $door } πόρτα προς το διπλανό δωμάτιο.
boutique-text-prices = Τιμές
boutique-text-breakfast = Πρωινό
boutique-text-staff = Προσωπικό
boutique-text-later = επόμενη εβδομάδα


## The rules in one sentence each. They are shown when a move is refused, so each says why.

boutique-clause-S1 = Παίζουν δύο έως έξι, με ένα σετ καρτών για κάθε δύο· οι δείκτες και τα χρήματα δεν τελειώνουν ποτέ.
boutique-clause-S2 = Καθένας αρχίζει με 500, μία λευκή κάρτα χρημάτων, τρία αστέρια και τρία δωμάτια· χρήματα, αστέρια και δωμάτια μένουν και για τη δεύτερη εβδομάδα.
boutique-clause-S3 = Οι οκτώ τιμές ορίζονται κρυφά πριν από τις κρατήσεις και με τη σειρά: μία για κάθε ημέρα και ύστερα του πρωινού, καθεμία με ένα ποσό του ζαριού· άλλη στιγμή δεν ορίζονται.
boutique-clause-S4 = Όλα είναι ανοιχτά, εκτός από τις επιλογές που δεν φάνηκαν ακόμη και τις κλειστές προσφορές.
boutique-clause-B0 = Τις κρατήσεις τις αρχίζει και τις δύο εβδομάδες ο νεότερος, με κλήρο αν δεν οριστεί· αν το ξενοδοχείο του βγήκε, ο επόμενος δεξιόστροφα.
boutique-clause-B1 = Στις κρατήσεις οι παίκτες ένας ένας, και μόνο στη σειρά τους, μπορούν να αλλάξουν την τιμή σε ένα μόνο ζάρι ή σε κανένα.
boutique-clause-B2 = Πρώτα αποφασίζουν το ζάρι και οι κάρτες: το λευκό ζάρι δίνει την ημέρα άφιξης και ύστερα ανοίγει μια κάρτα πελατών.
boutique-clause-B3 = Οι πελάτες μένουν στα ίδια δωμάτια σε όλη τη διαμονή: καθένα πρέπει να είναι ελεύθερο όλες τις νύχτες που το ζητούν, και όσα ενώνει πόρτα πρέπει να είναι διπλανά.
boutique-clause-B4 = Οι πελάτες πληρώνουν την τιμή της ημέρας για κάθε δωμάτιο και κάθε νύχτα, και την τιμή του πρωινού αν το ζητούν.
boutique-clause-B5 = Οι νύχτες μετά την Κυριακή κοστίζουν όσο η Κυριακή και περνούν στην επόμενη εβδομάδα, στα ίδια δωμάτια.
boutique-clause-B6 = Οι πελάτες πάνε στο φθηνότερο ξενοδοχείο με διαθεσιμότητα, και κανείς δεν μπορεί να τους αρνηθεί· αν δεν έχει κανένα, χάνονται.
boutique-clause-B7 = Σε ίδια τιμή κερδίζει η καλύτερη αξιολόγηση, ύστερα η μεγαλύτερη προσφορά· όσα ξενοδοχεία μοιράζονται τη μεγαλύτερη παίρνουν όλα τους πελάτες και ολόκληρη την τιμή.
boutique-clause-B8 = Μόνο όποιος πήρε τους πελάτες διαλέγει τα δωμάτιά τους, όταν έρθει η σειρά του.
boutique-clause-M1 = Προσφορά κάνουν μόνο τα ισόπαλα ξενοδοχεία, μία φορά και με τη σειρά: όχι περισσότερα από τα χρήματά τους, με όσες κάρτες μπορούν να δώσουν αυτό το ποσό· η λευκή μετρά ως μία ακόμη.
boutique-clause-M2 = Οι προσφορές χάνονται, και του νικητή· επιστρέφει μόνο η λευκή κάρτα.
boutique-clause-P1 = Το προσωπικό προσλαμβάνεται μία φορά την εβδομάδα, ένα τμήμα μετά το άλλο: στο καθένα το πολύ όσα άτομα έχει το ζάρι προσωπικού, με τον μισθό μιας εβδομάδας το άτομο, χωρίς χρέη.
boutique-clause-P2 = Η καθαριότητα χρειάζεται ένα άτομο για κάθε πιασμένο δωμάτιο της ημέρας, η υποδοχή ένα για κάθε τετράγωνο, η κουζίνα ένα για κάθε καφέ δείκτη.
boutique-clause-W1 = Στην κατάταξη πρώτος είναι όποιος έχει τα λιγότερα χρήματα· οι ισόπαλοι κάνουν μία προσφορά και ύστερα ρίχνουν το ζάρι, και η κατάταξη ισχύει για όλη τη φάση.
boutique-clause-W2 = Κάθε ημέρα οι παίκτες, με τη σειρά της κατάταξης, μπορούν να αλλάξουν την τιμή σε ένα μόνο ζάρι ή σε κανένα, πριν ριχτεί ο προϋπολογισμός των πελατών.
boutique-clause-W3 = Όσοι έρχονται χωρίς κράτηση πάνε στο πρώτο ξενοδοχείο της κατάταξης με διαθεσιμότητα που, μαζί με το πρωινό, δεν ξεπερνά τον προϋπολογισμό τους ανά δωμάτιο και νύχτα.
boutique-clause-W4 = Κάθε ημέρα υπάρχει μία άφιξη χωρίς κράτηση για κάθε δύο ξενοδοχεία που παίζουν ακόμη, τουλάχιστον μία, και καθεμία κλείνει πριν από την επόμενη.
boutique-clause-R1 = Ένα τμήμα χρειάζεται όσα άτομα θέλει η πιο γεμάτη του ημέρα της εβδομάδας· για κάθε άτομο που λείπει χάνεται ένα αστέρι.
boutique-clause-R2 = Αν δεν λείπει κανείς, το ξενοδοχείο κερδίζει ένα αστέρι, ως τα πέντε· το παραπανίσιο προσωπικό δεν δίνει τίποτα.
boutique-clause-R3 = Ένα ξενοδοχείο χωρίς αστέρια έχασε: βγαίνει από το παιχνίδι και δεν ξαναπαίζει.
boutique-clause-R4 = Στο παράδειγμα του βιβλίου κανόνων λείπει ένα άτομο από την υποδοχή, και το ξενοδοχείο χάνει ένα αστέρι.
boutique-clause-X1 = Μετά την αξιολόγηση, αλλά όχι την τελευταία εβδομάδα, μπορείτε να πληρώσετε για νέα δωμάτια: όσα χωρά το ταμπλό και χωρίς χρέη.
boutique-clause-X2 = Πριν από την επόμενη εβδομάδα φεύγουν το προσωπικό και οι δείκτες, μπαίνουν οι νύχτες που μεταφέρθηκαν και ορίζονται νέες τιμές.
boutique-clause-Z1 = Το παιχνίδι τελείωσε: μετά την τελευταία εβδομάδα κερδίζουν τα περισσότερα χρήματα, ύστερα η καλύτερη αξιολόγηση, αλλιώς είναι ισοπαλία.
