pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The buttons for the replies to the tutor.
Flow {
    id: answers

    required property Tutor tutor
    readonly property list<Item> buttons: children.filter(each => each.visible && (each as GiltButton))
    readonly property real widest: Math.max(0, ...buttons.map(each => each.width))
    // The width of all buttons side by side.
    readonly property real natural: buttons.reduce((sum, each) => sum + each.width + spacing, -spacing)

    // The button that has the focus first, if any.
    function first(): GiltButton {
        const shown = buttons.filter(each => each !== showMe);
        return (shown.find(each => (each as GiltButton).primary) ?? shown[0] ?? null) as GiltButton;
    }

    spacing: Theme.size.gap

    Repeater {
        model: answers.tutor.replies

        delegate: GiltButton {
            required property string key
            required text

            objectName: `reply:${key}`

            onClicked: answers.tutor.reply(key)
        }
    }

    GiltButton {
        objectName: "goOn"
        visible: answers.tutor.mayGoOn
        primary: true
        text: qsTrId("window.learn.go_on")

        onClicked: answers.tutor.goOn()
    }

    GiltButton {
        objectName: "takeBack"
        visible: answers.tutor.mayTakeBack
        primary: !answers.tutor.mayGoOn
        sign: "undo"
        text: qsTrId("window.learn.take_back")

        onClicked: answers.tutor.takeBack()
    }

    GiltButton {
        id: showMe

        objectName: "showMe"
        visible: answers.tutor.mayShow
        text: qsTrId("window.learn.show")

        onClicked: answers.tutor.show()
    }

    GiltButton {
        objectName: "nextLesson"
        visible: answers.tutor.over
        primary: true
        text: qsTrId(answers.tutor.onward)

        onClicked: answers.tutor.followed()
    }

    GiltButton {
        objectName: "repeatLesson"
        visible: answers.tutor.over
        text: qsTrId("window.learn.again")

        onClicked: answers.tutor.repeated()
    }

    GiltButton {
        objectName: "allLessons"
        visible: answers.tutor.over
        text: qsTrId("window.learn.all")

        onClicked: answers.tutor.leave()
    }
}
