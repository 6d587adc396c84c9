/// Builds the tree of nodes of a Liquid template from its tokens.
struct LiquidParser {
    private let tokens: [LiquidToken]
    private var next = 0

    init(_ source: String) throws(LiquidError) { tokens = try LiquidToken.tokens(of: source) }

    mutating func template() throws(LiquidError) -> [LiquidNode] {
        let (nodes, end) = try nodes(until: [])
        if let end { throw LiquidError(text: "\"\(end.words)\" has no beginning.", line: end.line) }
        return nodes
    }

    private struct End {
        let name: String
        let words: String
        let line: Int
    }

    /// Parses nodes up to the first of the given tags, such as `endif`. If no tag is given, parses to the end of the template.
    private mutating func nodes(until ends: Set<String>) throws(LiquidError) -> ([LiquidNode], End?) {
        var nodes: [LiquidNode] = []
        while next < tokens.count {
            let token = tokens[next]
            next += 1
            switch token {
            case .text(let text): nodes.append(.text(text))
            case .output(let text, let line):
                if text.isEmpty { continue }
                var words = try LiquidWords(text, line: line)
                nodes.append(.output(try words.expression()))
                try words.end()
            case .tag(let text, let line):
                let name = String(text.prefix { !$0.isWhitespace })
                if ends.contains(name) { return (nodes, End(name: name, words: text, line: line)) }
                let words = try LiquidWords(String(text.dropFirst(name.count)), line: line)
                if let node = try self.node(name, words, line) { nodes.append(node) }
            }
        }
        return (nodes, nil)
    }

    private mutating func node(_ name: String, _ given: LiquidWords, _ line: Int) throws(LiquidError) -> LiquidNode? {
        var words = given
        switch name {
        case "if", "unless":
            return try branches(words, isUnless: name == "unless", line)
        case "case":
            return try choices(words, line)
        case "for":
            guard let variable = words.take(), words.take("in") else {
                throw LiquidError(text: "\"for\" needs a name, \"in\" and a list.", line: line)
            }
            return .loop(try loop(over: variable, words, line))
        case "break", "continue":
            try words.end()
            return .interruption(isBreak: name == "break")
        case "assign":
            guard let variable = words.take(), words.take("=") else {
                throw LiquidError(text: "\"assign\" needs a name, \"=\" and a value.", line: line)
            }
            let value = try words.expression()
            try words.end()
            return .assignment(variable, value)
        case "capture":
            guard let variable = words.take() else { throw LiquidError(text: "\"capture\" needs a name.", line: line) }
            return .capture(
                variable.hasPrefix("\"") ? String(variable.dropFirst()) : variable, try body("capture", until: "endcapture", line))
        case "include", "render":
            return .include(try LiquidInclude(&words, isIsolated: name == "render"))
        case "comment":
            try skipComment(line)
            return nil
        default:
            throw LiquidError(text: "The tag \"\(name)\" is not known.", line: line)
        }
    }

    private mutating func loop(over variable: String, _ given: LiquidWords, _ line: Int) throws(LiquidError) -> LiquidLoop {
        var words = given
        let list = try words.expression()
        let isReversed = words.take("reversed")
        var parts: [String: LiquidExpression.Source] = [:]
        while let part = words.peek, ["limit", "offset", "reversed"].contains(part) {
            _ = words.take()
            if part == "reversed" {
                throw LiquidError(text: "\"reversed\" must stand before \"limit\" and \"offset\".", line: line)
            }
            guard words.take(":") else { throw LiquidError(text: "\"\(part)\" needs a number, as in \"\(part): 2\".", line: line) }
            if words.peek == "continue" {
                throw LiquidError(text: "\"\(part): continue\" is not supported. Write a number.", line: line)
            }
            parts[part] = try words.source()
            _ = words.take(",")
        }
        try words.end()
        let (body, end) = try nodes(until: ["else", "endfor"])
        guard let end else { throw LiquidError(text: "\"for\" has no \"endfor\".", line: line) }
        let otherwise = end.name == "else" ? try self.body("for", until: "endfor", line) : []
        return LiquidLoop(
            variable: variable, list: list, isReversed: isReversed, limit: parts["limit"], offset: parts["offset"], body: body,
            otherwise: otherwise)
    }

    private mutating func branches(_ given: LiquidWords, isUnless: Bool, _ line: Int) throws(LiquidError) -> LiquidNode {
        let (name, endName) = isUnless ? ("unless", "endunless") : ("if", "endif")
        var words = given
        var branches: [(condition: LiquidCondition?, body: [LiquidNode])] = []
        var condition: LiquidCondition? = try words.condition()
        try words.end()
        if isUnless, let only = condition { condition = .not(only) }
        while true {
            let (body, end) = try nodes(until: ["elsif", "else", endName])
            guard let end else { throw LiquidError(text: "\"\(name)\" has no \"\(endName)\".", line: line) }
            branches.append((condition, body))
            if end.name == endName { return .branches(branches) }
            if end.name == "else" {
                branches.append((nil, try self.body(name, until: endName, line)))
                return .branches(branches)
            }
            var words = try LiquidWords(String(end.words.dropFirst("elsif".count)), line: end.line)
            condition = try words.condition()
            try words.end()
        }
    }

    private mutating func choices(_ given: LiquidWords, _ line: Int) throws(LiquidError) -> LiquidNode {
        var words = given
        let subject = try words.expression()
        var branches: [(condition: LiquidCondition?, body: [LiquidNode])] = []
        // Liquid ignores the text between `{% case … %}` and the first `{% when … %}`.
        var (_, end) = try nodes(until: ["when", "else", "endcase"])
        while let current = end {
            if current.name == "endcase" { return .branches(branches) }
            var condition: LiquidCondition?
            if current.name == "when" {
                var words = try LiquidWords(String(current.words.dropFirst("when".count)), line: current.line)
                repeat {
                    let one = LiquidCondition.comparison(subject, "==", try words.expression())
                    condition = condition.map { .either($0, one) } ?? one
                } while words.take(",") || words.take("or")
                try words.end()
            }
            let body: [LiquidNode]
            (body, end) = try nodes(until: ["when", "else", "endcase"])
            branches.append((condition, body))
        }
        throw LiquidError(text: "\"case\" has no \"endcase\".", line: line)
    }

    private mutating func body(_ name: String, until end: String, _ line: Int) throws(LiquidError) -> [LiquidNode] {
        let (body, found) = try nodes(until: [end])
        if found == nil { throw LiquidError(text: "\"\(name)\" has no \"\(end)\".", line: line) }
        return body
    }

    private mutating func skipComment(_ line: Int) throws(LiquidError) {
        while next < tokens.count {
            defer { next += 1 }
            if case .tag(let text, _) = tokens[next], text == "endcomment" { return }
        }
        throw LiquidError(text: "\"comment\" has no \"endcomment\".", line: line)
    }
}
