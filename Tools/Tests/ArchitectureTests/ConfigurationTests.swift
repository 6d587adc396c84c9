import Architecture
import SwiftFacts
import Testing

@Suite struct ConfigurationTests {
    private func problems(_ text: String) -> [String] {
        do {
            _ = try ConfigurationReader().read(text, path: ".belvedere.yml")
            return []
        } catch {
            return error.problems.map(\.sentence)
        }
    }

    private static let own = """
        own-rules:
          cells-know-no-entity:
            types: "*Cell"
            must-not-use: [entity, "*Client"]
            because: A cell shows texts that its presenter has made.
          only-services-use-alamofire:
            except: Sources/Services
            must-not-import: Alamofire
            level: warning
        """

    private func findings(_ sources: [(String, String)], _ text: String = own) throws -> [String] {
        let configuration = try ConfigurationReader().read(text, path: "x")
        let result = Checker(configuration: configuration).check(Project(sources: sources))
        return result.findings.map { "\($0.path):\($0.position.line) \($0.severity.rawValue) \($0.rule)" } + result.problems.map(\.sentence)
    }

    @Test func aTeamCanWriteItsOwnRules() throws {
        let found = try findings([
            (
                "Sources/Cells/PhotoCell.swift",
                "import UIKit\nfinal class PhotoCell: UITableViewCell {\n    func show(_ photo: Photo) {}\n}"
            ),
            ("Sources/Entities/Photo.swift", "struct Photo {}"),
            ("Sources/Services/Loader.swift", "import Alamofire\nfinal class Loader {}"),
            ("Sources/Feed/Feed.swift", "import Alamofire\nfinal class Feed {}\nfinal class Other {}"),
        ])
        #expect(
            found == [
                "Sources/Cells/PhotoCell.swift:3 error cells-know-no-entity",
                "Sources/Feed/Feed.swift:1 warning only-services-use-alamofire",
            ])
    }

    @Test func aTeamCanNameItsOwnSingletons() throws {
        let source = """
            final class FeedViewModel {
                func load() { App.world.load(); theSession.load(); Feed.newest.load(); feed.world.load(); self.shared.load() }
            }
            """
        let text = "singletons: [App.world, the*, newest]\n"
        for (text, count) in [("", 0), (text, 3)] {
            let configuration = try ConfigurationReader().read(text, path: "x")
            let found = Checker(configuration: configuration).check(Project(sources: [("A.swift", source)])).findings
            #expect(found.count { $0.rule == "logic-reaches-singleton" } == count, "\(found.map(\.what))")
        }
    }

    @Test func anOwnRuleIsExcusedLikeOthersAndMustConcernSomething() throws {
        let cell = """
            import UIKit
            final class PhotoCell: UITableViewCell {
                // belvedere:ignore cells-know-no-entity because the old cell goes in May
                func show(_ photo: Photo) {}
            }
            """
        #expect(try findings([("Sources/A.swift", cell), ("Sources/Entities/Photo.swift", "struct Photo {}")]) == [])
        #expect(
            try findings([("Sources/A.swift", "final class Feed {}")]) == [
                "own-rules: \"cells-know-no-entity\" concerns no type of the project."
            ])
    }

    @Test func anOwnRuleNeedsANewNameAndSomethingThatItForbids() {
        #expect(
            problems(
                "own-rules:\n  strong-view: { types: A, must-not-use: B }\n  empty: { types: A }\n  odd: { must-not-use: B, typos: C }")
                == [
                    ".belvedere.yml:2: \"strong-view\" cannot be the name of an own rule. Write a new name without spaces, such as \"cells-know-no-entity\".",
                    ".belvedere.yml:3: \"empty\" forbids nothing. Write \"must-not-use\" or \"must-not-import\".",
                    ".belvedere.yml:4: \"typos\" is no setting of an own rule. Did you mean \"types\"?",
                ])
    }

    @Test func everySettingIsRead() throws {
        let configuration = try ConfigurationReader().read(
            """
            profile: infinum
            exclude: [Generated, "**/*.gen.swift"]
            roles:
              view: "*Panel"
              none: [Fake*]
            rules:
              view-navigates: warning
              unused-contract: off
              strong-view:
                level: error
                exclude: [Legacy]
                may-match-nothing: true
            singletons: Session.current
            layers:
              - [Model, Screens]
            placement:
              view-model: ["**/ViewModels/**"]
            parts:
              - paths: [Sources/Old]
                profile: default
                rules: { view-navigates: off }
            baseline: known.json
            documentation: https://example.org/rules
            largest-file: 1000
            """, path: "x")
        #expect(configuration.profile == .infinum)
        #expect(configuration.excluded.map(\.text) == ["Generated", "**/*.gen.swift"])
        #expect(configuration.roles == [RoleAssignment(role: .view, pattern: "*Panel"), RoleAssignment(role: nil, pattern: "Fake*")])
        #expect(configuration.singletons.map(\.text) == ["Session.current"])
        #expect(configuration.layers == [["Model", "Screens"]])
        #expect(configuration.placement[.viewModel]?.map(\.text) == ["**/ViewModels/**"])
        #expect(configuration.baseline == "known.json")
        #expect(configuration.documentation.link(to: "strong-view") == "https://example.org/rules#strong-view")
        #expect(configuration.documentation.link(to: "no-such-rule") == nil)
        #expect(configuration.largestFile == 1_000)
        #expect(configuration.profile(of: "Sources/Old/A.swift") == .default)
        let rule = try #require(Rule.named("view-navigates"))
        #expect(configuration.severity(of: rule, in: "Sources/New/A.swift") == .warning)
        #expect(configuration.severity(of: rule, in: "Sources/Old/A.swift") == nil)
        let view = try #require(Rule.named("strong-view"))
        #expect(configuration.severity(of: view, in: "Legacy/A.swift") == nil)
        #expect(configuration.severity(of: view, in: "A.swift") == .error)
        #expect(configuration.rules["strong-view"]?.mayMatchNothing == true)
    }

    @Test func allProblemsAreToldAtOnceWithTheirLinesAndWhatWasMeant() {
        #expect(
            problems(
                """
                profil: strict
                profile: strikt
                rules:
                  view-navigate: error
                  strong-view: loud
                  strong-output: { levle: error }
                roles:
                  viewmodel: "*VM"
                layers: [A]
                placement: { view-model: [] }
                parts:
                  - profile: strict
                largest-file: many
                documentation: "rules.md#top"
                """) == [
                    ".belvedere.yml:1: \"profil\" is no setting. Did you mean \"profile\"?",
                    """
                    .belvedere.yml:2: "strikt" is no value of "profile". Did you mean "strict"? There are default, strict, \
                    book-of-viper, infinum, mvvm-coordinator, swiftui.
                    """,
                    ".belvedere.yml:4: \"view-navigate\" is no rule. Did you mean \"view-navigates\"?",
                    ".belvedere.yml:5: \"loud\" is no value of \"strong-view\". There are off, warning, error.",
                    ".belvedere.yml:6: \"levle\" is no setting of a rule. Did you mean \"level\"?",
                    ".belvedere.yml:8: \"viewmodel\" is no role. Did you mean \"view-model\"?",
                    ".belvedere.yml:9: a list of layers has two layers at least.",
                    ".belvedere.yml:12: a part needs \"paths\".",
                    ".belvedere.yml:13: \"largest-file\" is a number of bytes.",
                    """
                    .belvedere.yml:14: "documentation" is the path or the address of the page of the rules, without white space and \
                    without "#".
                    """,
                ])
    }

    @Test func invalidYAMLIsReportedInASentence() {
        #expect(problems("a: [").first?.hasPrefix(".belvedere.yml: is no YAML that can be read") == true)
        #expect(problems("- a").first == ".belvedere.yml:1: the configuration is a list of names with values.")
        #expect(problems("").isEmpty)
    }

    @Test func aRuleThatIsAskedForAndMatchesNothingIsAProblem() throws {
        let project = Project(sources: [("A.swift", "final class LoginViewModel {}\nlet made = LoginViewModel()")])
        func result(_ text: String) throws -> CheckResult {
            Checker(configuration: try ConfigurationReader().read(text, path: "x")).check(project)
        }
        let empty = try result("rules: { strong-output: error }")
        #expect(empty.problems.count == 1)
        #expect(empty.problems[0].sentence.contains("\"strong-output\""))
        #expect(empty.exitCode == .configuration)
        #expect(try result("rules: { strong-output: { level: error, may-match-nothing: true } }").problems.isEmpty)
        #expect(try result("rules: { strong-output: off }").problems.isEmpty)
        #expect(try result("rules: { strong-view: error }").problems.isEmpty)
    }

    @Test func patternsThatMatchNothingAreProblems() throws {
        let project = Project(sources: [("App/A.swift", "struct A {}")])
        let configuration = try ConfigurationReader().read(
            """
            roles: { view: "*Panel" }
            layers: [[App, Ap]]
            parts: [{ paths: [Appp], rules: {} }]
            """, path: "x")
        let sentences = Checker(configuration: configuration).check(project).problems.map(\.sentence)
        #expect(sentences.count == 3)
        #expect(sentences.contains("roles: nothing has the name or the path \"*Panel\"."))
        #expect(sentences.contains("parts: no Swift file has the path \"Appp\"."))
        #expect(sentences.contains { $0.hasPrefix("layers: there is no target and no folder \"Ap\"") })
    }
}
