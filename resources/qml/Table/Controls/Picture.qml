// A picture as it was drawn; it fits into its frame or fills it.
Drawn {
    required property string path
    property bool fills: false
    // Whether it only fills an empty place; it may be covered.
    property bool vacant: false

    order: path && `picture/${path}/${fills ? "fill" : "fit"}`
}
