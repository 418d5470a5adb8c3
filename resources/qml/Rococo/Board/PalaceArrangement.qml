import QtQuick
import Rococo.Theme
import Table.Layout
import Table.Theme

// The places of the parts of the palace.
Arrangement {
    id: places

    // The number of expansions with a strip among the offers.
    required property int strips
    readonly property bool close: strips > 0
    readonly property real workshopHeight: Theme.size.heading + (close ? RococoTheme.size.windowLow : RococoTheme.size.windowHeight)
    readonly property real warehouseHeight: Theme.size.heading + RococoTheme.size.tileHeight + 2 * Theme.size.gapSmall
    readonly property real offersHeight: Theme.size.heading + (close ? RococoTheme.size.hireLow : RococoTheme.size.hireHeight) + strips * (RococoTheme.size.strip + gap) + gap + (close ? RococoTheme.size.stockLow : RococoTheme.size.stockHeight)

    property string terracePage: ""
    property string hallsPage: ""
    property string gardensPage: ""
    property string workshopPage: ""
    property string warehousePage: ""
    property string offersPage: ""

    property rect terrace
    property rect halls
    property rect gardens
    property rect workshop
    property rect warehouse
    property rect offers

    titles: "window.page"

    // The heights of the terrace and the gardens in a palace of a given height.
    function share(natural: real, palace: real): real {
        return natural * Math.min(RococoTheme.stretch, Math.max(0.9, palace / RococoTheme.size.palace));
    }
}
