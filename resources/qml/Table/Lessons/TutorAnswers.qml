pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The buttons for the replies to the tutor, one below the other, or in two columns if that is too high. In a lesson
// one goes on, or takes something back, at the lower right place, which two columns leave free: what can be pressed
// next then stands elsewhere.
Grid {
    id: answers

    required property Tutor tutor
    // The height and the width for all.
    required property real high
    required property real most
    readonly property list<Item> buttons: children.filter(each => each.visible && (each as GiltButton))
    readonly property bool lesson: tutor.progress !== "" || tutor.over
    // What leads on has the same place and width in each step.
    readonly property list<Item> leading: lesson && !tutor.over ? [onward, back, showMe] : []
    readonly property real widest: Math.max(0, ...[...leading, ...buttons].map(each => each.implicitWidth))
    readonly property real below: buttons.length * (Theme.size.touch + rowSpacing) - rowSpacing

    // As high as a finger likes it, or a little lower if so many would not fit one below the other.
    readonly property int rowsNeeded: Math.max(1, Math.ceil(buttons.length / columns))
    readonly property real tall: Math.max(0.8 * Theme.size.touch, Math.min(Theme.size.touch, Math.floor((high + rowSpacing) / rowsNeeded) - rowSpacing))

    // The button that has the focus first, if any.
    function first(): GiltButton {
        const shown = buttons.filter(each => each !== showMe);
        return (shown.find(each => (each as GiltButton).primary) ?? shown[0] ?? null) as GiltButton;
    }

    columns: buttons.length > 1 && (lesson || below > high) && 2 * widest + columnSpacing < most ? 2 : 1
    rowSpacing: Theme.size.gapTiny
    columnSpacing: Theme.size.gap

    component Answer: GiltButton {
        width: answers.widest
        implicitHeight: answers.tall
    }

    Repeater {
        model: answers.tutor.replies

        delegate: Answer {
            required property string key
            required text
            required primary

            objectName: `reply:${key}`

            onClicked: answers.tutor.reply(key)
        }
    }

    Item {
        visible: answers.lesson && answers.tutor.mayGoOn !== answers.tutor.mayTakeBack
        width: answers.widest
        height: answers.tall
    }

    Answer {
        id: onward

        objectName: "goOn"
        visible: answers.tutor.mayGoOn
        primary: true
        text: qsTrId("window-learn-go_on")

        onClicked: answers.tutor.goOn()
    }

    Answer {
        id: back

        objectName: "takeBack"
        visible: answers.tutor.mayTakeBack
        primary: !answers.tutor.mayGoOn
        sign: "undo"
        text: qsTrId("window-learn-take_back")

        onClicked: answers.tutor.takeBack()
    }

    Answer {
        id: showMe

        objectName: "showMe"
        visible: answers.tutor.mayShow
        text: qsTrId("window-learn-show")

        onClicked: answers.tutor.show()
    }

    Answer {
        objectName: "nextLesson"
        visible: answers.tutor.over
        primary: true
        text: qsTrId(answers.tutor.onward)

        onClicked: answers.tutor.followed()
    }

    Answer {
        objectName: "repeatLesson"
        visible: answers.tutor.over
        text: qsTrId("window-learn-again")

        onClicked: answers.tutor.repeated()
    }

    Answer {
        objectName: "allLessons"
        visible: answers.tutor.over
        text: qsTrId("window-learn-all")

        onClicked: answers.tutor.leave()
    }
}
