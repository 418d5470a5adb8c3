pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// In front of the palace: statues, fountain (or kitchen), and the all-halls spaces.
Item {
    id: gardens

    required property RococoTable laid
    readonly property real most: height - Theme.size.iconSmall - Theme.size.gapTiny
    readonly property int places: laid.palace.statues.count + laid.palace.fountainUpper.count + laid.palace.fountainLower.count
    // The width of a space for all halls relative to one for a marker.
    readonly property real share: 0.85
    readonly property real room: width - 3 * Theme.size.gapLarge - (places + laid.palace.allHalls.count - 4) * Theme.size.gapSmall
    readonly property real place: Math.min(0.88 * most, room / (places + share * laid.palace.allHalls.count))
    readonly property real placeHeight: Math.min(most, place * RococoTheme.place)

    // A part of the gardens: its heading with its purpose, and below it its spaces side by side.
    component GardenGroup: Column {
        id: group

        required property string title
        required property string area
        required property Rows spaces
        // A space, as the delegate of its row.
        required property Component space

        Thing.topic: "area." + area
        spacing: Theme.size.gapTiny

        Heading {
            implicitHeight: Theme.size.iconSmall
            label: group.title
            about: gardens.laid.about(group.area)
            color: Theme.color.inkOnDarkSoft
            font.family: Theme.font.sans
            font.pixelSize: Theme.font.small
        }

        Row {
            spacing: Theme.size.gapSmall

            Repeater {
                model: group.spaces
                delegate: group.space
            }
        }
    }

    component Group: GardenGroup {
        space: DecorationSpace {
            width: gardens.place
            height: gardens.placeHeight
        }
    }

    Row {
        height: parent.height
        spacing: Theme.size.gapLarge

        Group {
            title: qsTrId("window.palace.statues")
            area: "statues"
            spaces: gardens.laid.palace.statues
        }

        Group {
            title: gardens.laid.palace.fountainUpperName
            area: "fountain_upper"
            spaces: gardens.laid.palace.fountainUpper
        }

        Group {
            title: gardens.laid.palace.fountainLowerName
            area: "fountain_lower"
            spaces: gardens.laid.palace.fountainLower
        }
    }

    // A space for a player who is represented in all halls.
    component AllHallsSpace: Plate {
        id: place

        required property int key
        required property string name
        required property int prestige
        required property int owner

        color: owner >= 0 ? Theme.color.playerLight(owner) : Theme.color.ivoryDim
        edgeWidth: owner >= 0 ? Theme.size.frame : Theme.size.hair
        edge: owner >= 0 ? Theme.color.player(owner) : Theme.color.gold
        Accessible.role: Accessible.StaticText
        Accessible.name: name

        Anchor {
            place: "space:all-halls-" + place.key
        }

        onNameChanged: Pointer.retell(place, name, gardens.laid.about("all_halls"))

        HoverHandler {
            onHoveredChanged: hovered ? Pointer.explain(place, place.name, gardens.laid.about("all_halls")) : Pointer.leave(place)
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

    GardenGroup {
        anchors.right: parent.right
        title: qsTrId("window.palace.all_halls")
        area: "all_halls"
        spaces: gardens.laid.palace.allHalls
        space: AllHallsSpace {
            width: gardens.share * gardens.place
            height: gardens.placeHeight
        }
    }
}
