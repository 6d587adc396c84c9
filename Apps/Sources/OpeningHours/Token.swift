/// A word, a number or a sign of opening hours.
enum Token: Hashable {
    /// Letters, small.
    case word(String)
    case number(Int, digits: Int)
    case sign(Character)
    case comment

    /// Nil when the text holds something that opening hours never do.
    static func tokens(_ text: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = Substring(text.lowercased())
        while let character = rest.first {
            if character.isWhitespace {
                rest = rest.dropFirst()
            } else if character.isASCII, character.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                guard digits.count <= 4, let number = Int(digits) else { return nil }
                tokens.append(.number(number, digits: digits.count))
                rest = rest.dropFirst(digits.count)
            } else if character.isASCII, character.isLetter {
                let word = rest.prefix { $0.isASCII && $0.isLetter }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if character == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
                tokens.append(.comment)
                rest = rest[rest.index(after: end)...]
            } else if "-‐‑‒–—―−".contains(character) {
                tokens.append(.sign("-"))
                rest = rest.dropFirst()
            } else if ",;:+/[]().|".contains(character) {
                tokens.append(.sign(character))
                rest = rest.dropFirst()
            } else {
                return nil
            }
        }
        return tokens
    }

    /// 0 for Monday to 6 for Sunday, by its name or the beginnings of it that are in use.
    var weekday: Int? {
        guard case .word(let word) = self else { return nil }
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        return word.count >= 2 ? names.firstIndex { $0.hasPrefix(word) } : nil
    }

    /// 1 to 12.
    var month: Int? {
        guard case .word(let word) = self, word.count >= 3 else { return nil }
        let names = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        ]
        return names.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }
}
