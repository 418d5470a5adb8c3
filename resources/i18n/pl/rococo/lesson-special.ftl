### The special garments: fancy, festivity and expert ones.

lesson-special-name = Stroje specjalne
lesson-special-about = Stroje ekstrawaganckie, Stroje świąteczne i Mistrzowskie krawiectwo: stroje, które robią coś więcej.

lesson-special-welcome-say = Trzy stroje na wystawie są niezwykłe. Jeden, za { $price }, jest po prostu wspanialszy od wszystkich innych. Gwiazdka znaczy: coś się dzieje przy uszyciu; igła: przy wypożyczeniu.

lesson-special-festive-say = Najpierw gwiazdka, strój świąteczny: od razu { $each } pkt prestiżu za każdą twoją niebieską suknię w pałacu. Liczy się, zanim nowa zajmie swoje miejsce. Dostajesz więc…
lesson-special-festive-one = { $each } pkt prestiżu
lesson-special-festive-one_reply = Zajrzyj do Sali Królewskiej i do sali 2.
lesson-special-festive-two = { $gained } pkt prestiżu
lesson-special-festive-two_reply = { $gained } teraz i { $worth } z samej sukni na końcu. Ale nigdy się jej nie sprzedaje: nie ma gościa, nie ma sukni.
lesson-special-festive-three = { $more } pkt prestiżu
lesson-special-festive-three_reply = Gdy liczy się inne, nowa leży jeszcze na twoim stole.

lesson-special-make-say = Niech uszyje ją Mistrz, żeby mogła trafić do gościa Mistrza.
lesson-special-make-else = Cofnij: poproszę Mistrza i niebieską suknię z gwiazdką.

lesson-special-place-say = { $gained } pkt prestiżu, już teraz! W Sali Królewskiej dałaby ci przewagę, a nad nią czekają twoje fajerwerki. Ale wybierz, jak chcesz.
lesson-special-place-else = Też dobry gość. Teraz swoje tury mają Colette i Baptiste.

lesson-special-expert-say = Teraz zielona suknia z igłą. { $expert } pkt prestiżu, ale wypożyczona daje liwry ({ $rented }), tyle samo co sprzedana. Sprzedać ją więc czy wypożyczyć?
lesson-special-expert-sell = Sprzedać
lesson-special-expert-sell_reply = Za te same pieniądze? W sali liczy się przecież do przewagi.
lesson-special-expert-rent = Wypożyczyć
lesson-special-expert-rent_reply = Wypożyczyć: pieniądze są te same, a strój w sali liczy się do przewagi, do wszystkich sal i do kolorów posągu.

lesson-special-clever-say = Niech uszyje ją twój drugi Mistrz.
lesson-special-clever-else = Cofnij: drugi Mistrz i zielona suknia z igłą.

lesson-special-space-say = Który gość? Może sala 4, gdzie jeszcze nikogo nie masz. Liwry ({ $rented }) przyjdą, gdziekolwiek pójdzie.
lesson-special-space-else = Sprzedana przyniesie liwry ({ $rented }) i nic poza tym. Cofnij i znajdź jej gościa.

lesson-special-fancy-say = Na koniec ta ekstrawagancka. Jedwab: { $silk }, do tego nić i koronka, a daje { $fancy } pkt prestiżu. Ile byłaby warta na końcu w Sali Królewskiej, pod twoimi fajerwerkami ×{ $times }?
lesson-special-fancy-six = { $fancy }
lesson-special-fancy-six_reply = Tylko w środku. Na balkonie się mnoży.
lesson-special-fancy-nine = { $plus }
lesson-special-fancy-nine_reply = Nie plus { $times }: razy { $times }!
lesson-special-fancy-eighteen = { $tripled }
lesson-special-fancy-eighteen_reply = { $tripled }! Na taką suknię oszczędza się całą rundę. Pomagają też nowe żetony…

lesson-special-tile-say = Ten to zielony jedwab albo nici ({ $thread }). Pozyska go twój Czeladnik; zostaw go jako jedwab, bo ekstrawagancka suknia potrzebuje zielonego: { $green }.
lesson-special-tile-then_keep_resource = Teraz zostaw go jako jedwab, bo ekstrawagancka suknia potrzebuje zielonego: { $green }.
lesson-special-tile-else = Nie to. Cofnij: Czeladnik pozyskuje żeton, który ma u dołu nici ({ $thread }).
lesson-special-tile-notions = Nici za jeden żeton ({ $thread }), nieźle! Ale nić już masz, a suknia chce zielonego jedwabiu. Cofnij.

lesson-special-end-say = Gwiazdki: szyj je, gdy masz dużo tego, co liczą. Igły: wypożyczaj, gdy potrzebujesz tego, co dają. Ekstrawaganckie: trzymaj dla nich balkon w gotowości. Resztę już znasz.
