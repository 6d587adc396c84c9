/// Which contacts a list shows: everybody, or those whom a search finds.
///
/// ```swift
/// let page = try await store.page(of: ContactQuery(search: "an zi"), offset: 0, limit: 50)   // finds "Ann Zimmer"
/// ```
public struct ContactQuery: Hashable, Sendable {
    /// Everybody.
    public static let all = ContactQuery(search: "")

    /// The folded words of the search; each has to begin a word of the name. Two searches of equal words are the same
    /// query, whatever their capitals, accents and spaces.
    public let words: [String]

    /// Whether this query shows everybody.
    public let isAll: Bool

    /// The contacts a search finds. White space alone finds everybody; characters that stand in no word, as "***" or an
    /// emoji, find nobody: names are found by their words, and a person who typed something did not ask for everybody.
    ///
    /// A search is bounded: eight words of 32 letters say more than any name, and what a stranger sends stays cheap.
    public init(search: String) {
        let text = search.unicodeScalars.drop(while: \.properties.isWhitespace)
        isAll = text.isEmpty
        words = NameFolding.words(of: String(text.prefix(512))).prefix(8).map { word in
            String(word.unicodeScalars.prefix(32))
        }
    }

    /// Whether a contact of this name is in the list.
    public func matches(_ name: ContactName) -> Bool {
        guard !isAll else { return true }
        let present = NameFolding.words(of: name.first + " " + name.last)
        return !words.isEmpty && words.allSatisfy { want in present.contains { $0.unicodeScalars.starts(with: want.unicodeScalars) } }
    }
}
