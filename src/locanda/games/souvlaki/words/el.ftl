### Souvlaki Wars: κείμενα, ελληνικά. Οι όροι είναι του κανονισμού.
### Οι μορφές των ονομάτων είναι γνωρίσματα: .nom «ο φοιτητής», .acc «τον φοιτητή» (μέσα σε πρόταση, με το άρθρο).
### Το $seat είναι πάντα όνομα παίκτη, χωρίς άρθρο. Τα ποσά λέγονται σε ευρώ, όπως στον κανονισμό.


## The game

souvlaki-title = Souvlaki Wars
souvlaki-tagline = Τραβήξτε πελάτες, ψήστε τις παραγγελίες τους, προσέξτε τη φήμη σας και μην εμπιστεύεστε ποτέ το απέναντι μαγαζί
souvlaki-about = Τέσσερα σουβλατζίδικα στον ίδιο δρόμο. Οι πελάτες μπαίνουν στην ουρά σας και εξυπηρετούνται με τη σειρά που ήρθαν, με ό,τι έχετε στο χέρι και πριν στραβώσουν. Όποιος φτάσει και τα 25 ευρώ και τις 25 μονάδες φήμης, είναι ο βασιλιάς του δρόμου.
souvlaki-author = Βαγγέλης Μπαγιαρτάκης


## Options of a table

souvlaki-option-players = Παίκτες
    .help = Από δύο έως τέσσερις.
souvlaki-option-shops = Μαγαζιά με κλήρο
    .help = Αλλιώς ο κάθε παίκτης διαλέγει το σουβλατζίδικό του, ο ένας μετά τον άλλον.
souvlaki-option-first_game = Πρώτη παρτίδα
    .help = Χωρίς Απρόβλεπτους Παράγοντες: έτσι μαθαίνονται οι κανόνες πιο γρήγορα.
souvlaki-option-round_limit = Όριο γύρων
    .help = Αν δεν κερδίσει κανείς ως το τέλος αυτού του γύρου, κερδίζει το μεγαλύτερο άθροισμα χρημάτων και φήμης.


## Shops: names, and what the street calls them

souvlaki-shop-dirty = Σουβλάκια ο Θανάσης
souvlaki-shop-family = Η πίτα της Θεσσαλίας
souvlaki-shop-chain = Γύρος Express
souvlaki-shop-posh = Le Souvlache
souvlaki-nick-dirty = Το Βρώμικο
souvlaki-nick-family = Το Οικογενειακό
souvlaki-nick-chain = Η Αλυσίδα
souvlaki-nick-posh = Το Κυριλέ


## Foods: one, as a name; and how many, as in an order

souvlaki-food-pita-gyro = πίτα γύρο
souvlaki-food-souvlaki = σουβλάκι
souvlaki-food-fries = πατάτες
souvlaki-food-drink = αναψυκτικό
souvlaki-foods-pita-gyro = { $count ->
    [one] πίτα γύρο
   *[other] { $count } πίτες γύρο
}
souvlaki-foods-souvlaki = { $count ->
    [one] σουβλάκι
   *[other] { $count } σουβλάκια
}
souvlaki-foods-fries = { $count ->
    [one] πατάτες
   *[other] { $count } μερίδες πατάτες
}
souvlaki-foods-drink = { $count ->
    [one] αναψυκτικό
   *[other] { $count } αναψυκτικά
}
souvlaki-order-more = { $first }, { $rest }
souvlaki-order-nothing = τίποτα
souvlaki-list-more = { $first }, { $rest }


## Customers: label, and the forms in a sentence

souvlaki-customer-c01 = Φοιτητής
    .nom = ο φοιτητής
    .acc = τον φοιτητή
souvlaki-customer-c02 = Βιαστικός Υπάλληλος
    .nom = ο βιαστικός υπάλληλος
    .acc = τον βιαστικό υπάλληλο
souvlaki-customer-c03 = Φαντάρος
    .nom = ο φαντάρος
    .acc = τον φαντάρο
souvlaki-customer-c04 = Πιτσιρίκος
    .nom = ο πιτσιρίκος
    .acc = τον πιτσιρίκο
souvlaki-customer-c05 = Ταξιτζής
    .nom = ο ταξιτζής
    .acc = τον ταξιτζή
souvlaki-customer-c06 = Γιαγιά
    .nom = η γιαγιά
    .acc = τη γιαγιά
souvlaki-customer-c07 = Χορτοφάγος
    .nom = ο χορτοφάγος
    .acc = τον χορτοφάγο
souvlaki-customer-c08 = Έφηβη
    .nom = η έφηβη
    .acc = την έφηβη
souvlaki-customer-c09 = Δρομέας
    .nom = ο δρομέας
    .acc = τον δρομέα
souvlaki-customer-c10 = Τροχονόμος
    .nom = ο τροχονόμος
    .acc = τον τροχονόμο
souvlaki-customer-c11 = Νταλικέρης
    .nom = ο νταλικέρης
    .acc = τον νταλικέρη
souvlaki-customer-c12 = Μπόντι Μπίλντερ
    .nom = ο μπόντι μπίλντερ
    .acc = τον μπόντι μπίλντερ
souvlaki-customer-c13 = Εργάτης
    .nom = ο εργάτης
    .acc = τον εργάτη
souvlaki-customer-c14 = Ψαράς
    .nom = ο ψαράς
    .acc = τον ψαρά
souvlaki-customer-c15 = Λογιστής
    .nom = ο λογιστής
    .acc = τον λογιστή
souvlaki-customer-c16 = Παππούς
    .nom = ο παππούς
    .acc = τον παππού
souvlaki-customer-c17 = Υδραυλικός
    .nom = ο υδραυλικός
    .acc = τον υδραυλικό
souvlaki-customer-c18 = Δάσκαλος
    .nom = ο δάσκαλος
    .acc = τον δάσκαλο
souvlaki-customer-c19 = Ροκάς
    .nom = ο ροκάς
    .acc = τον ροκά
souvlaki-customer-c20 = Ζωγράφος
    .nom = ο ζωγράφος
    .acc = τον ζωγράφο
souvlaki-customer-c21 = Τουρίστας
    .nom = ο τουρίστας
    .acc = τον τουρίστα
souvlaki-customer-c22 = Εισπράκτορας
    .nom = ο εισπράκτορας
    .acc = τον εισπράκτορα
souvlaki-customer-c23 = Σερβιτόρος
    .nom = ο σερβιτόρος
    .acc = τον σερβιτόρο
souvlaki-customer-c24 = Ποδοσφαιριστής
    .nom = ο ποδοσφαιριστής
    .acc = τον ποδοσφαιριστή
souvlaki-customer-c25 = Γιάπης
    .nom = ο γιάπης
    .acc = τον γιάπη
