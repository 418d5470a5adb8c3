pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Every printed value with its source.
Dialog {
    id: dialog

    readonly property Sources sources: shell.chosen.pages.sources
    property bool leaving: false

    function leave() {
        if (sources.ledger.unkept)
            leaving = true;
        else
            shell.back();
    }

    function choose(index: int) {
        list.currentIndex = index;
        const row = list.currentItem as SourceLine;
        if (row !== null && !row.heading)
            sources.correct(row.key);
    }

    title: sources.title
    sheetWidth: Theme.size.wideDialog
    sheetHeight: Theme.size.dialogHeight * 1.15

    arrows: 0

    over: [
        Question {
            visible: dialog.leaving
            text: qsTrId("window-correct-question")
            yes: qsTrId("window-correct-discard")
            no: qsTrId("window-correct-stay")

            onAgreed: dialog.shell.back()
            onRefused: {
                dialog.leaving = false;
                list.forceActiveFocus();
            }
        },
        ExportForm {
            sharing: dialog.sources.sharing
        },
        ImportForm {
            sharing: dialog.sources.sharing
        },
        ImportPreview {
            sharing: dialog.sources.sharing
        }
    ]

    Prose {
        id: words

        width: parent.width
        text: Phrases.sentences([dialog.sources.entered, Texts.say("window-sources-text", {file: dialog.sources.file})])
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

    TextEntry {
        id: search

        objectName: "searchValues"
        visible: !dialog.sources.ledger.open
        anchors.top: problem.bottom
        anchors.topMargin: Theme.size.gap
        anchors.left: parent.left
        width: list.width - Theme.size.gapLarge
        label: qsTrId("window-reference-search")
        placeholderText: label
        placeholderTextColor: Theme.color.inkSoft
        text: dialog.sources.query

        onTextEdited: {
            dialog.sources.search(text);
            list.currentIndex = 0;
            list.positionViewAtBeginning();
        }
        onAccepted: list.enter()
        Keys.onDownPressed: list.enter()
    }

    Prose {
        anchors.fill: list
        visible: list.visible && dialog.sources.query !== "" && list.count === 0
        text: qsTrId("window-reference-nothing")
        color: Theme.color.inkSoft
        verticalAlignment: Text.AlignTop
    }

    Row {
        id: share

        anchors.top: search.top
        anchors.right: parent.right
        spacing: Theme.size.gapSmall

        GiltButton {
            objectName: "turnTable"
            text: dialog.sources.ledger.open ? qsTrId("window-ledger-list") : qsTrId("window-ledger-table")

            onClicked: dialog.sources.ledger.turn(!dialog.sources.ledger.open)
        }

        GiltButton {
            objectName: "exportValues"
            enabled: !dialog.sources.ledger.unkept
            text: qsTrId("window-sharing-export")
            hint: qsTrId("window-sharing-export_text")

            onClicked: dialog.sources.sharing.ask("export")
        }

        GiltButton {
            objectName: "importValues"
            enabled: !dialog.sources.ledger.unkept
            text: qsTrId("window-sharing-import")
            hint: qsTrId("window-sharing-import_title")

            onClicked: dialog.sources.sharing.ask("import")
        }
    }

    ScrollList {
        id: list

        function enter() {
            if (count > 0) {
                currentIndex = 0;
                forceActiveFocus(Qt.TabFocusReason);
            }
        }

        anchors.left: parent.left
        anchors.top: search.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.size.gapSmall
        visible: !dialog.sources.ledger.open
        width: parent.width * 0.56
        model: dialog.sources.rows
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        spacing: 0
        cacheBuffer: 0  // rows still being made when a search takes them away are more than Qt can bear
        told: dialog.title
        highlight: Rectangle {
            color: Theme.color.legalFill
            visible: list.activeFocus || (dialog.sources.form.fields.count > 0 && (list.currentItem as SourceLine)?.heading === false)
        }

        Keys.onReturnPressed: dialog.choose(currentIndex)
        Keys.onEnterPressed: dialog.choose(currentIndex)
        Keys.onSpacePressed: dialog.choose(currentIndex)

        delegate: SourceLine {
            view: list
            anchors.left: parent?.left
            width: list.width - Theme.size.gapLarge

            onChosen: dialog.choose(index)
        }
    }

    ValueTable {
        anchors.top: list.top
        anchors.bottom: parent.bottom
        width: parent.width
        visible: dialog.sources.ledger.open
        ledger: dialog.sources.ledger
    }

    CorrectionForm {
        visible: list.visible
        anchors.top: list.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.left: list.right
        anchors.leftMargin: Theme.size.gapHuge
        form: dialog.sources.form
        face: dialog.sources.face
        origin: dialog.sources.origin
    }
}
