/// A token of a Liquid template: plain text, an output `{{ … }}` or a tag `{% … %}`.
enum LiquidToken: Sendable {
    case text(String)
    case output(String, line: Int)
    case tag(String, line: Int)

    /// Splits a template into tokens. A dash inside a tag, as in `{%- if … -%}`, removes the white space on that side of the tag.
    static func tokens(of source: String) throws(LiquidError) -> [LiquidToken] {
        var tokens: [LiquidToken] = []
        var rest = source[...]
        var line = 1
        var trimsNext = false
        func text(_ part: Substring, trimmingEnd: Bool) {
            var part = part
            if trimsNext { part = part.drop(while: \.isWhitespace) }
            if trimmingEnd {
                while part.last?.isWhitespace == true { part.removeLast() }
            }
            if !part.isEmpty { tokens.append(.text(String(part))) }
        }
        while let open = firstOpening(in: rest) {
            let isTag = rest[rest.index(after: open)] == "%"
            let start = rest.index(open, offsetBy: 2)
            let trimsBefore = rest[start...].hasPrefix("-")
            text(rest[..<open], trimmingEnd: trimsBefore)
            line += rest[..<open].count(where: \.isNewline)
            guard let close = rest[start...].firstRange(of: isTag ? "%}" : "}}") else {
                throw LiquidError(text: isTag ? "\"{%\" has no \"%}\"." : "\"{{\" has no \"}}\".", line: line)
            }
            var content = rest[start..<close.lowerBound]
            let here = line
            line += content.count(where: \.isNewline)
            if trimsBefore { content = content.dropFirst() }
            trimsNext = content.hasSuffix("-")
            if trimsNext { content = content.dropLast() }
            let words = String(content.drop(while: \.isWhitespace)).trimmedEnd
            rest = rest[close.upperBound...]
            if isTag, words == "raw" {
                guard let end = endOfRaw(in: rest) else { throw LiquidError(text: "\"raw\" has no \"endraw\".", line: here) }
                tokens.append(.text(String(rest[..<end.lowerBound])))
                line += rest[..<end.upperBound].count(where: \.isNewline)
                rest = rest[end.upperBound...]
                trimsNext = false
                continue
            }
            tokens.append(isTag ? .tag(words, line: here) : .output(words, line: here))
        }
        text(rest, trimmingEnd: false)
        return tokens
    }

    private static func firstOpening(in text: Substring) -> Substring.Index? {
        var index = text.startIndex
        while let brace = text[index...].firstIndex(of: "{") {
            let next = text.index(after: brace)
            if next < text.endIndex, text[next] == "{" || text[next] == "%" { return brace }
            index = next
        }
        return nil
    }

    private static func endOfRaw(in text: Substring) -> Range<Substring.Index>? {
        var rest = text
        while let open = rest.firstRange(of: "{%") {
            guard let close = rest[open.upperBound...].firstRange(of: "%}") else { return nil }
            let word = rest[open.upperBound..<close.lowerBound].filter { !$0.isWhitespace && $0 != "-" }
            if word == "endraw" { return open.lowerBound..<close.upperBound }
            rest = rest[open.upperBound...]
        }
        return nil
    }
}

extension String {
    var trimmedEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
