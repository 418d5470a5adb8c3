pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A player's income of a new round; its parts fly in one after the other.
CentredRow {
    id: income

    required property RoundBanner banner
    required property int index
    required property int key
    required property string name
    required property int total
    required property list<int> amounts
    required property list<string> signs
    required property list<string> reasons

    spacing: Theme.size.gap
    height: Theme.size.heading + Theme.size.gapTiny

    Emblem {
        seat: income.key
    }

    Words {
        width: Theme.size.column
        text: income.name
        elide: Text.ElideRight
        font.bold: true
    }

    Words {
        width: Theme.size.rowHeight
        horizontalAlignment: Text.AlignRight
        text: `+${income.total}`
        font.bold: true
    }

    Repeater {
        model: income.amounts

        delegate: CentredRow {
            id: part

            required property int index
            required property int modelData
            property real away: 0

            spacing: Theme.size.gapTiny
            opacity: 1 - away
            transform: Translate {
                x: part.away * Theme.size.iconHuge
            }

            Connections {
                target: income.banner

                function onRoundChanged() {
                    if (income.banner.round > 0) {
                        part.away = 1;
                        fly.restart();
                    }
                }
            }

            SequentialAnimation {
                id: fly

                PauseAnimation {
                    duration: Theme.motion.fade + (income.index + 2 * part.index) * 2 * Theme.motion.stagger
                }

                NumberAnimation {
                    target: part
                    property: "away"
                    to: 0
                    duration: Theme.motion.flight(income.banner.pace)
                    easing.type: Easing.OutCubic
                }
            }

            Sign {
                width: Theme.size.iconSmall
                name: income.signs[part.index] ?? ""
            }

            Words {
                text: part.modelData
                font.bold: true
            }

            Note {
                text: income.reasons[part.index] ?? ""
            }
        }
    }
}
