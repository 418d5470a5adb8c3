import Table.Theme

// The title of a few things to choose or to fill in.
Title {
    font.pixelSize: Theme.font.label
    font.bold: true
}
