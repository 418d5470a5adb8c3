import QtQuick

// An employee card, or a place for one, in a row of them.
EmployeeCard {
    required property string name
    required property string option
    required reason

    label: name
    choice: option
}
