pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Theme

// A player with a small kitchen: coins, prestige, goods, tiles, cards, and pictures of recipes and
// dishes; a click shows the whole kitchen.
AbstractButton {
    id: panel

    required property int key
    required property string name
    required property string portrait
    required property int coins
    required property int prestige
    required property int flour
    required property int sugar
    required property int butter
    required property int tiles
    required property int hand
    required property int staff
    required property list<string> shown
    required property int decorations
    required property bool start
    required property bool asked
    required property bool viewer
    required property int score
    required property bool scoreWhole
    required property string summary
    required property string kitchen
    required property string topic
    property bool estimates: false
    readonly property bool slim: width < Theme.size.slimPanel
    property string standingPurpose: ""
    readonly property string standing: scoreWhole ? score : score + "+"

    // No digit chooses anything in it.
    readonly property int counted: 0

    function tell() {
        if (hovered || activeFocus)
            Inspector.explain(panel, summary, kitchen);
        else
            Inspector.leave(panel);
    }

    hoverEnabled: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: summary
    Accessible.description: kitchen
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    Component.onDestruction: Inspector.leave(panel)
    onHoveredChanged: tell()
    onActiveFocusChanged: tell()
    onSummaryChanged: Inspector.retell(panel, summary, kitchen)
    onKitchenChanged: Inspector.retell(panel, summary, kitchen)

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Plate {
        radius: Theme.size.radius
        color: panel.asked ? Theme.color.legalFill : Theme.color.ivory
        edge: panel.asked ? Theme.color.legal : Theme.color.gold
        edgeWidth: panel.asked ? Theme.size.ring : Theme.size.hair
    }

    Plate {
        x: Theme.size.ring
        y: Theme.size.ring
        width: Theme.size.touch
        height: parent.height - 2 * Theme.size.ring
        radius: Theme.size.radiusSmall
        color: Theme.color.playerLight(panel.key)

        Emblem {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.size.gapSmall
            width: Theme.size.iconLarge
            seat: panel.key
        }

        Standing {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.size.gapTiny
            anchors.horizontalCenter: parent.horizontalCenter
            visible: panel.estimates
            number: panel.standing
            ground: Theme.color.playerLight(panel.key)
            label: qsTrId("window.patisserie.standing").replace("%1", panel.name).replace("%2", panel.standing)
            purpose: panel.standingPurpose
            topic: "area.standing"

            onAbandoned: panel.tell()
        }
    }

    Picture {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapSmall
        width: Theme.size.touch
        height: width
        visible: panel.portrait !== "" && panel.shown.length < 4 && !panel.slim
        path: panel.portrait
    }

    Column {
        x: Theme.size.touch + 2 * Theme.size.gapSmall
        y: Theme.size.gapSmall
        width: parent.width - x - Theme.size.gapSmall
        spacing: Theme.size.hair

        Item {
            width: parent.width
            height: (panel.slim ? 2 : 1) * Theme.size.heading

            Title {
                width: parent.width - (panel.slim ? 0 : owned.width + Theme.size.gapSmall)
                height: Theme.size.heading
                text: panel.name
                font.pixelSize: Theme.font.label
                font.bold: panel.viewer
            }

            Row {
                id: owned

                x: panel.slim ? 0 : parent.width - width
                y: parent.height - height
                height: Theme.size.heading
                spacing: Theme.size.gapSmall

                Mark {
                    anchors.verticalCenter: parent.verticalCenter
                    name: panel.start ? "start" : ""
                }

                Price {
                    anchors.verticalCenter: parent.verticalCenter
                    coins: panel.coins
                }

                Points {
                    anchors.verticalCenter: parent.verticalCenter
                    points: panel.prestige
                    now: true
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.size.gapSmall

            Repeater {
                model: [["flour", panel.flour], ["sugar", panel.sugar], ["butter", panel.butter], ["ingredient", panel.tiles], ["topping", panel.decorations], ["staff", panel.hand]]

                delegate: Row {
                    id: stock

                    required property var modelData

                    height: Theme.size.badge
                    spacing: 0

                    Mark {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.size.iconSmall
                        name: stock.modelData[0]
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: stock.modelData[1]
                        font.pixelSize: Theme.font.small
                        elide: Text.ElideNone
                    }
                }
            }
        }

        Row {
            height: Theme.size.iconLarge + Theme.size.gapTiny
            visible: !panel.slim
            spacing: Theme.size.gapTiny

            Repeater {
                model: panel.shown

                delegate: Plate {
                    id: tile

                    required property string modelData
                    readonly property bool baked: modelData.startsWith("dish:")

                    width: Theme.size.iconLarge + Theme.size.gapTiny
                    height: width
                    radius: Theme.size.radiusSmall
                    color: tile.baked ? PatisserieTheme.color.baked : PatisserieTheme.color.paper
                    edge: PatisserieTheme.color.paperEdge
                    edgeWidth: Theme.size.hair

                    Picture {
                        anchors.fill: parent
                        anchors.margins: Theme.size.hair
                        path: tile.modelData.slice(tile.modelData.indexOf(":") + 1)
                    }
                }
            }
        }
    }

    FocusRing {
        visible: panel.visualFocus
    }

    Anchor {
        place: "player:" + panel.key
    }
}