souvlaki-customer-c26 = Μαθήτρια
    .nom = η μαθήτρια
    .acc = τη μαθήτρια
souvlaki-customer-c27 = Νοικοκυρά
    .nom = η νοικοκυρά
    .acc = τη νοικοκυρά
souvlaki-customer-c28 = Μπακάλης
    .nom = ο μπακάλης
    .acc = τον μπακάλη
souvlaki-customer-c29 = Σπαγκοραμμένος Θείος
    .nom = ο σπαγκοραμμένος θείος
    .acc = τον σπαγκοραμμένο θείο
souvlaki-customer-c30 = Άνεργος
    .nom = ο άνεργος
    .acc = τον άνεργο
souvlaki-customer-c31 = Κομμώτρια
    .nom = η κομμώτρια
    .acc = την κομμώτρια
souvlaki-customer-c32 = Μουσικός του Δρόμου
    .nom = ο μουσικός του δρόμου
    .acc = τον μουσικό του δρόμου
souvlaki-customer-c33 = Φαρμακοποιός
    .nom = ο φαρμακοποιός
    .acc = τον φαρμακοποιό
souvlaki-customer-c34 = Συνταξιούχος
    .nom = ο συνταξιούχος
    .acc = τον συνταξιούχο
souvlaki-customer-c35 = Αστυνομικός
    .nom = ο αστυνομικός
    .acc = τον αστυνομικό
souvlaki-customer-c36 = Δίδυμα
    .nom = το ζευγάρι των διδύμων
    .acc = το ζευγάρι των διδύμων
souvlaki-customer-c37 = Γκέιμερ
    .nom = ο γκέιμερ
    .acc = τον γκέιμερ
souvlaki-customer-c38 = Μπέιμπι Σίτερ
    .nom = η μπέιμπι σίτερ
    .acc = τη μπέιμπι σίτερ
souvlaki-customer-c39 = Μηχανόβιος
    .nom = ο μηχανόβιος
    .acc = τον μηχανόβιο
souvlaki-customer-c40 = Γυμναστής
    .nom = ο γυμναστής
    .acc = τον γυμναστή
souvlaki-customer-c41 = Μάγειρας
    .nom = ο μάγειρας
    .acc = τον μάγειρα
souvlaki-customer-c42 = Μεσίτης
    .nom = ο μεσίτης
    .acc = τον μεσίτη
souvlaki-customer-c43 = Δικηγόρος
    .nom = ο δικηγόρος
    .acc = τον δικηγόρο
souvlaki-customer-c44 = Φωτογράφος
    .nom = ο φωτογράφος
    .acc = τον φωτογράφο
souvlaki-customer-c45 = Προγραμματιστής
    .nom = ο προγραμματιστής
    .acc = τον προγραμματιστή
souvlaki-customer-c46 = Ταβερνιάρης
    .nom = ο ταβερνιάρης
    .acc = τον ταβερνιάρη
souvlaki-customer-c47 = Τραγουδίστρια
    .nom = η τραγουδίστρια
    .acc = την τραγουδίστρια
souvlaki-customer-c48 = Οδοντίατρος
    .nom = ο οδοντίατρος
    .acc = τον οδοντίατρο
souvlaki-customer-c49 = Ζευγαράκι
    .nom = το ζευγαράκι
    .acc = το ζευγαράκι
souvlaki-customer-c50 = Πωλητής
    .nom = ο πωλητής
    .acc = τον πωλητή
souvlaki-customer-c51 = Μπουζουξής
    .nom = ο μπουζουξής
    .acc = τον μπουζουξή
souvlaki-customer-c52 = Εφοπλιστής
    .nom = ο εφοπλιστής
    .acc = τον εφοπλιστή
souvlaki-customer-c53 = Γιατρός
    .nom = ο γιατρός
    .acc = τον γιατρό
souvlaki-customer-c54 = Δημοσιογράφος
    .nom = ο δημοσιογράφος
    .acc = τον δημοσιογράφο
souvlaki-customer-c55 = Βουλευτής
    .nom = ο βουλευτής
    .acc = τον βουλευτή
souvlaki-customer-c56 = Τσούρμο Παιδιών
    .nom = το τσούρμο των παιδιών
    .acc = το τσούρμο των παιδιών
souvlaki-customer-big = Μεγάλη Τηλεφωνική Παραγγελία
    .nom = η Μεγάλη Τηλεφωνική Παραγγελία
    .acc = τη Μεγάλη Τηλεφωνική Παραγγελία
souvlaki-both-customers = { $first } + { $second }
    .nom = η μεγάλη παραγγελία ({ $first } + { $second })
    .acc = τη μεγάλη παραγγελία ({ $first } + { $second })
souvlaki-nobody-yet = κάποιος στη γραμμή
    .nom = κάποιος στη γραμμή
    .acc = κάποιον στη γραμμή


## Event cards: their titles

souvlaki-event-rich-tip = Πλούσιο Φιλοδώρημα
souvlaki-event-food-critic = Κριτικός Γεύσης
souvlaki-event-stingy = Τσιγκούνης Πελάτης
souvlaki-event-bad-mood = Κακή Διάθεση
souvlaki-event-dirty-shop = Βρώμικο Μαγαζί
souvlaki-event-smile = Εξυπηρέτηση με Χαμόγελο
souvlaki-event-cl-night = Βραδιά Champions League
souvlaki-event-eurovision = Τελικός Eurovision
souvlaki-event-price-rise = Αύξηση Τιμών
souvlaki-event-same-again = Μια απ’ τα ίδια
souvlaki-event-hungry-fans = Πεινασμένοι Οπαδοί
souvlaki-event-diet = Δίαιτα
souvlaki-event-add-fries = Βάλε και Πατάτες
souvlaki-event-thirsty = Διψασμένος Πελάτης
souvlaki-event-misheard = Παρανόηση στο Τηλέφωνο
souvlaki-event-wrong-number = Λάθος Τηλέφωνο
souvlaki-event-across = Καλύτερα Απέναντι
souvlaki-event-queue-jumper = Έφαγε τη Σειρά
souvlaki-event-after-you = Περάστε Πρώτος
souvlaki-event-hold = Περιμένετε στο Ακουστικό Σας
souvlaki-event-impatient = Ανυπόμονος Πελάτης
souvlaki-event-ouzo = Ένα Ουζάκι στην Αναμονή
souvlaki-event-line-dead = Έπεσε η Γραμμή
souvlaki-event-wallet = Ξέχασε το Πορτοφόλι
souvlaki-event-last-minute = Πελάτης της Τελευταίας Στιγμής
souvlaki-event-ninja = Νίντζα στην Κουζίνα
souvlaki-event-rats = Ποντίκια στην Κουζίνα
souvlaki-event-supplier = Προσφορά Προμηθευτή
souvlaki-event-kitchen = Αλλαγή στο Μενού
souvlaki-event-health = Υγειονομικός Έλεγχος
souvlaki-event-rumours = Κακές Φήμες
souvlaki-event-change-plans = Ανατροπή Σχεδίων


