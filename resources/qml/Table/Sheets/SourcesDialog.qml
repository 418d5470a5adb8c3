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

    // A printed value with its source, or a heading above some.
    component SourceRow: Item {
        id: row

        required property int index
        required property string key
        required property string name
        required property string values
        required property string source
        required property bool heading

        objectName: `source:${key}`
        height: Math.max(Theme.size.touch, said.implicitHeight + Theme.size.gap)
        Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
        Accessible.name: `${name} ${values} ${source}`
        Accessible.onPressAction: dialog.choose(index)

        TapHandler {
            enabled: !row.heading
            onTapped: dialog.choose(row.index)
        }

        HoverHandler {
            enabled: !row.heading
            cursorShape: Qt.PointingHandCursor
        }

        Title {
            anchors.bottom: parent.bottom
            visible: row.heading
            width: parent.width
            text: row.name
            color: Theme.color.heading
        }

        Note {
            id: source

            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gap
            height: parent.height
            text: row.source
        }

        Prose {
            id: said

            anchors.left: parent.left
            anchors.right: source.left
            anchors.leftMargin: Theme.size.gapSmall
            anchors.rightMargin: Theme.size.gap
            height: parent.height
            visible: !row.heading
            text: row.values ? Phrases.filled(qsTrId("window.told"), [row.name, row.values]) : row.name
            font.pixelSize: Theme.font.small
        }
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
