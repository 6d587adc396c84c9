/// Divides a text with opening hours into tokens.
struct Tokenizer {
    private var rest: Substring
    private var tokens: [Token] = []
    private var isSpaced = false

    /// Returns the tokens, or nil if the text contains a character that opening hours never contain.
    static func tokens(_ text: String) -> [Token]? {
        var tokenizer = Tokenizer(rest: plain(text)[...])
        return tokenizer.readAll() ? tokenizer.tokens : nil
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    private mutating func readAll() -> Bool {
        while let character = rest.first {
            if character.isWhitespace {
                isSpaced = true
                rest = rest.dropFirst()
            } else if !read(character) {
                return false
            }
        }
        return true
    }

    private mutating func read(_ character: Character) -> Bool {
        if character.isASCII, character.isNumber { return readNumber() }
        if character.isASCII, character.isLetter {
            readWord()
            return true
        }
        if let closing = Self.quotes[character] { return readComment(until: closing) }
        if Self.dashes.contains(character) {
            append(.sign("-"), length: 1)
        } else if character == "&" {
            append(.sign(","), length: 1)
        } else if ",;:+/[]().|".contains(character) {
            append(.sign(character), length: 1)
        } else {
            return false
        }
        return true
    }

    private mutating func readNumber() -> Bool {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard digits.count <= 4, let number = Int(digits) else { return false }
        append(.number(number, digits: digits.count), length: digits.count)
        return true
    }

    private mutating func readWord() {
        let word = rest.prefix { $0.isASCII && $0.isLetter }
        append(Token.sign(for: String(word)).map { .sign($0) } ?? .word(String(word)), length: word.count)
    }

    private mutating func readComment(until closing: Set<Character>) -> Bool {
        guard let end = rest.dropFirst().firstIndex(where: { closing.contains($0) }) else { return false }
        append(.comment, length: rest.distance(from: rest.startIndex, to: end) + 1)
        return true
    }

    private mutating func append(_ kind: Token.Kind, length: Int) {
        tokens.append(Token(kind: kind, isSpaced: isSpaced))
        isSpaced = false
        rest = rest.dropFirst(length)
    }

    /// Returns the text in small letters. East Asian signs become ASCII signs, and `a.m.` becomes `am`.
    private static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            case 0x3001: scalars.append(",")
            default: scalars.append(scalar)
            }
        }
        var text = String(scalars).lowercased()
        for half in ["a", "p"] {
            for written in ["\(half).m.", "\(half). m.", "\(half).m"] { text = text.replacing(written, with: half + "m") }
        }
        return text
    }

    private static let dashes = "-‐‑‒–—―−~〜"
    private static let quotes: [Character: Set<Character>] = ["\"": ["\""], "“": ["”", "\"", "“"], "„": ["“", "”", "\""], "”": ["”"]]
}
