/// A tool that a coding agent can call.
///
///     let echo = ServerTool("echo", "Repeats a text.", [ToolParameter("text", "The text.")]) { ToolAnswer($0["text"] ?? "") }
public struct ServerTool {
    /// The name in the protocol.
    public let name: String
    let summary: String
    let parameters: [ToolParameter]
    let isReadOnly: Bool
    let run: (ToolArguments) throws -> ToolAnswer

    /// - Parameters:
    ///   - summary: The meaning of the tool, for the agent.
    ///   - isReadOnly: Whether the tool changes no file of the package.
    ///   - run: Does the work. A `ToolProblem` that it throws becomes an answer for the agent.
    public init(
        _ name: String, _ summary: String, _ parameters: [ToolParameter] = [], isReadOnly: Bool = true,
        run: @escaping (ToolArguments) throws -> ToolAnswer
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.isReadOnly = isReadOnly
        self.run = run
    }

    /// The tool in the form of the protocol.
    var description: [String: Any] {
        [
            "name": name, "description": summary,
            "inputSchema": [
                "type": "object",
                "properties": Dictionary(parameters.map { ($0.name, $0.schema) }) { first, _ in first },
                "required": parameters.filter(\.isRequired).map(\.name),
                "additionalProperties": false,
            ] as [String: Any],
            "annotations": ["readOnlyHint": isReadOnly, "destructiveHint": false, "openWorldHint": false],
        ]
    }
}

/// The answer of a tool.
public struct ToolAnswer: Equatable {
    let text: String
    let isError: Bool

    /// - Parameter isError: Whether the tool could not do its work. The agent reads the text in both cases.
    public init(_ text: String, isError: Bool = false) {
        self.text = text
        self.isError = isError
    }
}

/// The reason why a tool could not begin, for the agent.
struct ToolProblem: Error {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
