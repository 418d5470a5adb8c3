pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// The silk of the person at the screen: a case of wood, and the board on which the bales lie. On an empty
// one sleeps a cat.
Plate {
    id: shelf

    required property RococoTable laid
    readonly property Rows tiles: laid.belongings.rack
    // The number of tiles that are secret.
    readonly property int hidden: laid.belongings.unseenTiles
    // The line above, in which the word of a drop lies.
    required property rect lane

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    color: Theme.color.drawer
    edge: Theme.color.woodEdge

    DropSpot {
        z: 0
        zone: "rack"
        lane: shelf.lane
    }

    Plate {
        id: inside

        anchors.fill: parent
        anchors.margins: Theme.size.gap
        radius: Theme.size.radiusSmall
        color: Theme.color.wood
        edge: Theme.color.woodEdge
    }

    Rectangle {
        id: board

        anchors.bottom: inside.bottom
        x: inside.x
        width: inside.width
        height: Theme.size.gap
        color: Theme.color.woodEdge
    }

    Picture {
        id: cat

        objectName: "cat"

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapHuge
        y: board.y - height
        width: height * 120 / 66
        height: parent.height * 0.4
        visible: empty.visible && shelf.hidden === 0
        path: visible ? "cat/" + (nap.now === 0 ? "asleep" : Math.abs(nap.done - 0.5) < 0.3 ? "awake" : "ear") : ""
        Thing.vacant: true

        Stir {
            id: nap

            steps: 34
        }

        TapHandler {
            onTapped: Life.wake(nap)
        }
    }

    Title {
        id: empty

        anchors.verticalCenter: parent.verticalCenter
        x: Math.max(Theme.size.gapHuge, Math.min((parent.width - width) / 2, (cat.visible ? cat.x : parent.width) - Theme.size.gapSmall - width))
        visible: shelf.tiles.count === 0
        text: shelf.hidden > 0 ? Texts.say("window-hand-hidden_silk", {n: shelf.hidden}) : qsTrId("window-hand-no_silk")
        color: Theme.color.inkOnDarkSoft
        font.pixelSize: Theme.font.label
    }

    Spread {
        id: rack

        x: inside.x + Theme.size.gapSmall
        y: Math.max(inside.y, board.y - height)
        count: shelf.tiles.count
        room: Qt.size(inside.width - 2 * Theme.size.gapSmall, board.y - inside.y - Theme.size.gapTiny)
        shape: [RococoTheme.tile, 1]
        most: Math.max(1.5 * RococoTheme.size.tileWidth, 0.16 * room.width)

        Repeater {
            model: shelf.tiles

            delegate: Target {
                id: place

                required property TileFace tile
                required property bool picked
                required choice

                chosen: picked
                about: shelf.laid.about("rack")
                face: tile
                corner: Theme.size.radiusSmall
                width: rack.each.width
                height: rack.each.height
                contentItem: ResourceTile {
                    tile: place.tile
                    picked: place.picked
                }

                Anchor {
                    place: "rack:" + place.choice
                    piece: place.contentItem
                }
            }
        }
    }
}
