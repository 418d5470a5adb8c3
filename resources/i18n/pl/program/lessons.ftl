### What every tutor says, and the page of lessons. A game's lessons are in its own folder.

lesson-learner = Camille
lesson-finished = To była lekcja „{ $name }”. Dobra robota!
lesson-step = { $number } z { $n }
lesson-others = Teraz pozostali.
lesson-ends = Teraz pozostali. Gdy wszystkie karty są zagrane, liczymy punkty.

lesson-else-read = Nie tak prędko! Cofnij to i najpierw mnie wysłuchaj.
lesson-else-choose = Najpierw jedno pytanie. Cofnij to i powiedz, co o tym myślisz.
lesson-else-act = Wolno ci, ale chcę pokazać coś innego. Cofnij to i spróbuj jeszcze raz.
lesson-else-watch = Wolno ci. Na razie jednak cofnij to i popatrz.
lesson-else-over = Gra skończyła się, zanim udało mi się to pokazać. Cofnij to albo idźmy dalej.
lesson-else-gone = Tego, co chcę ci pokazać, nie da się już tu zrobić. Graj, jak chcesz, albo idźmy dalej.

window-learn-first = Najpierw odpowiedz na pytanie z lekcji
window-learn-read = Najpierw przeczytaj, co mówi lekcja
window-learn-title = Nauka
window-learn-go_on = Dalej
window-learn-take_back = Cofnij to
window-learn-show = Pokaż mi
window-learn-again = Jeszcze raz
window-learn-next = Następna lekcja
window-learn-all = Wszystkie lekcje
window-learn-leave = Opuść lekcję
window-learn-done = ukończona
window-learn-summary = Ukończone lekcje: { $done } z { $n }; zostało minut: { $minutes }.
window-learn-short = Po lekcji „{ $name }” znasz wszystkie akcje. Co dalej: pierwsza gra z trenerem albo któraś z lekcji ({ $n }), które mówią więcej; zajmą minut: { $minutes }.
window-learn-following = Następna: „{ $name }”.
window-learn-part = { $name } · { $done } z { $n }
window-learn-upcoming = następna
window-learn-from_start = Od początku
window-learn-left = przerwana na kroku { $number } z { $n }

window-learn-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}

window-learn-group-start = Na początek
window-learn-group-turns = Tury i rundy
window-learn-group-mastery = Jak grać dobrze

window-welcome-quick = Dziesięć minut
window-welcome-quick_about = Krótki spacer przez wszystkie akcje.
window-welcome-question = Czy to twoja pierwsza gra?
window-welcome-learn = Nauka
window-welcome-learn_about = Krótkie lekcje przy stole, krok po kroku.
window-welcome-coach = Pierwsza gra z trenerem
window-welcome-coach_about = Cała gra; trener mówi, co jest ważne.
window-welcome-known = Znam tę grę
window-welcome-known_about = Prosto do menu. Lekcje i trener są zawsze pod ręką.

coach-costly = Według moich rachunków inna tura dałaby na koniec o jakieś { $n } pkt więcej. { $turn }
coach-retry = Moja rada: { $turn }
coach-undone = Cofnięte: znowu jesteś przed tym wyborem. Zrób coś innego albo naciśnij podpowiedź, jeśli chcesz mojej rady.

window-settings-coach = Trener

window-coach-heard = Rozumiem
window-coach-word = { $name } ma ci coś do powiedzenia
window-coach-leave = Odeślij trenera
window-coach-gone = Trener odszedł. W ustawieniach możesz poprosić o niego znowu.

window-coach-off-label = Wył.
window-coach-off-explanation = Nikt ci nie doradza.

window-coach-on-label = Wł.
window-coach-on-explanation = W grach z jedną osobą nauczyciel mówi, co jest ważne i ile kosztowała kiepska tura.
