import Foundation
import Testing

/// Runs `belvedere check` and `belvedere graph` like a person.
struct CheckingCommandTests {
    private static let presenter = """
        final class LoginPresenter {
            var view: LoginViewInput?
        }

        protocol LoginViewInput: AnyObject {}
        let made = LoginPresenter()

        """

    /// A package with one finding.
    private func project(_ presenter: String = Self.presenter) throws -> Tool {
        var tool = try Tool()
        tool.environment = ["CI": "", "BELVEDERE_CACHE": tool.folder + "/.build/cache"]
        try write(presenter, "Sources/Screens/LoginPresenter.swift", tool)
        return tool
    }

    private func write(_ text: String, _ path: String, _ tool: Tool) throws {
        try text.write(toFile: tool.folder + "/" + path, atomically: true, encoding: .utf8)
    }

    private func read(_ path: String, _ tool: Tool) -> String? { try? String(contentsOfFile: tool.folder + "/" + path, encoding: .utf8) }

    @Test func aFindingEndsWithOneAndAFixedProjectWithZero() throws {
        let tool = try project()
        defer { tool.remove() }
        let result = try tool.run("check")
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "Sources/Screens/LoginPresenter.swift:2:9: error: \"view\" keeps the view of the presenter \"LoginPresenter\" alive [strong-view]\n"
            ))
        #expect(result.errors.isEmpty)
        // The second run uses the cache of the first.
        #expect(try tool.run("check").output == result.output)
        #expect(try tool.run("check", "--no-cache").output == result.output)
        try write(Self.presenter.replacing("var view", with: "weak var view"), "Sources/Screens/LoginPresenter.swift", tool)
        let fixed = try tool.run("check")
        #expect(fixed.status == 0)
        #expect(fixed.output == "0 errors, 0 warnings in 1 file (7 lines).\n")
    }

    @Test func xcodeGetsWholePathsFromAnyFolderAndWarningsOnRequest() throws {
        var tool = try project()
        defer { tool.remove() }
        let line = "/Sources/Screens/LoginPresenter.swift:2:9: "
        let real = URL(filePath: tool.folder).resolvingSymlinksInPath().path
        tool.subfolder = "Sources"
        for path in ["..", "../", tool.folder] {
            let found = try tool.run("check", "--format", "xcode", path)
            #expect(found.status == 1)
            #expect([tool.folder, real].contains { found.output.hasPrefix($0 + line + "error: ") }, "\(found.output)")
        }
        let warned = try tool.run("check", "--format", "xcode", "--as-warnings", "..")
        #expect(warned.status == 0)
        #expect([tool.folder, real].contains { warned.output.hasPrefix($0 + line + "warning: ") })
        // Errors are errors again afterwards.
        #expect(try tool.run("check", "..").status == 1)
    }

    @Test func aRunCanBeLimitedToSomeRulesOrUseAnotherProfile() throws {
        let tool = try project()
        defer { tool.remove() }
        #expect(try tool.run("check", "--rule", "strong-view", "--rule", "view-navigates").status == 1)
        #expect(try tool.run("check", "--rule", "view-navigates").output == "0 errors, 0 warnings in 1 file (7 lines).\n")
        #expect(try tool.run("check", "--profile", "infinum").output.contains("[strong-view]"))
        let unknown = try tool.run("check", "--rule", "strong-veiw")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("There is no rule \"strong-veiw\". Did you mean \"strong-view\"?"))
        #expect(try tool.run("check", "--rule", "strong-view", "--write-baseline").status == 2)
        // A comment that excuses a finding of another rule is not taken for a useless one.
        let excused = Self.presenter.replacing("    var view", with: "    // belvedere:ignore strong-view because it is old\n    var view")
        try write(excused, "Sources/Screens/LoginPresenter.swift", tool)
        #expect(try tool.run("check", "--rule", "view-navigates").status == 0)
        try write(Self.presenter, "Sources/Screens/LoginPresenter.swift", tool)
        // A limited run neither uses nor replaces the stored report of a whole run.
        #expect(try tool.run("check").status == 1)
    }

    @Test func aRuleOfTheTeamIsListedAndExplained() throws {
        let tool = try project()
        defer { tool.remove() }
        try write(
            "own-rules: { no-login: { must-not-use: \"Login*\", because: The login goes in May. } }\n", ".belvedere.yml", tool)
        #expect(try tool.run("check", "--rules").output.contains("no-login"))
        let page = "no-login, a rule of this project. These types use none of \"Login*\". The login goes in May.\n"
        #expect(try tool.run("check", "--explain", "no-login").output == page)
        #expect(try tool.run("check", "--rule", "no-login").output.contains("[no-login]"))
    }

    @Test func whatIsMechanicalIsFixedAndShownFirst() throws {
        let source = """
            final class LoginPresenter {
                private var view: LoginViewInput? // the screen
                let other: LoginViewInput
                init(other: LoginViewInput) { self.other = other }
            }

            protocol LoginViewInput {}
            let made = LoginPresenter.self

            """
        let tool = try project(source)
        defer { tool.remove() }
        let path = "Sources/Screens/LoginPresenter.swift"
        let shown = try tool.run("check", "--fix", "--dry-run").output
        #expect(shown.contains("+     private weak var view: LoginViewInput? // the screen\n"))
        #expect(shown.contains("+ protocol LoginViewInput: AnyObject {}\n"))
        #expect(shown.hasSuffix("This would fix 1 finding. 1 finding needs a person.\n"))
        #expect(read(path, tool) == source)
        let fixed = try tool.run("check", "--fix").output
        #expect(fixed.hasSuffix("Fixed 1 finding. 1 finding needs a person.\n"))
        let expected = source.replacing("private var", with: "private weak var").replacing("Input {}", with: "Input: AnyObject {}")
        #expect(read(path, tool) == expected)
        #expect(try tool.run("check").output.contains(":3:9: error: \"other\" keeps the view"))
        #expect(try tool.run("check", "--fix").output.hasSuffix("Fixed 0 findings. 1 finding needs a person.\n"))
    }

    @Test func aClosureThatKeepsItsOwnerCapturesSelfWeakly() throws {
        let source = """
            final class FeedPresenter {
                private let loader = FeedLoader()
                func start() {
                    loader.onChange = { self.reload() }
                    loader.names.bind { names in
                        if names.isEmpty { return }
                        self.reload()
                    }
                    loader.title = { self.text }
                }
                func reload() {}
                let text = ""
            }

            final class FeedLoader {
                var onChange: (() -> Void)?
                var title: (() -> String)?
                let names = Names()
            }
            final class Names { func bind(_ change: ([String]) -> Void) {} }
            let made = FeedPresenter.self

            """
        let tool = try project(source)
        defer { tool.remove() }
        let path = "Sources/Screens/LoginPresenter.swift"
        let shown = try tool.run("check", "--fix", "--dry-run").output
        #expect(shown.contains("+         loader.names.bind { [weak self] names in\n+             guard let self else { return }\n"))
        #expect(read(path, tool) == source)
        #expect(try tool.run("check", "--fix").output.hasSuffix("Fixed 2 findings. 1 finding needs a person.\n"))
        let expected = source.replacing("{ self.reload() }", with: "{ [weak self] in guard let self else { return }; self.reload() }")
            .replacing(
                "{ names in\n            if", with: "{ [weak self] names in\n            guard let self else { return }\n            if")
        #expect(read(path, tool) == expected)
        #expect(try tool.run("check", "--rule", "strong-self-in-closure").output.contains("1 error, 0 warnings"))
    }

    @Test func anImportThatNothingNeedsGoes() throws {
        let tool = try project("import Foundation\nimport Model\n\nstruct Row { let film: Film }\n")
        defer { tool.remove() }
        let manifest = """
            let package = Package(name: "App", targets: [.target(name: "Model"), .target(name: "Screens", dependencies: ["Model"])])

            """
        try write(manifest, "Package.swift", tool)
        try FileManager.default.createDirectory(atPath: tool.folder + "/Sources/Model", withIntermediateDirectories: true)
        try write("public struct Film {}\n", "Sources/Model/Film.swift", tool)
        let source =
            "// Help\n\nimport Model\n\nimport UIKit\nimport UIKit\nimport Model // for later\n\nstruct Help { let text: String }\n"
        try write(source, "Sources/Screens/Help.swift", tool)
        let shown = try tool.run("check", "--fix", "--dry-run").output
        #expect(shown.contains("- import UIKit\n") && shown.contains("- import Model\n"), "\(shown)")
        #expect(read("Sources/Screens/Help.swift", tool) == source)
        // A comment beside an import can be its reason, so a person decides.
        #expect(try tool.run("check", "--fix").output.hasSuffix("Fixed 2 findings. 1 finding needs a person.\n"))
        let expected = "// Help\n\nimport UIKit\nimport Model // for later\n\nstruct Help { let text: String }\n"
        #expect(read("Sources/Screens/Help.swift", tool) == expected)
        #expect(read("Sources/Screens/LoginPresenter.swift", tool)?.contains("import Model") == true)
        #expect(try tool.run("check").output.contains("Help.swift:4:1: warning: \"Help.swift\" imports \"Model\" and uses nothing"))
    }

    @Test func aProtocolThatAValueConformsToStays() throws {
        let source = """
            final class Uploader { var delegate: UploaderDelegate? }
            protocol UploaderDelegate {}
            struct Silent: UploaderDelegate {}

            """
        let tool = try project(source)
        defer { tool.remove() }
        #expect(try tool.run("check", "--fix").output.hasSuffix("Fixed 0 findings. 1 finding needs a person.\n"))
        #expect(read("Sources/Screens/LoginPresenter.swift", tool) == source)
    }

    @Test func theCommandTellsItsVersion() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.run("--version").output.hasPrefix("1.0.0"))
    }

    @Test func aReportIsKeptUntilSomethingChanges() throws {
        let tool = try project()
        defer { tool.remove() }
        let first = try tool.run("check")
        let kept = try #require(read(".build/cache/report-text.txt", tool))
        try write(kept.replacing("strong-view", with: "kept-view"), ".build/cache/report-text.txt", tool)
        let second = try tool.run("check")
        #expect(second.status == 1)
        #expect(second.output == first.output.replacing("strong-view", with: "kept-view"))
        // A run with another format or without a cache does not use the stored report.
        #expect(try tool.run("check", "--format", "github").output.contains("strong-view"))
        #expect(try tool.run("check", "--no-cache").output == first.output)
        try write("rules: {strong-view: warning}\n", ".belvedere.yml", tool)
        #expect(try tool.run("check").status == 0)
        #expect(try tool.run("check").output.contains("warning: \"view\" keeps"))
        try write("no report at all\n", ".build/cache/report-text.txt", tool)
        #expect(try tool.run("check").output.contains("warning: \"view\" keeps"))
    }

    @Test(arguments: [
        [], ["."], ["--read-only"], ["--config", "other.yml"], [".", "--format", "text", "--read-only"], ["--format=text"], ["run"],
        ["--documentation", "Rules.md"],
    ])
    func aReportIsKeptForEachCommandLine(words: [String]) throws {
        let tool = try project()
        defer { tool.remove() }
        try write("profile: strict\n", "other.yml", tool)
        let first = try tool.run(arguments: ["check"] + words)
        let kept = try #require(read(".build/cache/report-text.txt", tool))
        try write(kept.replacing("strong-view", with: "kept-view"), ".build/cache/report-text.txt", tool)
        let second = try tool.run(arguments: ["check"] + words)
        #expect(second.output == first.output.replacing("strong-view", with: "kept-view"))
        #expect(first.status == 1 && second.status == 1)
        // A wrong command line is not a simple one.
        for more in [["--config"], ["--format", "loud"], ["one", "two"], ["--strict"], ["."] + ["--config", "--read-only"]] {
            #expect(try tool.run(arguments: ["check"] + words + more).status == 2, "\(words + more)")
        }
    }

    @Test func everyFormIsWrittenToTheTerminalAndToAFile() throws {
        let tool = try project()
        defer { tool.remove() }
        for (format, sign) in [
            ("json", "\"strong-view\""), ("sarif", "\"2.1.0\""), ("github", "::error file="), ("junit", "<testsuites"), ("text", "Fix:"),
        ] {
            let result = try tool.run("check", "--format", format)
            #expect(result.status == 1)
            #expect(result.output.contains(sign), "\(format)")
            #expect(try tool.run("check", "--format", format, "--output", tool.folder + "/report").output.isEmpty)
            #expect(read("report", tool) == result.output)
        }
    }

    @Test func aConfigurationThatCannotBeMeantSoEndsWithTwoAndIsToldWhole() throws {
        let tool = try project()
        defer { tool.remove() }
        try write("profil: strict\nrules: { strong-viev: off }\n", ".belvedere.yml", tool)
        let result = try tool.run("check")
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(
            result.errors == """
                .belvedere.yml:1: "profil" is no setting. Did you mean "profile"?
                .belvedere.yml:2: "strong-viev" is no rule. Did you mean "strong-view"?

                """)
        #expect(try tool.run("graph").status == 2)
    }

    @Test func aCommandLineThatCannotBeUnderstoodEndsWithTwo() throws {
        let tool = try project()
        defer { tool.remove() }
        for arguments in [
            ["--format", "loud"], ["nowhere"], ["--explain", "strong-viev"], ["--config", "none.yml"],
            ["--affected", "nothing-of-this-name"],
        ] {
            let result = try tool.run(arguments: ["check"] + arguments)
            #expect(result.status == 2, "\(arguments): \(result.status)")
            #expect(!result.errors.isEmpty)
        }
        #expect(try tool.run("check", "--explain", "strong-viev").errors.contains("Did you mean \"strong-view\"?"))
        #expect(try tool.run("graph", "--target", "Nothing").errors.contains("There is no target \"Nothing\""))
    }

    @Test func aFileThatIsNotReadEndsWithThree() throws {
        let tool = try project(Self.presenter.replacing("var view", with: "weak var view"))
        defer { tool.remove() }
        try write("largest-file: 100\n", ".belvedere.yml", tool)
        let result = try tool.run("check")
        #expect(result.status == 3)
        #expect(
            result.output.contains("error: Sources/Screens/LoginPresenter.swift has 133 bytes, and files above 100 bytes are not read."))
    }

    @Test func aFolderWithoutSwiftIsToldOf() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let result = try tool.run("check")
        #expect(result.status == 2)
        #expect(result.errors == ".: holds no Swift file to check.\n")
    }

    @Test func aBaselineHidesWhatIsKnownAndShrinksOnAPersonsMachineOnly() throws {
        var tool = try project()
        defer { tool.remove() }
        let written = try tool.run("check", "--write-baseline")
        #expect(written.status == 0)
        #expect(written.output == "The baseline .belvedere-baseline.json holds 1 finding; it held 0.\n")
        let known = try tool.run("check")
        #expect(known.status == 0)
        #expect(known.output.contains("The baseline holds 1 finding."))
        // The report contains new findings and no known ones.
        try write(
            Self.presenter + "final class OtherPresenter { var view: LoginViewInput? }\nlet other = OtherPresenter()\n",
            "Sources/Screens/LoginPresenter.swift", tool)
        let more = try tool.run("check")
        #expect(more.status == 1)
        #expect(more.output.contains("OtherPresenter") && !more.output.contains("\"LoginPresenter\""))
        // The baseline shrinks, but not in continuous integration.
        try write(Self.presenter.replacing("var view", with: "weak var view"), "Sources/Screens/LoginPresenter.swift", tool)
        tool.environment["CI"] = "true"
        let inCI = try tool.run("check")
        #expect(inCI.status == 0)
        #expect(inCI.errors.contains("can shrink from 1 to 0 findings"))
        #expect(read(".belvedere-baseline.json", tool) != nil)
        tool.environment["CI"] = ""
        #expect(try tool.run("check", "--read-only").errors.contains("can shrink from 1 to 0 findings"))
        #expect(try tool.run("check").errors == "The baseline .belvedere-baseline.json shrinks from 1 to 0 findings.\n")
        #expect(read(".belvedere-baseline.json", tool) == nil)
    }

    @Test func affectedTellsWhatAChangeCanHaveBrought() throws {
        let tool = try project()
        defer { tool.remove() }
        func git(_ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["git", "-C", tool.folder, "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"] + arguments
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        try write("struct Plain {}\n", "Sources/Screens/Plain.swift", tool)
        try write(
            "final class CartPresenter { var view: CartViewInput? }\nlet cart = CartPresenter()\n", "Sources/Screens/Cart.swift", tool)
        try write("protocol CartViewInput: AnyObject {}\n", "Sources/Screens/CartView.swift", tool)
        try git("init", "-q")
        try git("add", "-A")
        try git("commit", "-q", "-m", "first")
        #expect(try tool.run("check", "--affected", "HEAD").status == 0)
        // GitHub needs paths from the root of the repository.
        #expect(try tool.run("check", "--format", "github", "Sources/Screens").output.contains("::error file=Sources/Screens/Cart.swift,"))
        try write("protocol CartViewInput: AnyObject { func hide() }\n", "Sources/Screens/CartView.swift", tool)
        #expect(try tool.run("check", "--staged").status == 0)
        try git("add", "-A")
        #expect(try tool.run("check", "--staged").output.contains("Cart.swift:1:"))
        // A file that declares a contract changes. Only the users of the contract are reported.
        try write("protocol CartViewInput: AnyObject { func show() }\n", "Sources/Screens/CartView.swift", tool)
        let result = try tool.run("check", "--affected", "HEAD")
        #expect(result.status == 1)
        #expect(result.output.contains("Cart.swift:1") && !result.output.contains("LoginPresenter.swift"))
        // A new file counts as changed.
        try write("final class NewPresenter { var view: CartViewInput? }\nlet new = NewPresenter()\n", "Sources/Screens/New.swift", tool)
        #expect(try tool.run("check", "--affected", "HEAD").output.contains("New.swift:1"))
        #expect(try tool.run("check", "--affected", "HEAD", "--write-baseline").status == 2)
    }

    @Test func initWritesAConfigurationThatCheckReads() throws {
        let tool = try project()
        defer { tool.remove() }
        let dry = try tool.run("check", "init", "--dry-run")
        #expect(dry.output.contains("profile: default"))
        #expect(dry.output.contains("#   presenter: 1 (LoginPresenter)"))
        #expect(read(".belvedere.yml", tool) == nil)
        #expect(try tool.run("check", "init").status == 0)
        #expect(read(".belvedere.yml", tool) == dry.output)
        #expect(try tool.run("check", "init").status == 2)
        #expect(try tool.run("check").status == 1)
    }

    @Test(arguments: ["mvvm", "mvp", "viper"]) func generatedCodeIsClean(pattern: String) throws {
        var tool = try Tool()
        defer { tool.remove() }
        tool.environment = ["BELVEDERE_CACHE": tool.folder + "/cache"]
        #expect(
            try tool.run("new", "habits", "--pattern", pattern, "--url", "https://example.com/belvedere", "--from", "1.0.0").status == 0)
        tool.subfolder = "habits"
        for kind in ["mvvm-screen", "mvp-screen", "viper-module", "service", "entity", "route"] {
            let name = kind.split(separator: "-").map(\.capitalized).joined() + "Part"
            #expect(try tool.run("generate", kind, name).status == 0, "\(kind)")
        }
        let fields = ["name:string", "age:int?", "due:date", "done:bool"]
        for kind in ["mvvm-screen", "mvp-screen", "viper-module"] {
            let name = kind.split(separator: "-").map(\.capitalized).joined() + "Rows"
            #expect(try tool.run(arguments: ["generate", kind, name, "--set", "content=list"] + fields).status == 0, "\(kind)")
        }
        for form in ["mvvm", "mvp", "viper"] {
            for (kind, ending) in [("form-screen", "Part"), ("feature", "Item")] {
                let name = form.capitalized + ending
                #expect(
                    try tool.run(arguments: ["generate", kind, name, "--set", "pattern=\(form)"] + fields).status == 0, "\(kind) \(form)")
            }
        }
        for profile in ["default", "infinum", "mvvm-coordinator", "swiftui"] {
            try write("profile: \(profile)\n", "habits/.belvedere.yml", tool)
            let result = try tool.run("check")
            #expect(result.output.hasPrefix("0 errors, 0 warnings in "), "\(profile): \(result.output)")
            #expect(result.status == 0)
        }
    }

    @Test func theRulesAndTheirPagesArePrinted() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.run("check", "--rules").output.split(separator: "\n").count == 50)
        #expect(try tool.run("check", "--explain", "view-navigates").output.hasPrefix("## view-navigates\n"))
        for line in [["check", "--help"], ["check", "-h"], ["help", "check"], ["check", "run", "--help"]] {
            let help = try tool.run(arguments: line).output
            for word in ["3  something could not be read", "--format", "--affected", "check init"] {
                #expect(help.contains(word), "\(line): \(word)")
            }
        }
    }

    @Test func theGraphIsWrittenInEveryForm() throws {
        let tool = try project()
        defer { tool.remove() }
        for (format, sign) in [("html", "<!doctype html>"), ("svg", "<svg "), ("dot", "digraph "), ("mermaid", "flowchart TD")] {
            for detail in ["targets", "folders", "types"] {
                let result = try tool.run("graph", "--format", format, "--detail", detail)
                #expect(result.status == 0)
                #expect(result.output.hasPrefix(sign), "\(format)")
            }
        }
    }
}
