import QtQuick
import Patisserie.Theme
import Table.Controls

// A sign of this game; without a name nothing is visible.
Picture {
    property string name: ""

    width: PatisserieTheme.size.mark
    height: width
    visible: name !== ""
    path: name === "" ? "" : "patisserie/sign/" + name
}
