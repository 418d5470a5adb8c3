### What the coach says before a choice.

coach-first_hand = { $rounds }ラウンドが終わったとき、名声点のいちばん多い人が勝ちます。多くは舞踏会の{ $garments }から入ります。このラウンドに1枚ずつ使う従業員を選びましょう。親方はどの{ $garment }も作れ、シルクの仕入れは徒弟で十分です。
coach-hand_for_garments = 場の{ $garments }のうち{ $makeable }着は、必要なものがもうそろっています。作れる人を選び、そのカードを早めに使いましょう。
coach-hand_for_garments_named = { $pieces }を作るのに必要なものは、もうそろっています。作れる人を選び、そのカードを早めに使いましょう。
coach-rest_of_supply = 今残した人は、次のラウンドに必ず取ることになります。捨て札が戻るのは、控えが空になってからです。
coach-last_hand = 最終ラウンドです！　すぐに名声点になる従業員を選びましょう。もう何も取っておく意味はありません。
coach-last_cards = これがこのゲーム最後のカードです。手元に残ったシルクは点になりません。{ $garment }にするか、手持ちの{ $livre }リーヴルを装飾に使いましょう。
coach-first_card = カードは、アクションを1つ行い、それからボーナスをくれます。まず場の{ $garments }を見ましょう。上が価格、右がシルクです。安い{ $garment }に必要なものを、誰かに取られる前に仕入れましょう。
coach-garment_now = 今すぐ仕立てられます。場の{ $garments }のうち{ $tailorable }着は材料がそろっています。良い客は早い者勝ちです。
coach-garment_now_named = 今すぐ{ $pieces }を仕立てられます。良い客は早い者勝ちです。
coach-rich_named = { $livre }リーヴルお持ちですね。お金は最後にほとんど点になりませんが、装飾はなります。払えるのはこちら：{ $pieces }。
coach-little_silk = ラックのシルクが少ないですね。タイルの獲得はどの従業員でも、徒弟でもできます。
coach-missing_hall = まだ進出していない広間はこれだけです：{ $pieces }。全部の広間にそろえば、すぐに全広間マスを取れます。
coach-rich_late = { $livre }リーヴルお持ちですね。お金は最後にほとんど点になりません。名声点になる装飾に出資しましょう。
coach-rich_late_named = { $livre }リーヴルお持ちですね。お金は最後にほとんど点になりません。名声点になるものに出資しましょう。払えるのはこちら：{ $pieces }。
coach-start_player = 王妃の寵愛がまだ残っています。今すぐ少しのリーヴル、そして次のラウンドの先手です。
coach-first_action = アクションへ移動すると、コストと見返りを読めます。この従業員にできないことは薄く表示されます。
coach-depute_last_card = 弱い従業員は宮廷に送れます。すぐにリーヴルになり、強い人が手札に来やすくなります。ただし、送った人は戻りません。
coach-which_garment = 価格は左から右へ下がります。どの{ $garments }も名声点になり、高価なシルクほどたいてい点も高くなります。
coach-which_guest = 場所に書かれた報酬は、すぐにもらえます。最後に、広間の{ $garments }が最多の人が得点します。まだ誰もいない広間なら、今は1着で足ります。
coach-second_guest = 広間ごとに{ $garments }を数えましょう。まだ一番になれるのはどこで、ほかの人を助けるだけなのはどこですか？
coach-keep_or_trade = タイルはシルクとして残すか、糸やレースと引き換えに手放すか。両方はできません。
coach-whom_to_hire = 新しい従業員は手札に入り、このラウンドから働きます。残りが少ないほど安くなります。
coach-bonus = ボーナスはアクションの後の、いわばおまけです。特に理由がなければ使いましょう。

coach-rich-deluxe = { $livre }リーヴルお持ちですね。お金は最後にほとんど点になりませんが、装飾はなります。厨房なら毎ラウンドお金も入ります。
coach-rich-original = { $livre }リーヴルお持ちですね。お金は最後にほとんど点になりませんが、装飾はなります。噴水なら毎ラウンドお金も入ります。

coach-which_tile-deluxe = 次に欲しい衣装の色を取りましょう。空になりかけの引き出しがいちばん安いです。
coach-which_tile-original = 次に欲しい服の色を取りましょう。空になりかけの区画がいちばん安いです。

coach-which_decoration-deluxe = 序盤なら厨房は元が取れます。後半は音楽家と花火がいちばん名声点になります。
coach-which_decoration-original = 序盤なら噴水は元が取れます。後半は音楽家と花火がいちばん名声点になります。
