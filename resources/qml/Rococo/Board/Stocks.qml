pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Rococo.Game
import Table.Controls
import Table.Theme

// The Queen's favor, and how much is left in the stocks.
Rectangle {
    id: stocks

    required property Market market
    required property Supplies supplies
    // The sort of pieces that is pointed at.
    property string pointed: ""

    signal countsAsked

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
        label: words.text + ": " + holder.text
        about: stocks.market.about("favor")
        reason: stocks.market.favorReason
        choice: stocks.market.favorAction
        sign: "favor"
        topic: "area.favor"
        legal: false

        contentItem: Row {
            id: row

            spacing: Theme.size.gap

            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.iconLarge
                height: width
                name: "favor"
                tint: Theme.color.goldLight
                inner: Theme.color.goldDeep

                Anchor {
                    place: "favor"
                }
            }

            Title {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                text: qsTrId("window.market.favor")
                color: Theme.color.inkOnDark
                font.pixelSize: Theme.font.label
                elide: Text.ElideNone
            }

            Emblem {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.iconLarge
                seat: stocks.market.favor
            }

            Words {
                id: holder

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Theme.size.column)
                visible: stocks.market.favor < 0 || further.count === 0
                text: stocks.market.favor >= 0 ? stocks.market.favorName : qsTrId("window.market.favor_free")
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

    AbstractButton {
        id: counts

        readonly property string hint: qsTrId("window.supplies.open")
        readonly property list<string> more: Array.from({
            length: further.count
        }, (_, place) => (further.itemAt(place) as Stock)?.summary ?? "")
        readonly property bool focusSeen: activeFocus && Inspector.keyboard

        objectName: "supplies"
        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapTiny
        height: parent.height
        leftPadding: Theme.size.gapLarge
        rightPadding: Theme.size.gapLarge
        hoverEnabled: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: [hint, employees.summary, tiles.summary, dresses.summary, ...more].join(". ")
        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()

        onClicked: {
            stocks.supplies.turn(stocks.pointed);
            stocks.countsAsked();
        }
        onFocusSeenChanged: focusSeen ? Inspector.look(counts, hint) : Inspector.leave(counts)

        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }

        background: Rectangle {
            radius: Theme.size.radiusSmall
            color: Theme.color.clear
            border.width: Theme.size.hair
            border.color: counts.hovered ? Theme.color.goldLight : Theme.color.clear
        }

        contentItem: Row {
            spacing: Theme.size.gapLarge

            component Pile: Stock {
                anchors.verticalCenter: parent?.verticalCenter
                supplies: stocks.supplies

                onPointedChanged: {
                    if (pointed)
                        stocks.pointed = sort;
                    else if (stocks.pointed === sort)
                        stocks.pointed = "";
                }
            }

            Pile {
                id: employees

                label: qsTrId("window.market.employee_stack")
                sign: "stack"
                sort: "employees"
                value: stocks.market.employeeStack
            }

            Pile {
                id: tiles

                label: qsTrId("window.market.tile_stock")
                sign: "tile"
                sort: "tiles"
                value: stocks.market.tileStock + " (" + stocks.market.tileDiscard + ")"
            }

            Pile {
                id: dresses

                label: qsTrId("window.market.dress_stock")
                sign: "lady"
                sort: "dresses"
                value: stocks.market.dressStock + " (" + stocks.market.dressDiscard + ")"
            }

            Repeater {
                id: further

                model: stocks.supplies.piles

                delegate: Pile {
                    required property string key

                    sort: key
                }
            }
        }

        FocusRing {
            visible: counts.visualFocus
        }
    }
}
