import Foundation
import Testing

/// Tests `belvedere check --index`, which uses the index of the compiler.
struct IndexCommandTests {
    /// A function returns the view, and a supertype of the presenter hides a service with the same name.
    private static let source = """
        protocol LoginViewInput: AnyObject {}
        final class LoginPanel: LoginViewInput {}
        func makeView() -> any LoginViewInput { LoginPanel() }

        class Page {
            typealias LoginService = Int
        }
        final class LoginService {}
        final class LoginPresenter: Page {
            let view = makeView()
            func open() { _ = LoginService() }
        }

        """

    private func built(_ source: String = Self.source) throws -> Tool {
        var tool = try Tool()
        tool.environment = ["CI": "", "BELVEDERE_CACHE": tool.folder + "/.build/cache"]
        let file = tool.folder + "/Sources/Screens/Login.swift"
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-module-name", "Screens", "-index-store-path", tool.folder + "/.build/debug/index/store", "-parse-as-library", "-c",
            file,
            "-o", tool.folder + "/Login.o",
        ]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return tool
    }

    @Test func theTypeOfAPropertyThatNobodyWroteIsSeen() throws {
        let tool = try built()
        defer { tool.remove() }
        #expect(try !tool.run("check").output.contains("[strong-view]"))
        let exact = try tool.run("check", "--index")
        #expect(exact.status == 1)
        #expect(
            exact.output.contains(
                "Login.swift:10:9: error: \"view\" keeps the view of the presenter \"LoginPresenter\" alive [strong-view]"))
        #expect(exact.output.contains("The compiler confirms 2 of 2 findings."))
    }

    @Test func anInheritedTypeIsNotTakenForAnotherOfItsName() throws {
        let tool = try built()
        defer { tool.remove() }
        #expect(try tool.run("check").output.contains("[logic-makes-service]"))
        #expect(try !tool.run("check", "--index").output.contains("[logic-makes-service]"))
    }

    @Test func aFileThatHasChangedSinceIsReadByItsText() throws {
        let tool = try built()
        defer { tool.remove() }
        let file = tool.folder + "/Sources/Screens/Login.swift"
        try Self.source.appending("// Changed.\n").write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.modificationDate: Date.now.addingTimeInterval(60)], ofItemAtPath: file)
        let result = try tool.run("check", "--index")
        #expect(result.output.contains("1 of 1 files have changed since the index of the compiler was written"))
        #expect(!result.output.contains("[strong-view]"))
        #expect(result.output.contains("(by its name; the compiler does not confirm it) [logic-makes-service]"))
        #expect(result.output.contains("The compiler confirms 0 of"))
    }

    @Test func outputForProgramsSaysWhichFindingsAreCertain() throws {
        let tool = try built()
        defer { tool.remove() }
        #expect(try tool.run("check", "--index", "--format", "json").output.contains("\"certain\" : true"))
        #expect(try tool.run("check", "--index", "--format", "sarif").output.contains("\"certain\" : true"))
        #expect(try !tool.run("check", "--format", "json").output.contains("certain"))
    }

    @Test func aProjectThatWasNotBuiltIsToldWhatToDo() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let result = try tool.run("check", "--index")
        #expect(result.status != 0)
        #expect(result.errors.contains("Build the project first (swift build --build-tests), or name the index with --index-store."))
    }
}
