import QtQuick
import Table.Controls

// The score sheet as a picture to save: with a title and its day, and nothing selected.
Rectangle {
    id: picture

    required property ScoreSheet score
    required property string day

    enabled: false
    height: lines.implicitHeight + 2 * Theme.size.gapHuge
    color: Theme.color.ivory

    Column {
        id: lines

        x: Theme.size.gapHuge
        y: Theme.size.gapHuge
        width: parent.width - 2 * x
        spacing: Theme.size.gapLarge

        Title {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: Phrases.between([qsTrId("window-menu-title"), picture.day])
            color: Theme.color.heading
            font.pixelSize: Theme.font.heading
        }

        ScoreTable {
            width: parent.width
            score: picture.score
            plain: true
        }

        Title {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: picture.score.verdict
            color: Theme.color.heading
            wrapMode: Text.Wrap
        }
    }
}
