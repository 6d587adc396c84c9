/// Reads the parts of a line of a transcript from its beginning to its end.
struct TranscriptParts {
    private var rest: Substring

    init(_ line: String) {
        rest = line[...]
    }

    /// Reads a word, up to the next space.
    mutating func word() -> String {
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
        skipSpaces()
        return String(word)
    }

    /// Reads the quoted texts that follow, such as the cells of a row. The order of a heading is read with it.
    mutating func texts() -> [String] {
        var texts: [String] = []
        while let text = quoted() {
            let order = rest.prefix { $0.isLetter }
            if order.hasSuffix("ending") {
                rest = rest.dropFirst(order.count)
                texts.append("\(text) sorted \(order)")
            } else {
                texts.append(text)
            }
            skipSpaces()
            while let first = rest.first, "|,".contains(first) {
                rest = rest.dropFirst()
                skipSpaces()
            }
        }
        return texts
    }

    /// Reads the value after an equals sign.
    mutating func value() -> String? {
        guard rest.hasPrefix("=") else { return nil }
        rest = rest.dropFirst()
        skipSpaces()
        if let text = quoted() { return text }
        let end = [" [", " of ("].compactMap { rest.firstRange(of: $0)?.lowerBound }.min() ?? rest.endIndex
        defer {
            rest = rest[end...]
            skipSpaces()
        }
        return String(rest[..<end])
    }

    /// Reads the options in parentheses after "of". The address after "to" is not spoken, so it is skipped.
    mutating func options() -> [String] {
        if rest.hasPrefix("to ") {
            _ = word()
            _ = quoted()
        }
        guard rest.hasPrefix("of (") else { return [] }
        rest = rest.dropFirst(3)
        return group().map { option in
            var parts = TranscriptParts(option)
            return parts.quoted() ?? option
        }
    }

    /// Reads the states in brackets.
    mutating func states() -> [String] { rest.hasPrefix("[") ? group() : [] }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

    private mutating func quoted() -> String? {
        guard rest.first == "\"" else { return nil }
        var text = "", isEscaped = false
        for (index, character) in zip(rest.indices, rest).dropFirst() {
            if isEscaped {
                text.append(character == "n" ? " " : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                rest = rest[rest.index(after: index)...]
                skipSpaces()
                return text
            } else {
                text.append(character)
            }
        }
        return nil
    }

    /// Reads a group in parentheses or brackets, and returns its members. Commas in quoted texts and inner groups do not separate members.
    private mutating func group() -> [String] {
        var members = [""], depth = 0, isQuoted = false
        for (index, character) in zip(rest.indices, rest) {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, ")]".contains(character) { depth -= 1 }
            if depth == 0, !isQuoted, ")]".contains(character) {
                rest = rest[rest.index(after: index)...]
                skipSpaces()
                break
            }
            if depth == 1, !isQuoted, character == "," {
                members.append("")
            } else if depth > 0 {
                members[members.count - 1].append(character)
            }
            if !isQuoted, "([".contains(character) { depth += 1 }
        }
        return members.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
}
