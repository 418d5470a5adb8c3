import QtQuick
import Patisserie.Theme
import Table.Controls

// A sign of this game; there is nothing to see without a name.
Picture {
    id: mark

    property string name: ""

    width: PatisserieTheme.size.mark
    height: width
    visible: name !== ""
    path: name === "" ? "" : "patisserie/sign/" + name
}
