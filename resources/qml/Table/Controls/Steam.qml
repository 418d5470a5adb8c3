// Steam that rises now and then from something hot, as large as its parent.
Flicker {
    property bool rising: false

    x: ((parent?.width ?? 0) - width) / 2
    y: (0.3 - 0.35 * done) * (parent?.height ?? 0)
    width: 0.5 * (parent?.width ?? 0)
    height: width
    steps: 10
    on: rising
    path: rising ? "life/steam" : ""
}
