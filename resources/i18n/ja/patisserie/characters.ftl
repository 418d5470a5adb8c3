### Who plays: the computer players as this game tells of them.

window-seat_kind-random-label-patisserie = カプリス

window-seat_kind-random-explanation-patisserie = カプリスは気の向くままに焼きます。計画はなく、ルールにかなう手なら何でも。

window-seat_kind-greedy-label-patisserie = デュカ

window-seat_kind-greedy-explanation-patisserie = デュカは各手番のもうけを計算し、いちばん得な手を選びます。

window-seat_kind-level1-label-patisserie = バベット

window-seat_kind-level1-explanation-patisserie = 厨房係のバベットは焼くのが大好き。でも祝祭の楽しみの半分は見落とします。初めてのゲームに。

window-seat_kind-level2-label-patisserie = フィルマン

window-seat_kind-level2-explanation-patisserie = 職人のフィルマンは菓子の計画は上手ですが、テーブルのことはたまにしか考えません。

window-seat_kind-level3-label-patisserie = エグランティーヌ

window-seat_kind-level3-explanation-patisserie = エグランティーヌはデコレーション好き。手番ごとの得を計算しますが、ときどき良い手を見逃します。

window-seat_kind-level4-label-patisserie = オノレ

window-seat_kind-level4-explanation-patisserie = オノレ師は最初の小麦粉から最後のホストまで見通し、めったに好機を逃しません。

window-seat_kind-level5-label-patisserie = セラフィーヌ

window-seat_kind-level5-explanation-patisserie = セラフィーヌは王の食料庫番。コイン1枚、卵1個も無駄にせず、どのテーブルに菓子の値打ちがあるか、誰より先に知っています。

window-seat_kind-level6-label-patisserie = テオドール

window-seat_kind-level6-explanation-patisserie = 国王の菓子職人テオドールは、最善の手番を頭の中で試し、ほかの人の返し手まで見えています。
