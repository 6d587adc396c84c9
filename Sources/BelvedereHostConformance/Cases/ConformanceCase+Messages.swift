internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about alerts, toasts and spoken announcements.
    static var messages: [ConformanceCase] { [alerts, alertsOverAlerts, toasts, announcements] }

    private static var alerts: ConformanceCase {
        ConformanceCase(
            "An alert lies over everything until it is answered",
            makeWindow: { _ in
                let told = Label(), screen = Screen(title: "Questions")
                screen.content = Stack(
                    told, TextField("Name"),
                    Button("Ask") { [unowned screen] in
                        screen.show(
                            Alert(
                                "Delete it?", message: "It cannot be brought back.",
                                actions: [
                                    Alert.Action("Delete", role: .destructive) { told.text = "Deleted" },
                                    .cancel("Keep it"),
                                ]))
                    }, Button("Tell") { [unowned screen] in screen.show(Alert("Done")) })
                return Window(screen)
            },
            steps: [
                .tap(.button, "Ask"),
                .expect(
                    """
                    alert "Delete it?"
                      label "It cannot be brought back."
                      button "Delete"
                      button "Keep it"
                    """),
                .tap(.button, "Delete"),
                .expect(
                    """
                    screen "Questions"
                      label "Deleted"
                      textField "Name"
                      button "Ask"
                      button "Tell"
                    """),
                .tap(.button, "Tell"),
                .expect(
                    """
                    alert "Done"
                      button "Ok"
                    """),
                .back,
                .expect(
                    """
                    screen "Questions"
                      label "Deleted"
                      textField "Name"
                      button "Ask"
                      button "Tell"
                    """),
            ])
    }

    private static var alertsOverAlerts: ConformanceCase {
        ConformanceCase(
            "Of several alerts the last is in front",
            makeWindow: { _ in
                let screen = Screen(title: "Twice")
                screen.content = Stack(
                    Button("Ask twice") { [unowned screen] in
                        screen.show(Alert("First", actions: [.cancel("One")]))
                        screen.show(Alert("Second", actions: [.cancel("Two")]))
                    })
                return Window(screen)
            },
            steps: [
                .tap(.button, "Ask twice"),
                .expect(
                    """
                    alert "Second"
                      button "Two"
                    """),
                .tap(.button, "Two"),
                .expect(
                    """
                    alert "First"
                      button "One"
                    """),
                .tap(.button, "One"),
                .expect(
                    """
                    screen "Twice"
                      button "Ask twice"
                    """),
            ])
    }

    private static var toasts: ConformanceCase {
        ConformanceCase(
            "A toast stands beside the screen, and its action takes it away",
            makeWindow: { _ in
                let told = Label(), screen = Screen(title: "Toasts")
                screen.content = Stack(
                    told,
                    Button("Delete") { [unowned screen] in
                        told.text = "Deleted"
                        screen.show(Toast("It has gone", action: "Undo") { told.text = "Restored" })
                    },
                    Button("Send") { [unowned screen] in screen.show(Toast("It was sent")) }
                )
                return Window(screen)
            },
            steps: [
                .tap(.button, "Send"),
                .expect(
                    """
                    screen "Toasts"
                      button "Delete"
                      button "Send"
                    toast "It was sent"
                    """),
                .tap(.button, "Delete"),
                .expect(
                    """
                    screen "Toasts"
                      label "Deleted"
                      button "Delete"
                      button "Send"
                    toast "It has gone"
                      button "Undo"
                    """),
                .tap(.button, "Undo").inside(.toast),
                .expect(
                    """
                    screen "Toasts"
                      label "Restored"
                      button "Delete"
                      button "Send"
                    """),
            ])
    }

    private static var announcements: ConformanceCase {
        ConformanceCase(
            "An announcement is heard once, and in order",
            makeWindow: { _ in
                let screen = Screen(title: "Loud")
                screen.content = Stack(
                    Button("Speak") { [unowned screen] in
                        screen.window?.announce("First word")
                        screen.window?.announce("Second word")
                    }, Button("Be quiet") {})
                return Window(screen)
            },
            steps: [
                .tap(.button, "Speak"),
                .expect(
                    """
                    screen "Loud"
                      button "Speak"
                      button "Be quiet"
                    announced "First word"
                    announced "Second word"
                    """),
                .tap(.button, "Be quiet"),
                .expect(
                    """
                    screen "Loud"
                      button "Speak"
                      button "Be quiet"
                    """),
            ])
    }
}
