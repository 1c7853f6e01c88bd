### Hostil Hostal: тексты, русский.
### Формы комнаты: .gen «комнаты 2», .acc «комнату 2», .prep «комнате 2»; места: .to «в комнату 2, на кровать 3», «в холл»,
### .from «из комнаты 2, с кровати 3», «из холла». Карты — в кавычках. $seat и $owner — имя игрока или hostal-automata, всегда
### в именительном.


## The game

hostal-title = Hostil Hostal
hostal-tagline = Укройте своих постояльцев одеялом, а чужим не давайте сомкнуть глаз
hostal-about = Постояльцы ложатся спать по всей гостинице, а в комнатах лежат карты рубашкой вверх: своим — горячий шоколад, чужим — вечеринка, блохи или волк. На рассвете карты срабатывают по номерам, каждый постоялец отдыхает на столько, сколько стоят свободные кровати его комнаты, и побеждает тот, кто лучше всех выспался.
hostal-author = неизвестен, в книжке правил он не назван


## Options of a table

hostal-option-players = Игроки
    .help = От двух до пяти. Вдвоём играют друг против друга и против автомата.
hostal-option-starter = Кто начинает
    .help = Тот, кто недавно плохо спал: его определяет жребий, если не выбрать.
hostal-option-nights = Ночи
    .help = Три ночи — выходные, пять — обычная неделя.
hostal-option-sides = Стороны комнат
    .help = Для первой партии лучше стороны A.
hostal-option-sides-0 = Все A
hostal-option-sides-1 = Все B
hostal-option-sides-2 = Каждая по жребию
hostal-option-misfortune = Невезение
    .help = Как утреннее невезение находит ваших постояльцев.
hostal-option-misfortune-0 = Один бросок на все комнаты
hostal-option-misfortune-1 = Без броска, всегда 2 очка за постояльца
hostal-option-misfortune-2 = Свой бросок для каждой комнаты
hostal-option-stop = Первая партия
    .help = Первая ночь — учебная: игра останавливается там, где в книжке правил стоит СТОП, и каждая карта и каждый шаг рассвета объясняются по ходу дела.


## Cards

hostal-card-1 = «Сладких снов»
hostal-card-2 = «2×1»
hostal-card-3 = «Гр-р-р»
hostal-card-4 = «Чечётка»
hostal-card-5 = «Вечеринка»
hostal-card-6 = «Шоколад»
hostal-card-7 = «17°»
hostal-card-8 = «Телевизор»
hostal-card-9 = «Нюх-нюх»
hostal-card-10 = «Чеши-чеши»
hostal-card-11 = «Ау-у-у-у»
hostal-card-12 = «Мистер Шпунтик»
hostal-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
hostal-effect-1 = Один ваш постоялец в этой комнате выпил сильное снотворное: этой ночью его больше ничто не тронет, он не отдыхает, а вы получаете { $points }.
hostal-effect-2 = Ваш постоялец не хочет спать один: переведите его с любой другой кровати на кровать этой комнаты, где уже есть ваш постоялец.
hostal-effect-3 = Ваш сердитый постоялец не выносит соседа: выгоните из этой комнаты любого постояльца. Его хозяин переведёт его на свободную кровать в другой комнате или в холл.
hostal-effect-4 = Кто-то репетирует танец: каждый постоялец в этой комнате и в комнате прямо под ней теряет { $points }, и ваши тоже.
hostal-effect-5 = Шумная вечеринка: каждый постоялец в этой комнате и в соседних, сверху и снизу тоже, теряет { $points }, и ваши тоже.
hostal-effect-6 = Кувшин горячего шоколада для друзей: { $points } за каждого вашего постояльца в этой комнате.
hostal-effect-7 = Тёплое бабушкино одеяло: { $points } за каждого вашего постояльца на одной кровати этой комнаты.
hostal-effect-8 = Кто-то включил старый сериал: каждый постоялец в этой комнате теряет { $points }, кроме постояльцев того, кто отстаёт на шкале сна.
hostal-effect-9 = Кто-то снял носки: все постояльцы на кроватях рядом с одним вашим постояльцем в этой комнате теряют { $points }, и ваши тоже.
hostal-effect-10 = Блохи! Каждый постоялец в этой комнате бросает кубик невезения, и 1 или 2 стоит { $roll }.
hostal-effect-11 = Один ваш постоялец в этой комнате превращается в волка: каждый постоялец в комнате теряет { $points }, и волк тоже, а все остальные бросают кубик невезения: 1 или 2 стоит ещё { $roll }.
hostal-effect-12 = Мистер Шпунтик берётся за дело: кубик состояния этой комнаты растёт на { $first } и ещё на { $more } за каждого следующего Мистера Шпунтика здесь, но не выше 6.
hostal-whole-card = { $card }. { $effect }


