import Foundation

/// Speaks the Model Context Protocol with a program for coding agents: one message of JSON-RPC 2.0 in each line.
///
///     let server = ToolServer(tools: CommandTools(root: "/home/ann/habits", command: "/usr/local/bin/belvedere").all)
///     server.answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}")      // "{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":{}}"
public final class ToolServer {
    /// The versions of the protocol that this server speaks, newest first.
    public static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    private static let instructions = """
        Tools for a Swift package with Belvedere screens. Generate with dryRun first. Open an app with open_app, use it as a person does, \
        and take the session as a Swift test. Each answer of a tool that runs a program begins with the command.
        """

    private enum Code {
        static let unreadable = -32700
        static let invalidRequest = -32600
        static let unknownMethod = -32601
        static let invalidParameters = -32602
    }

    private struct Fault: Error {
        var code: Int
        var message: String
    }

    private let tools: [ServerTool]

    /// - Parameter tools: The tools, each with a name of its own.
    public init(tools: [ServerTool]) {
        self.tools = tools
    }

    /// Answers a line of the client.
    ///
    /// - Returns: The line for the client; nil if the message expects no answer.
    public func answer(_ line: String) -> String? {
        guard let message = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed) else {
            return text(failure(nil, Fault(code: Code.unreadable, message: "The line is not JSON.")))
        }
        // The version 2025-03-26 of the protocol knows several messages in one line.
        guard let batch = message as? [Any], !batch.isEmpty else { return answer(to: message).map(text) }
        let answers = batch.compactMap(answer)
        return answers.isEmpty ? nil : text(answers)
    }

    private func answer(to message: Any) -> [String: Any]? {
        guard let message = message as? [String: Any], let method = message["method"] as? String else {
            // An answer of the client has no method. This server asks nothing, so it ignores answers.
            if let message = message as? [String: Any], message["result"] != nil || message["error"] != nil { return nil }
            return failure(nil, Fault(code: Code.invalidRequest, message: "The message has no method."))
        }
        // A message without an identifier is a notification, such as "notifications/initialized".
        guard let identifier = message["id"], identifier is String || identifier is NSNumber else { return nil }
        do {
            let result = try result(of: method, message["params"] as? [String: Any] ?? [:])
            return ["jsonrpc": "2.0", "id": identifier, "result": result]
        } catch {
            return failure(identifier, error)
        }
    }

    private func result(of method: String, _ parameters: [String: Any]) throws(Fault) -> [String: Any] {
        switch method {
        case "initialize": initialization(parameters)
        case "ping": [:]
        case "tools/list": ["tools": tools.map(\.description)]
        case "tools/call": try call(parameters)
        default: throw Fault(code: Code.unknownMethod, message: "There is no method \"\(method)\".")
        }
    }

    private func initialization(_ parameters: [String: Any]) -> [String: Any] {
        let wished = parameters["protocolVersion"] as? String ?? ""
        return [
            "protocolVersion": Self.versions.contains(wished) ? wished : Self.versions[0],
            "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "belvedere", "title": "Belvedere", "version": "1.0.0-dev"],
            "instructions": Self.instructions,
        ]
    }

    private func call(_ parameters: [String: Any]) throws(Fault) -> [String: Any] {
        let name = parameters["name"] as? String ?? ""
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw Fault(code: Code.invalidParameters, message: "There is no tool \"\(name)\".")
        }
        let answer: ToolAnswer
        do {
            answer = try tool.run(try ToolArguments(parameters["arguments"] as? [String: Any] ?? [:], for: tool))
        } catch let problem as ToolProblem {
            answer = ToolAnswer(problem.sentence, isError: true)
        } catch {
            answer = ToolAnswer(error.localizedDescription, isError: true)
        }
        return ["content": [["type": "text", "text": answer.text]], "isError": answer.isError]
    }

    private func failure(_ identifier: Any?, _ fault: Fault) -> [String: Any] {
        ["jsonrpc": "2.0", "id": identifier ?? NSNull(), "error": ["code": fault.code, "message": fault.message] as [String: Any]]
    }

    private func text(_ object: Any) -> String {
        // The objects are made here from texts and numbers, so they are always JSON. Without line ends, one message is one line.
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data("{}".utf8), as: UTF8.self)
    }
}
