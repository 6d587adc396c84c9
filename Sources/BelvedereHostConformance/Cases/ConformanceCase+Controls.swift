internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about buttons, toggles and pickers.
    static var controls: [ConformanceCase] { [buttons, held, heldByTheApp, disabled, disabledTogether, hidden] }

    private static var buttons: ConformanceCase {
        ConformanceCase(
            "A button does what it says, once for each press, in the content and in the bar",
            makeWindow: { _ in
                let count = Label("0 times"), button = Button("Press", role: .primary) {}
                var presses = 0
                let press = {
                    presses += 1
                    count.text = "\(presses) times"
                }
                let running = Button("Run") { button.isRunning.toggle() }
                let screen = Screen(
                    title: "Buttons", content: Stack(count, Button("Press", role: .destructive, action: press), button, running))
                screen.barItems = [Button("Count", action: press)]
                return Window(screen)
            },
            steps: [
                .tap(.button, "Count"),
                .tap(.button, "Press", at: 0),
                .tap(.button, "Press", at: 0),
                .tap(.button, "Press", at: 1),
                .tap(.button, "Run"),
                .expect(
                    """
                    screen "Buttons"
                      button "Count"
                      label "3 times"
                      button "Press"
                      button "Press" [busy]
                      button "Run"
                    """),
            ])
    }

    private static var held: ConformanceCase {
        ConformanceCase(
            "A toggle, a picker and tabs hold what a person chooses",
            makeWindow: { _ in
                let told = Label()
                return Window(
                    Screen(
                        title: "Values",
                        content: Stack(
                            Toggle("Sound").onChange { told.text = $0 ? "Sound on" : "Sound off" },
                            Picker("Size", choices: ["Small", "Large"]).onChange { told.text = "Size \($0)" },
                            Tabs([("Map", Label("A map")), ("Text", Label("A text"))]).onChange { told.text = "Tab \($0)" },
                            told
                        )))
            },
            steps: [
                .expect(
                    """
                    screen "Values"
                      toggle "Sound" = off
                      picker "Size" = "Small" of ("Small", "Large")
                      tabs = "Map" of ("Map", "Text")
                        label "A map"
                    """),
                .toggle("Sound"),
                .expect(
                    """
                    screen "Values"
                      toggle "Sound" = on
                      picker "Size" = "Small" of ("Small", "Large")
                      tabs = "Map" of ("Map", "Text")
                        label "A map"
                      label "Sound on"
                    """),
                .select("Large", in: "Size"),
                .expect(
                    """
                    screen "Values"
                      toggle "Sound" = on
                      picker "Size" = "Large" of ("Small", "Large")
                      tabs = "Map" of ("Map", "Text")
                        label "A map"
                      label "Size 1"
                    """),
                .select(tab: "Text"),
                .tap(.toggle, "Sound"),
                .expect(
                    """
                    screen "Values"
                      toggle "Sound" = off
                      picker "Size" = "Large" of ("Small", "Large")
                      tabs = "Text" of ("Map", "Text")
                        label "A text"
                      label "Sound off"
                    """),
            ])
    }

    private static var heldByTheApp: ConformanceCase {
        ConformanceCase(
            "A toggle, a picker and tabs show what the app sets, also against the person",
            makeWindow: { _ in
                let toggle = Toggle("Sound"), picker = Picker("Size", choices: ["Small", "Large"])
                let tabs = Tabs([("Map", Label("A map")), ("Text", Label("A text"))])
                toggle.onChange { [unowned toggle] _ in toggle.isOn = false }
                return Window(
                    Screen(
                        title: "Values",
                        content: Stack(
                            toggle, picker, tabs,
                            Button("Set") {
                                picker.choices = ["Tiny", "Small", "Large"]
                                picker.selection = 2
                                tabs.selection = 1
                            })))
            },
            steps: [
                .toggle("Sound"),
                .tap(.button, "Set"),
                .expect(
                    """
                    screen "Values"
                      toggle "Sound" = off
                      picker "Size" = "Large" of ("Tiny", "Small", "Large")
                      tabs = "Text" of ("Map", "Text")
                        label "A text"
                      button "Set"
                    """),
                .toggle("Sound"),
                .select("Tiny", in: "Size"),
                .expect(
                    """
                    screen "Values"
                      toggle "Sound" = off
                      picker "Size" = "Tiny" of ("Tiny", "Small", "Large")
                      tabs = "Text" of ("Map", "Text")
                        label "A text"
                      button "Set"
                    """),
            ])
    }

    private static var disabled: ConformanceCase {
        ConformanceCase(
            "A disabled view says so, and can be used when it is enabled",
            makeWindow: { _ in
                let told = Label()
                let button = Button("Send") { told.text = "Sent" }, field = TextField("Name"), toggle = Toggle("Sound")
                let picker = Picker("Size", choices: ["Small", "Large"]), file = FileField("Import") { _ in }
                let views = [button, field, toggle, picker, file]
                for view in views { view.isEnabled = false }
                return Window(
                    Screen(
                        title: "Locked",
                        content: Stack(
                            .vertical,
                            views + [
                                told,
                                Button("Unlock") {
                                    for view in views { view.isEnabled = true }
                                }, Button("Lock") { button.isEnabled = false },
                            ])))
            },
            steps: [
                .expect(
                    """
                    screen "Locked"
                      button "Send" [disabled]
                      textField "Name" [disabled]
                      toggle "Sound" = off [disabled]
                      picker "Size" = "Small" of ("Small", "Large") [disabled]
                      fileField "Import" [disabled]
                      button "Unlock"
                      button "Lock"
                    """),
                .tap(.button, "Unlock"),
                .tap(.button, "Send"),
                .type("Ann", into: "Name"),
                .tap(.button, "Lock"),
                .expect(
                    """
                    screen "Locked"
                      button "Send" [disabled]
                      textField "Name" = "Ann"
                      toggle "Sound" = off
                      picker "Size" = "Small" of ("Small", "Large")
                      fileField "Import"
                      label "Sent"
                      button "Unlock"
                      button "Lock"
                    """),
            ])
    }

    private static var disabledTogether: ConformanceCase {
        ConformanceCase(
            "A view in a disabled view cannot be used either",
            makeWindow: { _ in
                let field = TextField("Name"), inner = Stack(field, Button("Send") {}), outer = Stack(inner)
                inner.isEnabled = false
                return Window(
                    Screen(
                        title: "Form",
                        content: Stack(
                            outer, Button("Unlock") { inner.isEnabled = true }, Button("Lock") { outer.isEnabled = false }
                        )))
            },
            steps: [
                .expect(
                    """
                    screen "Form"
                      textField "Name" [disabled]
                      button "Send" [disabled]
                      button "Unlock"
                      button "Lock"
                    """),
                .tap(.button, "Unlock"),
                .expect(
                    """
                    screen "Form"
                      textField "Name"
                      button "Send"
                      button "Unlock"
                      button "Lock"
                    """),
                .tap(.button, "Lock"),
                .expect(
                    """
                    screen "Form"
                      textField "Name" [disabled]
                      button "Send" [disabled]
                      button "Unlock"
                      button "Lock"
                    """),
            ])
    }

    private static var hidden: ConformanceCase {
        ConformanceCase(
            "A hidden view and its contents are not there",
            makeWindow: { _ in
                let button = Button("Secret") {}, group = Stack(Label("Inside"), button)
                group.accessibilityName = "Box"
                group.isHidden = true
                return Window(
                    Screen(
                        title: "Hidden",
                        content: Stack(
                            group, Button("Show") { group.isHidden = false }, Button("Hide") { button.isHidden = true }
                        )))
            },
            steps: [
                .expect(
                    """
                    screen "Hidden"
                      button "Show"
                      button "Hide"
                    """),
                .tap(.button, "Show"),
                .expect(
                    """
                    screen "Hidden"
                      stack "Box"
                        label "Inside"
                        button "Secret"
                      button "Show"
                      button "Hide"
                    """),
                .tap(.button, "Hide"),
                .expect(
                    """
                    screen "Hidden"
                      stack "Box"
                        label "Inside"
                      button "Show"
                      button "Hide"
                    """),
            ])
    }
}
