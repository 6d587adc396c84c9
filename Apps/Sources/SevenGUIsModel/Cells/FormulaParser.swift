/// Parses the text of a cell: a number, a formula after an equals sign, or a text.
///
/// Operators have the usual precedence, from lowest to highest: comparisons, `&` (joins texts), sums, products, powers.
struct FormulaParser {
    /// An error in a formula, as a sentence for the person.
    struct Mistake: Error, Hashable {
        let sentence: String
    }

    private var rest: Substring
    private var depth = 0
    /// The deepest nesting of a formula. A deeper formula could overflow the stack, and people do not need one.
    private static let deepest = 60
    /// The number of operations that were parsed. It is limited, because a sum of ten thousand terms becomes an expression with ten
    /// thousand levels.
    private var length = 0
    private static let longest = 500
    /// The most bytes of a typed formula.
    private static let longestText = 16_000
    /// The number of cells in all ranges of the formula. It is limited, because computing the formula takes time in proportion to it.
    private var reach = 0
    private static let farthest = 4 * CellPlace.count

    static func parse(_ text: String) throws(Mistake) -> Formula {
        if text.first != "=" {
            if text.allSatisfy({ $0 == " " }) { return .empty }
            if text.utf8.count > CellValue.longestText { throw Mistake(sentence: SevenGUIsTexts.textTooLong) }
            if let value = CellValue(typed: text) { return .constant(value) }
            // With an apostrophe at the beginning, a person enters a number or a formula as a text.
            let rest = text.dropFirst()
            if text.first == "'", rest.first == "=" || CellValue(typed: rest) != nil { return .constant(.text(String(rest))) }
            return .constant(.text(text))
        }
        if text.utf8.count > longestText { throw tooLong }
        var parser = FormulaParser(rest: text.dropFirst())
        let expression = try parser.comparison()
        parser.skipSpaces()
        if let next = parser.rest.first {
            throw Mistake(sentence: next == ")" ? SevenGUIsTexts.bracketTooMany : SevenGUIsTexts.unexpected("\(next)"))
        }
        return .expression(expression)
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    // MARK: Operators, from lowest precedence

    private mutating func comparison() throws(Mistake) -> Expression {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw Mistake(sentence: SevenGUIsTexts.nestedTooDeeply) }
        var left = try joined()
        while let operation = take([.unequal, .atMost, .atLeast, .less, .more, .equal]) {
            left = .operation(operation, left, try joined())
            try lengthen()
        }
        return left
    }

    private mutating func joined() throws(Mistake) -> Expression {
        var left = try sum()
        while take([.join]) != nil {
            left = .operation(.join, left, try sum())
            try lengthen()
        }
        return left
    }

    private mutating func sum() throws(Mistake) -> Expression {
        var left = try product()
        while let operation = take([.add, .subtract]) {
            left = .operation(operation, left, try product())
            try lengthen()
        }
        return left
    }

    private mutating func product() throws(Mistake) -> Expression {
        var left = try power()
        while let operation = take([.multiply, .divide]) {
            left = .operation(operation, left, try power())
            try lengthen()
        }
        return left
    }

    private mutating func power() throws(Mistake) -> Expression {
        var left = try signed()
        while take([.power]) != nil {
            left = .operation(.power, left, try signed())
            try lengthen()
        }
        return left
    }

    private mutating func signed() throws(Mistake) -> Expression {
        var isNegative = false
        while let sign = take([.subtract, .add]) { if sign == .subtract { isNegative.toggle() } }
        var value = try operand()
        while takes("%") {
            value = .percent(value)
            try lengthen()
        }
        return isNegative ? .negated(value) : value
    }

    private mutating func lengthen() throws(Mistake) {
        length += 1
        if length > Self.longest { throw Self.tooLong }
    }

    private static var tooLong: Mistake { Mistake(sentence: SevenGUIsTexts.formulaTooLong) }

    // MARK: Operands

    private mutating func operand() throws(Mistake) -> Expression {
        skipSpaces()
        guard let first = rest.first else { throw Mistake(sentence: SevenGUIsTexts.endsTooEarly) }
        if first == "(" {
            rest.removeFirst()
            let inner = try comparison()
            try close()
            return inner
        }
        if first == "\"" { return try quoted() }
        if let number = number() { return .constant(.number(number)) }
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
        if word.isEmpty { throw Mistake(sentence: SevenGUIsTexts.unexpected("\(first)")) }
        rest = rest.dropFirst(word.count)
        if let place = CellPlace(word) { return takes(":") ? try range(from: place) : .cell(place) }
        if case .truth(let isTrue) = CellValue(typed: word) {
            if takes("(") { try close() }
            return .constant(.truth(isTrue))
        }
        if takes("(") { return try call(String(word)) }
        throw Mistake(sentence: SevenGUIsTexts.noCell("\(word)"))
    }

    /// Parses a number that begins at this position, including an exponent such as "e3".
    private mutating func number() -> Double? {
        func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
        var end = rest.prefix { isDigit($0) || $0 == "." }.endIndex
        let power = rest[end...]
        if power.first == "e" || power.first == "E" {
            let digits = power.dropFirst().drop { $0 == "+" || $0 == "-" }.prefix(while: isDigit)
            if !digits.isEmpty { end = digits.endIndex }
        }
        guard let number = CellValue.number(rest[..<end]) else { return nil }
        rest = rest[end...]
        return number
    }

    private mutating func range(from one: CellPlace) throws(Mistake) -> Expression {
        skipSpaces()
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        rest = rest.dropFirst(word.count)
        guard let other = CellPlace(word) else { throw Mistake(sentence: SevenGUIsTexts.noRange) }
        reach += CellPlace.count(from: one, to: other)
        if reach > Self.farthest { throw Self.tooLong }
        return .range(one, other)
    }

    private mutating func call(_ name: String) throws(Mistake) -> Expression {
        guard let function = FormulaFunction(rawValue: name.lowercased()) else {
            throw Mistake(sentence: SevenGUIsTexts.noFunction(name))
        }
        var arguments: [Expression] = []
        repeat {
            let argument = try argument()
            if case .range = argument, !function.takesRanges {
                throw Mistake(sentence: SevenGUIsTexts.takesNoRanges(name))
            }
            arguments.append(argument)
        } while takes(",") || takes(";")
        try close()
        try lengthen()
        guard function.arguments.contains(arguments.count), arguments != [.constant(.empty)] else {
            throw Mistake(sentence: SevenGUIsTexts.takesValues(name, function.arguments.lowerBound))
        }
        return .call(function, arguments)
    }

    /// Parses one argument of a function. If the next character is a comma, the argument is empty.
    private mutating func argument() throws(Mistake) -> Expression {
        skipSpaces()
        if let next = rest.first, ",;)".contains(next) { return .constant(.empty) }
        return try comparison()
    }

    /// Parses a text in quotation marks. Inside it, two quotation marks in a row mean one.
    private mutating func quoted() throws(Mistake) -> Expression {
        var text = ""
        repeat {
            rest.removeFirst()
            let part = rest.prefix { $0 != "\"" }
            rest = rest[part.endIndex...]
            if rest.isEmpty { throw Mistake(sentence: SevenGUIsTexts.noQuotationMark) }
            rest.removeFirst()
            text += part
            if rest.first == "\"" { text += "\"" }
        } while rest.first == "\""
        return .constant(.text(text))
    }

    private mutating func close() throws(Mistake) {
        if !takes(")") { throw Mistake(sentence: SevenGUIsTexts.noClosingBracket) }
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
