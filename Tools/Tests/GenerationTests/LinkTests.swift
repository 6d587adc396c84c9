import Foundation
import Generation
import Testing

/// Tests of the links that the first screen of a new package gets to its other screens.
struct LinkTests {
    private let folder: TemporaryProject
    private var root: String { folder.root + "/habits" }

    init() throws { folder = try TemporaryProject() }

    private var library: TemplateLibrary {
        get throws { try TemplateLibrary(project: nil, userFolder: nil) }
    }

    private func makePackage(_ pattern: String) throws {
        let request = PackageRequest(
            name: "habits", parent: folder.root, pattern: pattern, program: nil, kit: .folder("/clones/belvedere"))
        try PlanApplication().apply(try PackagePlanner(library: try library).plan(request))
    }

    @discardableResult
    private func generate(_ kind: String, _ name: String, _ attributes: [String] = []) throws -> Plan {
        let planner = ModulePlanner(project: try PackageProject(at: root), library: try library)
        let plan = try planner.plan(ModuleRequest(kind: kind, name: name, attributes: attributes))
        try PlanApplication().apply(plan)
        return plan
    }

    private func destroy(_ kind: String, _ name: String) throws {
        try PlanApplication().apply(try DestroyPlanner(project: try PackageProject(at: root)).plan(kind: kind, name: name))
    }

    private var app: String {
        get throws { try folder.text(of: "habits/Sources/HabitsScreens/HabitsApp.swift") }
    }

    private func links(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("Link(") }
    }

    @Test(arguments: ["mvvm", "mvp", "viper"])
    func theFirstScreenLinksToEachNewScreen(pattern: String) throws {
        try makePackage(pattern)
        let before = try app
        let plan = try generate("resource", "Expense", ["what:string"])
        #expect(plan.next.isEmpty && plan.notes.isEmpty)
        for name in ["Profile", "BigWheel"] { try generate("mvvm-screen", name) }
        try generate("viper-module", "Wizard")
        // A route with values needs a value, so nothing can link to it.
        #expect(try generate("route", "Search", ["text:string"]).next.count == 1)
        try generate("route", "AboutUs")
        let expected = [
            #"Link("Expenses", to: HabitsRoute.expenses, in: router),"#, #"Link("Profile", to: HabitsRoute.profile, in: router),"#,
            #"Link("Big wheel", to: HabitsRoute.bigWheel, in: router),"#, #"Link("Wizard", to: HabitsRoute.wizard, in: router),"#,
            #"Link("About us", to: HabitsRoute.aboutUs, in: router),"#,
        ]
        #expect(links(of: try app) == expected)
        #expect(try generate("mvvm-screen", "Profile").isEmpty)
        try destroy("mvvm-screen", "Profile")
        #expect(links(of: try app) == [expected[0]] + expected[2...])
        for (kind, name) in [
            ("resource", "Expense"), ("viper-module", "Wizard"), ("route", "AboutUs"), ("mvvm-screen", "BigWheel"), ("route", "Search"),
        ] { try destroy(kind, name) }
        #expect(try app == before)
    }

    @Test(
        "A list that a person has changed stays, and the link is printed",
        arguments: [
            ("links: [\n                ]", "links: []"), (", links: [\n                ])", ")"),
            ("links: [\n", "links: [ // none yet\n"), ("links: [\n", "links: [\n                    other\n"),
            ("links: [\n                ]", "links: others"),
        ])
    func unknownForms(form: String, other: String) throws {
        try makePackage("mvvm")
        let changed = try app.replacing(form, with: other)
        try folder.write(changed, to: "habits/Sources/HabitsScreens/HabitsApp.swift")
        let plan = try generate("mvvm-screen", "Profile")
        #expect(
            plan.next == [
                #"Open the screen from another one: Link("Profile", to: HabitsRoute.profile, in: router)"#
            ])
        #expect(try app.contains(other) && links(of: try app).isEmpty)
    }

    @Test func theTextOfALinkGoesIntoTheCatalogue() throws {
        try makePackage("mvvm")
        let manifest = try folder.text(of: "habits/Package.swift")
        try folder.write(
            manifest.replacing(
                "swiftSettings: screens\n        ),\n        .testTarget",
                with:
                    "swiftSettings: screens,\n            plugins: [.plugin(name: \"TextCatalogues\", package: \"belvedere\")]\n        ),\n        .testTarget"
            ),
            to: "habits/Package.swift")
        try folder.write(
            #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: "habits/Sources/HabitsScreens/HabitsTexts.xcstrings")
        try generate("mvvm-screen", "Profile")
        #expect(links(of: try app) == ["Link(HabitsTexts.profile, to: HabitsRoute.profile, in: router),"])
    }
}
