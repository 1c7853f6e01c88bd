### Locanda: τα κείμενα του σπιτιού, ελληνικά.
### Τα ίδια id με τα αγγλικά, στην ίδια σειρά· οι μεταβλητές εξηγούνται εκεί. Το $seat είναι πάντα όνομα παίκτη, χωρίς άρθρο.


## The house and its pages

house-title = Locanda
house-tagline = Τέσσερα επιτραπέζια για τη φιλοξενία, κάτω από την ίδια στέγη
house-nav-rules = Κανόνες
house-nav-about = Το σπίτι
house-nav-label = Σελίδες του σπιτιού
house-skip = Μετάβαση στο κύριο περιεχόμενο
house-skip-board = Μετάβαση στο ταμπλό
house-page-title = { $page } · { $site }
house-needs-script = Το τραπέζι χρειάζεται JavaScript. Χωρίς αυτήν μπορείτε να διαβάσετε το τραπέζι ως κείμενο.
house-text-table = Το τραπέζι ως κείμενο
house-footer = Ανεξάρτητη υλοποίηση, ελεύθερο λογισμικό.


## Language and light

house-language-label = Γλώσσα
house-language-en = English
house-language-it = Italiano
house-language-el = Ελληνικά
house-language-ru = Русский
house-language-es = Español
house-language-set = Αυτή η γλώσσα
house-theme-label = Φως
house-theme-auto = Όπως η συσκευή
house-theme-light = Μέρα
house-theme-dark = Νύχτα


## Numbers, time and small words

house-points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
house-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
house-players-range = { $low } έως { $high } παίκτες
house-time-now = μόλις τώρα
house-time-minutes = { $count ->
    [one] πριν από ένα λεπτό
   *[other] πριν από { $count } λεπτά
}
house-time-hours = { $count ->
    [one] πριν από μία ώρα
   *[other] πριν από { $count } ώρες
}
house-time-days = { $count ->
    [one] χθες
   *[other] πριν από { $count } ημέρες
}
house-list-two = { $first } και { $rest }
house-list-more = { $first }, { $rest }


## The lobby

house-lobby-games = Διαλέξτε παιχνίδι
house-lobby-new = Νέο τραπέζι
house-lobby-players = Πόσοι παίκτες
house-lobby-options = Επιλογές
house-lobby-seats = Ποιος κάθεται πού
house-lobby-seat = Θέση { $number }
house-lobby-seat-you = Εσείς
house-lobby-seat-friend = Φίλος, με σύνδεσμο πρόσκλησης
house-lobby-seat-here = Φίλος σε αυτή την οθόνη
house-lobby-seat-kind = Ποιος παίρνει αυτή τη θέση
house-lobby-name = Όνομα
house-lobby-your-name = Το όνομά σας
house-lobby-unnamed = Παίκτης { $number }
house-lobby-starter-any = Με κλήρο
house-lobby-start = Άνοιγμα τραπεζιού
house-lobby-start-help = Όποιος έχει τον σύνδεσμο πρόσκλησης μπορεί να πάρει μια θέση κρατημένη για φίλο.
house-lobby-mine = Τα τραπέζια σας
house-lobby-replay = Επανάληψη
house-lobby-rules = Διαβάστε τους κανόνες
house-lobby-table = { $game }: { $seats }, { $when }
house-lobby-table-turn = Η σειρά σας
house-lobby-table-waiting = Αναμονή
house-lobby-table-over = Τελείωσε
house-lobby-quick = Παίξτε με το άπληστο μποτ
house-lobby-misfit = «{ $option }: { $value }» δεν ταιριάζει με αυτόν τον αριθμό παικτών. Διαλέξτε κάτι άλλο.
house-lobby-refused = Κάτι σε αυτή τη φόρμα δεν γίνεται εδώ. Ελέγξτε την και στείλτε την ξανά.


## Bots

house-bot-random = Τυχαίο μποτ
house-bot-random-help = Κάνει οποιαδήποτε επιτρεπτή κίνηση. Καλό για να μάθετε τους κανόνες.
house-bot-greedy = Άπληστο μποτ
house-bot-greedy-help = Διαλέγει ό,τι αποδίδει περισσότερο τώρα, χωρίς να κοιτάζει παραπέρα.


## Invite, seats and spectators

