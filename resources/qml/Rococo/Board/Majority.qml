import QtQuick
import Table.Controls

// The points for the most and, unless they are 0, for the second most.
Explained {
    id: majority

    required property int first
    required property int second
    property color ink: Theme.color.inkSoft

    label: Phrases.filled(second > 0 ? qsTrId("window.palace.majority") : qsTrId("window.palace.majority_alone"), [first, second])
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    component Medal: Disc {
        width: Theme.size.badge
        edge: Theme.color.goldDeep
    }

    CentredRow {
        id: row

        spacing: Theme.size.gapSmall

        Figure {
            text: qsTrId("window.palace.most")
            color: majority.ink
        }

        Medal {
            text: majority.first
            color: Theme.color.medal
        }

        Medal {
            visible: majority.second > 0
            text: majority.second
            color: Theme.color.ivoryDim
        }
    }
}
