/// Renders the nodes of a Liquid template: the variables at this moment, and the text so far.
struct LiquidRendering {
    /// The next step of the rendering after a node.
    private enum Next { case node, turn, endOfLoop }

    private(set) var values: LiquidVariables
    private(set) var output = ""
    private var depth = 0

    init(values: [String: LiquidValue], now: LiquidMoment?) { self.values = LiquidVariables(values, now: now) }

    /// Renders a whole template. A `break` outside of a loop ends it.
    mutating func render(_ nodes: [LiquidNode], _ snippet: (String) -> String?) throws(LiquidError) {
        _ = try renderPart(nodes, snippet)
    }

    private mutating func renderPart(_ nodes: [LiquidNode], _ snippet: (String) -> String?) throws(LiquidError) -> Next {
        for node in nodes {
            let length = output.utf8.count
            let next = try render(node, snippet)
            discard(node, after: length)
            if next != .node { return next }
        }
        return .node
    }

    private mutating func render(_ node: LiquidNode, _ snippet: (String) -> String?) throws(LiquidError) -> Next {
        switch node {
        case .text(let text): output += text
        case .output(let expression): output += try values.evaluate(expression).written
        case .branches(let branches):
            for branch in branches {
                if let condition = branch.condition, try !values.holds(condition) { continue }
                return try renderPart(branch.body, snippet)
            }
        case .loop(let loop): return try render(loop, snippet)
        case .interruption(let isBreak): return isBreak ? .endOfLoop : .turn
        case .assignment(let name, let expression): values[name] = try values.evaluate(expression)
        case .capture(let name, let body):
            let outer = output
            output = ""
            let next = try renderPart(body, snippet)
            values[name] = .text(output)
            output = outer
            return next
        case .include(let include): return try render(include, snippet)
        }
        return .node
    }

    private mutating func render(_ loop: LiquidLoop, _ snippet: (String) -> String?) throws(LiquidError) -> Next {
        let items = loop.part(
            of: try values.evaluate(loop.list).loopItems, offset: try values.number(loop.offset), limit: try values.number(loop.limit))
        if items.isEmpty { return try renderPart(loop.otherwise, snippet) }
        let (variable, outer) = (values[loop.variable], values["forloop"])
        for (index, item) in items.enumerated() {
            values[loop.variable] = item
            values["forloop"] = LiquidLoop.position(index, of: items.count, in: outer)
            if try renderPart(loop.body, snippet) == .endOfLoop { break }
        }
        values[loop.variable] = variable
        values["forloop"] = outer
        return .node
    }

    private mutating func render(_ include: LiquidInclude, _ snippet: (String) -> String?) throws(LiquidError) -> Next {
        let name = try values.evaluate(include.name).written
        guard let source = snippet(name) else { throw LiquidError(text: "There is no snippet \"\(name)\".", line: include.line) }
        if depth > 50 { throw LiquidError(text: "The snippet \"\(name)\" includes itself without end.", line: include.line) }
        // The snippet can use the subject under the last part of its own name.
        let ownName = String(name.split(separator: "/").last ?? "")
        let isGiven = include.subject != nil
        let subject = try include.subject.map { source throws(LiquidError) in try values.evaluate(source) } ?? values[name]
        let outer = values
        if include.isIsolated { values.removeAll() }
        for (variable, value) in include.variables { values[variable] = try outer.evaluate(value) }
        depth += 1
        defer { depth -= 1 }
        var next = Next.node
        do {
            var parser = try LiquidParser(source)
            let nodes = try parser.template()
            if include.isForEach, isGiven || !include.isIsolated, case .list(let items) = subject {
                for item in items where next == .node {
                    values[ownName] = item
                    next = try renderPart(nodes, snippet)
                }
            } else {
                if isGiven { values[ownName] = subject }
                next = try renderPart(nodes, snippet)
            }
        } catch {
            throw depth > 50
                ? error : LiquidError(text: "In the snippet \"\(name)\", line \(error.line): \(error.text)", line: include.line)
        }
        if include.isIsolated {
            values = outer
            return .node
        }
        for variable in include.variables.map(\.0) + [ownName] { values[variable] = outer[variable] }
        return next
    }

    /// Removes the text that a block has written, if the block can write only white space.
    private mutating func discard(_ node: LiquidNode, after length: Int) {
        if case .text = node { return }
        if node.isBlank, output.utf8.count > length { output = String(decoding: output.utf8.prefix(length), as: UTF8.self) }
    }
}
