import Suggestions
import Yams

/// Reads `.belvedere.yml` and reports all its errors at once.
public struct ConfigurationReader: Sendable {
    public init() {}

    /// - Parameter path: The name of the file in problems.
    /// - Throws: `ConfigurationProblems`.
    public func read(_ text: String, path: String) throws(ConfigurationProblems) -> Configuration {
        var reading = Reading(path: path)
        do {
            // Take the type of each value from its key. Guessing the type from the text would need more time than the rest of the reader.
            if let node = try compose(yaml: text, .basic) { reading.read(node) }
        } catch {
            throw ConfigurationProblems([ConfigurationProblem(place: path, text: "is no YAML that can be read: \(Self.reason(error))")])
        }
        guard reading.problems.isEmpty else { throw ConfigurationProblems(reading.problems) }
        return reading.configuration
    }

    private static func reason(_ error: any Error) -> String {
        "\(error)".split(separator: "\n").joined(separator: " ")
    }
}

private struct Reading {
    let path: String
    var configuration = Configuration()
    var problems: [ConfigurationProblem] = []

    mutating func read(_ node: Node) {
        if case .scalar(let scalar) = node, scalar.string.isEmpty { return }
        for (key, name, value) in entries(node, called: "the configuration") {
            switch name {
            case "profile": configuration.profile = choice(value, "profile") ?? .default
            case "exclude": configuration.excluded = texts(value, name).map(Pattern.init)
            case "roles": readRoles(value)
            case "rules": configuration.rules = readRules(value)
            case "own-rules": readOwnRules(value)
            case "singletons": configuration.singletons = texts(value, name).map(Pattern.init)
            case "layers": readLayers(value)
            case "placement": readPlacement(value)
            case "parts": readParts(value)
            case "baseline":
                if let text = value.string, !text.isEmpty {
                    configuration.baseline = text
                } else {
                    add(value, "\"baseline\" is the path of a file")
                }
            case "documentation":
                if let address = DocumentationAddress(value.string ?? "") {
                    configuration.documentation = address
                } else {
                    add(value, "\"documentation\" is \(DocumentationAddress.form)")
                }
            case "largest-file":
                if let bytes = value.int, bytes > 0 {
                    configuration.largestFile = bytes
                } else {
                    add(value, "\"largest-file\" is a number of bytes")
                }
            default:
                let known = [
                    "profile", "exclude", "roles", "rules", "own-rules", "singletons", "layers", "placement", "parts", "baseline",
                    "documentation",
                    "largest-file",
                ]
                add(key, "\"\(name)\" is no setting" + Suggestion.ending(for: name, among: known))
            }
        }
    }

    private mutating func readRoles(_ node: Node) {
        for (key, name, value) in entries(node, called: "\"roles\"") {
            guard name == "none" || Role(rawValue: name) != nil else {
                add(key, "\"\(name)\" is no role" + Suggestion.ending(for: name, among: Role.allCases.map(\.rawValue) + ["none"]))
                continue
            }
            configuration.roles += texts(value, name).map { RoleAssignment(role: Role(rawValue: name), pattern: $0) }
        }
    }

    private mutating func readRules(_ node: Node) -> [String: RuleSetting] {
        var settings: [String: RuleSetting] = [:]
        for (key, name, value) in entries(node, called: "\"rules\"") {
            guard Rule.named(name) != nil else {
                add(key, "\"\(name)\" is no rule" + Suggestion.ending(for: name, among: Rule.all.map(\.identifier)))
                continue
            }
            settings[name] = readSetting(value, of: name)
        }
        return settings
    }

    private mutating func readSetting(_ node: Node, of rule: String) -> RuleSetting {
        guard case .mapping = node else { return RuleSetting(level: choice(node, rule)) }
        var setting = RuleSetting()
        for (key, name, value) in entries(node, called: "\"\(rule)\"") {
            switch name {
            case "level": setting.level = choice(value, name)
            case "exclude": setting.excluded = texts(value, name).map(Pattern.init)
            case "may-match-nothing":
                if let flag = value.bool { setting.mayMatchNothing = flag } else { add(value, "\"may-match-nothing\" is true or false") }
            default:
                add(
                    key,
                    "\"\(name)\" is no setting of a rule" + Suggestion.ending(for: name, among: ["level", "exclude", "may-match-nothing"]))
            }
        }
        return setting
    }

