### Souvlaki Wars: тексты, русский.
### Формы имён — их атрибуты: .nom «студент», .acc «студента» (внутри предложения, со строчной буквы).
### $seat — имя игрока, всегда в именительном. Деньги считаются в евро (не склоняется), как в правилах игры.


## The game

souvlaki-title = Souvlaki Wars
souvlaki-tagline = Заманивайте клиентов, жарьте, что заказано, берегите славу и не верьте лавке напротив
souvlaki-about = Четыре лавки сувлаки на одной улице. Клиенты встают в вашу очередь, и обслуживать их надо строго по порядку: тем, что есть на руках, и пока они не надулись. Кто первым наберёт и 25 евро, и 25 очков славы, тот король улицы.
souvlaki-author = Вангелис Багиартакис


## Options of a table

souvlaki-option-players = Игроки
    .help = От двух до четырёх.
souvlaki-option-shops = Лавки по жребию
    .help = Иначе каждый игрок по очереди выбирает лавку сам.
souvlaki-option-first_game = Первая партия
    .help = Без непредвиденных обстоятельств: так быстрее выучить правила.
souvlaki-option-round_limit = Предел раундов
    .help = Если к концу этого раунда никто не победил, выигрывает наибольшая сумма денег и славы.


## Shops: names, and what the street calls them

souvlaki-shop-dirty = Сувлаки у Танасиса
souvlaki-shop-family = Фессалийская пита
souvlaki-shop-chain = Гирос-экспресс
souvlaki-shop-posh = Le Souvlache
souvlaki-nick-dirty = Грязнуля
souvlaki-nick-family = Семейная
souvlaki-nick-chain = Сетевая
souvlaki-nick-posh = Пафосная


## Foods: one, as a name; and how many, as in an order

souvlaki-food-pita-gyro = пита с гиросом
souvlaki-food-souvlaki = сувлаки
souvlaki-food-fries = картошка фри
souvlaki-food-drink = напиток
souvlaki-foods-pita-gyro = { $count ->
    [1] пита с гиросом
    [one] { $count } пита с гиросом
    [few] { $count } питы с гиросом
   *[many] { $count } пит с гиросом
}
souvlaki-foods-souvlaki = { $count ->
    [1] сувлаки
   *[other] { $count } сувлаки
}
souvlaki-foods-fries = { $count ->
    [1] картошка фри
    [one] { $count } порция картошки фри
    [few] { $count } порции картошки фри
   *[many] { $count } порций картошки фри
}
souvlaki-foods-drink = { $count ->
    [1] напиток
    [one] { $count } напиток
    [few] { $count } напитка
   *[many] { $count } напитков
}
souvlaki-order-more = { $first }, { $rest }
souvlaki-order-nothing = ничего
souvlaki-list-more = { $first }, { $rest }


## Customers: label, and the forms in a sentence

souvlaki-customer-c01 = Студент
    .nom = студент
    .acc = студента
souvlaki-customer-c02 = Торопливый клерк
    .nom = торопливый клерк
    .acc = торопливого клерка
souvlaki-customer-c03 = Солдат в увольнении
    .nom = солдат в увольнении
    .acc = солдата в увольнении
souvlaki-customer-c04 = Мальчишка
    .nom = мальчишка
    .acc = мальчишку
souvlaki-customer-c05 = Таксист
    .nom = таксист
    .acc = таксиста
souvlaki-customer-c06 = Бабушка
    .nom = бабушка
    .acc = бабушку
souvlaki-customer-c07 = Вегетарианец
    .nom = вегетарианец
    .acc = вегетарианца
souvlaki-customer-c08 = Девочка-подросток
    .nom = девочка-подросток
    .acc = девочку-подростка
souvlaki-customer-c09 = Бегун
    .nom = бегун
    .acc = бегуна
souvlaki-customer-c10 = Регулировщик
    .nom = регулировщик
    .acc = регулировщика
souvlaki-customer-c11 = Дальнобойщик
    .nom = дальнобойщик
    .acc = дальнобойщика
souvlaki-customer-c12 = Качок
    .nom = качок
    .acc = качка
souvlaki-customer-c13 = Рабочий
    .nom = рабочий
    .acc = рабочего
souvlaki-customer-c14 = Рыбак
    .nom = рыбак
    .acc = рыбака
souvlaki-customer-c15 = Бухгалтер
    .nom = бухгалтер
    .acc = бухгалтера
souvlaki-customer-c16 = Дедушка
    .nom = дедушка
    .acc = дедушку
souvlaki-customer-c17 = Сантехник
    .nom = сантехник
    .acc = сантехника
souvlaki-customer-c18 = Учитель
    .nom = учитель
    .acc = учителя
souvlaki-customer-c19 = Рокер
    .nom = рокер
    .acc = рокера
souvlaki-customer-c20 = Художник
    .nom = художник
    .acc = художника
souvlaki-customer-c21 = Турист
    .nom = турист
    .acc = туриста
souvlaki-customer-c22 = Сборщик долгов
    .nom = сборщик долгов
    .acc = сборщика долгов
souvlaki-customer-c23 = Официант после смены
    .nom = официант после смены
    .acc = официанта после смены
souvlaki-customer-c24 = Футболист
    .nom = футболист
    .acc = футболиста
souvlaki-customer-c25 = Яппи
    .nom = яппи
    .acc = яппи
