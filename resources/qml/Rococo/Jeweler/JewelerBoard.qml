pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Table.Controls
import Table.Sheets

// The jeweler beside the palace: places for markers, and the display of jewelry.
ScenePart {
    id: board

    Thing.topic: "area.jeweler"

    readonly property JewelerScene jeweler: scene as JewelerScene
    readonly property real room: width - title.width - 2 * Theme.size.gap
    readonly property real place: (room - (decorations.count + display.count) * Theme.size.gapSmall) / Math.max(1, decorations.count + display.count)

    Column {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.touch * 2

        Heading {
            label: qsTrId("window-jeweler-name")
            about: board.jeweler.about("board")
        }

        Explained {
            objectName: "bag"
            Thing.topic: "area.jewelry"
            label: Texts.say("window-jeweler-bag", {n: board.jeweler.bag})
            about: board.jeweler.about("bag")
            pictures: board.jeweler.bagKinds === "" ? null : kinds
            implicitWidth: parent.width
            implicitHeight: Theme.size.touch
            Accessible.role: Accessible.Button
            Accessible.description: Phrases.sentences([board.jeweler.bagKinds, about])
            Accessible.onPressAction: board.jeweler.stock.ask("jewelry")
            Keys.onReturnPressed: board.jeweler.stock.ask("jewelry")
            Keys.onEnterPressed: board.jeweler.stock.ask("jewelry")

            TapHandler {
                onTapped: board.jeweler.stock.ask("jewelry")
            }

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }

            Amount {
                anchors.verticalCenter: parent.verticalCenter
                sign: "bag"
                value: board.jeweler.bag
                tint: Theme.color.inkOnDarkSoft
                inner: Theme.color.wood
                ink: Theme.color.inkOnDarkSoft
            }

            Component {
                id: kinds

                SupplyPictures {
                    supplies: board.jeweler.stock
                    sort: "jewelry"
                }
            }

            Anchor {
                place: "pile:ring"
            }
        }
    }

    // A place of the display: its price, and the jewelry that lies there.
    component JewelPlace: Target {
        id: place

        required property string key
        required choice
        required reason
        required property int price
        required property PictureFace jewel

        about: jewel?.about ?? board.jeweler.about("empty")
        face: jewel

        background: Plate {
            color: place.jewel ? Theme.color.parchment : Theme.color.woodLight
            edge: Theme.color.gold
        }

        contentItem: Item {
            Plate {
                id: tag

                width: parent.width
                height: Theme.size.badge
                color: Theme.color.duckEgg
                edge: Theme.color.gold

                Amount {
                    anchors.centerIn: parent
                    sign: "livre"
                    value: place.price
                    iconSize: Theme.size.iconTiny
                    textSize: Theme.font.small
                }
            }

            PictureTile {
                id: jewelry

                anchors.top: tag.bottom
                anchors.bottom: parent.bottom
                width: parent.width
                visible: place.jewel !== null
                face: place.jewel
            }
        }

        Anchor {
            place: "jewel:" + place.key
            piece: jewelry
        }
    }

    Row {
        anchors.left: title.right
        anchors.leftMargin: Theme.size.gap
        height: parent.height
        spacing: Theme.size.gapSmall

        Repeater {
            id: decorations

            model: board.jeweler.decorations

            delegate: DecorationSpace {
                width: board.place
                height: board.height
            }
        }

        Item {
            width: Theme.size.gap
            height: parent.height
        }

        Repeater {
            id: display

            model: board.jeweler.display

            delegate: JewelPlace {
                width: board.place
                height: board.height
            }
        }
    }
}
