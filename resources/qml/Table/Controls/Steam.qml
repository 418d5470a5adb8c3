// Steam that rises now and then from something hot, as large as its parent.
Flicker {
    property bool rising: false

    x: (parent.width - width) / 2
    y: (0.3 - 0.35 * done) * parent.height
    width: 0.5 * parent.width
    height: width
    steps: 10
    on: rising
    path: rising ? "life/steam" : ""
}