souvlaki-customer-c26 = Школьница
    .nom = школьница
    .acc = школьницу
souvlaki-customer-c27 = Домохозяйка
    .nom = домохозяйка
    .acc = домохозяйку
souvlaki-customer-c28 = Бакалейщик
    .nom = бакалейщик
    .acc = бакалейщика
souvlaki-customer-c29 = Прижимистый дядюшка
    .nom = прижимистый дядюшка
    .acc = прижимистого дядюшку
souvlaki-customer-c30 = Безработный
    .nom = безработный
    .acc = безработного
souvlaki-customer-c31 = Парикмахерша
    .nom = парикмахерша
    .acc = парикмахершу
souvlaki-customer-c32 = Уличный музыкант
    .nom = уличный музыкант
    .acc = уличного музыканта
souvlaki-customer-c33 = Аптекарь
    .nom = аптекарь
    .acc = аптекаря
souvlaki-customer-c34 = Пенсионер
    .nom = пенсионер
    .acc = пенсионера
souvlaki-customer-c35 = Полицейский
    .nom = полицейский
    .acc = полицейского
souvlaki-customer-c36 = Близнецы
    .nom = пара близнецов
    .acc = пару близнецов
souvlaki-customer-c37 = Геймер
    .nom = геймер
    .acc = геймера
souvlaki-customer-c38 = Няня
    .nom = няня
    .acc = няню
souvlaki-customer-c39 = Байкер
    .nom = байкер
    .acc = байкера
souvlaki-customer-c40 = Тренер
    .nom = тренер
    .acc = тренера
souvlaki-customer-c41 = Повар-соперник
    .nom = повар-соперник
    .acc = повара-соперника
souvlaki-customer-c42 = Риелтор
    .nom = риелтор
    .acc = риелтора
souvlaki-customer-c43 = Адвокат
    .nom = адвокат
    .acc = адвоката
souvlaki-customer-c44 = Фотограф
    .nom = фотограф
    .acc = фотографа
souvlaki-customer-c45 = Программист
    .nom = программист
    .acc = программиста
souvlaki-customer-c46 = Завсегдатай таверны
    .nom = завсегдатай таверны
    .acc = завсегдатая таверны
souvlaki-customer-c47 = Певица
    .nom = певица
    .acc = певицу
souvlaki-customer-c48 = Стоматолог
    .nom = стоматолог
    .acc = стоматолога
souvlaki-customer-c49 = Парочка
    .nom = парочка
    .acc = парочку
souvlaki-customer-c50 = Продавец
    .nom = продавец
    .acc = продавца
souvlaki-customer-c51 = Игрок на бузуки
    .nom = игрок на бузуки
    .acc = игрока на бузуки
souvlaki-customer-c52 = Судовладелец
    .nom = судовладелец
    .acc = судовладельца
souvlaki-customer-c53 = Врач
    .nom = врач
    .acc = врача
souvlaki-customer-c54 = Журналист
    .nom = журналист
    .acc = журналиста
souvlaki-customer-c55 = Депутат
    .nom = депутат
    .acc = депутата
souvlaki-customer-c56 = Ватага детей
    .nom = ватага детей
    .acc = ватагу детей
souvlaki-customer-big = Большой телефонный заказ
    .nom = большой телефонный заказ
    .acc = большой телефонный заказ
souvlaki-both-customers = { $first } + { $second }
    .nom = большой заказ ({ $first } + { $second })
    .acc = большой заказ ({ $first } + { $second })
souvlaki-nobody-yet = кто-то на линии
    .nom = кто-то на линии
    .acc = кого-то на линии


## Event cards: their titles

souvlaki-event-rich-tip = Щедрые чаевые
souvlaki-event-food-critic = Ресторанный критик
souvlaki-event-stingy = Скупой клиент
souvlaki-event-bad-mood = Не в духе
souvlaki-event-dirty-shop = Грязь в лавке
souvlaki-event-smile = Сервис с улыбкой
souvlaki-event-cl-night = Вечер Лиги чемпионов
souvlaki-event-eurovision = Финал Евровидения
souvlaki-event-price-rise = Рост цен
souvlaki-event-same-again = Мне то же самое
souvlaki-event-hungry-fans = Голодные фанаты
souvlaki-event-diet = На диете
souvlaki-event-add-fries = И картошечки!
souvlaki-event-thirsty = Жажда
souvlaki-event-misheard = Не расслышали
souvlaki-event-wrong-number = Ошиблись номером
souvlaki-event-across = Напротив вкуснее
souvlaki-event-queue-jumper = Без очереди
souvlaki-event-after-you = Только после вас
souvlaki-event-hold = Оставайтесь на линии
souvlaki-event-impatient = Нетерпеливый клиент
souvlaki-event-ouzo = Узо для ожидающих
souvlaki-event-line-dead = Связь прервалась
souvlaki-event-wallet = Забыл кошелёк
souvlaki-event-last-minute = Клиент в последнюю минуту
souvlaki-event-ninja = Ниндзя на кухне
souvlaki-event-rats = Мыши на кухне
souvlaki-event-supplier = Акция у поставщика
souvlaki-event-kitchen = Смена меню
souvlaki-event-health = Санитарная проверка
souvlaki-event-rumours = Дурная слава
souvlaki-event-change-plans = Планы меняются


