import QtQuick
import Table.Theme

// Asks before something is lost; the focus is on leaving things as they are.
Overlay {
    id: question

    required property string text
    required property string yes
    required property string no

    signal agreed
    signal refused

    tall: words.implicitHeight + Theme.size.bigButtonHeight + 2 * Theme.size.gapHuge
    told: text
    Keys.onEscapePressed: refused()

    onVisibleChanged: {
        if (visible)
            stay.forceActiveFocus(Qt.TabFocusReason);
    }

    LongTitle {
        id: words

        anchors.top: parent.top
        width: parent.width
        text: question.text
    }

    Row {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
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
