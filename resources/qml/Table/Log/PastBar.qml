import QtQuick
import Table.Controls
import Table.Decisions

// In place of the prompt: the past moment on show, and the way through time.
Panel {
    id: bar

    required property Timeline timeline
    required property string aside
    readonly property string badge: timeline.taken ? qsTrId("window-past-taken") : qsTrId("window-past-badge")

    color: Theme.color.night
    frameColor: Theme.color.goldLight
    innerFrame: Theme.color.nightLight
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Texts.say("window-told", {label: badge, text: timeline.title})

    Glyph {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size.touch
        name: bar.timeline.taken ? "branch" : "clock"
        tint: Theme.color.goldLight
        inner: Theme.color.night
    }

    Column {
        anchors.left: sign.right
        anchors.right: steps.left
        anchors.margins: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gapTiny

        Item {
            width: parent.width
            height: title.height

            Title {
                id: title

                objectName: "pastTitle"
                anchors.left: parent.left
                width: Math.min(implicitWidth, parent.width)
                text: Phrases.between([bar.badge, bar.timeline.title])
                color: Theme.color.goldLight

                Whole {
                    words: title.text
                    cut: title.truncated
                }
            }

            Words {
                id: aside

                anchors.left: title.right
                anchors.right: parent.right
                anchors.leftMargin: Theme.size.gapHuge
                height: parent.height
                visible: text !== ""
                text: bar.aside
                elide: Text.ElideRight
                color: Theme.color.goldLight
                font.bold: true
            }

            Hint {
                anchors.fill: aside
                visible: !aside.visible && bar.visible
                ink: Theme.color.inkOnDarkSoft
            }
        }

        Words {
            id: line

            objectName: "pastLine"
            width: parent.width
            text: bar.timeline.line
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.color.inkOnDark

            Whole {
                words: line.text
                cut: line.truncated
            }
        }
    }

    Row {
        id: steps

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gapSmall

        component Step: GiltButton {
            display: GiltButton.IconOnly
            Thing.steady: true
        }

        Step {
            objectName: "pastFirst"
            text: qsTrId("window-past-first")
            hint: Phrases.keyed(text, Shortcuts.written.first)
            sign: "past-first"
            enabled: bar.timeline.canWalkBack

            onClicked: bar.timeline.walkTo(0)
        }

        Step {
            objectName: "pastBack"
            text: qsTrId("window-past-back")
            hint: Phrases.keyed(text, Shortcuts.written.step_back)
            sign: "past-back"
            enabled: bar.timeline.canWalkBack

            onClicked: bar.timeline.step(-1)
        }

        Step {
            objectName: "pastOn"
            text: qsTrId("window-past-on")
            hint: Phrases.keyed(text, Shortcuts.written.step_on)
            sign: "past-on"
            enabled: bar.timeline.canWalkOn

            onClicked: bar.timeline.step(1)
        }

        // Its place is kept, so that the steps before it are where they were at every press.
        Item {
            readonly property list<string> wordings: [qsTrId("window-past-go_on"), qsTrId("window-past-leave")]

            width: Math.ceil(Math.max(...wordings.map(each => measure.broad(each, Theme.font.body)))) + onward.leftPadding + onward.rightPadding
            height: onward.implicitHeight

            GiltButton {
                id: onward

                objectName: "pastGoOn"
                anchors.fill: parent
                visible: bar.timeline.canGoOn || bar.timeline.canLeave
                text: bar.timeline.canLeave ? qsTrId("window-past-leave") : qsTrId("window-past-go_on")
                hint: Texts.say(bar.timeline.canLeave ? "window-past-leave_hint" : "window-past-go_on_hint", {key: Shortcuts.written.go_on})

                onClicked: bar.timeline.goOn()
            }

            Measure {
                id: measure

                font.family: Theme.font.sans
                font.pixelSize: Theme.font.body
            }
        }

        GiltButton {
            objectName: "pastNow"
            text: qsTrId("window-past-now")
            hint: Texts.say("window-past-now_hint", {key: Shortcuts.written.now})
            primary: true

            onClicked: bar.timeline.now()
        }
    }
}