house-invite-title = Προσκαλέστε έναν φίλο
house-invite-help = Στείλτε αυτόν τον σύνδεσμο. Η θέση είναι όποιου καθίσει πρώτος· δεν αρκεί να ανοίξει τον σύνδεσμο.
house-invite-for = Σύνδεσμος για τη θέση: { $seat }
house-invite-copy = Αντιγραφή συνδέσμου
house-invite-copied = Ο σύνδεσμος αντιγράφηκε
house-invite-failed = Ο σύνδεσμος δεν αντιγράφηκε. Επιλέξτε τον και αντιγράψτε τον με το χέρι.
house-invite-heading = Σας περιμένει μια θέση
house-invite-join = Καθίστε στο τραπέζι: { $game }
house-spectator = Παρακολουθείτε
house-seat-you = εσείς
house-seat-bot = μποτ
house-seat-here = σε αυτή την οθόνη
house-seat-online = σε σύνδεση
house-seat-offline = χωρίς σύνδεση
house-seat-open = ελεύθερη θέση
house-seat-1 = μπλε κύκλος
house-seat-2 = πορτοκαλί τετράγωνο
house-seat-3 = πράσινο τρίγωνο
house-seat-4 = κόκκινος ρόμβος
house-seat-5 = μωβ εξάγωνο
house-seat-6 = κίτρινο αστέρι
# $seat (text)
house-link-device = Συνεχίστε ως { $seat } σε άλλη συσκευή
house-link-help = Ανοίξτε αυτόν τον σύνδεσμο στην άλλη συσκευή. Ισχύει μία φορά· και αυτή η συσκευή μένει στο τραπέζι.
house-invite-from = Πρόσκληση από: { $seat }. Παιχνίδι: { $game }
house-invite-taken = Αυτή η θέση είναι πιασμένη
house-invite-taken-help = Εδώ κάθεται ήδη: { $seat }. Αν θέλετε, μπορείτε να παρακολουθήσετε την παρτίδα.
house-invite-watch = Παρακολουθήστε την παρτίδα
house-invite-awaited = Αναμονή για έναν φίλο στη θέση { $number }.
house-invite-awaited-host = Αναμονή για έναν φίλο στη θέση { $number }: στείλτε τον σύνδεσμο.


## The table

house-log = Χρονικό
house-log-undo = { $seat } παίρνει πίσω το τελευταίο βήμα.
house-scores = Βαθμολογία
house-score = Πόντοι
house-bag = Σακούλα
house-board = Ταμπλό
house-panels = Κατάσταση του παιχνιδιού
house-undo = Αναίρεση
house-undo-help = Πάρτε πίσω το τελευταίο σας βήμα
house-undo-none = Δεν υπάρχει τίποτα να πάρετε πίσω.
house-choices = Οι επιλογές σας
house-choose = Επιλογή
house-close = Κλείσιμο
house-confirm = Επιβεβαίωση
house-back = Πίσω
house-zoom = Μεγέθυνση
house-look = Από κοντά: { $seat }
house-look-whole = Όλο το ταμπλό
house-journal = Λήψη ημερολογίου
house-journal-help = Όλη η παρτίδα, μια γραμμή για κάθε κίνηση, όσα επιτρέπεται να ξέρει η θέση σας.
house-refused = Δεν επιτρέπεται ({ $clause }): { $text }
house-refused-plain = Εδώ δεν επιτρέπεται.
house-refused-turn = Δεν είναι η σειρά σας.
house-refused-rule = Διαβάστε τον κανόνα { $clause }
# $question (text): what the player is asked to do now, a whole sentence
house-refused-early = Διαλέξτε πρώτα κάτι φωτισμένο και μετά αυτό. { $question }
# $question (text), as above
house-refused-other = Τώρα ζητείται κάτι άλλο. { $question }
house-text-again = Δείτε ξανά


## Hot seat: several players at one screen

house-cover-title = Δώστε τη συσκευή. Παίζει: { $seat }
house-cover-help = Το τραπέζι μένει κρυφό ώσπου να είστε έτοιμοι.
house-cover-show = Είμαι { $seat }, δείξε τη θέση μου


## Connection

house-connection-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
house-connection-back = Ξανά σε σύνδεση
house-connection-retry = Δοκιμή τώρα
house-changed = Στο μεταξύ το τραπέζι άλλαξε. Κοιτάξτε ξανά και διαλέξτε.
house-preparing = Στρώνουμε το τραπέζι. Μια στιγμή…
house-send-failed = Το σπίτι δεν απαντά. Δοκιμάστε ξανά.


## The end and the replay

