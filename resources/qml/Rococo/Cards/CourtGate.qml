import QtQuick
import Table.Controls
import Table.Theme

// The gate of the King's court, to which a carried employee can be deputed at once. It opens only then.
Item {
    id: gate

    readonly property var against: Pointer.piece === "" ? undefined : Pointer.against("depute")

    objectName: "court"
    visible: Pointer.carrying && against !== undefined

    Plate {
        anchors.fill: parent
        radius: Theme.size.radius
        color: Theme.color.parchment
        edge: Theme.color.gold
        edgeWidth: Theme.size.frame
    }

    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.size.gap
        spacing: Theme.size.gapTiny

        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(Theme.size.iconHuge, 0.5 * gate.height)
            name: "court"
            tint: Theme.color.goldInk
            inner: Theme.color.parchment
        }

        Title {
            width: parent.width
            text: qsTrId("window-hand-court")
            color: Theme.color.heading
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }
    }

    DropSpot {
        enabled: gate.visible
        zone: "place"
        option: "depute"
        label: qsTrId("window-hand-court")
        reason: gate.against ?? ""
    }
}
