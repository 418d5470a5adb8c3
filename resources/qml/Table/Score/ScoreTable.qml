pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The score sheet: a row for each item, a column for each player. Rows and letters are as high as the room
// allows.
Column {
    id: table

    required property ScoreSheet score
    property bool plain: false
    // The totals begin as they are; then they are counted in step with the bars.
    property bool begun: false
    readonly property real labelWidth: Theme.size.field * 1.05
    // Many rows are closer together.
    readonly property bool close: score.items.count > 10
    readonly property real leastRow: close ? Theme.size.touch : Theme.size.rowHeight
    // The height for all; 0 if it is as low as it can be.
    property real room: 0
    readonly property alias heads: heads
    readonly property real others: heads.height + totals.height + spacing + (score.tied ? rest.height + spacing : 0)
    readonly property real least: others + score.items.count * (leastRow + spacing)
    readonly property real rowHeight: leastRow + Math.max(0, Math.min(Theme.size.iconLarge, (room - least) / Math.max(1, score.items.count)))
    readonly property bool large: rowHeight > 1.04 * Theme.size.rowHeight
    readonly property real cellWidth: (width - labelWidth) / Math.max(1, score.standings.count)

    spacing: Theme.size.gapTiny
    Accessible.role: Accessible.Table
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: score.totalName

    Component.onCompleted: Qt.callLater(() => table.begun = !table.plain)

    signal reached(row: Item)

    Row {
        id: heads

        anchors.left: parent.left
        anchors.leftMargin: table.labelWidth

        Repeater {
            model: table.score.standings

            delegate: Column {
                id: player

                required property int key
                required property string name
                required property string portrait
                required property bool winner

                width: table.cellWidth
                spacing: Theme.size.gapTiny

                Wreath {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: (table.close ? 0.6 : 0.75) * Theme.size.wreath
                    portrait: player.portrait
                    seat: player.key
                    won: player.winner
                }

                Title {
                    id: name

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width - Theme.size.gap
                    horizontalAlignment: Text.AlignHCenter
                    text: player.name
                    font.pixelSize: Theme.font.label
                    font.bold: player.winner
                    wrapMode: Text.Wrap
                    maximumLineCount: 2

                    Whole {
                        words: player.name
                        cut: name.truncated
                    }
                }
            }
        }
    }

    Repeater {
        model: table.score.items

        delegate: Press {
            id: item

            required property string key
            required property string name
            required property string picture
            required property Rows cells
            required property bool revealed
            required property string summary
            readonly property bool current: !table.plain && table.score.chosen === key
            readonly property bool counted: table.score.showing && current

            Thing.topic: "item." + key
            objectName: "item:" + key
            width: table.width
            height: table.rowHeight
            enabled: !table.score.showing
            inset: true
            activeFocusOnTab: enabled
            Accessible.role: Accessible.Row
            Accessible.name: revealed ? summary : name
            Accessible.onPressAction: click()

            onCountedChanged: {
                if (counted)
                    table.reached(item);
            }
            onClicked: table.score.choose(key)
            onActiveFocusChanged: {
                if (visualFocus)
                    table.score.choose(key);
            }

            background: Slip {
                color: item.current ? Theme.color.legalFill : item.hovered ? Theme.color.duckEggLight : Theme.color.parchment
                border.color: item.current ? Theme.color.legal : Theme.color.line
            }

            contentItem: Item {
                Picture {
                    id: sign

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(table.rowHeight - Theme.size.gap, 1.5 * Theme.size.iconLarge)
                    height: width
                    path: item.picture
                    opacity: item.revealed ? 1 : Theme.dimmed
                }

                Prose {
                    anchors.left: parent.left
                    anchors.leftMargin: sign.anchors.leftMargin + sign.width + Theme.size.gap
                    width: table.labelWidth - anchors.leftMargin
                    height: parent.height
                    text: item.name
                    font.pixelSize: table.large ? Theme.font.large : Theme.font.label
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.font.small
                    color: item.revealed ? Theme.color.ink : Theme.color.inkSoft
                }

                Row {
                    anchors.left: parent.left
                    anchors.leftMargin: table.labelWidth
                    height: parent.height

                    Repeater {
                        model: item.cells

                        delegate: Words {
                            required property int points
                            required property bool best

                            width: table.cellWidth
                            height: item.height
                            horizontalAlignment: Text.AlignHCenter
                            text: item.revealed ? points : ""
                            elide: Text.ElideRight
                            font.pixelSize: table.large ? Theme.font.title : Theme.font.large
                            font.bold: best
                            color: points === 0 ? Theme.color.inkSoft : Theme.color.ink
                        }
                    }
                }
            }
        }
    }

    Row {
        id: totals

        Accessible.role: Accessible.Row
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: table.score.totals

        Title {
            width: table.labelWidth
            height: Theme.size.touch
            leftPadding: Theme.size.gapLarge
            text: table.score.totalName
            font.bold: true
        }

        Repeater {
            model: table.score.standings

            delegate: CountedTotal {
                required property int total
                required property bool winner

                objectName: "totalNumber"
                points: total
                counting: table.begun
                width: table.cellWidth
                height: Theme.size.touch
                horizontalAlignment: Text.AlignHCenter
                color: winner ? Theme.color.heading : Theme.color.ink
                font.pixelSize: Theme.font.figure
            }
        }
    }

    Row {
        id: rest

        visible: table.score.tied
        Accessible.role: Accessible.Row
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: table.score.remains

        Words {
            width: table.labelWidth
            leftPadding: Theme.size.gapLarge
            text: table.score.remainingName
            elide: Text.ElideRight
            color: Theme.color.inkSoft
        }

        Repeater {
            model: table.score.standings

            delegate: Words {
                required property int remaining

                width: table.cellWidth
                horizontalAlignment: Text.AlignHCenter
                text: remaining
                elide: Text.ElideRight
                color: Theme.color.inkSoft
            }
        }
    }
}