house-over = Το παιχνίδι τελείωσε
house-over-winner = { $points ->
    [one] { $seat } κερδίζει με { $points } πόντο.
   *[other] { $seat } κερδίζει με { $points } πόντους.
}
house-over-shared = { $points ->
    [one] { $seats } μοιράζονται τη νίκη με { $points } πόντο.
   *[other] { $seats } μοιράζονται τη νίκη με { $points } πόντους.
}
house-over-together = { $seats } μοιράζονται τη νίκη.
house-over-nobody = Δεν κερδίζει κανείς.
house-over-scores = Τελική βαθμολογία
house-over-parts = Από πού βγήκαν οι πόντοι
house-over-total = Σύνολο
house-over-rank = Θέση
house-over-player = Παίκτης
house-over-again = Παίξτε ξανά
house-over-lobby = Πίσω στην είσοδο
house-over-why = Γιατί τελείωσε το παιχνίδι
house-replay = Επανάληψη
house-replay-title = Επανάληψη: { $game }
house-replay-watch = Δείτε την επανάληψη
house-replay-first = Στην αρχή
house-replay-previous = Ένα βήμα πίσω
house-replay-play = Αναπαραγωγή
house-replay-pause = Παύση
house-replay-next = Ένα βήμα μπροστά
house-replay-last = Στο τέλος
house-replay-speed = Ταχύτητα
house-replay-eyes = Όπως το βλέπει
house-replay-spectator = ένας θεατής
house-replay-slider = Βήμα του παιχνιδιού
house-replay-step = Βήμα { $step } από { $steps }
house-replay-share = Αντιγραφή συνδέσμου για αυτό το βήμα
house-replay-shared = Ο σύνδεσμος για αυτό το βήμα αντιγράφηκε
house-replay-open = Η επανάληψη ανοίγει όταν τελειώσει το παιχνίδι.
house-steps = Τι έγινε, βήμα βήμα
house-steps-fast = Πιο γρήγορα
house-steps-again = Δείτε ξανά τι έγινε


## Help with the keyboard

house-keys = Πληκτρολόγιο
house-keys-move = Βέλη: από θέση σε θέση
house-keys-all = Shift και βέλη: πέρασμα από όλες τις θέσεις, δυνατές ή όχι
house-keys-choose = Enter ή διάστημα: επιλογή
house-keys-cancel = Escape: το πιόνι πίσω στη θέση του
house-keys-undo = U: πάρτε πίσω το τελευταίο σας βήμα
house-keys-tab = Tab: από το ταμπλό στο χέρι, στις επιλογές και στο χρονικό
house-keys-help = Λατινικό ερωτηματικό (?): αυτή η βοήθεια
house-help = Πώς παίζεται εδώ
house-help-mouse = Πιάστε ένα φωτισμένο πιόνι και διαλέξτε μια φωτισμένη θέση. Μπορείτε και να το σύρετε ως εκεί.
house-help-touch = Αφήστε το δάχτυλο ακίνητο στο ταμπλό για να δείτε μεγάλο, και με το όνομά του, ό,τι βρίσκεται εκεί.


## What assistive devices read out

house-aria-board = Ταμπλό. Τα βέλη πηγαίνουν από θέση σε θέση, το Enter επιλέγει.
house-aria-place = { $place }: { $piece }
house-aria-log = Τι έχει γίνει στο τραπέζι
house-aria-prompt = Τι πρέπει να γίνει τώρα


## Rules pages

house-rules-title = Κανόνες: { $game }
house-rules-intro = Κάθε κανόνας έχει αριθμό. Όταν μια κίνηση δεν επιτρέπεται, το παιχνίδι λέει ποιος κανόνας την απαγορεύει.
house-rules-language = Οι πλήρεις κανόνες είναι στα αγγλικά. Οι σύντομες προτάσεις παρακάτω είναι στη γλώσσα σας.
house-rules-ruling = Οι κανόνες με την ένδειξη «απόφαση» (ruling) είναι δικοί μας, όπου το βιβλίο κανόνων σιωπά.
house-rules-short = Οι κανόνες με λίγα λόγια
house-rules-full = Οι πλήρεις κανόνες


## About and credits

house-about-title = Για αυτό το σπίτι
house-about-what = Η Locanda («πανδοχείο» στα ιταλικά) είναι ένας χώρος όπου παίζονται στον περιηγητή τέσσερα επιτραπέζια για τη φιλοξενία, με φίλους ή απέναντι σε μποτ.
house-about-independent = Είναι ανεξάρτητη υλοποίηση των κανόνων. Όλες οι λέξεις και όλες οι εικόνες εδώ είναι δικές μας.
house-about-names = Τα ονόματα των παιχνιδιών και τα ίδια τα παιχνίδια ανήκουν στους δημιουργούς και στους εκδότες τους, που δεν έχουν σχέση με αυτόν τον ιστότοπο.
house-about-buy = Αν σας αρέσει ένα παιχνίδι, αξίζει να έχετε και το τυπωμένο.
house-about-fair = Μετά το παιχνίδι μπορεί να ελεγχθεί κάθε τράβηγμα και κάθε ζάρι: το σπίτι δεσμεύεται για το μυστικό του πριν από την πρώτη κίνηση και το φανερώνει στο τέλος.
house-about-privacy = Χωρίς λογαριασμούς, χωρίς διαφημίσεις, χωρίς παρακολούθηση. Ένα cookie θυμάται τις θέσεις και τη γλώσσα σας, και τίποτε άλλο.
house-about-licence = Το πρόγραμμα είναι ελεύθερο λογισμικό με άδεια Apache 2.0.
house-about-version = Έκδοση { $version }
house-credits = Ευχαριστίες
house-credits-game = { $game }, δημιουργός του παιχνιδιού: { $author }


