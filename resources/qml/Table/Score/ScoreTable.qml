pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The score sheet: a row for each item, a column for each player.
Column {
    id: table

    required property ScoreSheet score
    property bool plain: false
    readonly property real labelWidth: Theme.size.field * 1.05
    // Many rows are closer together.
    readonly property bool close: score.items.count > 10
    readonly property real rowHeight: close ? Theme.size.touch : Theme.size.rowHeight
    readonly property real cellWidth: (width - labelWidth) / Math.max(1, score.standings.count)

    spacing: Theme.size.gapTiny

    signal reached(row: Item)

    Row {
        x: table.labelWidth

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

                Glyph {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.size.icon
                    opacity: player.winner ? 1 : 0
                    name: "crown"
                    tint: Theme.color.gold
                }

                Medallion {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: table.close ? Theme.size.iconLarge : Theme.size.bigButtonHeight
                    portrait: table.close ? "" : player.portrait
                    badge: Theme.size.icon
                    seat: player.key
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

            Thing.topic: "item." + key
            objectName: "item:" + key
            width: table.width
            height: Math.max(table.rowHeight, label.implicitHeight + Theme.size.gap)
            enabled: !table.score.showing
            inset: true
            activeFocusOnTab: enabled
            Accessible.name: name
            Accessible.description: summary

            onRevealedChanged: {
                if (revealed)
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

                    x: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.size.iconLarge
                    height: width
                    path: item.picture
                    opacity: item.revealed ? 1 : Theme.dimmed
                }

                Prose {
                    id: label

                    x: sign.x + sign.width + Theme.size.gap
                    width: table.labelWidth - x
                    height: parent.height
                    text: item.name
                    color: item.revealed ? Theme.color.ink : Theme.color.inkSoft
                }

                Row {
                    x: table.labelWidth
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
                            font.bold: best
                            color: points === 0 ? Theme.color.inkSoft : Theme.color.ink
                        }
                    }
                }
            }
        }
    }

    Row {
        Title {
            width: table.labelWidth
            height: Theme.size.touch
            leftPadding: Theme.size.gapLarge
            text: table.score.totalName
            font.bold: true
        }

        Repeater {
            model: table.score.standings

            delegate: Title {
                required property int total
                required property bool winner

                width: table.cellWidth
                height: Theme.size.touch
                horizontalAlignment: Text.AlignHCenter
                text: total
                color: winner ? Theme.color.heading : Theme.color.ink
                font.pixelSize: Theme.font.title
                font.bold: true
            }
        }
    }

    Row {
        visible: !table.score.showing

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
