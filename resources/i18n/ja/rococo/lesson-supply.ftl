### The supply that is never shuffled: over the end of a round, and of another.

lesson-supply-name = シャッフルはしない
lesson-supply-about = 控えと捨て札。次のラウンドと、その次のラウンドに選べる人。

lesson-supply-piles-say = 第1ラウンドも終わりかけです。左が手札で、最後の1枚。次が控えで、まだ働いていない人。その次が捨て札で、もう働いた人です。

lesson-supply-guess-say = 親方を全員いちどに働かせてしまいましたね！　第2ラウンドにもカードが{ $hand_size }枚要りますが、控えは{ $supply }枚です。誰が手札に来るでしょう？
lesson-supply-guess-drawn = ランダムに引いた{ $hand_size }人
lesson-supply-guess-drawn_reply = いえいえ！　ここは工房で、賭博場ではありません。シャッフルは決してしないのです。もう一度。
lesson-supply-guess-any = { $staff }人全員から好きな{ $hand_size }人
lesson-supply-guess-any_reply = そうだといいのですが！　まず控えを使い切らなければなりません。もう一度。
lesson-supply-guess-rest = この{ $supply }人と、もう1人
lesson-supply-guess-rest_reply = そのとおり。まず控えを使い切り、それから捨て札が新しい控えになって、足りないぶんをそこから選びます。

lesson-supply-last-say = 実際に見てみましょう。職人を使って、王妃の寵愛を得てください。すぐに済みます。何の役に立つかは次のレッスンで。
lesson-supply-last-else = それは時間がかかります。元に戻して、職人を王妃のもとへ送りましょう。

lesson-supply-third-say = 第2ラウンド。徒弟は2人とも自動的に来て、捨て札が控えになりました。もう1人、何でもできる人を選びましょう！
lesson-supply-third-else = 職人は仕立てられますが、手札に親方がいなければ、雇うことも上等なものを作ることもできません。元に戻して、金色を選びましょう。

lesson-supply-foresee-say = もう1ラウンド先を考えましょう。控えには{ $supply }人残ります。第3ラウンドにはどれだけ選べるでしょう？
lesson-supply-foresee-all = { $staff }人から{ $hand_size }人
lesson-supply-foresee-all_reply = まだです。今働く人は捨て札に行き、控えが足りるあいだはそこにいます。もう一度。
lesson-supply-foresee-one = 1枚だけ
lesson-supply-foresee-one_reply = 数え直しましょう。控えが{ $supply }人、手札が{ $hand_size }人です。もう一度。
lesson-supply-foresee-none = まったく選べない
lesson-supply-foresee-none_reply = そう、選べません。この{ $supply }人、つまり親方2人と職人です。強いラウンドになるのが今日わかっているのですから、シルクとお金を用意しておきましょう！

lesson-supply-round-say = このラウンドは好きなようにプレイしてください。失敗はありません。第3ラウンドにまた話しましょう。
lesson-supply-round-else = お好きなように。

lesson-supply-foretold-say = 第3ラウンド、予告どおりの顔ぶれです。第2ラウンドに働いた人は捨て札にいます。

lesson-supply-fourth-say = これで控えは空です。第4ラウンドには誰から選ぶでしょう？
lesson-supply-fourth-everybody = 全員から
lesson-supply-fourth-everybody_reply = 正解！　この{ $hand_size }人が働き終われば全員が捨て札にいて、まとめて戻ってきます。雇う人が増えるほど、それまで長くかかります。
lesson-supply-fourth-those = 第2ラウンドの人から
lesson-supply-fourth-those_reply = その人たちも戻りますが、その時、捨て札にはほかに誰がいますか？　もう一度。

lesson-supply-why-say = では、親方の賢い使い方は？
lesson-supply-why-early = いちどに全員
lesson-supply-why-early_reply = 次のラウンドに1人もいなくなるのですよ？　さっき味わったばかりですね。もう一度。
lesson-supply-why-spread = 毎ラウンドに何人かずつ
lesson-supply-why-spread_reply = 私もそうします。大勝負のラウンドを計画するなら別ですが、それがいつになるかは前もってわかっています。

lesson-supply-end-say = 今日休む人が、明日の手札です。次のラウンドも見ながら選べば、手札に驚かされることはありません。