## Event cards: their texts, put together from the row of the card in the box

souvlaki-text-choice = { $target } { $effect }
souvlaki-kind-any = клиент
    .acc = клиента
    .two = двух клиентов
    .every = каждый клиент
souvlaki-kind-normal = обычный клиент
    .acc = обычного клиента
    .two = двух обычных клиентов
    .every = каждый обычный клиент
souvlaki-kind-phone = телефонный заказ
    .acc = телефонный заказ
    .two = два телефонных заказа
    .every = каждый телефонный заказ
souvlaki-target-customer = Выберите { $kind_acc }.
souvlaki-target-customer-only = Выберите { $kind_acc } ({ $limits }).
souvlaki-target-two = Выберите { $kind_two }.
souvlaki-target-two-only = Выберите { $kind_two } ({ $limits }).
souvlaki-target-over = Выберите { $kind_acc } и другого игрока.
souvlaki-target-over-only = Выберите { $kind_acc } ({ $limits }) и другого игрока.
souvlaki-target-player = Выберите игрока.
souvlaki-target-opponent = Выберите соперника.
souvlaki-only-not-first = не первого в очереди
souvlaki-only-not-last = не последнего в очереди
souvlaki-only-straight = ещё не дуется
souvlaki-only-sour = уже дуется
souvlaki-only-foods = { $count ->
    [one] в заказе не меньше { $count } порции
    [few] в заказе не меньше { $count } порций
   *[many] в заказе не меньше { $count } порций
}
souvlaki-only-queues = в разных очередях
souvlaki-only-more = { $first }, { $rest }
souvlaki-gain-money-more = платит на { $amount } евро больше
souvlaki-gain-money-less = платит на { $amount } евро меньше (но не ниже 0)
souvlaki-gain-fame-more = { $amount ->
    [one] приносит на { $amount } очко славы больше
    [few] приносит на { $amount } очка славы больше
   *[many] приносит на { $amount } очков славы больше
}
souvlaki-gain-fame-less = { $amount ->
    [one] приносит на { $amount } очко славы меньше (но не ниже 0)
    [few] приносит на { $amount } очка славы меньше (но не ниже 0)
   *[many] приносит на { $amount } очков славы меньше (но не ниже 0)
}
souvlaki-gain-more = { $first } и { $rest }
souvlaki-effect-customer-gain = Если обслужить его в этом раунде, он { $gain }.
souvlaki-effect-copy = До конца раунда он заказывает то же, что стоящий перед ним. Деньги и слава не меняются.
souvlaki-effect-multiply = До конца раунда его заказ, деньги и слава { $factor ->
    [2] удваиваются
   *[other] умножаются на { $factor }
}.
souvlaki-effect-remove-food = { $count ->
    [one] До конца раунда уберите из заказа { $count } порцию на ваш выбор.
    [few] До конца раунда уберите из заказа { $count } порции на ваш выбор.
   *[many] До конца раунда уберите из заказа { $count } порций на ваш выбор.
}
souvlaki-effect-add-food = До конца раунда к заказу добавляется: { $foods }.
souvlaki-effect-replace = Он сбрасывается, и его место занимают столько же новых карт клиентов, в том же настроении.
souvlaki-effect-swap = Они меняются местами, каждый в своём настроении.
souvlaki-effect-over-end = Он переходит в конец очереди этого игрока, в том же настроении.
souvlaki-effect-over-front = Он переходит в начало очереди этого игрока, в том же настроении.
souvlaki-effect-move-front = Он проходит в начало своей очереди.
souvlaki-effect-move-end = Он уходит в конец своей очереди.
souvlaki-effect-sour = Он тут же надувается.
souvlaki-effect-straight = Он больше не дуется.
souvlaki-effect-discard = Он уходит из очереди, и никто за это не платит.
souvlaki-effect-discard-penalty = Он уходит из очереди, и лавка теряет славу, как за клиента, хлопнувшего дверью.
souvlaki-effect-served-one = До конца раунда { $kind_every }, обслуженный этим игроком, { $gain }.
souvlaki-effect-served-self = До конца раунда { $kind_every }, обслуженный вами, { $gain }.
souvlaki-effect-served-all = До конца раунда { $kind_every }, кем бы он ни был обслужен, { $gain }.
souvlaki-effect-draw-food-one = { $count ->
    [one] Этот игрок берёт { $count } карту еды.
    [few] Этот игрок берёт { $count } карты еды.
   *[many] Этот игрок берёт { $count } карт еды.
}
souvlaki-effect-draw-food-self = { $count ->
    [one] Возьмите { $count } карту еды.
    [few] Возьмите { $count } карты еды.
   *[many] Возьмите { $count } карт еды.
}
souvlaki-effect-draw-food-all = { $count ->
    [one] Все берут по { $count } карте еды.
    [few] Все берут по { $count } карты еды.
   *[many] Все берут по { $count } карт еды.
}
souvlaki-effect-discard-food-one = { $count ->
    [one] Этот игрок сбрасывает наугад { $count } карту еды.
    [few] Этот игрок сбрасывает наугад { $count } карты еды.
   *[many] Этот игрок сбрасывает наугад { $count } карт еды.
}
souvlaki-effect-discard-food-self = { $count ->
    [one] Сбросьте наугад { $count } карту еды.
    [few] Сбросьте наугад { $count } карты еды.
   *[many] Сбросьте наугад { $count } карт еды.
}
souvlaki-effect-discard-food-all = { $count ->
    [one] Все сбрасывают наугад по { $count } карте еды.
    [few] Все сбрасывают наугад по { $count } карты еды.
   *[many] Все сбрасывают наугад по { $count } карт еды.
}
souvlaki-effect-steal-food = { $count ->
    [one] Возьмите наугад { $count } карту еды с его рук.
    [few] Возьмите наугад { $count } карты еды с его рук.
   *[many] Возьмите наугад { $count } карт еды с его рук.
}
souvlaki-effect-cycle-food = Сбросьте сколько угодно карт еды и возьмите столько же.
souvlaki-effect-money-more-one = Этот игрок получает { $amount } евро.
souvlaki-effect-money-more-self = Вы получаете { $amount } евро.
souvlaki-effect-money-more-all = Все получают по { $amount } евро.
souvlaki-effect-money-less-one = Этот игрок платит { $amount } евро (или сколько есть).
souvlaki-effect-money-less-self = Вы платите { $amount } евро (или сколько есть).
souvlaki-effect-money-less-all = Все платят по { $amount } евро (или сколько есть).
souvlaki-effect-fame-more-one = { $amount ->
    [one] Этот игрок получает { $amount } очко славы.
    [few] Этот игрок получает { $amount } очка славы.
   *[many] Этот игрок получает { $amount } очков славы.
}
souvlaki-effect-fame-more-self = { $amount ->
    [one] Вы получаете { $amount } очко славы.
    [few] Вы получаете { $amount } очка славы.
   *[many] Вы получаете { $amount } очков славы.
}
souvlaki-effect-fame-more-all = { $amount ->
    [one] Все получают по { $amount } очку славы.
    [few] Все получают по { $amount } очка славы.
   *[many] Все получают по { $amount } очков славы.
}
souvlaki-effect-fame-less-one = { $amount ->
    [one] Этот игрок теряет { $amount } очко славы (или сколько есть).
    [few] Этот игрок теряет { $amount } очка славы (или сколько есть).
   *[many] Этот игрок теряет { $amount } очков славы (или сколько есть).
}
souvlaki-effect-fame-less-self = { $amount ->
    [one] Вы теряете { $amount } очко славы (или сколько есть).
    [few] Вы теряете { $amount } очка славы (или сколько есть).
   *[many] Вы теряете { $amount } очков славы (или сколько есть).
}
souvlaki-effect-fame-less-all = { $amount ->
    [one] Все теряют по { $amount } очку славы (или сколько есть).
    [few] Все теряют по { $amount } очка славы (или сколько есть).
   *[many] Все теряют по { $amount } очков славы (или сколько есть).
}
souvlaki-effect-add-customer-one = Новый клиент из стопки встаёт в конец очереди этого игрока.
souvlaki-effect-add-customer-self = Новый клиент из стопки встаёт в конец вашей очереди.
souvlaki-effect-add-customer-all = По новому клиенту из стопки встаёт в конец каждой очереди.
souvlaki-effect-cancel = Следующая карта обстоятельств, которую в этом раунде сыграет соперник, отменяется.


