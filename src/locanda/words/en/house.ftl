### Locanda: the texts of the house, English.
### Ids are stable and say where a text is used, never what it says. A new id goes to the end of its section, in all five
### languages. Variables are named in the comment above an id; $seat is always a player’s name.


## The house and its pages

house-title = Locanda
house-tagline = Four board games about hospitality, under one roof
house-nav-rules = Rules
house-nav-about = About
house-nav-label = Pages of the house
house-skip = Skip to the main content
house-skip-board = Skip to the board
# $page (text), $site (text): the title of a browser tab
house-page-title = { $page } · { $site }
house-needs-script = The table needs JavaScript. Without it you can still read the table as text.
house-text-table = The table as text
house-footer = Independent implementation, free software.


## Language and light

house-language-label = Language
house-language-en = English
house-language-it = Italiano
house-language-el = Ελληνικά
house-language-ru = Русский
house-language-es = Español
house-language-set = Use this language
house-theme-label = Light
house-theme-auto = As the device
house-theme-light = Day
house-theme-dark = Night


## Numbers, time and small words

# $count (number)
house-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $count (number)
house-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# $low, $high (numbers)
house-players-range = { $low } to { $high } players
house-time-now = just now
# $count (number)
house-time-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
# $count (number)
house-time-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
# $count (number)
house-time-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
# $first (text), $rest (text): a list of names is built from its end
house-list-two = { $first } and { $rest }
house-list-more = { $first }, { $rest }


## The lobby

house-lobby-games = Choose a game
house-lobby-new = A new table
house-lobby-players = How many players
house-lobby-options = Options
house-lobby-seats = Who sits where
# $number (number): a seat at the table, from 1
house-lobby-seat = Seat { $number }
house-lobby-seat-you = You
house-lobby-seat-friend = A friend, by invite link
house-lobby-seat-here = A friend at this screen
house-lobby-seat-kind = Who takes this seat
house-lobby-name = Name
house-lobby-your-name = Your name
# $number (number): the name of a player who gave none
house-lobby-unnamed = Player { $number }
house-lobby-starter-any = Drawn by lot
house-lobby-start = Open the table
house-lobby-start-help = Whoever has the invite link can take a seat that is kept for a friend.
house-lobby-mine = Your tables
house-lobby-replay = Replay
house-lobby-rules = Read the rules
# $game (text), $seats (text), $when (text): a line of the list of your tables
house-lobby-table = { $game }: { $seats }, { $when }
house-lobby-table-turn = Your turn
house-lobby-table-waiting = Waiting
house-lobby-table-over = Finished
house-lobby-quick = Play against the greedy bot
# $option (text), $value (text): what was chosen in the form for a new table
house-lobby-misfit = “{ $option }: { $value }” does not go with this number of players. Choose something else.
house-lobby-refused = Something in this form is not possible here. Look it over and send it again.


## Bots

house-bot-random = Random bot
house-bot-random-help = Plays any legal move. Good for learning the rules.
house-bot-greedy = Greedy bot
house-bot-greedy-help = Takes the best turn it can see now, without looking ahead.


## Invite, seats and spectators

house-invite-title = Invite a friend
house-invite-help = Send this link. The seat goes to whoever takes it first; opening the link alone does not take it.
# $seat (text)
house-invite-for = Link for { $seat }
house-invite-copy = Copy the link
house-invite-copied = Link copied
house-invite-failed = The link could not be copied. Select it and copy it by hand.
house-invite-heading = A seat is kept for you
# $game (text)
house-invite-join = Take the seat at { $game }
house-spectator = You are watching
house-seat-you = you
house-seat-bot = bot
house-seat-here = at this screen
house-seat-online = online
house-seat-offline = away
house-seat-open = free seat
house-seat-1 = blue circle
house-seat-2 = orange square
house-seat-3 = green triangle
house-seat-4 = red diamond
house-seat-5 = purple hexagon
house-seat-6 = yellow star
# $seat (text)
house-link-device = Play on as { $seat } at another device
house-link-help = Open this link at the other device. It works once; this device stays at the table too.
# $seat (text): whoever opened the table, $game (text)
house-invite-from = { $seat } invites you to { $game }
# An invitation that somebody has used
house-invite-taken = This seat is taken
# $seat (text)
house-invite-taken-help = { $seat } is sitting here already. You are welcome to watch.
house-invite-watch = Watch the game
# $number (number): a seat at the table, from 1; for whoever has the link the second
house-invite-awaited = Waiting for a friend to take seat { $number }.
house-invite-awaited-host = Waiting for a friend to take seat { $number }: send the link.


