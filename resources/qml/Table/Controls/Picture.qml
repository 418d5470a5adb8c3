// A picture as it was drawn; it fits into its frame or fills it.
Drawn {
    required property string path
    property bool fills: false

    order: path && `picture/${path}/${fills ? "fill" : "fit"}`
}
