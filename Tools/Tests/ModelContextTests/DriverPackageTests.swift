import Foundation
import Testing

@testable import ModelContext

/// Tests the package from which an app of a person is opened.
@Suite(.timeLimit(.minutes(5))) struct DriverPackageTests {
    private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/belvedere-mcp-\(UUID().uuidString)"

    private func write(_ text: String, _ name: String) throws {
        let file = URL(fileURLWithPath: root + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func writePackage(dependencies: String) throws {
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "app",
                dependencies: [.package(name: "kit", path: "../kit")],
                targets: [.target(name: "Screens", dependencies: [\(dependencies)]), .testTarget(name: "ScreensTests")])

            """, "Package.swift")
        try write("import Belvedere\n", "Sources/Screens/Screens.swift")
        try write("", "Tests/ScreensTests/Tests.swift")
    }

    private func problem(_ work: () throws -> Void) -> String? {
        do { try work() } catch let problem as ToolProblem { return problem.sentence } catch { return "\(error)" }
        return nil
    }

    @Test func constantsWithAnAppAreFound() {
        let text = """
            extension BelvedereApp {
                public static let habits = BelvedereApp("Habits", path: "/habits") { _ in Window(Screen()) }
                static var staff: BelvedereApp = BelvedereApp(
                    "Staff")
                static func of(_ store: Store) -> BelvedereApp { BelvedereApp("Stored") }
            }
            """
        #expect(AppDeclaration.all(in: text, target: "Screens").map(\.name) == ["habits", "staff"])
    }

    @Test func thePackageHasTheSourcesAndOneMoreProgram() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try writePackage(dependencies: ".product(name: \"Belvedere\", package: \"kit\")")
        try write("extension BelvedereApp { static let one = BelvedereApp(\"One\") { _ in } }\n", "Sources/Screens/App.swift")
        let before = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
        let package = try DriverPackage(root: root, buildFolder: root + "/.build/belvedere-mcp")
        for _ in 0..<2 { try package.write(for: try package.app(named: nil)) }
        #expect(try String(contentsOfFile: package.folder + "/Sources/Screens/Screens.swift", encoding: .utf8) == "import Belvedere\n")
        let program = try String(contentsOfFile: package.folder + "/BelvedereDriver/main.swift", encoding: .utf8)
        #expect(program.contains("@testable import Screens") && program.contains("withApp(.one, at:"))
        // Outside the folder of the build, nothing has changed.
        #expect(try FileManager.default.subpathsOfDirectory(atPath: root).filter { !$0.hasPrefix(".build") }.sorted() == before)
        let dump = try FinishedProgram(["swift", "package", "dump-package", "--package-path", package.folder], in: root)
        #expect(dump.status == 0, "\(dump.output)")
        let parent = URL(fileURLWithPath: root).deletingLastPathComponent().path
        #expect(dump.output.contains("\"path\" : \"\(parent)/kit\""), "\(dump.output)")
        #expect(dump.output.contains("\"name\" : \"BelvedereDriver\""))

        try write("extension BelvedereApp { static let two = BelvedereApp(\"Two\") { _ in } }\n", "Sources/Screens/Two.swift")
        let both = try DriverPackage(root: root, buildFolder: root + "/.build/belvedere-mcp")
        #expect(try both.app(named: "two") == AppDeclaration(name: "two", target: "Screens"))
        #expect(problem { _ = try both.app(named: nil) } == "The package has several apps: one, two. Name one with the argument \"app\".")
        #expect(problem { _ = try both.app(named: "three") } == "The package has no app \"three\". It has one, two.")
    }

    @Test func aPackageWithoutTheKitHasNoApp() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try writePackage(dependencies: "")
        let sentence = problem { _ = try DriverPackage(root: root, buildFolder: root + "/.build") }
        #expect(sentence == "No target of the package depends on the product \"Belvedere\", so there is no app to open.")
    }
}
