/// A text, split at its placeholders.
struct TextTemplate: Hashable {
    enum Piece: Hashable {
        case text(String)
        /// A placeholder for an argument, with the argument's position from 1.
        case argument(Int, Placeholder)
        /// `%arg`: within a substitution, the number on which the substitution depends.
        case own
        /// `%#@name@`: the substitution with this name.
        case part(String)
    }

    /// A fault of a placeholder.
    struct Fault: Error {
        let sentence: String
    }

    private(set) var pieces: [Piece] = []

    init(pieces: [Piece]) { self.pieces = pieces }

    init(_ value: String) throws(Fault) {
        var rest = value[...]
        var text = ""
        var place = 0
        while let character = rest.popFirst() {
            if character != "%" {
                text.append(character)
            } else if rest.first == "%" {
                rest.removeFirst()
                text.append("%")
            } else {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(try Self.placeholder(&rest, next: &place))
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
    }

    private static func placeholder(_ rest: inout Substring, next place: inout Int) throws(Fault) -> Piece {
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
            rest = rest[rest.index(after: end)...]
            return .part(name)
        }
        if rest.hasPrefix("arg") {
            rest = rest.dropFirst(3)
            return .own
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), (1...9).contains(number) {
            rest = rest.dropFirst(digits.count + 1)
            return .argument(number, try kind(&rest))
        }
        let kind = try kind(&rest)
        place += 1
        return .argument(place, kind)
    }

    private static func kind(_ rest: inout Substring) throws(Fault) -> Placeholder {
        for (specifier, kind) in [("lld", Placeholder.number), ("ld", .number), ("@", .text)] where rest.hasPrefix(specifier) {
            rest = rest.dropFirst(specifier.count)
            return kind
        }
        throw Fault(
            sentence:
                """
                "%\(rest.prefix(3))" is no placeholder that is known here. Use %lld for a whole number, %@ for a text (format \
                other values before), or %% for a percent sign.
                """
        )
    }

    /// The placeholders by the position of their argument. If a position has placeholders of two kinds, only the first kind is kept.
    var placeholders: [Int: Placeholder] {
        Dictionary(pieces.compactMap { if case .argument(let place, let kind) = $0 { (place, kind) } else { nil } }) { first, _ in first }
    }

    /// The names of the substitutions in the text.
    var parts: Set<String> { Set(pieces.compactMap { if case .part(let name) = $0 { name } else { nil } }) }

    /// Returns the template of a substitution with each `%arg` replaced by the argument at this position.
    func about(_ place: Int) -> TextTemplate {
        TextTemplate(pieces: pieces.map { $0 == .own ? .argument(place, .number) : $0 })
    }

    /// The template written as a pattern of `CatalogueText`.
    var pattern: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
            case .argument(let place, let kind): "%\(place)$\(kind.rawValue)"
            case .own: ""
            case .part(let name): "%#@\(name)@"
            }
        }.joined()
    }

    /// The text of a template without placeholders.
    var plain: String { pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined() }
}
