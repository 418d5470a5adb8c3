### What the computer players say at their own deeds, each in a manner of their own.

talk-rococo-level1-hall-1 = Moi, en tête ici ? Ne le dites pas au maître !
talk-rococo-level1-hall-2 = Tous ces invités à moi ! Je ne comptais que les boutons.

talk-rococo-level1-fireworks-1 = J’ai tenu la mèche ! J’ai encore mes sourcils.
talk-rococo-level1-fireworks-2 = Oooh ! Pardon. Je voulais rester digne.

talk-rococo-level1-favor-1 = La Reine m’a souri ! Ou à quelqu’un derrière moi.
talk-rococo-level1-favor-2 = Salué si bas que mon bonnet est tombé. Ça a marché !

talk-rococo-level1-all_halls-1 = Dans toutes les salles ! Si maman savait ça !
talk-rococo-level1-all_halls-2 = Partout ! Et je ne me suis perdu que quelquefois.

talk-rococo-level1-master-1 = Un maître travaille pour moi ! Alors, qui salue qui ?
talk-rococo-level1-master-2 = Un maître, chez moi ! Heureusement que j’ai balayé.

talk-rococo-level2-hall-1 = Voilà une salle qui brille. De rien, mes chers !
talk-rococo-level2-hall-2 = Tous les yeux sur mes invités ! Les vôtres aussi.

talk-rococo-level2-fireworks-1 = Boum ! L’argent n’a jamais été plus beau que là-haut.
talk-rococo-level2-fireworks-2 = Plus d’étoiles, plus d’étincelles, plus de Margot !

talk-rococo-level2-favor-1 = La Reine et moi, nous aimons les mêmes fusées.
talk-rococo-level2-favor-2 = Éblouissante, a-t-elle dit. C’est qu’elle a des yeux.

talk-rococo-level2-all_halls-1 = Où que vous dansiez ce soir, j’y étais déjà.
talk-rococo-level2-all_halls-2 = Chaque salle porte un peu de moi, ce soir.

talk-rococo-level2-master-1 = Un maître ! Cher ? Mais bien sûr, mon cœur.
talk-rococo-level2-master-2 = Engagé ! Le talent d’abord, la note un autre jour.

talk-rococo-level3-hall-1 = Je mène ici. J’ai compté, puis recompté.
talk-rococo-level3-hall-2 = En tête dans cette salle. Je le note à l’encre rouge.

talk-rococo-level3-fireworks-1 = Fumée, bruit, dépense. Je l’inscris aux plaisirs.
talk-rococo-level3-fireworks-2 = La poudre aussi a son prix. J’ai demandé un reçu.

talk-rococo-level3-favor-1 = La faveur de la Reine, et pas un sou sur la note.
talk-rococo-level3-favor-2 = La faveur de la Reine : reçue, merci, et inscrite.

talk-rococo-level3-all_halls-1 = Un invité par salle. Ma liste n’a plus que des coches.
talk-rococo-level3-all_halls-2 = Toutes les salles, aucun vide. J’aime les colonnes pleines.

talk-rococo-level3-master-1 = Un maître coûte ce qu’il coûte. J’ai tout de même demandé.
talk-rococo-level3-master-2 = De bonnes mains ne sont pas une dépense, mais un bien.

talk-rococo-level4-hall-1 = J’ai l’œil pour les salles, et celle-ci m’a fait de l’œil.
talk-rococo-level4-hall-2 = Mes invités se tiennent bien. Du maintien, mes amis !

talk-rococo-level4-fireworks-1 = Levez la tête ! La plus belle vue est là-haut.
talk-rococo-level4-fireworks-2 = J’ai vu bien des ciels. Celui-ci va bien au palais.

talk-rococo-level4-favor-1 = La Reine regarde, je salue. Quel moment !
talk-rococo-level4-favor-2 = Un mot aimable à la bonne porte, et elle s’est ouverte.

talk-rococo-level4-all_halls-1 = Je salue dans chaque salle. Mon chapeau n’a pas de repos.
talk-rococo-level4-all_halls-2 = Partout un visage ami. J’appelle cela être chez soi.

talk-rococo-level4-master-1 = Ces mains ! Je l’ai su dès le premier point.
talk-rococo-level4-master-2 = Les gens de talent, je les vois d’abord. Entrez donc !

talk-rococo-level5-hall-1 = Elle est mienne depuis ce matin. Vous le voyez enfin.
talk-rococo-level5-hall-2 = Je voyais cette salle pleine bien avant qu’elle le fût.

talk-rococo-level5-fireworks-1 = Une étincelle, prévue à la minute. Levez les yeux.
talk-rococo-level5-fireworks-2 = Même une fusée vole mieux d’après un patron.

talk-rococo-level5-favor-1 = La Reine m’attendait. J’y avais veillé.
talk-rococo-level5-favor-2 = J’arrivai juste quand Sa Majesté se retournait.

talk-rococo-level5-all_halls-1 = Toutes les salles. J’avais commencé par la fin.
talk-rococo-level5-all_halls-2 = Voilà. Le motif est complet, jusqu’au dernier point.

talk-rococo-level5-master-1 = Je gardais cette chaise pour ces mains-là.
talk-rococo-level5-master-2 = Bienvenue. Vos aiguilles sont déjà prêtes.

talk-rococo-level6-hall-1 = Pardon, je crois que je vous fais de l’ombre.
talk-rococo-level6-hall-2 = Restez, je vous prie ! Il y a de la place derrière moi.

talk-rococo-level6-fireworks-1 = Une bagatelle pour le ciel. La cour y compte.
talk-rococo-level6-fireworks-2 = Vous alliez lever les yeux, n’est-ce pas ?

talk-rococo-level6-favor-1 = Sa Majesté et moi, nous nous comprenons sans un mot.
talk-rococo-level6-favor-2 = La Reine m’a parlé de vous. J’ai dit : que d’efforts !

talk-rococo-level6-all_halls-1 = Chaque salle, comme il se doit. Continuez, je vous prie.
talk-rococo-level6-all_halls-2 = Dans chaque salle, on se croise soi-même. C’est charmant.

talk-rococo-level6-master-1 = Entre maîtres : les bons ciseaux sont à moi.
talk-rococo-level6-master-2 = Un maître, enfin. Je commençais à me sentir seul.
