### What is wrong with a saved game or a set-up; what JSON and TOML share is in component_errors.toml.

wrong-foreign = { $id }はここにはないはずのものです
wrong-too_often = { $id }が多すぎます
wrong-lost = { $id }がありません
wrong-seat = 席{ $seat }はありません
wrong-set_up = ゲームの設定と合いません
wrong-list_of = { $number }個のリストでなければなりません
wrong-printable = 空白や制御文字だけでなく、読める文字でなければなりません

wrong-same_look = { $field }を重複させることはできません
wrong-rivals = 自動の対戦相手は、ほかの席の後に次の数だけ必要です：{ $number }

wrong-no_frames = ゲームが終わるまで空にはできません
wrong-round_step = ラウンドの段階でなければなりません
wrong-phase = ラウンドの段階と合いません
wrong-nobody_asked = 誰にも質問がありません
wrong-no_question = 質問で終わらなければなりません
wrong-two_questions = 同時に2つの質問をしています
wrong-never_asked = 質問できないプレイヤーに質問しています
wrong-not_now = 今は質問できません
wrong-not_pending = スナップショットと質問が違います

wrong-too_short = { $n }文字以上必要です

wrong-too_long = { $n }文字以下でなければなりません
