internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about views that are added, removed and moved.
    static var children: [ConformanceCase] { [edits, arrangement, newcomers] }

    private static var edits: ConformanceCase {
        ConformanceCase(
            "Views come, go and move one at a time",
            makeWindow: { _ in
                let two = Label("Two"), shelf = Stack(Label("One"), two, Label("Three"))
                return Window(
                    Screen(
                        title: "Shelf",
                        content: Stack(
                            shelf,
                            Button("Insert") { shelf.insert(Label("New"), at: 1) },
                            Button("Remove") { shelf.remove(two) },
                            Button("Move") { shelf.moveView(from: 0, to: 2) },
                            Button("All three") {
                                shelf.moveView(from: 2, to: 0)
                                shelf.insert(Label("Last"), at: 3)
                                shelf.remove(shelf.subviews[1])
                            }
                        )))
            },
            steps: [
                .tap(.button, "Insert"),
                .expect(shelf("One", "New", "Two", "Three")),
                .tap(.button, "Remove"),
                .expect(shelf("One", "New", "Three")),
                .tap(.button, "Move"),
                .expect(shelf("New", "Three", "One")),
                .tap(.button, "All three"),
                .expect(shelf("One", "Three", "Last")),
            ])
    }

    private static func shelf(_ labels: String...) -> String {
        (["screen \"Shelf\""] + labels.map { "  label \"\($0)\"" } + ["Insert", "Remove", "Move", "All three"].map { "  button \"\($0)\"" })
            .joined(separator: "\n")
    }

    private static var arrangement: ConformanceCase {
        ConformanceCase(
            "Views that are arranged anew keep what a person typed into them",
            makeWindow: { _ in
                let fields = ["One", "Two", "Three"].map { TextField($0) }, column = Stack(.vertical, fields)
                return Window(
                    Screen(
                        title: "Fields",
                        content: Stack(
                            column,
                            Button("Turn round") {
                                column.setViews([Label("Turned")] + column.subviews.reversed().filter { $0 !== fields[1] })
                            }
                        )))
            },
            steps: [
                .type("1", into: "One"),
                .type("3", into: "Three"),
                .tap(.button, "Turn round"),
                .expect(
                    """
                    screen "Fields"
                      label "Turned"
                      textField "Three" = "3"
                      textField "One" = "1"
                      button "Turn round"
                    """),
                .type("1", into: "One"),
                .tap(.button, "Turn round"),
                .expect(
                    """
                    screen "Fields"
                      label "Turned"
                      textField "One" = "11"
                      textField "Three" = "3"
                      label "Turned"
                      button "Turn round"
                    """),
            ])
    }

    private static var newcomers: ConformanceCase {
        ConformanceCase(
            "A view that is added later can be used",
            makeWindow: { _ in
                let column = Stack(), told = Label()
                var count = 0
                let box = { (number: Int) -> Stack in
                    let box = Stack(
                        Toggle("On", isOn: true).onChange { told.text = "Box \(number) \($0 ? "on" : "off")" },
                        Button("Close") { told.text = "Closed \(number)" }
                    )
                    box.accessibilityName = "Box \(number)"
                    return box
                }
                return Window(
                    Screen(
                        title: "Boxes",
                        content: Stack(
                            column, told,
                            Button("Add") {
                                count += 1
                                column.insert(box(count), at: 0)
                            })))
            },
            steps: [
                .tap(.button, "Add"),
                .tap(.button, "Add"),
                .tap(.button, "Close").inside(.stack, "Box 1"),
                .expect(
                    """
                    screen "Boxes"
                      stack "Box 2"
                        toggle "On" = on
                        button "Close"
                      stack "Box 1"
                        toggle "On" = on
                        button "Close"
                      label "Closed 1"
                      button "Add"
                    """),
                .tap(.toggle, "On").inside(.stack, "Box 2"),
                .expect(
                    """
                    screen "Boxes"
                      stack "Box 2"
                        toggle "On" = off
                        button "Close"
                      stack "Box 1"
                        toggle "On" = on
                        button "Close"
                      label "Box 2 off"
                      button "Add"
                    """),
            ])
    }
}
