pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// A player with the income of a new round; its parts fly in one after the other.
Column {
    id: income

    required property RoundBanner banner
    required property int index
    required property int key
    required property string name
    required property string portrait
    required property int total
    required property list<int> amounts
    required property list<string> signs
    required property list<string> reasons
    required property list<string> told
    required property string leads
    readonly property string said: Texts.say("window-told", {label: income.name, text: Phrases.listed([...told, leads].filter(Boolean))})

    width: Math.min(Theme.size.column * 1.5, banner.share)
    spacing: Theme.size.gapSmall

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        width: 0.8 * Theme.size.iconHuge
        height: width
        path: income.portrait

        Emblem {
            anchors.left: parent.left
            width: Theme.size.iconLarge
            seat: income.key
        }
    }

    Plate {
        anchors.horizontalCenter: parent.horizontalCenter
        width: name.width + total.width + 2 * Theme.size.gapLarge + Theme.size.gap
        height: Theme.size.questionLine
        radius: height / 2
        color: Theme.color.ivory
        edge: Theme.color.gold

        Words {
            id: name

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gapLarge
            width: Math.min(Math.ceil(implicitWidth), income.width - total.width - 2 * anchors.leftMargin - Theme.size.gap)
            anchors.verticalCenter: parent.verticalCenter
            text: income.name
            elide: Text.ElideRight
        }

        Amount {
            id: total

            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gapLarge
            anchors.verticalCenter: parent.verticalCenter
            sign: income.signs[0] ?? ""
            value: `+${income.total}`
        }
    }

    Repeater {
        model: income.amounts

        delegate: CentredRow {
            id: part

            required property int index
            required property int modelData
            property real away: 0

            anchors.horizontalCenter: parent?.horizontalCenter
            spacing: Theme.size.gapTiny
            opacity: 1 - away
            transform: Translate {
                y: part.away * Theme.size.iconHuge
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
                color: Theme.color.inkOnDark
                font.bold: true
            }

            Words {
                width: Math.min(implicitWidth, income.width - Theme.size.touch)
                text: income.reasons[part.index] ?? ""
                color: Theme.color.inkOnDark
                elide: Text.ElideRight
                font.pixelSize: Theme.font.small
            }
        }
    }

    Prose {
        objectName: "roundLeads"
        width: parent.width
        visible: text !== ""
        text: income.leads
        color: Theme.color.inkOnDark
        horizontalAlignment: Text.AlignHCenter
    }

    Item {
        width: 1
        height: Theme.size.gap
    }
}
