pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Lessons

// At the very first start: which game it is to be, and then how the user would like to begin.
Column {
    id: start

    required property Shell shell

    spacing: Theme.size.gapLarge

    GameChoice {
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width
        shell: start.shell
    }

    Note {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: start.shell.chosen.about
    }

    Title {
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTrId("window-welcome-question")
        color: Theme.color.heading
        font.pixelSize: Theme.font.heading
    }

    WayOn {
        objectName: "firstQuick"
        width: parent.width
        text: qsTrId("window-welcome-quick")
        about: qsTrId("window-welcome-quick_about")
        picture: start.shell.chosen.picture

        onClicked: {
            start.shell.preferences.welcome();
            start.shell.startQuick();
        }
    }

    Row {
        id: others

        width: parent.width
        spacing: Theme.size.gapLarge

        component Other: Column {
            id: other

            property alias name: button.objectName
            required property string text
            required property string about

            signal taken

            width: (others.width - others.spacing) / 2
            spacing: Theme.size.gapSmall

            GiltButton {
                id: button

                width: parent.width
                text: other.text
                Accessible.description: other.about

                onClicked: other.taken()
            }

            Note {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: other.about
            }
        }

        Other {
            name: "firstCoach"
            text: qsTrId("window-welcome-coach")
            about: start.shell.chosen.coachAbout

            onTaken: {
                start.shell.preferences.welcome();
                start.shell.startCoached();
            }
        }

        Other {
            name: "firstLearn"
            text: qsTrId("window-welcome-learn")
            about: qsTrId("window-welcome-learn_about")

            onTaken: {
                start.shell.preferences.welcome();
                start.shell.open("learn");
            }
        }
    }

    GiltButton {
        objectName: "firstKnown"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTrId("window-welcome-known")
        hint: qsTrId("window-welcome-known_about")
        Accessible.description: hint

        onClicked: start.shell.preferences.welcome()
    }
}
