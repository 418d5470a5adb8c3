import QtQuick
import Table.Theme

// A player's portrait in a gilt frame with the emblem as its badge; without a portrait, the emblem alone.
Item {
    id: medallion

    property int seat: -1
    property string portrait: ""
    // The width of the badge.
    property real badge: Theme.size.iconLarge
    readonly property alias emblem: emblem

    height: width
    visible: emblem.path !== ""

    Plate {
        anchors.fill: parent
        visible: medallion.portrait !== ""
        radius: width / 2
        color: Theme.color.playerLight(medallion.seat)
        edge: Theme.color.gold
        edgeWidth: Theme.size.frame

        Picture {
            anchors.fill: parent
            anchors.margins: Theme.size.frame
            path: medallion.portrait
        }
    }

    Emblem {
        id: emblem

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: medallion.portrait ? -Theme.size.gapTiny : 0
        width: medallion.portrait ? medallion.badge : medallion.width
        seat: medallion.seat
    }
}
