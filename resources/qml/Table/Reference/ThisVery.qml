pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The description of a thing on the table: its name, its numbers, why it cannot be chosen and what
// choosing it would bring.
Row {
    id: very

    required property WhatIsThis what
    readonly property Face face: what.face
    readonly property size extent: face ? Theme.look.extent(face) : Qt.size(0, 0)

    spacing: face ? Theme.size.gapLarge : 0

    Item {
        width: very.extent.width
        height: very.extent.height
        visible: very.face !== null

        Repeater {
            model: very.face
            delegate: Theme.look.face
        }
    }

    Column {
        id: words

        width: very.width - very.extent.width - very.spacing
        spacing: Theme.size.gapSmall

        component Line: Prose {
            width: words.width
            visible: text !== ""
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: text
        }

        Line {
            objectName: "thisName"
            text: very.what.name
            font.bold: true
        }

        Line {
            objectName: "thisAbout"
            text: very.what.about
        }

        Line {
            objectName: "thisReason"
            text: very.what.reason
            color: Theme.color.alarm
            font.bold: true
        }

        Line {
            objectName: "thisOutlook"
            text: very.what.outlook
            color: Theme.color.heading
            font.bold: true
        }
    }
}
