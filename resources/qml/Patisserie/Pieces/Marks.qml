pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Theme
import Table.Theme

// Signs in a row that wraps; a sign after "without" is crossed out.
Flow {
    id: marks

    required property list<string> names
    property real each: PatisserieTheme.size.mark
    readonly property bool without: names.includes("without")
    readonly property list<string> told: names.filter(name => name !== "without")
    // Their width in one row, and in as many rows as necessary.
    readonly property real whole: told.length * (each + spacing)
    property real most: whole
    readonly property int fitting: Math.max(1, Math.min(told.length, Math.floor((most + spacing) / (each + spacing))))
    readonly property int across: Math.ceil(told.length / Math.ceil(told.length / fitting))

    spacing: Theme.size.hair
    width: Math.ceil(across * (each + spacing))

    Repeater {
        model: marks.told

        delegate: Loader {
            id: one

            required property string modelData

            width: marks.each
            height: width
            sourceComponent: marks.without ? missing : present

            Component {
                id: present

                Mark {
                    name: one.modelData
                }
            }

            Component {
                id: missing

                Missing {
                    name: one.modelData
                }
            }
        }
    }
}
