/// The pieces of a Swift text that are shown in colours of their own.
///
/// It looks at letters alone and knows no grammar, because colours only help the eye: a piece that it takes for another is still the
/// same text.
enum SwiftColouring {
    /// What a piece is to the reader. The names are classes of the page.
    enum Kind: String {
        case plain, comment, string, number, keyword, type
    }

    /// A part of the text.
    struct Piece: Equatable {
        var kind: Kind
        var text: String
    }

    /// The whole text in pieces, in order.
    ///
    /// - Complexity: O(*n*) in the length of the text.
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

    /// The pieces line by line. A break of the line belongs to the line that it ends, and a piece of several lines is taken apart.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func lines(of pieces: [Piece]) -> [[Piece]] {
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

    /// Compilers and editors count lines by these alone.
    private static func endsLine(_ letter: Character) -> Bool { letter == "\n" || letter == "\r\n" }

    private static func kindOfWord(_ word: Substring, isMember: Bool) -> Kind {
        if word.first == "@" || word.first == "#" || keywords.contains(String(word)) && !isMember { return .keyword }
        return word.first?.isUppercase == true ? .type : .plain
    }

    /// After the closing mark, or where the line ends. An interpolation `\( )` counts as part of the text, with the texts in it.
    private static func endOfString(_ text: Substring) -> String.Index {
        let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var index = text.index(text.startIndex, offsetBy: mark.count)
        var depth = 0
        while index < text.endIndex {
            let letter = text[index]
            if letter == "\n", mark.count == 1 { return index }
            if depth > 0 {
                if letter == "(" { depth += 1 } else if letter == ")" { depth -= 1 }
            } else if text[index...].hasPrefix("\\(") {
                depth = 1
                index = text.index(after: index)
            } else if letter == "\\" {
                index = text.index(after: index)
                if index == text.endIndex { return index }
            } else if text[index...].hasPrefix(mark) {
                return text.index(index, offsetBy: mark.count)
            }
            index = text.index(after: index)
        }
        return index
    }

    /// Plain pieces beside each other are one, so that a page has no more elements than colours.
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