## Phases, and short names for the chalk board

souvlaki-phase-setup = Подготовка
souvlaki-phase-shops = Выбор лавки
souvlaki-phase-hands = Первые карты
souvlaki-phase-maintenance = Содержание лавки
souvlaki-phase-customers = Новые клиенты
souvlaki-phase-phones = Телефонные заказы
souvlaki-phase-events = Непредвиденные обстоятельства
souvlaki-phase-service = Обслуживание
souvlaki-phase-over = Конец игры
souvlaki-sign-phase-1 = Расходы
souvlaki-sign-phase-2 = Клиенты
souvlaki-sign-phase-3 = Сюрпризы
souvlaki-sign-phase-4 = Сервис
souvlaki-sign-phase-5 = Конец
souvlaki-sign-round = Раунд { $round }
souvlaki-sign-cancelled = Отмена


## Places on the board (labels, read out and shown)

souvlaki-spot-food = Карта еды { $number }
souvlaki-spot-event = Карта обстоятельств { $number }
souvlaki-spot-offer = Клиент { $number } у дверей
souvlaki-spot-plot = Свободна: { $shop }
souvlaki-spot-sign = Лавка: { $seat }
souvlaki-spot-shop = Лавка
souvlaki-spot-place = Место { $place } в очереди


## Pieces (labels)

