### Expert Tailoring: dresses that bring something when they are placed.

expansion-expert_tailoring-name = 匠の仕立て

expansion-expert_tailoring-text-deluxe = 客に貸すとすぐに、王妃の寵愛やお金、タイルなどを得られる衣装です。1枚を除いて売ることはできず、客の空きがなければ仕立てられません。
expansion-expert_tailoring-text-original = 客に貸すとすぐに、王妃の寵愛やお金、タイルなどを得られる服です。1枚を除いて売ることはできず、客の空きがなければ作れません。

bonus-gain_favor = 王妃の寵愛があれば取り、いずれにせよ{ $amount_livre }を得る
bonus-take_resource = 場の資源タイル1枚を無料で取る

window-signs-gain_favor = :favor + { $amount } :livre
window-signs-take_resource = 0 :livre :arrow :tile

guide-expert_tailoring-1 = :rented 針のある{ $garment }は、貸すと何か（寵愛、お金、タイル、従業員を宮廷に送る効果）を得られます。内容はヒントに示されます。
guide-expert_tailoring-2 = :unsold 1枚を除いて売ることはできません。宝飾品を得られるものは、「宝石箱」を使うときだけ登場します。
