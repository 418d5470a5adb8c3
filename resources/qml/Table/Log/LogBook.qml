pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The whole log; choosing a line shows the table as it was then.
Panel {
    id: book

    required property LookBack back
    readonly property Log log: back.game.log
    readonly property Timeline timeline: back.timeline

    // A deferred call comes even if the book was closed meanwhile. By then its rows are cut off from
    // their model, and Qt would read one that the list lets go of when it has been freed.
    function follow() {
        if (!Window.window)
            return;
        list.currentIndex = log.placeIn(log.chosen, timeline.moment);
        if (list.currentIndex === list.count - 1)
            list.positionViewAtEnd();
        else
            list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }

    function enter() {
        follow();
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: heading.text

    Title {
        id: heading

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        y: Theme.size.gapSmall
        height: Theme.size.buttonHeight
        text: qsTrId("window-log-title")
    }

    PlayerFilter {
        anchors.right: close.left
        anchors.rightMargin: Theme.size.gapLarge
        anchors.verticalCenter: heading.verticalCenter
        about: book.log.about
        players: book.log.players

        onPicked: seat => book.log.filter(seat)
    }

    GiltButton {
        id: close

        objectName: "closeLog"
        anchors.right: parent.right
        anchors.rightMargin: Theme.size.gap
        anchors.verticalCenter: heading.verticalCenter
        text: qsTrId("window-log-close")
        sign: "close"
        display: GiltButton.IconOnly
        horizontalPadding: Theme.size.gap

        onClicked: book.back.closeLog()
    }

    // A line of the whole log, under the turn or phase that begins with it.
    component LogEntry: LogChoice {
        id: entry

        required property int moment
        required property string group
        required pieces

        log: book.log
        objectName: "line:" + moment
        edge: Theme.size.ring
        above: title.height
        before: edge
        after: edge
        // A turn is called by the name with which its line begins.
        Accessible.name: group === "" || text.startsWith(Phrases.isolated(group)) ? text : Texts.say("window-told", {label: group, text: text})

        Title {
            id: title

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gap
            width: parent.width - anchors.leftMargin
            height: visible ? Theme.size.heading : 0
            visible: entry.group !== ""
            text: entry.group
            horizontalAlignment: Text.AlignLeft
            color: Theme.color.goldInk
            font.pixelSize: Theme.font.body
            verticalAlignment: Text.AlignBottom
        }
    }

    ScrollList {
        id: list

        objectName: "logList"
        anchors.top: heading.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: branches.top
        anchors.margins: Theme.size.gap
        activeFocusOnTab: true
        spacing: 0
        model: book.log.chosen
        told: heading.text

        Keys.onPressed: event => {
            const page = Math.floor(height / Theme.size.touch);
            const leaps = {
                [Qt.Key_Home]: -count,
                [Qt.Key_End]: count,
                [Qt.Key_PageUp]: -page,
                [Qt.Key_PageDown]: page
            };
            event.accepted = !(event.modifiers & ~Qt.KeypadModifier) && event.key in leaps;
            if (event.accepted)
                currentIndex = Math.max(0, Math.min(count - 1, currentIndex + leaps[event.key]));
        }
        Keys.onReturnPressed: (currentItem as LogEntry)?.pressed()
        Keys.onEnterPressed: (currentItem as LogEntry)?.pressed()

        onCountChanged: Qt.callLater(book.follow)

        delegate: LogEntry {
            view: list
            anchors.left: parent?.left
            width: list.width - Theme.size.gapLarge
            shown: moment === book.timeline.loggedMoment
            later: moment > book.timeline.moment && !hovered
            current: ListView.isCurrentItem && list.activeFocus

            onPressed: book.timeline.pick(moment)
        }
    }

    BranchList {
        id: branches

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: keys.top
        anchors.margins: Theme.size.gap
        anchors.bottomMargin: visible ? Theme.size.gap : 0
        height: visible ? Math.min(implicitHeight, book.height * 0.35) : 0
        timeline: book.timeline
    }

    Note {
        id: keys

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapLarge
        anchors.bottomMargin: Theme.size.gap
        text: qsTrId("window-log-keys")
    }

    Connections {
        target: book.timeline

        function onChanged() {
            Qt.callLater(book.follow);
        }
    }
}