souvlaki-piece-food = Карта еды: { $order }
souvlaki-piece-event = { $event }: { $text }
souvlaki-piece-shop = { $times ->
    [1] { $shop } ({ $nick }): вначале { $money } € и слава { $fame }; содержание { $cost } €; продукты { $supplies } € (карты: { $cards }); реклама { $ads } € (слава +{ $gain })
   *[other] { $shop } ({ $nick }): вначале { $money } € и слава { $fame }; содержание { $cost } €; продукты { $supplies } € (карты: { $cards }; за раунд до { $times } раз); реклама { $ads } € (слава +{ $gain })
}
souvlaki-piece-customer = { $customer }: { $order }; { $money } €, слава { $fame }
souvlaki-piece-customer-sour = { $customer }, дуется: { $order }; { $money } €, слава { $fame }
souvlaki-piece-phone = { $customer }, по телефону: { $order }; { $money } €, слава { $fame }
souvlaki-piece-phone-sour = { $customer }, по телефону, дуется: { $order }; { $money } €, слава { $fame }
souvlaki-piece-of = { $seat }: { $piece }
souvlaki-piece-big = Большой телефонный заказ: две карты из стопки
souvlaki-piece-changes = { $piece } ({ $changes })
souvlaki-piece-money = { $loans ->
    [0] Деньги: { $amount } €
    [one] Деньги: { $amount } €, из них { $loans } заём
    [few] Деньги: { $amount } €, из них { $loans } займа
   *[many] Деньги: { $amount } €, из них { $loans } займов
}
souvlaki-piece-fame = Слава: { $amount }
souvlaki-piece-stack = { $count ->
    [one] { $count } карта в стопке, в сбросе { $discards }
    [few] { $count } карты в стопке, в сбросе { $discards }
   *[many] { $count } карт в стопке, в сбросе { $discards }
}
souvlaki-piece-hand-foods = { $count ->
    [one] { $count } карта еды на руках
    [few] { $count } карты еды на руках
   *[many] { $count } карт еды на руках
}
souvlaki-piece-hand-events = { $count ->
    [one] { $count } карта обстоятельств на руках
    [few] { $count } карты обстоятельств на руках
   *[many] { $count } карт обстоятельств на руках
}
souvlaki-piece-unused = На прилавке, не использовано: { $order }
souvlaki-piece-track-money = { $seat }: { $amount } €
souvlaki-piece-track-fame = { $seat }: слава { $amount }


## Choices that are buttons

souvlaki-choice-keep = Оставить эти карты
souvlaki-choice-new = Сбросить все и взять новые
souvlaki-choice-supplies = { $cards ->
    [one] Продукты: { $cards } карта за { $cost } €
    [few] Продукты: { $cards } карты за { $cost } €
   *[many] Продукты: { $cards } карт за { $cost } €
}
souvlaki-choice-advertising = Реклама: слава +{ $fame } за { $cost } €
souvlaki-choice-done = Закупки окончены
souvlaki-choice-play = Сыграть: { $event }
souvlaki-choice-pass = Не играть карту
souvlaki-choice-enough = Хватит, взять новые
souvlaki-choice-serve = Обслужить
souvlaki-choice-dismiss = Выпроводить
souvlaki-choice-finish = Закрыть кухню
souvlaki-choice-food = Убрать: { $food }
souvlaki-choice-player = { $seat }
souvlaki-choice-plan = Обслужить: { $order }; останется: { $left }
souvlaki-choice-plan-exact = Обслужить: { $order }; без остатка


## What to do now

souvlaki-prompt-shop = Выберите свою лавку.
souvlaki-prompt-hand = Оставить карты еды или один раз сбросить их все и взять новые?
souvlaki-prompt-maintenance = Продукты, реклама? У вас { $money } €.
souvlaki-prompt-limit = { $count ->
    [1] Лишняя карта еды: сбросьте её, должно остаться { $limit }.
   *[other] Лишние карты еды: сбросьте { $count }, должно остаться { $limit }.
}
souvlaki-prompt-take = { $left ->
    [1] Возьмите последнего клиента в этом раунде.
   *[other] Возьмите клиента в свою очередь.
}
souvlaki-prompt-event = Сыграйте одну карту обстоятельств или ни одной.
souvlaki-prompt-target = { $event }. { $target }
souvlaki-prompt-target-second-customer = { $event }: выберите второго.
souvlaki-prompt-target-second-player = { $event }: выберите игрока.
souvlaki-prompt-target-food = { $event }: что убрать из заказа?
souvlaki-prompt-menu = { $event }: сбросьте сколько угодно карт еды и возьмите столько же.
souvlaki-prompt-serve = Первый — { $customer_nom }. Заказ: { $order }.
souvlaki-prompt-serve-short = Первый — { $customer_nom }. Карт не хватает.
souvlaki-prompt-serve-empty = Никто не ждёт. Выложите угощение или закройте кухню.
souvlaki-prompt-wait = { $phase }: ходит { $seat }.
souvlaki-prompt-watch = Раздаются карты.
souvlaki-prompt-over = Партия окончена.


## What a choice would cost or bring

souvlaki-preview-fame = слава { SIGNED($fame) }
souvlaki-preview-both = { SIGNED($money) } €, слава { SIGNED($fame) }


## The log: whole sentences, present tense. $seat (text) is whose turn, shop or queue it is; amounts are numbers

