pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The card at the near edge of a presentation table: its name, the table bonus, and the points for the majority;
// one below the other, or as a banner in one line.
Explained {
    id: flag

    readonly property Presentation presentation: parent as Presentation

    property bool banner: false
    // How wide a banner is with the words at the majority, for which a sign stands where there is no room.
    readonly property real wanted: title.width + bonus.width + most.implicitWidth + majority.width + 3 * lines.spacing + 2 * Theme.size.gapLarge
    readonly property bool terse: !banner || wanted > presentation.width - 2 * Theme.size.gapSmall
    // Whether the bonus is so long that its signs are small and close together.
    readonly property bool long: presentation.times !== ""

    label: Phrases.sentences([presentation.name, presentation.bonus])
    Thing.topic: "table_bonus"
    about: Phrases.sentences([presentation.second > 0 ? Texts.say("window-patisserie-title-majority", {first: presentation.first, second: presentation.second, standing: presentation.standing}) : Texts.say("window-patisserie-title-majority_one", {first: presentation.first, standing: presentation.standing}), presentation.ties])

    // Who wins ties, in the line of a banner, or in one of its own.
    component Tied: CentredRow {
        required property bool beside

        visible: flag.banner === beside && flag.presentation.winner >= 0
        spacing: majority.spacing

        TieSign {
            width: Theme.size.badge
        }

        Emblem {
            width: Theme.size.badge
            seat: flag.presentation.winner
        }
    }

    Plate {
        anchors.fill: parent
        color: Theme.color.duckEgg
        edge: Theme.color.gold
    }

    Grid {
        id: lines

        anchors.centerIn: parent
        columns: flag.banner ? 4 : 1
        spacing: flag.banner ? Theme.size.gapLarge : Theme.size.hair
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Title {
            id: title

            width: flag.banner ? implicitWidth : flag.width - Theme.size.gap
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

            visible: !flag.terse
            text: qsTrId("window-patisserie-title-most")
            font.pixelSize: Theme.font.small
        }

        CentredRow {
            id: majority

            Thing.topic: "table"
            spacing: Theme.size.gapSmall

            Glyph {
                width: Theme.size.iconSmall
                visible: flag.terse
                name: "podium"
            }

            Repeater {
                model: flag.presentation.second > 0 ? [[flag.presentation.first, flag.presentation.leader], [flag.presentation.second, flag.presentation.runner]] : [[flag.presentation.first, flag.presentation.leader]]

                delegate: CentredRow {
                    id: share

                    required property int index
                    required property var modelData

                    spacing: Theme.size.hair

                    Points {
                        points: share.modelData[0]
                    }

                    Emblem {
                        id: seal

                        width: Theme.size.badge
                        seat: share.modelData[1]
                        visible: share.modelData[1] >= 0

                        Anchor {
                            place: share.index > 0 ? "" : "leader:" + flag.presentation.key
                            piece: seal
                        }
                    }
                }
            }

            Tied {
                beside: true
            }
        }

        Tied {
            beside: false
        }
    }

    Anchor {
        place: "bonus:" + flag.presentation.key
    }
}
