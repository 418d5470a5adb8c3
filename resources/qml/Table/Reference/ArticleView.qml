pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The reference's article about one thing: its title, pictures, rules, the ruling where the book is
// silent, and what to read next.
Column {
    id: view

    required property Article article
    // Whether its pictures are shown; not beside the piece itself.
    property bool illustrated: true

    signal lessonAsked(lesson: string)

    spacing: Theme.size.gapLarge

    component Line: Prose {
        width: view.width
        visible: text !== ""
        lineHeight: 1.15
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: text
    }

    Column {
        width: parent.width

        LongTitle {
            objectName: "articleTitle"
            width: parent.width
            text: view.article.title
            color: Theme.color.heading
            font.pixelSize: Theme.font.title
            Accessible.role: Accessible.Heading
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: text
        }

        Line {
            text: view.article.expansion
            color: Theme.color.inkSoft
            font.pixelSize: Theme.font.small
        }
    }

    // Pieces and signs as the table draws them.
    component Pictures: Flow {
        id: pictures

        readonly property real enlarged: 1.5

        spacing: Theme.size.gapLarge

        Repeater {
            model: view.article.pictures

            delegate: Item {
                id: picture

                required property string sign
                required property Face face
                readonly property size extent: face ? Theme.look.extent(face) : Qt.size(Theme.size.iconLarge, Theme.size.iconLarge)

                width: extent.width * pictures.enlarged
                height: extent.height * pictures.enlarged
                Accessible.ignored: true

                Repeater {
                    model: picture.face
                    delegate: Theme.look.face
                }

                Sign {
                    anchors.fill: parent
                    visible: picture.face === null
                    name: picture.face === null ? picture.sign : ""
                }
            }
        }
    }

    Pictures {
        width: parent.width
        visible: view.illustrated && view.article.pictures.count > 0
    }

    Line {
        objectName: "articleText"
        text: view.article.text
        font.pixelSize: Theme.font.label
    }

    Column {
        width: parent.width
        visible: view.article.ruling !== ""

        Line {
            text: qsTrId("window-reference-ruling")
            color: Theme.color.goldInk
            font.pixelSize: Theme.font.small
            font.bold: true
        }

        Line {
            text: view.article.ruling
        }
    }

    GiltButton {
        objectName: "toLesson"
        anchors.left: parent.left
        visible: view.article.lesson !== ""
        text: qsTrId("window-reference-lesson")

        onClicked: view.lessonAsked(view.article.lesson)
    }

    Flow {
        width: parent.width
        visible: view.article.links.count > 0 || view.article.canGoBack
        spacing: Theme.size.gap

        GiltButton {
            objectName: "articleBack"
            visible: view.article.canGoBack
            text: qsTrId("window-reference-back")
            sign: "undo"
            display: GiltButton.IconOnly
            horizontalPadding: Theme.size.gap

            onClicked: view.article.goBack()
        }

        Repeater {
            model: view.article.links

            delegate: GiltButton {
                required property string key
                required property string title

                objectName: "link:" + key
                text: title

                onClicked: view.article.follow(key)
            }
        }
    }
}
