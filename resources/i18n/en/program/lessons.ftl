### What every tutor says, and the page of lessons. A game's lessons are in its own folder.

lesson-learner = Camille
lesson-finished = That was “{ $name }”. Well done!
lesson-step = { $number } of { $n }
lesson-others = Now the others.
lesson-ends = Now the others. Once every card is played, it is counted.

lesson-else-read = Not so fast! Take that back, and hear me out first.
lesson-else-choose = One question first. Take that back, and tell me what you think.
lesson-else-act = You may do that, but I would like to show you something else. Take it back, and try again.
lesson-else-watch = You may do that. For now take it back, and watch.
lesson-else-over = The game is over before I could show you that. Take it back, or let us go on.
lesson-else-gone = What I wanted to show you is no longer possible here. Play as you like, or let us go on.

window-learn-first = Answer the question of the lesson first
window-learn-read = First read what the lesson says
window-learn-title = Learn
window-learn-go_on = Go on
window-learn-take_back = Take it back
window-learn-show = Show me
window-learn-again = Once more
window-learn-next = Next lesson
window-learn-all = All lessons
window-learn-leave = Leave the lesson
window-learn-done = taken
window-learn-summary = { $done } of { $n } lessons taken, { $minutes } minutes to go.
window-learn-short = You know all actions from “{ $name }”. Next: a first game with the coach, or any of the { $n } lessons, which go deeper ({ $minutes } minutes).
window-learn-following = Next: “{ $name }”.
window-learn-part = { $name } · { $done } of { $n }
window-learn-upcoming = next
window-learn-from_start = From the start
window-learn-left = left at step { $number } of { $n }

window-learn-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}

window-learn-group-start = To begin at once
window-learn-group-turns = Turns and rounds
window-learn-group-mastery = Playing well

window-welcome-quick = Ten minutes
window-welcome-quick_about = One short walk through all actions.
window-welcome-question = Is this your first game?
window-welcome-learn = Learn
window-welcome-learn_about = Short lessons at the table, step by step.
window-welcome-coach = First game with a coach
window-welcome-coach_about = A whole game; the coach says what matters.
window-welcome-known = I know the game
window-welcome-known_about = Straight to the menu. Lessons and coach stay at hand.

coach-costly = By my reckoning, another turn would be worth about { $n } points more in the end. { $turn }
coach-retry = My advice: { $turn }
coach-undone = Taken back: you are before this choice again. Do something else, or press the hint if you want my advice.

window-settings-coach = A coach

window-coach-heard = Got it
window-coach-word = { $name } has a word for you
window-coach-leave = Send the coach away
window-coach-gone = The coach has left. You can ask for one again in the settings.

window-coach-off-label = Off
window-coach-off-explanation = Nobody advises you.

window-coach-on-label = On
window-coach-on-explanation = In games with one person, a tutor says what matters, and what a costly turn has lost.
