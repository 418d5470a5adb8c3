pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program

// The version, and thanks to those whose work is in the program.
Dialog {
    id: dialog

    readonly property About about: shell.backstage.about
    readonly property bool reading: about.text !== ""

    function leave() {
        if (reading)
            about.close();
        else
            shell.back();
    }

    function walk(right: int, down: int) {
        if (reading)
            scroll(licence, down * Theme.size.rowHeight);
        else
            walker.walk(dialog, right, down);
    }

    // By keys: a line of the licence, or a page of whatever is shown.
    function scroll(view: Flickable, distance: real) {
        const lowest = Math.max(view.originY, view.originY + view.contentHeight - view.height);
        view.contentY = Math.max(view.originY, Math.min(lowest, view.contentY + distance));
    }

    function page(direction: int) {
        const view = reading ? licence : list as Flickable;
        scroll(view, direction * view.height * 0.9);
    }

    title: Texts.say("window-about-title", {version: about.version})
    arrows: Qt.Vertical

    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp;
        if (event.accepted)
            page(event.key === Qt.Key_PageDown ? 1 : -1);
    }

    Prose {
        id: words

        width: parent.width
        visible: !dialog.reading
        text: qsTrId("window-about-text")
    }

    ScrollList {
        id: list

        told: dialog.title
        objectName: "credits"
        anchors.top: words.bottom
        anchors.topMargin: Theme.size.gapLarge
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !dialog.reading
        spacing: Theme.size.gapTiny
        model: dialog.about.credits

        delegate: Item {
            id: credit

            required property string key
            required property string version
            required property string by
            required property string licence
            required property string address
            required property string text

            anchors.left: parent?.left
            width: list.width - Theme.size.gapLarge
            height: Math.max(Theme.size.rowHeight, name.implicitHeight, by.implicitHeight + address.implicitHeight + Theme.size.gapSmall)
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: Phrases.details([`${key} ${version}`, credit.by, credit.licence])

            LongTitle {
                id: name

                anchors.left: parent.left
                width: Theme.size.field
                text: credit.key
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.font.label
                font.bold: true
            }

            Prose {
                id: by

                anchors.left: name.right
                anchors.right: button.left
                anchors.rightMargin: Theme.size.gap
                text: `${credit.version} ${credit.by}`.trim()
                font.pixelSize: Theme.font.small
            }

            Note {
                id: address

                anchors.top: by.bottom
                anchors.left: name.right
                anchors.right: button.left
                anchors.rightMargin: Theme.size.gap
                text: credit.address
            }

            Words {
                anchors.fill: button
                horizontalAlignment: Text.AlignHCenter
                visible: !button.visible
                text: credit.licence
            }

            GiltButton {
                id: button

                objectName: "licence:" + credit.key
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(Theme.size.column, implicitWidth)
                visible: credit.text !== ""
                text: credit.licence

                onClicked: dialog.about.read(credit.text)
            }
        }
    }

    ScrollArea {
        id: licence

        anchors.fill: parent
        visible: dialog.reading
        contentHeight: legal.implicitHeight

        onVisibleChanged: contentY = 0

        Prose {
            id: legal

            anchors.left: parent.left
            width: licence.room
            text: dialog.about.text
            font.pixelSize: Theme.font.small
        }
    }
}
