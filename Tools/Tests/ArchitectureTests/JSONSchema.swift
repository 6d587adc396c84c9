import Foundation

/// Validates JSON with the part of JSON Schema that the schemas of these tests use.
struct JSONSchema {
    private let root: [String: Any]
    private let isClosed: Bool
    /// The keywords that this type knows. A schema with another one would be checked only in part.
    private static let keywords: Set<String> = [
        "$comment", "$defs", "$ref", "$schema", "additionalProperties", "const", "definitions", "description", "enum", "items", "minItems",
        "minLength", "minimum", "properties", "required", "title", "type", "uniqueItems",
    ]

    /// - Parameter isClosed: Whether objects may only have the properties of the schema, also if it allows others.
    init(contentsOf file: URL, isClosed: Bool = false) throws {
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
        self.isClosed = isClosed
    }

    /// The choices of the property of an object that the schema defines.
    func choices(of property: String, in name: String) -> [String]? {
        ((definition(name)?["properties"] as? [String: Any])?[property] as? [String: Any])?["enum"] as? [String]
    }

    private func definition(_ name: String) -> [String: Any]? {
        ["definitions", "$defs"].lazy.compactMap { (root[$0] as? [String: Any])?[name] as? [String: Any] }.first
    }

    /// The mismatches, each with its path.
    func problems(in value: Any) -> [String] {
        var problems: [String] = []
        compare(value, root, "$", &problems)
        return problems
    }

    private func compare(_ value: Any, _ given: [String: Any], _ path: String, _ problems: inout [String]) {
        var schema = given
        if let name = (given["$ref"] as? String)?.split(separator: "/").last.map(String.init) {
            guard let definition = definition(name) else {
                problems.append("\(path): the schema does not define \(name)")
                return
            }
            schema = definition
        }
        for keyword in schema.keys where !Self.keywords.contains(keyword) {
            problems.append("\(path): the keyword \(keyword) is not known")
        }
        if let type = schema["type"] as? String, !Self.fits(value, type) {
            problems.append("\(path) is no \(type)")
            return
        }
        if let choices = schema["enum"] as? [Any] ?? schema["const"].map({ [$0] }) {
            let texts = choices.map { "\($0)" }
            if !texts.contains("\(value)") { problems.append("\(path) is \"\(value)\", not one of \(texts.joined(separator: ", "))") }
        }
        if let least = schema["minLength"] as? Int, let text = value as? String, text.count < least {
            problems.append("\(path) is too short")
        }
        if let least = schema["minimum"] as? Int, let number = value as? Int, number < least {
            problems.append("\(path) is \(number), less than \(least)")
        }
        if let object = value as? [String: Any] { compare(object, schema, path, &problems) }
        if let list = value as? [Any] {
            if let least = schema["minItems"] as? Int, list.count < least { problems.append("\(path) has too few elements") }
            if schema["uniqueItems"] as? Bool == true, Set(list.map { "\($0)" }).count < list.count {
                problems.append("\(path) repeats an element")
            }
            if let items = schema["items"] as? [String: Any] {
                for (index, element) in list.enumerated() { compare(element, items, "\(path)[\(index)]", &problems) }
            }
        }
    }

    private func compare(_ object: [String: Any], _ schema: [String: Any], _ path: String, _ problems: inout [String]) {
        let properties = schema["properties"] as? [String: Any] ?? [:]
        for name in schema["required"] as? [String] ?? [] where object[name] == nil { problems.append("\(path) has no \(name)") }
        for (name, value) in object {
            if let property = properties[name] as? [String: Any] {
                compare(value, property, "\(path).\(name)", &problems)
            } else if let more = schema["additionalProperties"] as? [String: Any] {
                compare(value, more, "\(path).\(name)", &problems)
            } else if isClosed || schema["additionalProperties"] as? Bool == false {
                problems.append("\(path) may not have \(name)")
            }
        }
    }

    private static func fits(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": value is Int && !(value is Bool && "\(value)".first?.isNumber != true)
        case "boolean": value is Bool
        default: false
        }
    }
}
