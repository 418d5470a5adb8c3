import QtQuick
import Table.Controls

// A space for a player who is represented in all halls.
Plate {
    id: place

    required property int key
    required property string name
    required property int prestige
    required property int owner
    required property string purpose

    color: owner >= 0 ? Theme.color.playerLight(owner) : Theme.color.ivoryDim
    edgeWidth: owner >= 0 ? Theme.size.frame : Theme.size.hair
    edge: owner >= 0 ? Theme.color.player(owner) : Theme.color.gold
    Accessible.role: Accessible.StaticText
    Accessible.name: name

    Anchor {
        place: "space:all-halls-" + place.key
    }

    onNameChanged: Pointer.retell(place, name, place.purpose)

    HoverHandler {
        onHoveredChanged: hovered ? Pointer.explain(place, place.name, place.purpose) : Pointer.leave(place)
    }

    Picture {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.size.gapTiny
        height: Math.max(Theme.size.iconLarge, place.height - emblem.height - worth.height - 2 * Theme.size.gap)
        visible: place.owner < 0
        path: "decoration/all-halls"
    }

    Emblem {
        id: emblem

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.size.gapSmall
        seat: place.owner

        Anchor {
            place: "all_halls:" + place.key
            piece: parent as Item
        }
    }

    Words {
        id: worth

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.size.gapSmall
        text: place.prestige
        color: Theme.color.points
        font.bold: true
    }
}
