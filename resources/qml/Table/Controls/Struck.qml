import Table.Theme

// A printed number that does not hold now, struck out before what holds ``instead``.
Figure {
    required property int number
    required property int instead

    objectName: "struckOut"
    visible: number !== instead
    text: number
    color: Theme.color.inkSoft
    font.pixelSize: Theme.font.small
    font.bold: false
    font.strikeout: true
    rightPadding: Theme.size.gapTiny
}
