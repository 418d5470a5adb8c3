pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Controls

// Beside the player's cards: the Apprentice to hire, both examinations, and the player's jewelry.
ScenePart {
    id: part

    readonly property JewelerScene jeweler: scene as JewelerScene

    implicitWidth: row.implicitWidth

    // An examination: its tasks from top to bottom, and the players who have fulfilled each.
    component Examination: Column {
        id: examination

        required property string key
        required property string name
        required property string about
        required property int deck
        required property list<int> seats
        required property Rows tasks
        readonly property bool open: seats.includes(part.jeweler.owner)

        Thing.topic: `area.${key}_examination`
        Thing.about: about

        spacing: Theme.size.gapTiny

        Explained {
            width: parent.width
            height: Theme.size.heading
            label: Texts.say("window-jeweler-examination_deck", {name: examination.name, n: examination.deck})
            about: examination.about

            Title {
                anchors.left: parent.left
                anchors.right: stack.left
                height: parent.height
                text: examination.name
                color: Theme.color.inkOnDark
                font.pixelSize: Theme.font.small
                font.bold: examination.open
            }

            Amount {
                id: stack

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                sign: "stack"
                value: examination.deck
                tint: Theme.color.inkOnDarkSoft
                inner: Theme.color.wood
                ink: Theme.color.inkOnDarkSoft
                iconSize: Theme.size.iconTiny
                textSize: Theme.font.small
            }
        }

        Repeater {
            model: examination.tasks

            delegate: Explained {
                id: task

                required property string key
                required about
                required property list<string> signs
                required property list<int> done

                Thing.topic: "task." + key
                width: examination.width
                height: Theme.size.iconLarge

                Plate {
                    anchors.fill: parent
                    radius: Theme.size.radiusSmall
                    color: task.done.includes(part.jeweler.owner) ? Theme.color.playerLight(part.jeweler.owner) : examination.open ? Theme.color.parchment : Theme.color.ivoryDim
                    edgeWidth: examination.open ? Theme.size.ring / 2 : Theme.size.hair
                    edge: Theme.color.gold
                }

                Signs {
                    x: Theme.size.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    width: 2 * iconSize + spacing
                    tokens: task.signs
                }

                Row {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.size.gapTiny
                    anchors.verticalCenter: parent.verticalCenter

                    Repeater {
                        model: task.done

                        delegate: Emblem {
                            required property int modelData

                            width: Theme.size.iconSmall
                            seat: modelData
                        }
                    }
                }

                Anchor {
                    place: "task:" + task.key
                }
            }
        }
    }

    // The Apprentice dealt to the player, with the condition on a strip below.
    component Specialist: CardPlace {
        id: specialist

        about: part.jeweler.condition + "\n" + (card?.about ?? "")
        Thing.topic: "card.specialist"
        foot: strip.height
        bonusFirst: true

        Plate {
            id: strip

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.ring
            height: words.implicitHeight + 2 * Theme.size.gapTiny
            radius: Theme.size.radiusSmall
            color: Theme.color.ivoryDim

            Prose {
                id: words

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.size.gapTiny
                text: part.jeweler.condition
                font.pixelSize: Theme.font.small
            }
        }

        Anchor {
            place: "specialist"
            piece: specialist.contentItem
        }
    }

    Row {
        id: row

        height: parent.height
        spacing: Theme.size.gap

        Repeater {
            model: part.jeweler.specialist

            delegate: Specialist {
                y: Theme.size.heading + Theme.size.gapSmall
                width: RococoTheme.size.narrowCard
                height: row.height - y
                narrow: true

                Heading {
                    anchors.bottom: parent.top
                    anchors.bottomMargin: Theme.size.gapSmall
                    font.pixelSize: Theme.font.small  // as the names of the examinations beside it
                    label: qsTrId("window-jeweler-specialist")
                    about: part.jeweler.about("specialist")
                }
            }
        }

        Repeater {
            model: part.jeweler.examinations

            delegate: Examination {
                width: RococoTheme.size.examination
            }
        }
    }

    Explained {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: RococoTheme.size.examination
        height: Theme.size.iconLarge
        visible: part.jeweler.own.count > 0
        label: part.jeweler.ownName
        about: part.jeweler.about("own")
        Thing.topic: "area.jewelry"

        Words {
            id: owned

            height: parent.height
            text: qsTrId("window-jeweler-jewelry")
            color: Theme.color.inkOnDarkSoft
            font.pixelSize: Theme.font.small
        }

        Row {
            anchors.left: owned.right
            anchors.right: parent.right
            anchors.leftMargin: Theme.size.gapSmall
            height: parent.height
            spacing: Math.min(0, (width - part.jeweler.own.count * height) / Math.max(1, part.jeweler.own.count - 1))

            Repeater {
                model: part.jeweler.own

                delegate: PictureTile {
                    required property PictureFace jewel

                    width: Theme.size.iconLarge
                    height: width
                    face: jewel
                    bare: true
                }
            }
        }
    }

    Anchor {
        place: "pile:graduates"
    }
}
