pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The chance of each seat to win, play by play, as curves with the players' emblems on them. The arrows move
// the pointer from play to play; Enter or a click shows that moment on the table.
FocusScope {
    id: chart

    required property AnalysisDialog dialog
    readonly property Analysis analysis: dialog.analysis
    readonly property int steps: Math.max(1, analysis.total - 1)
    readonly property real margin: Theme.size.icon
    // Where the curves begin, right of the percentages.
    readonly property real start: margin + Theme.size.iconLarge
    // All may end close together.
    readonly property real wide: width - start - Theme.size.gap - Theme.size.icon * Math.max(1, analysis.curves.count)
    // Where they are highest, below what the percentages are.
    readonly property real peak: margin + axis.height
    readonly property real tall: height - peak - margin

    // Emblems are so many plays apart that those of other curves fit between two of one curve.
    readonly property int apart: Math.max(4, Math.ceil(Theme.size.icon * steps / wide))
    // Emblems at the ends of curves that end close together stand side by side: which of them each is.
    readonly property list<int> columns: {
        const last = analysis.count - 1;
        const placed = [];
        for (let seat = 0; last >= 0 && seat < analysis.curves.count; seat++) {
            const height = down(analysis.chancesOf(seat)[last] ?? 0);
            let column = 0;
            while (placed.some(each => each.column === column && Math.abs(each.height - height) < Theme.size.icon))
                column++;
            placed.push({
                column,
                height
            });
        }
        return placed.map(each => each.column);
    }

    function across(number: int): real {
        return start + wide * number / steps;
    }

    function down(chance: real): real {
        return peak + tall * (1 - chance);
    }

    function pointAt(x: real) {
        analysis.point(Math.round((x - start) / wide * steps));
    }

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    objectName: "chances"
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Phrases.sentences([qsTrId("window-analysis-chart"), analysis.told])
    Accessible.description: qsTrId("window-analysis-show")
    Accessible.onIncreaseAction: analysis.point(analysis.cursor + 1)
    Accessible.onDecreaseAction: analysis.point(analysis.cursor - 1)
    Keys.onLeftPressed: analysis.point(analysis.cursor - 1)
    Keys.onRightPressed: analysis.point(analysis.cursor + 1)
    Keys.onReturnPressed: dialog.look()
    Keys.onEnterPressed: dialog.look()

    Slip {
        anchors.fill: parent
    }

    // The beginnings of rounds, and half and a quarter of the chance.
    Repeater {
        model: chart.analysis.rounds

        delegate: Rectangle {
            id: round

            required property int modelData
            required property int index

            x: chart.across(modelData)
            y: chart.peak
            width: Theme.size.hair
            height: chart.tall
            color: Theme.color.line

            Note {
                anchors.top: parent.bottom
                anchors.topMargin: Theme.size.gapSmall
                text: round.index + 1
            }
        }
    }

    Note {
        anchors.right: parent.left
        anchors.rightMargin: -chart.start + Theme.size.gapSmall
        y: chart.peak + chart.tall + Theme.size.gapSmall
        text: qsTrId("window-analysis-round")
    }

    Note {
        id: axis

        objectName: "chancesAxis"
        x: Theme.size.gapSmall
        y: Theme.size.gapTiny
        text: qsTrId("window-analysis-axis")
    }

    Repeater {
        model: [0, 0.25, 0.5, 0.75, 1]

        delegate: Rectangle {
            id: level

            required property real modelData

            objectName: `level:${modelData}`
            x: chart.start
            y: chart.down(modelData)
            width: chart.wide
            height: Theme.size.hair
            color: Theme.color.line

            Note {
                anchors.right: parent.left
                anchors.rightMargin: Theme.size.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                text: chart.analysis.percent(level.modelData)
            }
        }
    }

    Repeater {
        model: chart.analysis.curves

        delegate: Item {
            id: curve

            required property int key
            readonly property list<real> chances: chart.analysis.count ? chart.analysis.chancesOf(key) : []

            Repeater {
                model: Math.max(0, curve.chances.length - 1)

                delegate: Rectangle {
                    required property int index
                    readonly property real fromX: chart.across(index)
                    readonly property real fromY: chart.down(curve.chances[index] ?? 0)
                    readonly property real toX: chart.across(index + 1)
                    readonly property real toY: chart.down(curve.chances[index + 1] ?? 0)

                    x: fromX
                    y: fromY - height / 2
                    width: Math.hypot(toX - fromX, toY - fromY) + height / 2
                    height: Theme.size.gapTiny
                    transformOrigin: Item.Left
                    rotation: Math.atan2(toY - fromY, toX - fromX) * 180 / Math.PI
                    antialiasing: true
                    color: Theme.color.player(curve.key)
                }
            }

            // The emblems are at different places on each curve, so that they do not hide each other.
            Repeater {
                id: emblems

                readonly property int period: chart.apart * chart.analysis.curves.count
                readonly property int first: chart.apart * curve.key + Math.floor(chart.apart / 2)

                model: Math.max(0, Math.ceil((curve.chances.length - chart.apart - first) / period))

                delegate: Emblem {
                    required property int index
                    readonly property int number: emblems.first + emblems.period * index

                    x: chart.across(number) - width / 2
                    y: chart.down(curve.chances[number] ?? 0) - height / 2
                    seat: curve.key
                }
            }

            Emblem {
                objectName: `end:${curve.key}`
                visible: curve.chances.length > 0
                x: chart.across(curve.chances.length - 1) + Theme.size.gapTiny + (chart.columns[curve.key] ?? 0) * width
                y: chart.down(curve.chances[curve.chances.length - 1] ?? 0) - height / 2
                seat: curve.key
            }
        }
    }

    Rectangle {
        visible: chart.analysis.count > 0
        x: chart.across(chart.analysis.cursor) - width / 2
        y: chart.peak
        width: Theme.size.gapTiny
        height: chart.tall
        color: Theme.color.heading
        opacity: 0.7
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor

        onPositionChanged: mouse => chart.pointAt(mouse.x)
        onClicked: mouse => {
            chart.pointAt(mouse.x);
            chart.dialog.look();
        }
    }

    FocusRing {
        visible: chart.activeFocus
    }
}
