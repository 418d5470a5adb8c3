pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The analysis of a game, or of its past rounds: curves, what decisions and luck did, and the
// costliest decisions.
Dialog {
    id: dialog

    readonly property GameController game: shell.game
    readonly property Analysis analysis: game.tutors.analysis

    function look() {
        analysis.show();
        shell.seeTable();
    }

    title: qsTrId("window-analysis-title")
    arrows: Qt.Vertical
    sheetWidth: Theme.size.wideDialog * 1.1
    sheetHeight: Theme.size.dialogHeight * 1.2

    Component.onCompleted: analysis.begin()
    Component.onDestruction: analysis?.stop()

    Item {
        id: left

        anchors.left: parent.left
        width: dialog.narrow ? parent.width : parent.width * 0.56
        height: dialog.narrow ? parent.height * 0.55 : parent.height

        ChanceChart {
            id: chart

            width: parent.width
            height: parent.height - told.height - seats.height - meant.height - 2 * Theme.size.gap
            focus: true
            dialog: dialog
        }

        Prose {
            id: told

            objectName: "chancesTold"
            anchors.top: chart.bottom
            anchors.topMargin: Theme.size.gap
            width: parent.width
            height: 2 * Theme.size.icon
            text: dialog.analysis.told
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.font.small
        }

        Grid {
            id: seats

            anchors.left: parent.left
            anchors.bottom: meant.top
            columns: dialog.narrow ? 2 : 1
            columnSpacing: Theme.size.gapLarge
            rowSpacing: Theme.size.gapTiny

            Repeater {
                model: dialog.analysis.curves

                delegate: Row {
                    id: seat

                    required property int key
                    required property string decisions
                    required property string account

                    objectName: `seat:${key}`
                    spacing: Theme.size.gap

                    Emblem {
                        id: emblem

                        anchors.verticalCenter: parent.verticalCenter
                        seat: seat.key
                    }

                    Words {
                        width: (left.width - (seats.columns - 1) * seats.columnSpacing) / seats.columns - emblem.width - Theme.size.gap
                        text: Phrases.between([seat.decisions, seat.account])
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.StaticText
                        Accessible.ignored: !visible || !parent?.enabled
                        Accessible.name: text
                    }
                }
            }
        }

        // What these words mean: what changed the chances is told only once the game is over.
        Note {
            id: meant

            objectName: "analysisMeaning"
            anchors.bottom: parent.bottom
            width: parent.width
            topPadding: Theme.size.gapTiny
            text: qsTrId(dialog.game.over ? "window-analysis-meaning" : "window-analysis-meaning_so_far")
        }
    }

    Item {
        anchors.left: parent.left
        anchors.leftMargin: dialog.narrow ? 0 : left.width + Theme.size.gapHuge
        y: dialog.narrow ? left.height + Theme.size.gapLarge : 0
        width: parent.width - anchors.leftMargin
        height: parent.height - y

        Title {
            id: heading

            objectName: "analysisProgress"
            width: parent.width
            height: Theme.size.buttonHeight
            text: dialog.analysis.progress
            color: Theme.color.heading
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.font.small
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: text
        }

        PlayerFilter {
            id: filter

            anchors.left: parent.left
            anchors.top: heading.bottom
            anchors.topMargin: visible ? Theme.size.gapSmall : 0
            visible: players.count > 0
            height: visible ? implicitHeight : 0
            about: dialog.analysis.about
            players: dialog.analysis.players

            onPicked: seat => dialog.analysis.filter(seat)
        }

        ScrollList {
            id: list

            told: heading.text
            anchors.top: filter.bottom
            anchors.bottom: parent.bottom
            anchors.topMargin: Theme.size.gapSmall
            width: parent.width
            model: dialog.analysis.costly

            delegate: CostlyLine {
                view: list
                anchors.left: parent?.left
                width: list.width - Theme.size.gapLarge

                onClicked: {
                    dialog.analysis.point(key);
                    dialog.look();
                }
            }
        }
    }
}
