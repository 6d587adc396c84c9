/// Splits Swift code into pieces with different colours, such as keywords and comments.
///
/// It looks only at characters and knows no grammar of Swift, because colours only help the eye. So a piece can have a wrong colour, but
/// its text is always right. All hosts colour the same pieces.
///
/// ```swift
/// let pieces = SwiftColouring.pieces(of: "let tea = 2", in: .swift)
/// print(pieces.map(\.kind.rawValue))                         // ["keyword", "plain", "number"]
/// ```
@_spi(Hosting)
nonisolated public enum SwiftColouring {
    /// The meaning of a piece of code. In the browser, the name of the case is the CSS class of the piece.
    public enum Kind: String, Sendable, CaseIterable {
        /// Anything else, such as punctuation.
        case plain
        /// A comment, up to the end of its line.
        case comment
        /// The text of a literal, with its quotation marks.
        case string
        /// A number.
        case number
        /// A keyword, an attribute or a macro.
        case keyword
        /// The name of a type.
        case type
    }

    /// A piece of code that has one colour.
    public struct Piece: Sendable, Equatable {
        /// The meaning of the piece.
        public internal(set) var kind: Kind
        /// The text of the piece. It is never empty.
        public internal(set) var text: String
    }

    /// Returns the whole text in pieces, in order. A text in no language is one plain piece.
    ///
    /// - Parameters:
    ///   - text: the lines of a program.
    ///   - language: the language of the lines.
    /// - Complexity: O(*n*) in the length of the text.
    public static func pieces(of text: String, in language: CodeBlock.Language?) -> [Piece] {
        if language == .swift { return pieces(of: text) }
        return text.isEmpty ? [] : [Piece(kind: .plain, text: text)]
    }

    static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = text[...]
        while let first = rest.first {
            let kind: Kind, end: String.Index
            if rest.hasPrefix("//") {
                kind = .comment
                end = rest.firstIndex(of: "\n") ?? rest.endIndex
            } else if first == "\"" {
                kind = .string
                end = endOfString(rest)
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
                kind = kindOfWord(rest[..<end], isMember: pieces.last?.text.hasSuffix(".") == true)
            } else if first.isNumber {
                kind = .number
                end = rest.firstIndex { !($0.isNumber || $0.isLetter || $0 == "_") } ?? rest.endIndex
            } else {
                kind = .plain
                end = rest.index(after: rest.startIndex)
            }
            append(Piece(kind: kind, text: String(rest[..<end])), to: &pieces)
            rest = rest[end...]
        }
        return pieces
    }

    /// Returns the pieces line by line. A line break belongs to the line that it ends. A piece of several lines is split.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public static func lines(of pieces: [Piece]) -> [[Piece]] {
        var lines: [[Piece]] = []
        var isEnded = true
        for piece in pieces {
            var rest = piece.text[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(where: endsLine).map(rest.index(after:)) ?? rest.endIndex
                let part = Piece(kind: piece.kind, text: String(rest[..<end]))
                if isEnded { lines.append([part]) } else { lines[lines.count - 1].append(part) }
                isEnded = part.text.last.map(endsLine) == true
                rest = rest[end...]
            }
        }
        return lines
    }

    /// Whether a character ends a line. Unlike `isNewline`, it accepts only the line ends of compilers and editors.
    private static func endsLine(_ letter: Character) -> Bool { letter == "\n" || letter == "\r\n" }

    private static func kindOfWord(_ word: Substring, isMember: Bool) -> Kind {
        if word.first == "@" || word.first == "#" || keywords.contains(String(word)) && !isMember { return .keyword }
        return word.first?.isUppercase == true ? .type : .plain
    }

    /// Returns the index after the closing quotation mark of a string literal, or the end of the line. An interpolation `\( )` belongs to
    /// the literal, even if it contains literals itself.
    private static func endOfString(_ text: Substring) -> String.Index {
        let quotes = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var index = text.index(text.startIndex, offsetBy: quotes.count)
        var depth = 0
        while index < text.endIndex {
            let letter = text[index]
            if letter == "\n", quotes.count == 1 { return index }
            if depth > 0 {
                if letter == "(" { depth += 1 } else if letter == ")" { depth -= 1 }
            } else if text[index...].hasPrefix("\\(") {
                depth = 1
                index = text.index(after: index)
            } else if letter == "\\" {
                index = text.index(after: index)
                if index == text.endIndex { return index }
            } else if text[index...].hasPrefix(quotes) {
                return text.index(index, offsetBy: quotes.count)
            }
            index = text.index(after: index)
        }
        return index
    }

    /// Joins adjacent plain pieces, so that a page has no unnecessary elements.
    private static func append(_ piece: Piece, to pieces: inout [Piece]) {
        guard let last = pieces.indices.last, pieces[last].kind == piece.kind, piece.kind == .plain else { return pieces.append(piece) }
        pieces[last].text += piece.text
    }

    private static let keywords: Set<String> = [
        "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "nil", "override",
        "private", "protocol", "public", "return", "self", "Self", "set", "some", "static", "struct", "super", "switch", "throw", "throws",
        "true", "try", "unowned", "var", "weak", "where", "while",
    ]
}
