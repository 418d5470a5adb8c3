import QtQuick
import Table.Controls

// Lets the rival tell of the last turn once more.
GiltButton {
    required property GameController game
    readonly property bool able: game.tutors.mayTellAgain && !game.timeline.past

    objectName: "tellAgain"
    visible: able
    enabled: !game.tutors.tells
    text: qsTrId("window-telling-again")
    hint: Texts.say("window-telling-again_hint", {name: game.tutors.rival})
    sign: "arrow-round"

    onClicked: game.tutors.tellAgain()
}
