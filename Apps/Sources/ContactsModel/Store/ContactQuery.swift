/// The description of a list: its search (or all contacts), its sort order and the language of that order. A search finds the same contacts
/// in every language.
///
/// ```swift
/// let page = try await store.page(of: ContactQuery(search: "an zi"), offset: 0, limit: 50)   // finds "Ann Zimmer"
/// ```
public struct ContactQuery: Hashable, Sendable {
    /// The query for all contacts, by first name, in the store's own language.
    public static let all = ContactQuery(search: "")

    /// The words of the search without case and accents. A contact matches if each of them is the beginning of a word of the contact, see
    /// ``ContactWords``. Two searches with equal words are the same query, even if their capitals, accents and spaces differ.
    public let words: [String]

    /// Whether this query finds all contacts.
    public let isAll: Bool

    /// The name by which the list is sorted.
    public let order: ContactOrder

    /// The language whose alphabet sorts the list and divides it into sections. Use a result of ``ContactCollations/language(for:)``. Nil
    /// and languages that the store does not have mean the store's own language.
    public let language: String?

    /// Creates the query of a search text. White space alone finds all contacts. A text without any letter or digit, such as "***" or an
    /// emoji, finds none: the person typed something and did not ask for all contacts.
    ///
    /// A telephone number in the text counts as one word, even if it is grouped by spaces. A mail address also counts as one word.
    ///
    /// Only the first eight words and 32 letters of each are used. This is more than any name has, and it limits the cost of a long text.
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

    /// Returns a query for the same contacts in another order.
    public func sorted(by order: ContactOrder) -> ContactQuery {
        ContactQuery(words: words, isAll: isAll, order: order, language: language)
    }

    /// Returns a query for the same contacts in the order of another language. Nil means the store's own.
    public func sorted(in language: String?) -> ContactQuery {
        ContactQuery(words: words, isAll: isAll, order: order, language: language)
    }

    /// Returns whether a contact with this content belongs to the list.
    public func matches(_ draft: ContactDraft) -> Bool { isAll || matches(ContactWords(draft)) }

    /// Returns whether a contact with these words belongs to the list.
    public func matches(_ present: ContactWords) -> Bool {
        isAll || (!words.isEmpty && words.allSatisfy(present.hasWord))
    }
}
