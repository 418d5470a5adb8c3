import QtQuick
import Table.Controls

// Asks, where a new game goes on from a computer player's turn, whether one takes that seat; nobody acts meanwhile.
Dialog {
    id: dialog

    readonly property Seating seating: shell.game.seating

    title: qsTrId("window-past-leave")
    sheetWidth: Theme.size.notice
    needed: words.implicitHeight + Theme.size.gapHuge + answers.implicitHeight

    LongTitle {
        id: words

        width: parent.width
        text: dialog.seating.question
    }

    Row {
        id: answers

        anchors.right: parent.right
        anchors.top: words.bottom
        anchors.topMargin: Theme.size.gapHuge
        spacing: Theme.size.gapLarge

        GiltButton {
            objectName: "theirs"
            text: dialog.seating.other

            onClicked: dialog.shell.back()
        }

        GiltButton {
            objectName: "mine"
            primary: true
            text: qsTrId("window-past-mine")

            onClicked: {
                dialog.seating.give("human");
                dialog.shell.back();
            }
        }
    }
}
