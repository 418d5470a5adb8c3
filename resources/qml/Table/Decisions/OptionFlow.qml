import QtQuick
import Table.Program
import Table.Theme

// The answers in words, side by side; if room is scarce the buttons are narrower.
Flow {
    required property Repeater answers
    // The question, for the reference.
    property string topic: ""
    readonly property int count: answers.count
    readonly property real natural: breadth()
    readonly property real room: width - (count - 1) * Theme.size.gap
    readonly property real share: (room - 2 * count * Theme.size.gap) / (natural - 2 * count * Theme.size.gapLarge)
    readonly property bool squeezed: natural > room && share * Theme.font.body >= Theme.font.small

    signal chosen(option: string)

    function breadth(): real {
        let sum = 0;
        for (let place = 0; place < answers.count; ++place)
            sum += (answers.itemAt(place) as OptionButton)?.natural ?? 0;
        return sum;
    }

    Thing.topic: topic
    spacing: natural > room ? Theme.size.gapSmall : Theme.size.gap
}
