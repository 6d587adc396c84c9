import Testing
@testable import Generation

struct DestroyingTests {
    private static let kinds = [
        "entity", "feature", "form", "form-screen", "mvp-screen", "mvvm-screen", "resource", "route", "service", "viper-module",
    ]

    @Test(arguments: kinds)
    func destroyIsTheInverse(kind: String) throws {
        let project = try TemporaryProject()
        let before = try project.contents()
        let isScreen = ["mvvm-screen", "mvp-screen", "viper-module"].contains(kind)
        for options in isScreen ? [["content": "text"], ["content": "list"]] : [[:]] {
            try project.generate(kind, "Contact", options["content"] == "text" ? [] : ["name:string", "age:int?"], options)
            #expect(try project.contents() != before)
            try project.destroy(kind, "Contact")
            #expect(try project.contents() == before)
        }
    }

    @Test func otherModulesStay() throws {
        let project = try TemporaryProject()
        try project.generate("service", "Contact", ["name:string"])
        let before = try project.contents()
        // The feature uses the same entity and service.
        try project.generate("feature", "Contact", ["name:string"])
        try project.generate("mvvm-screen", "ContactsMap")
        try project.destroy("feature", "Contact")
        try project.destroy("mvvm-screen", "ContactsMap")
        #expect(try project.contents() == before)
    }

    @Test func editedFilesAreNamedAndNothingGoes() throws {
        let project = try TemporaryProject()
        try project.generate("mvvm-screen", "Profile")
        let path = "Sources/HabitsScreens/Profile/ProfileScreen.swift"
        try project.write(try project.text(of: path) + "// mine\n", to: path)
        let before = try project.contents()
        let plan = try DestroyPlanner(project: try PackageProject(at: project.root)).plan(kind: "mvvm-screen", name: "Profile")
        #expect(plan.conflicts.map(\.path) == [path])
        #expect(try problems { try PlanApplication().apply(plan) }.first?.contains(path) == true)
        #expect(try project.contents() == before)
        try project.destroy("mvvm-screen", "Profile", isForced: true)
        #expect(try project.text(of: "Sources/HabitsScreens/HabitsApp.swift") == TemporaryProject.app)
    }

    @Test func aRouteThatWasEditedIsNamed() throws {
        let project = try TemporaryProject()
        try project.generate("mvvm-screen", "Profile")
        let path = "Sources/HabitsScreens/HabitsApp.swift"
        try project.write(try project.text(of: path).replacing("    case profile\n", with: "    case profile(Int)\n"), to: path)
        let found = try problems { try project.destroy("mvvm-screen", "Profile") }
        #expect(found.count == 1 && found[0].contains(path), "\(found)")
        // The text of a person around the insertion stays.
        try project.write(
            "// mine\n" + (try project.text(of: path)).replacing("    case profile(Int)\n", with: "    case profile\n"), to: path)
        try project.destroy("mvvm-screen", "Profile")
        #expect(try project.text(of: path) == "// mine\n" + TemporaryProject.app)
    }

    @Test func filesThatWereNotGeneratedAreNamed() throws {
        let project = try TemporaryProject()
        #expect(try problems { try project.destroy("mvvm-screen", "Profile") }.first?.contains("Nothing was generated") == true)
        try project.generate("entity", "Contact")
        #expect(try problems { try project.destroy("entity", "Contct") }.first?.contains("Generated were: entity Contact.") == true)
    }
}
