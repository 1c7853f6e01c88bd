### Boutique Hotel Manager: тексты, русский.
### Формы имён — их атрибуты: .on «во вторник» (день), .acc «среду», «кухню» (кубик цены, служба: «цена на…», «нанять на…»).
### $seat — имя игрока, всегда в именительном.


## The game

boutique-title = Boutique Hotel Manager
boutique-tagline = Назначайте цены, заполняйте номера, нанимайте персонал и берегите звёзды
boutique-about = Гости с бронью едут в самый дешёвый отель, где есть номера; гости без брони останавливаются в первом, который им по карману. Каждому гостю нужен персонал, и кому его не хватает, тот теряет звёзды. Через две недели побеждает тот, у кого больше денег.
boutique-author = неизвестен, в книжке правил он не назван


## Options of a table

boutique-option-players = Игроки
    .help = От двух до шести.
boutique-option-starter = Кто начинает
    .help = По жребию, если не выбрать. В обе недели начинает один и тот же отель.


## Days

boutique-day-monday = понедельник
    .on = в понедельник
boutique-day-tuesday = вторник
    .on = во вторник
boutique-day-wednesday = среда
    .on = в среду
boutique-day-thursday = четверг
    .on = в четверг
boutique-day-friday = пятница
    .on = в пятницу
boutique-day-saturday = суббота
    .on = в субботу
boutique-day-sunday = воскресенье
    .on = в воскресенье
boutique-short-monday = пн
boutique-short-tuesday = вт
boutique-short-wednesday = ср
boutique-short-thursday = чт
boutique-short-friday = пт
boutique-short-saturday = сб
boutique-short-sunday = вс


## Price dice: one for each day, one for breakfast; "the price for …"

boutique-die-monday = понедельник
    .acc = понедельник
boutique-die-tuesday = вторник
    .acc = вторник
boutique-die-wednesday = среда
    .acc = среду
boutique-die-thursday = четверг
    .acc = четверг
boutique-die-friday = пятница
    .acc = пятницу
boutique-die-saturday = суббота
    .acc = субботу
boutique-die-sunday = воскресенье
    .acc = воскресенье
boutique-die-breakfast = завтрак
    .acc = завтрак


## Departments

boutique-department-housekeeping = уборка
    .acc = уборку
boutique-department-check-in = регистрация
    .acc = регистрацию
boutique-department-kitchen = кухня
    .acc = кухню


## Phases

boutique-phase-prices = Подготовка
boutique-phase-booking = Бронирование
boutique-phase-planning = Планирование
boutique-phase-walk-in = Гости без брони
boutique-phase-expansion = Расширение
boutique-phase-over = Конец


## What guests ask for

boutique-stay-rooms = { $count ->
    [one] { $count } номер
    [few] { $count } номера
   *[many] { $count } номеров
}
boutique-stay-nights = { $count ->
    [one] { $count } ночь
    [few] { $count } ночи
   *[many] { $count } ночей
}
boutique-card-plain = { $rooms }, { $nights }
boutique-card-doors = { $rooms } с дверью между ними, { $nights }
boutique-card-breakfast = { $rooms }, { $nights }, с завтраком
boutique-card-doors-breakfast = { $rooms } с дверью между ними, { $nights }, с завтраком


## Places on the board (labels, read out and shown)

boutique-spot-price = Цена на { $die_acc }
boutique-spot-room = Номер { $room }
boutique-spot-die = Белый кубик


## Pieces (labels)

