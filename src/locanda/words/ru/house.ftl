### Locanda: тексты дома, русский.
### Те же id и в том же порядке, что в английском; переменные объяснены там. $seat — всегда имя игрока, в именительном падеже
### и с глаголом в настоящем времени: пола игрока мы не знаем.


## The house and its pages

house-title = Locanda
house-tagline = Четыре настольные игры о гостеприимстве под одной крышей
house-nav-rules = Правила
house-nav-about = О доме
house-nav-label = Страницы дома
house-skip = Перейти к содержанию
house-skip-board = Перейти к полю
house-page-title = { $page } · { $site }
house-needs-script = Столу нужен JavaScript. Без него стол можно читать как текст.
house-text-table = Стол как текст
house-footer = Независимая реализация, свободная программа.


## Language and light

house-language-label = Язык
house-language-en = English
house-language-it = Italiano
house-language-el = Ελληνικά
house-language-ru = Русский
house-language-es = Español
house-language-set = Выбрать этот язык
house-theme-label = Свет
house-theme-auto = Как на устройстве
house-theme-light = День
house-theme-dark = Ночь


## Numbers, time and small words

house-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
house-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
house-players-range = от { $low } до { $high } игроков
house-time-now = только что
house-time-minutes = { $count ->
    [1] минуту назад
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
}
house-time-hours = { $count ->
    [1] час назад
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
}
house-time-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}
house-list-two = { $first } и { $rest }
house-list-more = { $first }, { $rest }


## The lobby

house-lobby-games = Выберите игру
house-lobby-new = Новый стол
house-lobby-players = Сколько игроков
house-lobby-options = Варианты
house-lobby-seats = Кто где сидит
house-lobby-seat = Место { $number }
house-lobby-seat-you = Вы
house-lobby-seat-friend = Друг, по ссылке-приглашению
house-lobby-seat-here = Друг за этим же экраном
house-lobby-seat-kind = Кто занимает это место
house-lobby-name = Имя
house-lobby-your-name = Ваше имя
house-lobby-unnamed = Игрок { $number }
house-lobby-starter-any = По жребию
house-lobby-start = Открыть стол
house-lobby-start-help = Занять место, оставленное для друга, может каждый, у кого есть ссылка-приглашение.
house-lobby-mine = Ваши столы
house-lobby-replay = Запись партии
house-lobby-rules = Прочитать правила
house-lobby-table = { $game }: { $seats }, { $when }
house-lobby-table-turn = Ваш ход
house-lobby-table-waiting = Ожидание
house-lobby-table-over = Партия окончена
house-lobby-quick = Играть с жадным ботом
house-lobby-misfit = «{ $option }: { $value }» не подходит для такого числа игроков. Выберите что-нибудь другое.
house-lobby-refused = Что-то в этой форме здесь невозможно. Проверьте её и отправьте ещё раз.


## Bots

house-bot-random = Случайный бот
house-bot-random-help = Делает любой разрешённый ход. Подходит, чтобы разобраться в правилах.
house-bot-greedy = Жадный бот
house-bot-greedy-help = Выбирает ход, который выгоднее всего прямо сейчас, и не заглядывает вперёд.


## Invite, seats and spectators

house-invite-title = Пригласить друга
house-invite-help = Отправьте эту ссылку. Место достанется тому, кто первым его займёт; просто открыть ссылку недостаточно.
house-invite-for = Ссылка для игрока { $seat }
house-invite-copy = Скопировать ссылку
house-invite-copied = Ссылка скопирована
house-invite-failed = Скопировать ссылку не удалось. Выделите её и скопируйте вручную.
house-invite-heading = Для вас оставлено место
house-invite-join = Сесть за стол: { $game }
house-spectator = Вы смотрите партию
house-seat-you = вы
house-seat-bot = бот
house-seat-here = за этим экраном
house-seat-online = в сети
house-seat-offline = не в сети
house-seat-open = место свободно
house-seat-1 = синий круг
house-seat-2 = оранжевый квадрат
house-seat-3 = зелёный треугольник
house-seat-4 = красный ромб
house-seat-5 = фиолетовый шестиугольник
house-seat-6 = жёлтая звезда
# $seat (text)
house-link-device = Продолжить за игрока { $seat } на другом устройстве
house-link-help = Откройте эту ссылку на другом устройстве. Она действует один раз; это устройство тоже остаётся за столом.
house-invite-from = { $seat } приглашает вас сыграть: { $game }
house-invite-taken = Это место уже занято
house-invite-taken-help = Здесь уже сидит { $seat }. Если хотите, можно посмотреть партию.
house-invite-watch = Смотреть партию
house-invite-awaited = Ждём друга на место { $number }.
house-invite-awaited-host = Ждём друга на место { $number }: отправьте ссылку.


