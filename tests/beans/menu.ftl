### The game of beans in the window.

window-game-beans-label = Beans
window-game-beans-explanation = Two children at a heap.
window-welcome-game_about-beans = Take beans from a heap, and leave the last ones to the other child.
window-finale-beans = The heap is gone

window-edition-garden-label = In the garden
window-edition-garden-explanation = With real beans.
window-edition-street-label = In the street
window-edition-street-explanation = With pebbles.

item-last = Last bean
item-marbles = Marbles
