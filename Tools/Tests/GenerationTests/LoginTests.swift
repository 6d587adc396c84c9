import Foundation
import SwiftFacts
import Testing
@testable import Generation

/// Tests the template of a login: a package with a program gets it, and every other one a reason.
struct LoginTests {
    static let manifest = TemporaryProject.manifest.replacing(
        "    ]\n)",
        with: """
                    .executableTarget(
                        name: "habits",
                        dependencies: ["HabitsScreens", .product(name: "BelvedereBrowser", package: "belvedere")]
                    ),
                ]
            )
            """)
    static let main = "import BelvedereBrowser\nimport HabitsScreens\n\nawait BrowserHost([.habits]).main()\n"

    private func project(main: String = main) throws -> TemporaryProject {
        let project = try TemporaryProject(manifest: Self.manifest)
        try project.write(main, to: "Sources/habits/main.swift")
        return project
    }

    @Test func theDeveloperReadsHowToAddAPerson() throws {
        #expect(try project().generate("login", "").next.last == "Add a person: swift run habits add-person NAME")
    }

    @Test func aLoginGetsItsAccountsItsPageAndItsTests() throws {
        let project = try project()
        let plan = try project.generate("login", "")
        #expect(
            plan.files.filter { $0.action == .create }.map(\.path)
                == [
                    ".belvedere/generated.json", "Sources/HabitsScreens/Account/AccountScreen.swift",
                    "Sources/HabitsScreens/Account/AccountViewModel.swift", "Sources/HabitsScreens/Account/DatabaseAccounts.swift",
                    "Sources/HabitsScreens/Account/DatabaseLogins.swift", "Sources/HabitsScreens/Database/AppDatabase.swift",
                    "Sources/habits/Logins+App.swift",
                    "Tests/HabitsScreensTests/Account/AccountScreenTests.swift",
                    "Tests/HabitsScreensTests/Account/AccountViewModelTests.swift", "Tests/HabitsScreensTests/Account/Asked.swift",
                    "Tests/HabitsScreensTests/Account/DatabaseAccountsTests.swift",
                    "Tests/HabitsScreensTests/Account/DatabaseLoginsTests.swift",
                    "Tests/HabitsScreensTests/Account/LoginTests.swift", "Tests/HabitsScreensTests/Account/Visitor.swift",
                ])
        #expect(
            try project.text(of: "Sources/habits/main.swift") == """
                import BelvedereBrowser
                import BelvedereLogins
                import HabitsScreens

                await Logins.ofApp.runCommandIfAsked()
                await BrowserHost([.habits], admit: Logins.ofApp.admit).main(adding: Logins.ofApp.addRoutes)

                """)
        #expect(try project.text(of: "Sources/HabitsScreens/HabitsApp.swift").contains("case account\n"))
        #expect(try project.text(of: "Sources/habits/Logins+App.swift").contains("storedIn: AppLogins(database: .ofApp), for: .habits)"))
    }

    @Test(arguments: [
        ("mvp", ["Presenter", "Screen", "View"]), ("viper", ["Contracts", "Interactor", "Presenter", "Screen", "Wireframe"]),
    ])
    func thePageOfTheAccountHasThePatternThatTheDeveloperNames(pattern: String, roles: [String]) throws {
        let project = try project()
        let before = try project.contents()
        let plan = try project.generate("login", "", [], ["pattern": pattern])
        let files = plan.files.map(\.path).filter { $0.hasPrefix("Sources/HabitsScreens/Account/Account") }
        #expect(files == roles.map { "Sources/HabitsScreens/Account/Account\($0).swift" })
        try project.destroy("login", "")
        #expect(try project.contents() == before)
    }

    @Test func eachTargetGetsTheProductsThatItImports() throws {
        let project = try project()
        try project.generate("login", "")
        let targets = EditableManifest(source: try project.text(of: "Package.swift")).targets
        let products = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies) })
        #expect(products["HabitsScreens"] == ["Belvedere", "GRDB"])
        #expect(products["habits"] == ["HabitsScreens", "BelvedereBrowser", "BelvedereLogins"])
        #expect(products["HabitsScreensTests"] == ["HabitsScreens", "BelvedereBrowser", "BelvedereLogins"])
    }

    @Test(arguments: [false, true]) func theLoginGoesWithoutATrace(hasResource: Bool) throws {
        let project = try project()
        if hasResource { try project.generate("resource", "Expense", ["what:string"]) }
        let before = try project.contents()
        try project.generate("login", "")
        #expect(try project.plan("login", "Account").isEmpty)
        try project.destroy("login", "")
        #expect(try project.contents() == before)
        // A resource and a login share the database, in either order.
        try project.generate("login", "")
        try project.generate("resource", "Payment", ["who:string"])
        try project.destroy("login", "")
        #expect(try project.text(of: "Sources/HabitsScreens/Database/AppDatabase.swift").contains("actor AppDatabase"))
        #expect(try project.text(of: "Package.swift").contains("name: \"GRDB\""))
    }

    @Test func aPackageWithoutAProgramIsRefused() throws {
        let project = try TemporaryProject()
        let before = try project.contents()
        let found = try problems { try project.generate("login", "") }
        #expect(found.count == 1 && found[0].contains("The package has no program. A login belongs to the one program"), "\(found)")
        #expect(try project.contents() == before)
    }

    @Test(
        arguments: [
            ("import BelvedereBrowser\n\nlet apps = [a]\nawait BrowserHost(apps).main()\n", "has no call of the form"),
            ("import BelvedereBrowser\n\nawait BrowserHost([.habits], admit: door).main()\n", "has an argument \"admit\" already"),
            ("import BelvedereBrowser\n\nawait BrowserHost([.habits]).main(adding: routes)\n", "has an argument \"adding\" already"),
            ("await BrowserHost([.habits]).main()\n", "is not on a line of its own below the imports"),
            ("import BelvedereBrowser\n\nprint(1); await BrowserHost([.habits]).main()\n", "is not on a line of its own"),
        ])
    func aProgramOfAnotherFormIsRefused(main: String, reason: String) throws {
        let project = try project(main: main)
        let before = try project.contents()
        let found = try problems { try project.generate("login", "") }
        #expect(found.contains { $0.contains(reason) }, "\(found)")
        #expect(try project.contents() == before)
    }

    @Test func otherArgumentsOfTheHostStay() throws {
        let project = try project(
            main: "import BelvedereBrowser\r\n\r\nawait BrowserHost([.habits], options: options).main(port: 9000)\r\n")
        let before = try project.contents()
        try project.generate("login", "")
        #expect(
            try project.text(of: "Sources/habits/main.swift")
                == "import BelvedereBrowser\r\nimport BelvedereLogins\r\n\r\nawait Logins.ofApp.runCommandIfAsked()\r\n"
                + "await BrowserHost([.habits], options: options, admit: Logins.ofApp.admit).main(port: 9000, adding: Logins.ofApp.addRoutes)\r\n"
        )
        try project.destroy("login", "")
        #expect(try project.contents() == before)
    }

    @Test func aNameAndATargetOfItsOwnAreRefused() throws {
        let project = try project()
        let named = try problems { try project.generate("login", "Door") }
        #expect(named.first?.contains("Leave out \"Door\".") == true, "\(named)")
        let own = try problems { _ = try project.plan(ModuleRequest(kind: "login", hasOwnTarget: true)) }
        #expect(own.first?.contains("Leave out --new-target.") == true, "\(own)")
        let missing = try problems { try project.generate("route", "") }
        #expect(missing.first?.contains("needs a name, as in \"belvedere generate route Profile\"") == true, "\(missing)")
    }

    @Test func aLoginThatADeveloperEditedStays() throws {
        let project = try project()
        try project.generate("login", "")
        let main = try project.text(of: "Sources/habits/main.swift")
        try project.write(main.replacing(", admit: Logins.ofApp.admit", with: ", admit: myDoor"), to: "Sources/habits/main.swift")
        let before = try project.contents()
        let found = try problems { try project.destroy("login", "") }
        #expect(found.contains { $0.contains("was edited: this inserted text is gone or changed") }, "\(found)")
        #expect(try project.contents() == before)
        #expect(try problems { try project.destroy("resource", "") } == ["No resource was generated here."])
    }

    @Test func theDatabaseIsThatOfAResource() throws {
        let texts = try ["login", "resource"].map { try project().library().template(named: $0).template.texts["database.mustache"] }
        #expect(texts[0] != nil && texts[0] == texts[1])
    }
}
