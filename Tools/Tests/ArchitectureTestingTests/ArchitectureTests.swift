@testable import ArchitectureTesting
import Foundation
import Testing

struct ArchitectureTests {
    /// The command in the folder of the tests' build.
    private static var program: URL {
        let beside = Bundle.main.bundleURL.appending(path: "belvedere")
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "belvedere")
    }

    private func folder(_ source: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "architecture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try source.write(to: folder.appending(path: "LoginPresenter.swift"), atomically: true, encoding: .utf8)
        // The cache goes into this folder and is deleted with it.
        try FileManager.default.createDirectory(at: folder.appending(path: ".build"), withIntermediateDirectories: true)
        return folder
    }

    @Test func findingsComeBackAsValues() throws {
        let folder = try folder(
            "final class LoginPresenter {\n    var view: LoginViewInput?\n}\nprotocol LoginViewInput: AnyObject {}\nlet made = LoginPresenter()\n"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let findings = try Architecture.check(folder: folder, program: Self.program)
        #expect(findings.map(\.rule) == ["strong-view"])
        #expect(findings.map(\.line) == [2])
        #expect(findings[0].description.hasPrefix("LoginPresenter.swift:2:9: \"view\" keeps"))
    }

    @Test func aCleanProjectHasNone() throws {
        let folder = try folder("struct A {}\n")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try Architecture.check(folder: folder, program: Self.program) == [])
    }

    @Test func aProjectThatCannotBeCheckedIsAnErrorInWords() throws {
        let folder = try folder("struct A {}\n")
        defer { try? FileManager.default.removeItem(at: folder) }
        try "roles: { view: \"*Panel\" }\n".write(to: folder.appending(path: ".belvedere.yml"), atomically: true, encoding: .utf8)
        let problem = #expect(throws: ArchitectureError.self) { try Architecture.check(folder: folder, program: Self.program) }
        #expect(problem?.description == "roles: nothing has the name or the path \"*Panel\".")
        let missing = #expect(throws: ArchitectureError.self) {
            try Architecture.check(folder: folder, program: URL(fileURLWithPath: "/nowhere/belvedere"))
        }
        #expect(missing?.description.hasPrefix("\"/nowhere/belvedere\" cannot be started") == true)
    }

    @Test func theProjectIsTheFolderAboveTests() {
        #expect(Architecture.root(above: "/work/app/Tests/AppTests/A.swift")?.path == "/work/app")
        #expect(Architecture.root(above: "/work/app/Checks/A.swift") == nil)
    }
}
