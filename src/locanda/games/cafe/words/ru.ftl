### Café International: тексты, русский.
### Термины — из русской книжки правил: гости, леди и джентльмены, джокер, барная стойка, стол с одной нацией.
### Падежи существительных — их атрибуты: .acc «итальянку», .ins «столом». $seat — имя игрока, всегда в именительном.


## The game

cafe-title = Кафе «Интернационалъ»
cafe-tagline = Рассадите гостей двенадцати национальностей за нужные столы, и чтобы никто не сидел в одиночестве
cafe-about = За каждым столом четыре стула, не больше двух леди и двух джентльменов, а некоторые стулья стоят между двумя столами. Чем полнее стол, тем больше очков, и вдвое больше, если все за ним из одной страны. Кому не нашлось места, тот идёт к барной стойке.
cafe-author = Руди Хоффманн (Rudi Hoffmann)


## Options of a table

cafe-option-players = Игроки
    .help = От двух до четырёх.
cafe-option-unexpected_guests = Нежданные гости
    .help = Игроки держат своих гостей втайне. Сколько гостей в руке, видно всем.
cafe-option-regulars = Столы для постоянных клиентов
    .help = За один ход можно посадить за один стол трёх или четырёх гостей одного пола: это 20 очков, а если все они той же нации, что и стол, — 40.
cafe-option-starter = Кто начинает
    .help = По жребию, если не выбрать.


## Nations

cafe-nation-africa = Африка
    .acc = Африку
cafe-nation-britain = Великобритания
    .acc = Великобританию
cafe-nation-china = Китай
    .acc = Китай
cafe-nation-cuba = Куба
    .acc = Кубу
cafe-nation-france = Франция
    .acc = Францию
cafe-nation-germany = Германия
    .acc = Германию
cafe-nation-india = Индия
    .acc = Индию
cafe-nation-italy = Италия
    .acc = Италию
cafe-nation-russia = Россия
    .acc = Россию
cafe-nation-spain = Испания
    .acc = Испанию
cafe-nation-turkey = Турция
    .acc = Турцию
cafe-nation-usa = США
    .acc = США

## Guests

cafe-guest-africa-lady = африканка
    .acc = африканку
cafe-guest-africa-gentleman = африканец
    .acc = африканца
cafe-guest-britain-lady = британка
    .acc = британку
cafe-guest-britain-gentleman = британец
    .acc = британца
cafe-guest-china-lady = китаянка
    .acc = китаянку
cafe-guest-china-gentleman = китаец
    .acc = китайца
cafe-guest-cuba-lady = кубинка
    .acc = кубинку
cafe-guest-cuba-gentleman = кубинец
    .acc = кубинца
cafe-guest-france-lady = француженка
    .acc = француженку
cafe-guest-france-gentleman = француз
    .acc = француза
cafe-guest-germany-lady = немка
    .acc = немку
cafe-guest-germany-gentleman = немец
    .acc = немца
cafe-guest-india-lady = индианка
    .acc = индианку
cafe-guest-india-gentleman = индиец
    .acc = индийца
cafe-guest-italy-lady = итальянка
    .acc = итальянку
cafe-guest-italy-gentleman = итальянец
    .acc = итальянца
cafe-guest-russia-lady = россиянка
    .acc = россиянку
cafe-guest-russia-gentleman = россиянин
    .acc = россиянина
cafe-guest-spain-lady = испанка
    .acc = испанку
cafe-guest-spain-gentleman = испанец
    .acc = испанца
cafe-guest-turkey-lady = турчанка
    .acc = турчанку
cafe-guest-turkey-gentleman = турок
    .acc = турка
cafe-guest-usa-lady = американка
    .acc = американку
cafe-guest-usa-gentleman = американец
    .acc = американца
cafe-guest-lady-joker = женский джокер
    .acc = женского джокера
cafe-guest-gentleman-joker = мужской джокер
    .acc = мужского джокера
cafe-guest-hidden = неизвестный гость
    .acc = неизвестного гостя

