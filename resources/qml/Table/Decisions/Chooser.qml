pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The cards or actions that a gesture could mean, beside the pointer. A click elsewhere cancels the
// gesture.
FocusScope {
    id: chooser

    required property Gestures gestures
    required property FocusWalker walker
    // How a card is shown, as the delegate of its row.
    required property Component card
    readonly property point spot: Pointer.position

    // Something else is offered, or nothing any more.
    signal offered

    objectName: "chooser"
    visible: gestures.choosing
    Keys.onLeftPressed: walker.walk(chooser, -1, 0)
    Keys.onRightPressed: walker.walk(chooser, 1, 0)
    Keys.onUpPressed: walker.walk(chooser, 0, -1)
    Keys.onDownPressed: walker.walk(chooser, 0, 1)

    Connections {
        target: chooser.gestures

        function onChoosingChanged() {
            chooser.offered();
        }
    }

    Cover {
        objectName: "beside"

        onClicked: chooser.gestures.drop()
    }

    Panel {
        readonly property point at: chooser.mapFromItem(null, chooser.spot.x, chooser.spot.y)
        readonly property real above: at.y - height - Theme.size.gapLarge

        x: Math.max(Theme.size.gap, Math.min(at.x - width / 2, chooser.width - width - Theme.size.gap))
        y: above >= Theme.size.gap ? above : Math.min(at.y + Theme.size.gapLarge, chooser.height - height - Theme.size.gap)
        width: Math.max(question.implicitWidth, ways.width) + 2 * Theme.size.gapLarge
        height: question.height + ways.height + 3 * Theme.size.gap
        color: Theme.color.parchment
        frameColor: Theme.color.legal

        Cover {}

        Title {
            id: question

            x: Theme.size.gapLarge
            y: Theme.size.gap
            height: Theme.size.heading
            text: chooser.gestures.cards.count ? qsTrId("window.gesture.who") : qsTrId("window.gesture.how")
            font.pixelSize: Theme.font.label
        }

        Row {
            id: ways

            anchors.top: question.bottom
            anchors.topMargin: Theme.size.gap
            x: Theme.size.gapLarge
            spacing: Theme.size.gap

            Repeater {
                model: chooser.gestures.cards

                delegate: chooser.card
            }

            Repeater {
                model: chooser.gestures.words

                delegate: GiltButton {
                    required property string key
                    required property string label

                    Thing.order: 1
                    Thing.badge: badge
                    number: Thing.number
                    text: label

                    onClicked: chooser.gestures.pick(key)
                }
            }
        }
    }
}
