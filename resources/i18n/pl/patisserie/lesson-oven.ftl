### From the oven to the table.

lesson-oven-name = Z pieca na stół
lesson-oven-about = Kratki do studzenia, stoły i to, co dają.

lesson-oven-racks-say = Twoje kratki do studzenia: { $racks }. Tu wypieki czekają na dostawę; wyrzucić ich nie można.

lesson-oven-room-say = Na jednej z nich leży Crêpe. Ile wypieków możesz teraz upiec?
lesson-oven-room-none = Żadnego
lesson-oven-room-none_reply = Jedna kratka jest jeszcze wolna. Spójrz raz jeszcze.
lesson-oven-room-one = Jeden
lesson-oven-room-one_reply = Jeden: każdy wypiek potrzebuje wolnej kratki. Kto późno dostarcza, późno piecze.
lesson-oven-room-two = { $racks }
lesson-oven-room-two_reply = A drugi ostygnie na podłodze? Nie w mojej kuchni!

lesson-oven-hat-say = Twoje przepisy: { $recipes }, a na Nougat jest czapka cukiernika. Kto może go upiec?
lesson-oven-hat-anybody = Każdy
lesson-oven-hat-anybody_reply = Ktoś bez czapki przypaliłby cukier. Spróbuj jeszcze raz.
lesson-oven-hat-chef = Cukiernik
lesson-oven-hat-chef_reply = Tylko Cukiernik. Takie wypieki są więcej warte, podobnie jak ten, kto umie je upiec.
lesson-oven-hat-assistant = Pomocnik
lesson-oven-hat-assistant_reply = Na odwrót!

lesson-oven-bake-say = Zagraj swojego Cukiernika i upiecz Nougat. Na twoim żetonie są miód i orzechy: w sam raz.
lesson-oven-bake-then_choose_action = Upiecz!
lesson-oven-bake-then_bake = Nougat.
lesson-oven-bake-pastry-palmier = Palmier upiecze byle Pomocnik. Cofnij: Nougat potrzebuje czapki.
lesson-oven-bake-else = Najpierw Nougat. Cofnij i każ piec Cukiernikowi.

lesson-oven-bonus-say = Akcja główna za nami; dopiero teraz czas na bonus karty. Użyj go: żeton z woreczka.
lesson-oven-bonus-else = Możesz odmówić. Ale ten żeton nic nie kosztuje: cofnij.

lesson-oven-wait-say = Jajka: { $eggs }, i to nawet z dekoracją; o dekoracjach kiedy indziej.

lesson-oven-tables-say = Każdy stół ma bonus: mówi, jaki musi być wypiek i co za niego dostajesz. Środkowy stół chce miodu. W którym twoim wypieku jest miód?
lesson-oven-tables-first = W Nougat
lesson-oven-tables-first_reply = Jest. Ale spójrz też na Crêpe.
lesson-oven-tables-second = W Crêpe
lesson-oven-tables-second_reply = Jest. Ale spójrz też na Nougat.
lesson-oven-tables-both = W obu
lesson-oven-tables-both_reply = W obu! Ale tylko Crêpe ma jajko, a właśnie jajek chce górny stół. Jeśli je rozdzielisz, każdy da bonus.

lesson-oven-deliver-say = Jedna akcja dostarcza do dwóch wypieków. Zagraj podświetlonego Pomocnika: Nougat idzie na środkowy stół, na pole z { $place } monetami.
lesson-oven-deliver-then_choose_action = Dostarcz!
lesson-oven-deliver-then_deliver = Najpierw Nougat.
lesson-oven-deliver-then_place_dish = Środkowy stół, pole z { $place } monetami.
lesson-oven-deliver-pastry-crepe = Crêpe lepiej pasuje na górny stół. Cofnij i zacznij od Nougat.
lesson-oven-deliver-start-assistant-1 = Ten pójdzie później na zakupy. Cofnij i zagraj podświetlonego Pomocnika.
lesson-oven-deliver-sell = Monety: { $nougat }, a prestiżu ani trochę. Cofnij: ten jest dla szlachty.
lesson-oven-deliver-else = Nie tam! Cofnij: Nougat, środkowy stół, pole z { $place } monetami.

lesson-oven-second-say = Monety: { $place } z pola i { $honey } za miód. Teraz Crêpe: gdziekolwiek na górny stół.
lesson-oven-second-then_place_dish = Gdziekolwiek na górny stół.
lesson-oven-second-done = Ma czerstwieć? Cofnij i dostarcz Crêpe.
lesson-oven-second-sell = Monety: { $crepe }, a prestiżu ani trochę. Cofnij: górny stół czeka na jajka.
lesson-oven-second-else = Tam nikt nie prosi o jajko. Cofnij: górny stół.

lesson-oven-after-say = Cukier za jajko i monety z karty ({ $bonus }). Pole blisko bonusu stołu wygrywa remisy; te dalsze dają więcej.

lesson-oven-end-say = Twój znacznik zostaje na wypieku, którego prestiż liczy się na końcu. Upieczone, dostarczone, nagrodzone: na tym polega nasz fach!
