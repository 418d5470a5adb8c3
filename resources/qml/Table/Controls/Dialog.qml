import QtQuick
import Table.Program
import Table.Theme

// A sheet over the table; Escape and the cross close it. Its letters are as large as everywhere: if the
// window is too small for the sheet, the sheet is smaller, and scrolls if its content is higher.
FocusScope {
    id: dialog

    required property Shell shell
    required property FocusWalker walker
    required property string title
    property real sheetWidth: Theme.size.dialogWidth
    property real sheetHeight: needed > 0 ? needed + chrome : Theme.size.dialogHeight
    // The least height of the content; 0 if it has lists that scroll by themselves.
    property real needed: 0
    readonly property real chrome: Theme.size.bigButtonHeight + 2 * Theme.size.gapHuge + base.room
    // Whether the sheet is narrower than intended.
    readonly property bool narrow: sheet.width < sheetWidth - 1
    // Whether the window is lower than a sheet may be.
    readonly property bool low: dialog.height < Theme.size.sheet
    readonly property real edge: low ? Theme.size.gapLarge : Theme.size.gapHuge
    // The arrows that move the focus.
    property int arrows: Qt.Vertical | Qt.Horizontal
    // An item over the sheet blocks everything on it.
    readonly property bool covered: front.visibleChildren.length > 0
    readonly property Item focused: Window.activeFocusItem
    // What had the focus before an item came over the sheet; an item that is hidden keeps the keys.
    property Item before
    // What can be pressed: another text as soon as something else can.
    property string asking: String(covered)
    // Whether a press that follows at once upon one for what was there before is none for this.
    property bool calm: false
    // Whether a click beside the sheet closes it.
    property bool light: false
    default property alias content: body.data
    // The part that stays below the content while that scrolls.
    property alias foot: base.data
    property alias over: front.data

    // Brings a part of the content into view.
    function reveal(part: Item) {
        if (area.scrolls)
            area.show(part);
    }

    // Leads back to where the dialog was opened.
    function leave() {
        shell.back();
    }

    function walk(right: int, down: int) {
        walker.walk(dialog, right, down);
    }

    function step(event: KeyEvent, way: int, by: int) {
        event.accepted = arrows & way;
        if (event.accepted)
            walk(way === Qt.Horizontal ? by : 0, way === Qt.Vertical ? by : 0);
    }

    anchors.fill: parent

    Keys.onEscapePressed: leave()
    Keys.onUpPressed: event => step(event, Qt.Vertical, -1)
    Keys.onDownPressed: event => step(event, Qt.Vertical, 1)
    Keys.onLeftPressed: event => step(event, Qt.Horizontal, -1)
    Keys.onRightPressed: event => step(event, Qt.Horizontal, 1)

    onCoveredChanged: back.restart()
    onFocusedChanged: {
        let item = focused;
        while (item && item !== front)
            item = item.parent;
        if (!item)
            before = focused;
    }

    Timer {
        id: back

        interval: 0

        onTriggered: {
            if (!dialog.covered)
                (dialog.before ?? close).forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.color.shade
    }

    Cover {
        onClicked: mouse => {
            if (dialog.light && !sheet.contains(mapToItem(sheet, mouse.x, mouse.y)))
                dialog.leave();
        }
    }

    Rectangle {
        id: sheet

        // The scope around it has the focus whenever something in it has.
        Accessible.role: Accessible.Dialog
        Accessible.ignored: !parent?.enabled
        Accessible.name: dialog.title
        anchors.centerIn: parent
        width: Math.floor(Math.min(dialog.sheetWidth, dialog.width - 2 * dialog.edge))
        height: Math.ceil(Math.min(dialog.sheetHeight, dialog.height - 2 * dialog.edge))
        radius: Theme.size.radius
        color: Theme.color.ivory

        TitleBand {
            id: band

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: frame.thick / 2
            height: Theme.size.bigButtonHeight + Theme.size.gap
            title: dialog.title
            end: width + frame.thick / 2 - close.anchors.rightMargin - close.width
        }

        ScrollArea {
            id: area

            objectName: "dialogArea"
            anchors.top: band.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: base.top
            anchors.leftMargin: Theme.size.gapLarge
            anchors.rightMargin: Theme.size.gapLarge
            anchors.topMargin: Theme.size.gapSmall
            anchors.bottomMargin: base.room > 0 ? Theme.size.gap : -Theme.size.gap
            ground: sheet.color
            contentHeight: body.height + 2 * Theme.size.gap

            Item {
                id: body

                x: Theme.size.gapLarge
                y: Theme.size.gap
                width: area.width - 2 * Theme.size.gapLarge
                height: Math.max(dialog.needed, area.height - 2 * Theme.size.gap)
                enabled: !dialog.covered
            }
        }

        Item {
            id: base

            readonly property real room: height > 0 ? height + 2 * Theme.size.gap : 0

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapHuge
            height: Array.from(children).reduce((most, child) => Math.max(most, child.y + child.height), 0)
            enabled: !dialog.covered
        }

        GiltButton {
            id: close

            anchors.right: parent.right
            anchors.rightMargin: frame.corner * 0.75
            anchors.verticalCenter: band.verticalCenter
            enabled: !dialog.covered
            text: qsTrId("window-dialog-close")
            sign: "close"
            display: GiltButton.IconOnly
            horizontalPadding: Theme.size.gap

            onClicked: dialog.leave()
        }

        GiltFrame {
            id: frame

            anchors.fill: parent
        }

        Item {
            id: front

            anchors.fill: parent
        }
    }
}
