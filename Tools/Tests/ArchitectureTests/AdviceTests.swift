import Architecture
import Testing

/// Tests that the advice of a finding names the code to write, and that this code compiles.
@Suite struct AdviceTests {
    private func advice(_ rule: String, _ source: String) -> [String] {
        Checker(configuration: Configuration()).check(Project(sources: [("App/A.swift", source)])).findings.filter { $0.rule == rule }
            .map(\.fix)
    }

    @Test func theAdviceNamesThePropertyAndItsType() {
        let found = advice(
            "strong-view",
            """
            final class LoginPresenter { var output: LoginViewInput? }
            protocol LoginViewInput: AnyObject {}
            final class Maker { let presenter = LoginPresenter() }
            """)
        #expect(found == ["Write `weak var output: LoginViewInput?`."])
    }

    @Test func aProtocolThatIsNotForClassesMustBecomeOne() {
        let found = advice(
            "strong-delegate",
            """
            final class Uploader { let delegate: UploaderDelegate }
            protocol UploaderDelegate: Sendable {}
            """)
        #expect(found == ["Write `weak var delegate: UploaderDelegate?`, and declare `protocol UploaderDelegate: AnyObject`."])
    }

    @Test func aProtocolThatInheritsFromOneForClassesStaysAsItIs() {
        let found = advice(
            "strong-delegate",
            """
            final class Uploader { var delegate: UploaderDelegate? }
            protocol UploaderDelegate: Closable {}
            protocol Closable: AnyObject {}
            """)
        #expect(found == ["Write `weak var delegate: UploaderDelegate?`."])
    }
}
