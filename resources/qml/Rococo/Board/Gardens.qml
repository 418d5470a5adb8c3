pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// In front of the palace: statues, fountain (or kitchen), and the all-halls spaces, in one strip of scenery.
Panel {
    id: gardens

    required property RococoTable laid
    readonly property real rim: Theme.size.ring
    readonly property real most: height - 2 * rim - Theme.size.heading * 0.4
    readonly property int places: laid.palace.statues.count + laid.palace.fountainUpper.count + laid.palace.fountainLower.count
    // The width of a space for all halls relative to one for a marker.
    readonly property real share: 0.85
    readonly property real room: width - 2 * rim - 4 * 2 * Theme.size.gap - (places + laid.palace.allHalls.count - 4) * Theme.size.gapSmall
    readonly property real place: Math.floor(Math.min(1.4 * most, room / (places + share * laid.palace.allHalls.count)))
    readonly property real placeHeight: Math.floor(Math.min(most, place * RococoTheme.place))
    // What remains of the width is the groups' in equal parts.
    readonly property real spare: Math.max(0, Math.floor((width - 2 * rim - statues.least - upper.least - lower.least - front.least) / 4))
    // What a fountain or a hearth stands on.
    readonly property string ground: RococoTheme.color.early ? "spot/bed" : "spot/paving"
    readonly property real clearness: Theme.evening ? 1 : 0.9

    // How much of the spaces in a row is hidden by the heading of their group: they are lit below it.
    function hiddenIn(row: Item): real {
        return ((row?.parent as GardenGroup)?.hidden ?? 0) + Theme.size.gapSmall;
    }

    // A part of the gardens: its scenery, its heading with its purpose, and its spaces side by side.
    component GardenGroup: Item {
        id: group

        required property string title
        required property string area
        required property Rows spaces
        // A space, as the delegate of its row.
        required property Component space
        // What is behind the spaces, if it is not the hedge.
        property string scenery: ""

        Thing.topic: "area." + area
        // How much of its spaces the heading hides.
        readonly property real hidden: Math.max(0, heading.y + heading.height - row.y)
        readonly property real least: Math.max(row.width + 2 * Theme.size.gap, heading.width + 2 * Theme.size.gap)

        width: least + gardens.spare
        height: gardens.height - 2 * gardens.rim

        Ground {
            anchors.fill: parent
            visible: path !== ""
            path: group.scenery
            stretches: true
            tint: gardens.color
            strength: gardens.clearness
            light: Theme.color.dusk
        }

        Plaque {
            id: heading

            // On the frame, and in front: a statue's head may be behind it, but the words are whole.
            x: Theme.size.gapTiny
            y: -gardens.rim
            z: 1

            Heading {
                implicitHeight: Theme.size.iconSmall
                label: group.title
                about: gardens.laid.about(group.area)
                color: Theme.color.ink
                font.family: Theme.font.sans
                font.pixelSize: Theme.font.small
            }
        }

        Row {
            id: row

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.size.gapTiny
            spacing: Theme.size.gapSmall

            Repeater {
                model: group.spaces
                delegate: group.space
            }
        }
    }

    color: Theme.color.ivory

    Ground {
        anchors.fill: parent
        anchors.margins: gardens.rim
        path: "room/garden"
        tint: gardens.color
        strength: gardens.clearness
        light: Theme.color.dusk
    }

    Row {
        x: gardens.rim
        y: gardens.rim

        GardenGroup {
            id: statues

            title: qsTrId("window-palace-statues")
            area: "statues"
            spaces: gardens.laid.palace.statues
            space: DecorationSpace {
                spot: "spot/bed"
                head: gardens.hiddenIn(parent)
                width: gardens.place
                height: gardens.placeHeight
            }
        }

        GardenGroup {
            id: upper

            title: gardens.laid.palace.fountainUpperName
            area: "fountain_upper"
            spaces: gardens.laid.palace.fountainUpper
            scenery: RococoTheme.color.early ? "" : "room/kitchen"
            space: DecorationSpace {
                spot: gardens.ground
                head: gardens.hiddenIn(parent)
                width: gardens.place
                height: gardens.placeHeight
            }
        }

        GardenGroup {
            id: lower

            title: gardens.laid.palace.fountainLowerName
            area: "fountain_lower"
            spaces: gardens.laid.palace.fountainLower
            scenery: RococoTheme.color.early ? "" : "room/kitchen"
            space: DecorationSpace {
                spot: gardens.ground
                head: gardens.hiddenIn(parent)
                width: gardens.place
                height: gardens.placeHeight
            }
        }
    }

    // A space for a player who is represented in all halls: a window of the palace's front, that will carry
    // the player's banner.
    component AllHallsSpace: Item {
        id: place

        required property int key
        required property string name
        required property int prestige
        required property int owner
        // Whose it is to the eye: nobody's while the marker is on its way.
        readonly property int holder: landing.coming ? -1 : owner

        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: name

        Anchor {
            place: "space:all-halls-" + place.key
        }

        onNameChanged: Pointer.retell(place, name, gardens.laid.about("all_halls"))

        HoverHandler {
            onHoveredChanged: hovered ? Pointer.meet(place, () => Pointer.explain(place, place.name, gardens.laid.about("all_halls"))) : Pointer.leave(place)
        }

        Plate {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, emblem.width + 2 * Theme.size.gap)
            height: parent.height - worth.height
            radius: Theme.size.radiusSmall
            color: place.holder >= 0 ? Theme.color.playerLight(place.holder) : Qt.alpha(Theme.color.parchment, 0.6)
            edgeWidth: place.holder >= 0 ? Theme.size.frame : Theme.size.hair
            edge: place.holder >= 0 ? Theme.color.player(place.holder) : Theme.color.gold
        }

        Emblem {
            id: emblem

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.size.gapSmall
            width: Math.min(Theme.size.iconLarge, place.height - worth.height - 2 * Theme.size.gapSmall)
            seat: place.owner

            Anchor {
                id: landing

                place: "all_halls:" + place.key
                piece: parent as Item
            }
        }

        Plaque {
            id: worth

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: Math.max(implicit, 0.6 * parent.width)

            Words {
                text: place.prestige
                color: Theme.color.points
                font.bold: true
            }
        }
    }

    GardenGroup {
        id: front

        anchors.right: parent.right
        anchors.rightMargin: gardens.rim
        y: gardens.rim
        title: qsTrId("window-palace-all_halls")
        area: "all_halls"
        spaces: gardens.laid.palace.allHalls
        scenery: "room/front"
        space: AllHallsSpace {
            width: gardens.share * gardens.place
            height: Math.min(gardens.placeHeight, gardens.most - Theme.size.gap)
        }
    }
}
