import QtQuick
import Table.Controls
import Table.Theme

// Asks before something is lost, over a sheet that is dimmed meanwhile; the focus is on leaving things
// as they are.
FocusScope {
    id: question

    required property string text
    required property string yes
    required property string no

    signal agreed
    signal refused

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Keys.onEscapePressed: refused()

    onVisibleChanged: {
        if (visible)
            stay.forceActiveFocus(Qt.TabFocusReason);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.size.radiusLarge
        color: Theme.color.shade
    }

    Cover {}

    Panel {
        anchors.centerIn: parent
        width: Theme.size.notice
        height: words.implicitHeight + Theme.size.bigButtonHeight + 4 * Theme.size.gapHuge
        radius: Theme.size.radiusLarge
        color: Theme.color.parchment

        LongTitle {
            id: words

            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.size.gapHuge
            text: question.text
        }

        Row {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapHuge
            spacing: Theme.size.gapLarge
            layoutDirection: Qt.RightToLeft

            GiltButton {
                id: stay

                objectName: "refuse"
                primary: true
                text: question.no

                onClicked: question.refused()
            }

            GiltButton {
                objectName: "agree"
                text: question.yes

                onClicked: question.agreed()
            }
        }
    }
}
