#if canImport(UIKit)
/// The cases of the suite that this host does not pass yet, each with the reason. A test fails as soon as one of them passes, so that the
/// list never names too many.
nonisolated enum KnownIssues {
    static let reasons: [String: String] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { group in group.cases.map { ($0, group.reason) } })

    private static let groups: [(reason: String, cases: [String])] = [
        (
            "It contains a kind of view that this host does not show yet.",
            [
                "A badge says its text or its name, and an avatar is decoration until it has one",
                "A collection shows what fits, and a pager one page",
                "A date, a time and a colour are entered, and a date can be taken away",
                "A disabled view says so, and can be used when it is enabled",
                "A disclosure shows what is in it when a person opens it",
                "A disclosure that was disabled meanwhile stays as it was",
                "A drawing tells its shapes and where the pointer is",
                "A drawing that is dragged shows another part of itself, below the views over its corners",
                "A group of boxes, segments and a radio group hold what a person chooses",
                "A group of boxes, segments and a radio group show what the app sets, also against the person",
                "A link says where it leads",
                "A link to a screen of the app leads there and back",
                "A menu at the pointer belongs to the thing that is pointed at",
                "A menu does what its entries say, also in a menu of its own, and follows the app",
                "A picture is told by its name",
                "A progress goes on, a spinner stops, and a message has its detail and its button",
                "A section is found by its heading and has its note below",
                "A text is read as one, and its links say where they lead",
                "A toast stands beside the screen, and its action takes it away",
                "A toggle, a picker and tabs hold what a person chooses",
                "A toggle, a picker and tabs show what the app sets, also against the person",
                "A view without a text has no line until it has one",
                "An address that leads nowhere says so, and back leads out of it",
                "Fields for dates, times and colours show what the app sets, also against the person",
                "Lines of a program have a name, and a person copies them",
                "Numbers, entries and choices that cannot be used are told",
                "Pickers and a group of boxes show the message of their value once a person has chosen",
                "Spacing, lines and columns are for the eye, and their contents are read in order",
                "Text of several lines is typed as it is, and sent when the person says so",
            ]
        ),
        (
            "The host shows no tables yet.",
            [
                "A cell is edited in place: what is typed is kept, or given up",
                "A heading sorts, once more turns the order round, and the app can sort as well",
                "A long table shows the rows that a person has scrolled to",
                "A refused text stays in its cell with a message, until it is right",
                "A table tells its headings and its rows, and each row does what it offers",
                "Rows are selected one by one, together and up to another, and stay selected when they move",
                "Where one row can be selected, the next takes the place of the one before",
            ]
        ),
        (
            "Rows have neither marks for their state nor sections yet.",
            [
                "Rows show checkboxes while a person selects",
                "Sections have headings, and an index leads to them",
            ]
        ),
        (
            "The host answers no request for the device yet.",
            [
                "A copied text can be pasted",
                "A file that is handed over arrives whole",
                "A person chooses a file when asked for one",
                "A person chooses no file when asked for one",
                "A person gets a file to keep",
                "A person keeps the clipboard to themselves",
                "The device does not tell where it is",
                "The device tells where it is",
            ]
        ),
        (
            "The host shows one screen at a time, also in a wide window.",
            [
                "A screen presented over a list and its detail covers both",
                "A window that becomes wide or narrow keeps its screens and their contents",
                "In a wide window a list stays beside what is chosen from it, and another choice takes its place",
            ]
        ),
        (
            "A person leaves an alert of UIKit only with one of its buttons, and the step goes back without one.",
            [
                "A screen that must not be left stays, whichever way a person wants out",
                "An alert lies over everything until it is answered",
            ]
        ),
        (
            "A slider of UIKit has no steps for a finger, and VoiceOver is not in the stand-in.",
            [
                "A slider and a stepper hold the number that a person chooses, within their bounds"
            ]
        ),
    ]
}
#endif