## Places and names

hostal-room = комната { $number }
    .gen = комнаты { $number }
    .acc = комнату { $number }
    .prep = комнате { $number }
hostal-place-bed = комната { $room }, кровать { $bed }
    .to = в комнату { $room }, на кровать { $bed }
    .from = из комнаты { $room }, с кровати { $bed }
hostal-place-lobby = холл
    .to = в холл
    .from = из холла
hostal-automata = Автомат


## Phases

hostal-phase-dusk = Сумерки
hostal-phase-night = Ночь
hostal-phase-automata = Автомат
hostal-phase-dawn = Рассвет
hostal-phase-day = День
hostal-phase-over = Конец


## Spots on the board (labels, read out and shown)

hostal-spot-stock = Ваши постояльцы
hostal-spot-room = { CAP($room) }
hostal-spot-lobby = Холл
hostal-spot-hand = Ваша рука
hostal-spot-pile = Карты в { $room_prep }: { $seat }


## Pieces (labels)

hostal-piece-room = { CAP($room) }, планшет { $tile }
hostal-piece-bed = кровать { $bed }, свободна: { SIGNED($worth) }
hostal-piece-bed-taken = кровать { $bed }: { SIGNED($worth) }
hostal-piece-rug = коврик: { SIGNED($worth) }
hostal-piece-guest = кровать { $bed }: постоялец ({ $seat })
hostal-piece-asleep = кровать { $bed }: усыплённый постоялец ({ $seat })
hostal-piece-lobby = { $count ->
    [one] { $seat }: { $count } постоялец в холле
    [few] { $seat }: { $count } постояльца в холле
   *[many] { $seat }: { $count } постояльцев в холле
}
hostal-piece-stock = { $count ->
    [0] { $seat }: все постояльцы размещены
    [one] { $seat }: ещё { $count } постоялец
    [few] { $seat }: ещё { $count } постояльца
   *[many] { $seat }: ещё { $count } постояльцев
}
hostal-piece-card-of = { $card }: { $seat }
hostal-piece-back = Карта рубашкой вверх: { $seat }
hostal-piece-pile = { $count ->
    [one] { $seat }: { $count } карта рубашкой вверх
    [few] { $seat }: { $count } карты рубашкой вверх
   *[many] { $seat }: { $count } карт рубашкой вверх
}
hostal-piece-pile-known = { $pile }; вы знаете: { $cards }
hostal-piece-pile-old = { $pile }; для вас ничего нового: { $cards }
hostal-piece-turned = { $seat }: { $cards }
hostal-piece-cards = { $first } { $rest }
hostal-piece-known = { $card }: { $seat }, рубашкой вверх, вы её знаете
hostal-piece-wear = Состояние: { $wear }
hostal-piece-total = Отдых за постояльца: { SIGNED($total) }
hostal-piece-night = Ночь { $night } из { $nights }
hostal-piece-score = { $score ->
    [one] { $seat }: { $score } очко сна
    [few] { $seat }: { $score } очка сна
   *[many] { $seat }: { $score } очков сна
}
hostal-piece-hand = { $count ->
    [0] { $seat }: на руке нет карт
    [one] { $seat }: { $count } карта на руке
    [few] { $seat }: { $count } карты на руке
   *[many] { $seat }: { $count } карт на руке
}
hostal-piece-deck = { $count ->
    [0] { $seat }: в колоде нет карт
    [one] { $seat }: { $count } карта в колоде
    [few] { $seat }: { $count } карты в колоде
   *[many] { $seat }: { $count } карт в колоде
}
hostal-piece-discard = { $count ->
    [0] { $seat }: сброс пуст
    [one] { $seat }: { $count } карта в сбросе
    [few] { $seat }: { $count } карты в сбросе
   *[many] { $seat }: { $count } карт в сбросе
}
hostal-piece-die = Кубик невезения: { $face }
hostal-piece-die-rests = Кубик невезения
hostal-piece-reform = Ремонт: { SIGNED($left) }, коврик { SIGNED($rug) }, { SIGNED($right) }
hostal-piece-first = Первый игрок: { $seat }


