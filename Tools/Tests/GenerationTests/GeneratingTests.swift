import Foundation
import Testing
@testable import Generation

struct GeneratingTests {
    @Test func aScreenGetsItsFilesItsTestsAndItsRoute() throws {
        let project = try TemporaryProject()
        let plan = try project.generate("mvvm-screen", "Profile")
        #expect(
            plan.files.map { "\($0.action) \($0.path)" } == [
                "create .belvedere/generated.json",
                "update Sources/HabitsScreens/HabitsApp.swift",
                "create Sources/HabitsScreens/Profile/ProfileScreen.swift",
                "create Sources/HabitsScreens/Profile/ProfileViewModel.swift",
                "create Tests/HabitsScreensTests/Profile/ProfileScreenTests.swift",
                "create Tests/HabitsScreensTests/Profile/ProfileViewModelTests.swift",
            ])
        let app = TemporaryProject.app
            .replacing("    case home // the first\n", with: "    case home // the first\n    case profile\n")
            .replacing(
                "        case .home: Screen(title: \"Home\")\n",
                with: "        case .home: Screen(title: \"Home\")\n        case .profile: ProfileScreen(viewModel: ProfileViewModel())\n")
        #expect(try project.text(of: "Sources/HabitsScreens/HabitsApp.swift") == app)
    }

    @Test(arguments: ["ProfileScreen", "profile-view-model"])
    func anEndingThatTheFilesAddIsLeftOutOfTheName(name: String) throws {
        let project = try TemporaryProject()
        let plan = try project.generate("mvvm-screen", name)
        #expect(plan.files.map(\.path).contains("Sources/HabitsScreens/Profile/ProfileScreen.swift"))
        #expect(plan.notes.contains { $0.hasPrefix("The module has the name \"Profile\"") })
        let removal = try DestroyPlanner(project: try PackageProject(at: project.root)).plan(kind: "mvvm-screen", name: name)
        #expect(removal.files.contains { $0.path == "Sources/HabitsScreens/Profile/ProfileScreen.swift" })
    }

    @Test func aRouteWithADateImportsFoundation() throws {
        let project = try TemporaryProject()
        try project.generate("route", "Timetable", ["day:date", "page:url?"])
        try project.generate("route", "Ticket", ["code:uuid"])
        let app = try project.text(of: "Sources/HabitsScreens/HabitsApp.swift")
        #expect(app.hasPrefix("import Belvedere\nimport Foundation\n\n///"))
        #expect(app.contains("case timetable(day: Date, page: URL?)"))
        #expect(app.components(separatedBy: "import Foundation").count == 2)
        func destroy(_ name: String) throws -> String {
            try PlanApplication().apply(try DestroyPlanner(project: try PackageProject(at: project.root)).plan(kind: "route", name: name))
            return try project.text(of: "Sources/HabitsScreens/HabitsApp.swift")
        }
        // The import goes with the last route that needs it.
        #expect(try destroy("Timetable").contains("import Foundation"))
        #expect(try destroy("Ticket") == TemporaryProject.app)
    }

    @Test func theEndsOfTheLinesOfAFileStay() throws {
        let app = TemporaryProject.app.replacing("\n", with: "\r\n")
        let project = try TemporaryProject(app: app)
        try project.generate("route", "Timetable", ["day:date"])
        let text = try project.text(of: "Sources/HabitsScreens/HabitsApp.swift")
        #expect(text.contains("timetable"))
        #expect(text.utf8.split(separator: UInt8(ascii: "\n")).dropLast().allSatisfy { $0.last == UInt8(ascii: "\r") })
        let removal = try DestroyPlanner(project: try PackageProject(at: project.root)).plan(kind: "route", name: "Timetable")
        try PlanApplication().apply(removal)
        let after = try project.text(of: "Sources/HabitsScreens/HabitsApp.swift")
        #expect(after == app)
    }

    @Test func aDryRunSaysWhatARunDoes() throws {
        let project = try TemporaryProject()
        let before = try project.contents()
        let plan = try project.plan("viper-module", "Profile")
        #expect(try project.contents() == before)
        try PlanApplication().apply(plan)
        let after = try project.contents().filter { $0.value != "(folder)" }
        let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
        #expect(changed == plan.changes.map(\.path))
        for file in plan.files { #expect(after[file.path] == file.after.map { String(decoding: $0, as: UTF8.self) }) }
        let report = try #require(try JSONSerialization.jsonObject(with: Data(PlanReport(plan).json.utf8)) as? [String: Any])
        #expect((report["files"] as? [[String: Any]])?.compactMap { $0["path"] as? String } == plan.files.map(\.path))
    }

    @Test func theTableShowsWhatChanges() throws {
        let project = try TemporaryProject()
        let table = PlanTable(try project.plan("mvvm-screen", "Profile")).description
        #expect(table.contains("create     Sources/HabitsScreens/Profile/ProfileScreen.swift\n"))
        #expect(table.contains("update     Sources/HabitsScreens/HabitsApp.swift  (+2 -0)\n"))
        #expect(table.contains("\n+     case profile\n"))
    }

    @Test(arguments: [
        ("mvvm-screen", "text"), ("mvp-screen", "list"), ("viper-module", "list"), ("feature", ""), ("route", ""), ("entity", ""),
        ("form-screen", ""),
    ])
    func aSecondRunHasNothingToDo(kind: String, content: String) throws {
        let project = try TemporaryProject()
        let options = content.isEmpty ? [:] : ["content": content]
        let attributes = content == "text" ? [] : ["name:string"]
        try project.generate(kind, "Contact", attributes, options)
        let before = try project.contents()
        let again = try project.generate(kind, "Contact", attributes, options)
        #expect(again.isEmpty, "\(PlanTable(again))")
        #expect(PlanTable(again).description == "Nothing to do.")
        #expect(try project.contents() == before)
    }

    @Test func aFileOfAPersonIsAConflict() throws {
        let project = try TemporaryProject()
        let path = "Sources/HabitsScreens/Profile/ProfileScreen.swift"
        try project.write("// mine\n", to: path)
        let plan = try project.plan("mvvm-screen", "Profile")
        #expect(plan.conflicts.map(\.path) == [path])
        #expect(try problems { try PlanApplication().apply(plan) }.count == 1)
        #expect(try project.text(of: path) == "// mine\n")
        #expect(try !project.contents().keys.contains("Sources/HabitsScreens/Profile/ProfileViewModel.swift"))
        try PlanApplication().apply(plan.forced())
        #expect(try project.text(of: path).contains("final class ProfileScreen"))
    }

    @Test func generatedFilesThatNobodyEditedAreUpdated() throws {
        let project = try TemporaryProject()
        try project.generate("entity", "Contact", ["name:string"])
        let plan = try project.generate("entity", "Contact", ["name:string", "age:int"])
        #expect(plan.conflicts.isEmpty)
        #expect(try project.text(of: "Sources/HabitsScreens/Contact/Contact.swift").contains("var age: Int"))
        try project.write(
            try project.text(of: "Sources/HabitsScreens/Contact/Contact.swift") + "// mine\n",
            to: "Sources/HabitsScreens/Contact/Contact.swift")
        #expect(
            try project.plan("entity", "Contact", ["name:string"]).conflicts.map(\.path) == ["Sources/HabitsScreens/Contact/Contact.swift"])
    }

    @Test func aModuleCanHaveATargetOfItsOwn() throws {
        let project = try TemporaryProject(manifest: TemporaryProject.manifest.replacing(" // and their tests", with: ""))
        var request = ModuleRequest(kind: "viper-module", name: "Profile")
        request.hasOwnTarget = true
        let plan = try project.plan(request)
        try PlanApplication().apply(plan)
        let manifest = try project.text(of: "Package.swift")
        #expect(manifest.hasPrefix(TemporaryProject.manifest.components(separatedBy: " // and")[0]))
        #expect(
            manifest.contains(
                "        .target(\n            name: \"Profile\",\n            dependencies: [.product(name: \"Belvedere\", package: \"belvedere\")]\n        ),"
            ))
        #expect(manifest.contains("name: \"ProfileTests\""))
        #expect(try project.text(of: "Sources/Profile/Profile/ProfileScreen.swift").contains("public final class ProfileScreen: Screen"))
        #expect(plan.notes.count == 1 && plan.notes[0].contains("case .profile: ProfileWireframe().makeModule(delegate: nil)"))
        #expect(try project.plan(request).isEmpty)
    }

    @Test func valuesSayThatTheyBelongToNoScreenWhereATargetHasADefaultIsolation() throws {
        let manifest = TemporaryProject.manifest.replacing(
            "package: \"belvedere\")]\n",
            with: "package: \"belvedere\")],\n            swiftSettings: [.defaultIsolation(MainActor.self)]\n"
        )
        let project = try TemporaryProject(manifest: manifest)
        try project.generate("service", "Contact", ["name:string"])
        #expect(try project.text(of: "Sources/HabitsScreens/Contact/Contact.swift").contains("nonisolated struct Contact:"))
        #expect(try project.text(of: "Sources/HabitsScreens/Contact/ContactService.swift").contains("nonisolated protocol ContactService:"))
    }

    @Test func unusualFormsAreShownWithATextToPaste() throws {
        let app = TemporaryProject.app.replacing(
            "        switch route {\n        // The beginning.\n        case .home: Screen(title: \"Home\")\n        }",
            with: "        route == .home ? Screen(title: \"Home\") : nil")
        let project = try TemporaryProject(app: app)
        let plan = try project.plan("mvp-screen", "Profile")
        #expect(plan.notes.count == 1)
        #expect(plan.notes.first?.contains("case .profile: ProfileScreen(presenter: ProfilePresenter())") == true)
    }

    @Test func aMissingTestTargetIsAdded() throws {
        let manifest =
            "import PackageDescription\n\nlet package = Package(\n    name: \"p\",\n    targets: [\n        .target(name: \"HabitsScreens\", dependencies: [.product(name: \"Belvedere\", package: \"kit\")], swiftSettings: mine),\n    ]\n)\n"
        let project = try TemporaryProject(manifest: manifest)
        try project.generate("mvvm-screen", "Profile")
        #expect(
            try project.text(of: "Package.swift")
                == manifest.replacing(
                    "mine),\n",
                    with: """
                        mine),
                                .testTarget(
                                    name: "HabitsScreensTests",
                                    dependencies: ["HabitsScreens", .product(name: "BelvedereTesting", package: "kit")],
                                    swiftSettings: mine
                                ),

                        """))
        try project.destroy("mvvm-screen", "Profile")
        #expect(try project.text(of: "Package.swift") == manifest)
    }

    @Test func allProblemsAreToldAtOnce() throws {
        let project = try TemporaryProject()
        var request = ModuleRequest(kind: "mvvm-scren", name: "class", attributes: ["a:strng"])
        request.target = "HabitScreens"
        let found = try problems { _ = try project.plan(request) }
        #expect(found.count == 4)
        #expect(found.filter { $0.contains("Did you mean") }.count == 3, "\(found)")
    }

    @Test(arguments: ["mvvm-screen", "mvp-screen", "viper-module"])
    func attributesThatNothingUsesAreTold(kind: String) throws {
        let project = try TemporaryProject()
        let found = try problems { _ = try project.plan(kind, "Album", ["title:string"]) }
        #expect(
            found == [
                """
                With these choices the template "\(kind)" uses no attributes. Leave them out, or choose other options with --set; \
                "belvedere list" shows the choices.
                """
            ])
        #expect(try problems { _ = try project.plan(kind, "Album", ["title:string"], ["content": "list"]) } == [])
    }

    @Test(arguments: ["mvvm", "mvp", "viper"], [PackageProgram.server, .desktop, nil])
    func noPlaceholderSurvivesInAPackage(pattern: String, program: PackageProgram?) throws {
        let folder = try TemporaryProject()
        let request = PackageRequest(
            name: "photo-album", parent: folder.root, pattern: pattern, program: program,
            kit: .version(url: "https://example.com/kit.git", from: "1.2.3"))
        let plan = try PackagePlanner(library: try TemplateLibrary(project: nil, userFolder: nil)).plan(request)
        for file in plan.files {
            let text = String(decoding: file.after ?? [], as: UTF8.self)
            #expect(!text.contains("{{") && !text.contains("&quot;") && !text.contains("&#"), "\(file.path)")
            #expect(!text.contains("\n\n\n") && text.hasSuffix("\n") && !text.hasPrefix("\n"), "\(file.path)")
        }
        let manifest = try #require(plan.files.first { $0.path == "Package.swift" }?.after)
        #expect(String(decoding: manifest, as: UTF8.self).contains(".package(url: \"https://example.com/kit.git\", from: \"1.2.3\")"))
        #expect(plan.files.contains { $0.path == "Sources/photo-album/main.swift" } == (program != nil))
        try PlanApplication().apply(plan)
        #expect(
            try problems { _ = try PackagePlanner(library: try TemplateLibrary(project: nil, userFolder: nil)).plan(request) }.first?
                .contains("is there already") == true)
    }

    @Test func aPackageWithWindowsDependsOnTheirPackageInTheClone() throws {
        let folder = try TemporaryProject(), planner = PackagePlanner(library: try TemplateLibrary(project: nil, userFolder: nil))
        var request = PackageRequest(
            name: "habits", parent: folder.root, pattern: "mvvm", program: .desktop, kit: .folder("/clones/belvedere"))
        let files = try planner.plan(request).files
        func text(_ path: String) -> String { String(decoding: files.first { $0.path == path }?.after ?? [], as: UTF8.self) }
        #expect(text("Package.swift").contains(".package(name: \"belvedere\", path: \"/clones/belvedere\"),"))
        #expect(text("Package.swift").contains(".package(path: \"/clones/belvedere/Desktop\"),"))
        #expect(text("Package.swift").contains(".product(name: \"BelvedereDesktop\", package: \"Desktop\")"))
        #expect(text("Sources/habits/main.swift").hasSuffix("\nawait DesktopHost([.habits]).main()\n"))
        #expect(text("README.md").contains("opens the app in a native window"))
        #expect(!text("AGENTS.md").contains("belvedere dev"))
        request.name = "desktop"
        #expect(try problems { _ = try planner.plan(request) }.first?.contains("is the name of the package with the windows") == true)
    }
}
