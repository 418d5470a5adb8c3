import QtQuick
import Table.Theme

// A medal of which a part is gilt, with a sign on it.
Item {
    id: medal

    required property string sign
    property real part: 1

    width: Theme.size.rowHeight
    height: width

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.color.duckEggLight
        border.width: Theme.size.hair
        border.color: Theme.color.gold
    }

    Item {
        anchors.bottom: parent.bottom
        width: parent.width
        height: parent.height * medal.part
        clip: true

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: width
            radius: width / 2
            color: Theme.color.goldLight
            border.width: Theme.size.frame
            border.color: Theme.color.gold
        }
    }

    Glyph {
        anchors.centerIn: parent
        width: 0.65 * parent.width
        name: medal.sign
        tint: Theme.color.goldInk
        inner: Theme.color.parchment
    }
}
