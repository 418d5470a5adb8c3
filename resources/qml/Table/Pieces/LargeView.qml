pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The item under the pointer or with the focus, large in the middle of the table, with all its words and
// what choosing it would bring. It takes no clicks, and makes room for a dragged piece. A game draws the
// thing, and adds details below its name.
Panel {
    id: view

    readonly property Item subject: Pointer.subject
    readonly property QtObject targeted: (subject as Target)?.face ?? null
    // The looks of the thing; null if there are only words.
    property Component likeness: null
    // Whether a key may show it now.
    property bool ready: false
    default property alias details: added.data
    readonly property bool drawn: likeness !== null
    readonly property list<string> said: [Pointer.reason, Pointer.option === "" ? "" : Pointer.outlook]

    objectName: "largeView"
    anchors.centerIn: parent
    enabled: false
    visible: Pointer.magnifying && Pointer.text !== "" && !Pointer.carrying
    width: Math.min(Theme.size.largeView, (parent?.width ?? 0) - 2 * Theme.size.gapHuge)
    height: Math.max(drawn ? Theme.size.largePicture + 2 * Theme.size.gapHuge : 0, words.implicitHeight + 2 * Theme.size.gapHuge)
    radius: Theme.size.radiusLarge
    color: Theme.color.parchment
    frameColor: Theme.color.goldDeep
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Phrases.sentences([Pointer.text, Pointer.about, ...said])

    Hotkeys {
        active: view.ready
        acts: ({
                magnify: () => Pointer.magnifying = !Pointer.magnifying
            })
    }

    Loader {
        id: picture

        x: Theme.size.gapHuge
        anchors.verticalCenter: parent.verticalCenter
        width: view.drawn ? Theme.size.largePicture * 0.75 : 0
        height: Theme.size.largePicture
        active: view.visible && view.drawn
        sourceComponent: view.likeness
    }

    Column {
        id: words

        anchors.left: picture.right
        anchors.right: parent.right
        anchors.leftMargin: view.drawn ? Theme.size.gapHuge : 0
        anchors.rightMargin: Theme.size.gapHuge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gapLarge

        component Line: Prose {
            width: words.width
            visible: text !== ""
            font.pixelSize: Theme.font.large
        }

        LongTitle {
            width: parent.width
            text: Pointer.text
            font.pixelSize: Theme.font.title
            font.bold: true
        }

        Column {
            id: added

            width: parent.width
            visible: implicitHeight > 0
            spacing: Theme.size.gapLarge
        }

        Line {
            text: Pointer.about
        }

        Line {
            text: Pointer.reason
            color: Theme.color.alarm
            font.bold: true
        }

        Line {
            text: Pointer.option === "" ? "" : Pointer.outlook
            color: Theme.color.heading
            font.bold: true
        }
    }
}
