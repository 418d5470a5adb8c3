pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// What is asked at the very first start: how one would like to begin.
Column {
    id: start

    required property Shell shell

    spacing: Theme.size.gapLarge

    component Way: Column {
        id: way

        property alias name: button.objectName
        required property string text
        required property string about

        signal taken

        spacing: Theme.size.gapSmall

        GiltButton {
            id: button

            width: Theme.size.bigButtonWidth
            height: Theme.size.bigButtonHeight
            anchors.horizontalCenter: parent.horizontalCenter
            primary: start.children.indexOf(way) === 1
            text: way.text
            textSize: Theme.font.large
            Accessible.description: way.about

            onClicked: way.taken()
        }

        Words {
            width: Theme.size.menuWidth - 4 * Theme.size.gapHuge
            horizontalAlignment: Text.AlignHCenter
            text: way.about
            color: Theme.color.inkSoft
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
    }

    Title {
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTrId("window.welcome.question")
        color: Theme.color.heading
        font.pixelSize: Theme.font.heading
        elide: Text.ElideNone
    }

    Way {
        name: "firstLearn"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTrId("window.welcome.learn")
        about: qsTrId("window.welcome.learn_about")

        onTaken: {
            start.shell.preferences.welcome();
            start.shell.open("learn");
        }
    }

    Way {
        name: "firstCoach"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTrId("window.welcome.coach")
        about: qsTrId("window.welcome.coach_about")

        onTaken: {
            start.shell.preferences.welcome();
            start.shell.startCoached();
        }
    }

    Way {
        name: "firstKnown"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTrId("window.welcome.known")
        about: qsTrId("window.welcome.known_about")

        onTaken: start.shell.preferences.welcome()
    }
}
