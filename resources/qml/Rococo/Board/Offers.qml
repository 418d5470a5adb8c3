pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls
import Table.Sheets

// The employees for hire, what expansions offer, and the favor with the stocks.
ColumnLayout {
    id: offers

    required property RococoTable laid
    readonly property Rows parts: laid.parts("market")
    // The number of expansions with a strip here.
    readonly property int strips: parts.count

    spacing: Theme.size.gap

    // The employees for hire; they all cost the same, less for each one that is gone.
    component HireDisplay: Display {
        id: display

        name: "hire"
        label: qsTrId("window-market-hire")
        count: laid.market.hire.count
        shape: RococoTheme.card
        further: Amount {
            anchors.verticalCenter: parent?.verticalCenter
            visible: display.laid.market.hirePrice >= 0
            sign: "livre"
            value: display.laid.market.hirePrice
            tint: Theme.color.goldLight
            inner: Theme.color.goldDeep
            ink: Theme.color.inkOnDark

            Falling {
                anchors.verticalCenter: parent?.verticalCenter
                width: Theme.size.iconTiny
                price: display.laid.market.hirePrice
                what: display.label
                tint: Theme.color.goldLight
            }
        }

        Repeater {
            model: display.laid.market.hire

            delegate: CardPlace {
                id: place

                required property string key

                about: card?.about ?? display.laid.market.noEmployee
                width: display.each.width
                height: display.each.height

                Picture {
                    anchors.fill: parent
                    anchors.margins: Theme.size.gapLarge
                    visible: place.card === null
                    path: visible ? "vacant/chair" : ""
                    Thing.vacant: true
                }

                Anchor {
                    id: landing

                    place: "hire:" + place.key
                    piece: place.contentItem
                }

                // A card that is on its way leaves the place bare.
                Binding {
                    target: place.background
                    property: "opacity"
                    value: 0
                    when: landing.coming
                }
            }
        }
    }

    HireDisplay {
        Layout.fillWidth: true
        Layout.fillHeight: true
        laid: offers.laid
    }

    Repeater {
        model: offers.parts

        delegate: SceneLoader {
            Layout.fillWidth: true
            Layout.preferredHeight: RococoTheme.size.strip
        }
    }

    // The Queen's favor, and the numbers left in the stocks.
    component Stocks: Rectangle {
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
            anchors.leftMargin: Theme.size.gapSmall
            width: row.implicitWidth + 2 * horizontalPadding
            height: parent.height
            padding: 0
            horizontalPadding: Theme.size.gap + Theme.size.gapTiny
            label: Texts.say("window-told", {label: words.text, text: holder.text})
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

                    text: qsTrId("window-market-favor")
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
                    text: stocks.laid.market.favor >= 0 ? stocks.laid.market.favorName : qsTrId("window-market-favor_free")
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

    Stocks {
        Layout.fillWidth: true
        Layout.preferredHeight: offers.strips > 0 ? RococoTheme.size.stockLow : RococoTheme.size.stockHeight
        laid: offers.laid
    }
}
