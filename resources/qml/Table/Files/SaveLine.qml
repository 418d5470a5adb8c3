import QtQuick
import Table.Controls

// One game in the list, which can be chosen, renamed or deleted.
FileLine {
    id: line

    required property string name
    required property string date
    required property string about
    required property bool unfinished

    game: (unfinished ? "left:" : "save:") + name
    subject: name
    told: `${Phrases.isolated(name)}, ${date}, ${about}`
    renaming: Phrases.filled(qsTrId("window.renaming.of"), [name])
    deleting: Phrases.filled(qsTrId("window.saves.delete"), [name])
    nameable: !unfinished
    slip.radius: Theme.size.radius
    slip.border.color: unfinished ? Theme.color.heading : Theme.color.line
    height: Math.max(Theme.size.rowHeight, title.implicitHeight + 2 * Theme.size.gapSmall, words.implicitHeight + 2 * Theme.size.gapSmall)

    LongTitle {
        id: title

        x: Theme.size.gapLarge
        width: parent.width * 0.26
        height: parent.height
        text: line.name
        font.italic: line.unfinished
    }

    Prose {
        id: words

        x: parent.width * 0.3
        width: parent.width * 0.7 - when.width - 2 * Theme.size.gapLarge
        height: parent.height
        text: line.about
        color: Theme.color.inkSoft
    }

    Words {
        id: when

        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gapLarge
        height: parent.height
        text: line.date
        color: Theme.color.inkSoft
    }
}