    private mutating func readOwnRules(_ node: Node) {
        for (key, name, value) in entries(node, called: "\"own-rules\"") {
            if Rule.named(name) != nil || name.isEmpty || name.contains(where: \.isWhitespace) {
                add(key, "\"\(name)\" cannot be the name of an own rule. Write a new name without spaces, such as \"cells-know-no-entity\"")
                continue
            }
            var rule = OwnRule(name: name)
            for (key, setting, value) in entries(value, called: "\"\(name)\"") {
                switch setting {
                case "types": rule.types = texts(value, setting).map(Pattern.init)
                case "except": rule.excluded = texts(value, setting).map(Pattern.init)
                case "must-not-use": rule.mustNotUse = texts(value, setting)
                case "must-not-import": rule.mustNotImport = texts(value, setting)
                case "because":
                    rule.reason = texts(value, setting).flatMap { $0.split(whereSeparator: \.isNewline) }.joined(separator: " ")
                case "level": rule.severity = choice(value, setting) ?? .error
                default:
                    let known = ["types", "except", "must-not-use", "must-not-import", "because", "level"]
                    add(key, "\"\(setting)\" is no setting of an own rule" + Suggestion.ending(for: setting, among: known))
                }
            }
            if rule.mustNotUse.isEmpty, rule.mustNotImport.isEmpty {
                add(key, "\"\(name)\" forbids nothing. Write \"must-not-use\" or \"must-not-import\"")
            }
            configuration.ownRules.append(rule)
        }
    }

    private mutating func readLayers(_ node: Node) {
        guard case .sequence(let sequence) = node else { return add(node, "\"layers\" is a list of lists, the lowest layer first") }
        for list in sequence {
            let names = texts(list, "layers")
            if names.count < 2 { add(list, "a list of layers has two layers at least") } else { configuration.layers.append(names) }
        }
    }

    private mutating func readPlacement(_ node: Node) {
        for (key, name, value) in entries(node, called: "\"placement\"") {
            guard let role = Role(rawValue: name) else {
                add(key, "\"\(name)\" is no role" + Suggestion.ending(for: name, among: Role.allCases.map(\.rawValue)))
                continue
            }
            configuration.placement[role] = texts(value, name).map(Pattern.init)
        }
    }

    private mutating func readParts(_ node: Node) {
        guard case .sequence(let sequence) = node else { return add(node, "\"parts\" is a list") }
        for item in sequence {
            var part = Configuration.Part(paths: [], profile: nil, rules: [:])
            for (key, name, value) in entries(item, called: "a part") {
                switch name {
                case "paths": part.paths = texts(value, name).map(Pattern.init)
                case "profile": part.profile = choice(value, name)
                case "rules": part.rules = readRules(value)
                default:
                    add(key, "\"\(name)\" is no setting of a part" + Suggestion.ending(for: name, among: ["paths", "profile", "rules"]))
                }
            }
            if part.paths.isEmpty { add(item, "a part needs \"paths\"") }
            configuration.parts.append(part)
        }
    }

    // MARK: Values

    private mutating func entries(_ node: Node, called name: String) -> [(key: Node, name: String, value: Node)] {
        guard case .mapping(let mapping) = node else {
            add(node, "\(name) is a list of names with values")
            return []
        }
        return mapping.map { ($0.key, $0.key.string ?? "", $0.value) }
    }

    private mutating func texts(_ node: Node, _ name: String) -> [String] {
        switch node {
        case .scalar(let scalar) where !scalar.string.isEmpty: return [scalar.string]
        case .sequence(let sequence):
            var texts: [String] = []
            for item in sequence {
                if let text = item.string, !text.isEmpty { texts.append(text) } else { add(item, "\"\(name)\" holds texts only") }
            }
            return texts
        default:
            add(node, "\"\(name)\" is a text or a list of texts")
            return []
        }
    }

    private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ node: Node, _ name: String) -> Value? {
        // YAML treats a plain `off` as the Boolean false, so use the text of the node.
        let text = node.string ?? ""
        if let value = Value(rawValue: text) { return value }
        let known = Value.allCases.map(\.rawValue)
        add(
            node,
            "\"\(text)\" is no value of \"\(name)\".\(Suggestion.sentence(for: text, among: known)) There are \(known.joined(separator: ", "))"
        )
        return nil
    }

    private mutating func add(_ node: Node, _ text: String) {
        problems.append(ConfigurationProblem(place: node.mark.map { "\(path):\($0.line)" } ?? path, text: text))
    }
}
