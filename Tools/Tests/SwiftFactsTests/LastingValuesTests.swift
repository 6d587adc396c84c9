import SwiftFacts
import Testing

/// Tests the names in the values that a program keeps until it ends.
struct LastingValuesTests {
    @Test(
        "A value that is computed once keeps the text",
        arguments: [
            "let title = Words.open", "enum A { static let titles = [\n    Words.open,\n] }",
            "final class A { static private(set) var title: String = { Words.open }() }",
            "extension App { static let app = App(theme: Theme(), name: Words.name) }", "#if DEBUG\nvar title = Words.open\n#endif",
            "struct A { struct B { static let all = [\"a\": Words.open] } }",
        ])
    func kept(source: String) {
        #expect(LastingValues.use("Words", in: source))
    }

    @Test func theArgumentsOfAnExceptionAreNoValues() {
        let app = "extension App { static let app = App(Words.name, path: \"/\") { _ in Window(Words.open) } }"
        #expect(!LastingValues.use("Words", in: app, exceptToMake: "App"))
        #expect(LastingValues.use("Words", in: app, exceptToMake: "Other"))
        #expect(LastingValues.use("Words", in: app + "\nlet title = Words.open", exceptToMake: "App"))
    }

    @Test(
        "A value that is computed again and again keeps no text",
        arguments: [
            "enum A { static var title: String { Words.open } }", "struct A { let title = Words.open }",
            "func title() -> String { let title = Words.open; return title }", "var title: String { Words.open }",
            "let title = OtherWords.open", "// let title = Words.open", "let f = A.Words2.open", "class A { lazy var title = Words.open }",
        ])
    func readAgain(source: String) {
        #expect(!LastingValues.use("Words", in: source))
    }
}
