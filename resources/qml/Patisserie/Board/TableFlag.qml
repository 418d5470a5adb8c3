import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The card at the head of a presentation table: its name, the table bonus, and the points for the majority.
Explained {
    id: flag

    readonly property Presentation presentation: parent as Presentation

    // Whether it is so low that a sign stands for the words at the majority.
    readonly property bool low: height < lines.spacing * 3 + title.height + bonus.height + most.height + majority.height + Theme.size.gapSmall
    // Whether the bonus is so long that its signs are small and close together.
    readonly property bool long: presentation.times !== ""

    label: Phrases.sentences([presentation.name, presentation.bonus])
    Thing.topic: "table_bonus"
    about: presentation.second > 0 ? Phrases.filled(qsTrId("window.patisserie.title.majority"), [presentation.first, presentation.second, presentation.standing]) : Phrases.filled(qsTrId("window.patisserie.title.majority_one"), [presentation.first, presentation.standing])

    Plate {
        anchors.fill: parent
        color: Theme.color.duckEgg
        edge: Theme.color.gold
    }

    // Its pole, with a knob.
    Rectangle {
        x: -width / 2
        y: knob.height / 2
        width: Theme.size.frame + Theme.size.hair
        height: parent.height - y + Theme.size.gapTiny
        radius: width / 2
        color: Theme.color.goldDeep
    }

    Rectangle {
        id: knob

        x: -width / 2
        y: -height / 4
        width: Theme.size.gap
        height: width
        radius: width / 2
        color: Theme.color.gold
        border.width: Theme.size.hair
        border.color: Theme.color.goldDeep
    }

    Column {
        id: lines

        anchors.centerIn: parent
        width: parent.width - Theme.size.gap
        spacing: Theme.size.hair

        Title {
            id: title

            width: parent.width
            height: Math.ceil(1.15 * font.pixelSize)
            horizontalAlignment: Text.AlignHCenter
            text: flag.presentation.name
            font.pixelSize: Theme.font.body
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }

        CentredRow {
            id: bonus

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: flag.long ? Theme.size.hair : Theme.size.gapTiny

            Marks {
                names: flag.presentation.matches.split(" ")
                each: told.length > 1 || flag.long || flag.presentation.worth.length > 0 ? PatisserieTheme.size.markSmall : Math.round(1.1 * Theme.size.icon)
            }

            Repeater {
                model: flag.presentation.worth

                delegate: CentredRow {
                    id: worth

                    required property int modelData
                    required property int index

                    Words {
                        visible: worth.index > 0
                        text: worth.modelData > 0 ? "–" : "+"
                    }

                    Points {
                        visible: worth.modelData > 0
                        points: worth.modelData
                    }
                }
            }

            Words {
                text: "→"
            }

            Words {
                visible: flag.presentation.reward === "coin" || flag.presentation.amount > 1
                text: flag.presentation.amount
                font.bold: true
            }

            Mark {
                width: flag.long ? Theme.size.iconSmall : Theme.size.icon
                name: flag.presentation.reward
            }

            Words {
                visible: flag.long
                text: "×"
            }

            Mark {
                width: Theme.size.iconSmall
                visible: flag.long
                name: flag.presentation.times
            }
        }

        Words {
            id: most

            width: parent.width
            height: Math.ceil(0.9 * font.pixelSize)
            visible: !flag.low
            horizontalAlignment: Text.AlignHCenter
            text: qsTrId("window.patisserie.title.most")
            font.pixelSize: Theme.font.small
        }

        CentredRow {
            id: majority

            anchors.horizontalCenter: parent.horizontalCenter
            Thing.topic: "table"
            spacing: Theme.size.gapSmall

            Glyph {
                width: Theme.size.iconSmall
                visible: flag.low
                name: "podium"
            }

            Repeater {
                model: flag.presentation.second > 0 ? [[flag.presentation.first, flag.presentation.leader], [flag.presentation.second, flag.presentation.runner]] : [[flag.presentation.first, flag.presentation.leader]]

                delegate: CentredRow {
                    id: share

                    required property var modelData

                    spacing: Theme.size.hair

                    Points {
                        points: share.modelData[0]
                    }

                    Emblem {
                        width: Theme.size.badge
                        seat: share.modelData[1]
                        visible: share.modelData[1] >= 0
                    }
                }
            }
        }
    }

    Anchor {
        place: "bonus:" + flag.presentation.key
    }
}