boutique-piece-price = Цена на { $die_acc }: { $amount }
boutique-piece-price-hidden = Цена на { $die_acc }: ещё не открыта
boutique-piece-price-unset = Цена на { $die_acc }: ещё не назначена
boutique-piece-square-green = Заезд, без завтрака
boutique-piece-square-brown = Заезд, с завтраком
boutique-piece-circle-green = Ещё одна ночь, без завтрака
boutique-piece-circle-brown = Ещё одна ночь, с завтраком
boutique-piece-door = Смежные номера
boutique-piece-staff = { CAP($department) }: { $count }
boutique-piece-staff-hidden = { CAP($department) }: ещё не открыто
boutique-piece-money = Деньги: { $amount }
boutique-piece-stars = { $count ->
    [0] Нет звёзд
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
boutique-piece-bid = { $count ->
    [0] Ставка без карт
    [one] Ставка: { $count } карта
    [few] Ставка: { $count } карты
   *[many] Ставка: { $count } карт
}
boutique-piece-guests = Гости: { $card }
boutique-piece-deck = { $count ->
    [0] Карт гостей не осталось
    [one] В колоде { $count } карта гостей
    [few] В колоде { $count } карты гостей
   *[many] В колоде { $count } карт гостей
}
boutique-piece-check-in = День заезда: { $day }
boutique-piece-budget = Бюджет на ночь: { $amount }
boutique-piece-place = Место { $place } в очереди
boutique-piece-need = { CAP($department) }: нужно { $count }
boutique-piece-offer = Гости заплатили бы { $amount }
boutique-sign-full = Мест нет
boutique-sign-dear = Дорого
boutique-sign-closed = Закрыто


## Choices that are buttons

boutique-choice-keep = Не менять цены
boutique-choice-amount = { $amount }
boutique-choice-bid = Поставить { $sum }
boutique-choice-bid-nothing = Не ставить ничего
boutique-choice-cards = { $count ->
    [0] Ни одной карты
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
boutique-choice-bid-high = { $sum } + …
boutique-choice-bid-low = + { $sum }
boutique-choice-cards-high = { $count } + …
boutique-choice-cards-low = + { $count }
boutique-choice-hire = { $count ->
    [0] Никого
   *[other] { $count }
}
boutique-choice-add = { $count ->
    [0] Без новых номеров
    [one] { $count } новый номер
    [few] { $count } новых номера
   *[many] { $count } новых номеров
}


## What to do now

boutique-prompt-price = Втайне от других: назначьте цену на { $die_acc }.
boutique-prompt-change = Измените цену на одном кубике или оставьте цены прежними.
boutique-prompt-change-walk-in = { CAP($day) }: измените цену на одном кубике или оставьте цены прежними.
boutique-prompt-bid = Ничья: сделайте ставку за гостей. У вас { $money }; ставка не возвращается.
boutique-prompt-bid-ranking = Денег поровну: сделайте ставку за место в очереди. У вас { $money }; ставка не возвращается.
boutique-prompt-cards = Сколькими картами поставить { $sum }? Другие увидят только число карт.
boutique-prompt-room = Выберите номер для гостей ({ $number } из { $count }).
boutique-prompt-staff = Сколько человек нанять на { $department_acc }? Каждый стоит { $wage } за неделю.
boutique-prompt-expand = Сколько номеров добавить к следующей неделе? Каждый стоит { $price }.
boutique-prompt-ready = Вы сделали выбор. Остальные ещё думают.
boutique-prompt-wait = Ходит { $seat }.
boutique-prompt-wait-all = Все отели выбирают одновременно.
boutique-prompt-out = У вашего отеля не осталось звёзд, он выбыл из игры.
boutique-prompt-over = Партия окончена.


## What a choice would cost or bring

boutique-preview-money = { SIGNED($amount) }


## The log: whole sentences, present tense

boutique-log-started = { $seat } начинает.
boutique-log-ready = Выбор сделан: { $seat }.
boutique-log-prices-shown = { $seat } открывает свои цены.
boutique-log-price-changed = { $seat } меняет цену на { $die_acc } с { $before } на { $amount }.
boutique-log-prices-kept = { $seat } не меняет цен.
boutique-log-day-rolled = Гости заезжают { $day_on }.
boutique-log-budget-rolled = Гости могут заплатить { $amount } за ночь.
boutique-log-deck-remade = { $cards ->
    [one] Колода собрана заново: { $cards } карта гостей.
    [few] Колода собрана заново: { $cards } карты гостей.
   *[many] Колода собрана заново: { $cards } карт гостей.
}
boutique-log-guests-came = Гостям нужно: { $card }.
boutique-log-offered = { $seat } предлагает цену { $amount }.
boutique-log-full = { $seat }: подходящих номеров нет.
boutique-log-too-dear = { $seat }: для гостей слишком дорого.
boutique-log-lost = Ни один отель не принимает гостей, они уезжают.
boutique-log-bid-chosen = { $seat } берёт { $sum } на ставку.
boutique-log-bid-chosen-hidden = { $seat } обдумывает ставку.
boutique-log-bid-laid = { $cards ->
    [0] { $seat } делает ставку без карт.
    [one] { $seat } кладёт { $cards } карту рубашкой вверх.
    [few] { $seat } кладёт { $cards } карты рубашкой вверх.
   *[many] { $seat } кладёт { $cards } карт рубашкой вверх.
}
boutique-log-bid-shown = { $cards ->
    [one] { $seat } открывает ставку ({ $cards } карта) и теряет { $sum }.
    [few] { $seat } открывает ставку ({ $cards } карты) и теряет { $sum }.
   *[many] { $seat } открывает ставку ({ $cards } карт) и теряет { $sum }.
}
boutique-log-bid-shown-nothing = { $seat } ничего не ставит.
boutique-log-booked = { $seat } принимает гостей: { SIGNED($amount) }
boutique-log-blocked = { $seat } отдаёт гостям с заездом { $day_on } номер { $room }.
boutique-log-hired = { $seat } нанимает персонал (уборка { $housekeeping }, регистрация { $checkin }, кухня { $kitchen }): { SIGNED($amount) }
boutique-log-hired-nobody = { $seat } никого не нанимает.
boutique-log-ranked = { $seat } занимает место { $place } в очереди.
boutique-log-rolled = { $seat } бросает кубик: { $face }.
boutique-log-day-began = { $walkins ->
    [one] Наступает { $day }: { $walkins } заезд без брони.
    [few] Наступает { $day }: { $walkins } заезда без брони.
   *[many] Наступает { $day }: { $walkins } заездов без брони.
}
boutique-log-rated-good = { $seat }: нужен персонал (уборка { $housekeeping }, регистрация { $checkin }, кухня { $kitchen }), и все на месте: { boutique-count-stars }.
boutique-log-rated-short = { $missing ->
    [one] { $seat }: нужен персонал (уборка { $housekeeping }, регистрация { $checkin }, кухня { $kitchen }), не хватает { $missing } человека: { boutique-count-stars }.
    [few] { $seat }: нужен персонал (уборка { $housekeeping }, регистрация { $checkin }, кухня { $kitchen }), не хватает { $missing } человек: { boutique-count-stars }.
   *[many] { $seat }: нужен персонал (уборка { $housekeeping }, регистрация { $checkin }, кухня { $kitchen }), не хватает { $missing } человек: { boutique-count-stars }.
}
boutique-log-went-out = У отеля не осталось звёзд: { $seat } выбывает из игры.
boutique-log-expanded = { $rooms ->
    [one] { $seat } добавляет { $rooms } номер: { SIGNED($amount) }
    [few] { $seat } добавляет { $rooms } номера: { SIGNED($amount) }
   *[many] { $seat } добавляет { $rooms } номеров: { SIGNED($amount) }
}
boutique-log-expanded-none = { $seat } не добавляет номеров.
boutique-log-week-began = Начинается неделя { $week }.
boutique-log-ended = Партия окончена: { $ending }.


## How the game ended

boutique-ending-money = последняя неделя прошла, побеждает тот, у кого больше денег
boutique-ending-rating = денег поровну, побеждает лучший рейтинг
boutique-ending-draw = денег и звёзд поровну, ничья
boutique-ending-last-hotel = остался только один отель
boutique-ending-all-out = ни у одного отеля не осталось звёзд, ничья
boutique-over-winner = { $seat } побеждает, в кассе { $points }.
boutique-over-shared = Победу делят { $seats }: у каждого в кассе { $points }.


## The make-up of the score

boutique-count-start = Начальные деньги
boutique-count-bookings = Гости с бронью
boutique-count-walk-ins = Гости без брони
boutique-count-bids = Маркетинг
boutique-count-staff = Персонал
boutique-count-rooms = Новые номера
boutique-count-before = До начала записи
boutique-count-out = Вне игры с недели { $week }: звёзд не осталось
boutique-count-stars = { $stars ->
    [0] нет звёзд
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}


## The make-up of a price: "Thu 2 × 200 + Fri 300 + breakfast 3 × 100 = 1000"

boutique-sum-one = { $what } { $amount }
boutique-sum-times = { $what } { $count } × { $amount }
boutique-sum-more = { $first } + { $rest }
boutique-sum-total = { $parts } = { $total }


## Panels and notes beside the names

boutique-panel-week = Неделя { $week } из { $weeks }
boutique-panel-phase = Этап
boutique-panel-day = День
boutique-panel-check-in = День заезда
boutique-panel-budget = Бюджет на ночь
boutique-panel-guests = Гости
boutique-panel-to-come = Гостей ещё придёт
boutique-panel-deck = Карт в колоде
boutique-panel-charge = Сколько заплатили бы гости
boutique-panel-full = нет свободных номеров
boutique-panel-no-door = нет свободных смежных номеров
boutique-panel-dear = дороже бюджета
boutique-panel-ranking = Очередь
boutique-panel-place = Место { $place }
boutique-panel-need = Нужный персонал
boutique-panel-need-staff = нужно { $need }, нанято { $staff }
boutique-panel-need-only = { $need }
boutique-panel-rating-day = { $housekeeping } · { $checkin } · { $kitchen }
boutique-panel-seat = { $seat }
boutique-panel-department = { CAP($department) }
boutique-panel-rating-of = Нужный персонал ({ $seat }): уборка · регистрация · кухня
boutique-panel-hired = Нанято
boutique-panel-last = Последние гости
boutique-panel-taken = Отель
boutique-panel-nobody = нет, гости уезжают
boutique-panel-weekday = { CAP($day) }
boutique-note-stars = { $count ->
    [0] нет звёзд
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
boutique-note-rooms = { $count ->
    [one] { $count } номер
    [few] { $count } номера
   *[many] { $count } номеров
}
boutique-note-place = место { $place } в очереди
boutique-note-bid = { $count ->
    [0] ставка без карт
    [one] ставка: { $count } карта
    [few] ставка: { $count } карты
   *[many] ставка: { $count } карт
}
boutique-note-ready = выбор сделан
boutique-note-starter = начинает бронирование
boutique-note-out = вне игры


## The text board

boutique-text-legend = Столбец — день, строка — номер: { $square } — заезд, { $circle } — ещё одна ночь, { $brownsquare } и { $browncircle } — то же с завтраком, { $door } — дверь в соседний номер.
boutique-text-prices = Цены
boutique-text-breakfast = Завтрак
boutique-text-staff = Персонал
boutique-text-later = следующая неделя


## The rules in one sentence each. They are shown when a move is refused, so each says why.

boutique-clause-S1 = Играют от двух до шести человек, на каждых двух — один комплект карт; жетоны и деньги никогда не заканчиваются.
boutique-clause-S2 = В начале у каждого 500, пустая денежная карта, три звезды и три номера; деньги, звёзды и номера сохраняются на вторую неделю.
boutique-clause-S3 = Восемь цен назначают втайне перед бронированием и по порядку: на каждый день, потом на завтрак, каждую — по одной из граней кубика; в другое время цен не назначают.
boutique-clause-S4 = Всё лежит в открытую, кроме ещё не показанного выбора и закрытых ставок.
boutique-clause-B0 = Бронирование в обе недели начинает самый молодой — по жребию, если его не выбрали; если его отель выбыл, начинает следующий по часовой стрелке.
boutique-clause-B1 = При бронировании игроки по одному, каждый только в свой ход, могут изменить цену на одном кубике или не менять ничего.
boutique-clause-B2 = Сначала решают кубик и карты: белый кубик назначает день заезда, потом открывается карта гостей.
boutique-clause-B3 = Гости живут в одних и тех же номерах всё время: каждый номер должен быть свободен во все нужные ночи, а номера с дверью между ними должны быть соседними.
boutique-clause-B4 = Гости платят цену дня за каждый номер и каждую ночь, а если нужен завтрак, то и за него.
boutique-clause-B5 = Ночи после воскресенья стоят столько же, сколько воскресенье, и переходят на следующую неделю в те же номера.
boutique-clause-B6 = Гостей получает самый дешёвый отель со свободными номерами, и отказать им нельзя; если номеров нет ни у кого, гости уезжают.
boutique-clause-B7 = При равной цене решает лучший рейтинг, потом самая высокая ставка; если она у нескольких отелей, гостей и полную цену получает каждый из них.
boutique-clause-B8 = Номера для гостей выбирает только отель, который их получил, и в свой черёд.
boutique-clause-M1 = Ставки делают только равные отели, по одному разу и по очереди: не больше своих денег и столькими картами, сколькими можно набрать эту сумму; пустая карта считается ещё одной.
boutique-clause-M2 = Ставки пропадают, и у победителя тоже; назад возвращается только пустая карта.
boutique-clause-P1 = Персонал нанимают раз в неделю, одну службу за другой: в каждую не больше людей, чем есть на кубике персонала, каждому платят за неделю, и не в долг.
boutique-clause-P2 = На уборку нужен один человек на каждый занятый в этот день номер, на регистрацию — на каждый квадрат, на кухню — на каждый коричневый жетон.
boutique-clause-W1 = Первым в очереди стоит отель, у которого меньше всего денег; равные делают по одной ставке, потом бросают кубик, и очередь не меняется до конца этапа.
boutique-clause-W2 = Каждый день игроки по очереди могут изменить цену на одном кубике или не менять ничего, а потом кубик назначает бюджет гостей.
boutique-clause-W3 = Гости без брони выбирают первый в очереди отель, где есть номера и где цена за номер и ночь вместе с завтраком не выше их бюджета.
boutique-clause-W4 = Каждый день на каждые два оставшихся отеля приходится один заезд без брони, но не меньше одного, и каждый завершается до начала следующего.
boutique-clause-R1 = Службе нужно столько людей, сколько в её самый занятый день недели; за каждого недостающего отель теряет звезду.
boutique-clause-R2 = Если людей хватает всем службам, отель получает звезду, но не больше пяти; лишний персонал ничего не даёт.
boutique-clause-R3 = Отель без звёзд проиграл: он выбывает из игры и больше не ходит.
boutique-clause-R4 = В примере из книжки правил не хватает одного человека на регистрации, и отель теряет одну звезду.
boutique-clause-X1 = После оценки, но не в последнюю неделю, можно оплатить новые номера: не больше, чем помещается на планшете, и не в долг.
boutique-clause-X2 = Перед новой неделей убирают персонал и жетоны, выкладывают перенесённые ночи и назначают новые цены.
boutique-clause-Z1 = Партия окончена: после последней недели побеждает тот, у кого больше денег, потом тот, у кого лучше рейтинг, иначе ничья.