## The table

house-log = Ход партии
house-log-undo = { $seat } берёт назад последнее действие.
house-scores = Счёт
house-score = Очки
house-bag = Мешок
house-board = Игровое поле
house-panels = Положение в игре
house-undo = Взять назад
house-undo-help = Взять назад своё последнее действие
house-undo-none = Брать назад нечего.
house-choices = Что можно сделать
house-choose = Выбрать
house-close = Закрыть
house-confirm = Подтвердить
house-back = Назад
house-zoom = Увеличить
house-look = Вблизи: { $seat }
house-look-whole = Всё игровое поле
house-journal = Скачать журнал партии
house-journal-help = Запись партии, по строке на ход, насколько её положено знать вашему месту.
house-refused = Так нельзя ({ $clause }): { $text }
house-refused-plain = Сюда нельзя.
house-refused-turn = Сейчас не ваш ход.
house-refused-rule = Прочитать правило { $clause }
# $question (text): what the player is asked to do now, a whole sentence
house-refused-early = Сначала выберите что-нибудь подсвеченное, потом это. { $question }
# $question (text), as above
house-refused-other = Сейчас речь не об этом. { $question }
house-text-again = Посмотреть ещё раз


## Hot seat: several players at one screen

house-cover-title = Передайте устройство игроку { $seat }
house-cover-help = Стол останется закрытым, пока вы не будете готовы.
house-cover-show = { $seat } — это я, показать мою сторону


## Connection

house-connection-lost = Связь прервалась. Подключаемся снова…
house-connection-back = Связь восстановлена
house-connection-retry = Попробовать сейчас
house-changed = Пока вы думали, положение изменилось. Посмотрите ещё раз и выберите.
house-preparing = Накрываем на стол. Минутку…
house-send-failed = Сервер не отвечает. Попробуйте ещё раз.


## The end and the replay

house-over = Партия окончена
house-over-winner = { $points ->
    [one] { $seat } побеждает: { $points } очко.
    [few] { $seat } побеждает: { $points } очка.
   *[many] { $seat } побеждает: { $points } очков.
}
house-over-shared = { $points ->
    [one] Победу делят { $seats }: по { $points } очку у каждого.
    [few] Победу делят { $seats }: по { $points } очка у каждого.
   *[many] Победу делят { $seats }: по { $points } очков у каждого.
}
house-over-together = Победу делят { $seats }.
house-over-nobody = Не побеждает никто.
house-over-scores = Итоговый счёт
house-over-parts = Из чего сложились очки
house-over-total = Итого
house-over-rank = Место
house-over-player = Игрок
house-over-again = Сыграть ещё раз
house-over-lobby = Вернуться на главную
house-over-why = Почему партия закончилась
house-replay = Запись партии
house-replay-title = Запись партии: { $game }
house-replay-watch = Смотреть запись
house-replay-first = В начало
house-replay-previous = На шаг назад
house-replay-play = Пуск
house-replay-pause = Пауза
house-replay-next = На шаг вперёд
house-replay-last = В конец
house-replay-speed = Скорость
house-replay-eyes = Смотрит
house-replay-spectator = зритель
house-replay-slider = Шаг партии
house-replay-step = Шаг { $step } из { $steps }
house-replay-share = Скопировать ссылку на этот шаг
house-replay-shared = Ссылка на этот шаг скопирована
house-replay-open = Запись откроется, когда партия закончится.
house-steps = Что произошло, шаг за шагом
house-steps-fast = Быстрее
house-steps-again = Посмотреть ещё раз, что произошло


## Help with the keyboard

house-keys = Клавиатура
house-keys-move = Стрелки: переход с места на место
house-keys-all = Shift и стрелки: обойти все места, возможные и нет
house-keys-choose = Enter или пробел: выбрать
house-keys-cancel = Escape: положить фишку обратно
house-keys-undo = U: взять назад последнее действие
house-keys-tab = Tab: от поля к руке, к выбору и к ходу партии
house-keys-help = Вопросительный знак: эта подсказка
house-help = Как ходить
house-help-mouse = Возьмите подсвеченную фишку, затем укажите подсвеченное место. Фишку можно и перетащить.
house-help-touch = Задержите палец на поле: то, что под ним, станет крупнее и получит название.


## What assistive devices read out

house-aria-board = Игровое поле. Стрелки переводят с места на место, Enter выбирает.
house-aria-place = { $place }: { $piece }
house-aria-log = Что произошло за столом
house-aria-prompt = Что нужно сделать сейчас


## Rules pages