souvlaki-log-shop-got = { $seat } открывает лавку «{ $shop }» ({ $nick }).
souvlaki-log-hand-kept = { $seat } оставляет первые карты еды.
souvlaki-log-hand-thrown = { $cards ->
    [one] { $seat } меняет { $cards } карту еды на новую.
    [few] { $seat } меняет { $cards } карты еды на новые.
   *[many] { $seat } меняет { $cards } карт еды на новые.
}
souvlaki-log-stack-remade-food = { $cards ->
    [one] Новая стопка еды из сброса: { $cards } карта.
    [few] Новая стопка еды из сброса: { $cards } карты.
   *[many] Новая стопка еды из сброса: { $cards } карт.
}
souvlaki-log-stack-remade-events = { $cards ->
    [one] Новая стопка обстоятельств из сброса: { $cards } карта.
    [few] Новая стопка обстоятельств из сброса: { $cards } карты.
   *[many] Новая стопка обстоятельств из сброса: { $cards } карт.
}
souvlaki-log-stack-remade-customers = { $cards ->
    [one] Новая стопка клиентов из сброса: { $cards } карта.
    [few] Новая стопка клиентов из сброса: { $cards } карты.
   *[many] Новая стопка клиентов из сброса: { $cards } карт.
}
souvlaki-log-food-drawn = { $seat } берёт карту еды: { $order }.
souvlaki-log-food-drawn-hidden = { $seat } берёт карту еды.
souvlaki-log-event-drawn = { $seat } берёт карту «{ $event }».
souvlaki-log-event-drawn-hidden = { $seat } берёт карту обстоятельств.
souvlaki-log-food-discarded = { $seat } сбрасывает карту еды: { $order }.
souvlaki-log-round-began = Начинается раунд { $round }.
souvlaki-log-phase-began = { $phase }, в порядке славы: { $seats }.
souvlaki-log-loan-taken = Денег нет, { $seat } берёт заём: { SIGNED($amount) } €
souvlaki-log-cost-paid = { $seat } оплачивает содержание лавки: { SIGNED($amount) } €
souvlaki-log-supplies-bought = { $cards ->
    [one] { $seat } покупает { $cards } карту еды: { SIGNED($amount) } €
    [few] { $seat } покупает { $cards } карты еды: { SIGNED($amount) } €
   *[many] { $seat } покупает { $cards } карт еды: { SIGNED($amount) } €
}
souvlaki-log-advertised = { $seat } даёт рекламу: { SIGNED($amount) } €, слава { SIGNED($fame) }
souvlaki-log-opened = У дверей { $customer_nom }.
souvlaki-log-taken = { $seat } берёт в очередь { $customer_acc }.
souvlaki-log-big-taken = { $seat } берёт большой телефонный заказ.
souvlaki-log-big-skipped = { $seat } открывает большой телефонный заказ, он сбрасывается.
souvlaki-log-came-phone = Звонок в лавку ({ $seat }): { $customer }.
souvlaki-log-came-big = Большой телефонный заказ ({ $seat }): { $customer }.
souvlaki-log-came-event = { CAP($customer_nom) } встаёт в очередь ({ $seat }).
souvlaki-log-came-misheard = Не расслышали ({ $seat }), заказ другой: { $customer }.
souvlaki-log-left-over = Никто не берёт в очередь { $customer_acc }.
souvlaki-log-played = { $seat } играет «{ $event }».
souvlaki-log-cancelled = { $by } путает планы: карта «{ $event }» ({ $seat }) отменена.
souvlaki-log-passed = { $seat } не играет карту обстоятельств.
souvlaki-log-on-customer = «{ $event }» на { $customer_acc } (очередь: { $seat }).
souvlaki-log-on-customer-effect = «{ $event }» на { $customer_acc } (очередь: { $seat }). { $effect }
souvlaki-log-on-player = «{ $event }»: { $seat }.
souvlaki-log-on-player-effect = «{ $event }»: { $seat }. { $effect }
souvlaki-log-food-removed = Очередь: { $seat }, место { $place }. Из заказа убрано: { $food }.
souvlaki-log-moved = { CAP($customer_nom) } переходит на место { $place } в очереди ({ $seat }).
souvlaki-log-moved-over = { CAP($customer_nom) } уходит ({ $seat }) на место { $place } в другой очереди ({ $to }).
souvlaki-log-swapped = Меняются местами в очередях: { $seat }, место { $place }, и { $to }, место { $toplace }.
souvlaki-log-turned-sour = { CAP($customer_nom) } надувается ({ $seat }).
souvlaki-log-turned-straight = { CAP($customer_nom) } больше не дуется ({ $seat }).
souvlaki-log-sent-off = { CAP($customer_nom) } уходит из очереди ({ $seat }).
souvlaki-log-sent-off-fame = { CAP($customer_nom) } уходит из очереди ({ $seat }): слава { SIGNED($fame) }
souvlaki-log-food-taken = { $seat } забирает карту еды у игрока { $victim }: { $order }.
souvlaki-log-food-taken-hidden = { $seat } забирает карту еды у игрока { $victim }.
souvlaki-log-food-lost = { $seat } теряет карту еды: { $order }.
souvlaki-log-shop-changed-money = { $seat }: { SIGNED($money) } €
souvlaki-log-shop-changed-fame = { $seat }: слава { SIGNED($fame) }
souvlaki-log-laid = { $seat } выкладывает на прилавок: { $order }.
souvlaki-log-served = { $seat } обслуживает { $customer_acc }: { SIGNED($money) } €, слава { SIGNED($fame) }
souvlaki-log-dismissed = { $seat } выпроваживает { $customer_acc }: слава { SIGNED($fame) }
souvlaki-log-treated = { $seat } угощает остатками за счёт заведения: слава { SIGNED($fame) }
souvlaki-log-service-done = { $customers ->
    [0] { $seat } закрывает кухню, никого не обслужив.
    [one] { $seat } закрывает кухню после { $customers } клиента.
    [few] { $seat } закрывает кухню после { $customers } клиентов.
   *[many] { $seat } закрывает кухню после { $customers } клиентов.
}
souvlaki-log-left = { CAP($customer_nom) } хлопает дверью ({ $seat }): слава { SIGNED($fame) }
souvlaki-log-goal-met = { $seat } достигает цели: { $money } € и слава { $fame }.
souvlaki-log-ended = Партия окончена: { $ending }.


