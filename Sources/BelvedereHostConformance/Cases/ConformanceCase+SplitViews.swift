internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about a list and its detail, which are side by side if the window is wide enough.
    static var splitViews: [ConformanceCase] { [beside, over, resized, coveredSplit] }

    private static var beside: ConformanceCase {
        ConformanceCase(
            "In a wide window a list stays beside what is chosen from it, and another choice takes its place", width: .wide,
            makeWindow: { _ in
                ConformanceSplit.window()
            },
            steps: [
                .expect(list(isEmpty: true)),
                .tap(.row, "Page 2"),
                .expect(list(chosen: 2) + "\n" + page(2)),
                .tap(.row, "Page 3"),
                .expect(list(chosen: 3) + "\n" + page(3)),
                .type("Mine", into: "Note"),
                .back,
                .expect(list(note: " = \"Mine\"", isEmpty: true)),
                .open("/page/1"),
                .tap(.button, "Further"),
                .expect(list(chosen: 1, note: " = \"Mine\"") + "\n" + page(11)),
                .back,
                .expect(list(chosen: 1, note: " = \"Mine\"") + "\n" + page(1)),
                .tap(.button, "Further"),
                .tap(.row, "Page 1"),
                .expect(list(chosen: 1, note: " = \"Mine\"") + "\n" + page(1)),
            ])
    }

    private static var over: ConformanceCase {
        ConformanceCase(
            "In a narrow window the chosen detail covers the list", at: "/page/2",
            makeWindow: { _ in
                ConformanceSplit.window()
            },
            steps: [
                .expect(page(2)),
                .back,
                .expect(list()),
                .tap(.row, "Page 3"),
                .expect(page(3)),
            ])
    }

    private static var resized: ConformanceCase {
        ConformanceCase(
            "A window that becomes wide or narrow keeps its screens and their contents",
            makeWindow: { _ in
                ConformanceSplit.window()
            },
            steps: [
                .type("Mine", into: "Note"),
                .tap(.row, "Page 1"),
                .expect(page(1)),
                .resize(to: .wide),
                .expect(list(chosen: 1, note: " = \"Mine\"") + "\n" + page(1)),
                .tap(.row, "Page 2"),
                .resize(to: .narrow),
                .expect(page(2)),
                .back,
                .expect(list(note: " = \"Mine\"")),
            ])
    }

    private static var coveredSplit: ConformanceCase {
        ConformanceCase(
            "A screen presented over a list and its detail covers both", at: "/page/2", width: .wide,
            makeWindow: { _ in
                ConformanceSplit.window()
            },
            steps: [
                .tap(.button, "Fill in"),
                .expect(form),
                .back,
                .expect(list(chosen: 2) + "\n" + page(2)),
                .back,
                .tap(.button, "Fill in"),
                .expect(form),
            ])
    }

    // MARK: Expected screens

    private static func list(chosen: Int? = nil, note: String = "", isEmpty: Bool = false) -> String {
        let rows = (1...3).map { (number: Int) in "    row \"Page \(number)\"" + (number == chosen ? " [selected]" : "") }.joined(
            separator: "\n")
        let placeholder = isEmpty ? "\n  emptyState \"Nothing is chosen\"\n    button \"Fill in\"" : ""
        return "screen \"Bottom\"\n  list \"Pages\" [3 rows]\n\(rows)\n  textField \"Note\"\(note)\(placeholder)"
    }

    private static func page(_ number: Int) -> String {
        """
        screen "Page \(number)" [back]
          label "This is page \(number)."
          button "Further"
          button "Fill in"
        """
    }

    private static let form = """
        screen "Form" [presented, back]
          button "Cancel"
          textField "Name"
        """
}
