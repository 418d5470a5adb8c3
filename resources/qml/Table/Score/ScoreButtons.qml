pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What can be done during the final scoring, on the left, and with the score sheet afterwards, on the right: where the
// first are, a press that comes too late does nothing.
Item {
    id: buttons

    required property ScoreDialog dialog
    readonly property ScoreSheet score: dialog.score

    implicitHeight: Math.max(next.height, after.height)
    height: implicitHeight

    component Choice: GiltButton {
        property bool shown: !buttons.score.showing

        visible: shown
    }

    Row {
        id: during

        anchors.left: parent.left
        spacing: Theme.size.gap

        Choice {
            id: next

            objectName: "nextItem"
            shown: buttons.score.showing
            primary: true
            text: qsTrId("window-score-next")

            onClicked: buttons.dialog.goOn()
        }

        Choice {
            id: skip

            objectName: "skipShow"
            shown: buttons.score.showing
            text: qsTrId("window-score-skip")

            onClicked: buttons.score.skip()
        }

        Words {
            height: Theme.size.buttonHeight
            leftPadding: Theme.size.gap
            visible: buttons.score.showing
            text: buttons.score.progress
            color: Theme.color.inkSoft
        }
    }

    Flow {
        id: after

        // The room of the two on the left, which are gone by now.
        readonly property real kept: next.width + skip.width + 2 * during.spacing

        anchors.right: parent.right
        width: parent.width - kept
        layoutDirection: Qt.RightToLeft
        spacing: Theme.size.gap

        Choice {
            objectName: "toTable"
            primary: buttons.dialog.shell.backstage.school.learning
            text: qsTrId("window-score-table")

            onClicked: buttons.dialog.shell.back()
        }

        // Before what few look for: whoever has passed over it shall see it.
        Choice {
            objectName: "finaleAgain"
            visible: shown && Theme.motionFactor > 0 && buttons.dialog.game.finale.toString() !== ""
            enabled: !buttons.dialog.keeping
            text: buttons.dialog.game.finaleName
            sign: "crown"

            onClicked: buttons.score.playFinale()
        }

        Choice {
            objectName: "analyse"
            visible: shown && buttons.dialog.game.tutors.analysable && !buttons.dialog.shell.backstage.school.learning
            enabled: !buttons.dialog.keeping
            text: qsTrId("window-analysis-title")

            onClicked: buttons.dialog.shell.open("analysis")
        }

        Choice {
            objectName: "keepScore"
            enabled: !buttons.dialog.keeping
            text: qsTrId("window-score-keep")

            onClicked: buttons.dialog.keeping = true
        }

        Choice {
            objectName: "seeAgain"
            enabled: !buttons.dialog.keeping
            text: qsTrId("window-score-again")

            onClicked: buttons.score.begin()
        }

        Choice {
            objectName: "playAgain"
            shown: !buttons.score.showing && !buttons.dialog.shell.backstage.school.learning
            primary: true
            enabled: !buttons.dialog.keeping
            text: qsTrId("window-score-play_again")

            onClicked: buttons.dialog.shell.playAgain()
        }

        Choice {
            objectName: "toMenu"
            shown: !buttons.score.showing && !buttons.dialog.shell.backstage.school.learning
            text: qsTrId("window-table-to_menu")

            onClicked: buttons.dialog.shell.leave()
        }

        // Where a lesson goes on.
        Words {
            objectName: "goesOn"
            height: Theme.size.buttonHeight
            rightPadding: Theme.size.gapLarge
            visible: !buttons.score.showing && buttons.dialog.shell.backstage.school.learning
            text: qsTrId("window-score-taught")
        }
    }
}
