import Foundation
import Testing

/// Speaks with `belvedere mcp` like an agent: a message in each line, in both directions.
@Suite(.timeLimit(.minutes(5))) struct MCPCommandTests {
    /// Sends calls of tools, and returns the text of each answer.
    private func dialogue(_ tool: Tool, _ calls: [(name: String, arguments: [String: Any])]) throws -> [(text: String, isError: Bool)] {
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = Tool.program
        process.arguments = ["mcp", "--package-path", tool.folder]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var messages: [[String: Any]] = [
            ["method": "initialize", "params": ["protocolVersion": "2025-06-18"], "id": 0], ["method": "notifications/initialized"],
        ]
        for (index, call) in calls.enumerated() {
            messages.append(["method": "tools/call", "params": ["name": call.name, "arguments": call.arguments], "id": index + 1])
        }
        for message in messages {
            let data = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
            try input.fileHandleForWriting.write(contentsOf: data + Data("\n".utf8))
        }
        try input.fileHandleForWriting.close()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let answers = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
        // The notification has no answer, and the answers come in the order of the requests.
        #expect(answers.map { $0["id"] as? Int } == Array(0...calls.count))
        return answers.dropFirst().map { answer in
            let result = answer["result"] as? [String: Any] ?? [:]
            return ((result["content"] as? [[String: String]])?.first?["text"] ?? "", result["isError"] as? Bool ?? true)
        }
    }

    @Test func anAgentChecksExplainsAndGenerates() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let screen = tool.folder + "/Sources/Screens/Profile/ProfileScreen.swift"
        let source = "final class LoginPresenter {\n    var view: LoginViewInput?\n}\n\nprotocol LoginViewInput: AnyObject {}\n"
        try source.write(toFile: tool.folder + "/Sources/Screens/Login.swift", atomically: true, encoding: .utf8)
        let planned = try dialogue(
            tool,
            [
                ("check", [:]), ("explain_rule", ["rule": "strong-view"]), ("list_templates", [:]),
                ("generate", ["kind": "mvvm-screen", "name": "Profile"]),
            ])
        #expect(planned[0].text.hasPrefix("$ belvedere check --read-only \(tool.folder)\n") && planned[0].text.contains("[strong-view]"))
        #expect(planned[1].text.contains("A presenter or a view model holds its view weakly."))
        #expect(planned[2].text.contains("viper-module"))
        #expect(planned[3].text.contains("create     Sources/Screens/Profile/ProfileScreen.swift"))
        #expect(planned.allSatisfy { !$0.isError })
        #expect(!FileManager.default.fileExists(atPath: screen))
        let made = try dialogue(tool, [("generate", ["kind": "mvvm-screen", "name": "Profile", "dryRun": false])])
        #expect(made[0].text.contains("Generated Profile."))
        #expect(FileManager.default.fileExists(atPath: screen))
    }

    @Test func anAgentReachesNothingElse() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let refused = try dialogue(
            tool,
            [
                ("generate", ["kind": "/tmp/template", "name": "Profile", "dryRun": false]),
                ("generate", ["kind": "mvvm-screen", "name": "--allow-hooks"]), ("explain_rule", ["rule": "-h"]),
                ("generate", ["kind": "mvvm-screen", "name": "A", "settings": ["--project"]]), ("tap", ["role": "button", "name": "Done"]),
                ("take_test", ["name": "a b"]), ("open_app", [:]),
            ])
        #expect(refused.filter { !$0.isError }.isEmpty)
        #expect(refused[0].text == "The kind must be the name of a template; list_templates has them.")
        #expect(refused[1].text == "\"--allow-hooks\" is no name.")
        #expect(refused[4].text == "No app is open. Call open_app first.")
        #expect(refused[5].text == "\"a b\" is no name of a function.")
        #expect(refused[6].text.hasPrefix("The manifest cannot be read:"))
        #expect(try tool.run("mcp", "--package-path", tool.folder + "/Sources").status == 2)
    }
}