## Tables

cafe-table = стол { $number } ({ $nation })
    .ins = столом { $number } ({ $nation })


## Places on the board (labels, read out and shown)

cafe-spot-chair = Стул { $chair }, { $nation }
cafe-spot-chair-shared = Стул { $chair }, { $nation } и { $other }
cafe-spot-table = { CAP($table) }
cafe-spot-hand = Рука, место { $place }
cafe-spot-bar = Барная стойка
cafe-spot-stool = Барная стойка, место { $place }: { SIGNED($value) }
cafe-spot-bag = { $count ->
    [0] Мешок пуст
    [one] В мешке { $count } гость
    [few] В мешке { $count } гостя
   *[many] В мешке { $count } гостей
}
cafe-spot-nation = За { $nation_acc }


## Pieces (labels)

cafe-piece = { CAP($guest) }
cafe-piece-joker = { CAP($guest) } за { $nation_acc }
cafe-piece-reserved = { CAP($table) }: для постоянных клиентов
cafe-piece-at-home = { CAP($table) }: занят целиком, здесь все свои
cafe-piece-closed = Закрытый стул


## Choices that are buttons

cafe-choice-done = Закончить ход
cafe-choice-pass = Пропустить ход
cafe-choice-regulars = Посадить постоянных клиентов
cafe-choice-ladies = Леди
cafe-choice-gentlemen = Джентльмены
cafe-choice-nation = { $nation }


## What to do now

cafe-prompt-first = Посадите гостя за стол или за барную стойку либо обменяйте джокера.
cafe-prompt-second = Посадите второго гостя или закончите ход.
cafe-prompt-join = Гость сидит один: посадите за тот же стол второго.
cafe-prompt-opening = Группы не составить: посадите одного гостя за стол или за барную стойку.
cafe-prompt-regulars = Постоянные клиенты: посадите первого гостя за { $table }.
cafe-prompt-regulars-more = { $count ->
    [one] Постоянные клиенты: за { $table } нужен ещё как минимум { $count } гость.
    [few] Постоянные клиенты: за { $table } нужно ещё как минимум { $count } гостя.
   *[many] Постоянные клиенты: за { $table } нужно ещё как минимум { $count } гостей.
}
cafe-prompt-regulars-last = Посадите за { $table } четвёртого гостя или закончите ход.
cafe-prompt-pass = Ничего сделать нельзя, ход придётся пропустить.
cafe-prompt-wait = Ходит { $seat }.
cafe-prompt-over = Партия окончена.


## What a move would score or cost

cafe-preview-points = { SIGNED($points) }
cafe-preview-limit = { SIGNED($points) }, рука { $limit }


## The log: whole sentences, present tense