## Choices that are buttons

hostal-choice-pass = Пас
hostal-choice-done = Закончить ход
hostal-choice-use = Применить
hostal-choice-decline = Не применять
hostal-choice-look = Подсмотреть
hostal-choice-side = Сторона { $side }: { SIGNED($left) }, коврик { SIGNED($rug) }, { SIGNED($right) }
hostal-choice-read = Дальше


## What to do now

hostal-prompt-over = Партия окончена.
hostal-prompt-wait = Ходит { $seat }.
hostal-prompt-wait-all = Игроки выбирают одновременно.
hostal-prompt-night-place = Уложите постояльца на свободную кровать.
hostal-prompt-night-place-play = Уложите постояльца или сыграйте карту в комнате, где у вас есть постоялец.
hostal-prompt-night-place-move = Уложите постояльца или сбросьте карту, чтобы кого-нибудь переселить.
hostal-prompt-night-place-play-move = Уложите постояльца, сыграйте карту или сбросьте карту, чтобы кого-нибудь переселить.
hostal-prompt-night-pass = Остаётся только спасовать.
hostal-prompt-night-move-pass = Сбросьте карту, чтобы переселить постояльца, или спасуйте.
hostal-prompt-night-play-move-pass = Сыграйте карту, сбросьте карту, чтобы кого-нибудь переселить, или спасуйте.
hostal-prompt-and-spy = { $question } Можно и подсматривать: 1 очко за раз.
hostal-prompt-spy = Можно ещё подсматривать, за 1 очко каждый раз, или закончить ход.
hostal-prompt-move = Куда переселить постояльца?
hostal-prompt-use = { $card } в { $room_prep }: применить или нет?
hostal-prompt-choose-1 = «Сладких снов»: кто из ваших постояльцев выпьет снотворное?
hostal-prompt-choose-2 = «2×1»: кто из ваших постояльцев не хочет спать один?
hostal-prompt-choose-3 = «Гр-р-р»: какого постояльца выгнать?
hostal-prompt-choose-7 = «17°»: какой кровати достанется одеяло?
hostal-prompt-choose-9 = «Нюх-нюх»: кто из ваших постояльцев снял носки?
hostal-prompt-choose-11 = «Ау-у-у-у»: кто из ваших постояльцев волк?
hostal-prompt-or-leave = { $question } Карту можно и не применять.
hostal-prompt-into = «2×1»: на какую кровать?
hostal-prompt-go = Вашего постояльца выгнали: куда ему идти?
hostal-prompt-out = «Гр-р-р»: кому из ваших постояльцев уйти?
hostal-prompt-lay = Карта автомата — { $card }: положите её в комнату. Больший номер укладывает постояльца автомата.
hostal-prompt-put = Ваш номер больше: уложите постояльца автомата.
hostal-prompt-side = Ремонт { $room_gen }: какой стороной?
hostal-prompt-read-wait = Остальные ещё читают.


## What a choice would bring

hostal-preview-rest = { SIGNED($total) }
hostal-preview-points = { SIGNED($points) }
hostal-preview-old = { SIGNED($points) }, ничего нового


## The log: whole sentences, present tense

