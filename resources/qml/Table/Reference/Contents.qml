pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The titles of the reference, or those found; the chosen one is beside them.
ScrollList {
    id: list

    required property ReferenceBook book

    function follow() {
        const place = book.placeOf(book.article.key);
        if (place >= 0)
            currentIndex = place;
    }

    objectName: "contents"
    model: book.titles
    activeFocusOnTab: true
    keyNavigationEnabled: true
    spacing: 0
    told: qsTrId("window-reference-contents")

    Component.onCompleted: follow()
    onActiveFocusChanged: {
        if (activeFocus)
            follow();
    }
    onCurrentItemChanged: {
        if (activeFocus && currentItem)
            book.read((currentItem as Line).key);
    }

    Connections {
        target: list.book.article

        function onChanged() {
            list.follow();
        }
    }

    component Line: Item {
        id: line

        required property int index
        required property string key
        required property string title
        required property string expansion
        readonly property bool chosen: key === list.book.article.key

        objectName: "title:" + key
        anchors.left: parent?.left
        width: list.width - Theme.size.gapLarge
        height: Math.max(Theme.size.touch, words.implicitHeight + Theme.size.gap)
        Accessible.role: Accessible.ListItem
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: expansion === "" ? title : Texts.say("sentence-bracketed", {text: title, more: expansion})
        Accessible.description: list.placed(index)
        Accessible.selected: chosen
        Accessible.onPressAction: list.book.read(key)

        TapHandler {
            onTapped: {
                list.forceActiveFocus();
                list.book.read(line.key);
            }
        }

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }

        Rectangle {
            anchors.fill: parent
            visible: line.chosen || hover.hovered
            radius: Theme.size.radius
            color: line.chosen ? Theme.color.legalFill : Theme.color.duckEggLight
            border.width: line.chosen ? Theme.size.hair : 0
            border.color: Theme.color.legal
        }

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.size.gapLarge
            width: parent.width - 2 * x

            Prose {
                width: parent.width
                text: line.title
            }

            Note {
                width: parent.width
                visible: line.expansion !== ""
                text: line.expansion
            }
        }

        FocusRing {
            visible: list.activeFocus && line.chosen
        }
    }

    delegate: Line {}
}