## The table

house-log = Log
house-log-undo = { $seat } takes back the last step.
house-scores = Scores
house-score = Score
house-bag = Bag
house-board = Board
house-panels = State of the game
house-undo = Undo
house-undo-help = Take back your last step
house-undo-none = There is nothing to take back.
house-choices = Your choices
house-choose = Choose
house-close = Close
house-confirm = Confirm
house-back = Back
house-zoom = Enlarge
# $seat (text)
house-look = A close look: { $seat }
house-look-whole = The whole board
house-journal = Download the journal
house-journal-help = The record of the game, one line a move, as far as your seat may know it.
# $clause (text), $text (text): a refused move
house-refused = Not allowed ({ $clause }): { $text }
house-refused-plain = Not allowed here.
house-refused-turn = It is not your turn.
house-refused-rule = Read rule { $clause }
# $question (text): what the player is asked to do now, a whole sentence
house-refused-early = First choose something that lights up, then this. { $question }
# $question (text), as above
house-refused-other = This is not what is asked now. { $question }
house-text-again = Look again


## Hot seat: several players at one screen

# $seat (text)
house-cover-title = Pass the device to { $seat }
house-cover-help = The table stays covered until you are ready.
# $seat (text)
house-cover-show = I am { $seat }, show my side


## Connection

house-connection-lost = The connection is lost. Reconnecting…
house-connection-back = Connected again
house-connection-retry = Try now
house-changed = The table has changed meanwhile. Look again and choose.
house-preparing = The table is being laid. A moment…
house-send-failed = The house was not reached. Try again.


## The end and the replay

house-over = The game is over
# $seat (text), $points (number)
house-over-winner = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
# $seats (text): names, $points (number)
house-over-shared = { $points ->
    [one] { $seats } share the win with { $points } point each.
   *[other] { $seats } share the win with { $points } points each.
}
# $seats (text): names; the scores are not equal
house-over-together = { $seats } share the win.
house-over-nobody = Nobody wins.
house-over-scores = Final scores
house-over-parts = How the points came about
house-over-total = Total
house-over-rank = Place
house-over-player = Player
house-over-again = Play again
house-over-lobby = Back to the lobby
house-over-why = Why the game ended
house-replay = Replay
# $game (text)
house-replay-title = Replay of { $game }
house-replay-watch = Watch the replay
house-replay-first = To the start
house-replay-previous = One step back
house-replay-play = Play
house-replay-pause = Pause
house-replay-next = One step forward
house-replay-last = To the end
house-replay-speed = Speed
# The label of a list of players and a spectator: through whose eyes one looks
house-replay-eyes = Seen by
house-replay-spectator = a spectator
house-replay-slider = Step of the game
# $step, $steps (numbers)
house-replay-step = Step { $step } of { $steps }
house-replay-share = Copy a link to this step
house-replay-shared = Link to this step copied
house-replay-open = The replay opens when the game is over.
# While it is shown how a frame came about: the group of buttons, and two of them
house-steps = What happened, step by step
house-steps-fast = Faster
house-steps-again = Watch again what happened


## Help with the keyboard

house-keys = Keyboard
house-keys-move = Arrow keys: go from place to place
house-keys-all = Shift and arrow keys: go over all places, possible or not
house-keys-choose = Enter or space: choose
house-keys-cancel = Escape: put the piece back
house-keys-undo = U: take back your last step
house-keys-tab = Tab: from the board to the hand, the choices and the log
house-keys-help = Question mark: this help
house-help = How to move
house-help-mouse = Pick a piece that lights up, then a place that lights up. You can also drag it there.
house-help-touch = Rest a finger on the board to see what lies there, large and with its name.


## What assistive devices read out

