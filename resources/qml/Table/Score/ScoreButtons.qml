pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What can be done during the final scoring, and with the score sheet afterwards.
Flow {
    id: buttons

    required property ScoreDialog dialog
    readonly property ScoreSheet score: dialog.score

    layoutDirection: Qt.RightToLeft
    spacing: Theme.size.gap

    component Choice: GiltButton {
        property bool shown: !buttons.score.showing

        visible: shown
    }

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

    // Where these were, a press that comes too late does nothing.
    Item {
        width: next.width + buttons.spacing + skip.width
        height: next.height
        visible: !buttons.score.showing
    }

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

    Words {
        height: Theme.size.buttonHeight
        rightPadding: Theme.size.gapLarge
        visible: buttons.score.showing
        text: buttons.score.progress
        color: Theme.color.inkSoft
    }
}