## How the game ended

souvlaki-ending-goal = одна лавка набрала и деньги, и славу
souvlaki-ending-sum = деньги и славу набрали несколько лавок, побеждает наибольшая сумма
souvlaki-ending-shared = деньги и славу набрали несколько лавок, суммы равны, победа общая
souvlaki-ending-limit = последний раунд сыгран, побеждает наибольшая сумма денег и славы
souvlaki-ending-limit-shared = последний раунд сыгран, наибольшие суммы равны, победа общая
souvlaki-over-winner = { $seat } побеждает, деньги и слава вместе: { $points }.
souvlaki-over-shared = Победу делят { $seats }: деньги и слава вместе у каждого { $points }.


## The make-up of the score (the sum of money and fame)

souvlaki-count-start-money = Начальные деньги
souvlaki-count-start-fame = Начальная слава
souvlaki-count-customers-money = Деньги от клиентов
souvlaki-count-customers-fame = Слава от клиентов
souvlaki-count-treats = Угощения
souvlaki-count-advertising = Реклама
souvlaki-count-advertising-fame = Слава от рекламы
souvlaki-count-running = Содержание лавки
souvlaki-count-supplies = Продукты
souvlaki-count-events-money = Деньги от обстоятельств
souvlaki-count-events-fame = Слава от обстоятельств
souvlaki-count-dismissed = Выпровоженные клиенты
souvlaki-count-left = Хлопнувшие дверью
souvlaki-count-loans = Займы
souvlaki-count-before = До начала записи


## Panels and notes beside the names

souvlaki-panel-round = Раунд { $round }
souvlaki-panel-phase = Этап
souvlaki-panel-turn = Ходит
souvlaki-panel-back = Вторые клиенты, в обратном порядке
souvlaki-panel-order = Порядок хода: у кого больше славы, тот раньше
souvlaki-panel-place = { $place }. { $seat }
souvlaki-panel-why-fame = слава { $fame }
souvlaki-panel-why-start = слава { $fame }, вначале { $start }
souvlaki-panel-why-seat = слава { $fame }, вначале { $start }, по местам
souvlaki-panel-events = Ваши карты обстоятельств
souvlaki-panel-shop = { $shop }
souvlaki-panel-cost = Содержание
souvlaki-panel-supplies = Продукты
souvlaki-panel-advertising = Реклама
souvlaki-value-cost = { $cost } €
souvlaki-value-supplies = { $times ->
    [1] { $cost } € (карты: { $cards })
   *[other] { $cost } € (карты: { $cards }), за раунд до { $times } раз
}
souvlaki-value-advertising = { $cost } € (слава +{ $fame })
souvlaki-panel-counter = Прилавок: { $seat }
souvlaki-panel-laid = Выложено
souvlaki-panel-unused = Не использовано
souvlaki-panel-lacking = Не хватает первому в очереди
souvlaki-panel-effects = Действует в этом раунде
souvlaki-panel-on-player = { $seat }
souvlaki-panel-on-all = все
souvlaki-panel-on-customer = очередь: { $seat }, место { $place }
souvlaki-panel-played = Сыграно в этом раунде
souvlaki-panel-played-cancelled = { $event } (отменено)
souvlaki-panel-cancel = { $seat }: следующая карта соперника отменяется
souvlaki-panel-goal = Цель: { $money } € и слава { $fame }
souvlaki-panel-seat = { $seat }
souvlaki-value-goal = { $money } €, слава { $fame }
souvlaki-value-goal-loans = { $loans ->
    [one] { $money } €, за вычетом { $loans } займа { $net } €; слава { $fame }
    [few] { $money } €, за вычетом { $loans } займов { $net } €; слава { $fame }
   *[many] { $money } €, за вычетом { $loans } займов { $net } €; слава { $fame }
}
souvlaki-panel-discards = Сброс
souvlaki-panel-foods = Карты еды
souvlaki-panel-customers = Клиенты
souvlaki-panel-events-gone = Карты обстоятельств
souvlaki-panel-summary = Раунд { $round } вкратце
souvlaki-value-summary = { SIGNED($money) } €, слава { SIGNED($fame) } (обслужено { $served }, надулось { $sour }, ушло { $left })
souvlaki-note-money = { $amount } €
souvlaki-note-fame = { $amount } ★
souvlaki-note-loans = { $count ->
    [one] { $count } заём
    [few] { $count } займа
   *[many] { $count } займов
}
souvlaki-note-foods = { $count ->
    [one] { $count } карта еды
    [few] { $count } карты еды
   *[many] { $count } карт еды
}
souvlaki-note-events = { $count ->
    [one] { $count } карта обстоятельств
    [few] { $count } карты обстоятельств
   *[many] { $count } карт обстоятельств
}


## The text board

souvlaki-text-queue = Очередь
souvlaki-text-hand = Карты еды
souvlaki-text-events = Карты обстоятельств
souvlaki-text-offer = У дверей
souvlaki-text-counter = Прилавок
souvlaki-text-empty = никого
souvlaki-text-legend = Очереди с начала: { $sour } дуется, { $phone } по телефону.