## Pages that say no

house-error-title = Κάτι δεν πήγε καλά
house-error-404 = Δεν βρέθηκε
house-error-404-help = Αυτή η σελίδα δεν υπάρχει ή δεν είναι για τα δικά σας μάτια.
house-error-405 = Αυτό δεν γίνεται εδώ
house-error-409 = Πολύ αργά
house-error-409-help = Στο μεταξύ το τραπέζι άλλαξε. Γυρίστε πίσω και κοιτάξτε ξανά.
house-error-410 = Με άλλους κανόνες
house-error-410-help = Αυτό το τραπέζι παίχτηκε με κανόνες, ή με ημερολόγιο, που το σπίτι αυτό δεν μπορεί να ξαναπαίξει. Ένα τελειωμένο παιχνίδι μπορεί ακόμα να ληφθεί όπως είναι.
house-error-413 = Πάρα πολλά μαζί
house-error-413-help = Αυτό που στάλθηκε είναι μεγαλύτερο από όσο δέχεται το σπίτι.
house-error-422 = Δεν έγινε κατανοητό
house-error-422-help = Σε αυτό που στάλθηκε κάτι λείπει ή είναι λάθος.
house-error-429 = Σιγά σιγά, παρακαλούμε
house-error-429-help = Πάρα πολλά αιτήματα σε λίγη ώρα. Δοκιμάστε πάλι σε λίγο.
house-error-403 = Από εκεί δεν επιτρέπεται
house-error-403-help = Το αίτημα ήρθε από άλλον ιστότοπο και απορρίφθηκε.
house-error-500 = Κάτι έσπασε στην κουζίνα
house-error-500-help = Φταίμε εμείς. Το παιχνίδι σας έχει σωθεί ως την τελευταία κίνηση που έγινε δεκτή.
house-error-home = Πίσω στην είσοδο
house-error-405-help = Αυτή η διεύθυνση δέχεται μόνο ό,τι στέλνει μια φόρμα· δεν ανοίγει μόνη της.


## The command line

house-cli-open = Η Locanda είναι ανοιχτή στη διεύθυνση { $url }
house-cli-already = Η Locanda είναι ήδη ανοιχτή στη διεύθυνση { $url }
house-cli-stop = Πατήστε Ctrl+C για να κλείσει.
house-cli-preparing = Ετοιμάζονται οι κανόνες για αυτόν τον υπολογιστή, μία φορά μόνο ({ $game })…
house-cli-prepared = { $game }: έτοιμο ({ $seconds } δ).
house-cli-ask = { $seat }, η κίνησή σας:
house-cli-ask-help = Γράψτε μια κίνηση ή «?» για βοήθεια.
house-cli-unknown = Ακατανόητο: «{ $text }».
house-cli-forms = Οι κινήσεις γράφονται έτσι: { $forms }
house-cli-did-you-mean = Μήπως εννοούσατε: { $text }
house-cli-help = Εντολές: μια κίνηση όπως στον κατάλογο, «list» για όλες τις κινήσεις, «why» και μια κίνηση για τον κανόνα που την απαγορεύει, «undo» για αναίρεση, «board» για το ταμπλό, «save» και ένα αρχείο για αποθήκευση, «quit» για έξοδο.
house-cli-list = Δυνατές κινήσεις:
house-cli-list-more = { $count ->
    [one] … και μία ακόμη (με «list» φαίνονται όλες)
   *[other] … και { $count } ακόμη (με «list» φαίνονται όλες)
}
house-cli-allowed = Αυτή η κίνηση επιτρέπεται.
house-cli-saved = Το παιχνίδι σώθηκε στο { $path }
house-cli-quit = Εις το επανιδείν.
house-cli-undone = Αναιρέθηκε.
house-cli-begin = { $game }. Σπόρος της τύχης: { $seed }
house-cli-verified = Όλα τα τραβήγματα συμφωνούν με το μυστικό που φανερώθηκε.
house-cli-not-verified = Η γραμμή { $line } δεν συμφωνεί με το μυστικό που φανερώθηκε.
house-cli-box-good = Το { $path } είναι έγκυρο κουτί.
house-cli-pause = Πατήστε Enter για να συνεχίσετε.
house-cli-not-saved = Δεν σώθηκε στο { $path }: { $reason }
house-cli-go-on = Για να συνεχίσετε αργότερα: { $command }
