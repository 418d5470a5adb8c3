### The solo game.

lesson-mentor-name = Przeciw Mentorowi
lesson-mentor-about = Gra solo: co robią moje karty.

lesson-mentor-welcome-say = A więc rzucasz mi wyzwanie! Grając samotnie, grasz przeciw swojemu Mentorowi. Nakryte jest jak dla dwojga graczy, a ja siedzę tam.

lesson-mentor-cards-say = Ja nie wybieram, ja mam karty solo. W każdej turze odkrywam jedną i robię to, co jest na niej najdalej z lewej i da się zrobić. A płacę prawie za nic: wiek ma swoje przywileje.

lesson-mentor-first-say = Zaczynasz, według zasad dla dwojga. Zagraj Cukiernika i dostarcz Nonnette na górny stół, na pole z { $place } monetami.
lesson-mentor-first-then_choose_action = Dostarcz!
lesson-mentor-first-then_deliver = Nonnette.
lesson-mentor-first-then_place_dish = Pole z { $place } monetami przy górnym stole.
lesson-mentor-first-else = Najpierw Nonnette, na górny stół. Cofnij.

lesson-mentor-mine-say = Moja tura! Odkrywam kartę i patrzę, co na niej jest.

lesson-mentor-recipes-say = Było na niej „Pozyskaj przepisy”. Karty decyzji mówią, które; w dzienniku widać, jakie odkryłem. Dwa przepisy, za darmo.

lesson-mentor-guess-say = Nie mam do nich ani jajek, ani miodu. Co robię, gdy karta mówi „Upiecz”?
lesson-mentor-guess-pays = Najpierw kupujesz towary
lesson-mentor-guess-pays_reply = A kto mnie widział na zakupach? Nie mam do tego nawet karty.
lesson-mentor-guess-free = I tak je pieczesz
lesson-mentor-guess-free_reply = Właśnie tak: bez towarów, bez składników, a nawet z czapką na przepisie. Dlatego jestem taki dokuczliwy.
lesson-mentor-guess-four = Nic a nic
lesson-mentor-guess-four_reply = Głodem bym przymierał! Spróbuj jeszcze raz.

lesson-mentor-second-say = Twoja tura: zagraj podświetlonego Pomocnika i rób, co chcesz.
lesson-mentor-second-else = Poproszę podświetlonego Pomocnika. Cofnij.

lesson-mentor-again-say = Znowu moja tura…

lesson-mentor-deliver-say = Tym razem „Dostarcz”. Karta decyzji powiedziała, na który stół i od którego końca; tamtejsze bonusy przypadły mnie.

lesson-mentor-stuck-say = A teraz załóżmy, że nic na mojej karcie nie jest możliwe. Co wtedy?
lesson-mentor-stuck-nothing = Nic nie robisz
lesson-mentor-stuck-nothing_reply = Jestem stary, nie leniwy.
lesson-mentor-stuck-again = Odkrywasz następną kartę
lesson-mentor-stuck-again_reply = Nie, tamta karta jest już zagrana.
lesson-mentor-stuck-points = Dostajesz prestiż
lesson-mentor-stuck-points_reply = { $mentor_prestige } pkt prestiżu, ot tak. Nie zabieraj mi więc wszystkiego!

lesson-mentor-grades-say = Bywam maślany, wytrawny albo ekstrachrupiący: im bardziej chrupiący, tym więcej mam kart. Na końcu punktuję też swój personel i połowę tego, co zostało w mojej kuchni.

lesson-mentor-end-say = Wygrywasz, jeśli masz więcej prestiżu niż ja. 80 to dobrze, 90 świetnie, a za 100 zdejmę przed tobą czapkę. W drogę, pokonaj mnie!
