import Foundation

/// A parameter of a tool.
public struct ToolParameter: Sendable {
    /// The types of values.
    public enum Kind: String, Sendable {
        case string
        case number
        case boolean
        /// A list of texts.
        case array
    }

    let name: String
    let summary: String
    let kind: Kind
    let isRequired: Bool

    /// - Parameter summary: The meaning of the parameter, for the agent.
    public init(_ name: String, _ summary: String, _ kind: Kind = .string, isRequired: Bool = true) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.isRequired = isRequired
    }

    /// The parameter as JSON Schema.
    var schema: [String: Any] {
        var schema: [String: Any] = ["type": kind.rawValue, "description": summary]
        if kind == .array { schema["items"] = ["type": "string"] }
        return schema
    }

    func accepts(_ value: Any) -> Bool {
        switch kind {
        case .string: value is String
        case .array: value is [String]
        case .boolean: (value as? NSNumber).map(Self.isBoolean) ?? false
        case .number: (value as? NSNumber).map { !Self.isBoolean($0) } ?? false
        }
    }

    /// JSON has truth values and numbers. Foundation reads both as `NSNumber`, with different types inside.
    private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

/// The arguments of a call, which fit the parameters of the tool.
public struct ToolArguments {
    private let values: [String: Any]

    /// - Throws: `ToolProblem` if an argument is missing, unknown or of another type.
    init(_ values: [String: Any], for tool: ServerTool) throws {
        let values = values.filter { !($0.value is NSNull) }
        for parameter in tool.parameters {
            guard let value = values[parameter.name] else {
                if parameter.isRequired { throw ToolProblem("\(tool.name) needs the argument \"\(parameter.name)\".") }
                continue
            }
            guard parameter.accepts(value) else {
                throw ToolProblem("The argument \"\(parameter.name)\" of \(tool.name) must have the type \(parameter.kind.rawValue).")
            }
        }
        if let unknown = values.keys.sorted().first(where: { name in !tool.parameters.contains { $0.name == name } }) {
            throw ToolProblem("\(tool.name) has no argument \"\(unknown)\".")
        }
        self.values = values
    }

    /// A text.
    public subscript(_ name: String) -> String? { values[name] as? String }

    /// The texts of a list; none if the argument is left out.
    func list(_ name: String) -> [String] { values[name] as? [String] ?? [] }
    func number(_ name: String) -> Double? { (values[name] as? NSNumber)?.doubleValue }
    func flag(_ name: String) -> Bool? { (values[name] as? NSNumber)?.boolValue }
}
