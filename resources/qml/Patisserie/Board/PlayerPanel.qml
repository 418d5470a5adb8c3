pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Program
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
    required property Rows trays
    // How many of them are here.
    required property int held
    property bool estimates: false
    readonly property bool slim: width < Theme.size.slimPanel
    property string standingPurpose: ""
    property string trayPurpose: ""
    readonly property bool pictured: portrait !== "" && shown.length < 4 && !slim
    // The width at the right of the lowest line that the portrait takes up.
    readonly property real edge: Theme.size.gapSmall + (pictured ? sitter.width + Theme.size.gapSmall : 0)
    // Two trays are smaller, so that the pictures beside them can be recognised.
    readonly property bool smallTrays: slim || held > 1
    readonly property real trayStep: (smallTrays ? PatisserieTheme.size.traySmall : PatisserieTheme.size.tray) + Theme.size.gapTiny
    // The width of a picture, smaller if there would be no room for the trays beside them all.
    readonly property real each: Math.min(Theme.size.iconLarge + Theme.size.gapTiny, Math.floor((width - belongings.x - edge - held * trayStep) / Math.max(1, shown.length)) - Theme.size.gapTiny)
    readonly property string standing: scoreWhole ? score : score + "+"


    // The pointer may come to the panel and to a tray on it at once.
    function tell() {
        for (let place = 0; place < here.count; place++) {
            const tray = here.itemAt(place) as TrayMark;
            if (tray?.pointed)
                return tray.tell();
        }
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
        color: panel.asked ? Theme.color.legalFill : Theme.color.ivory
        edge: panel.asked ? Theme.color.legal : Theme.color.gold
        edgeWidth: panel.asked ? Theme.size.ring : Theme.size.hair
    }

    Plate {
        id: strip

        x: Theme.size.ring
        y: Theme.size.ring
        width: Theme.size.touch
        height: parent.height - 2 * Theme.size.ring
        radius: Theme.size.radiusSmall
        color: Theme.color.playerLight(panel.key)

        Emblem {
            id: emblem

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
            label: Phrases.filled(qsTrId("window.patisserie.standing"), [panel.name, panel.standing])
            purpose: panel.standingPurpose
            topic: "area.standing"

            onAbandoned: panel.tell()
        }
    }

    Picture {
        id: sitter

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapSmall
        width: Theme.size.touch
        height: width
        visible: panel.pictured
        path: panel.portrait
    }

    Column {
        id: belongings

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

                delegate: StockCount {
                    required property var modelData

                    name: modelData[0]
                    number: modelData[1]
                }
            }
        }

        SmallPictures {
            visible: !panel.slim
            shown: panel.shown
            each: panel.each
        }
    }

    // The baking trays that are here: in the lowest line, or on a slim panel below the emblem.
    Repeater {
        id: here

        model: panel.trays

        delegate: TrayMark {
            readonly property int behind: panel.held > 1 && key === "a" ? 1 : 0

            x: panel.slim ? strip.x : panel.width - panel.edge - width - behind * panel.trayStep
            y: panel.slim ? strip.y + emblem.y + emblem.height + Theme.size.hair + (panel.held - behind - 1) * height : panel.height - height - Theme.size.gapSmall
            seat: panel.key
            small: panel.smallTrays
            about: panel.trayPurpose

            onAbandoned: panel.tell()
            onTapped: panel.click()
        }
    }

    FocusRing {
        visible: panel.visualFocus
    }

    Anchor {
        place: "player:" + panel.key
    }
}
