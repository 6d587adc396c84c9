import Architecture
import Foundation
import Testing

@Suite struct BaselineTests {
    private func check(_ sources: [(String, String)], _ baseline: Baseline = Baseline()) -> CheckResult {
        Checker(configuration: Configuration()).check(Project(sources: sources), baseline: baseline)
    }
    private let presenter =
        "final class LoginPresenter {\n  var view: LoginViewInput?\n}\nprotocol LoginViewInput: AnyObject {}\nlet made = LoginPresenter()"

    @Test func knownFindingsAreNotToldAndStayKnownWhileLinesAndFilesMove() {
        let first = check([("Old/A.swift", presenter)])
        #expect(first.findings.map(\.rule) == ["strong-view"])
        let baseline = Baseline(first.entries)
        let moved = check([("New/Folder/B.swift", "\n\n// more\n\n" + presenter)], baseline)
        #expect(moved.findings.isEmpty)
        #expect(moved.baseline.size == 1)
        #expect(moved.staleCount == 0)
        #expect(moved.exitCode == .clean)
    }

    @Test func anotherFindingOfTheSameDeclarationIsNew() {
        let twice = presenter.replacing("var view:", with: "func go() { Session.shared.a() }\n  var view:") + "\nfinal class Session {}"
        let known = check([("A.swift", twice)])
        let more = twice.replacing("Session.shared.a()", with: "Session.shared.a(); Session.shared.b()")
        let result = check([("A.swift", more)], Baseline(known.entries))
        #expect(known.findings.map(\.rule).sorted() == ["logic-reaches-singleton", "strong-view"])
        #expect(result.findings.map(\.rule) == ["logic-reaches-singleton"])
    }

    @Test func findingsThatNoLongerOccurLeaveTheBaseline() {
        let baseline = Baseline(check([("A.swift", presenter)]).entries)
        let fixed = check([("A.swift", presenter.replacing("var view", with: "weak var view"))], baseline)
        #expect(fixed.staleCount == 1)
        #expect(fixed.baseline.size == 0)
    }

    @Test func theFileHoldsNoLinesAndComesBackTheSame() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "baseline-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let baseline = Baseline([
            BaselineEntry(rule: "b", symbol: "App/A.go()"), BaselineEntry(rule: "a", symbol: "App/A.go()"),
            BaselineEntry(rule: "b", symbol: "App/A.go()"),
        ])
        try baseline.write(to: file)
        #expect(
            try String(contentsOf: file, encoding: .utf8) == """
                {
                  "version": 1,
                  "findings": [
                    {"rule":"a","symbol":"App/A.go()"},
                    {"count":2,"rule":"b","symbol":"App/A.go()"}
                  ]
                }

                """)
        #expect(try Baseline(contentsOf: file, path: "x") == baseline)
        try Baseline().write(to: file)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(try Baseline(contentsOf: file, path: "x").size == 0)
        try "nonsense".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: ConfigurationProblems.self) { try Baseline(contentsOf: file, path: "x") }
    }
}