hostal-log-started = { $seat } начинает после бессонной ночи.
hostal-log-room-laid = { CAP($room) } — планшет { $tile }.
hostal-log-wear-rolled = { CAP($room) } — состояние { $face }.
hostal-log-night-began = Ночь { $night }: спускаются сумерки.
hostal-log-deck-remade = { $cards ->
    [one] { $seat } собирает колоду заново: { $cards } карта из сброса.
    [few] { $seat } собирает колоду заново: { $cards } карты из сброса.
   *[many] { $seat } собирает колоду заново: { $cards } карт из сброса.
}
hostal-log-drew = { $seat } берёт карту { $card }.
hostal-log-drew-hidden = { $seat } берёт карту.
hostal-log-card-laid = { $seat } кладёт в { $room_acc } карту { $card }.
hostal-log-card-laid-hidden = { $seat } кладёт карту рубашкой вверх в { $room_acc }.
hostal-log-placed = { $seat } размещает постояльца: { $where }.
hostal-log-placed-automata = { $seat } размещает постояльца ({ $owner }): { $where }.
hostal-log-played = { $seat } кладёт в { $room_acc } карту { $card }.
hostal-log-played-hidden = { $seat } кладёт карту в { $room_acc }.
hostal-log-discarded = { $seat } сбрасывает карту { $card }, чтобы переселить постояльца.
hostal-log-moved = Постоялец ({ $owner }) переселяется { $from_from } { $to_to }.
hostal-log-spied = { $seat } подсматривает карты в { $room_prep } ({ $owner }).
hostal-log-saw = { $seat } видит в { $room_prep } карту { $card } ({ $owner }).
hostal-log-passed = { $seat } пасует.
hostal-log-done = { $seat } заканчивает ход.
hostal-log-dealt = { $seat } получает карту автомата: { $card }.
hostal-log-dealt-hidden = { $seat } получает карту автомата.
hostal-log-chose = { $seat } кладёт карту автомата.
hostal-log-shown = { $seat } открывает в { $room_prep } карту автомата: { $card }.
hostal-log-dawn-broke = Все пасуют: ночь { $night } кончается, светает.
hostal-log-revealed = { CAP($room) }: { $seat } открывает карту { $card }.
hostal-log-duplicate = Карта { $card } лежит в { $room_prep } не одна и уходит в сброс ({ $seat }).
hostal-log-activated = { $seat } применяет в { $room_prep } карту { $card }.
hostal-log-declined = { $seat } не применяет в { $room_prep } карту { $card }.
hostal-log-no-effect = Карта { $card } в { $room_prep } ничего не делает ({ $seat }).
hostal-log-chosen = { $seat } выбирает: { $where }.
hostal-log-sedated = Постоялец ({ $seat }) засыпает глубоким сном: { $where }.
hostal-log-brought = Постоялец ({ $seat }) уходит { $from_from } и ложится рядом с другом: { $to }.
hostal-log-removed = { $seat } выгоняет постояльца ({ $owner }) { $where_from }.
hostal-log-rolled = Постоялец ({ $seat }: { $where }) бросает кубик: { $face }.
hostal-log-grrr-rolled = { $seat } бросает кубик, чтобы не съезжать: { $face }.
hostal-log-won = { $seat }: { SIGNED($points) }, теперь { $score }.
hostal-log-repaired = { CAP($room) } подлатана: состояние { $wear } ({ SIGNED($points) }).
hostal-log-rested = { CAP($room) }: отдых каждого постояльца — { SIGNED($total) }.
hostal-log-got-rest = { $guests ->
    [one] Отдых: { $seat }, { $guests } постоялец, { SIGNED($points) }, теперь { $score }.
    [few] Отдых: { $seat }, { $guests } постояльца, { SIGNED($points) }, теперь { $score }.
   *[many] Отдых: { $seat }, { $guests } постояльцев, { SIGNED($points) }, теперь { $score }.
}
hostal-log-misfortune-rolled = Кубик невезения показывает { $face }.
hostal-log-suffered = { $guests ->
    [one] { $seat } страдает от невезения в { $room_prep } ({ $guests } постоялец): { SIGNED($points) }, теперь { $score }.
    [few] { $seat } страдает от невезения в { $room_prep } ({ $guests } постояльца): { SIGNED($points) }, теперь { $score }.
   *[many] { $seat } страдает от невезения в { $room_prep } ({ $guests } постояльцев): { SIGNED($points) }, теперь { $score }.
}
hostal-log-suffered-nothing = { $seat } страдает от невезения в { $room_prep }, но терять уже нечего.
hostal-log-worn = { CAP($room) } изнашивается: состояние { $wear } ({ SIGNED($points) }).
hostal-log-woke = Подъём, сони! Все постояльцы возвращаются к хозяевам.
hostal-log-reform-drawn = В { $room_acc } приходит ремонт { $reform }.
hostal-log-reformed = { $seat } делает в { $room_prep } ремонт { $reform } стороной { $side }.
hostal-log-unused = { $seat } сбрасывает неиспользованную карту { $card }.
hostal-log-first = Первый игрок теперь { $seat }.
hostal-log-read = { $seat } дочитывает.
hostal-log-ended = Партия окончена: { $ending }.


## Dawn and Day step by step: headlines

hostal-step-reveal = Все карты открываются
hostal-step-duplicate = В { $room_prep } не одна: { $card }
hostal-step-card = { $card } в { $room_prep } ({ $seat })
hostal-step-nothing = { $card } в { $room_prep } ничего не делает
hostal-step-rest = Отдых в { $room_prep }: { SIGNED($total) } за постояльца
hostal-step-misfortune = Невезение: { $face }
hostal-step-misfortune-fixed = Невезение
hostal-step-wear = Комнаты изнашиваются
hostal-step-wake = Постояльцы просыпаются
hostal-step-reform = Ремонт { $room_gen }


