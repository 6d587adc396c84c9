@_spi(Hosting) import Belvedere
import BelvedereHeadless
import Testing

/// One fault that a test puts into a host on purpose, to prove that the conformance suite finds it.
nonisolated struct Breakage: Sendable, CustomStringConvertible {
    /// A description of the fault, as the end of a sentence.
    let fault: String
    /// The name of a case of the conformance suite that must find the fault.
    let `case`: String
    let tampering: Tampering

    var description: String { fault }

    static let all: [Breakage] = [
        losing("the texts that change", "A text changes in its place") { $0.isSet("text") },
        losing("the titles that change", "A view without a text has no line until it has one") { $0.isSet("title") },
        losing("what is inserted", "Views come, go and move one at a time") { $0.caseName == "insert" },
        losing("what is removed", "Views come, go and move one at a time") { $0.caseName == "remove" },
        losing("what moves", "Views come, go and move one at a time") { $0.caseName == "move" },
        losing("arrangements", "Views that are arranged anew keep what a person typed into them") { $0.caseName == "arrange" },
        losing("where the keyboard goes", "The keyboard goes where the app sends it") { $0.caseName == "focus" },
        losing("announcements", "An announcement is heard once, and in order") { $0.caseName == "announce" },
        losing("requests", "A person gets a file to keep") { $0.caseName == "request" },
        losing("what is covered", "A pushed screen lies over the one before, and back leads there") { $0.isSet("isCovered") },
        losing("what is chosen", "A toggle, a picker and tabs show what the app sets, also against the person") {
            $0.isSet("selection", "page")
        },
        ignoring(CodeBlock.text, "Lines of a program have a name, and a person copies them"),
        ignoring(View.isEnabled, "A disabled view says so, and can be used when it is enabled"),
        ignoring(View.isHidden, "A hidden view and its contents are not there"),
        ignoring(View.accessibilityName, "A group has a name and holds what is in it"),
        ignoring(RowsView.sections, "Sections have headings, and an index leads to them"),
        ignoring(TextField.message, "A field has a placeholder while it is empty, and a message while something is wrong"),
        losing("how many may be chosen", "A slider and a stepper show what the app sets, also against the person") {
            $0.isSet("minimum", "maximum")
        },
        losing("what is checked", "A group of boxes, segments and a radio group show what the app sets, also against the person") {
            $0.isSet("checked")
        },
        losing("what is entered by the app", "Fields for dates, times and colours show what the app sets, also against the person") {
            $0.isSet("entry")
        },
        ignoring(Slider.valueText, "A slider and a stepper hold the number that a person chooses, within their bounds"),
        ignoring(EntryField.message, "A date, a time and a colour are entered, and a date can be taken away"),
        ignoring(Toggle.message, "A form shows all its messages at once, and the first invalid control gets the keyboard"),
        ignoring(NumberControl.message, "A toggle, a slider and a stepper show the message of their value once a person has changed it"),
        ignoring(Picker.message, "Pickers and a group of boxes show the message of their value once a person has chosen"),
        ignoring(CheckboxGroup.message, "Pickers and a group of boxes show the message of their value once a person has chosen"),
        ignoring(ScreenView.hasDetail, "In a narrow window the chosen detail covers the list"),
        losing(
            "what stands beside a list", "In a wide window a list stays beside what is chosen from it, and another choice takes its place"
        ) { $0.isSet("hasDetail") },
        ignoring(ScreenView.presentation, "A presented screen is told as one, and Esc and its own button lead out"),
        Breakage("turns the children of stacks round", "A text changes in its place") { tampering in
            tampering.rendering = { $0.mapped { $0.kind == .stack ? $0.turned : $0 } }
        },
        Breakage("turns newcomers round", "A view that is added later can be used") { tampering in
            tampering.changes = { $0.map { $0.mappingNodes { $0.mapped { $0.kind == .stack ? $0.turned : $0 } } } }
        },
        Breakage("puts what is inserted one place too early", "Views come, go and move one at a time") {
            $0.changes = { changes in
                changes.map { change in
                    if case .insert(let node, let parent, let index) = change, index > 0 {
                        .insert(node, into: parent, at: index - 1)
                    } else {
                        change
                    }
                }
            }
        },
        Breakage("announces from the last to the first", "An announcement is heard once, and in order") { tampering in
            tampering.changes = { changes in
                let others = changes.filter { $0.caseName != "announce" }
                return others + changes.filter { $0.caseName == "announce" }.reversed()
            }
        },
        Breakage("delivers to the neighbour", "The contents of a row belong to that row") { tampering in
            tampering.event = { event, view, window in (event, window.neighbour(of: view) ?? view) }
        },
        Breakage("swallows every press", "A button does what it says, once for each press, in the content and in the bar") { tampering in
            tampering.event = { event, view, _ in event == .activate ? nil : (event, view) }
        },
        Breakage("tells of the first letter only", "Typed text reaches the app at once") { tampering in
            tampering.event = { event, view, _ in
                if case .input(let text, let edit) = event { (.input(String(text.prefix(1)), edit: edit), view) } else { (event, view) }
            }
        },
        Breakage("does not tell that a field was left", "A field tells when a person leaves it") { tampering in
            tampering.event = { event, view, _ in event == .endEditing ? nil : (event, view) }
        },
        Breakage("chooses the first of all choices", "A toggle, a picker and tabs hold what a person chooses") { tampering in
            tampering.event = { event, view, _ in
                if case .select = event { (.select(0), view) } else { (event, view) }
            }
        },
        Breakage("checks the first of all boxes", "A group of boxes, segments and a radio group hold what a person chooses") { tampering in
            tampering.event = { event, view, _ in
                if case .check(_, let isChecked) = event { (.check(0, isChecked), view) } else { (event, view) }
            }
        },
        Breakage("does not tell of a number", "A slider and a stepper hold the number that a person chooses, within their bounds") {
            tampering in
            tampering.event = { event, view, _ in
                if case .adjust = event { nil } else { (event, view) }
            }
        },
        Breakage("takes every date for the first of its month", "A date, a time and a colour are entered, and a date can be taken away") {
            tampering in
            tampering.event = { event, view, _ in
                if case .enter(let entry, let edit) = event, entry.count == 10 {
                    (.enter(entry.dropLast(2) + "01", edit: edit), view)
                } else {
                    (event, view)
                }
            }
        },
        Breakage("does the first of all actions", "A list tells its rows, and each does what it offers") { tampering in
            tampering.event = { event, view, _ in
                if case .perform = event { (.perform(0), view) } else { (event, view) }
            }
        },
        Breakage("sorts by the first column only", "A heading sorts, once more turns the order round, and the app can sort as well") {
            tampering in
            tampering.event = { event, view, _ in
                if case .sort = event { (.sort(0), view) } else { (event, view) }
            }
        },
        Breakage("selects one row at a time", "Rows are selected one by one, together and up to another, and stay selected when they move")
        { tampering in
            tampering.event = { event, view, _ in
                if case .selectRow = event { (.selectRow(.only), view) } else { (event, view) }
            }
        },
        Breakage("keeps what was given up", "A cell is edited in place: what is typed is kept, or given up") { tampering in
            tampering.event = { event, view, window in
                let isCell = window.flattened.contains { $0.identifier == view && $0.kind == .tableCell }
                return isCell && event == .leave ? nil : (event, view)
            }
        },
        ignoring(RowsView.sorting, "A heading sorts, once more turns the order round, and the app can sort as well"),
        ignoring(ListRow.isSelected, "Rows are selected one by one, together and up to another, and stay selected when they move"),
        Breakage("chooses the first entry of each menu", "A menu does what its entries say, also in a menu of its own, and follows the app")
        { tampering in
            tampering.event = { event, view, _ in
                if case .choose = event { (.choose(0), view) } else { (event, view) }
            }
        },
        Breakage("turns the coordinates of drawings round", "A drawing tells its shapes and where the pointer is") { tampering in
            tampering.event = { event, view, _ in
                if case .pointer(let phase, let x, let y) = event { (.pointer(phase, x: y, y: x), view) } else { (event, view) }
            }
        },
        Breakage(
            "moves drawings the wrong way", "A drawing that is dragged shows another part of itself, below the views over its corners"
        ) { tampering in
            tampering.event = { event, view, _ in
                guard case .look(var area, let scale, let edit) = event else { return (event, view) }
                area.x = -area.x
                return (.look(area, scale: scale, edit: edit), view)
            }
        },
        Breakage("forgets half of a file", "A file that is handed over arrives whole") { tampering in
            tampering.event = { event, view, _ in
                guard case .receive(var file) = event else { return (event, view) }
                file.bytes.removeLast(file.bytes.count / 2)
                return (.receive(file), view)
            }
        },
        Breakage("does not leave", "A pushed screen lies over the one before, and back leads there") { tampering in
            tampering.event = { event, view, _ in event == .leave ? nil : (event, view) }
        },
        Breakage("does not visit", "A visited address leads there, and back from there to what lies beneath") { tampering in
            tampering.event = { event, view, _ in
                if case .visit = event { nil } else { (event, view) }
            }
        },
    ]

    private init(_ fault: String, _ name: String, _ tamper: (inout Tampering) -> Void) {
        self.fault = fault
        self.case = name
        var tampering = Tampering()
        tamper(&tampering)
        self.tampering = tampering
    }

    private static func losing(
        _ what: String, _ name: String, _ isLost: @escaping @Sendable (Change) -> Bool
    ) -> Breakage {
        Breakage("loses \(what)", name) { $0.changes = { changes in changes.filter { !isLost($0) } } }
    }

    /// The fault of a host that ignores a property.
    private static func ignoring(_ property: some PropertyDeclaration, _ name: String) -> Breakage {
        let key = property.key
        return Breakage("ignores \(property.key)", name) { tampering in
            let forget: @Sendable (ViewNode) -> ViewNode = { node in
                node.mapped { node in
                    var node = node
                    node.properties.removeAll { $0.key == key }
                    return node
                }
            }
            tampering.rendering = forget
            tampering.changes = { changes in changes.filter { !$0.isSet(key) }.map { $0.mappingNodes(forget) } }
        }
    }
}
