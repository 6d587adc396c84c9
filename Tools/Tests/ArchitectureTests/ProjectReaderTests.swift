import Architecture
import Foundation
import SwiftFacts
import Testing

@Suite struct ProjectReaderTests {
    private func withFolder(_ files: [(String, String)], _ body: (URL) async throws -> Void) async throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root.appending(path: "Closed").path)
            try? FileManager.default.removeItem(at: root)
        }
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try await body(root)
    }

    private func read(_ root: URL, excluded: [String] = []) async -> Project {
        await ProjectReader(root: root, excluded: excluded.map(Pattern.init), library: FactLibrary(cache: nil)).read()
    }

    @Test func aPackageGivesItsTargetsAndNestedPackagesTheirs() async throws {
        try await withFolder([
            (
                "Package.swift",
                "let package = Package(name: \"A\", targets: [.target(name: \"One\"), .testTarget(name: \"OneTests\", path: \"Checks\")])"
            ),
            ("Sources/One/Login/A.swift", "struct A {}"), ("Checks/T.swift", "struct T {}"), ("Sources/Computed/B.swift", "struct B {}"),
            ("Apps/Package.swift", "let package = Package(name: \"B\", targets: [.executableTarget(name: \"run\", path: \"Run\")])"),
            ("Apps/Run/main.swift", "print(1)"), ("Pods/X.swift", "struct X {}"), (".build/Y.swift", "struct Y {}"),
            ("Sources/One/Made.gen.swift", ""),
        ]) { root in
            let project = await read(root, excluded: ["**/*.gen.swift"])
            let targets = Dictionary(project.files.map { ($0.path, project.targets[$0.target]) }) { first, _ in first }
            #expect(
                targets.keys.sorted() == ["Apps/Run/main.swift", "Checks/T.swift", "Sources/Computed/B.swift", "Sources/One/Login/A.swift"])
            #expect(targets["Sources/One/Login/A.swift"]?.name == "One")
            #expect(targets["Sources/Computed/B.swift"]?.name == "Computed")
            #expect(targets["Apps/Run/main.swift"]?.name == "run")
            #expect(targets["Checks/T.swift"]?.isTest == true)
            #expect(project.notices.isEmpty)
        }
    }

    @Test func aFolderWithoutAPackageIsOneModuleWithItsTestsApart() async throws {
        try await withFolder([("App/Login/A.swift", "struct A {}"), ("App/B.swift", "struct B {}"), ("AppTests/T.swift", "struct T {}")]) {
            root in
            let project = await read(root)
            #expect(project.targets.map(\.name).sorted() == ["App", "AppTests"])
            #expect(project.targets.map(\.isTest).filter { $0 }.count == 1)
        }
    }

    @Test func linksInACircleAndToFoldersAreNotFollowed() async throws {
        try await withFolder([("App/A.swift", "struct A {}")]) { root in
            let app = root.appending(path: "App")
            try FileManager.default.createSymbolicLink(at: app.appending(path: "Circle"), withDestinationURL: root)
            try FileManager.default.createSymbolicLink(
                at: app.appending(path: "B.swift"), withDestinationURL: app.appending(path: "A.swift"))
            try FileManager.default.createSymbolicLink(
                at: app.appending(path: "Gone.swift"), withDestinationURL: app.appending(path: "None.swift"))
            let project = await read(root)
            #expect(project.files.map(\.path).sorted() == ["App/A.swift", "App/B.swift"])
        }
    }

    @Test func aFolderThatCannotBeListedIsNamedAndTheRestIsRead() async throws {
        try await withFolder([("App/A.swift", "struct A {}"), ("Closed/B.swift", "struct B {}")]) { root in
            let closed = root.appending(path: "Closed")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
            // The root user may read every folder, so the test would prove nothing.
            guard (try? FileManager.default.contentsOfDirectory(atPath: closed.path)) == nil else { return }
            let project = await read(root)
            #expect(project.files.map(\.path) == ["App/A.swift"])
            #expect(project.notices.map(\.sentence) == ["Closed cannot be listed, so nothing in it is checked."])
            #expect(Checker(configuration: Configuration()).check(project).exitCode == .unreadable)
        }
    }

    @Test func aFileThatIsTooLargeLeavesAGapAndABrokenOneIsToldOf() async throws {
        let large = "// " + String(repeating: "x", count: 10_000_000)
        try await withFolder([("A.swift", large), ("B.swift", "struct B { func }"), ("C.swift", "struct C {}")]) { root in
            let project = await read(root)
            #expect(project.files.map(\.path) == ["B.swift", "C.swift"])
            #expect(
                project.notices.map(\.sentence) == [
                    "A.swift has 10.1 MB, and files above 4.0 MB are not read.",
                    "B.swift:1:17 is not understood here; the code around it is checked only in part.",
                ])
            #expect(Checker(configuration: Configuration()).check(project).exitCode == .unreadable)
        }
    }
}