## Event cards: their texts, put together from the row of the card in the box

souvlaki-text-choice = { $target } { $effect }
souvlaki-kind-any = πελάτης
    .acc = έναν πελάτη
    .two = δύο πελάτες
    .every = κάθε πελάτης
souvlaki-kind-normal = κανονικός πελάτης
    .acc = έναν κανονικό πελάτη
    .two = δύο κανονικούς πελάτες
    .every = κάθε κανονικός πελάτης
souvlaki-kind-phone = τηλεφωνική παραγγελία
    .acc = μια τηλεφωνική παραγγελία
    .two = δύο τηλεφωνικές παραγγελίες
    .every = κάθε τηλεφωνική παραγγελία
souvlaki-target-customer = Διαλέξτε { $kind_acc }.
souvlaki-target-customer-only = Διαλέξτε { $kind_acc } { $limits }.
souvlaki-target-two = Διαλέξτε { $kind_two }.
souvlaki-target-two-only = Διαλέξτε { $kind_two } { $limits }.
souvlaki-target-over = Διαλέξτε { $kind_acc } και έναν άλλο παίκτη.
souvlaki-target-over-only = Διαλέξτε { $kind_acc } { $limits } και έναν άλλο παίκτη.
souvlaki-target-player = Διαλέξτε έναν παίκτη.
souvlaki-target-opponent = Διαλέξτε έναν αντίπαλο παίκτη.
souvlaki-only-not-first = με κάποιον μπροστά στην ουρά
souvlaki-only-not-last = με κάποιον πίσω στην ουρά
souvlaki-only-straight = που δεν έχει στραβώσει
souvlaki-only-sour = που έχει στραβώσει
souvlaki-only-foods = { $count ->
    [one] που θέλει τουλάχιστον { $count } φαγητό
   *[other] που θέλει τουλάχιστον { $count } φαγητά
}
souvlaki-only-queues = σε διαφορετικές ουρές
souvlaki-only-more = { $first }, { $rest }
souvlaki-gain-money-more = δίνει { $amount } ευρώ επιπλέον
souvlaki-gain-money-less = δίνει { $amount } ευρώ λιγότερα (ελάχιστο 0)
souvlaki-gain-fame-more = { $amount ->
    [one] δίνει { $amount } μονάδα φήμης επιπλέον
   *[other] δίνει { $amount } μονάδες φήμης επιπλέον
}
souvlaki-gain-fame-less = { $amount ->
    [one] δίνει { $amount } μονάδα φήμης λιγότερη (ελάχιστο 0)
   *[other] δίνει { $amount } μονάδες φήμης λιγότερες (ελάχιστο 0)
}
souvlaki-gain-more = { $first } και { $rest }
souvlaki-effect-customer-gain = Αν εξυπηρετηθεί σε αυτόν τον γύρο, { $gain }.
souvlaki-effect-copy = Μέχρι το τέλος του γύρου η παραγγελία γίνεται ίδια με του πελάτη μπροστά. Τα χρήματα και η φήμη δεν αλλάζουν.
souvlaki-effect-multiply = Μέχρι το τέλος του γύρου παραγγελία, χρήματα και φήμη { $factor ->
    [2] διπλασιάζονται
   *[other] πολλαπλασιάζονται επί { $factor }
}.
souvlaki-effect-remove-food = { $count ->
    [one] Μέχρι το τέλος του γύρου αφαιρέστε από την παραγγελία { $count } φαγητό της επιλογής σας.
   *[other] Μέχρι το τέλος του γύρου αφαιρέστε από την παραγγελία { $count } φαγητά της επιλογής σας.
}
souvlaki-effect-add-food = Μέχρι το τέλος του γύρου προσθέστε στην παραγγελία: { $foods }.
souvlaki-effect-replace = Ξεσκαρτάρεται, και παίρνουν τη θέση της ισάριθμες νέες κάρτες πελατών, στην ίδια κατάσταση.
souvlaki-effect-swap = Αλλάζουν θέση μεταξύ τους, στην κατάσταση που βρίσκονται.
souvlaki-effect-over-end = Πηγαίνει στο τέλος της ουράς αυτού του παίκτη, στην κατάσταση που βρίσκεται.
souvlaki-effect-over-front = Πηγαίνει στην αρχή της ουράς αυτού του παίκτη, στην κατάσταση που βρίσκεται.
souvlaki-effect-move-front = Πηγαίνει στην αρχή της ουράς.
souvlaki-effect-move-end = Πηγαίνει στο τέλος της ουράς.
souvlaki-effect-sour = Στραβώνει αμέσως.
souvlaki-effect-straight = Ξεστραβώνει.
souvlaki-effect-discard = Φεύγει από την ουρά χωρίς καμία ποινή.
souvlaki-effect-discard-penalty = Φεύγει από την ουρά, και ο ιδιοκτήτης χάνει φήμη σαν να έφυγε δυσαρεστημένος πελάτης.
souvlaki-effect-served-one = Μέχρι το τέλος του γύρου, { $kind_every } που εξυπηρετεί αυτός ο παίκτης { $gain }.
souvlaki-effect-served-self = Μέχρι το τέλος του γύρου, { $kind_every } που εξυπηρετείτε { $gain }.
souvlaki-effect-served-all = Μέχρι το τέλος του γύρου, { $kind_every } που εξυπηρετεί οποιοσδήποτε { $gain }.
souvlaki-effect-draw-food-one = { $count ->
    [one] Ο παίκτης αυτός τραβάει { $count } κάρτα φαγητών.
   *[other] Ο παίκτης αυτός τραβάει { $count } κάρτες φαγητών.
}
souvlaki-effect-draw-food-self = { $count ->
    [one] Τραβήξτε { $count } κάρτα φαγητών.
   *[other] Τραβήξτε { $count } κάρτες φαγητών.
}
souvlaki-effect-draw-food-all = { $count ->
    [one] Όλοι τραβούν { $count } κάρτα φαγητών.
   *[other] Όλοι τραβούν { $count } κάρτες φαγητών.
}
souvlaki-effect-discard-food-one = { $count ->
    [one] Ο παίκτης αυτός ξεσκαρτάρει στην τύχη { $count } κάρτα φαγητών.
   *[other] Ο παίκτης αυτός ξεσκαρτάρει στην τύχη { $count } κάρτες φαγητών.
}
souvlaki-effect-discard-food-self = { $count ->
    [one] Ξεσκαρτάρετε στην τύχη { $count } κάρτα φαγητών.
   *[other] Ξεσκαρτάρετε στην τύχη { $count } κάρτες φαγητών.
}
souvlaki-effect-discard-food-all = { $count ->
    [one] Όλοι ξεσκαρτάρουν στην τύχη { $count } κάρτα φαγητών.
   *[other] Όλοι ξεσκαρτάρουν στην τύχη { $count } κάρτες φαγητών.
}
souvlaki-effect-steal-food = { $count ->
    [one] Πάρτε στην τύχη { $count } κάρτα φαγητών από το χέρι του.
   *[other] Πάρτε στην τύχη { $count } κάρτες φαγητών από το χέρι του.
}
souvlaki-effect-cycle-food = Ξεσκαρτάρετε όσες κάρτες φαγητών θέλετε και τραβήξτε άλλες τόσες.
souvlaki-effect-money-more-one = Ο παίκτης αυτός παίρνει { $amount } ευρώ.
souvlaki-effect-money-more-self = Παίρνετε { $amount } ευρώ.
souvlaki-effect-money-more-all = Όλοι παίρνουν { $amount } ευρώ.
souvlaki-effect-money-less-one = Ο παίκτης αυτός πληρώνει { $amount } ευρώ (ή όσα έχει).
souvlaki-effect-money-less-self = Πληρώνετε { $amount } ευρώ (ή όσα έχετε).
souvlaki-effect-money-less-all = Όλοι πληρώνουν { $amount } ευρώ (ή όσα έχουν).
souvlaki-effect-fame-more-one = { $amount ->
    [one] Ο παίκτης αυτός κερδίζει { $amount } μονάδα φήμης.
   *[other] Ο παίκτης αυτός κερδίζει { $amount } μονάδες φήμης.
}
souvlaki-effect-fame-more-self = { $amount ->
    [one] Κερδίζετε { $amount } μονάδα φήμης.
   *[other] Κερδίζετε { $amount } μονάδες φήμης.
}
souvlaki-effect-fame-more-all = { $amount ->
    [one] Όλοι κερδίζουν { $amount } μονάδα φήμης.
   *[other] Όλοι κερδίζουν { $amount } μονάδες φήμης.
}
souvlaki-effect-fame-less-one = { $amount ->
    [one] Ο παίκτης αυτός χάνει { $amount } μονάδα φήμης (ελάχιστο 0).
   *[other] Ο παίκτης αυτός χάνει { $amount } μονάδες φήμης (ελάχιστο 0).
}
souvlaki-effect-fame-less-self = { $amount ->
    [one] Χάνετε { $amount } μονάδα φήμης (ελάχιστο 0).
   *[other] Χάνετε { $amount } μονάδες φήμης (ελάχιστο 0).
}
souvlaki-effect-fame-less-all = { $amount ->
    [one] Όλοι χάνουν { $amount } μονάδα φήμης (ελάχιστο 0).
   *[other] Όλοι χάνουν { $amount } μονάδες φήμης (ελάχιστο 0).
}
souvlaki-effect-add-customer-one = Ένας νέος πελάτης από τη στοίβα μπαίνει στο τέλος της ουράς αυτού του παίκτη.
souvlaki-effect-add-customer-self = Ένας νέος πελάτης από τη στοίβα μπαίνει στο τέλος της ουράς σας.
souvlaki-effect-add-customer-all = Ένας νέος πελάτης από τη στοίβα μπαίνει στο τέλος κάθε ουράς.
souvlaki-effect-cancel = Ακυρώνεται η επόμενη κάρτα Απρόβλεπτων Παραγόντων που θα παίξει αντίπαλος σε αυτόν τον γύρο.


