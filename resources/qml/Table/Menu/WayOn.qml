import QtQuick
import Table.Controls

// The one large way on from the menu: a picture, what one does, and a line about it.
GiltButton {
    id: way

    property string picture: ""
    property string about: ""

    primary: true
    height: Math.max(Theme.size.wayOn, words.implicitHeight + 2 * Theme.size.gapLarge)
    display: GiltButton.IconOnly
    Accessible.description: about

    background: Rectangle {
        radius: Theme.size.radiusLarge
        color: way.hovered || way.down ? Theme.color.curtainFold : Theme.color.curtain
        border.width: Theme.size.frame
        border.color: Theme.color.gold

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.size.gapSmall
            radius: Theme.size.radius
            color: Theme.color.clear
            border.width: Theme.size.hair
            border.color: Qt.alpha(Theme.color.goldLight, 0.6)
        }
    }

    Plate {
        id: plate

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        visible: way.picture !== ""
        width: Theme.size.wayOn - 2 * Theme.size.gapLarge
        height: width
        radius: width / 2
        color: Theme.color.duckEggLight
        edge: Theme.color.goldLight

        Picture {
            anchors.centerIn: parent
            width: parent.width * 0.84
            height: width
            path: way.picture
        }
    }

    Column {
        id: words

        anchors.left: plate.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.size.gapLarge
        anchors.rightMargin: plate.width + 2 * Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter

        LongTitle {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: way.text
            color: way.ink
            font.pixelSize: Theme.font.heading
        }

        Prose {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: way.about
            color: way.ink
        }
    }
}
