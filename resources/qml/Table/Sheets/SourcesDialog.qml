pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Every printed value with its source.
Dialog {
    id: dialog

    readonly property Sources sources: shell.chosen.pages.sources
    property bool leaving: false

    function leave() {
        if (sources.form.unkept)
            leaving = true;
        else
            shell.back();
    }

    function choose(index: int) {
        list.currentIndex = index;
        const row = list.currentItem as SourceRow;
        if (row !== null && !row.heading)
            sources.correct(row.key);
    }

    title: sources.title
    sheetWidth: Theme.size.wideDialog
    sheetHeight: Theme.size.dialogHeight * 1.15

    arrows: 0

    over: Question {
        visible: dialog.leaving
        text: qsTrId("window.correct.question")
        yes: qsTrId("window.correct.discard")
        no: qsTrId("window.correct.stay")

        onAgreed: dialog.shell.back()
        onRefused: {
            dialog.leaving = false;
            list.forceActiveFocus();
        }
    }

    Prose {
        id: words

        width: parent.width
        text: Phrases.filled(qsTrId("window.sources.text"), [dialog.sources.file])
    }

    Prose {
        id: problem

        anchors.top: words.bottom
        anchors.topMargin: text ? Theme.size.gap : 0
        width: parent.width
        height: text ? contentHeight : 0
        text: dialog.sources.problem
        color: Theme.color.alarm
    }

    ScrollList {
        id: list

        anchors.top: problem.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.size.gapLarge
        width: parent.width * 0.56
        model: dialog.sources.rows
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        spacing: 0
        Accessible.name: dialog.title
        highlight: Rectangle {
            color: Theme.color.legalFill
            visible: list.activeFocus || dialog.sources.form.fields.count > 0
        }

        Keys.onReturnPressed: dialog.choose(currentIndex)
        Keys.onEnterPressed: dialog.choose(currentIndex)
        Keys.onSpacePressed: dialog.choose(currentIndex)

        delegate: SourceRow {
            width: list.width - Theme.size.gapLarge
            dialog: dialog
        }
    }

    CorrectionForm {
        anchors.top: list.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.left: list.right
        anchors.leftMargin: Theme.size.gapHuge
        form: dialog.sources.form
    }
}
