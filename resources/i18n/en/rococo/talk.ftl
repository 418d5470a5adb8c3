### What the computer players say at their own deeds, each in a manner of their own.

talk-rococo-level1-hall-1 = Am I in front here? Me? Don’t tell the master!
talk-rococo-level1-hall-2 = So many guests of mine! I had only counted the buttons.

talk-rococo-level1-fireworks-1 = I held the fuse myself! My eyebrows are still there.
talk-rococo-level1-fireworks-2 = Ooooh! Pardon me. I had meant to stay dignified.

talk-rococo-level1-favor-1 = The Queen smiled at me! Or at somebody behind me.
talk-rococo-level1-favor-2 = I bowed so low that I lost my cap. It worked!

talk-rococo-level1-all_halls-1 = Somebody of mine in every hall! Wait till Mother hears.
talk-rococo-level1-all_halls-2 = Everywhere! And I got lost only now and then.

talk-rococo-level1-master-1 = A master works for me! So which of us bows?
talk-rococo-level1-master-2 = A master, at my table! Good thing I swept the floor.

talk-rococo-level2-hall-1 = Now this hall sparkles. You are welcome, my dears!
talk-rococo-level2-hall-2 = All eyes on my guests! Yours too, I can see it.

talk-rococo-level2-fireworks-1 = Boom! Money never looked as good as up there.
talk-rococo-level2-fireworks-2 = More stars, more sparks, more Margot!

talk-rococo-level2-favor-1 = The Queen and I simply adore the same rockets.
talk-rococo-level2-favor-2 = Dazzling, she called me. Well, she has eyes.

talk-rococo-level2-all_halls-1 = Wherever you dance tonight, I was there before you.
talk-rococo-level2-all_halls-2 = Every hall wears a little of me tonight.

talk-rococo-level2-master-1 = A master! Expensive? But of course, darling.
talk-rococo-level2-master-2 = Hired! Talent first, the bill some other day.

talk-rococo-level3-hall-1 = I lead here. I have counted, and counted again.
talk-rococo-level3-hall-2 = Ahead in this hall. That goes into the book in red ink.

talk-rococo-level3-fireworks-1 = Smoke, noise, expense. I shall enter it as pleasure.
talk-rococo-level3-fireworks-2 = Powder has its price, too. I asked for a receipt.

talk-rococo-level3-favor-1 = The Queen’s favor, and not a sou on the bill.
talk-rococo-level3-favor-2 = The Queen’s favor: received with thanks, and entered.

talk-rococo-level3-all_halls-1 = A guest in every hall. My list is nothing but ticks.
talk-rococo-level3-all_halls-2 = All the halls, and no gaps. I do like a full column.

talk-rococo-level3-master-1 = A master costs what a master costs. I did ask.
talk-rococo-level3-master-2 = Good hands are no expense. They are an asset.

talk-rococo-level4-hall-1 = I have an eye for rooms, and this one winked back.
talk-rococo-level4-hall-2 = My guests stand well in here. Posture, friends, posture!

talk-rococo-level4-fireworks-1 = Heads up! The finest view in the palace is upwards.
talk-rococo-level4-fireworks-2 = I have known many skies. This one suits the house.

talk-rococo-level4-favor-1 = The Queen looks, I bow. One has to see such moments.
talk-rococo-level4-favor-2 = A kind word at the right door, and it opened.

talk-rococo-level4-all_halls-1 = I greet somebody in every hall. My hat gets no rest.
talk-rococo-level4-all_halls-2 = A familiar face everywhere. That is what I call home.

talk-rococo-level4-master-1 = Those hands! I knew it at the first stitch.
talk-rococo-level4-master-2 = I know good people when I see them. Come in, sit down!

talk-rococo-level5-hall-1 = This hall was mine this morning. Now you see it, too.
talk-rococo-level5-hall-2 = I saw this hall full long before it was.

talk-rococo-level5-fireworks-1 = A spark, planned to the minute. Do look up.
talk-rococo-level5-fireworks-2 = Even a rocket flies best along a pattern.

talk-rococo-level5-favor-1 = The Queen expected me. I had seen to that.
talk-rococo-level5-favor-2 = I came just as Her Majesty turned around.

talk-rococo-level5-all_halls-1 = Every hall. I planned the last step first.
talk-rococo-level5-all_halls-2 = There. The pattern is complete, to the last stitch.

talk-rococo-level5-master-1 = I kept a chair free for exactly these hands.
talk-rococo-level5-master-2 = Welcome. Your needles are laid out already.

talk-rococo-level6-hall-1 = Forgive me, I believe I am standing in your light.
talk-rococo-level6-hall-2 = Do stay! There is always room behind me.

talk-rococo-level6-fireworks-1 = A trifle for the sky. The court expects it of me.
talk-rococo-level6-fireworks-2 = You were about to look up anyway, were you not?

talk-rococo-level6-favor-1 = Her Majesty and I understand each other without a word.
talk-rococo-level6-favor-2 = The Queen asked after you. I said you were trying.

talk-rococo-level6-all_halls-1 = Every hall, as it should be. Do carry on.
talk-rococo-level6-all_halls-2 = In every hall one meets oneself. How agreeable.

talk-rococo-level6-master-1 = Between masters: the good scissors are mine.
talk-rococo-level6-master-2 = A master, at last. I had begun to feel lonely.
