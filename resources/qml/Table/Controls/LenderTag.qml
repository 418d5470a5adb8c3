import QtQuick

// Whose a card on offer is: the player's colour, emblem and name; nobody's is not shown.
Plate {
    id: tag

    required property int seat
    required property string name

    height: Theme.size.heading
    visible: seat >= 0
    radius: Theme.size.radiusSmall
    color: Theme.color.playerLight(seat)
    edge: Theme.color.player(seat)
    edgeWidth: Theme.size.frame
    Accessible.ignored: true

    CentredRow {
        anchors.centerIn: parent
        height: parent.height
        spacing: Theme.size.gapTiny

        Emblem {
            id: emblem

            width: Theme.size.iconSmall
            seat: tag.seat
        }

        Words {
            width: Math.min(implicitWidth, tag.width - emblem.width - 3 * Theme.size.gapTiny)
            text: tag.name
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
            elide: Text.ElideRight
        }
    }
}
