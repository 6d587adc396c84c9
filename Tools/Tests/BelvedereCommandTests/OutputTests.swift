import Foundation
import Testing

/// Tests the output of reports and pictures, and the messages when the output cannot be written.
struct OutputTests {
    private func project() throws -> Tool {
        var tool = try Tool()
        tool.environment = ["BELVEDERE_CACHE": tool.folder + "/.build/cache"]
        try "final class LoginPresenter {}\n".write(toFile: tool.folder + "/Sources/Screens/Login.swift", atomically: true, encoding: .utf8)
        return tool
    }

    #if os(Linux)
    @Test(arguments: [
        "check", "check --rules", "check --explain all", "graph", "list", "template lint", "generate entity Contact",
        "generate entity Contact --json",
    ])
    func aFullDiskIsToldInASentence(line: String) throws {
        let tool = try project()
        defer { tool.remove() }
        for _ in 0..<2 {
            let result = try tool.run(arguments: line.split(separator: " ").map(String.init), output: "/dev/full")
            #expect(result.status == 3)
            #expect(result.errors == "The output cannot be written, because there is no space left.\n")
        }
        #expect(!FileManager.default.fileExists(atPath: tool.folder + "/Sources/Screens/Contact"))
    }
    #endif

    @Test(arguments: ["check", "graph"]) func aFileThatCannotBeWrittenIsToldOf(command: String) throws {
        let tool = try project()
        defer { tool.remove() }
        let result = try tool.run(command, "--output", "nowhere/report")
        #expect(result.status == 3)
        #expect(result.errors == "\"nowhere/report\" cannot be written, because its folder is not there.\n")
        #expect(try tool.run(command, "--output", "Sources").errors == "\"Sources\" cannot be written, because it is a folder.\n")
    }

    @Test(arguments: ["check", "graph"]) func aLinkStaysALink(command: String) throws {
        let tool = try project()
        defer { tool.remove() }
        try FileManager.default.createSymbolicLink(atPath: tool.folder + "/link", withDestinationPath: "report")
        for _ in 0..<2 {
            #expect(try tool.run(command, "--output", "link").status == 0)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: tool.folder + "/link") == "report")
            let text = try String(contentsOfFile: tool.folder + "/report", encoding: .utf8)
            #expect(try tool.run(command).output == text)
        }
    }

    @Test func aPictureOfNothingIsNotDrawn() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let result = try tool.run("graph")
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors == ".: holds no Swift file to draw.\n")
    }
}
