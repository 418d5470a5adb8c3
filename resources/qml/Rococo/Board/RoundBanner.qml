pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Pieces
import Table.Program
import Table.Theme

// Says for a while which round begins: everybody's income in its parts, what left the table and what is
// new. It stands in nobody's way, and any key or click ends it.
Panel {
    id: banner

    required property int round
    required property int rounds
    required property RoundReport report
    required property string pace
    signal done
    signal begun

    objectName: "roundBanner"
    enabled: false
    opacity: 0
    visible: opacity > 0
    width: Math.max(Theme.size.menuWidth, sheet.implicitWidth + 2 * Theme.size.gapHuge)
    height: sheet.implicitHeight + 2 * Theme.size.gapLarge
    radius: Theme.size.radiusLarge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text

    onRoundChanged: {
        shown.stop();
        opacity = 0;
        if (round > 0) {
            title.text = qsTrId("window.table.round").replace("%1", round).replace("%2", rounds);
            shown.start();
            begun();
        }
    }

    component Income: Row {
        id: income

        required property int index
        required property int key
        required property string name
        required property int total
        required property list<int> amounts
        required property list<string> reasons

        spacing: Theme.size.gap
        height: Theme.size.heading + Theme.size.gapTiny

        Emblem {
            anchors.verticalCenter: parent.verticalCenter
            seat: income.key
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.column
            text: income.name
            font.bold: true
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.rowHeight
            horizontalAlignment: Text.AlignRight
            text: `+${income.total}`
            font.bold: true
            elide: Text.ElideNone
        }

        Repeater {
            model: income.amounts

            delegate: Row {
                id: part

                required property int index
                required property int modelData
                property real away: 0

                anchors.verticalCenter: parent?.verticalCenter
                spacing: Theme.size.gapTiny
                opacity: 1 - away
                transform: Translate {
                    x: part.away * Theme.size.iconHuge
                }

                Connections {
                    target: banner

                    function onBegun() {
                        part.away = 1;
                        fly.restart();
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
                        duration: Theme.motion.flight(banner.pace)
                        easing.type: Easing.OutCubic
                    }
                }

                Amount {
                    anchors.verticalCenter: parent.verticalCenter
                    sign: "livre"
                    value: part.modelData
                    tint: RococoTheme.color.livre
                    inner: RococoTheme.color.livreInner
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: income.reasons[part.index] ?? ""
                    color: Theme.color.inkSoft
                    font.pixelSize: Theme.font.small
                    elide: Text.ElideNone
                }
            }
        }
    }

    component Faces: Row {
        id: row

        required property string heading
        required property string sign
        required property Rows faces

        visible: faces?.count > 0
        height: Theme.size.rowHeight
        spacing: Theme.size.gap

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.icon
            height: width
            name: row.sign
            tint: Theme.color.inkSoft
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.column
            text: row.heading
            font.bold: true
        }

        Repeater {
            model: row.faces

            delegate: Bit {
                anchors.verticalCenter: parent?.verticalCenter
                sign: ""
                text: ""
                size: Theme.size.buttonHeight
            }
        }
    }

    Column {
        id: sheet

        anchors.centerIn: parent
        spacing: Theme.size.gapSmall

        Title {
            id: title

            anchors.horizontalCenter: parent.horizontalCenter
            bottomPadding: Theme.size.gapSmall
            font.pixelSize: Theme.font.heading
            color: Theme.color.heading
            elide: Text.ElideNone
        }

        Repeater {
            model: banner.report?.incomes

            delegate: Income {}
        }

        Faces {
            heading: qsTrId("window.round.gone")
            sign: "close"
            faces: banner.report?.gone
        }

        Faces {
            heading: qsTrId("window.round.come")
            sign: "pick"
            faces: banner.report?.come
        }
    }

    SequentialAnimation {
        id: shown

        onFinished: banner.done()

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 1
            duration: Theme.motion.fade
        }

        PauseAnimation {
            duration: Theme.motion.banner(banner.pace)
        }

        NumberAnimation {
            target: banner
            property: "opacity"
            to: 0
            duration: Theme.motion.fade
        }
    }
}
