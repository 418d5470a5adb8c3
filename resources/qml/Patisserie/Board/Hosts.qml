pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The table of the noble hosts.
Item {
    id: hosts

    required property PatisserieTable laid
    readonly property Rows spots: laid.board.hosts

    Thing.topic: "host"

    Plate {
        anchors.fill: parent
        radius: Theme.size.radiusLarge
        color: PatisserieTheme.color.salon
        edge: Theme.color.gold
        edgeWidth: Theme.size.frame
    }

    Anchor {
        place: "region:hosts"
    }

    Explained {
        id: head

        width: Theme.size.touch + Theme.size.gap
        height: parent.height
        label: qsTrId("window-patisserie-title-hosts")
        about: hosts.laid.about("host")

        Mark {
            anchors.centerIn: parent
            width: Theme.size.touch
            name: "host"
        }
    }

    Row {
        anchors.left: head.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gapTiny

        Repeater {
            model: hosts.spots

            delegate: MarkerPlace {
                required property int index

                Thing.topic: "host"
                portrait: `patisserie/guest/${index % 10 + 1}`
                width: Math.floor((hosts.width - head.width - Theme.size.gap) / Math.max(1, hosts.spots.count)) - Theme.size.gapTiny
                height: hosts.height - 2 * Theme.size.gap
            }
        }
    }
}