## Phases, and short names for the chalk board

souvlaki-phase-setup = Προετοιμασία
souvlaki-phase-shops = Επιλογή μαγαζιού
souvlaki-phase-hands = Πρώτες κάρτες
souvlaki-phase-maintenance = Συντήρηση Μαγαζιού
souvlaki-phase-customers = Είσοδος Νέων Πελατών
souvlaki-phase-phones = Τηλεφωνικές Παραγγελίες
souvlaki-phase-events = Απρόβλεπτοι Παράγοντες
souvlaki-phase-service = Εξυπηρέτηση Πελατών
souvlaki-phase-over = Τέλος του Παιχνιδιού
souvlaki-sign-phase-1 = Συντήρηση
souvlaki-sign-phase-2 = Πελάτες
souvlaki-sign-phase-3 = Απρόβλεπτα
souvlaki-sign-phase-4 = Εξυπηρέτηση
souvlaki-sign-phase-5 = Τέλος
souvlaki-sign-round = Γύρος { $round }
souvlaki-sign-cancelled = Άκυρο


## Places on the board (labels, read out and shown)

souvlaki-spot-food = Κάρτα φαγητών { $number }
souvlaki-spot-event = Απρόβλεπτος Παράγοντας { $number }
souvlaki-spot-offer = Πελάτης { $number } στην πόρτα
souvlaki-spot-plot = Ελεύθερο: { $shop }
souvlaki-spot-sign = Μαγαζί: { $seat }
souvlaki-spot-shop = Μαγαζί
souvlaki-spot-place = Θέση { $place } στην ουρά


## Pieces (labels)

souvlaki-piece-food = Κάρτα φαγητών: { $order }
souvlaki-piece-event = { $event }: { $text }
souvlaki-piece-shop = { $times ->
    [one] { $shop } ({ $nick }): αρχικά χρήματα { $money } €, αρχική φήμη { $fame }· λειτουργικά έξοδα { $cost } €· προμήθειες { $supplies } € (κάρτες: { $cards })· διαφήμιση { $ads } € (φήμη +{ $gain })
   *[other] { $shop } ({ $nick }): αρχικά χρήματα { $money } €, αρχική φήμη { $fame }· λειτουργικά έξοδα { $cost } €· προμήθειες { $supplies } € (κάρτες: { $cards }, έως { $times } φορές)· διαφήμιση { $ads } € (φήμη +{ $gain })
}
souvlaki-piece-customer = { $customer }: { $order }· { $money } €, φήμη { $fame }
souvlaki-piece-customer-sour = { $customer }, έχει στραβώσει: { $order }· { $money } €, φήμη { $fame }
souvlaki-piece-phone = { $customer }, από το τηλέφωνο: { $order }· { $money } €, φήμη { $fame }
souvlaki-piece-phone-sour = { $customer }, από το τηλέφωνο, έχει στραβώσει: { $order }· { $money } €, φήμη { $fame }
souvlaki-piece-of = { $seat }: { $piece }
souvlaki-piece-big = Μεγάλη Τηλεφωνική Παραγγελία: δύο κάρτες από τη στοίβα
souvlaki-piece-changes = { $piece } ({ $changes })
souvlaki-piece-money = { $loans ->
    [0] Χρήματα: { $amount } €
    [one] Χρήματα: { $amount } €, με { $loans } δάνειο
   *[other] Χρήματα: { $amount } €, με { $loans } δάνεια
}
souvlaki-piece-fame = Φήμη: { $amount }
souvlaki-piece-stack = { $count ->
    [one] { $count } κάρτα στη στοίβα, { $discards } στα σκάρτα
   *[other] { $count } κάρτες στη στοίβα, { $discards } στα σκάρτα
}
souvlaki-piece-hand-foods = { $count ->
    [one] { $count } κάρτα φαγητών στο χέρι
   *[other] { $count } κάρτες φαγητών στο χέρι
}
souvlaki-piece-hand-events = { $count ->
    [one] { $count } Απρόβλεπτος Παράγοντας στο χέρι
   *[other] { $count } Απρόβλεπτοι Παράγοντες στο χέρι
}
souvlaki-piece-unused = Στον πάγκο, αχρησιμοποίητα: { $order }
souvlaki-piece-track-money = { $seat }: { $amount } €
souvlaki-piece-track-fame = { $seat }: φήμη { $amount }


