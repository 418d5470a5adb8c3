### What the tutor says about every challenge, and the page of challenges. A game's challenges are in its own folder.

challenge-watch = Watch: I begin where you began.
challenge-missed = That lacks what I asked for. With it, the best is: { $best }.
challenge-stars0 = You have { $reached }. The best is: { $best }.
challenge-stars1 = Not bad: { $reached }. The best is: { $best }.
challenge-stars2 = Very good: { $reached }. The best is: { $best }.
challenge-stars3 = Bravo: { $reached }! Nobody can do better.
challenge-solved = That makes { $best }, and nobody can do better.
challenge-other_way = My way was this: { $comment }

challenge-ways = { $n ->
    [one] One way leads there.
   *[other] { $n } ways lead there.
}

window-challenges-title = Challenges
window-challenges-leave = Leave the challenge
window-challenges-again = Start again
window-challenges-watch = Watch the solution
window-challenges-next = Next challenge
window-challenges-day = Challenge of the day
window-challenges-grade1 = easy
window-challenges-grade2 = tricky
window-challenges-grade3 = hard
window-challenges-grade4 = fiendish
window-challenges-series = { $game }: { $earned } of { $n } stars
window-challenges-of_game = { $game }: { $earned } of { $n } stars
window-challenges-summary = { $earned } of { $n } stars. Three are for the best there is; each challenge has been solved to the last possibility.
window-challenges-told = Earned: { $stars } of 3 stars

window-challenges-stars = { $n ->
    [one] 1 of 3 stars
   *[other] { $n } of 3 stars
}

window-honour-stars1 = One star!
window-honour-stars2 = Two stars!
window-honour-stars3 = Three stars: the best there is!
window-honour-lesson = Lesson completed!
