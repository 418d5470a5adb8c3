pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The question at the very first start: how the user would like to begin.
Column {
    id: start

    required property Shell shell
    // Whether there is room only for the ways themselves.
    property bool low: false

    spacing: Theme.size.gapLarge

    component Way: Column {
        id: way

        property alias name: button.objectName
        required property string text
        required property string about
        property alias primary: button.primary

        signal taken

        spacing: Theme.size.gapSmall

        GiltButton {
            id: button

            width: start.low ? 1.1 * Theme.size.field : Theme.size.bigButtonWidth
            height: Theme.size.bigButtonHeight
            anchors.horizontalCenter: parent.horizontalCenter
            text: way.text
            textSize: Theme.font.large
            Accessible.description: way.about

            onClicked: way.taken()
        }

        Prose {
            visible: !start.low
            width: Theme.size.menuWidth - 4 * Theme.size.gapHuge
            horizontalAlignment: Text.AlignHCenter
            text: way.about
            color: Theme.color.inkSoft
        }
    }

    Title {
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTrId("window.welcome.question")
        color: Theme.color.heading
        font.pixelSize: Theme.font.heading
    }

    GameChoice {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.size.menuWidth - 4 * Theme.size.gapHuge
        shell: start.shell
    }

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        columns: start.low ? 2 : 1
        spacing: Theme.size.gapLarge

        Way {
            name: "firstLearn"
            primary: true
            text: qsTrId("window.welcome.learn")
            about: qsTrId("window.welcome.learn_about")

            onTaken: {
                start.shell.preferences.welcome();
                start.shell.open("learn");
            }
        }

        Way {
            name: "firstCoach"
            primary: false
            text: qsTrId("window.welcome.coach")
            about: start.shell.chosen.coachAbout

            onTaken: {
                start.shell.preferences.welcome();
                start.shell.startCoached();
            }
        }

        Way {
            name: "firstKnown"
            primary: false
            text: qsTrId("window.welcome.known")
            about: qsTrId("window.welcome.known_about")

            onTaken: start.shell.preferences.welcome()
        }
    }
}