## Choices that are buttons

souvlaki-choice-keep = Κρατάω αυτές τις κάρτες
souvlaki-choice-new = Τις πετάω και τραβάω νέες
souvlaki-choice-supplies = { $cards ->
    [one] Προμήθειες: { $cards } κάρτα για { $cost } €
   *[other] Προμήθειες: { $cards } κάρτες για { $cost } €
}
souvlaki-choice-advertising = Διαφήμιση: φήμη +{ $fame } για { $cost } €
souvlaki-choice-done = Τέλος τα ψώνια
souvlaki-choice-play = Παίζω: { $event }
souvlaki-choice-pass = Δεν παίζω κάρτα
souvlaki-choice-enough = Φτάνουν, τραβάω
souvlaki-choice-serve = Εξυπηρέτηση
souvlaki-choice-dismiss = Διώχνω
souvlaki-choice-finish = Κλείνω την κουζίνα
souvlaki-choice-food = Χωρίς { $food }
souvlaki-choice-player = { $seat }
souvlaki-choice-plan = Εξυπηρέτηση με { $order }· περισσεύουν: { $left }
souvlaki-choice-plan-exact = Εξυπηρέτηση με { $order }, χωρίς περίσσευμα


## What to do now

souvlaki-prompt-shop = Διαλέξτε το σουβλατζίδικό σας.
souvlaki-prompt-hand = Κρατάτε τις κάρτες φαγητών ή τις πετάτε όλες, μία μόνο φορά, και τραβάτε νέες;
souvlaki-prompt-maintenance = Προμήθειες, διαφήμιση; Έχετε { $money } €.
souvlaki-prompt-limit = { $count ->
    [one] Πολλές κάρτες φαγητών: πετάξτε { $count }, να μείνετε με { $limit }.
   *[other] Πολλές κάρτες φαγητών: πετάξτε { $count }, να μείνετε με { $limit }.
}
souvlaki-prompt-take = { $left ->
    [one] Πάρτε τον τελευταίο σας πελάτη αυτού του γύρου.
   *[other] Πάρτε έναν πελάτη στην ουρά σας.
}
souvlaki-prompt-event = Παίξτε έναν Απρόβλεπτο Παράγοντα ή κανέναν.
souvlaki-prompt-target = { $event }. { $target }
souvlaki-prompt-target-second-customer = { $event }: διαλέξτε και τον δεύτερο.
souvlaki-prompt-target-second-player = { $event }: διαλέξτε παίκτη.
souvlaki-prompt-target-food = { $event }: ποιο φαγητό αφαιρείται;
souvlaki-prompt-menu = { $event }: ξεσκαρτάρετε όσες κάρτες φαγητών θέλετε και τραβήξτε άλλες τόσες.
souvlaki-prompt-serve = Πρώτος: { $customer }. Θέλει: { $order }.
souvlaki-prompt-serve-short = Πρώτος: { $customer }. Δεν φτάνουν οι κάρτες.
souvlaki-prompt-serve-empty = Δεν περιμένει κανείς. Βάλτε ένα κέρασμα στον πάγκο ή κλείστε την κουζίνα.
souvlaki-prompt-wait = { $phase }, παίζει: { $seat }.
souvlaki-prompt-watch = Μοιράζονται οι κάρτες.
souvlaki-prompt-over = Το παιχνίδι τελείωσε.


## What a choice would cost or bring

souvlaki-preview-fame = φήμη { SIGNED($fame) }
souvlaki-preview-both = { SIGNED($money) } €, φήμη { SIGNED($fame) }


## The log: whole sentences, present tense. $seat (text) is whose turn, shop or queue it is; amounts are numbers

