### Le jeu en solo.

lesson-mentor-name = Contre votre Mentor
lesson-mentor-about = Le jeu en solo : ce que font mes cartes.

lesson-mentor-welcome-say = Vous voulez donc me défier ! Seul, on joue contre son Mentor. La table est mise comme pour deux, et je suis assis là-bas.

lesson-mentor-cards-say = Je ne choisis pas, j’ai des cartes solo. À chaque tour j’en révèle une, et j’effectue sa première action possible en partant de la gauche. Et je ne paie presque rien : c’est le privilège de l’âge.

lesson-mentor-first-say = Vous commencez, selon les règles à deux. Jouez le Pâtissier, et livrez la Nonnette à la table du haut, sur la place aux { $place } pièces.
lesson-mentor-first-then_choose_action = Livrer !
lesson-mentor-first-then_deliver = La Nonnette.
lesson-mentor-first-then_place_dish = La place aux { $place } pièces, à la table du haut.
lesson-mentor-first-else = D’abord la Nonnette, à la table du haut. Reprenez ce coup.

lesson-mentor-mine-say = À moi ! Je révèle une carte, et je regarde ce qu’elle dit.

lesson-mentor-recipes-say = « Acquérir des recettes », disait-elle. Lesquelles, ce sont des cartes de décision qui le disent ; le journal raconte celles que j’ai révélées. Deux recettes, pour rien.

lesson-mentor-guess-say = Je n’ai ni œufs ni miel pour elles. Que fais-je quand une carte dit « enfourner » ?
lesson-mentor-guess-pays = D’abord acheter des denrées
lesson-mentor-guess-pays_reply = M’avez-vous jamais vu faire les courses ? Il n’y a même pas de carte pour cela.
lesson-mentor-guess-free = Les enfourner quand même
lesson-mentor-guess-free_reply = C’est cela : sans denrées, sans ingrédients, et même sous une toque. Voilà ce qui me rend si agaçant.
lesson-mentor-guess-four = Rien du tout
lesson-mentor-guess-four_reply = Je mourrais de faim ! Essayez encore.

lesson-mentor-second-say = À vous : jouez l’Assistant éclairé, et faites ce qu’il vous plaît.
lesson-mentor-second-else = L’Assistant éclairé, je vous prie. Reprenez ce coup.

lesson-mentor-again-say = Encore mon tour…

lesson-mentor-deliver-say = « Livrer », cette fois. Une carte de décision a dit à quelle table, et par quel bout ; les bonus y étaient pour moi.

lesson-mentor-stuck-say = Supposez que rien ne soit possible sur ma carte. Que se passe-t-il ?
lesson-mentor-stuck-nothing = Vous ne faites rien
lesson-mentor-stuck-nothing_reply = Je suis vieux, pas paresseux.
lesson-mentor-stuck-again = Vous en révélez une autre
lesson-mentor-stuck-again_reply = Non, la carte est jouée.
lesson-mentor-stuck-points = Vous recevez du prestige
lesson-mentor-stuck-points_reply = { $mentor_prestige } points, comme cela. Ne me prenez donc pas tout !

lesson-mentor-grades-say = J’existe au beurre, salé ou extra croustillant : plus je croustille, plus j’ai de cartes. À la fin je marque aussi mon personnel, et la moitié de ce qui reste dans ma cuisine.

lesson-mentor-end-say = Vous gagnez si vous avez plus de prestige que moi. 80, c’est bien ; 90, excellent ; et à 100, j’ôte ma toque. Allez, et battez-moi !
