import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Layout
import Table.Theme

// The places of the parts of the palace.
Arrangement {
    // The number of expansions with a strip among the offers. They need room, and so does a long question.
    required property int strips
    readonly property bool close: strips > 0
    readonly property bool examined: (table.game.table as RococoTable).parts("hand").count > 0
    readonly property real workshopHeight: Theme.size.heading + (close ? RococoTheme.size.windowLow : RococoTheme.size.windowHeight)
    readonly property real warehouseHeight: Theme.size.heading + RococoTheme.size.tileHeight + 2 * Theme.size.gapSmall
    readonly property real offersHeight: Theme.size.heading + (close ? RococoTheme.size.hireLow : RococoTheme.size.hireHeight) + strips * (RococoTheme.size.strip + gap) + gap + (close ? RococoTheme.size.stockLow : RococoTheme.size.stockHeight)

    property string terracePage: ""
    property string hallsPage: ""
    property string gardensPage: ""
    property string workshopPage: ""
    property string warehousePage: ""
    property string offersPage: ""
    property string annexPage: tidingsPage

    // The palace, and its parts one below the other.
    property rect palace
    property rect terrace: Qt.rect(palace.x, palace.y, palace.width, share(RococoTheme.size.terrace))
    property rect halls: Qt.rect(palace.x, palace.y + terrace.height + gap, palace.width, palace.height - terrace.height - gardens.height - 2 * gap)
    property rect gardens: Qt.rect(palace.x, palace.y + palace.height - share(RococoTheme.size.gardens), palace.width, share(RococoTheme.size.gardens))
    property rect workshop
    property rect warehouse
    property rect offers
    // Where the examinations are, if not beside the purse.
    property rect annex

    titles: "window-page"

    // The height of the terrace or the gardens in the palace.
    function share(natural: real): real {
        return natural * Math.min(RococoTheme.stretch, Math.max(0.9, palace.height / RococoTheme.size.palace));
    }
}
