import QtQuick
import Table.Controls

// Lies over a sign or a number in a panel, which a pointer hits easily, and says what it means.
Item {
    id: part

    required property SeatPanel holder
    required property string label
    property string meaning: ""
    readonly property alias pointed: pointer.hovered

    function tell() {
        Pointer.explain(part, label, meaning);
    }

    Thing.label: label
    anchors.fill: parent ?? undefined
    anchors.margins: -Theme.size.gapTiny
    Component.onDestruction: Pointer.leave(part)
    onLabelChanged: Pointer.retell(part, label, meaning)
    onMeaningChanged: Pointer.retell(part, label, meaning)

    HoverHandler {
        id: pointer

        onHoveredChanged: hovered ? part.holder.point(part, part.tell) : part.holder.abandon(part)
    }
}
