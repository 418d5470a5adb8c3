import QtQuick
import Table.Controls
import Table.Lessons
import Table.Reference

// The rules at hand: how to play in short, and an article about each thing, found by its words.
Dialog {
    id: dialog

    readonly property ReferenceBook book: shell.chosen.pages.reference

    function walk(right: int, down: int) {
        if (search.activeFocus && down > 0)
            contents.forceActiveFocus(Qt.TabFocusReason);
        else
            walker.walk(dialog, right, down);
    }

    title: qsTrId("window-guide-title")
    sheetWidth: Theme.size.wideDialog
    sheetHeight: Theme.size.dialogHeight * 1.2

    foot: GiltButton {
        objectName: "toActions"
        anchors.right: parent?.right
        text: qsTrId("window-actions-title")

        onClicked: dialog.shell.open("actions")
    }

    GameChoice {
        id: games

        width: parent.width
        shell: dialog.shell
    }

    TextEntry {
        id: search

        objectName: "search"
        anchors.top: games.bottom
        width: parent.width
        visible: !dialog.book.empty
        height: visible ? implicitHeight : 0
        label: qsTrId("window-reference-search")
        placeholderText: label
        placeholderTextColor: Theme.color.inkSoft
        text: dialog.book.query

        onTextEdited: dialog.book.search(text)
        onAccepted: contents.forceActiveFocus(Qt.TabFocusReason)
    }

    Contents {
        id: contents

        anchors.left: parent.left
        anchors.top: search.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.size.gapLarge
        visible: !dialog.book.empty
        width: visible ? parent.width * 0.3 : 0
        book: dialog.book
    }

    Prose {
        anchors.fill: contents
        visible: dialog.book.query !== "" && contents.count === 0
        text: qsTrId("window-reference-nothing")
        color: Theme.color.inkSoft
        verticalAlignment: Text.AlignTop
    }

    Item {
        id: page

        anchors.left: contents.right
        anchors.right: parent.right
        anchors.top: contents.top
        anchors.bottom: parent.bottom
        anchors.leftMargin: dialog.book.empty ? 0 : Theme.size.gapHuge
    }

    GuidePage {
        anchors.fill: page
        visible: dialog.book.article.key === ""
        guide: dialog.shell.chosen.pages.guide
        told: dialog.title
    }

    ScrollArea {
        id: area

        anchors.fill: page
        visible: dialog.book.article.key !== ""
        contentHeight: article.height + Theme.size.gapLarge

        ArticleView {
            id: article

            objectName: "article"
            anchors.left: parent.left
            width: area.room
            article: dialog.book.article

            onLessonAsked: lesson => dialog.book.lessonAsked(lesson)
        }
    }
}
