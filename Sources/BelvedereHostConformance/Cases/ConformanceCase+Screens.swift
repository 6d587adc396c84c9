internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about screens that open and close, and about their addresses.
    static var screens: [ConformanceCase] { [pushed, presented, kept, addresses, visits, unknown, refused] }

    private static var pushed: ConformanceCase {
        ConformanceCase(
            "A pushed screen lies over the one before, and back leads there",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .expect(bottom),
                .tap(.button, "First page"),
                .expect(page(1)),
                .tap(.button, "Next page"),
                .expect(page(2)),
                .tap(.button, "Other page"),
                .expect(page(12)),
                .back,
                .expect(page(1)),
                .tap(.button, "Next page"),
                .tap(.button, "To the bottom"),
                .expect(bottom),
            ])
    }

    private static var presented: ConformanceCase {
        ConformanceCase(
            "A presented screen is told as one, and Esc and its own button lead out",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .tap(.button, "Fill in"),
                .expect(form()),
                .back,
                .expect(bottom),
                .tap(.button, "Fill in"),
                .tap(.button, "Cancel"),
                .expect(bottom),
            ])
    }

    private static var kept: ConformanceCase {
        ConformanceCase(
            "A covered screen keeps what was typed into it",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .tap(.button, "First page"),
                .type("Mine", into: "Note"),
                .tap(.button, "Next page"),
                .expect(page(2)),
                .back,
                .expect(page(1, note: " = \"Mine\"")),
            ])
    }

    private static var addresses: ConformanceCase {
        ConformanceCase(
            "An address opens the screens that lead to it", at: "/page/2/page/3",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .expect(page(3)),
                .back,
                .expect(page(2)),
                .back,
                .expect(bottom),
            ])
    }

    private static var visits: ConformanceCase {
        ConformanceCase(
            "A visited address leads there, and back from there to what lies beneath",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .tap(.button, "First page"),
                .open("/page/5"),
                .expect(page(5)),
                .open("/page/5/form"),
                .expect(form()),
                .back,
                .expect(page(5)),
                .open(""),
                .expect(bottom),
            ])
    }

    private static var unknown: ConformanceCase {
        ConformanceCase(
            "An address that leads nowhere says so, and back leads out of it",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .open("/nonsense"),
                .expect(
                    """
                    screen "Not found" [back]
                      emptyState "There is nothing at this address." [error]
                        label "The address may be mistyped, or its page was deleted."
                    """),
                .back,
                .expect(bottom),
            ])
    }

    private static var refused: ConformanceCase {
        let question = """
            alert "Discard?"
              button "Discard"
              button "Keep"
            """
        return ConformanceCase(
            "A screen that must not be left stays, whichever way a person wants out",
            makeWindow: { _ in
                ConformanceScreens.window()
            },
            steps: [
                .tap(.button, "Fill in"),
                .type("Ann", into: "Name"),
                // Esc does not move the focus. So the field has the focus again after the alert, because the screen stays open.
                .back,
                .expect(question),
                .tap(.button, "Keep"),
                .expect(form(name: " = \"Ann\" [focused]")),
                .tap(.button, "Cancel"),
                .expect(question),
                // Esc chooses the button of the alert that changes nothing.
                .back,
                .expect(form(name: " = \"Ann\"")),
                .open("/page/1"),
                .expect(question),
                .open("/page/1"),
                .expect(question),
                .tap(.button, "Discard"),
                .expect(bottom),
            ])
    }

    private static var bottom: String {
        """
        screen "Bottom"
          button "First page"
          button "Fill in"
        """
    }

    private static func page(_ number: Int, note: String = "") -> String {
        """
        screen "Page \(number)" [back]
          label "This is page \(number)."
          textField "Note"\(note)
          button "Next page"
          button "Other page"
          button "To the bottom"
        """
    }

    private static func form(name: String = "") -> String {
        """
        screen "Form" [presented, back]
          button "Cancel"
          textField "Name"\(name)
        """
    }
}
