import QtQuick
import Table.Theme

// The digit that chooses an option; 0 chooses the tenth.
Slip {
    id: badge

    required property int number

    objectName: "digit"
    visible: number >= 1 && number <= 10
    width: Theme.size.iconSmall
    height: width
    border.color: Theme.color.legal
    z: 4

    Words {
        anchors.centerIn: parent
        text: badge.number % 10
        font.pixelSize: Theme.font.small
        font.bold: true
    }
}
