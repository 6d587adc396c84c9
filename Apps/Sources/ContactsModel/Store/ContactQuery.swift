/// Which contacts a list shows, everybody or those whom a search finds, and in which order. Whom a search finds is the same in
/// every language.
///
/// ```swift
/// let page = try await store.page(of: ContactQuery(search: "an zi"), offset: 0, limit: 50)   // finds "Ann Zimmer"
/// ```
public struct ContactQuery: Hashable, Sendable {
    /// Everybody, by first name, in the store's own language.
    public static let all = ContactQuery(search: "")

    /// The folded words of the search; each has to begin a word of the contact, see ``ContactWords``. Two searches of equal words are the same
    /// query, whatever their capitals, accents and spaces.
    public let words: [String]

    /// Whether this query shows everybody.
    public let isAll: Bool

    /// By which name the list is sorted.
    public let order: ContactOrder

    /// By the alphabet of which language the list is sorted and divided into sections, as ``ContactCollations/language(for:)`` names
    /// it; nil for the store's own. A language that the store does not offer counts as nil.
    public let language: String?

    /// The contacts a search finds. White space alone finds everybody; characters that stand in no word, as "***" or an
    /// emoji, find nobody: names are found by their words, and a person who typed something did not ask for everybody.
    ///
    /// A telephone number is looked for as one word, however it is grouped, and so is a mail address.
    ///
    /// A search is bounded: eight words of 32 letters say more than any name, and what a stranger sends stays cheap.
    public init(search: String, order: ContactOrder = .firstName, language: String? = nil) {
        self.order = order
        self.language = language
        let text = search.unicodeScalars.drop(while: \.properties.isWhitespace)
        isAll = text.isEmpty
        let bounded = String(text.prefix(512))
        let number = NameFolding.words(of: bounded).joined()
        let isNumber =
            number.count >= ContactWords.shortest && bounded.allSatisfy { $0.isNumber || $0.isWhitespace || "+-()/.".contains($0) }
        words = (isNumber ? [number] : Self.words(of: bounded)).prefix(8).map { word in String(word.unicodeScalars.prefix(32)) }
    }

    private static func words(of text: String) -> [String] {
        guard text.contains("@") else { return NameFolding.words(of: text) }
        let words = text.split(whereSeparator: \.isWhitespace).flatMap { part in
            part.contains("@") ? [NameFolding.words(of: String(part)).joined()] : NameFolding.words(of: String(part))
        }
        return words.filter { !$0.isEmpty }
    }

    private init(words: [String], isAll: Bool, order: ContactOrder, language: String?) {
        self.words = words
        self.isAll = isAll
        self.order = order
        self.language = language
    }

    /// The same contacts in another order.
    public func sorted(by order: ContactOrder) -> ContactQuery {
        ContactQuery(words: words, isAll: isAll, order: order, language: language)
    }

    /// The same contacts in the order of another language; nil is the store's own.
    public func sorted(in language: String?) -> ContactQuery {
        ContactQuery(words: words, isAll: isAll, order: order, language: language)
    }

    /// Whether a contact is in the list.
    public func matches(_ draft: ContactDraft) -> Bool { isAll || matches(ContactWords(draft)) }

    /// Whether a contact of these words is in the list.
    public func matches(_ present: ContactWords) -> Bool {
        isAll || (!words.isEmpty && words.allSatisfy(present.hasWord))
    }
}
