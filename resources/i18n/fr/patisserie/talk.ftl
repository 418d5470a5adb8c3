### What the computer players say at their own deeds, each in a manner of their own.

talk-patisserie-level1-bake-1 = Tout chaud ! Il ne manque qu’un coin. Et celui-là.
talk-patisserie-level1-bake-2 = Ça a levé ! Vraiment levé ! Venez sentir !

talk-patisserie-level1-table-1 = Moi, en tête ? Je voulais juste poser mon assiette.
talk-patisserie-level1-table-2 = Mes assiettes mènent ! Les miettes aussi sont de moi.

talk-patisserie-level1-star-1 = Quelqu’un de si célèbre, chez moi ? Vite, un chiffon !
talk-patisserie-level1-star-2 = Une étoile des cuisines ! Puis-je porter votre cuillère ?

talk-patisserie-level1-host-1 = Du beau monde m’a parlé ! J’ai répondu : gâteau.
talk-patisserie-level1-host-2 = Une révérence, un plateau dans chaque main. Rien cassé !

talk-patisserie-level1-special-1 = Un prix ? Pour moi ? Il ira au-dessus du four !
talk-patisserie-level1-special-2 = On applaudit ! J’ai failli lâcher la crème.

talk-patisserie-level2-bake-1 = Cuit comme prévu. On n’y touche pas tant que c’est chaud.
talk-patisserie-level2-bake-2 = Bonne croûte répond quand on frappe. Écoutez !

talk-patisserie-level2-table-1 = On dirait que je mène. J’en suis le premier surpris.
talk-patisserie-level2-table-2 = Cette table aime l’ouvrage honnête. Moi aussi.

talk-patisserie-level2-star-1 = Une étoile à mes côtés. J’aiguise déjà les couteaux.
talk-patisserie-level2-star-2 = Bienvenue ! Le tabouret branle, la paie non.

talk-patisserie-level2-host-1 = Un hôte si noble, pour un gâteau de compagnon !
talk-patisserie-level2-host-2 = On voulait ma recette. J’ai demandé de la patience.

talk-patisserie-level2-special-1 = Je faisais mon travail, et quelqu’un comptait. Tiens !
talk-patisserie-level2-special-2 = Un honneur ! Au mur, juste à côté du fouet.

talk-patisserie-level3-bake-1 = Charmant, mais si nu ! Où sont mes roses en sucre ?
talk-patisserie-level3-bake-2 = Voilà ! Ne bouge plus, mon petit, tu vas être beau.

talk-patisserie-level3-table-1 = Mes plats mènent, et ce sont aussi les plus jolis.
talk-patisserie-level3-table-2 = Une table est un bouquet. Voici son cœur.

talk-patisserie-level3-star-1 = Une étoile ! Il manquait bien un éclat par ici.
talk-patisserie-level3-star-2 = Près de telles mains, même les cuillères fleurissent.

talk-patisserie-level3-host-1 = Un hôte si noble ! Mes roses en sucre en rougissent.
talk-patisserie-level3-host-2 = Une révérence, un sourire, et du glaçage sur le nez.

talk-patisserie-level3-special-1 = Une rosette ! Elle va avec les cerises. Quelle attention !
talk-patisserie-level3-special-2 = Calculé à la pointe fine, offert avec un ruban.

talk-patisserie-level4-bake-1 = De la farine à la croûte : la patience, reine des épices.
talk-patisserie-level4-bake-2 = Bien doré. Mon vieux maître aurait hoché la tête. Une fois.

talk-patisserie-level4-table-1 = Une table sait qui la garnit. Celle-ci me connaît.
talk-patisserie-level4-table-2 = Après vous, aurais-je dit. La table en a jugé autrement.

talk-patisserie-level4-star-1 = Une étoile veut main ferme et soupe chaude. Entrez donc !
talk-patisserie-level4-star-2 = Quel talent ! J’ai formé quelqu’un comme cela, jadis.

talk-patisserie-level4-host-1 = Hôte illustre, profond salut. Mon dos s’en souviendra.
talk-patisserie-level4-host-2 = Les grandes maisons se gagnent par l’estomac. Toujours.

talk-patisserie-level4-special-1 = À mon âge, on collectionne les honneurs. Et les tabliers.
talk-patisserie-level4-special-2 = Le bon ouvrage sonne comme une cloche. On l’a entendu.

talk-patisserie-level5-bake-1 = Cuit, et pas une miette perdue. J’ai vérifié.
talk-patisserie-level5-bake-2 = Pas un œuf de trop. Les poules peuvent être fières.

talk-patisserie-level5-table-1 = Cette table vaut un gâteau. Je l’ai pesée.
talk-patisserie-level5-table-2 = En tête ici, et pas une serviette de trop.

talk-patisserie-level5-star-1 = Le talent coûte cher. Gâché, plus encore. Entrez.
talk-patisserie-level5-star-2 = Commencez. Le sucre est sous clé, et la clé est à moi.

talk-patisserie-level5-host-1 = Un hôte illustre, reçu avec juste assez de beurre.
talk-patisserie-level5-host-2 = La noblesse mange peu et loue beaucoup. Quelle économie !

talk-patisserie-level5-special-1 = Un honneur ! Cela ne coûte rien et se garde toujours.
talk-patisserie-level5-special-2 = Gagné, compté, rangé. La clé reste chez moi.

talk-patisserie-level6-bake-1 = Je l’ai goûté hier, en pensée. C’était excellent.
talk-patisserie-level6-bake-2 = Tel que je l’imaginais. Le Roi n’aime pas les surprises.

talk-patisserie-level6-table-1 = Vous alliez protester. Je l’avais déjà entendu.
talk-patisserie-level6-table-2 = Je vois que vous le voyez aussi. Un instant après.

talk-patisserie-level6-star-1 = Une étoile trouve toujours le soleil. Prenez place.
talk-patisserie-level6-star-2 = Le tablier est brodé depuis longtemps, à votre nom.

talk-patisserie-level6-host-1 = Un regard a suffi, entre cette noble maison et moi.
talk-patisserie-level6-host-2 = Un noble signe de tête vaut bien des trompettes.

talk-patisserie-level6-special-1 = Je jouerais la surprise, mais j’ai trop répété.
talk-patisserie-level6-special-2 = Merci. Ce salut, je l’avais répété en pensée.
