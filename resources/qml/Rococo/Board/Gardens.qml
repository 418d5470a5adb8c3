pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Program
import Table.Theme

// In front of the palace: statues, fountain (or kitchen), and the all-halls spaces.
Item {
    id: gardens

    required property Palace palace
    readonly property real most: height - Theme.size.iconSmall - Theme.size.gapTiny
    readonly property int places: palace.statues.count + palace.fountainUpper.count + palace.fountainLower.count
    readonly property real room: width - 3 * Theme.size.gapLarge - (places + palace.allHalls.count - 4) * Theme.size.gapSmall
    readonly property real place: Math.min(0.88 * most, room / (places + all.share * palace.allHalls.count))
    readonly property real placeHeight: Math.min(most, place * RococoTheme.place)

    component Group: Column {
        id: group

        required property string title
        required property string area
        required property Rows spaces

        Thing.topic: "area." + area
        spacing: Theme.size.gapTiny

        GardenHeading {
            label: group.title
            about: gardens.palace.about(group.area)
        }

        Row {
            spacing: Theme.size.gapSmall

            Repeater {
                model: group.spaces

                delegate: DecorationSpace {
                    width: gardens.place
                    height: gardens.placeHeight
                }
            }
        }
    }

    Row {
        height: parent.height
        spacing: Theme.size.gapLarge

        Group {
            title: qsTrId("window.palace.statues")
            area: "statues"
            spaces: gardens.palace.statues
        }

        Group {
            title: gardens.palace.fountainUpperName
            area: "fountain_upper"
            spaces: gardens.palace.fountainUpper
        }

        Group {
            title: gardens.palace.fountainLowerName
            area: "fountain_lower"
            spaces: gardens.palace.fountainLower
        }
    }

    AllHalls {
        id: all

        anchors.right: parent.right
        spaces: gardens.palace.allHalls
        purpose: gardens.palace.about("all_halls")
        placeWidth: share * gardens.place
        placeHeight: gardens.placeHeight
    }
}
