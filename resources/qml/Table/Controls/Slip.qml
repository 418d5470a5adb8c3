import QtQuick
import Table.Theme

// A slip of parchment.
Rectangle {
    radius: Theme.size.radiusSmall
    color: Theme.color.parchment
    border.width: Theme.size.hair
    border.color: Theme.color.line
}
