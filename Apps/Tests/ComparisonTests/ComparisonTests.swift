import Belvedere
import BelvedereInspector
import BelvedereTesting
@testable import Comparison
import ContactsFakes
import ContactsMVC
import ContactsMVP
import ContactsMVVM
import ContactsVIPER
import LanguageTesting
import SourceCode
import Testing

/// Tests the page that compares one app in several architectures.
struct ComparisonTests {
    private let article = SourceLibrary.shared.file("WhenToUseWhich.md", in: "ContactsShared")?.text ?? ""

    private func apps() -> [ComparedApp] {
        let store = FakeContactStore(["Ann Zimmer"])
        let apps: [(String, BelvedereApp)] = [
            ("MVVM", .contactsMVVM(store: store)), ("VIPER", .contactsVIPER(store: store)), ("MVP", .contactsMVP(store: store)),
            ("MVC", .contactsMVC(store: store)),
        ]
        return apps.map { ComparedApp($0, $1, article: article) }
    }

    @Test func theDiagramsHaveTheRolesOfTheirArchitecture() {
        let roles = Dictionary(uniqueKeysWithValues: apps().map { ($0.architecture, Set($0.structure.roles)) })
        #expect(roles["MVVM"]?.isSuperset(of: ["view model", "view"]) == true)
        #expect(roles["VIPER"]?.isSuperset(of: ["interactor", "presenter", "view", "wireframe"]) == true)
        #expect(roles["MVP"]?.isSuperset(of: ["presenter", "view"]) == true)
        #expect(roles["MVC"]?.isDisjoint(with: ["presenter", "view model", "interactor", "wireframe"]) == true)
    }

    @Test func theFiguresAreThoseOfTheArticle() throws {
        let viper = try #require(ComparedApp.Figures(of: "VIPER", in: article)),
            mvc = try #require(ComparedApp.Figures(of: "MVC", in: article))
        #expect(article.contains("| Files | \(mvc.files) |"))
        #expect(article.contains("| \(viper.lines) |"))
        #expect((1...100).contains(viper.testable) && viper.testable > mvc.testable)
    }

    @Test(arguments: [
        "", "| | MVC | MVP | MVVM | VIPER |", "| | MVC | MVP | MVVM | VIPER |\n| Files | a | b | c | d |", "no table",
        "| | MVC | MVP | MVVM | VIPER |\n| Files | 1 |",
    ])
    func anArticleWithoutTheTableGivesNoFigures(article: String) {
        #expect(ComparedApp.Figures(of: "MVVM", in: article) == nil)
    }

    @Test func eachArchitectureSaysWhatIsSpecialAndWhenToUseIt() {
        let compared = apps()
        withApp(.comparison(of: compared, at: "/contacts", article: "/code/a"), Setting(isExhaustive: false)) { app in
            app.expect(.screen, "Contacts in four architectures")
            for architecture in ["MVVM", "VIPER", "MVP", "MVC"] {
                app.expect(.label, architecture)
                app.expect(.link, "Open the app in \(architecture)")
                app.expect(.drawing, "The objects of \(architecture)")
            }
            app.expect(.label, "The controller is the screen, and makes all decisions.")
            app.expect(.link, "When to use which")
        }
    }

    @Test("nothing is left in English", arguments: ["ar", "fa", "hi", "zh-Hans"])
    func nothingLeft(language: String) {
        let application = BelvedereApp.comparison(
            of: [ComparedApp("MVVM", .contactsMVVM(store: FakeContactStore()), article: article)], at: "/c")
        withApp(application, Setting(locale: language, isExhaustive: false)) { app in
            let lines = app.transcript.lines.map(\.text).filter { $0.contains("label") || $0.contains("link") }
            #expect(untranslatedWords(in: lines, besides: ["MVVM"]) == [])
        }
    }
}
