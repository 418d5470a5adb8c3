### Qui emmener : le personnel inutilisé, deux plaques, et une carte qui s'en va.

lesson-trays-name = Qui emmener ?
lesson-trays-about = Votre personnel inutilisé, deux plaques, et une carte qui s’en va.

lesson-trays-staff-say = Troisième manche. Avant d’enfourner, chacun choisit son personnel : d’abord { $hand_size } de ses cartes, puis deux nouvelles.

lesson-trays-unused-say = Seule cette carte était encore inutilisée, et la voici déjà en main. Vos cartes utilisées ont donc été retournées, et vous en choisissez { $missing } sur ces { $turned }. On ne les retourne jamais avant que tous aient travaillé !

lesson-trays-plan-say = De qui avez-vous besoin ? { $dishes } plats attendent d’être livrés. Et votre Profiterole porte une toque : seul un Pâtissier peut la cuire.

lesson-trays-chef-say = Commencez donc par un Pâtissier : de l’or, avec une toque.
lesson-trays-chef-else = De l’argent et pas de toque : un Assistant ne cuit rien à la toque. Reprenez ce coup, et choisissez l’or.

lesson-trays-rest-say = Bien. Encore { $missing }, à votre goût ! Qui reste là sera votre personnel inutilisé à la manche suivante.
lesson-trays-rest-else = Comme il vous plaira.

lesson-trays-tray_a-say = La plaque A. Gardez une carte ; les autres vont à Manon. Mon conseil : l’Assistant qui livre un plat de plus.
lesson-trays-tray_a-else = Comme il vous plaira ! Les autres vont à Manon. Elle ne dira pas merci.

lesson-trays-passing-say = La plaque A tourne vers la gauche, la plaque B vers la droite. Quand B vous arrive, les autres se sont déjà servis.

lesson-trays-tray_b-say = La plaque B : il reste { $tray } cartes, dont une est à vous. Je garde mon conseil pour moi.
lesson-trays-tray_b-else = Comme il vous plaira.

lesson-trays-row-say = { $row } cartes sont restées sur les plaques. Les voici, à engager jusqu’à la fin de la manche.

lesson-trays-count-say = { $hand_size } de vos cartes, et deux nouvelles. Combien en jouerez-vous dans cette manche ?
lesson-trays-count-four = { $hand_size }
lesson-trays-count-four_reply = Davantage ! Une seule des { $chosen } doit partir.
lesson-trays-count-five = { $played }
lesson-trays-count-five_reply = { $played }. L’une des { $chosen } quitte le jeu pour toujours, face cachée ; nul n’apprend laquelle.
lesson-trays-count-six = { $chosen }
lesson-trays-count-six_reply = L’une doit d’abord partir. Combien en reste-t-il ?

lesson-trays-leave-say = Qui s’en va ? Le personnel de départ a les plus petits bonus. Mais gardez un Pâtissier pour la Profiterole !
lesson-trays-leave-else = Une nouvelle, déjà ? Bah, personne ne le saura.

lesson-trays-end-say = { $chosen } choisies, une partie, { $played } à jouer : ainsi commence chaque manche. Et prenez garde à ce que vous passez : ce que vous laissez à Manon, Manon le joue.
