/// Reads the text inside a Liquid tag word by word. A word is a name, a text in quotes, a number or a sign.
struct LiquidWords {
    private(set) var words: [String]
    private var next = 0
    let line: Int

    init(_ text: String, line: Int) throws(LiquidError) {
        self.line = line
        words = []
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: first) else {
                    throw LiquidError(text: "A text has no closing quotation mark.", line: line)
                }
                words.append("\"" + rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            } else if first.isLetter || first.isNumber || first == "_" || first == "-" {
                var word = rest.prefix { $0.isLetter || $0.isNumber || "_-.?".contains($0) }
                // Two dots stand between the ends of a range, also without spaces, as in `1..count`.
                if let dots = word.firstRange(of: "..") { word = word[..<dots.lowerBound] }
                words.append(String(word))
                rest = rest.dropFirst(word.count)
            } else if let sign = ["==", "!=", "<>", "<=", ">=", ".."].first(where: { rest.hasPrefix($0) }) {
                words.append(sign)
                rest = rest.dropFirst(2)
            } else {
                words.append(String(first))
                rest.removeFirst()
            }
        }
    }

    var peek: String? { next < words.count ? words[next] : nil }
    var isAtEnd: Bool { next >= words.count }

    mutating func take() -> String? {
        defer { next += 1 }
        return peek
    }

    mutating func take(_ word: String) -> Bool {
        if peek != word { return false }
        next += 1
        return true
    }

    // MARK: Expressions

    mutating func expression() throws(LiquidError) -> LiquidExpression {
        let source = try self.source()
        var filters: [LiquidExpression.Filter] = []
        while take("|") {
            guard let name = take() else { throw LiquidError(text: "A filter has no name.", line: line) }
            var arguments: [LiquidExpression.Source] = []
            if take(":") {
                repeat { arguments.append(try self.source()) } while take(",")
            }
            if !LiquidFilters.names.contains(name) { throw LiquidError(text: "The filter \"\(name)\" is not known.", line: line) }
            if name == "date", case .literal(.text(let format))? = arguments.first,
                let unknown = LiquidMoment.unknownDirective(in: format)
            {
                throw LiquidError(text: "The filter \"date\" does not know \"\(unknown)\".", line: line)
            }
            filters.append(LiquidExpression.Filter(name: name, arguments: arguments, line: line))
        }
        return LiquidExpression(source: source, filters: filters)
    }

    mutating func source() throws(LiquidError) -> LiquidExpression.Source {
        guard let word = take() else { throw LiquidError(text: "A value is missing.", line: line) }
        if word == "(" {
            let first = try source()
            guard take(".."), !isAtEnd, peek != ")", case let last = try source(), take(")") else {
                throw LiquidError(text: "A range needs two values, as in \"(1..3)\".", line: line)
            }
            return .range(first, last, line: line)
        }
        if word.hasPrefix("\"") { return .literal(.text(String(word.dropFirst()))) }
        if let number = Int(word) { return .literal(.number(number)) }
        switch word {
        case "true": return .literal(.bool(true))
        case "false": return .literal(.bool(false))
        case "nil", "null": return .literal(.null)
        case "empty", "blank": return .literal(.text(""))
        default: break
        }
        guard let first = word.first, first.isLetter || first == "_" else {
            throw LiquidError(text: "\"\(word)\" is no value.", line: line)
        }
        var path = word.split(separator: ".").map(String.init)
        while take("[") {
            guard let index = take(), take("]") else { throw LiquidError(text: "\"[\" has no \"]\".", line: line) }
            path.append(index.hasPrefix("\"") ? String(index.dropFirst()) : index)
        }
        return .path(path)
    }

    mutating func condition() throws(LiquidError) -> LiquidCondition {
        let left = try expression()
        var result = LiquidCondition.value(left)
        if let sign = peek, ["==", "!=", "<>", "<", ">", "<=", ">=", "contains"].contains(sign) {
            _ = take()
            result = .comparison(left, sign, try expression())
        }
        if take("and") { return .both(result, try condition()) }
        if take("or") { return .either(result, try condition()) }
        return result
    }

    func end() throws(LiquidError) {
        if let word = peek { throw LiquidError(text: "\"\(word)\" is not expected here.", line: line) }
    }
}
