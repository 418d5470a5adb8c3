import Table.Controls

// Says what the sign of the start player in a panel means.
PanelPart {
    objectName: "startSign"
    label: qsTrId("window-start")
    meaning: holder.bar?.game.table.about("start") ?? ""
    Thing.topic: "sign.start"
    visible: holder.start
}
