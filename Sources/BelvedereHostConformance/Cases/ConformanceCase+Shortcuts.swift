internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about keyboard shortcuts.
    static var shortcuts: [ConformanceCase] { [keys, keysInFields, keysOfCoveredScreens] }

    private static var keys: ConformanceCase {
        ConformanceCase(
            "The keys of a shortcut press the first button that a person can press, or choose the entry of a menu",
            makeWindow: { _ in
                let told = Label()
                let locked = Button("Print") { told.text = "Printed nothing" }.shortcut("p")
                locked.isEnabled = false
                let hidden = Button("Hidden") { told.text = "Pressed a hidden button" }.shortcut("p")
                hidden.isHidden = true
                let menu = Menu(
                    "More",
                    [
                        MenuEntry("Copy") { told.text = "Copied" },
                        .submenu("Send", [MenuEntry("By mail") { told.text = "Sent" }.shortcut("m", modifiers: [.command, .shift])]),
                    ])
                let screen = Screen(
                    title: "Keys",
                    content: Stack(
                        told, locked, hidden,
                        Button("Print all") { told.text = "Printed all" }.shortcut("p"),
                        Button("Larger") { told.text = "Larger" }.shortcut("+"),
                        Button("Earlier") { told.text = "Earlier" }.shortcut(.upArrow, modifiers: .option), menu))
                screen.barItems = [Button("Save") { told.text = "Saved" }.shortcut("s")]
                return Window(screen)
            },
            steps: [
                .pressKeys("s"), .expect(keysScreen(told: "Saved")),
                .pressKeys("p"), .expect(keysScreen(told: "Printed all")),
                .pressKeys("m", modifiers: [.command, .shift]), .expect(keysScreen(told: "Sent")),
                .pressKeys("+"), .expect(keysScreen(told: "Larger")),
                .pressKeys(.upArrow, modifiers: .option), .expect(keysScreen(told: "Earlier")),
            ])
    }

    private static func keysScreen(told: String) -> String {
        """
        screen "Keys"
          button "Save"
          label "\(told)"
          button "Print" [disabled]
          button "Print all"
          button "Larger"
          button "Earlier"
          menu "More" of ("Copy", "Send" ("By mail"))
        """
    }

    private static var keysInFields: ConformanceCase {
        ConformanceCase(
            "A shortcut works while a person types, and the field keeps the keyboard",
            makeWindow: { _ in
                let told = Label(), field = TextField("Name")
                field.onEndEditing { told.text += " and left" }
                let save = Button("Save") { told.text = "Saved \(field.text)" }.shortcut("s")
                return Window(Screen(title: "Form", content: Stack(field, told, save)))
            },
            steps: [
                .type("Ann", into: "Name"), .pressKeys("s"),
                .expect(
                    """
                    screen "Form"
                      textField "Name" = "Ann" [focused]
                      label "Saved Ann"
                      button "Save"
                    """),
            ])
    }

    private static var keysOfCoveredScreens: ConformanceCase {
        ConformanceCase(
            "The keys of a screen rest while another screen covers it",
            makeWindow: { _ in
                let router = Router(root: ConformancePlace.bottom)
                return Window(router) { place in
                    let told = Label("Nothing yet"), isBottom = place == .bottom
                    let screen = Screen(
                        title: isBottom ? "List" : "Detail",
                        content: Stack(
                            told, Button(isBottom ? "Add" : "Delete") { told.text = isBottom ? "Added" : "Deleted" }.shortcut("d")))
                    if isBottom { screen.barItems = [Button("Open") { router.push(.page(1)) }.shortcut("o")] }
                    return screen
                }
            },
            steps: [
                .pressKeys("o"), .pressKeys("d"),
                .expect(
                    """
                    screen "Detail" [back]
                      label "Deleted"
                      button "Delete"
                    """),
                .back, .pressKeys("d"),
                .expect(
                    """
                    screen "List"
                      button "Open"
                      label "Added"
                      button "Add"
                    """),
            ])
    }
}
