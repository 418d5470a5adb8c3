import QtQuick
import Table.Controls

// Explains a thing in place: its own description, with its numbers, and the rules about it. Escape or a
// click elsewhere closes it.
Explanation {
    id: what

    required property Shell shell
    required property FocusWalker walker
    required property ContextHelp help
    // What can be asked about now.
    required property Item field
    readonly property ReferenceBook book: shell.chosen.pages.reference
    // The thing's own description, kept when the pointer has left it.
    property Item subject: null
    property string name: ""
    property string about: ""
    property string reason: ""
    property string outlook: ""
    property Face face: null
    // Where the focus was before.
    property Item before: null

    function askAt(point: point) {
        const thing = help.thingAt(field, point);
        if (thing)
            ask(thing, help.topicOf(thing));
    }

    // Asks about the item under the pointer or with the focus; if there is none, about the question.
    function askHere() {
        const thing = Pointer.subject;
        const topic = help.topicOf(thing) || (shell.game?.hotSeat.curtain ?? true ? "" : shell.game?.prompt.topic ?? "");
        ask(thing, topic);
    }

    function ask(thing: Item, topic: string) {
        const looked = Pointer.subject !== null && (Pointer.subject === thing || holds(thing, Pointer.subject) || holds(Pointer.subject, thing));
        const why = looked ? Pointer.reason : thing?.Thing.reason ?? "";
        const cause = shell.game?.table.foresight.causeOf(why) ?? "";
        if (!book.ask(topic, cause, shell.game?.table.edition ?? "")) {
            if (!thing && !(shell.game?.hotSeat.curtain ?? false))
                shell.notices.tell(qsTrId("window-reference-point"));
            return;
        }
        subject = thing;
        const told = looked ? Pointer.subject : thing;
        name = (looked ? Pointer.text : "") || (told?.Thing.label ?? "");
        about = looked ? Pointer.about : thing?.Thing.about ?? "";
        reason = why;
        outlook = looked && Pointer.option !== "" ? Pointer.outlook : "";
        face = (told?.Thing.face ?? null) as Face;
        Pointer.magnifying = false;
        if (!open)
            before = Window.activeFocusItem;
        visible = true;
        walker.enter(what);
        settle();
    }

    function holds(outer: Item, inner: Item): bool {
        let item = inner;
        while (item && item !== outer)
            item = item.parent;
        return item !== null && outer !== null;
    }

    function close() {
        visible = false;
        subject = null;
        if (before)
            walker.giveBack(before);
    }

    // Lies beside the thing, where there is more room.
    function settle() {
        const gap = Theme.size.gapLarge;
        const spot = subject ? subject.mapToItem(what, 0, 0, subject.width, subject.height) : Qt.rect(width / 2, height / 2, 0, 0);
        ring.x = spot.x - Theme.size.ring;
        ring.y = spot.y - Theme.size.ring;
        ring.width = spot.width + 2 * Theme.size.ring;
        ring.height = spot.height + 2 * Theme.size.ring;
        const right = spot.x + spot.width + gap;
        const left = spot.x - gap - sheet.width;
        const x = right + sheet.width + gap <= width ? right : left >= gap ? left : (width - sheet.width) / 2;
        sheet.x = Math.max(gap, x);
        sheet.y = Math.max(gap, Math.min(spot.y, height - sheet.height - gap));
    }

    objectName: "whatIsThis"
    visible: false
    Keys.onEscapePressed: close()
    Keys.onUpPressed: walker.walk(what, 0, -1)
    Keys.onDownPressed: walker.walk(what, 0, 1)
    Keys.onLeftPressed: walker.walk(what, -1, 0)
    Keys.onRightPressed: walker.walk(what, 1, 0)

    onWidthChanged: settle()
    onHeightChanged: settle()

    Cover {
        onPressed: what.close()
    }

    Rectangle {
        id: ring

        visible: what.subject !== null
        radius: Theme.size.radius
        color: Theme.color.clear
        border.width: Theme.size.ring
        border.color: Theme.color.focus
    }

    Panel {
        id: sheet

        objectName: "whatSheet"
        Accessible.role: Accessible.Dialog
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: qsTrId("window-key-what")
        width: Math.min(Theme.size.notice * 0.85, what.width - 2 * Theme.size.gapLarge)
        height: Math.min(told.height + 2 * Theme.size.gapHuge, what.height - 2 * Theme.size.gapLarge)
        radius: Theme.size.radiusLarge
        color: Theme.color.parchment
        frameColor: Theme.color.goldDeep

        onHeightChanged: what.settle()

        Cover {}

        ScrollArea {
            id: area

            anchors.fill: parent
            anchors.margins: Theme.size.gapHuge
            contentHeight: told.height

            Column {
                id: told

                width: area.scrolls ? area.room : area.width
                spacing: Theme.size.gapLarge

                ThisVery {
                    width: parent.width
                    visible: what.name !== "" || what.about !== ""
                    what: what
                }

                ArticleView {
                    width: parent.width
                    article: what.book.answer
                    illustrated: what.face === null

                    onLessonAsked: lesson => {
                        what.close();
                        what.book.lessonAsked(lesson);
                    }
                }

                GiltButton {
                    objectName: "readMore"
                    anchors.left: parent.left
                    text: qsTrId("window-reference-more")
                    sign: "card"

                    onClicked: {
                        const key = what.book.answer.key;
                        what.close();
                        what.shell.open("guide");
                        what.book.read(key);
                    }
                }
            }
        }
    }
}
