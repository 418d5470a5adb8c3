import Table.Controls

// The way into the whole log, at the right end of what is told; above it is room for a number.
GiltButton {
    anchors.right: parent?.right
    anchors.bottom: parent?.bottom
    anchors.margins: Theme.size.gapSmall
    text: qsTrId("window-log-open")
    hint: Phrases.keyed(qsTrId("window-log-open_hint"), Shortcuts.written.log)
    sign: "clock"
    display: GiltButton.IconOnly
    horizontalPadding: Theme.size.gapSmall
}