souvlaki-log-shop-got = { $seat } ανοίγει μαγαζί: { $shop } («{ $nick }»).
souvlaki-log-hand-kept = { $seat } κρατάει τις πρώτες κάρτες φαγητών.
souvlaki-log-hand-thrown = { $cards ->
    [one] { $seat } ξεσκαρτάρει { $cards } κάρτα φαγητών για μία νέα.
   *[other] { $seat } ξεσκαρτάρει { $cards } κάρτες φαγητών για νέες.
}
souvlaki-log-stack-remade-food = { $cards ->
    [one] Νέα στοίβα φαγητών από τα σκάρτα: { $cards } κάρτα.
   *[other] Νέα στοίβα φαγητών από τα σκάρτα: { $cards } κάρτες.
}
souvlaki-log-stack-remade-events = { $cards ->
    [one] Νέα στοίβα Απρόβλεπτων Παραγόντων από τα σκάρτα: { $cards } κάρτα.
   *[other] Νέα στοίβα Απρόβλεπτων Παραγόντων από τα σκάρτα: { $cards } κάρτες.
}
souvlaki-log-stack-remade-customers = { $cards ->
    [one] Νέα στοίβα πελατών από τα σκάρτα: { $cards } κάρτα.
   *[other] Νέα στοίβα πελατών από τα σκάρτα: { $cards } κάρτες.
}
souvlaki-log-food-drawn = { $seat } τραβάει κάρτα φαγητών: { $order }.
souvlaki-log-food-drawn-hidden = { $seat } τραβάει μια κάρτα φαγητών.
souvlaki-log-event-drawn = { $seat } τραβάει «{ $event }».
souvlaki-log-event-drawn-hidden = { $seat } τραβάει έναν Απρόβλεπτο Παράγοντα.
souvlaki-log-food-discarded = { $seat } ξεσκαρτάρει κάρτα φαγητών: { $order }.
souvlaki-log-round-began = Αρχίζει ο γύρος { $round }.
souvlaki-log-phase-began = { $phase }, με σειρά φήμης: { $seats }.
souvlaki-log-loan-taken = { $seat } δεν έχει χρήματα και παίρνει δάνειο: { SIGNED($amount) } €
souvlaki-log-cost-paid = { $seat } πληρώνει τα λειτουργικά έξοδα: { SIGNED($amount) } €
souvlaki-log-supplies-bought = { $cards ->
    [one] { $seat } αγοράζει { $cards } κάρτα φαγητών: { SIGNED($amount) } €
   *[other] { $seat } αγοράζει { $cards } κάρτες φαγητών: { SIGNED($amount) } €
}
souvlaki-log-advertised = { $seat } κάνει διαφήμιση: { SIGNED($amount) } €, φήμη { SIGNED($fame) }
souvlaki-log-opened = Στην πόρτα: { $customer }.
souvlaki-log-taken = { $seat } παίρνει { $customer_acc }.
souvlaki-log-big-taken = { $seat } παίρνει τη Μεγάλη Τηλεφωνική Παραγγελία.
souvlaki-log-big-skipped = { $seat } τραβάει Μεγάλη Τηλεφωνική Παραγγελία, που ξεσκαρτάρεται.
souvlaki-log-came-phone = Χτυπάει το τηλέφωνο ({ $seat }): { $customer }.
souvlaki-log-came-big = Μεγάλη Τηλεφωνική Παραγγελία ({ $seat }): { $customer }.
souvlaki-log-came-event = { CAP($customer_nom) } μπαίνει στην ουρά ({ $seat }).
souvlaki-log-came-misheard = Παρανόηση ({ $seat }), η παραγγελία είναι άλλη: { $customer }.
souvlaki-log-left-over = Κανείς δεν παίρνει { $customer_acc }.
souvlaki-log-played = { $seat } παίζει «{ $event }».
souvlaki-log-cancelled = { $by } ανατρέπει τα σχέδια: ακυρώνεται η κάρτα «{ $event }» ({ $seat }).
souvlaki-log-passed = { $seat } δεν παίζει Απρόβλεπτο Παράγοντα.
souvlaki-log-on-customer = «{ $event }» για { $customer_acc } (ουρά: { $seat }).
souvlaki-log-on-customer-effect = «{ $event }» για { $customer_acc } (ουρά: { $seat }). { $effect }
souvlaki-log-on-player = «{ $event }»: { $seat }.
souvlaki-log-on-player-effect = «{ $event }»: { $seat }. { $effect }
souvlaki-log-food-removed = Ουρά: { $seat }, θέση { $place }. Από την παραγγελία αφαιρείται: { $food }.
souvlaki-log-moved = { CAP($customer_nom) } πηγαίνει στη θέση { $place } της ουράς ({ $seat }).
souvlaki-log-moved-over = { CAP($customer_nom) } φεύγει ({ $seat }) και πηγαίνει στη θέση { $place } άλλης ουράς ({ $to }).
souvlaki-log-swapped = Αλλάζουν θέση στις ουρές: { $seat }, θέση { $place }, και { $to }, θέση { $toplace }.
souvlaki-log-turned-sour = { CAP($customer_nom) } στραβώνει με το μαγαζί ({ $seat }).
souvlaki-log-turned-straight = { CAP($customer_nom) } ξεστραβώνει ({ $seat }).
souvlaki-log-sent-off = { CAP($customer_nom) } φεύγει από την ουρά ({ $seat }).
souvlaki-log-sent-off-fame = { CAP($customer_nom) } φεύγει από την ουρά ({ $seat }): φήμη { SIGNED($fame) }
souvlaki-log-food-taken = { $seat } παίρνει κάρτα φαγητών ({ $victim }): { $order }.
souvlaki-log-food-taken-hidden = { $seat } παίρνει μια κάρτα φαγητών ({ $victim }).
souvlaki-log-food-lost = { $seat } χάνει κάρτα φαγητών: { $order }.
souvlaki-log-shop-changed-money = { $seat }: { SIGNED($money) } €
souvlaki-log-shop-changed-fame = { $seat }: φήμη { SIGNED($fame) }
souvlaki-log-laid = { $seat } βάζει στον πάγκο: { $order }.
souvlaki-log-served = { $seat } εξυπηρετεί { $customer_acc }: { SIGNED($money) } €, φήμη { SIGNED($fame) }
souvlaki-log-dismissed = { $seat } διώχνει { $customer_acc }: φήμη { SIGNED($fame) }
souvlaki-log-treated = { $seat } κερνάει ό,τι περίσσεψε: φήμη { SIGNED($fame) }
souvlaki-log-service-done = { $customers ->
    [0] { $seat } κλείνει την κουζίνα χωρίς να εξυπηρετήσει κανέναν.
    [one] { $seat } κλείνει την κουζίνα με { $customers } πελάτη.
   *[other] { $seat } κλείνει την κουζίνα με { $customers } πελάτες.
}
souvlaki-log-left = { CAP($customer_nom) } φεύγει έξω φρενών ({ $seat }): φήμη { SIGNED($fame) }
souvlaki-log-goal-met = { $seat } πιάνει τον στόχο: { $money } € και φήμη { $fame }.
souvlaki-log-ended = Το παιχνίδι τελειώνει: { $ending }.


## How the game ended

souvlaki-ending-goal = ένα μαγαζί συμπλήρωσε και τα χρήματα και τη φήμη
souvlaki-ending-sum = περισσότερα μαγαζιά συμπλήρωσαν χρήματα και φήμη και κερδίζει το μεγαλύτερο άθροισμα
souvlaki-ending-shared = περισσότερα μαγαζιά συμπλήρωσαν χρήματα και φήμη με το ίδιο άθροισμα και μοιράζονται τη νίκη
souvlaki-ending-limit = πέρασε ο τελευταίος γύρος και κερδίζει το μεγαλύτερο άθροισμα χρημάτων και φήμης
souvlaki-ending-limit-shared = πέρασε ο τελευταίος γύρος, τα μεγαλύτερα αθροίσματα είναι ίσα και η νίκη μοιράζεται
souvlaki-over-winner = { $seat } κερδίζει με { $points } σε χρήματα και φήμη.
souvlaki-over-shared = { $seats } μοιράζονται τη νίκη, με { $points } σε χρήματα και φήμη ο καθένας.


## The make-up of the score (the sum of money and fame)

