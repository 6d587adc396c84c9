import Foundation
import Testing

@testable import ModelContext

/// Tests the messages of the server with a client of our own.
struct ToolServerTests {
    private let server = ToolServer(tools: [
        ServerTool(
            "echo", "Repeats a text.",
            [ToolParameter("text", "The text."), ToolParameter("times", "The count.", .number, isRequired: false)]
        ) {
            ToolAnswer(String(repeating: $0["text"] ?? "", count: Int($0.number("times") ?? 1)))
        },
        ServerTool("fail", "Fails.", isReadOnly: false) { _ in throw ToolProblem("It cannot be done.") },
    ])

    /// The answer to a request, as the client reads it.
    private func ask(_ method: String, _ parameters: [String: Any] = [:], id: Any = 1) throws -> [String: Any] {
        let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]
        let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
        let answer = try #require(server.answer(line))
        #expect(!answer.contains("\n"))
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    }

    private func result(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let answer = try ask(method, parameters)
        #expect(answer["jsonrpc"] as? String == "2.0" && answer["id"] as? Int == 1 && answer["error"] == nil)
        return try #require(answer["result"] as? [String: Any])
    }

    private func call(_ name: String, _ arguments: [String: Any] = [:]) throws -> (text: String, isError: Bool) {
        let result = try result("tools/call", ["name": name, "arguments": arguments])
        let content = try #require(result["content"] as? [[String: String]])
        #expect(content.count == 1 && content[0]["type"] == "text")
        return (content[0]["text"] ?? "", result["isError"] as? Bool ?? true)
    }

    private func code(_ answer: [String: Any]) -> Int? { (answer["error"] as? [String: Any])?["code"] as? Int }

    @Test func theServerAgreesOnAVersion() throws {
        for version in ToolServer.versions {
            #expect(try result("initialize", ["protocolVersion": version])["protocolVersion"] as? String == version)
        }
        let other = try result("initialize", ["protocolVersion": "1999-01-01", "capabilities": [String: Any]()])
        #expect(other["protocolVersion"] as? String == ToolServer.versions[0])
        #expect((other["serverInfo"] as? [String: String])?["name"] == "belvedere")
        #expect((other["capabilities"] as? [String: Any])?["tools"] != nil)
        #expect(server.answer("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}") == nil)
        #expect(try result("ping").isEmpty)
    }

    @Test func theListDescribesEachArgument() throws {
        let tools = try #require(try result("tools/list")["tools"] as? [[String: Any]])
        #expect(tools.map { $0["name"] as? String } == ["echo", "fail"])
        let schema = try #require(tools[0]["inputSchema"] as? [String: Any])
        #expect(schema["type"] as? String == "object" && schema["required"] as? [String] == ["text"])
        let properties = try #require(schema["properties"] as? [String: [String: String]])
        #expect(properties["times"]?["type"] == "number")
        #expect((tools[1]["annotations"] as? [String: Bool])?["readOnlyHint"] == false)
    }

    @Test func aCallHasTheTextOfTheToolOrTheReason() throws {
        #expect(try call("echo", ["text": "a\nb"]) == ("a\nb", false))
        #expect(try call("echo", ["text": "ab", "times": 2]) == ("abab", false))
        #expect(try call("fail") == ("It cannot be done.", true))
        #expect(try call("echo") == ("echo needs the argument \"text\".", true))
        #expect(try call("echo", ["text": 1]) == ("The argument \"text\" of echo must have the type string.", true))
        #expect(try call("echo", ["text": "a", "times": true]).isError)
        #expect(try call("echo", ["text": "a", "other": 1]) == ("echo has no argument \"other\".", true))
        #expect(code(try ask("tools/call", ["name": "none"])) == -32602)
    }

    @Test func aWrongMessageGetsItsCode() throws {
        #expect(code(try ask("resources/list")) == -32601)
        #expect(try ask("ping", id: "text")["id"] as? String == "text")
        let unreadable = try #require(server.answer("{\"jsonrpc\":"))
        #expect(unreadable.contains("\"code\":-32700") && unreadable.contains("\"id\":null"))
        for line in ["{}", "[]", "1", "{\"id\":1}"] { #expect(server.answer(line)?.contains("\"code\":-32600") == true, "\(line)") }
        #expect(server.answer("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}") == nil)
        let batch = "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}]"
        #expect(server.answer(batch) == "[{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":{}}]")
    }
}
