/// Reads what a person enters into a cell: a number, a formula behind an equals sign, or a text.
///
/// Operators bind as everybody expects: comparisons least, then `&`, then sums, then products, then powers.
struct FormulaParser {
    /// What is wrong with a formula, as a sentence for the person.
    struct Mistake: Error, Hashable {
        let sentence: String
    }

    private var rest: Substring
    private var depth = 0
    /// A formula that is nested deeper is nobody's, and must not overflow the stack.
    private static let deepest = 60

    static func parse(_ text: String) throws(Mistake) -> Formula {
        if text.first != "=" {
            let trimmed = text.filter { $0 != " " }
            if trimmed.isEmpty { return .empty }
            if let number = number(trimmed[...]) { return .number(number) }
            return .text(text)
        }
        var parser = FormulaParser(rest: text.dropFirst())
        let expression = try parser.comparison()
        parser.skipSpaces()
        if let next = parser.rest.first {
            throw Mistake(sentence: next == ")" ? "One bracket too many." : "Unexpected \u{201C}\(next)\u{201D}.")
        }
        return .expression(expression)
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    private static func number(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Operators, from those that bind least

    private mutating func comparison() throws(Mistake) -> Expression {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw Mistake(sentence: "Too many nested brackets.") }
        let left = try joined()
        guard let operation = take([.unequal, .atMost, .atLeast, .less, .more, .equal]) else { return left }
        return .operation(operation, left, try joined())
    }

    private mutating func joined() throws(Mistake) -> Expression {
        var left = try sum()
        while take([.join]) != nil { left = .operation(.join, left, try sum()) }
        return left
    }

    private mutating func sum() throws(Mistake) -> Expression {
        var left = try product()
        while let operation = take([.add, .subtract]) { left = .operation(operation, left, try product()) }
        return left
    }

    private mutating func product() throws(Mistake) -> Expression {
        var left = try power()
        while let operation = take([.multiply, .divide]) { left = .operation(operation, left, try power()) }
        return left
    }

    private mutating func power() throws(Mistake) -> Expression {
        var left = try signed()
        while take([.power]) != nil { left = .operation(.power, left, try signed()) }
        return left
    }

    private mutating func signed() throws(Mistake) -> Expression {
        var isNegative = false
        while let sign = take([.subtract, .add]) { if sign == .subtract { isNegative.toggle() } }
        let value = try operand()
        return isNegative ? .negated(value) : value
    }

    // MARK: What operators stand between

    private mutating func operand() throws(Mistake) -> Expression {
        skipSpaces()
        guard let first = rest.first else { throw Mistake(sentence: "The formula ends too early.") }
        if first == "(" {
            rest.removeFirst()
            let inner = try comparison()
            try close()
            return inner
        }
        if first == "\"" { return try quoted() }
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
        if word.isEmpty { throw Mistake(sentence: "Unexpected \u{201C}\(first)\u{201D}.") }
        rest = rest.dropFirst(word.count)
        if let number = Self.number(word) { return .number(number) }
        if let place = CellPlace(word) {
            return takes(":") ? .range(place, try corner()) : .cell(place)
        }
        if takes("(") { return try call(String(word)) }
        throw Mistake(sentence: "There is no cell \u{201C}\(word)\u{201D}. They go from A0 to Z99.")
    }

    private mutating func corner() throws(Mistake) -> CellPlace {
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        rest = rest.dropFirst(word.count)
        guard let place = CellPlace(word) else { throw Mistake(sentence: "A range has a cell at both ends, such as A0:B9.") }
        return place
    }

    private mutating func call(_ name: String) throws(Mistake) -> Expression {
        guard let function = FormulaFunction(rawValue: name.lowercased()) else {
            throw Mistake(sentence: "There is no function \u{201C}\(name)\u{201D}.")
        }
        var arguments: [Expression] = []
        repeat {
            let argument = try comparison()
            if case .range = argument, !function.takesRanges {
                throw Mistake(sentence: "The function \u{201C}\(name)\u{201D} takes single cells, and no ranges.")
            }
            arguments.append(argument)
        } while takes(",") || takes(";")
        try close()
        guard function.arguments.contains(arguments.count) else {
            throw Mistake(sentence: "The function \u{201C}\(name)\u{201D} takes \(function.arguments.lowerBound) values.")
        }
        return .call(function, arguments)
    }

    private mutating func quoted() throws(Mistake) -> Expression {
        rest.removeFirst()
        let text = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(text.count)
        if rest.isEmpty { throw Mistake(sentence: "A quotation mark is missing.") }
        rest.removeFirst()
        return .text(String(text))
    }

    private mutating func close() throws(Mistake) {
        if !takes(")") { throw Mistake(sentence: "A closing bracket is missing.") }
    }

    // MARK: Characters

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

    private mutating func takes(_ character: Character) -> Bool {
        skipSpaces()
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func take(_ operations: [Expression.Operation]) -> Expression.Operation? {
        skipSpaces()
        guard let found = operations.first(where: { rest.hasPrefix($0.rawValue) }) else { return nil }
        rest = rest.dropFirst(found.rawValue.count)
        return found
    }
}
