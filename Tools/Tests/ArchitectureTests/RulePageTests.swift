import Architecture
import Foundation
import Testing

@Suite struct RulePageTests {
    @Test func thePagesInTheRepositoryAreThoseOfTheRules() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Rules.md")
        #expect(
            try String(contentsOf: file, encoding: .utf8) == RulePage.all,
            "Write them again with \"belvedere check --explain all > Tools/Documentation/Rules.md\""
        )
    }
}
