pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Layout

// A player with a small kitchen: coins, prestige, goods, tiles, cards, and pictures of recipes and
// dishes; a click shows the whole kitchen.
SeatPanel {
    id: panel

    required property PatisserieTable laid
    required property int coins
    required property int prestige
    required property int flour
    required property int sugar
    required property int butter
    required property int tiles
    required property int decorations
    required property int hand
    required property list<string> counted
    required property list<string> shown
    required property string topic
    required property Rows trays
    // How many of them are here.
    required property int held
    // Two trays are smaller, so that the pictures beside them can be recognised.
    readonly property bool smallTrays: slim || held > 1 && !wide || grand && width < Theme.size.playerPanel
    readonly property real trayStep: (smallTrays ? PatisserieTheme.size.traySmall : PatisserieTheme.size.tray) + Theme.size.gapTiny
    // The width of a picture, smaller if there would be no room for the trays beside them all.
    readonly property real each: Math.min(Theme.size.iconLarge + Theme.size.gapTiny, Math.floor((width - belongings.anchors.leftMargin - Theme.size.gapSmall - held * trayStep - beside) / Math.max(1, shown.length)) - Theme.size.gapTiny)

    // How much of the right is for the score, and for money and prestige if they stand before it.
    readonly property real beside: gradeWidth + (wide ? owned.width + Theme.size.gapHuge : 0)

    function tellPart(): bool {
        for (let place = 0; place < here.count; place++) {
            const tray = here.itemAt(place) as TrayMark;
            if (tray?.pointed) {
                Pointer.meet(tray, tray.tell);
                return true;
            }
        }
        return false;
    }

    Tally {
        id: money

        number: panel.coins
        coming: panel.brings("coin")
    }

    Tally {
        id: points

        number: panel.prestige
        coming: panel.brings("prestige-now")
    }

    share: 0.16
    regal: topic === "area.mentor"
    Thing.topic: topic
    startMark: beginning
    standingLabel: Texts.say("window-patisserie-standing", {name: name, score: standingSaid})

    // The recipes and dishes of a player as pictures, on paper and on round plates.
    component SmallPictures: CentredRow {
        height: Theme.size.iconLarge + Theme.size.gapTiny
        spacing: Theme.size.gapTiny

        Repeater {
            model: panel.shown

            delegate: Plate {
                id: tile

                required property string modelData
                readonly property bool baked: modelData.startsWith("dish:")

                width: panel.each
                height: width
                radius: tile.baked ? width / 2 : Theme.size.radiusSmall
                color: tile.baked ? PatisserieTheme.color.china : PatisserieTheme.color.paper
                edge: tile.baked ? PatisserieTheme.color.plateEdge : PatisserieTheme.color.paperEdge
                edgeWidth: tile.baked ? Theme.size.frame : Theme.size.hair

                Picture {
                    anchors.fill: parent
                    anchors.margins: tile.baked ? Theme.size.gapTiny : Theme.size.hair
                    path: tile.modelData.slice(tile.modelData.indexOf(":") + 1)
                }
            }
        }
    }

    Column {
        id: belongings

        anchors.left: parent.left
        anchors.leftMargin: panel.strip.anchors.leftMargin + panel.strip.width + Theme.size.gapSmall
        y: panel.wide ? Theme.size.gapTiny : Theme.size.gapSmall
        width: parent.width - anchors.leftMargin - Theme.size.gapSmall
        spacing: Theme.size.hair

        Item {
            readonly property real line: panel.wide ? Theme.size.lowLine : Theme.size.heading

            width: parent.width
            height: (panel.slim ? 2 : 1) * line

            YouSign {
                id: you

                anchors.left: parent.left
                y: (parent.line - height) / 2
                panel: panel
            }

            Title {
                anchors.left: parent.left
                anchors.leftMargin: you.visible ? you.width + Theme.size.gapSmall : 0
                width: parent.width - anchors.leftMargin - (panel.slim ? 0 : panel.wide ? panel.beside : owned.width + Theme.size.gapSmall)
                height: parent.line
                text: panel.name
                font.pixelSize: panel.wide ? Theme.font.title : panel.roomy ? Theme.font.large : Theme.font.label
                font.bold: panel.viewer
            }

            CentredRow {
                id: owned

                anchors.left: parent.left
                anchors.leftMargin: panel.slim ? 0 : parent.width - width - (panel.wide ? panel.gradeWidth : 0)
                y: panel.wide ? (panel.height - height) / 2 - belongings.y : parent.height - height
                height: panel.wide ? Theme.size.touch : Theme.size.heading
                spacing: panel.wide ? Theme.size.gap : Theme.size.gapSmall

                Mark {
                    id: beginning

                    name: panel.start ? "start" : ""
                }

                Item {
                    width: coins.width
                    height: coins.height

                    Price {
                        id: coins

                        coins: money.shown
                        iconSize: panel.wide ? Theme.size.iconLarge : panel.roomy ? Theme.size.icon : Theme.size.iconSmall
                        textSize: panel.wide ? Theme.font.title : panel.roomy ? Theme.font.large : Theme.font.small
                    }

                    PanelPart {
                        holder: panel
                        label: panel.counted[0] ?? ""
                    }
                }

                Points {
                    width: panel.wide ? Theme.size.touch : panel.roomy ? Theme.size.heading : Theme.size.icon
                    points: points.shown
                    now: true

                    PanelPart {
                        holder: panel
                        label: panel.counted[1] ?? ""
                    }
                }
            }
        }

        Lined {
            id: stocks

            anchors.left: parent.left
            width: parent.width - (panel.wide ? panel.beside : 0)
            most: panel.apart

            Repeater {
                model: [["flour", panel.flour], ["sugar", panel.sugar], ["butter", panel.butter], ["ingredient", panel.tiles], ["topping", panel.decorations], ["staff", panel.hand]]

                delegate: PlayerStock {
                    required property int index
                    required property var modelData

                    holder: panel
                    label: panel.counted[index + 2] ?? ""
                    name: modelData[0]
                    number: modelData[1]
                }
            }
        }

        SmallPictures {
            anchors.left: parent.left
            visible: !panel.slim
        }
    }

    // The baking trays that are here: in the lowest line, before the score, or on a slim panel below the emblem.
    Repeater {
        id: here

        model: panel.trays

        delegate: TrayMark {
            readonly property int behind: panel.held > 1 && key === "a" ? 1 : 0

            anchors.left: parent?.left
            anchors.leftMargin: panel.slim ? panel.strip.anchors.leftMargin : panel.width - Theme.size.gapSmall - panel.beside - width - behind * panel.trayStep
            y: panel.slim ? panel.emblem.y + panel.emblem.height + Theme.size.hair + (panel.held - behind - 1) * height : panel.height - height - Theme.size.gapSmall
            seat: panel.key
            small: panel.smallTrays
            about: panel.laid.about("tray")

            onAbandoned: panel.tell()
            onTapped: panel.click()
        }
    }
}
