pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// The King's hall, and below it the other halls two by two.
Item {
    id: halls

    required property RococoTable laid
    required property Item table

    readonly property point inset: Qt.point(x, y)
    readonly property real gap: Theme.size.gap
    // On whole pixels, so that nothing is drawn blurred.
    readonly property real roomWidth: Math.floor((width - gap) / 2)
    readonly property real roomHeight: Math.floor((height - 2 * gap) / 3)

    // A hall of the palace: its musician, its guests, and the points for the majority.
    component HallRoom: Region {
        id: room

        required property string key
        required property string name
        required property int first
        required property int second
        required property Rows spaces
        required property Rows musician
        required property string scoring
        // Its points, and its current leader.
        required property string standing
        property bool royal: false
        property string picture: ""

        Thing.topic: "majority.hall"
        Thing.about: standing
        Accessible.role: Accessible.Grouping
        Accessible.name: name
        Accessible.description: standing

        Anchor {
            place: "hall:" + room.key
        }

        Panel {
            id: wall

            anchors.fill: parent
            color: room.royal ? Theme.color.blush : Theme.color.ivory
            frameColor: room.royal ? Theme.color.goldDeep : Theme.color.gold

            Ground {
                anchors.fill: parent
                anchors.margins: Theme.size.ring
                path: room.picture
                tint: wall.color
                strength: 1 - Theme.veil
            }

            Glyph {
                anchors.left: parent.left
                anchors.verticalCenter: heading.verticalCenter
                anchors.leftMargin: Theme.size.gapLarge
                id: crown

                width: room.royal ? Theme.size.iconSmall : 0
                name: "crown"
                tint: Theme.color.goldInk
            }

            Title {
                id: heading

                anchors.left: crown.right
                anchors.leftMargin: room.royal ? Theme.size.gapSmall : 0
                y: Theme.size.gapSmall
                height: Theme.size.heading
                text: room.name
                font.pixelSize: Theme.font.body
                font.bold: true
            }

            Majority {
                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapLarge
                anchors.verticalCenter: heading.verticalCenter
                first: room.first
                second: room.second
                about: `${room.scoring}\n${room.standing}`
                ink: Theme.color.ink
            }

            Row {
                id: row

                readonly property int places: room.spaces.count + room.musician.count
                readonly property real ceiling: heading.y + heading.height + Theme.size.gapSmall
                readonly property real tall: parent.height - ceiling - Theme.size.gapLarge * 0.75
                readonly property real place: Math.min(tall * (room.royal ? 1.06 : 0.76), (parent.width - 2 * Theme.size.gapLarge - (places - 1) * spacing) / Math.max(1, places))

                anchors.horizontalCenter: parent.horizontalCenter
                y: ceiling + (tall - height) / 2
                height: Math.min(tall, place * RococoTheme.place)
                spacing: RococoTheme.size.spaceGap

                Repeater {
                    model: room.musician

                    delegate: DecorationSpace {
                        Thing.topic: "group.musician"
                        standing: true
                        width: row.place
                        height: row.height
                    }
                }

                Repeater {
                    model: room.spaces

                    delegate: GuestSpace {
                        width: row.place
                        height: row.height
                    }
                }
            }
        }
    }

    Repeater {
        model: halls.laid.palace.halls

        delegate: HallRoom {
            required property int index

            table: halls.table
            inset: halls.inset
            royal: index === 0
            picture: "room/hall-" + (index % 5 + 1)
            x: royal || index % 2 === 1 ? 0 : halls.width - halls.roomWidth
            y: Math.round(Math.floor((index + 1) / 2) * (halls.roomHeight + halls.gap))
            width: royal ? halls.width : halls.roomWidth
            height: halls.roomHeight
        }
    }
}
