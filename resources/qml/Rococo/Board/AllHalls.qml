pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The spaces for players who are represented in all halls.
Column {
    id: group

    required property Rows spaces
    required property real placeWidth
    required property real placeHeight
    // The width of a space relative to one for a marker.
    readonly property real share: 0.85
    required property string purpose

    Thing.topic: "area.all_halls"
    spacing: Theme.size.gapTiny

    GardenHeading {
        label: qsTrId("window.palace.all_halls")
        about: group.purpose
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: group.spaces

            delegate: Plate {
                id: place

                required property int key
                required property string name
                required property int prestige
                required property int owner

                width: group.placeWidth
                height: group.placeHeight
                color: owner >= 0 ? Theme.color.playerLight(owner) : Theme.color.ivoryDim
                edgeWidth: owner >= 0 ? Theme.size.frame : Theme.size.hair
                edge: owner >= 0 ? Theme.color.player(owner) : Theme.color.gold
                Accessible.role: Accessible.StaticText
                Accessible.name: name

                Anchor {
                    place: "space:all-halls-" + place.key
                }

                onNameChanged: Pointer.retell(place, name, group.purpose)

                HoverHandler {
                    onHoveredChanged: hovered ? Pointer.explain(place, place.name, group.purpose) : Pointer.leave(place)
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
        }
    }
}
