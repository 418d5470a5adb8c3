import QtQuick
import Table.Controls

// Lies over the sign of the start player in a panel, which a pointer hits easily, and says what it means.
Item {
    id: sign

    required property SeatPanel panel
    readonly property alias pointed: pointer.hovered

    function tell() {
        Pointer.explain(sign, Thing.label, panel.bar?.game.table.about("start") ?? "");
    }

    Thing.label: qsTrId("window-start")
    Thing.topic: "sign.start"
    objectName: "startSign"
    anchors.fill: parent ?? undefined
    anchors.margins: -Theme.size.gapTiny
    visible: panel.start

    HoverHandler {
        id: pointer

        onHoveredChanged: sign.panel.tell()
    }
}
