import Testing
@testable import Generation

/// Generates modules in a package with a String Catalog.
struct CatalogueTests {
    private static let path = "Sources/HabitsScreens/HabitsTexts.xcstrings"
    private static let catalogue = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "addOne" : {
              "comment" : "Mine, {\\"odd\\"} ]",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Eins mehr" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Add one" } }
              }
            },
            "wizard" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Zauberer" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Magician" } }
              }
            }
          },
          "version" : "1.0"
        }

        """

    private func project(_ catalogue: String? = catalogue, of manifest: String = TemporaryProject.manifest) throws -> TemporaryProject {
        let manifest = manifest.replacing(
            "package: \"belvedere\")]\n",
            with: "package: \"belvedere\")],\n            plugins: [.plugin(name: \"TextCatalogues\", package: \"belvedere\")]\n")
        let project = try TemporaryProject(manifest: manifest)
        if let catalogue { try project.write(catalogue, to: Self.path) }
        return project
    }

    private func code(_ project: TemporaryProject, _ name: String) throws -> String {
        try project.text(of: "Sources/HabitsScreens/Profile/\(name).swift")
    }

    @Test func newTextsGoIntoTheCatalogueAndWaitForTheirTranslation() throws {
        let project = try project()
        let plan = try project.generate("mvvm-screen", "Profile")
        #expect(try code(project, "ProfileScreen").contains("title: HabitsTexts.profile, content"))
        let expected = Self.catalogue.replacing(
            "    \"wizard\"",
            with: """
                    "profile" : {
                      "extractionState" : "manual",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "needs_review",
                            "value" : "Profile"
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Profile"
                          }
                        }
                      }
                    },
                    "wizard"
                """)
        #expect(try project.text(of: Self.path) == expected)
        let table = PlanTable(plan).description
        #expect(table.contains("update     \(Self.path)  (+17 -0)") && !table.contains("needs_review\","))
        #expect(
            plan.notes == [
                "New texts in \(Self.path): 1. Translate them into de. They have the state \"needs_review\" until then. A browser shows a language only if `BrowserOptions.languages` of the host names it."
            ])
    }

    @Test func aTextOfTheDeveloperIsUsedAndStays() throws {
        let project = try project()
        try project.generate("mvvm-screen", "Profile")
        #expect(try code(project, "ProfileScreen").contains("Button(HabitsTexts.addOne, role"))
        // The developer's own key has other words.
        try project.generate("mvvm-screen", "Wizard")
        #expect(try project.text(of: "Sources/HabitsScreens/Wizard/WizardScreen.swift").contains("title: HabitsTexts.wizard2"))
        try project.destroy("mvvm-screen", "Profile")
        try project.destroy("mvvm-screen", "Wizard")
        #expect(try project.text(of: Self.path) == Self.catalogue)
    }

    @Test(arguments: [
        ["mvvm-screen", "mvp-screen", "viper-module", "route", "form-screen", "resource"],
        ["resource", "form-screen", "route", "viper-module", "mvp-screen", "mvvm-screen"],
    ])
    func destroyTakesTheKeysBackInAnyOrder(kinds: [String]) throws {
        let project = try project()
        let before = try project.contents()
        let modules = ["resource": "Expense", "form-screen": "Report", "route": "About", "mvp-screen": "Home", "mvvm-screen": "Profile"]
        for kind in kinds {
            let attributes = ["resource", "form-screen"].contains(kind) ? ["who:string", "amount:decimal", "settled:bool"] : []
            try project.generate(kind, modules[kind] ?? "Wizard", attributes)
        }
        for kind in kinds.sorted() { try project.destroy(kind, modules[kind] ?? "Wizard") }
        #expect(try project.contents() == before)
    }

    @Test(arguments: ["resource", "feature", "form-screen"], ["mvvm", "mvp", "viper"])
    func noTextForPeopleIsLeftInTheCode(kind: String, pattern: String) throws {
        let project = try project()
        try project.generate(kind, "Expense", ["who:string", "paid:date", "amount:decimal?", "settled:bool"], ["pattern": pattern])
        for (path, text) in try project.contents() where path.hasPrefix("Sources/HabitsScreens/Expense/") && !path.contains("Service") {
            let left = text.split(separator: "\n").filter { !$0.contains("//") && $0.firstMatch(of: /"[A-Z][a-z]/) != nil }
            #expect(left.isEmpty, "\(path): \(left)")
        }
        if kind == "feature" { return }
        let form = try project.text(of: "Sources/HabitsScreens/Expense/ExpenseForm.swift")
        #expect(form.contains("HabitsTexts.enterANumberSuchAs15(Self.decimalSeparator)"))
        #expect(try project.text(of: Self.path).contains("\"value\" : \"Enter a number, such as 1%@5.\""))
    }

    @Test(arguments: ["mvvm", "mvp", "viper"])
    func thePageOfTheAccountHasItsTextsInTheCatalogue(pattern: String) throws {
        let project = try project(of: LoginTests.manifest)
        try project.write(LoginTests.main, to: "Sources/habits/main.swift")
        try project.generate("login", "", [], ["pattern": pattern])
        let screen = try project.text(of: "Sources/HabitsScreens/Account/AccountScreen.swift")
        #expect(screen.contains("HabitsTexts.logOutEverywhere") && !screen.contains("\"Log out"))
    }

    @Test func aSecondRunKeepsWordsThatAPersonHasChanged() throws {
        let project = try project()
        try project.generate("mvvm-screen", "Profile")
        let changed = try project.text(of: Self.path).replacing("\"value\" : \"Profile\"", with: "\"value\" : \"Me\"")
        try project.write(changed, to: Self.path)
        #expect(try project.plan("mvvm-screen", "Profile").isEmpty)
        try project.destroy("mvvm-screen", "Profile")
        #expect(try project.text(of: Self.path) == Self.catalogue)
    }

    @Test func aKeyThatOtherCodeUsesStays() throws {
        let project = try project()
        try project.generate("mvvm-screen", "Profile")
        try project.generate("mvp-screen", "Settings")
        try project.write("let mine = HabitsTexts.profile\n", to: "Sources/HabitsScreens/Mine.swift")
        try project.destroy("mvvm-screen", "Profile")
        try project.destroy("mvp-screen", "Settings")
        let text = try project.text(of: Self.path)
        #expect(text.contains("\"profile\" : {") && !text.contains("\"settings\""))
    }

    @Test(arguments: [
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}",
        "{\r\n  \"version\" : \"1.0\",\r\n  \"strings\" : {\r\n    \"a\" : {}\r\n  }, \"sourceLanguage\" : \"en\"\r\n}\r\n",
        "{\"strings\":{\"zero\":{\"localizations\":{}},\"b\":{}},\"sourceLanguage\":\"fr\",\"version\":\"1.0\"}",
    ])
    func aCatalogueOfAnyFormIsTheSameAfterwards(catalogue: String) throws {
        let project = try project(catalogue)
        try project.generate("mvp-screen", "Profile")
        let text = try project.text(of: Self.path)
        #expect(text.contains("\"profile\" : {") && text.contains("\"addOne\" : {"))
        #expect(throws: Never.self) { try StringCatalogue(path: Self.path, bytes: Array(text.utf8)) }
        #expect(!text.contains("\r") || !text.replacing("\r\n", with: "").contains("\n"))
        try project.destroy("mvp-screen", "Profile")
        #expect(try project.text(of: Self.path) == catalogue)
    }

    @Test func withoutACatalogueOrItsPlugInTheTextsStayInTheCode() throws {
        let bare = try TemporaryProject()
        try bare.write(Self.catalogue, to: Self.path)
        for project in [try project(nil), bare] {
            try project.generate("mvvm-screen", "Profile")
            #expect(try code(project, "ProfileScreen").contains("title: \"Profile\", content"))
        }
        #expect(try bare.text(of: Self.path) == Self.catalogue)
    }

    @Test func severalCataloguesAreTold() throws {
        let project = try project()
        try project.write(Self.catalogue, to: "Sources/HabitsScreens/OtherTexts.xcstrings")
        let notes = try project.generate("mvvm-screen", "Profile").notes
        #expect(notes.count == 1 && notes[0].contains("several String Catalogs (HabitsTexts.xcstrings, OtherTexts.xcstrings)"))
        #expect(try code(project, "ProfileScreen").contains("title: \"Profile\", content"))
    }

    @Test func aDamagedCatalogueStopsTheCommand() throws {
        let project = try project("{ \"strings\" : [] }")
        let before = try project.contents()
        let found = try problems { try project.generate("mvvm-screen", "Profile") }
        #expect(found.count == 1 && found[0].contains("This String Catalog cannot be read"), "\(found)")
        #expect(try project.contents() == before)
    }
}