## First game: what each stop means

hostal-stop-hand = Сумерки. У вас на руке Мистер Шпунтик и три карты из вашей колоды. Сыграть можно не больше трёх из четырёх, только в комнатах, где есть ваш постоялец, и сколько угодно в одной комнате.
hostal-stop-place = Ночь. Круг размещения: уложите постояльца на свободную кровать. Он закрывает число на кровати, а то, что остаётся открытым, вместе с ковриком, — это отдых каждого постояльца комнаты.
hostal-stop-play = Ещё один круг: уложите постояльца или сыграйте карту рубашкой вверх в комнате, где у вас есть постоялец. Некоторые карты вредят и своему хозяину, а одинаковые номера в одной комнате уходят в сброс, кроме Мистера Шпунтика.
hostal-stop-all = Теперь можно всё: уложить постояльца, сыграть карту, сбросить карту, чтобы переселить постояльца, или спасовать, когда все ваши постояльцы размещены. До и после этого можно подсматривать, за 1 очко каждый раз. Ночь кончается, когда в одном круге пасуют все.
hostal-stop-reveal = Рассвет. Все карты открываются, и одинаковые номера в одной комнате уходят в сброс, кроме Мистера Шпунтика. Потом карты срабатывают по номерам, начиная с 1. Карта с замком срабатывает обязательно; карте с постояльцем нужен в комнате постоялец её хозяина.
hostal-stop-rest = Отдых. В каждой комнате складываются числа на свободных кроватях и коврике, и каждый неусыплённый постоялец приносит своему хозяину столько очков или столько же отнимает.
hostal-stop-misfortune = Невезение. Первый игрок бросает кубик, и там, где выпало больше, чем состояние комнаты, каждый неусыплённый постоялец теряет разницу. Потом наступает день: комнаты изнашиваются, постояльцы уходят, а Мистер Шпунтик ремонтирует комнаты, где он лежит.
hostal-stop-misfortune-fixed = Невезение. Каждый неусыплённый постоялец теряет 2 очка при любом состоянии комнаты. Потом наступает день: комнаты изнашиваются, постояльцы уходят, а Мистер Шпунтик ремонтирует комнаты, где он лежит.
hostal-stop-misfortune-rooms = Невезение. Первый игрок бросает кубик для каждой комнаты, и там, где выпало больше, чем её состояние, каждый неусыплённый постоялец теряет разницу. Потом наступает день: комнаты изнашиваются, постояльцы уходят, а Мистер Шпунтик ремонтирует комнаты, где он лежит.


## How the game ended

hostal-ending-points = наступило последнее утро, побеждает тот, у кого больше очков сна
hostal-ending-cards = очков поровну, побеждает тот, у кого на руке больше карт
hostal-ending-shared = очков и карт поровну, победа общая
hostal-ending-automata = лучше всех выспался автомат
hostal-over-nobody = Побеждает автомат.


## The make-up of the score

hostal-count-start = В начале
hostal-count-before = До начала записи
hostal-count-cards = Карты
hostal-count-spying = Подсматривание
hostal-count-rest = Отдых
hostal-count-misfortune = Невезение


## Panels and notes beside the names

hostal-panel-night = Ночь { $night } из { $nights }
hostal-panel-phase = Этап
hostal-panel-first = Первый игрок
hostal-panel-rooms = Отдых в комнатах
hostal-panel-room = { CAP($room) }
hostal-panel-total = { SIGNED($total) }, состояние { $wear }
hostal-panel-rest = Если бы отдыхали сейчас
hostal-panel-seat = { $seat }
hostal-panel-points = { SIGNED($points) }
hostal-panel-known = Карты, которые вы знаете
hostal-panel-known-in = { $seat }, { $room }
hostal-panel-effects = Что делают карты
hostal-panel-discards = Сброс
hostal-panel-list = { $first }, { $rest }
hostal-panel-taught = Что это значит
hostal-panel-reform = Ремонт { $room_gen }
hostal-panel-side = Сторона { $side }
hostal-panel-strip = { SIGNED($left) }, коврик { SIGNED($rug) }, { SIGNED($right) }
hostal-panel-numbered = { $number } { $card }
hostal-note-hand = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hostal-note-placed = { $count ->
    [0] все постояльцы размещены
    [one] { $count } постоялец
    [few] { $count } постояльца
   *[many] { $count } постояльцев
}
hostal-note-first = первый игрок
hostal-note-read = готово


