### Whom to take along: unused staff, two baking trays, and one card that leaves.

lesson-trays-name = Kogo zabrać ze sobą
lesson-trays-about = Nieużyty personel, dwie blachy i karta, która odchodzi.

lesson-trays-staff-say = Trzecia runda. Zanim ktokolwiek coś upiecze, wszyscy wybierają personel: najpierw własne karty ({ $hand_size }), potem dwie nowe.

lesson-trays-unused-say = Tylko ta karta była jeszcze nieużyta i masz ją już na ręce. Dlatego twój użyty personel został odwrócony i z tych kart ({ $turned }) wybierasz resztę: { $missing }. Odwraca się je dopiero wtedy, gdy wszyscy popracowali!

lesson-trays-plan-say = Kogo ci trzeba? Na dostawę czekają wypieki: { $dishes }. A twoja Profiterole ma na sobie czapkę cukiernika: upiec ją może tylko Cukiernik.

lesson-trays-chef-say = Zacznij więc od Cukiernika: złoto, z czapką.
lesson-trays-chef-else = Srebro i bez czapki: Pomocnik nie upiecze niczego z czapką. Cofnij i wybierz złoto.

lesson-trays-rest-say = Dobrze. Teraz reszta: { $missing }, kogo zechcesz! Kto zostanie, będzie twoim nieużytym personelem w następnej rundzie.
lesson-trays-rest-else = Jak wolisz.

lesson-trays-tray_a-say = Blacha A. Zatrzymaj jedną kartę; resztę dostanie Manon. Moja rada: Pomocnik, który dostarcza dodatkowy wypiek.
lesson-trays-tray_a-else = Jak wolisz! Resztę dostanie Manon. „Dziękuję” nie powie.

lesson-trays-passing-say = Blacha A krąży w lewo, blacha B w prawo. Zanim B do ciebie dotrze, inni już sobie wybrali.

lesson-trays-tray_b-say = Blacha B, pozostałe karty: { $tray }, i jedna z nich jest twoja. Radę zachowam dla siebie.
lesson-trays-tray_b-else = Jak wolisz.

lesson-trays-row-say = Karty, które zostały na blachach ({ $row }), leżą teraz tutaj, do zatrudnienia do końca rundy.

lesson-trays-count-say = Własne karty ({ $hand_size }) i dwie nowe. Ile z nich zagrasz w tej rundzie?
lesson-trays-count-four = { $hand_size }
lesson-trays-count-four_reply = Więcej! Z { $chosen } kart musi odejść tylko jedna.
lesson-trays-count-five = { $played }
lesson-trays-count-five_reply = { $played }. Jedna z { $chosen } kart na dobre opuszcza grę, zakryta; nikt się nie dowie, kto to był.
lesson-trays-count-six = { $chosen }
lesson-trays-count-six_reply = Jedna z nich musi najpierw odejść. Ile zostaje?

lesson-trays-leave-say = Kto odchodzi? Personel startowy ma najmniejsze bonusy. Ale zostaw Cukiernika dla Profiterole!
lesson-trays-leave-else = Ktoś nowy, i już? Cóż, nikt się nigdy nie dowie.

lesson-trays-end-say = Wybrane karty: { $chosen }, jedna odchodzi, do zagrania: { $played }. Tak zaczyna się każda runda. I uważaj, co podajesz dalej: co zostawisz, to zagra Manon.
