/// A protocol for sort keys of texts. With it, the order of contacts does not depend on how the platform makes its keys.
protocol CollationKeys: Sendable {
    /// A text that identifies the rules of the keys, such as "unicode-153.120 en". It changes whenever a text may get another key.
    var signature: String { get }
    /// Returns the sort key of a text. Comparing the bytes of two keys compares the texts. The byte 1 separates the levels of a key: first
    /// the letters, then the accents.
    func bytes(of text: String) -> [UInt8]
    /// The letters that an address book of the locale shows in its jump index, in any order. Nil if the platform does not know them.
    var indexCharacters: [String]? { get }
}

extension CollationKeys {
    /// Returns the first level of a text's sort key, for its letters without accents. The keys of all longer texts that begin with these
    /// letters begin with the same bytes.
    func primary(of text: String) -> ArraySlice<UInt8> {
        bytes(of: text).prefix { $0 != 1 }
    }
}
