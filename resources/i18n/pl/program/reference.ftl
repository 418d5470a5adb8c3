### The reference of a game, and what is told about a thing that is asked about.

window-reference-point = Przejdź do czegoś na stole, a dowiesz się, co to jest.
window-reference-search = Szukaj słowa
window-reference-first = W skrócie
window-reference-contents = Spis treści
window-reference-nothing = Nie znaleziono tych słów. Spróbuj innego albo tylko jego początku.
window-reference-ruling = O czym instrukcja milczy
window-reference-lesson = Zobacz w lekcji
window-reference-back = Wstecz
window-reference-more = Wszystkie zasady

window-key-what = Co to jest?
window-key-guide = Zasady

reference-undo-title = Cofanie
reference-undo-text = { $undo } lub strzałka obok pytania cofa twoją ostatnią decyzję wraz z turami innych, które po niej nastąpiły; wtedy trzeba nacisnąć drugi raz. { $redo } ponawia cofniętą decyzję. Ustawienia mówią, co wolno cofnąć. To, co cofnięto, zostaje w dzienniku jako gałąź. Gdy gra kilka osób z tajnymi kartami, tura kończy się przyciskiem „Gotowe” lub klawiszem { $pass_on }, a do tej chwili można ją cofnąć.
reference-undo-terms = cofnij cofanie cofnąć ponów ponowić anuluj anulować pomyłka błąd popraw poprawić kliknięcie krok wstecz

reference-looking_back-title = Przeglądanie przeszłości
reference-looking_back-text = { $step_back } i { $step_on } prowadzą przez wszystko, co się wydarzyło, { $turn_back } i { $turn_on } od tury do tury; stół pokazuje każdy moment, a { $now } prowadzi z powrotem do teraźniejszości. { $go_on } gra dalej od pokazanej chwili, o ile wolno ją cofnąć. { $log } otwiera cały dziennik.
reference-looking_back-terms = dziennik historia powtórka gałąź gałęzie przegląd przeszłość momenty klawisze klawisz skrót skróty

reference-saving-title = Zapisywanie
reference-saving-text = Każdy krok zapisuje się sam: możesz wyjść w dowolnej chwili, a menu główne wznowi grę. { $save } zapisuje kopię pod własną nazwą, { $load } otwiera ją ponownie. Zakończone gry też są zapisywane.
reference-saving-terms = zapis zapisz zapisywanie zapisany wczytaj wczytać autozapis wyjść wyjście kontynuuj zamknij plik pliki