souvlaki-count-start-money = Αρχικά χρήματα
souvlaki-count-start-fame = Αρχική φήμη
souvlaki-count-customers-money = Χρήματα από πελάτες
souvlaki-count-customers-fame = Φήμη από πελάτες
souvlaki-count-treats = Κεράσματα
souvlaki-count-advertising = Διαφήμιση
souvlaki-count-advertising-fame = Φήμη από διαφήμιση
souvlaki-count-running = Λειτουργικά έξοδα
souvlaki-count-supplies = Προμήθειες
souvlaki-count-events-money = Χρήματα από Απρόβλεπτους Παράγοντες
souvlaki-count-events-fame = Φήμη από Απρόβλεπτους Παράγοντες
souvlaki-count-dismissed = Πελάτες που διώχθηκαν
souvlaki-count-left = Δυσαρεστημένοι πελάτες
souvlaki-count-loans = Δάνεια
souvlaki-count-before = Πριν από την αρχή της καταγραφής


## Panels and notes beside the names

souvlaki-panel-round = Γύρος { $round }
souvlaki-panel-phase = Φάση
souvlaki-panel-turn = Παίζει
souvlaki-panel-back = Δεύτεροι πελάτες, με αντίστροφη σειρά
souvlaki-panel-order = Σειρά της φάσης: πρώτη η υψηλότερη φήμη
souvlaki-panel-place = { $place }. { $seat }
souvlaki-panel-why-fame = φήμη { $fame }
souvlaki-panel-why-start = φήμη { $fame }, αρχική { $start }
souvlaki-panel-why-seat = φήμη { $fame }, αρχική { $start }, κατά θέση
souvlaki-panel-events = Οι Απρόβλεπτοι Παράγοντές σας
souvlaki-panel-shop = { $shop }
souvlaki-panel-cost = Λειτουργικά έξοδα
souvlaki-panel-supplies = Προμήθειες
souvlaki-panel-advertising = Διαφήμιση
souvlaki-value-cost = { $cost } €
souvlaki-value-supplies = { $times ->
    [one] { $cost } € (κάρτες: { $cards })
   *[other] { $cost } € (κάρτες: { $cards }), έως { $times } φορές
}
souvlaki-value-advertising = { $cost } € για φήμη +{ $fame }
souvlaki-panel-counter = Πάγκος: { $seat }
souvlaki-panel-laid = Πάνω του
souvlaki-panel-unused = Αχρησιμοποίητα
souvlaki-panel-lacking = Λείπουν για τον πρώτο της ουράς
souvlaki-panel-effects = Ισχύουν σε αυτόν τον γύρο
souvlaki-panel-on-player = { $seat }
souvlaki-panel-on-all = όλοι
souvlaki-panel-on-customer = ουρά: { $seat }, θέση { $place }
souvlaki-panel-played = Παίχτηκαν σε αυτόν τον γύρο
souvlaki-panel-played-cancelled = { $event } (ακυρώθηκε)
souvlaki-panel-cancel = { $seat }: η επόμενη κάρτα αντιπάλου ακυρώνεται
souvlaki-panel-goal = Στόχος: { $money } € και φήμη { $fame }
souvlaki-panel-seat = { $seat }
souvlaki-value-goal = { $money } €, φήμη { $fame }
souvlaki-value-goal-loans = { $loans ->
    [one] { $money } €, χωρίς { $loans } δάνειο { $net } €· φήμη { $fame }
   *[other] { $money } €, χωρίς { $loans } δάνεια { $net } €· φήμη { $fame }
}
souvlaki-panel-discards = Σκάρτα
souvlaki-panel-foods = Κάρτες φαγητών
souvlaki-panel-customers = Πελάτες
souvlaki-panel-events-gone = Απρόβλεπτοι Παράγοντες
souvlaki-panel-summary = Ο γύρος { $round } με δυο λόγια
souvlaki-value-summary = { SIGNED($money) } €, φήμη { SIGNED($fame) } (εξυπηρετήθηκαν { $served }, στράβωσαν { $sour }, έφυγαν { $left })
souvlaki-note-money = { $amount } €
souvlaki-note-fame = { $amount } ★
souvlaki-note-loans = { $count ->
    [one] { $count } δάνειο
   *[other] { $count } δάνεια
}
souvlaki-note-foods = { $count ->
    [one] { $count } κάρτα φαγητών
   *[other] { $count } κάρτες φαγητών
}
souvlaki-note-events = { $count ->
    [one] { $count } Απρόβλεπτος Παράγοντας
   *[other] { $count } Απρόβλεπτοι Παράγοντες
}


## The text board

souvlaki-text-queue = Ουρά
souvlaki-text-hand = Κάρτες φαγητών
souvlaki-text-events = Απρόβλεπτοι Παράγοντες
souvlaki-text-offer = Στην πόρτα
souvlaki-text-counter = Πάγκος
souvlaki-text-empty = κανείς
souvlaki-text-legend = Οι ουρές από την αρχή: { $sour } έχει στραβώσει, { $phone } από το τηλέφωνο.


## The rules in one sentence each. They are shown when a move is refused, so each says why.

