### Pastry Chefs and Assistants.

lesson-training-name = 帽子のある人、ない人
lesson-training-about = パティシエとアシスタントのできること。雇用と解雇。

lesson-training-hats-say = 金で帽子があるのがパティシエ。銀で帽子がないのがアシスタント。どちらも、レシピの獲得、焼く、届ける、解雇、マーカーの配置ができます。

lesson-training-never-say = でも、パティシエが決して行わないメインアクションが2つあります。どれでしょう？
lesson-training-never-bake = 焼くことと届けること
lesson-training-never-bake_reply = それではパティシエの名が泣きます！　もう一度。
lesson-training-never-shop = 材料の獲得と食材の購入
lesson-training-never-shop_reply = 買い物はアシスタントの仕事。そのかわり、デコレーションも雇用もしません。
lesson-training-never-hire = デコレーションと雇用
lesson-training-never-hire_reply = 逆です。それはパティシエにしかできません。

lesson-training-hire-say = では雇いましょう！　光っているパティシエを使ってください。カードが{ $cards }枚あるうちは1枚{ $price4 }コイン。好きな人を選びましょう。
lesson-training-hire-then_choose_action = 雇う！
lesson-training-hire-then_hire = 好きな人を、{ $price4 }コインで。
lesson-training-hire-start-chef-2 = もう1枚をお願いします。あのボーナスが必要になります。元に戻しましょう。
lesson-training-hire-start-assistant-1 = アシスタントは雇えません。元に戻して、金を使いましょう。
lesson-training-hire-else = それはまた今度。元に戻して、誰か雇いましょう。

lesson-training-override-say = 雇った人は、このラウンドに使えます！　ご覧なさい。このボーナスでは、パティシエが材料を獲得できます。ボーナスは禁止事項に優先するのです。タイルを取りましょう。
lesson-training-override-then_acquire_ingredient = お好きなものを。
lesson-training-override-else = そのタイルは必要になります。元に戻しましょう。

lesson-training-wait-say = マノンも雇います。カードの上の価格を見ていてください。

lesson-training-price-say = あなたが1枚、マノンが1枚取りました。次のカードはいくらでしょう？
lesson-training-price-two = { $price2 }コイン
lesson-training-price-two_reply = { $price2 }コインです。{ $price4 }、{ $price3 }、{ $price2 }、最後もまた{ $price1 }。
lesson-training-price-three = { $price3 }コイン
lesson-training-price-three_reply = それはマノンが払った額です。
lesson-training-price-four = { $price4 }コイン
lesson-training-price-four_reply = それは{ $cards }枚そろっているときだけです。

lesson-training-star-say = 星のスタッフは、カードの条件を満たせば無料です。これは材料タイル{ $needed }枚。数えてみましょう！　パティシエを使い、雇ってください。
lesson-training-star-then_choose_action = 雇う！
lesson-training-star-then_hire = 星のカードを、無料で。
lesson-training-star-else = 今ではありません。元に戻して、パティシエで材料タイル{ $needed }枚の星のカードを雇いましょう。

lesson-training-once-say = 星のカードはゲーム中1枚だけ。よく選びましょう。タイルは見せるだけで、なくなりません。

lesson-training-notice-say = 今度は逆に、解雇です。アシスタントは{ $assistant_notice }コイン、パティシエは{ $chef_notice }コイン。アシスタントを使い、そのカード自身を解雇しましょう。
lesson-training-notice-then_choose_action = 解雇する！
lesson-training-notice-then_give_notice = 今使ったアシスタントを。
lesson-training-notice-else = ほかの人にしましょう。元に戻して。解雇するのは、今使うアシスタントです。

lesson-training-errand-say = { $assistant_notice }コイン入り、カードはゲームから除外されます。{ $minimum_staff }枚は必ず残します。解雇されても、最後のお使いには行ってくれます。ボーナスで好きなものを買いましょう。
lesson-training-errand-then_buy_goods = 何でもお好きなものを。
lesson-training-errand-else = こんなに礼儀正しいのですから、最後のお使いをさせてあげましょう。元に戻して。

lesson-training-end-say = 手札には雇った人と、名声{ $star }点の星。金は雇用とデコレーション、銀は買い物、そしてボーナスは決まりごとを破るために。
