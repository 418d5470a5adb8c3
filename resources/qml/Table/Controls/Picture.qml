// A picture as it was drawn; it fits into its frame, fills it, or takes its proportions.
Drawn {
    required property string path
    property bool fills: false
    property bool stretches: false

    order: path && `picture/${path}/${stretches ? "stretch" : fills ? "fill" : "fit"}`
}
