pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Everybody's points in one row.
Row {
    id: totals

    required property Rows standings

    spacing: Theme.size.gapHuge

    Repeater {
        model: totals.standings

        delegate: CentredRow {
            id: standing

            required property int key
            required property string name
            required property int total
            required property bool winner

            spacing: Theme.size.gapSmall
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: Texts.say("window-score-points", {name: name, points: total})

            Emblem {
                width: Theme.size.iconLarge
                seat: standing.key
            }

            Title {
                text: standing.total
                font.pixelSize: Theme.font.title
                font.bold: standing.winner
            }
        }
    }
}