souvlaki-clause-C1 = Υπάρχουν κάρτες πελατών, κάρτες φαγητών, Απρόβλεπτοι Παράγοντες και τέσσερα μαγαζιά· ο κάθε πελάτης παραγγέλνει φαγητά και φέρνει χρήματα και φήμη.
souvlaki-clause-S1 = Δύο έως τέσσερις παίκτες διαλέγουν ένας ένας διαφορετικά μαγαζιά, ή τα παίρνουν με κλήρο, και ξεκινούν με τα χρήματα και τη φήμη του μαγαζιού τους.
souvlaki-clause-S2 = Υπάρχουν τρεις ανακατεμένες στοίβες· όποια τελειώσει ξαναγίνεται από τα σκάρτα της μόλις χρειαστεί κάρτα, και αν δεν υπάρχουν ούτε σκάρτα, κανείς δεν τραβάει.
souvlaki-clause-S3 = Όλοι ξεκινούν με ίσες κάρτες φαγητών και ίσους Απρόβλεπτους Παράγοντες.
souvlaki-clause-S4 = Πριν από το παιχνίδι ο καθένας, με σειρά φήμης, μπορεί μία μόνο φορά να ξεσκαρτάρει όλες τις κάρτες φαγητών για νέες, και παίζει αναγκαστικά με αυτές.
souvlaki-clause-S5 = Στην πρώτη παρτίδα κανείς δεν τραβάει Απρόβλεπτους Παράγοντες και η φάση τους παραλείπεται.
souvlaki-clause-S6 = Όλα είναι ανοιχτά εκτός από τις κάρτες στο χέρι· από αυτές όλοι βλέπουν μόνο πόσες είναι, και ό,τι παίρνει ο Νίντζα το βλέπουν μόνο οι δύο παίκτες.
souvlaki-clause-O1 = Σε κάθε φάση πρώτος παίζει όποιος έχει την υψηλότερη φήμη, στις ισοβαθμίες την υψηλότερη αρχική φήμη και μετά με τη σειρά των θέσεων· και μόνο στη σειρά του παίζει κανείς.
souvlaki-clause-O2 = Ο γύρος έχει πέντε φάσεις με τις δικές τους κινήσεις, και ούτε η φήμη ούτε τα χρήματα πέφτουν κάτω από το 0.
souvlaki-clause-M1 = Από τον δεύτερο γύρο και μετά ο καθένας πληρώνει τα λειτουργικά έξοδα, αν χρειαστεί με δάνειο, που αφαιρείται από τα χρήματα όταν ελέγχεται ο στόχος.
souvlaki-clause-M2 = Αφού πληρώσει τα λειτουργικά έξοδα, ο καθένας τραβάει μία κάρτα φαγητών και έναν Απρόβλεπτο Παράγοντα.
souvlaki-clause-M3 = Προμήθειες και διαφήμιση αγοράζονται από μία φορά τον γύρο, οι προμήθειες όσες φορές λέει η κάρτα του μαγαζιού, και μόνο με χρήματα που υπάρχουν.
souvlaki-clause-M4 = Όποιος βρεθεί με περισσότερες κάρτες φαγητών από το όριο ξεσκαρτάρει αμέσως, πριν από οτιδήποτε άλλο, ώσπου να το φτάσει.
souvlaki-clause-K1 = Ο καθένας παίρνει με τη σειρά έναν από τους πελάτες της πόρτας και ύστερα, με αντίστροφη σειρά, δεύτερο· η επιλογή είναι υποχρεωτική και ο τελευταίος ξεσκαρτάρεται.
souvlaki-clause-K2 = Ο νέος πελάτης μπαίνει στο τέλος της ουράς, και η σειρά της ουράς δεν αλλάζει αν δεν το γράφει μια κάρτα.
souvlaki-clause-K3 = Ύστερα ο καθένας τραβάει μία κάρτα πελάτη ως τηλεφωνική παραγγελία στο τέλος της ουράς του.
souvlaki-clause-K4 = Η Μεγάλη Τηλεφωνική Παραγγελία επιλέγεται όπως ένας πελάτης: τραβιούνται δύο κάρτες, που είναι μία παραγγελία και εξυπηρετείται ολόκληρη ή καθόλου.
souvlaki-clause-K5 = Μεγάλη Τηλεφωνική Παραγγελία που τραβήχτηκε από τη στοίβα ξεσκαρτάρεται και τραβιέται άλλη κάρτα.
souvlaki-clause-F1 = Με τη σειρά, ο καθένας μπορεί να παίξει έναν Απρόβλεπτο Παράγοντα τον γύρο ή κανέναν.
souvlaki-clause-F2 = Η κάρτα θέλει στόχο που ταιριάζει στο κείμενό της: «πελάτης» είναι οποιουδήποτε, «παίκτης» και ο εαυτός σας, «αντίπαλος» μόνο άλλος.
souvlaki-clause-F3 = Η κάρτα κάνει ό,τι γράφει, αμέσως ή μέχρι το τέλος του γύρου· ό,τι διαρκεί μένει με τον πελάτη ή τον παίκτη του.
souvlaki-clause-F4 = Η Ανατροπή Σχεδίων ακυρώνει την επόμενη κάρτα που θα παίξει αντίπαλος στον ίδιο γύρο, ποτέ κάρτα που παίχτηκε ήδη.
souvlaki-clause-F5 = Όλες οι αλλαγές σε όσα δίνει ένας πελάτης αθροίζονται πρώτα, και μόνο το άθροισμα ανεβαίνει στο 0 αν είναι αρνητικό.
souvlaki-clause-F6 = Όποιος πελάτης αλλάζει θέση παραμένει στην κατάσταση που ήταν, στραβωμένος ή όχι.
souvlaki-clause-F7 = Το Μια απ’ τα ίδια θέλει κανονικό πελάτη με κάποιον μπροστά του και αντιγράφει ό,τι θέλει εκείνος τη στιγμή αυτή, όχι τα χρήματα ούτε τη φήμη.
souvlaki-clause-F8 = Το Πλούσιο Φιλοδώρημα ακολουθεί τον πελάτη: τα χρήματα τα παίρνει όποιος τον εξυπηρετήσει στον ίδιο γύρο.
souvlaki-clause-F9 = Τα φαγητά προστίθενται στην τυπωμένη παραγγελία και αφαιρούνται με τη σειρά των καρτών· το Μια απ’ τα ίδια την αντικαθιστά, και ό,τι παιχτεί μετά αλλάζει το αντίγραφο.
souvlaki-clause-V1 = Βάζετε κάρτες φαγητών από το χέρι σας, και εξυπηρετείται μόνο ο πρώτος της ουράς, όταν τα αχρησιμοποίητα φαγητά στον πάγκο καλύπτουν όλη την παραγγελία του· κάρτα που μπήκε στον πάγκο δεν παίρνεται πίσω.
souvlaki-clause-V2 = Κάρτα φαγητών μπαίνει στον πάγκο αν πάγκος και χέρι μαζί φτάνουν για την πρώτη παραγγελία, ή αφού έχετε εξυπηρετήσει κάποιον.
souvlaki-clause-V3 = Όποιος εξυπηρέτησε κάποιον και του περισσεύουν φαγητά στον πάγκο, τα κερνάει και κερδίζει φήμη μία φορά συνολικά, και οι κάρτες ξεσκαρτάρονται.
souvlaki-clause-V4 = Στη δική σας εξυπηρέτηση μπορείτε να διώξετε όποιον πελάτη της δικής σας ουράς θέλετε· κοστίζει φήμη, ή όση έχετε.
souvlaki-clause-V5 = Όσοι δεν εξυπηρετήθηκαν στραβώνουν· όσοι ήταν ήδη στραβωμένοι φεύγουν και κοστίζουν φήμη, ανάλογα με την τυπωμένη τους.
souvlaki-clause-E1 = Ό,τι ισχύει μέχρι το τέλος του γύρου παύει μαζί του.
souvlaki-clause-E2 = Το παιχνίδι τελειώνει μόλις στο τέλος ενός γύρου κάποιος έχει τα χρήματα, χωρίς τα δάνεια, και τη φήμη του στόχου· αν είναι πολλοί, κερδίζει το μεγαλύτερο άθροισμα, και οι ίσοι μοιράζονται τη νίκη.
souvlaki-clause-E3 = Αν μετά τον τελευταίο γύρο κανείς δεν έπιασε τον στόχο, κερδίζει το μεγαλύτερο άθροισμα χρημάτων και φήμης, χωρίς τα δάνεια, και οι ίσοι μοιράζονται τη νίκη.
