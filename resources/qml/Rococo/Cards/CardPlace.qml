import QtQuick

// An employee card, or a place for one, in a row of them.
EmployeeCard {
    required choice
    required reason
}
