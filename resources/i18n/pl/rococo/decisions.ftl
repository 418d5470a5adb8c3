### What is asked of whom, and the answers that are words. Answers that are pieces are named by the piece.
### A sentence chooses among the forms of a card, dress, tile or place: see the attributes of its message.

prompt-select_card = { $player }: wybierz kartę na rękę
prompt-select_card_counted = { $player }: wybierz kartę { $number } z { $all } na rękę
prompt-play_card = { $player }: zagraj pracownika
prompt-choose_action = { $player }: co robi { $card }?
prompt-acquire_resource = { $player }: który żeton surowców pozyskujesz?
prompt-keep_resource = { $player }: zostawić żeton jako jedwab czy wymienić na dolną połowę?
prompt-pay_silk = { $player }: które żetony oddajesz za { FORM($dress, "acc") }? Potrzeba: { $needs }.
prompt-place_dress = { $player }: wypożyczyć { FORM($dress, "acc") } gościowi czy sprzedać za { $livre }?
prompt-place_dress_unsold = { $player }: któremu gościowi wypożyczasz { FORM($dress, "acc") }?
prompt-take_reward = { $player }: weź za darmo żeton surowców
prompt-hire_employee = { $player }: kogo zatrudniasz?
prompt-fund_decoration = { $player }: którą dekorację fundujesz?
prompt-fund_decoration_discount = { $player }: którą dekorację fundujesz, taniej o { $livre }?
prompt-use_bonus = { $player }: użyć bonusu { FORM($card, "gen") } ({ $bonus })?
prompt-use_bonus_dress = { $player }: użyć bonusu { FORM($dress, "gen") } ({ $bonus })?
prompt-depute_employee = { $player }: kogo oddelegowujesz bez zapłaty, by użyć bonusu?
prompt-depute_employee_paid = { $player }: kogo oddelegowujesz za pieniądze, bez bonusu?
prompt-choose_notion = { $player }: nić czy koronka?
prompt-pay_for_prestige = { $player }: ile prestiżu kupujesz (koszt każdego punktu: { $livre })?
prompt-discard_resources = { $player }: które żetony odrzucasz za prestiż?
prompt-over = Bal dobiegł końca.
prompt-played = Wszystkie twoje karty są zagrane.

prompt-make_dress-deluxe = { $player }: który strój szyjesz?
prompt-make_dress-original = { $player }: który strój szyjesz?

prompt-make_dress_extra-deluxe = { $player }: który dodatkowy strój szyjesz?
prompt-make_dress_extra-original = { $player }: który dodatkowy strój szyjesz?

prompt-make_dress_sold-deluxe = { $player }: który dodatkowy strój szyjesz, by go od razu sprzedać?
prompt-make_dress_sold-original = { $player }: który dodatkowy strój szyjesz, by go od razu sprzedać?

waiting-select_card = { $player } wybiera karty na rękę
waiting-keep_resource = { $player } decyduje, co zrobić z żetonem surowców
waiting-discard_resources = { $player } wybiera żetony do odrzucenia
waiting-other = { $player } gra

action-favor = Zdobądź przychylność Królowej
action-acquire = Pozyskaj surowce
action-hire = Zatrudnij pracownika
action-depute = Oddeleguj tego pracownika
action-fund = Ufunduj dekorację
action-forfeit = Rezygnuj: tylko bonus
action-forfeit_bare = Rezygnuj: nic w zamian

action-make_dress-deluxe = Uszyj strój
action-make_dress-original = Uszyj strój

deed-favor = zdobywa przychylność
deed-acquire = pozyskuje
deed-acquire_traded = wymienia żeton
deed-hire = zatrudnia
deed-depute = oddelegowuje
deed-fund = funduje
deed-forfeit = rezygnuje z akcji

deed-make_dress-deluxe = szyje
deed-make_dress-original = szyje
deed-make_dress_sold-deluxe = szyje i sprzedaje
deed-make_dress_sold-original = szyje i sprzedaje

option-silk = Zostaw jako jedwab
option-thread = Nić
option-lace = Koronka
option-notions = Wymień: { $notions }
option-sell = Sprzedaj za { $livre }
option-use = Użyj bonusu
option-forfeit = Zrezygnuj z bonusu
option-done = Gotowe
option-buy = { $prestige } za { $livre }
option-give = Oddaj { $silk }
option-give_lost = Oddaj { $silk } (przepada: { $lost })
