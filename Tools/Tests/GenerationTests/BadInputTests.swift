import Foundation
import Testing
@testable import Generation

struct BadInputTests {
    private func project(writingTo path: String) throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            "name: evil\nsummary: e\nfiles:\n  - {from: a.mustache, to: \"\(path)\"}\n", to: ".belvedere/templates/evil/template.yml")
        try project.write("a", to: ".belvedere/templates/evil/a.mustache")
        return project
    }

    @Test(arguments: ["../out.txt", "/tmp/out.txt", "Sources/../../out.txt", "~/out.txt", "", "."])
    func aTemplateCannotWriteOutsideTheProject(path: String) throws {
        let project = try project(writingTo: path)
        #expect(try problems { _ = try project.plan("evil", "Profile") }.count == 1)
    }

    @Test func aTemplateCannotWriteThroughALink() throws {
        let (outside, project) = (try TemporaryProject(), try project(writingTo: "Sources/Linked/out.txt"))
        try FileManager.default.createSymbolicLink(atPath: project.root + "/Sources/Linked", withDestinationPath: outside.root)
        let plan = try project.plan("evil", "Profile")
        #expect(try problems { try PlanApplication().apply(plan) }.first?.contains("\"Sources/Linked\" is a link") == true)
        #expect(try !outside.contents().keys.contains("out.txt"))
    }

    @Test(arguments: ["Sources", "Package.swift/a.txt"])
    func foldersAndFilesDoNotTakeEachOthersPlaces(path: String) throws {
        let project = try project(writingTo: path)
        let before = try project.contents()
        #expect(try !problems { try PlanApplication().apply(try project.plan("evil", "Profile")) }.isEmpty)
        #expect(try project.contents() == before)
    }

    @Test func aMissingPackageIsReportedInASentence() throws {
        let found = try problems { _ = try PackageProject(at: "/nowhere/at/all") }
        #expect(
            found == [
                """
                There is no Package.swift in "/nowhere/at/all" or above it. Go to the folder of your package, or make one with \
                "belvedere new".
                """
            ])
    }

    @Test func aBinaryFileIsNoTemplateAndNoSource() throws {
        let project = try project(writingTo: "a.txt")
        try Data([0xff, 0xfe, 0]).write(to: URL(fileURLWithPath: project.root + "/.belvedere/templates/evil/a.mustache"))
        #expect(try problems { _ = try project.plan("evil", "Profile") }.first?.contains("is not text in UTF-8") == true)
        // Ignore a file among the sources that is not text.
        try Data([0xff, 0xfe, 0]).write(to: URL(fileURLWithPath: project.root + "/Sources/HabitsScreens/odd.swift"))
        try project.generate("entity", "Contact")
    }

    @Test func aBinaryFileInTheWayIsAConflict() throws {
        let project = try project(writingTo: "a.txt")
        try Data([0xff, 0xfe, 0]).write(to: URL(fileURLWithPath: project.root + "/a.txt"))
        let plan = try project.plan("evil", "Profile")
        #expect(plan.conflicts.map(\.path) == ["a.txt"])
        #expect(PlanTable(plan).description.contains("(not text)"))
    }

    @Test func anUnreadableFolderIsASentence() throws {
        // The root user may read everything.
        if geteuid() == 0 { return }
        let project = try TemporaryProject()
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: project.root + "/Sources/HabitsScreens")
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.root + "/Sources/HabitsScreens") }
        #expect(try problems { _ = try project.plan("entity", "Contact") }.first?.contains("you have no permission there") == true)
    }

    @Test(arguments: ["{", "[]", "{\"version\": 2, \"modules\": []}"])
    func aBrokenRecordIsASentence(text: String) throws {
        let project = try TemporaryProject()
        try project.write(text, to: ".belvedere/generated.json")
        #expect(
            try problems { _ = try project.plan("entity", "Contact") }.first?.hasPrefix(".belvedere/generated.json: The record") == true)
    }

    @Test func aBrokenSourceFileDoesNotStopAnything() throws {
        let project = try TemporaryProject()
        try project.write("enum { case ((((\nfunc }", to: "Sources/HabitsScreens/Broken.swift")
        try project.generate("mvvm-screen", "Profile")
        #expect(try project.text(of: "Sources/HabitsScreens/HabitsApp.swift").contains("case profile"))
    }

    @Test(arguments: ["saving", "failureText", "form", "field"])
    func anAttributeCannotHaveANameThatTheTemplateUses(name: String) throws {
        let project = try TemporaryProject()
        let found = try problems { _ = try project.plan("form-screen", "Contact", ["\(name):string", "age:int"]) }
        #expect(found == ["The template \"form-screen\" uses the name \"\(name)\" itself. Choose another name for the attribute."])
        #expect(try !project.plan("entity", "Contact", ["\(name):string"]).files.isEmpty)
    }

    @Test func severalTargetsAreNamed() throws {
        let project = try TemporaryProject(
            manifest: TemporaryProject.manifest.replacing(
                "        .testTarget(",
                with:
                    "        .target(name: \"Other\", dependencies: [.product(name: \"Belvedere\", package: \"belvedere\")]),\n        .testTarget("
            ))
        #expect(
            try problems { _ = try project.plan("entity", "Contact") } == [
                "Several targets could be meant: HabitsScreens, Other. Name one with --target."
            ])
    }

    @Test func hooksOfAProjectsTemplateAreNotTrusted() throws {
        let project = try project(writingTo: "a.txt")
        try project.write(
            "name: evil\nsummary: e\nfiles:\n  - {from: a.mustache, to: a.txt}\nhooks:\n  - {run: [touch, \"{{Name}}.txt\"]}\n",
            to: ".belvedere/templates/evil/template.yml")
        let plan = try project.generate("evil", "Profile")
        #expect(plan.hooks == [["touch", "Profile.txt"]])
        #expect(!plan.areHooksTrusted)
        #expect(try HookRun(root: project.root).run(plan.hooks) == nil)
        #expect(try project.contents().keys.contains("Profile.txt"))
        #expect(try HookRun(root: project.root).run([["false"]])?.contains("ended with status 1") == true)
        #expect(try project.plan("evil", "Profile").hooks.isEmpty)
    }
}
