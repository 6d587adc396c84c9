import Belvedere
import BelvedereTesting
@testable import Catalogue
import Foundation
import LanguageTesting
import Testing

/// Checks that the catalogue shows every view, and that its descriptions are correct.
struct CatalogueTests {
    /// The kinds of views that the kit declares, read from its source files.
    private static func declaredKinds() throws -> Set<String> {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Belvedere").standardized
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var kinds: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /static let \w+ = (?:ViewKind|choice|textField|entryField)\(\s*"(\w+)"/) {
                kinds.insert(String(match.1))
            }
        }
        return kinds
    }

    @Test("The texts of the pages are in the person's language", arguments: ["ar", "fa-IR", "hi", "zh-CN"])
    func languages(locale: String) {
        // The names of views and keys are the same in all languages.
        let names = CataloguePage.all.flatMap { [$0.title] + $0.keys.map(\.keys) } + ["Swift"]
        withApp(.catalogue, Setting(locale: locale, isExhaustive: false)) { app in
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: names) == [])
            let said = CataloguePage.all.flatMap { [$0.summary, $0.group.title] + $0.keys.map(\.effect) + $0.examples.map(\.title) }
            #expect(said.count > 200)
            #expect(untranslatedWords(in: said.map { "\"\($0)\"" }, besides: names) == [])
        }
    }

    @Test func everyKindOfViewHasAPage() throws {
        let declared = try Self.declaredKinds()
        #expect(declared.count > 40)
        withSession {
            let shown = Set(CataloguePage.all.flatMap { $0.kinds.map(\.name) })
            #expect(declared.subtracting(shown) == [], "of these views the catalogue has no page")
            #expect(shown.subtracting(declared) == [])
        }
    }

    @Test func everyNameHasItsPageInTheSameOrder() {
        withSession {
            #expect(CataloguePage.all.map(\.name) == PageName.allCases)
        }
    }

    @Test func everyExampleShowsItsOwnCode() {
        withSession {
            for page in CataloguePage.all {
                for example in page.examples {
                    let code = example.source.code
                    #expect(!code.isEmpty, "\(page.title): \(example.title)")
                    #expect(code.first != " " && !code.hasSuffix("\n"), "\(page.title): \(example.title)")
                    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] {
                        #expect(code.count { String($0) == open } == code.count { String($0) == close }, "\(page.title): \(code)")
                    }
                }
            }
        }
    }

    @Test func codeIsThatOfTheFile() {
        withSession {
            let source = CataloguePage.spinner.examples[0].source
            #expect(source.code == #"Spinner("Loading", isSpinning: true)"#)
            #expect(source.title == "SpinnerPage.swift, line 10")
            #expect(ExampleSource(fileID: "Catalogue/Nothing.swift", line: 1).code == "")
            #expect(ExampleSource(fileID: "Catalogue/SpinnerPage.swift", line: 99).code == "")
        }
    }

    @Test func theCatalogueSaysWhatTheHostPerceives() {
        #expect(SpokenExample.text(of: 0, on: .spinner) == "Loading, busy")
        #expect(SpokenExample.text(of: 0, on: .badge).hasSuffix("Overdue"))
    }

    @Test(
        "A line of a transcript is said as a person hears it",
        arguments: [
            (#"label "A \"quoted\" text""#, #"A "quoted" text"#), (#"button "Send" [disabled]"#, "Send, button, unavailable"),
            (#"toggle "By mail" = on"#, "By mail, on, switch"), (#"link "swift.org" to "https://www.swift.org/""#, "swift.org, link"),
            (#"picker "Colour" = "Red" of ("Green", "Red")"#, "Colour, Red, pop-up menu, 2 of 2"),
            (#"menu "More" of ("Copy" ("Name", "Link"), "Open" [disabled])"#, "More, menu button"),
            (#"textField "Mail" = "a, b" [message "No, not so."]"#, "Mail, a, b, text field, invalid entry, No, not so."),
            (#"slider "Duration" = "15 s" [disabled, 0 to 60]"#, "Duration, 15 s, slider, unavailable, from 0 to 60"),
            (#"table "Squares" [100000 rows, 1-10]"#, "Squares, table, 100000 rows"),
            (#"header "Name" ascending | "Age""#, "Name sorted ascending, Age, column headings"), (#"tableRow "Ada" | "36""#, "Ada, 36"),
            (#"list "People" [3 rows, actions "Delete"]"#, "People, list, 3 rows, actions available, Delete"), (#"spinner"#, "busy"),
        ])
    func spoken(line: String, words: String) {
        #expect(SpokenLine(line).text == words)
    }

    @Test func aPageLeadsToTheOnesBeforeAndAfterIt() {
        withApp(.catalogue, at: "/link", Setting(isExhaustive: false)) { app in
            app.tap(.button, "Next: Badge")
            app.expect(.screen, "Badge")
            app.tap(.button, "Previous: Link")
            app.tap(.button, "Previous: Label")
            app.expect(.screen, "Label")
            #expect(!app.transcript.printed.contains("Previous: "))
        }
    }

    @Test func everyPageOpensAndSaysSomething() {
        let names = withSession { CataloguePage.all.map { ($0.name, $0.title, $0.examples.count) } }
        for (name, title, count) in names {
            withApp(.catalogue, at: "/\(name.rawValue)") { app in
                app.expect(.screen, title, ignoringOthers: true)
            }
            for example in 0..<count {
                let text = SpokenExample.text(of: example, on: name)
                // Some examples have no text to speak: a text that loads later, and decorative letters.
                let isSilent = (name, example) == (.label, 3) || (name, example) == (.imageView, 1)
                #expect(text.isEmpty == isSilent, "\(title), example \(example): \(text)")
            }
        }
    }

    @Test func aPersonFindsAPageByItsWords() {
        withApp(.catalogue) { app in
            app.type("another secret", into: "Search the views")
            app.expect(.row, "SecureField, Takes a password or another secret text.", ignoringOthers: true)
            app.tap(.row, "SecureField, Takes a password or another secret text.")
            app.expect(.screen, "SecureField", ignoringOthers: true)
        }
    }

    @Test func aPersonIsToldThatNothingIsFound() {
        withApp(.catalogue) { app in
            app.type("no such view", into: "Search the views")
            app.expect(.emptyState, "No matches", ignoringOthers: true)
        }
    }

    @Test func anAddressThatIsNoPageIsNotFound() {
        withApp(.catalogue, at: "/nothing") { app in
            #expect(!app.transcript.description.contains("codeBlock"))
        }
    }

    @Test func everyPageHasAsManyExamplesAsItsNameSays() {
        for page in withSession({ CataloguePage.all.map { ($0.name, $0.examples.count) } }) {
            #expect(page.0.exampleCount == page.1, "\(page.0)")
        }
    }

    /// An allowed route without a screen would be reported as a fault of the app (BV0010), and that fails a test.
    @Test func anExampleThatIsNotThereIsNotFound() {
        withApp(.catalogue, at: "/example/button/6") { app in app.expect(.screen, "Bound to a command", ignoringOthers: true) }
        for path in ["/example/button/7", "/example/button/15", "/example/button/-1", "/example/alert/1"] {
            withApp(.catalogue, at: path, Setting(isExhaustive: false)) { app in app.expect(.screen, "Not found") }
        }
    }

    @Test func anExampleLeadsToOtherScreens() {
        withApp(.catalogue, at: "/screen", Setting(isExhaustive: false)) { app in
            app.tap(.button, "Present a form")
            app.type("Ada", into: "Your name")
            app.tap(.button, "Done")
            app.expect(.toast, "Hello, Ada", ignoringOthers: true)
            app.tap(.button, "Push a screen")
            app.tap(.button, "Next step")
            app.expect(.screen, "Step 2", ignoringOthers: true)
        }
    }
}
