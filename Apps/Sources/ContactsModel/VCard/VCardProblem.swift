/// Something in a file of cards that could not be read, and where.
public struct VCardProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What it is; compare it with the constants.
    public let code: Code
    /// The line, counted from 1 as an editor counts.
    public let line: Int
    /// The text that was at fault, shortened; nil where there is none.
    public let excerpt: String?

    init(_ code: Code, line: Int, excerpt: String? = nil) {
        self.code = code
        self.line = line
        self.excerpt = excerpt.map { String($0.unicodeScalars.prefix(60)).oneLine }
    }

    /// What happened, where, and what to do, in English. Translations go by ``Code/description``.
    ///
    /// What concerns the file as a whole is said without a line.
    public var message: String { isOfWholeFile ? sentence : "Line \(line): " + sentence }

    /// What happened and what to do, in English, without where.
    public var sentence: String { code.sentence(excerpt.map { "“\($0)”" } ?? "it") }

    /// Whether it is the file as a whole that is at fault, and no line of it.
    public var isOfWholeFile: Bool { code == .noCards || code == .tooLarge }

    public var description: String { "\(code): \(message)" }

    /// A kind of problem. Further ones may come, so a switch over them needs a default.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String, Sendable {
            case noCards = "no-cards", tooLarge = "too-large", tooManyCards = "too-many-cards"
            case tooManyProblems = "too-many-problems", tooManyValues = "too-many-values", tooLong = "too-long"
            case unclosed, stray, malformed, version, name, charset, text, encoding, group
            case pictureTooLarge = "picture-too-large", tooMuch = "too-much"
        }

        private let kind: Kind

        /// The file holds no card at all.
        public static let noCards = Code(kind: .noCards)
        /// The file is larger than the limit; nothing of it was read.
        public static let tooLarge = Code(kind: .tooLarge)
        /// The file has more cards than the limit; those up to this line were read.
        public static let tooManyCards = Code(kind: .tooManyCards)
        /// There are more problems than the limit; those before this line are listed.
        public static let tooManyProblems = Code(kind: .tooManyProblems)
        /// A card has more numbers and addresses than the limit; the others are left out.
        public static let tooManyValues = Code(kind: .tooManyValues)
        /// A name, number or address is longer than the limit, and left out.
        public static let tooLong = Code(kind: .tooLong)
        /// A card without `END:VCARD`: the file ends, or the next card begins, before it.
        public static let unclosed = Code(kind: .unclosed)
        /// Something between cards.
        public static let stray = Code(kind: .stray)
        /// A line that is not `NAME;PARAMETERS:VALUE`; it is left out.
        public static let malformed = Code(kind: .malformed)
        /// A version other than 2.1, 3.0 and 4.0.
        public static let version = Code(kind: .version)
        /// No name of any kind.
        public static let name = Code(kind: .name)
        /// A character set this app cannot read.
        public static let charset = Code(kind: .charset)
        /// Bytes that are no text in their character set.
        public static let text = Code(kind: .text)
        /// A broken quoted-printable or base64 text.
        public static let encoding = Code(kind: .encoding)
        /// A card of a group, which is no person.
        public static let group = Code(kind: .group)
        /// A picture that is larger than the limit, and left out.
        public static let pictureTooLarge = Code(kind: .pictureTooLarge)
        /// More that the app has no place for than is kept of a card.
        public static let tooMuch = Code(kind: .tooMuch)

        /// A stable form, for logs and translations: `vcard.unclosed`.
        public var description: String { "vcard." + kind.rawValue }

        func sentence(_ excerpt: String) -> String {
            switch kind {
            case .noCards: "The file holds no contacts. Choose a vCard file; its text begins with BEGIN:VCARD."
            case .tooLarge: "The file is too large, so none of it was read. Split it into several files."
            case .tooManyCards: "The file holds more contacts than can be read at once. Split it into several files."
            case .tooManyProblems: "There are more problems than are listed here. Fix these and read the file again."
            case .tooManyValues: "This card has too many numbers or addresses, so this one was left out: \(excerpt)."
            case .tooLong: "This text is too long, so it was left out: \(excerpt)."
            case .unclosed: "This card has no END:VCARD and was left out. See whether the file is complete."
            case .stray: "This text stands outside of any card and was left out: \(excerpt)."
            case .malformed: "This line cannot be read, so it was left out: \(excerpt)."
            case .version: "This card was left out because its version is not 2.1, 3.0 or 4.0: \(excerpt)."
            case .name: "This card was left out because it has no name."
            case .charset: "The character set of this line is unknown, so it was left out: \(excerpt). Save the file as UTF-8."
            case .text: "The text of this line is damaged, so it was left out. Save the file as UTF-8."
            case .encoding: "The encoded text of this line is damaged, so it was left out: \(excerpt)."
            case .group: "This card is a group and not a person, so it was left out: \(excerpt)."
            case .pictureTooLarge: "The picture of this card is too large or of an unknown kind, so it was left out."
            case .tooMuch: "This card holds more than can be kept, so this line was left out: \(excerpt)."
            }
        }
    }
}
