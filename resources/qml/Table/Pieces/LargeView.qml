pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The item under the pointer or with the focus, large beside it, with all its words and what choosing it
// would bring. It covers neither it nor what shall stay in sight, if there is other room. It takes no
// clicks, and makes room for a dragged piece. A game draws the thing, and adds details below its name.
Panel {
    id: view

    readonly property Item subject: Pointer.subject
    readonly property QtObject targeted: (subject as Target)?.face ?? null
    // The looks of the thing; null if there are only words.
    property Component likeness: null
    // Whether a key may show it now.
    property bool ready: false
    // What it does not cover.
    property list<Item> spared: []
    // The height of the drawn thing, its width relative to it, and the most width of the words.
    property real high: Theme.size.largePicture
    property real shape: 0.75
    property real widest: Theme.size.explainer
    default property alias details: added.data
    readonly property bool drawn: likeness !== null
    // The width of the words with their margins if no line were broken.
    readonly property real spread: Math.max(Theme.size.field, title.implicitWidth, purpose.implicitWidth, pictures.implicitWidth, obstacle.implicitWidth, outlook.implicitWidth) + 3 * Theme.size.gapLarge
    readonly property list<string> said: [Pointer.reason, Pointer.option === "" ? "" : Pointer.outlook]

    function settle() {
        if (!visible || !subject)
            return;
        const corner = finder.place(view, parent, subject, spared, Theme.size.gap, false);
        x = Math.round(corner.x);
        y = Math.round(corner.y);
    }

    objectName: "largeView"
    // Above the light of who teaches.
    z: 1
    enabled: false
    visible: Pointer.enlarged && Pointer.text !== "" && !Pointer.carrying
    width: Math.min(picture.width + Math.min(spread, widest), (parent?.width ?? 0) - 2 * Theme.size.gapHuge)
    height: Math.max(drawn ? picture.height : 0, words.implicitHeight) + 2 * Theme.size.gapLarge
    onVisibleChanged: settle()
    onSubjectChanged: settle()
    onWidthChanged: settle()
    onHeightChanged: settle()
    radius: Theme.size.radiusLarge
    color: Theme.color.parchment
    frameColor: Theme.color.goldDeep
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Phrases.sentences([Pointer.text, Pointer.about, ...said])

    Beside {
        id: finder
    }

    Hotkeys {
        active: view.ready
        acts: ({
                magnify: () => Pointer.magnifying = !Pointer.magnifying
            })
    }

    Loader {
        id: picture

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        width: view.drawn ? height * view.shape : 0
        height: view.high
        active: view.visible && view.drawn
        sourceComponent: view.likeness
    }

    Column {
        id: words

        anchors.left: picture.right
        anchors.right: parent.right
        anchors.leftMargin: view.drawn ? Theme.size.gapLarge : Theme.size.gapSmall
        anchors.rightMargin: Theme.size.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gap

        component Line: Prose {
            width: words.width
            visible: text !== ""
            font.pixelSize: Theme.font.body
        }

        LongTitle {
            id: title

            width: parent.width
            text: Pointer.text
            font.pixelSize: Theme.font.large
            font.bold: true
        }

        Column {
            id: added

            width: parent.width
            visible: implicitHeight > 0
            spacing: Theme.size.gap
        }

        Line {
            id: purpose

            text: Pointer.about
        }

        Loader {
            id: pictures

            sourceComponent: view.visible ? Pointer.pictures : null
        }

        Line {
            id: obstacle

            text: Phrases.begun(Pointer.reason)
            color: Theme.color.alarm
            font.bold: true
        }

        Line {
            id: outlook

            text: Pointer.option === "" ? "" : Pointer.outlook
            color: Theme.color.heading
            font.bold: true
        }
    }
}
