import Table.Theme

// A number or a letter in a small space.
Words {
    font.pixelSize: Theme.font.small
    font.bold: true
}
