import QtQuick
import Table.Controls

// A finished game in the list, which can be opened, renamed or deleted. Only the result of some is left.
FileLine {
    id: line

    required property string when
    required property string name
    required property string summary
    required kept
    readonly property string called: name ? `${Phrases.isolated(name)} · ${summary}` : summary

    game: "game:" + key
    subject: key
    told: Phrases.filled(qsTrId("window.told"), [when, called])
    hint: kept ? qsTrId("window.records.open") : qsTrId("window.records.result_only")
    renaming: Phrases.filled(qsTrId("window.renaming.of"), [name || when])
    deleting: Phrases.filled(qsTrId("window.records.delete"), [when])
    padding: Theme.size.gapSmall
    height: Math.max(Theme.size.buttonHeight, words.height + 2 * Theme.size.gapSmall)

    Column {
        id: words

        anchors.left: parent.left
        anchors.right: day.left
        anchors.margins: Theme.size.gap
        anchors.verticalCenter: parent.verticalCenter

        LongTitle {
            width: parent.width
            visible: text !== ""
            text: line.name
            font.pixelSize: Theme.font.label
        }

        Prose {
            width: parent.width
            text: line.summary
            font.pixelSize: Theme.font.small
        }
    }

    Note {
        id: day

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gap
        height: parent.height
        text: line.when
    }

    Whole {
        words: `${line.called} · ${line.hint}`
        cut: true
    }
}