cafe-log-started = { $seat } начинает.
cafe-log-drew = { $seat } достаёт из мешка { $guest_acc }.
cafe-log-drew-hidden = { $seat } достаёт из мешка гостя и никому не показывает.
cafe-log-seated = { $seat } сажает { $guest_acc } на стул { $chair } ({ $nation }): { SIGNED($points) }
cafe-log-seated-two = { $seat } сажает { $guest_acc } на стул { $chair } ({ $nation }): { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-alone = { $seat } сажает { $guest_acc } на стул { $chair } ({ $nation }), пока без соседей.
cafe-log-seated-joker = { $seat } сажает { $guest_acc } за { $nation_acc } на стул { $chair }: { SIGNED($points) }
cafe-log-seated-joker-two = { $seat } сажает { $guest_acc } за { $nation_acc } на стул { $chair }: { $a } + { $b } = { SIGNED($points) }
cafe-log-seated-joker-alone = { $seat } сажает { $guest_acc } за { $nation_acc } на стул { $chair }, пока без соседей.
cafe-log-sat-regulars-ladies = { $seat } собирает за { $table_ins } постоянных клиентов ({ $guests } леди): { SIGNED($points) }
cafe-log-sat-regulars-gentlemen = { $guests ->
    [one] { $seat } собирает за { $table_ins } постоянных клиентов ({ $guests } джентльмен): { SIGNED($points) }
    [few] { $seat } собирает за { $table_ins } постоянных клиентов ({ $guests } джентльмена): { SIGNED($points) }
   *[many] { $seat } собирает за { $table_ins } постоянных клиентов ({ $guests } джентльменов): { SIGNED($points) }
}
cafe-log-took-bar = { $seat } сажает { $guest_acc } за барную стойку, место { $place }: { SIGNED($value) }
cafe-log-exchanged = { $seat } забирает { $joker_acc } со стула { $chair } и сажает туда { $guest_acc }.
cafe-log-limit-lowered = { $seat } собирает за { $table_ins } гостей одной нации; размер руки уменьшается до { $limit }.
cafe-log-declared-ladies = { $seat } оставляет { $table } для постоянных клиентов, только для леди.
cafe-log-declared-gentlemen = { $seat } оставляет { $table } для постоянных клиентов, только для джентльменов.
cafe-log-finished = { $seat } заканчивает ход.
cafe-log-passed = { $seat } не может ничего сделать и пропускает ход.
cafe-log-hand-counted = У игрока { $seat } в руке { cafe-count-guests-left }, { cafe-count-jokers-left }: { SIGNED($penalty) }
cafe-log-hand-empty = У игрока { $seat } гостей в руке не осталось.
cafe-log-ended = Партия окончена: { $ending }.


## How the game ended

cafe-ending-bar-full = за барной стойкой нет мест
cafe-ending-chairs-full = все стулья заняты
cafe-ending-bag-low = в мешке остались последние гости
cafe-ending-hand-empty = у игрока не осталось гостей
cafe-ending-all-passed = все пропустили ход


## The make-up of the score

cafe-count-tables = Гости за столами
cafe-count-regulars = Столы постоянных клиентов
cafe-count-bar = Барная стойка
cafe-count-hand = Осталось в руке
cafe-count-guests = Гости, оставшиеся в руке
cafe-count-jokers = Джокеры, оставшиеся в руке
cafe-count-before = До начала записи
cafe-count-total = Итого
cafe-count-guests-left = { $guests ->
    [0] гостей нет
    [one] { $guests } гость
    [few] { $guests } гостя
   *[many] { $guests } гостей
}
cafe-count-jokers-left = { $jokers ->
    [0] джокеров нет
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
}


## Panels and notes beside the names

cafe-panel-cafe = В кафе
cafe-panel-bag = Гостей в мешке
cafe-panel-chairs = Свободных стульев
cafe-panel-bar = Следующее место у стойки
cafe-panel-bar-left = Свободных мест у стойки
cafe-panel-value = { SIGNED($value) }
cafe-panel-full = мест нет
cafe-note-limit = размер руки { $limit }
cafe-note-hand = { $count ->
    [one] в руке { $count } гость
    [few] в руке { $count } гостя
   *[many] в руке { $count } гостей
}
cafe-note-joker = держит джокера, взятого с поля
# The text board
cafe-text-legend = Стулья обозначены номерами, гости — нацией и полом (л — леди, д — джентльмен, * — джокер).
cafe-text-lady = л
cafe-text-gentleman = д
cafe-text-bar = Барная стойка:
cafe-text-bag = Мешок:


## The rules in one sentence each. They are shown when a move is refused, so each says why.

cafe-clause-C1 = В кафе есть только столы и стулья, что на плане: по четыре стула у каждого стола, а некоторые стулья стоят между двумя столами и относятся к обоим.
cafe-clause-C2 = Гостей всего 100: по четыре леди и четыре джентльмена каждой нации, два женских и два мужских джокера.
cafe-clause-C3 = Нации: Африка, Великобритания, Германия, Индия, Испания, Италия, Китай, Куба, Россия, США, Турция и Франция.
cafe-clause-C4 = За барной стойкой 20 мест, они занимаются по порядку: первые пять приносят очки, остальные отнимают.
cafe-clause-C5 = Очков хватает всегда, и счёт может опуститься ниже нуля.
cafe-clause-S1 = Играют от двух до четырёх человек; каждый берёт из мешка пять гостей и кладёт их перед собой лицом вверх.
cafe-clause-S2 = Сейчас не ваш ход: первого игрока определяет жребий, если его не выбрали, а дальше ходят по часовой стрелке.
cafe-clause-T1 = За ход нужно посадить за столы одного или двух гостей из своей руки, либо одного за барную стойку, либо обменять джокера, и ничего больше; ход закончен, только когда сделано что-то из этого.
cafe-clause-T2 = За барную стойку садится только гость из вашей руки, и это весь ход.
cafe-clause-T3 = Обмен джокера — отдельный ход, к другому действию его не добавить.
cafe-clause-T4 = Этот стул занят: на стуле сидит один гость, и севший гость больше не пересаживается.
cafe-clause-T5 = Гость должен быть той же нации, что и один из столов, у которых стоит этот стул.
cafe-clause-T6 = За столом могут сидеть только леди с джентльменом, двое с одним или двое с двумя; за одним из столов этого стула такой баланс нарушится.
cafe-clause-T7 = За один ход можно посадить не больше двух гостей.
cafe-clause-T8 = Гость не может сидеть за столом один: если он не принёс очков, в тот же ход к нему за стол садится второй, и второй гость хода обязан принести очки.
cafe-clause-T8a = Посадить одного гостя без соседей можно только самым первым ходом партии и только тогда, когда никакая рассадка не приносит очков.
cafe-clause-T9 = Пропустить ход можно только тогда, когда нельзя ни посадить гостя за стол или за барную стойку, ни обменять джокера.
cafe-clause-P1 = Пара приносит 2 очка, трое гостей — 3, четверо — 4, и вдвое больше, если все они той же нации, что и стол.
cafe-clause-P2 = Когда гость садится между двумя столами, очки считаются за каждый стол отдельно и складываются.
cafe-clause-P3 = Джокер садится за нацию одного из столов своего стула, только за одну, и считается её гостем.
cafe-clause-P4 = Четыре примера из книжки правил дают 4, 4, 2 и 17 очков.
cafe-clause-B1 = За барную стойку садится один гость за ход, на следующее свободное место, и не в тот ход, когда вы рассаживаете гостей за столы.
cafe-clause-B2 = У барной стойки национальность и пол не имеют значения.
cafe-clause-B3 = Джокера нельзя посадить за барную стойку.
cafe-clause-J1 = Джокера на стуле можно обменять только на гостя из своей руки того же пола и той нации, за которую джокер сидит.
cafe-clause-J2 = Гость занимает место джокера с его нацией и полом, поэтому обмен не меняет ни баланса за столом, ни размера руки.
cafe-clause-D1 = После рассадки за столы или за барную стойку игрок дополняет руку из мешка, поначалу до пяти гостей.
cafe-clause-D2 = Если за столом собрались четыре гостя его нации, размер руки игрока навсегда уменьшается на одного.
cafe-clause-D2a = Если гостей в руке уже столько, сколько положено, или больше, игрок ничего не берёт и ничего не сбрасывает.
cafe-clause-D3 = Когда в мешке остаются четыре гостя, из него больше не берут.
cafe-clause-E1 = Партия окончена: она заканчивается тем ходом, после которого заняты все места у стойки или все стулья, в мешке остались только последние гости, у игрока нет гостей в руке или все пропустили ход.
cafe-clause-E2 = В конце каждый гость в руке стоит 5 очков, а джокер — 10.
cafe-clause-E3 = Побеждает тот, у кого больше очков; при равенстве победу делят.
cafe-clause-V1 = С нежданными гостями руки закрыты, но их размер виден всем, как и джокер, взятый с поля.
cafe-clause-V2 = Постоянные клиенты — это трое или четверо гостей одного пола, посаженные за один ход за один стол, пустой или с единственным гостем того же пола; больше за этот стол никто не садится.
