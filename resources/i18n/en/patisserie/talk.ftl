### What the computer players say at their own deeds, each in a manner of their own.

talk-patisserie-level1-bake-1 = Out of the oven! Only a corner is missing. And that one.
talk-patisserie-level1-bake-2 = It rose! It really rose! Come and smell!

talk-patisserie-level1-table-1 = I am ahead here? I only wanted to put the plate down.
talk-patisserie-level1-table-2 = My plates are in front! The crumbs are mine, too.

talk-patisserie-level1-star-1 = Somebody that famous, with me? I must dust the shelves!
talk-patisserie-level1-star-2 = A star of the kitchen! May I carry your spoon?

talk-patisserie-level1-host-1 = Noble people, and they spoke to me! I said: cake.
talk-patisserie-level1-host-2 = A curtsy, with a tray in each hand. It went well!

talk-patisserie-level1-special-1 = A prize? For me? It shall hang above the stove!
talk-patisserie-level1-special-2 = They are clapping! I nearly dropped the cream.

talk-patisserie-level2-bake-1 = Just as planned. Hands off until it has cooled.
talk-patisserie-level2-bake-2 = A good crust knocks back when you knock. Listen!

talk-patisserie-level2-table-1 = I seem to be ahead. Nobody is more surprised than I am.
talk-patisserie-level2-table-2 = This table likes honest work. So do I.

talk-patisserie-level2-star-1 = A star at my side. I am sharpening the knives already.
talk-patisserie-level2-star-2 = Welcome! The stool wobbles, the pay does not.

talk-patisserie-level2-host-1 = So noble a host, for a journeyman’s cake!
talk-patisserie-level2-host-2 = They asked for the recipe. I asked for patience.

talk-patisserie-level2-special-1 = I did my work, and somebody was counting. Well, well.
talk-patisserie-level2-special-2 = An honor! It goes on the wall, beside the whisk.

talk-patisserie-level3-bake-1 = Charming, but still so bare! Where are my sugar roses?
talk-patisserie-level3-bake-2 = Done! Now hold still, my dear, you shall be pretty.

talk-patisserie-level3-table-1 = My dishes lead, and they are the prettiest, too.
talk-patisserie-level3-table-2 = A table is a bouquet. Now it has its heart.

talk-patisserie-level3-star-1 = A star! Something in here did lack a sparkle.
talk-patisserie-level3-star-2 = Beside such hands even the spoons will bloom.

talk-patisserie-level3-host-1 = So noble a host! My sugar roses are blushing.
talk-patisserie-level3-host-2 = A curtsy, a smile, and icing on my nose.

talk-patisserie-level3-special-1 = A rosette! It goes with the cherries. How thoughtful!
talk-patisserie-level3-special-2 = Reckoned with a sharp pencil, tied with a ribbon.

talk-patisserie-level4-bake-1 = From flour to crust: patience is the best of spices.
talk-patisserie-level4-bake-2 = Golden brown. My old teacher would have nodded. Once.

talk-patisserie-level4-table-1 = A table remembers who fills it. This one knows me.
talk-patisserie-level4-table-2 = After you, I would have said. The table thought otherwise.

talk-patisserie-level4-star-1 = A star needs a firm hand and warm soup. Come in!
talk-patisserie-level4-star-2 = Great talent! I once had an apprentice like that.

talk-patisserie-level4-host-1 = A noble host, a deep bow. My back will remember.
talk-patisserie-level4-host-2 = Great houses are won by the stomach. It was ever so.

talk-patisserie-level4-special-1 = At my age one collects honors. And aprons.
talk-patisserie-level4-special-2 = Good work rings like a bell. Somebody heard it.

talk-patisserie-level5-bake-1 = Baked, and not a crumb to spare. I have looked.
talk-patisserie-level5-bake-2 = Not an egg too many. The hens may be proud.

talk-patisserie-level5-table-1 = This table is worth a cake. I have weighed it.
talk-patisserie-level5-table-2 = Ahead at this table, and not a napkin too many.

talk-patisserie-level5-star-1 = Talent is costly. Wasted, it is costlier. Come in.
talk-patisserie-level5-star-2 = You may begin. The sugar is locked up, the key is mine.

talk-patisserie-level5-host-1 = A noble host, received with exactly enough butter.
talk-patisserie-level5-host-2 = The nobility eats little and praises much. How thrifty!

talk-patisserie-level5-special-1 = An honor! It costs nothing, and it keeps.
talk-patisserie-level5-special-2 = Earned, counted, put away. The key stays with me.

talk-patisserie-level6-bake-1 = I tasted it yesterday, in my head. It was excellent.
talk-patisserie-level6-bake-2 = Exactly as imagined. The King dislikes surprises.

talk-patisserie-level6-table-1 = You were about to protest. I had already heard it.
talk-patisserie-level6-table-2 = I see that you see it, too. A moment later.

talk-patisserie-level6-star-1 = A star always finds the sun. Do sit down.
talk-patisserie-level6-star-2 = The apron has long been embroidered, with your name.

talk-patisserie-level6-host-1 = A glance was enough, between that noble house and me.
talk-patisserie-level6-host-2 = One noble nod is worth a row of trumpets.

talk-patisserie-level6-special-1 = I would act surprised, but I rehearsed it too well.
talk-patisserie-level6-special-2 = Thank you. I have practiced this bow in my head.