house-aria-board = Board. Arrow keys go from place to place, Enter chooses.
# $place (text), $piece (text)
house-aria-place = { $place }: { $piece }
house-aria-log = What has happened at the table
house-aria-prompt = What is to be done now


## Rules pages

# $game (text)
house-rules-title = Rules of { $game }
house-rules-intro = Every rule has a number. A refused move names the rule that forbids it.
house-rules-language = The full rules are in English. The short sentences below are in your language.
house-rules-ruling = Rules marked as a ruling are our own decision where the rulebook is silent.
house-rules-short = The rules in short sentences
house-rules-full = The full rules


## About and credits

house-about-title = About this house
house-about-what = Locanda (Italian for a small inn) is a place to play four board games about hospitality in the browser, with friends or against bots.
house-about-independent = It is an independent implementation of the rules. All words and all pictures here are our own.
house-about-names = The names of the games and the games themselves belong to their authors and publishers, who have no part in this site.
house-about-buy = If you like a game here, the printed one is worth having.
house-about-fair = Every draw and every die can be checked after the game: the house commits to its secret before the first move and reveals it at the end.
house-about-privacy = No accounts, no advertising, no tracking. A cookie remembers your seats, your language and nothing else.
house-about-licence = The program is free software under the Apache License 2.0.
house-about-version = Version { $version }
house-credits = Credits
# $game (text), $author (text)
house-credits-game = { $game }, a game by { $author }


## Pages that say no

house-error-title = That did not work
house-error-404 = Not found
house-error-404-help = This page does not exist, or it is not yours to see.
house-error-405 = That cannot be done here
house-error-409 = Too late
house-error-409-help = The table has changed meanwhile. Go back and look again.
house-error-410 = Of other rules
house-error-410-help = This table was played by rules, or under a journal, that this house cannot replay. A finished game can still be downloaded as it is.
house-error-413 = Too much at once
house-error-413-help = What was sent is larger than this house accepts.
house-error-422 = Not understood
house-error-422-help = Something in what was sent is missing or wrong.
house-error-429 = Slowly, please
house-error-429-help = Too many requests in a short time. Try again in a moment.
house-error-403 = Not allowed from there
house-error-403-help = This request came from another site and was refused.
house-error-500 = Something broke in the kitchen
house-error-500-help = The fault is ours. Your game is saved up to the last accepted move.
house-error-home = Back to the lobby
house-error-405-help = This address only takes what a form sends; it cannot be opened by itself.


## The command line

# $url (text)
house-cli-open = Locanda is open at { $url }
# $url (text)
house-cli-already = Locanda is open already, at { $url }
house-cli-stop = Press Ctrl+C to close.
# $game (text)
house-cli-preparing = Preparing the rules of { $game } for this machine, once…
# $game (text), $seconds (number)
house-cli-prepared = { $game } is ready ({ $seconds } s).
# $seat (text)
house-cli-ask = { $seat }, your move:
house-cli-ask-help = Type a move, or "?" for help.
# $text (text)
house-cli-unknown = I do not understand "{ $text }".
# $forms (text: how moves are typed)
house-cli-forms = Moves are written like this: { $forms }
house-cli-did-you-mean = Did you mean: { $text }
house-cli-help = Commands: a move as listed, "list" for all moves, "why" and a move for the rule that forbids it, "undo", "board", "save" and a file, "quit".
house-cli-list = Possible moves:
# $count (number)
house-cli-list-more = { $count ->
    [one] … and { $count } more ("list" shows all)
   *[other] … and { $count } more ("list" shows all)
}
house-cli-allowed = That move is allowed.
# $path (text)
house-cli-saved = Game saved to { $path }
house-cli-quit = Goodbye.
house-cli-undone = Taken back.
# $game (text), $seed (text)
house-cli-begin = { $game }. Seed of chance: { $seed }
# $key (text): the journal
house-cli-verified = Every draw agrees with the revealed secret.
# $line (number)
house-cli-not-verified = Line { $line } does not agree with the revealed secret.
# $path (text)
house-cli-box-good = { $path } is a good box.
house-cli-pause = Press Enter to go on.
# $path, $reason (text): the system's own words for what is wrong
house-cli-not-saved = Not saved to { $path }: { $reason }
# $command (text)
house-cli-go-on = To go on later: { $command }
