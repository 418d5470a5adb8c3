import QtQuick
import Rococo.Game
import Table.Controls
import Table.Sheets

// The Queen's favor, and the numbers left in the stocks.
Rectangle {
    id: stocks

    required property RococoTable laid
    // Whether there is room for a name beside the piles of the base game.
    readonly property bool roomy: laid.supplies.piles.count <= 3

    radius: Theme.size.radius
    color: Theme.color.woodLight
    border.width: Theme.size.hair
    border.color: Theme.color.woodEdge

    Target {
        objectName: "favor"
        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        width: row.implicitWidth
        height: parent.height
        padding: 0
        label: Phrases.filled(qsTrId("window.told"), [words.text, holder.text])
        about: stocks.laid.about("favor")
        reason: stocks.laid.market.favorReason
        choice: stocks.laid.market.favorAction
        sign: "favor"
        Thing.topic: "area.favor"
        legal: false

        contentItem: CentredRow {
            id: row

            spacing: Theme.size.gap

            Glyph {
                width: Theme.size.iconLarge
                name: "favor"
                tint: Theme.color.goldLight
                inner: Theme.color.goldDeep

                Anchor {
                    place: "favor"
                }
            }

            Title {
                id: words

                text: qsTrId("window.market.favor")
                color: Theme.color.inkOnDark
                font.pixelSize: Theme.font.label
            }

            Emblem {
                width: Theme.size.iconLarge
                seat: stocks.laid.market.favor
            }

            Words {
                id: holder

                width: Math.min(implicitWidth, Theme.size.column)
                visible: stocks.laid.market.favor < 0 || stocks.roomy
                text: stocks.laid.market.favor >= 0 ? stocks.laid.market.favorName : qsTrId("window.market.favor_free")
                elide: Text.ElideRight
                color: Theme.color.inkOnDarkSoft
            }
        }
    }

    Item {
        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapHuge
        width: Theme.size.field
        height: parent.height

        Anchor {
            place: "stocks"
        }
    }

    StockButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapTiny
        height: parent.height
        supplies: stocks.laid.supplies
    }
}
