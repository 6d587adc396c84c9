/// A source of comparable keys for texts; the seam between the order and the platform that knows languages.
protocol CollationKeys: Sendable {
    /// Changes whenever an equal text may get another key.
    var signature: String { get }
    /// The key of a text. Byte order is text order; levels below the first are separated by a 1.
    func bytes(of text: String) -> [UInt8]
    /// The letters a locale's address book has in its margin, in any order; nil where the platform does not say.
    var indexCharacters: [String]? { get }
}

extension CollationKeys {
    /// The key's first level only: what every text that begins like this one shares.
    func primary(of text: String) -> ArraySlice<UInt8> {
        bytes(of: text).prefix { $0 != 1 }
    }
}
