import Foundation
import Testing
@testable import Generation

struct ResourceTests {
    private static let attributes = ["paid:date", "who:string", "amount:decimal", "guests:int?", "settled:bool"]

    @Test func aResourceGetsItsTableItsScreensItsRoutesAndItsTests() throws {
        let project = try TemporaryProject()
        let plan = try project.generate("resource", "Expense", Self.attributes)
        let folder = "Sources/HabitsScreens/Expense/"
        let names = plan.files.map(\.path).filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count).dropLast(".swift".count) }
        #expect(
            names
                == [
                    "DatabaseExpenseStore", "Expense+Order", "Expense", "ExpenseDetailScreen", "ExpenseDetailViewModel", "ExpenseDraft",
                    "ExpenseForm", "ExpenseFormScreen", "ExpenseFormViewModel", "ExpenseListScreen", "ExpenseListViewModel", "ExpenseRow",
                    "ExpenseStore", "SharedExpenses", "StandInExpenseStore",
                ])
        #expect(plan.files.count { $0.path.hasPrefix("Tests/") } == 7)
        let app = try project.text(of: "Sources/HabitsScreens/HabitsApp.swift")
        for route in ["case expenses\n", "case expense(Int)\n", "case expenseForm(id: Int?)\n"] { #expect(app.contains(route)) }
        let store = try project.text(of: "Sources/HabitsScreens/Expense/DatabaseExpenseStore.swift")
        #expect(store.contains("table.column(\"amount\", .text).notNull()\n"))
        #expect(store.contains("table.column(\"guests\", .integer)\n"))
    }

    @Test func eachScreenOfAResourceInVIPERHasFiveParts() throws {
        let project = try TemporaryProject()
        let plan = try project.generate("resource", "Expense", Self.attributes, ["pattern": "viper"])
        let folder = "Sources/HabitsScreens/Expense/Expense"
        for module in ["List", "Detail", "Form"] {
            for part in ["Contracts", "Interactor", "Presenter", "Screen", "Wireframe"] {
                #expect(plan.files.contains { $0.path == folder + module + part + ".swift" }, "\(module)\(part)")
            }
            // The wireframe alone opens other screens.
            let screen = try project.text(of: folder + module + "Screen.swift")
            #expect(screen.contains("any Expense\(module)Presentation") && !screen.contains("router"), "\(screen)")
        }
        #expect(plan.files.count { $0.path.hasPrefix("Tests/") } == 8)
        let app = try project.text(of: "Sources/HabitsScreens/HabitsApp.swift")
        #expect(app.contains("ExpenseFormWireframe(id: id, shared: .ofApp, router: router).makeModule()"))
        let before = try TemporaryProject().contents()
        try project.destroy("resource", "Expense")
        #expect(try project.contents() == before)
    }

    @Test(arguments: [
        ("link:url", true), ("code:uuid?", true), ("amount:decimal?", true), ("amount:decimal", false), ("paid:date?", false),
    ])
    func theOrderImportsFoundationOnlyForItsMembers(attribute: String, isImported: Bool) throws {
        let project = try TemporaryProject()
        try project.generate("resource", "Expense", [attribute])
        let text = try project.text(of: "Sources/HabitsScreens/Expense/Expense+Order.swift")
        #expect(text.hasPrefix("import BelvedereCore\n" + (isImported ? "import Foundation\n" : "") + "\n"), "\(text)")
    }

    @Test func theManifestGetsTheDatabaseOnce() throws {
        let project = try TemporaryProject()
        let before = try project.contents()
        try project.generate("resource", "Expense", Self.attributes)
        let package = ", .package(url: \"https://github.com/groue/GRDB.swift\", from: \"7.10.0\")]"
        let products = ", .product(name: \"GRDB\", package: \"GRDB.swift\"), .product(name: \"BelvedereTexts\", package: \"belvedere\")]"
        let expected = TemporaryProject.manifest.replacing("belvedere\")]\n", with: "belvedere\")\(products)\n")
            .replacing("../belvedere\")],", with: "../belvedere\")\(package),")
        #expect(try project.text(of: "Package.swift") == expected)
        try project.generate("resource", "Person", ["name:string"])
        #expect(try project.text(of: "Package.swift") == expected)
        // The database goes with the last resource that needs it.
        try project.destroy("resource", "Expense")
        #expect(try project.text(of: "Package.swift").contains("GRDB"))
        #expect(try project.text(of: "Sources/HabitsScreens/Database/AppDatabase.swift").contains("actor AppDatabase"))
        try project.destroy("resource", "Person")
        #expect(try project.contents() == before)
    }

    @Test func aDatabaseOfTheDeveloperStays() throws {
        let manifest = TemporaryProject.manifest
            .replacing("../belvedere\")]", with: "../belvedere\"), .package(url: \"https://example.com/grdb.swift.git\", from: \"7.0.0\")]")
        let project = try TemporaryProject(manifest: manifest)
        try project.generate("resource", "Person", ["name:string"])
        let text = try project.text(of: "Package.swift")
        #expect(text.components(separatedBy: ".package(url:").count == 2)
        #expect(text.contains(".product(name: \"GRDB\", package: \"GRDB.swift\")"))
        try project.destroy("resource", "Person")
        #expect(try project.text(of: "Package.swift") == manifest)
    }

    @Test func aManifestOfAnotherFormGetsANote() throws {
        let packages = "[.package(name: \"belvedere\", path: \"../belvedere\")]"
        let manifest = TemporaryProject.manifest.replacing(packages, with: "packages")
        let notes = try TemporaryProject(manifest: manifest).plan("resource", "Person", ["name:string"]).notes
        #expect(notes.count == 1 && notes[0].contains("Paste this into the package's dependencies:"), "\(notes)")
        #expect(notes.first?.contains(".package(url: \"https://github.com/groue/GRDB.swift\", from: \"7.10.0\")") == true)
    }

    @Test(
        arguments: [
            ("Expense", [], [:], "needs attributes"),
            ("Expense", ["save:string"], [:], "uses the name \"save\" itself"),
            ("Expense", ["amount:money?", "paid:datum"], [:], "has the type \"datum\", which is not known."),
            ("Table", ["title:string"], [:], "Choose another name, such as \"TableItem\"."),
            ("News", ["title:string"], [:], "Choose another name, such as \"NewsItem\"."),
            ("Expense", ["who:string"], ["pattern": "redux"], "The option \"pattern\" cannot be \"redux\". Choose from mvvm, mvp, viper."),
        ] as [(String, [String], [String: String], String)])
    func aRefusalSaysTheReason(name: String, attributes: [String], options: [String: String], reason: String) throws {
        let project = try TemporaryProject()
        let before = try project.contents()
        let found = try problems { try project.generate("resource", name, attributes, options) }
        #expect(found.contains { $0.contains(reason) }, "\(found)")
        #expect(try project.contents() == before)
    }

    @Test func screensWithoutRoutesAreRefused() throws {
        let project = try TemporaryProject(app: "import Belvedere\n")
        let found = try problems { try project.generate("resource", "Expense", Self.attributes) }
        #expect(found.first?.contains("open each other by routes") == true, "\(found)")
    }

    @Test func aFileOfTheDeveloperIsAConflict() throws {
        let project = try TemporaryProject()
        try project.write("// mine\n", to: "Sources/HabitsScreens/Database/AppDatabase.swift")
        let before = try project.contents()
        let found = try problems { try project.generate("resource", "Expense", Self.attributes) }
        #expect(found.first?.contains("Sources/HabitsScreens/Database/AppDatabase.swift") == true, "\(found)")
        #expect(try project.contents() == before)
    }
}
