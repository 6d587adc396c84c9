internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about events of a person that arrive while the app changes its views.
    static var events: [ConformanceCase] { [late, notOffered, hiddenMeanwhile, behindAnAlert, behindAScreen, twice] }

    private static var late: ConformanceCase {
        ConformanceCase(
            "A press on a view that is gone does nothing",
            makeWindow: { _ in
                let told = Label("Nothing"), column = Stack(), other = Button("Other") { told.text = "Too late" }
                column.setViews([
                    Button("Remove") { [unowned column] in column.remove(other) }, other, Button("Next") { told.text = "Next" },
                ])
                return Window(Screen(title: "Late", content: Stack(column, told)))
            },
            steps: [
                .together(.tap(.button, "Remove"), .tap(.button, "Other")),
                .expect(
                    """
                    screen "Late"
                      button "Remove"
                      button "Next"
                      label "Nothing"
                    """),
                .tap(.button, "Next"),
                .expect(
                    """
                    screen "Late"
                      button "Remove"
                      button "Next"
                      label "Next"
                    """),
            ])
    }

    private static var notOffered: ConformanceCase {
        ConformanceCase(
            "A press on a disabled view does nothing",
            makeWindow: { _ in
                let told = Label("Nothing"), other = Button("Other") { told.text = "Refused" }
                let toggle = Toggle("Sound").onChange { _ in told.text = "Switched" }
                return Window(
                    Screen(
                        title: "Locking",
                        content: Stack(
                            Button("Lock") {
                                other.isEnabled = false
                                toggle.isEnabled = false
                            }, other, toggle, told)))
            },
            steps: [
                .together(.tap(.button, "Lock"), .tap(.button, "Other"), .tap(.toggle, "Sound")),
                // The app has refused the person's press on the toggle. The toggle shows the state in the app again.
                .expect(
                    """
                    screen "Locking"
                      button "Lock"
                      button "Other" [disabled]
                      toggle "Sound" = off [disabled]
                      label "Nothing"
                    """),
            ])
    }

    private static var hiddenMeanwhile: ConformanceCase {
        ConformanceCase(
            "A press on a hidden view does nothing",
            makeWindow: { _ in
                let told = Label("Nothing"), box = Stack(Button("Other") { told.text = "Hidden" })
                return Window(Screen(title: "Hiding", content: Stack(Button("Hide") { box.isHidden = true }, box, told)))
            },
            steps: [
                .together(.tap(.button, "Hide"), .tap(.button, "Other")),
                .expect(
                    """
                    screen "Hiding"
                      button "Hide"
                      label "Nothing"
                    """),
            ])
    }

    private static var behindAnAlert: ConformanceCase {
        ConformanceCase(
            "A press behind an alert does nothing",
            makeWindow: { _ in
                let told = Label("Nothing"), screen = Screen(title: "Behind")
                screen.content = Stack(
                    Button("Ask") { [unowned screen] in
                        screen.show(Alert("Wait", actions: [.cancel("Continue")]))
                    }, Button("Other") { told.text = "Behind" }, told)
                return Window(screen)
            },
            steps: [
                .together(.tap(.button, "Ask"), .tap(.button, "Other")),
                .expect(
                    """
                    alert "Wait"
                      button "Continue"
                    """),
                .tap(.button, "Continue"),
                .expect(
                    """
                    screen "Behind"
                      button "Ask"
                      button "Other"
                      label "Nothing"
                    """),
            ])
    }

    private static var behindAScreen: ConformanceCase {
        ConformanceCase(
            "A press on a screen that another covers meanwhile does nothing",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .together(.tap(.button, "First page"), .tap(.button, "Fill in")),
                .expect(
                    """
                    screen "Page 1" [back]
                      label "This is page 1."
                      textField "Note"
                      button "Next page"
                      button "Other page"
                      button "To the bottom"
                    """),
            ])
    }

    private static var twice: ConformanceCase {
        ConformanceCase(
            "Two presses at once are two presses, in their order",
            makeWindow: { _ in
                let told = Label()
                return Window(
                    Screen(
                        title: "Twice",
                        content: Stack(
                            Button("A") { told.text += "A" }, Button("B") { told.text += "B" }, told
                        )))
            },
            steps: [
                .together(.tap(.button, "B"), .tap(.button, "A"), .tap(.button, "B")),
                .expect(
                    """
                    screen "Twice"
                      button "A"
                      button "B"
                      label "BAB"
                    """),
            ])
    }
}
