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
    // The garment that is being placed, if one is.
    required property DressFace placed

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
        required property int guests
        required property Rows spaces
        required property Rows musician
        required property string scoring
        // Its points, and its current leader.
        required property string standing
        required property Rows standings
        property bool royal: false
        property string picture: ""
        readonly property bool lit: guests > 0

        printed: true
        Thing.topic: "majority.hall"
        Thing.label: name
        Thing.about: standing
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: name
        Accessible.description: standing

        Anchor {
            anchors.topMargin: heading.y
            place: "hall:" + room.key
        }

        Greeting {
            id: greeting
        }

        Panel {
            id: wall

            anchors.fill: parent
            color: room.royal ? Theme.color.blush : Theme.color.ivory
            frameColor: room.royal ? Theme.color.goldDeep : Theme.color.gold

            Ground {
                anchors.fill: parent
                anchors.margins: Theme.size.ring
                path: room.picture + (width > 2.7 * height * (room.royal ? 1.75 : 1) ? "-wide" : "")
                stretches: true
                tint: wall.color
                strength: 1
                light: room.lit ? RococoTheme.color.festive : RococoTheme.color.quiet
            }

            Picture {
                anchors.fill: parent
                anchors.margins: Theme.size.ring
                path: room.lit && !Theme.evening ? "room/sunlight" : ""
                stretches: true
            }

            Repeater {
                model: wall.width > 5 * wall.height ? 2 : 1

                delegate: Picture {
                    required property int index
                    readonly property real share: wall.width > 5 * wall.height ? 0.26 + 0.48 * index : 0.5

                    x: Math.round(share * wall.width - width / 2)
                    y: Theme.size.ring
                    width: height / 0.6
                    height: Math.round(0.44 * wall.height)
                    path: room.lit ? "room/chandelier-lit" : "room/chandelier"

                    Flicker {
                        anchors.fill: parent
                        steps: 5
                        on: room.lit
                        path: room.lit ? "room/flames" : ""
                    }
                }
            }

            Row {
                id: row

                readonly property int places: room.spaces.count + room.musician.count
                // Feathers and hats reach up to the ceiling.
                readonly property real ceiling: Theme.size.ring
                readonly property real tall: parent.height - ceiling - Theme.size.ring
                readonly property real whole: parent.width - 2 * Theme.size.gap
                readonly property real place: Math.floor(Math.min(tall * 0.8, (whole - (places - 1) * Theme.size.gapTiny) / Math.max(1, places)))

                // How much of it the name of the hall hides.
                readonly property real hidden: Math.max(0, heading.y + heading.height - y)

                anchors.horizontalCenter: parent.horizontalCenter
                // Rather in front than in the middle of a deep floor.
                y: Math.round(ceiling + (tall - height) * 0.75)
                height: Math.floor(Math.min(tall, place * RococoTheme.guestPlace))
                // Over the whole width of the hall.
                spacing: Math.floor((whole - places * place) / Math.max(1, places))

                Repeater {
                    model: room.musician

                    delegate: DecorationSpace {
                        Thing.topic: "group.musician"
                        spot: "spot/podium"
                        head: Theme.size.gapSmall
                        width: row.place
                        // Below the name of the hall.
                        height: row.height - row.hidden
                        y: row.height - height
                    }
                }

                Repeater {
                    model: room.spaces

                    delegate: GuestSpace {
                        required property int index

                        head: row?.hidden > 0 ? row.hidden + Theme.size.gapSmall : 0
                        lean: greeting.lean(index)
                        placed: halls.placed
                        width: row.place
                        height: row.height

                        onCame: greeting.welcome(index)
                    }
                }
            }
        }

        Plaque {
            id: heading

            Thing.heading: true
            x: Theme.size.gap
            // On the frame, so that the guests below can be taller.
            y: -Theme.size.ring

            Glyph {
                width: room.royal ? Theme.size.iconSmall : 0
                name: "crown"
                tint: Theme.color.goldInk
            }

            Title {
                height: Theme.size.badge - Theme.size.gapTiny
                text: room.name
                font.pixelSize: Theme.font.body
                font.bold: true
            }
        }

        Plaque {
            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gap
            y: heading.y
            height: heading.height

            Majority {
                place: "leader:" + room.key
                worded: false
                first: room.first
                second: room.second
                seats: halls.laid.people.players.count
                standings: room.standings
                about: `${room.scoring}\n${room.standing}`
                ink: Theme.color.ink
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
