/// A template in Liquid, the template language of the code generator Generamba. Only the features that Generamba's templates use are
/// supported.
///
/// Supported are output, filters, `if`, `unless`, `case`, `for`, `assign`, `capture`, `include`, `comment` and `raw`. As in Liquid, a name
/// without a value is empty.
///
/// ```swift
/// let template = try LiquidTemplate("class {{ name | capitalize }} {}")
/// print(try template.render(["name": .text("profile")]))       // "class Profile {}"
/// ```
public struct LiquidTemplate: Sendable {
    private let nodes: [LiquidNode]

    /// - Throws: ``LiquidError`` with the line of the first part that cannot be parsed.
    public init(_ source: String) throws(LiquidError) {
        var parser = try LiquidParser(source)
        nodes = try parser.template()
    }

    /// Renders the template with these values.
    ///
    /// - Parameters:
    ///   - values: The value of each name that the template can use.
    ///   - snippet: Returns the source of the snippet with a name, for `include`; nil if there is none.
    /// - Throws: ``LiquidError`` if a snippet is missing, cannot be read, or includes itself endlessly.
    public func render(_ values: [String: LiquidValue], snippet: (String) -> String? = { _ in nil }) throws(LiquidError) -> String {
        var values = values
        var output = ""
        try Self.render(nodes, &values, snippet, depth: 0, into: &output)
        return output
    }

    private static func render(
        _ nodes: [LiquidNode], _ values: inout [String: LiquidValue], _ snippet: (String) -> String?, depth: Int, into output: inout String
    ) throws(LiquidError) {
        for node in nodes {
            let length = output.utf8.count
            defer { discard(node, &output, after: length) }
            switch node {
            case .text(let text): output += text
            case .output(let expression): output += evaluate(expression, values).written
            case .branches(let branches):
                for branch in branches where branch.condition.map({ holds($0, values) }) ?? true {
                    try render(branch.body, &values, snippet, depth: depth, into: &output)
                    break
                }
            case .loop(let variable, let list, let isReversed, let body, let otherwise):
                let items = evaluate(list, values).items
                if items.isEmpty { try render(otherwise, &values, snippet, depth: depth, into: &output) }
                let saved = (values[variable], values["forloop"])
                for (index, item) in (isReversed ? items.reversed() : items).enumerated() {
                    values[variable] = item
                    values["forloop"] = .object([
                        "index": .number(index + 1), "index0": .number(index), "length": .number(items.count),
                        "first": .bool(index == 0), "last": .bool(index == items.count - 1),
                    ])
                    try render(body, &values, snippet, depth: depth, into: &output)
                }
                (values[variable], values["forloop"]) = saved
            case .assignment(let name, let expression): values[name] = evaluate(expression, values)
            case .capture(let name, let body):
                var captured = ""
                try render(body, &values, snippet, depth: depth, into: &captured)
                values[name] = .text(captured)
            case .include(let expression, let variables, let isIsolated, let line):
                let name = evaluate(expression, values).written
                guard let source = snippet(name) else { throw LiquidError(text: "There is no snippet \"\(name)\".", line: line) }
                if depth > 50 { throw LiquidError(text: "The snippet \"\(name)\" includes itself without end.", line: line) }
                var inner = isIsolated ? [:] : values
                for (variable, value) in variables { inner[variable] = evaluate(value, values) }
                do {
                    var parser = try LiquidParser(source)
                    try render(try parser.template(), &inner, snippet, depth: depth + 1, into: &output)
                    if !isIsolated {
                        for (variable, _) in variables { inner[variable] = values[variable] }
                        values = inner
                    }
                } catch {
                    throw depth > 49
                        ? error : LiquidError(text: "In the snippet \"\(name)\", line \(error.line): \(error.text)", line: line)
                }
            }
        }
    }

    /// Removes the text that a block has written, if the block can write only white space.
    private static func discard(_ node: LiquidNode, _ output: inout String, after length: Int) {
        if case .text = node { return }
        if node.isBlank, output.utf8.count > length { output = String(decoding: output.utf8.prefix(length), as: UTF8.self) }
    }

    // MARK: Values

    private static func evaluate(_ expression: LiquidExpression, _ values: [String: LiquidValue]) -> LiquidValue {
        expression.filters.reduce(evaluate(expression.source, values)) { value, filter in
            LiquidFilters.apply(filter.name, to: value, filter.arguments.map { evaluate($0, values) })
        }
    }

    private static func evaluate(_ source: LiquidExpression.Source, _ values: [String: LiquidValue]) -> LiquidValue {
        switch source {
        case .literal(let value): value
        case .path(let path): path.dropFirst().reduce(values[path[0]] ?? .null) { $0[$1] }
        }
    }

    private static func holds(_ condition: LiquidCondition, _ values: [String: LiquidValue]) -> Bool {
        switch condition {
        case .value(let expression): return evaluate(expression, values).isTrue
        case .both(let first, let second): return holds(first, values) && holds(second, values)
        case .either(let first, let second): return holds(first, values) || holds(second, values)
        case .not(let condition): return !holds(condition, values)
        case .comparison(let left, let sign, let right):
            let (left, right) = (evaluate(left, values), evaluate(right, values))
            switch (sign, left, right) {
            case ("==", _, _): return left == right
            case ("!=", _, _), ("<>", _, _): return left != right
            case ("contains", .text(let text), _): return right.written.isEmpty || text.contains(right.written)
            case ("contains", .list(let items), _): return items.contains(right)
            case ("<", .number(let a), .number(let b)): return a < b
            case (">", .number(let a), .number(let b)): return a > b
            case ("<=", .number(let a), .number(let b)): return a <= b
            case (">=", .number(let a), .number(let b)): return a >= b
            default: return false
            }
        }
    }
}
