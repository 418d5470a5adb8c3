import QtQuick
import Table.Controls

// The heading of a part of the gardens.
Heading {
    implicitHeight: Theme.size.iconSmall
    color: Theme.color.inkOnDarkSoft
    font.family: Theme.font.sans
    font.pixelSize: Theme.font.small
}
