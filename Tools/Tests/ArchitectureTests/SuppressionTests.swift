import Architecture
import Testing

@Suite struct SuppressionTests {
    private func check(_ source: String) -> CheckResult {
        Checker(configuration: Configuration()).check(Project(sources: [("A.swift", source)]))
    }
    private let use =
        "\nfinal class LoginAssembly { func make() -> LoginPresenter { LoginPresenter() } }\nprotocol LoginViewInput: AnyObject {}"

    @Test func aCommentWithRuleAndReasonExcuses() {
        let above = check(
            "final class LoginPresenter {\n  // belvedere:ignore strong-view because the view is a value here\n  var view: LoginViewInput?\n}"
                + use)
        let beside = check("final class LoginPresenter {\n  var view: LoginViewInput? // belvedere:ignore strong-view because so\n}" + use)
        let whole = check(
            "// belvedere:ignore-file strong-view because so\nfinal class LoginPresenter {\n\n\n  var view: LoginViewInput?\n}" + use)
        for result in [above, beside, whole] {
            #expect(result.findings.isEmpty, "\(result.findings.map(\.what))")
            #expect(result.excusedCount == 1)
        }
    }

    @Test func aCommentElsewhereExcusesNothing() {
        let result = check(
            "final class LoginPresenter {\n  // belvedere:ignore strong-view because so\n  var name = 1\n  var view: LoginViewInput?\n}"
                + use)
        #expect(result.findings.map(\.rule) == ["suppression", "strong-view"])
        #expect(result.findings[0].what == "The comment excuses \"strong-view\", but nothing breaks this rule here")
    }

    @Test func allThatIsWrongWithCommentsIsToldAtOnce() {
        let result = check(
            """
            // belvedere:ignore strong-view
            struct A {}
            // belvedere:ignore strong-views because so
            struct B {}
            // belvedere:ignore because so
            struct C {}
            // belvedere:ignroe strong-view because so
            struct D {}
            // belvedere:ignore strong-view, strong-output because so
            struct E {}
            """)
        #expect(
            result.findings.map(\.what) == [
                "The comment gives no reason",
                "\"strong-views\" is no rule. Did you mean \"strong-view\"?",
                "The comment names no rule",
                "\"ignroe\" is not known to belvedere. Did you mean \"ignore\"?",
                "The comment excuses \"strong-output\", but nothing breaks this rule here",
                "The comment excuses \"strong-view\", but nothing breaks this rule here",
            ])
        #expect(result.exitCode == .findings)
    }
}
