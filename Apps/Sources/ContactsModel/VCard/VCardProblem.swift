/// A problem in a vCard file: a card or line that could not be read, with its line number.
public struct VCardProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the problem. Compare it with the constants of ``Code``.
    public let code: Code
    /// The line, counted from 1 as in an editor.
    public let line: Int
    /// The text that contains the problem, shortened. Nil if there is no such text.
    public let excerpt: String?

    init(_ code: Code, line: Int, excerpt: String? = nil) {
        self.code = code
        self.line = line
        self.excerpt = excerpt.map { String($0.unicodeScalars.prefix(60)).oneLine }
    }

    /// A message for people, in English: the problem, its line and what to do. Translations use ``Code/description``.
    ///
    /// A problem of the whole file has no line number in the message.
    public var message: String { isOfWholeFile ? sentence : "Line \(line): " + sentence }

    /// The same message as ``message``, without the line number.
    public var sentence: String { code.sentence(excerpt.map { "“\($0)”" } ?? "it") }

    /// Whether the problem concerns the whole file and not one line.
    public var isOfWholeFile: Bool { code == .noCards || code == .tooLarge }

    public var description: String { "\(code): \(message)" }

    /// A kind of problem. Later versions may add kinds, so a switch over the codes needs a default.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String, Sendable {
            case noCards = "no-cards", tooLarge = "too-large", tooManyCards = "too-many-cards"
            case tooManyProblems = "too-many-problems", tooManyValues = "too-many-values", tooLong = "too-long"
            case unclosed, stray, malformed, version, name, charset, text, encoding, group
            case pictureTooLarge = "picture-too-large", tooMuch = "too-much"
        }

        private let kind: Kind

        /// The file contains no card.
        public static let noCards = Code(kind: .noCards)
        /// The file is larger than the limit. Nothing was read.
        public static let tooLarge = Code(kind: .tooLarge)
        /// The file has more cards than the limit. The cards before this line were read.
        public static let tooManyCards = Code(kind: .tooManyCards)
        /// There are more problems than the limit. Only the problems before this line are listed.
        public static let tooManyProblems = Code(kind: .tooManyProblems)
        /// A card has more numbers and addresses than the limit. Those after the limit are left out.
        public static let tooManyValues = Code(kind: .tooManyValues)
        /// A name, number or address is longer than the limit and is left out.
        public static let tooLong = Code(kind: .tooLong)
        /// A card has no `END:VCARD`: the file ends, or another card begins, before it.
        public static let unclosed = Code(kind: .unclosed)
        /// A line that is outside of any card.
        public static let stray = Code(kind: .stray)
        /// A line that is not `NAME;PARAMETERS:VALUE`. It is left out.
        public static let malformed = Code(kind: .malformed)
        /// The card has a version other than 2.1, 3.0 and 4.0.
        public static let version = Code(kind: .version)
        /// The card has no name of any kind.
        public static let name = Code(kind: .name)
        /// A character set that the app cannot read.
        public static let charset = Code(kind: .charset)
        /// Bytes that are not valid in their character set.
        public static let text = Code(kind: .text)
        /// A text in quoted-printable or base64 that cannot be decoded.
        public static let encoding = Code(kind: .encoding)
        /// The card describes a group of people, not a person.
        public static let group = Code(kind: .group)
        /// A picture that is larger than the limit and is left out.
        public static let pictureTooLarge = Code(kind: .pictureTooLarge)
        /// A card has more lines for the app to keep, because it cannot show them, than the limit.
        public static let tooMuch = Code(kind: .tooMuch)

        /// A stable identifier of the problem, for logs and translations, such as `vcard.unclosed`.
        public var description: String { "vcard." + kind.rawValue }

        func sentence(_ excerpt: String) -> String {
            switch kind {
            case .noCards: "The file holds no contacts. Choose a vCard file; its text begins with BEGIN:VCARD."
            case .tooLarge: "The file is too large, so none of it was read. Split it into several files."
            case .tooManyCards: "The file holds more contacts than can be read at once. Split it into several files."
            case .tooManyProblems: "There are more problems than are listed here. Fix these and read the file again."
            case .tooManyValues: "This card has too many numbers or addresses, so this one was left out: \(excerpt)."
            case .tooLong: "This text is too long, so it was left out: \(excerpt)."
            case .unclosed: "This card has no END:VCARD and was left out. Check that the file is complete."
            case .stray: "This text stands outside of any card and was left out: \(excerpt)."
            case .malformed: "This line cannot be read, so it was left out: \(excerpt)."
            case .version: "This card was left out because its version is not 2.1, 3.0 or 4.0: \(excerpt)."
            case .name: "This card was left out because it has no name."
            case .charset: "The character set of this line is unknown, so it was left out: \(excerpt). Save the file as UTF-8."
            case .text: "The text of this line is damaged, so it was left out. Save the file as UTF-8."
            case .encoding: "The encoded text of this line is damaged, so it was left out: \(excerpt)."
            case .group: "This card is a group and not a person, so it was left out: \(excerpt)."
            case .pictureTooLarge: "The picture of this card is too large or of an unknown kind, so it was left out."
            case .tooMuch: "This card is too long, so this line was left out: \(excerpt)."
            }
        }
    }
}