## The text board

hostal-text-legend = Числа на кроватях — свободные кровати, буквы — постояльцы, { $asleep } — усыплённый, { $back } — карта рубашкой вверх.
hostal-text-rug = коврик
hostal-text-wear = состояние
hostal-text-total = отдых
hostal-text-lobby = Холл
hostal-text-hand = Ваша рука
hostal-text-cards = Карты


## The rules in one sentence each. They are shown when a move is refused, so each says why.

hostal-clause-C1 = У каждого цвета двенадцать карт с номерами от 1 до 12 и четыре постояльца; есть пять комнат и пять ремонтов с двумя сторонами, кубик состояния для каждой комнаты, кубик невезения и холл.
hostal-clause-S1 = При игре втроём, вчетвером и впятером комнат столько, сколько игроков, и их определяет жребий; стороны — те, что выбраны для стола.
hostal-clause-S2 = В начале бросают кубик состояния каждой комнаты: он показывает от 1 до 6, и чем больше, тем лучше.
hostal-clause-S3 = Все начинают с 15 очками сна, перемешанной колодой из одиннадцати карт и Мистером Шпунтиком на руке.
hostal-clause-S4 = Партия длится три ночи — выходные — или пять — обычную неделю.
hostal-clause-S5 = Первый игрок — тот, кто недавно плохо спал: его определяет жребий, если его не выбрали.
hostal-clause-S6 = Снизу шкала сна кончается на 0, а сверху конца у неё нет.
hostal-clause-I1 = Карты на руке, порядок колоды и карты рубашкой вверх — тайна для всех, кроме хозяина и того, кто их подсмотрел; всё остальное лежит в открытую, и сброс тоже.
hostal-clause-L1 = В холле помещается сколько угодно постояльцев; отдых там ничего не стоит, и туда не доходят ни карты, ни невезение, ни износ.
hostal-clause-K1 = В сумерках все берут по три карты, и вместе с Мистером Шпунтиком на руке их четыре; когда колода кончается, сброс тасуют в новую.
hostal-clause-N0 = Сейчас не тот момент хода: игроки действуют по часовой стрелке от первого, одно обязательное действие за ход, а подсматривать можно до и после него.
hostal-clause-N1 = Ещё не размещённый постоялец ложится на кровать, где никого нет, а в холл идёт только тогда, когда ни в одной комнате нет свободной кровати.
hostal-clause-N2 = Карту можно сыграть, только когда на руке две карты или больше, и только в комнате, где есть ваш постоялец.
hostal-clause-N3 = Когда на руке две карты или больше, одну можно сбросить, чтобы переселить своего постояльца с кровати на свободную кровать или в холл; из холла не переселяют.
hostal-clause-N4 = Спасовать можно, только когда размещены все ваши постояльцы, а в следующем круге можно снова действовать.
hostal-clause-N5 = За 1 очко вы смотрите все карты одного чужого цвета в одной комнате; очко должно у вас быть, и карта там должна лежать.
hostal-clause-N6 = Ночь кончается, когда в одном круге пасуют все игроки.
hostal-clause-D1 = На рассвете все карты открываются, и одинаковые номера в одной комнате уходят в сброс, кроме Мистера Шпунтика.
hostal-clause-D2 = Карты срабатывают по номерам во всех комнатах, начиная с 1; одинаковые номера — в порядке хода их хозяев от первого игрока.
hostal-clause-D3 = Хозяин решает, применять ли карту, если на ней нет замка; карте с постояльцем нужен в комнате его постоялец, пусть даже усыплённый, но с усыплённым ничего не происходит.
hostal-clause-E1 = «Сладких снов» усыпляет одного вашего неусыплённого постояльца в этой комнате и даёт 1 очко; потом его ничто не тронет.
hostal-clause-E2 = «2×1» переводит вашего неусыплённого постояльца с любой другой кровати на кровать этой комнаты, где уже есть ваш постоялец.
hostal-clause-E3 = «Гр-р-р» выгоняет из этой комнаты неусыплённого постояльца, и его хозяин переводит его на свободную кровать в другой комнате или в холл.
hostal-clause-E4 = «Чечётка» отнимает 1 очко за каждого постояльца в этой комнате и в комнате прямо под ней.
hostal-clause-E5 = «Вечеринка» отнимает 1 очко за каждого постояльца в этой комнате и в соседних, сверху и снизу тоже.
hostal-clause-E6 = «Шоколад» даёт 1 очко за каждого вашего постояльца в этой комнате.
hostal-clause-E7 = «17°» даёт 2 очка за каждого вашего постояльца на одной кровати этой комнаты, которую вы выбираете из тех, где есть ваш постоялец.
hostal-clause-E8 = «Телевизор» отнимает 1 очко за каждого постояльца в этой комнате, кроме постояльцев того, кто в этот момент отстаёт на шкале.
hostal-clause-E9 = «Нюх-нюх» исходит от одного вашего постояльца в этой комнате, которого выбираете вы, и отнимает 1 очко за каждого постояльца на кроватях рядом с ним.
hostal-clause-E10 = По карте «Чеши-чеши» каждый постоялец в комнате бросает кубик невезения, и 1 или 2 стоит 2 очка.
hostal-clause-E11 = «Ау-у-у-у» превращает в волка одного вашего неусыплённого постояльца в этой комнате; каждый постоялец в комнате теряет 1 очко, а все остальные бросают кубик: 1 или 2 стоит ещё 2.
hostal-clause-E12 = Все Мистеры Шпунтики одной комнаты срабатывают вместе: состояние растёт на 2 за первого и на 1 за каждого следующего, но не выше 6.
hostal-clause-D4 = В каждой комнате складываются числа на свободных кроватях и коврике, и каждый игрок получает или теряет эту сумму за каждого своего неусыплённого постояльца там.
hostal-clause-D5 = На невезение бросают кубик, и в комнатах, где состояние ниже, каждый неусыплённый постоялец теряет разницу; для стола можно выбрать и всегда 2 очка или свой бросок для каждой комнаты.
hostal-clause-Y1 = Днём состояние комнаты с пятью постояльцами и больше падает на 3, с двумя–четырьмя на 2, если их меньше — на 1, но не ниже 1.
hostal-clause-Y2 = Потом все постояльцы возвращаются к хозяевам и просыпаются.
hostal-clause-Y3 = Комната с Мистером Шпунтиком получает ремонт; сторону выбирает тот, кто его там сыграл, а из нескольких — ближайший к первому игроку в порядке хода.
hostal-clause-Y4 = На следующую ночь первым игроком становится тот, у кого больше очков, а при равенстве — самый дальний в порядке хода от нынешнего первого; неиспользованные карты сбрасывают, а Мистер Шпунтик возвращается на руку.
hostal-clause-Z1 = Партия окончена: после рассвета последней ночи побеждает тот, у кого больше очков, потом тот, у кого больше карт на руке, иначе победа общая.
hostal-clause-A1 = Вдвоём играют в трёх комнатах и с третьим цветом, автоматом: его постояльцы ждут в холле, а его двенадцать карт тасуют каждые сумерки.
hostal-clause-A2 = В сумерках три карты автомата кладут рубашкой вверх, по одной в каждую комнату, и никто их не видит.
hostal-clause-A3 = После круга оба игрока кладут по карте автомата в комнату со свободной кроватью; больший номер обязан уложить постояльца автомата на свободную кровать этой комнаты.
hostal-clause-A4 = Тот, кто сбрасывает карту, чтобы переселить постояльца, может переселить и постояльца автомата, если он в комнате.
hostal-clause-A5 = Карты автомата можно подсматривать, как любые другие.
hostal-clause-A6 = Автомат применяет каждую карту, какую может, и выбирает то, что дороже всего обходится двум игрокам; при его «Гр-р-р» оба бросают кубик, и тот, у кого выпало меньше, уводит из этой комнаты своего неусыплённого постояльца.
hostal-clause-A7 = Автомат отдыхает, изнашивает комнаты, считается для карты «Телевизор» и может победить.
hostal-clause-A8 = В порядке хода автомат последний и выбирает сторону ремонта, по жребию, только там, где ни у кого из игроков нет Мистера Шпунтика; первым игроком он не бывает.
hostal-clause-A9 = При равенстве очков считается, что у автомата нет карт на руке.
hostal-clause-G1 = В первой партии первая ночь учебная: круг только размещения и круг размещения или карт, без подсматривания, переселения и паса, и каждый шаг читают, прежде чем идти дальше.