## The rules in one sentence each. They are shown when a move is refused, so each says why.

souvlaki-clause-C1 = В игре карты клиентов, карты еды, карты обстоятельств и четыре лавки; клиент заказывает еду и приносит деньги и славу.
souvlaki-clause-S1 = Играют от двух до четырёх; лавки разные, их выбирают по очереди или раздают, и каждый начинает с деньгами и славой своей лавки.
souvlaki-clause-S2 = Стопок три, все перемешаны; когда нужна карта, пустая стопка собирается заново из сброса, а если пуст и он, никто ничего не берёт.
souvlaki-clause-S3 = Все начинают с одинаковым числом карт еды и карт обстоятельств.
souvlaki-clause-S4 = Перед игрой каждый, в порядке славы, может один раз сбросить все карты еды и взять новые, и менять их уже нельзя.
souvlaki-clause-S5 = В первой партии карты обстоятельств не берутся, и их этапа нет.
souvlaki-clause-S6 = Открыто всё, кроме карт на руках: у них видно только число, а карту, взятую ниндзя, видят лишь два игрока.
souvlaki-clause-O1 = На каждом этапе первым ходит тот, у кого больше славы, при равенстве — у кого её больше было вначале, затем по местам; ходить можно только в свой черёд.
souvlaki-clause-O2 = В раунде пять этапов, у каждого свои ходы; ни слава, ни деньги не опускаются ниже 0.
souvlaki-clause-M1 = Со второго раунда каждый оплачивает содержание лавки, а без денег берёт заём, который при проверке цели вычитается.
souvlaki-clause-M2 = Оплатив содержание лавки, каждый берёт одну карту еды и одну карту обстоятельств.
souvlaki-clause-M3 = Продукты и рекламу можно купить по разу за раунд, продукты — сколько раз сказано на карте лавки, и только за наличные деньги.
souvlaki-clause-M4 = У кого карт еды больше предела, тот сразу, прежде всего остального, сбрасывает лишние на свой выбор.
souvlaki-clause-K1 = Каждый по порядку берёт одного клиента от дверей, затем в обратном порядке второго; отказаться нельзя, последняя карта сбрасывается.
souvlaki-clause-K2 = Новый клиент встаёт в конец очереди, и порядок в очереди меняется только по тексту карты.
souvlaki-clause-K3 = Затем каждый берёт одну карту клиента как телефонный заказ в конец своей очереди.
souvlaki-clause-K4 = Большой телефонный заказ берут как клиента: две карты из стопки составляют один заказ, и обслужить его можно только целиком.
souvlaki-clause-K5 = Если большой телефонный заказ пришёл из стопки, он сбрасывается, и берётся другая карта.
souvlaki-clause-F1 = Каждый в свой черёд может сыграть одну карту обстоятельств за раунд или ни одной.
souvlaki-clause-F2 = Карте нужна цель по её тексту: «клиент» — чей угодно, «игрок» — и вы сами, «соперник» — только другой.
souvlaki-clause-F3 = Карта делает то, что на ней написано, сразу или до конца раунда; длящееся действие остаётся со своим клиентом или игроком.
souvlaki-clause-F4 = «Планы меняются» отменяет следующую карту, которую соперник сыграет в этом раунде, но никогда не сыгранную раньше.
souvlaki-clause-F5 = Все изменения того, что приносит клиент, сначала складываются, и только сумма поднимается до 0, если она ниже.
souvlaki-clause-F6 = Переставленный клиент сохраняет настроение: дулся — и дальше дуется.
souvlaki-clause-F7 = «Мне то же самое» играется на обычного клиента не первого в очереди и повторяет то, что хочет в эту минуту стоящий перед ним, без денег и славы.
souvlaki-clause-F8 = Щедрые чаевые идут вместе с клиентом: деньги получит тот, кто обслужит его в этом раунде.
souvlaki-clause-F9 = Еда прибавляется к заказу и убирается из него в порядке карт; «Мне то же самое» заменяет заказ целиком, и дальше меняется уже он.
souvlaki-clause-V1 = Карты еды выкладывают с рук, и обслужить можно только первого в очереди, если свободной еды на прилавке хватает на весь его заказ; выложенную карту назад не берут.
souvlaki-clause-V2 = Карту еды можно выложить, если прилавка и рук вместе хватает на первый заказ или если кто-то уже обслужен.
souvlaki-clause-V3 = Кто обслужил хоть одного и у кого на прилавке осталась еда, тот угощает и получает за это славу, один раз за всё, и карты сбрасываются.
souvlaki-clause-V4 = Обслуживая, вы можете выпроводить любого клиента своей очереди; это стоит славы, сколько её есть.
souvlaki-clause-V5 = Необслуженные клиенты надуваются; кто уже дулся, уходит и стоит славы, смотря по славе на карте.
souvlaki-clause-E1 = Всё, что действует до конца раунда, кончается вместе с ним.
souvlaki-clause-E2 = Партия окончена, как только в конце раунда у кого-то есть деньги, за вычетом займов, и слава, заданные целью; если таких несколько, решает сумма, равные делят победу.
souvlaki-clause-E3 = Если после последнего раунда цели не достиг никто, побеждает наибольшая сумма денег и славы, за вычетом займов, равные делят победу.