house-rules-title = Правила: { $game }
house-rules-intro = У каждого правила есть номер. Если ход не разрешён, игра называет правило, которое его запрещает.
house-rules-language = Полные правила написаны по-английски. Короткие пояснения ниже — на вашем языке.
house-rules-ruling = Правила с пометкой «решение» (ruling) — наши: в этих местах книжка правил молчит.
house-rules-short = Правила вкратце
house-rules-full = Полные правила


## About and credits

house-about-title = Об этом доме
house-about-what = Locanda (по-итальянски «постоялый двор») — место, где в браузере играют в четыре настольные игры о гостеприимстве, с друзьями или против ботов.
house-about-independent = Это независимая реализация правил. Все слова и все рисунки здесь наши собственные.
house-about-names = Названия игр и сами игры принадлежат их авторам и издателям; к этому сайту они не причастны.
house-about-buy = Если игра вам понравилась, печатную коробку стоит иметь дома.
house-about-fair = После партии можно проверить каждый бросок кубика и каждого гостя из мешка: до первого хода дом ручается за свой секрет, а в конце раскрывает его.
house-about-privacy = Без регистрации, без рекламы, без слежки. Cookie помнит ваши места и ваш язык, и больше ничего.
house-about-licence = Программа свободная, лицензия Apache 2.0.
house-about-version = Версия { $version }
house-credits = Благодарности
house-credits-game = { $game }, автор игры — { $author }


## Pages that say no

house-error-title = Не получилось
house-error-404 = Не найдено
house-error-404-help = Этой страницы нет, или она предназначена не вам.
house-error-405 = Здесь так нельзя
house-error-409 = Слишком поздно
house-error-409-help = Пока вы думали, положение за столом изменилось. Вернитесь и посмотрите ещё раз.
house-error-410 = По другим правилам
house-error-410-help = Партия за этим столом сыграна по правилам или записана в журнале, которые здесь не воспроизвести. Оконченную партию всё ещё можно скачать как есть.
house-error-413 = Слишком много сразу
house-error-413-help = Присланное больше, чем этот дом принимает.
house-error-422 = Не разобрать
house-error-422-help = В присланном чего-то не хватает или что-то неверно.
house-error-429 = Помедленнее, пожалуйста
house-error-429-help = Слишком много запросов за короткое время. Попробуйте через минуту.
house-error-403 = Оттуда нельзя
house-error-403-help = Этот запрос пришёл с другого сайта, и мы его отклонили.
house-error-500 = На кухне что-то разбилось
house-error-500-help = Виноваты мы. Партия сохранена вплоть до последнего принятого хода.
house-error-home = Вернуться на главную
house-error-405-help = Этот адрес принимает только то, что отправляет форма; сам по себе он не открывается.


## The command line

house-cli-open = Locanda открыта по адресу { $url }
house-cli-already = Locanda уже открыта: { $url }
house-cli-stop = Чтобы закрыть, нажмите Ctrl+C.
house-cli-preparing = Готовим правила игры «{ $game }» для этого компьютера, это делается один раз…
house-cli-prepared = { $game }: всё готово ({ $seconds } с).
house-cli-ask = { $seat }, ваш ход:
house-cli-ask-help = Введите ход или «?», чтобы увидеть подсказку.
house-cli-unknown = Непонятно: «{ $text }».
house-cli-forms = Ходы пишутся так: { $forms }
house-cli-did-you-mean = Может быть, вы имели в виду: { $text }
house-cli-help = Команды: ход, как в списке; «list» — все ходы; «why» и ход — какое правило его запрещает; «undo» — взять назад; «board» — поле; «save» и имя файла — сохранить; «quit» — выйти.
house-cli-list = Возможные ходы:
house-cli-list-more = { $count ->
    [one] … и ещё { $count } ход («list» покажет все)
    [few] … и ещё { $count } хода («list» покажет все)
   *[many] … и ещё { $count } ходов («list» покажет все)
}
house-cli-allowed = Этот ход разрешён.
house-cli-saved = Партия сохранена в { $path }
house-cli-quit = До встречи.
house-cli-undone = Взято назад.
house-cli-begin = { $game }. Зерно случая: { $seed }
house-cli-verified = Все вытянутые из мешка гости и броски кубиков сходятся с раскрытым секретом.
house-cli-not-verified = Строка { $line } не сходится с раскрытым секретом.
house-cli-box-good = { $path }: с этой коробкой можно играть.
house-cli-pause = Нажмите Enter, чтобы продолжить.
house-cli-not-saved = Не сохранено в { $path }: { $reason }
house-cli-go-on = Чтобы продолжить позже: { $command }
