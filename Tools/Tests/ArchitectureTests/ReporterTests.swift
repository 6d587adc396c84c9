import Architecture
import Foundation
import Testing

@Suite struct ReporterTests {
    private static let source =
        "final class LoginPresenter {\n    var view: LoginViewInput?\n}\nprotocol LoginViewInput: AnyObject {}\nlet made = LoginPresenter()\n"

    /// A result with a finding, a wrong configuration, and a file that was not read.
    private func result(path: String = "App/Log in, <now>.swift", documentation: String? = nil) throws -> CheckResult {
        let setting = documentation.map { "\ndocumentation: \"\($0)\"" } ?? ""
        let configuration = try ConfigurationReader().read("roles: { view: \"*Panel\" }" + setting, path: "x")
        var project = Project(sources: [(path, Self.source)])
        project.notices.append(CheckNotice(path: "Big.swift", text: "has 10.0 MB, and files above 4.0 MB are not read", leavesGap: true))
        return Checker(configuration: configuration).check(project)
    }

    @Test func theTextNamesThePlaceTheReasonAndTheFix() throws {
        #expect(
            TextReporter().report(try result()) == """
                App/Log in, <now>.swift:2:9: error: "view" keeps the view of the presenter "LoginPresenter" alive [strong-view]
                    Why: The view holds the presenter. If the presenter holds the view too, neither is ever released. Each visit to the screen leaves one pair in memory.
                    Fix: Write `weak var view: LoginViewInput?`.
                    See: belvedere check --explain strong-view
                error: roles: nothing has the name or the path "*Panel".
                error: Big.swift has 10.0 MB, and files above 4.0 MB are not read.
                1 error, 0 warnings in 1 file (6 lines).

                """)
    }

    @Test func theReasonAndThePageOfARuleAreToldOnce() throws {
        let source = Self.source + "final class AccountPresenter {\n    var view: LoginViewInput?\n}\nlet other = AccountPresenter()\n"
        let text = TextReporter().report(Checker(configuration: Configuration()).check(Project(sources: [("A.swift", source)])))
        #expect(text.components(separatedBy: "[strong-view]").count == 3)
        #expect(text.components(separatedBy: "Why: ").count == 2 && text.components(separatedBy: "See: ").count == 2)
    }

    @Test func eachFormNamesThePageThatTheConfigurationNames() throws {
        let result = try result(documentation: "https://example.org/rules.html")
        let page = "https://example.org/rules.html#strong-view"
        #expect(TextReporter().report(result).contains("\n    See: \(page)\n"))
        #expect(JSONReporter().report(result).contains("\"link\" : \"\(page)\""))
        #expect(GitHubReporter().report(result).contains("Write `weak var view: LoginViewInput?`. \(page)\n"))
        #expect(SARIFReporter(root: "x").report(result).contains("\"helpUri\" : \"\(page)\""))
    }

    @Test(arguments: [
        "Tools/Rules.md", "/srv/rules.md", "https://", "https:rules", "www.example.org/rules", "https://exa|mple.org/rules",
        "mailto:rules@example.org",
    ])
    func theSARIFHasNoAddressWhereThePageHasNone(documentation: String) throws {
        let result = try result(documentation: documentation)
        #expect(!SARIFReporter(root: "x").report(result).contains("helpUri"))
        #expect(TextReporter().report(result).contains("See: \(documentation)#strong-view\n"))
    }

    @Test func xcodeGetsWholePathsAndOneLineForEachFinding() throws {
        let text = XcodeReporter(root: "file:///srv/My%20App/").report(try result())
        #expect(
            text.hasPrefix(
                "/srv/My App/App/Log in, <now>.swift:2:9: error: \"view\" keeps the view of the presenter \"LoginPresenter\" alive. "
                    + "Write `weak var view: LoginViewInput?`. [strong-view]\nerror: "))
    }

    @Test func theTextCountsTheFindingsOfEachRule() throws {
        let source = """
            final class LoginPresenter {
                var view: LoginViewInput?
                func load() { UserDefaults.standard.set(1, forKey: "a") }
                func save() { UserDefaults.standard.set(2, forKey: "a") }
            }
            protocol LoginViewInput: AnyObject {}
            let made = LoginPresenter()
            """
        let text = TextReporter().report(Checker(configuration: Configuration()).check(Project(sources: [("A.swift", source)])))
        #expect(text.hasSuffix("\nBy rule: 2 logic-reaches-singleton, 1 strong-view.\n"))
    }

    @Test func aLongTextCountsTheFindingsOfEachFolderAndFile() throws {
        let source = "final class LoginPresenter { var view: LoginViewInput? }\nprotocol LoginViewInput: AnyObject {}\n"
        let files = (1...11).map { number in
            (number < 4 ? "App/Login/L\(number).swift" : "App/More/L\(number).swift", source.replacing("Login", with: "Login\(number)"))
        }
        let text = TextReporter().report(Checker(configuration: Configuration()).check(Project(sources: files)))
        #expect(text.contains("\nBy folder: 16 App/More, 6 App/Login.\nBy file: 2 App/Login/L1.swift, 2 "), "\(text.suffix(600))")
        #expect(text.hasSuffix(", and 3 more files.\n"))
    }

    @Test func gitHubGetsPathsFromTheRootOfTheRepository() throws {
        let text = ReportFormat.github.reporter(root: "file:///srv/", folder: "ios/App").report(try result(path: "A.swift"))
        #expect(text.hasPrefix("::error file=ios/App/A.swift,line=2,"))
    }

    @Test func gitHubGetsOneCommandForEachFindingWithItsSignsEscaped() throws {
        let lines = GitHubReporter().report(try result()).split(separator: "\n")
        #expect(lines[0].hasPrefix("::error file=App/Log in%2C <now>.swift,line=2,col=9,title=strong-view::\"view\" keeps"))
        #expect(lines[1] == "::error title=belvedere::roles: nothing has the name or the path \"*Panel\".")
        #expect(lines[2].hasPrefix("::error title=belvedere::Big.swift"))
    }

    @Test func junitHasATestForEachRuleAndOneForTheSetUp() throws {
        let root = try #require(XMLTree.root(of: JUnitReporter().report(try result())))
        let tests = root.all("testcase")
        #expect(tests.count == Rule.all.count + 1)
        #expect(tests.filter { !$0.all("failure").isEmpty }.map { $0.attributes["name"] } == ["strong-view"])
        #expect(tests.filter { !$0.all("error").isEmpty }.map { $0.attributes["name"] } == ["set-up"])
    }

    @Test func theJSONHoldsEverything() throws {
        let object = try #require(JSONSerialization.jsonObject(with: Data(JSONReporter().report(try result()).utf8)) as? [String: Any])
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "strong-view")
        #expect(finding["link"] as? String == "Tools/Documentation/Rules.md#strong-view")
        #expect(finding["line"] as? Int == 2)
        #expect(finding["symbol"] as? String == "LoginPresenter.view")
        #expect(finding["role"] as? String == "presenter")
        #expect(object["exitCode"] as? Int == 2)
        #expect((object["notices"] as? [Any])?.count == 1)
    }

    @Test func theSARIFKeepsItsSchema() throws {
        let clean = Checker(configuration: Configuration()).check(Project(sources: [("A.swift", "struct A {}")]))
        let schema = try JSONSchema(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Schemas/sarif-2.1.0.json"))
        for result in [try result(), try result(documentation: "https://example.org/rules"), clean] {
            let text = SARIFReporter(root: "file:///work/app").report(result)
            let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
            #expect(schema.problems(in: value).isEmpty, "\(schema.problems(in: value))")
        }
        // Prove that the check of the schema can fail.
        let broken = SARIFReporter(root: "x").report(try result()).replacing("\"error\"", with: "\"loud\"").replacing(
            "\"startLine\" : 2", with: "\"startLine\" : 0")
        let problems = schema.problems(in: try JSONSerialization.jsonObject(with: Data(broken.utf8)))
        #expect(problems.contains { $0.contains("level") })
        #expect(problems.contains { $0.contains("startLine") })
    }

    @Test func theSARIFNamesAFileByAnAddress() throws {
        let text = SARIFReporter(root: "file:///work/app").report(try result())
        #expect(text.contains("\"uri\" : \"App/Log%20in,%20%3Cnow%3E.swift\""))
        #expect(text.contains("\"uri\" : \"file:///work/app/\""))
        #expect(text.contains("\"belvedere/v1\" : \"strong-view/LoginPresenter.view\""))
    }
}
