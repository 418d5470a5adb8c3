pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// What can be done during the final scoring, and with the score sheet afterwards.
Flow {
    id: buttons

    required property Shell shell
    required property GameController game
    // Whether the sheet is about to be kept.
    required property bool keeping
    readonly property ScoreSheet score: game.score

    signal wentOn
    signal keepAsked

    layoutDirection: Qt.RightToLeft
    spacing: Theme.size.gap

    component Choice: GiltButton {
        property bool shown: !buttons.score.showing

        visible: shown
    }

    Choice {
        objectName: "nextItem"
        shown: buttons.score.showing
        primary: true
        text: qsTrId("window.score.next")

        onClicked: buttons.wentOn()
    }

    Choice {
        objectName: "skipShow"
        shown: buttons.score.showing
        text: qsTrId("window.score.skip")

        onClicked: buttons.score.skip()
    }

    Choice {
        objectName: "toMenu"
        shown: !buttons.score.showing && !buttons.shell.school.learning
        primary: true
        text: qsTrId("window.table.to_menu")

        onClicked: buttons.shell.leave()
    }

    Choice {
        objectName: "toTable"
        primary: buttons.shell.school.learning
        text: qsTrId("window.score.table")

        onClicked: buttons.shell.back()
    }

    Choice {
        objectName: "analyse"
        visible: shown && buttons.game.tutors.analysable && !buttons.shell.school.learning
        enabled: !buttons.keeping
        text: qsTrId("window.analysis.title")

        onClicked: buttons.shell.open("analysis")
    }

    Choice {
        objectName: "keepScore"
        enabled: !buttons.keeping
        text: qsTrId("window.score.keep")

        onClicked: buttons.keepAsked()
    }

    Choice {
        objectName: "seeAgain"
        enabled: !buttons.keeping
        text: qsTrId("window.score.again")

        onClicked: buttons.score.begin()
    }

    Choice {
        objectName: "finaleAgain"
        visible: shown && Theme.motionFactor > 0 && buttons.game.finale.toString() !== ""
        enabled: !buttons.keeping
        text: buttons.game.finaleName

        onClicked: buttons.score.playFinale()
    }

    Words {
        height: Theme.size.buttonHeight
        rightPadding: Theme.size.gapLarge
        visible: buttons.score.showing
        text: buttons.score.progress
        color: Theme.color.inkSoft
    }
}
