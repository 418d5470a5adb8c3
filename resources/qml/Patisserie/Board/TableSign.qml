pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The card at the near edge of a presentation table: its name, the table bonus, and the points for the majority;
// one below the other, or as a banner in one line.
Explained {
    id: sign

    readonly property Presentation presentation: parent as Presentation

    property bool banner: false
    // How wide a banner is with the words at the majority, for which a sign stands where there is no room.
    readonly property real wanted: title.width + bonus.width + most.implicitWidth + majority.width + 3 * lines.spacing + 2 * Theme.size.gapLarge
    readonly property bool terse: !banner || wanted > presentation.width - 2 * Theme.size.gapSmall
    // Whether the bonus is so long that its signs are small and close together.
    readonly property bool long: presentation.times !== ""

    label: Phrases.sentences([presentation.name, presentation.bonus])
    Thing.topic: "table_bonus"
    about: Phrases.sentences([presentation.second > 0 ? Texts.say("window-patisserie-title-majority", {first: presentation.first, second: presentation.second, standing: presentation.standing}) : Texts.say("window-patisserie-title-majority_one", {first: presentation.first, standing: presentation.standing}), presentation.ties, presentation.matches.endsWith("chef") ? qsTrId("window-patisserie-about-hat") : ""])

    // The room of a player's emblem.
    component Holder: Vacancy {
        property alias seat: seal.seat
        property string place: ""

        Emblem {
            id: seal

            width: parent.width
        }

        Anchor {
            place: parent.place
            piece: seal
        }
    }

    // Who wins ties, in the line of a banner, or in one of its own; its room is kept from the start.
    component Tied: CentredRow {
        required property bool beside

        visible: sign.banner === beside
        opacity: sign.presentation.winner >= 0 ? 1 : 0
        spacing: majority.spacing

        TieSign {
            width: Theme.size.badge
        }

        Holder {
            seat: sign.presentation.winner
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
        columns: sign.banner ? 4 : 1
        spacing: sign.banner ? Theme.size.gapLarge : Theme.size.hair
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Title {
            id: title

            Thing.heading: true
            width: sign.banner ? implicitWidth : sign.width - Theme.size.gap
            height: Math.ceil(1.15 * font.pixelSize)
            horizontalAlignment: Text.AlignHCenter
            text: sign.presentation.name
            font.pixelSize: Theme.font.body
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }

        CentredRow {
            id: bonus

            spacing: sign.long ? Theme.size.hair : Theme.size.gapTiny

            Marks {
                names: sign.presentation.matches.split(" ")
                // What must not be there is told from a sign and a cross over its corner, which need their size.
                each: without ? Math.round((sign.banner ? 1.3 : 1.15) * Theme.size.icon) : told.length > 1 || sign.long || sign.presentation.worth.length > 0 ? PatisserieTheme.size.markSmall : Math.round(1.1 * Theme.size.icon)
            }

            Repeater {
                model: sign.presentation.worth

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
                visible: sign.presentation.reward === "coin" || sign.presentation.amount > 1
                text: sign.presentation.amount
                font.bold: true
            }

            Mark {
                width: sign.long ? Theme.size.iconSmall : Theme.size.icon
                name: sign.presentation.reward
            }

            Words {
                visible: sign.long
                text: "×"
            }

            Mark {
                width: Theme.size.iconSmall
                visible: sign.long
                name: sign.presentation.times
            }
        }

        Words {
            id: most

            visible: !sign.terse
            text: qsTrId("window-patisserie-title-most")
            font.pixelSize: Theme.font.small
        }

        CentredRow {
            id: majority

            Thing.topic: "table"
            spacing: Theme.size.gapSmall

            Glyph {
                width: Theme.size.iconSmall
                visible: sign.terse
                name: "podium"
            }

            Repeater {
                model: sign.presentation.second > 0 ? [[sign.presentation.first, sign.presentation.leader], [sign.presentation.second, sign.presentation.runner]] : [[sign.presentation.first, sign.presentation.leader]]

                delegate: CentredRow {
                    id: share

                    required property int index
                    required property var modelData

                    spacing: Theme.size.hair

                    Points {
                        points: share.modelData[0]
                    }

                    Holder {
                        seat: share.modelData[1]
                        place: share.index > 0 ? "" : "leader:" + sign.presentation.key
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
        place: "bonus:" + sign.presentation.key
    }
}
