// A small picture that shows itself now and then and goes again: a flame that leaps up, a spark, steam.
Picture {
    id: flicker

    property alias steps: stir.steps
    property alias done: stir.done
    // Whether there is what it is about: a candle that burns, a cake that is hot.
    property bool on: true

    opacity: stir.swell

    Stir {
        id: stir

        enabled: flicker.on
    }
}
