pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Table.Controls

// A service area between two tables, with its two posts.
Item {
    id: area

    required property string key
    required property string name
    required property string one
    required property string other
    required property Rows spots

    Thing.topic: "post"
    Thing.label: name

    Plate {
        anchors.fill: parent
        color: Qt.alpha(Theme.color.wood, 0.55)
    }

    Anchor {
        place: "area:" + area.key
    }

    Mark {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.size.gapTiny
        width: Theme.size.iconLarge
        name: "post"
    }

    Row {
        anchors.left: sign.right
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.size.gapTiny
        spacing: Theme.size.gapTiny

        Repeater {
            model: area.spots

            delegate: MarkerPlace {
                Thing.topic: "post"
                width: Math.floor((area.width - sign.width - 4 * Theme.size.gapTiny) / 2)
                height: area.height - 2 * Theme.size.gapTiny
            }
        }
    }
}
