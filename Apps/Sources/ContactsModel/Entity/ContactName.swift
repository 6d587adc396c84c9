/// A person's name as the app asks for it: a first and a last name.
///
/// This type alone makes the full name and the initials. So the list, the sort order, the search and the exported card always agree on a
/// person's name.
///
/// ```swift
/// let name = ContactName(first: "Ann", last: "Zimmer")
/// print(name.full)       // "Ann Zimmer"
/// print(name.initials)   // "AZ"
/// ```
public struct ContactName: Hashable, Sendable {
    /// The given name, as typed.
    public var first: String
    /// The family name, as typed.
    public var last: String
    /// The text before the name on a card, such as "Dr."; empty for most people. No form asks for it.
    public var prefix: String
    /// The text after the name on a card, such as "Jr."; empty for most people. No form asks for it.
    public var suffix: String

    /// Creates a name from its parts, each of which may be empty.
    public init(first: String, last: String, prefix: String = "", suffix: String = "") {
        self.first = first
        self.last = last
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The name as it is shown and sorted.
    ///
    /// If the first or the last name is missing, no space is left in its place. A name written wholly in Han characters, kana or Hangul has
    /// the family name first and no space ("王小明").
    public var full: String {
        let parts = tidy
        if parts.first.isEmpty { return parts.last }
        if parts.last.isEmpty { return parts.first }
        return isEastAsian ? parts.last + parts.first : parts.first + " " + parts.last
    }

    /// The full name with prefix and suffix, such as "Dr. Ann Zimmer Jr.", for the detail screen and the exported card.
    public var formal: String {
        [prefix.oneLine, full, suffix.oneLine].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The name with the family name first, for lists in the order of last names.
    var lastFirst: String {
        let parts = tidy
        if parts.first.isEmpty || parts.last.isEmpty || isEastAsian { return full }
        return parts.last + " " + parts.first
    }

    /// One or two initials, shown in place of a picture, in the order of ``full``; `"?"` for a name without any letter.
    ///
    /// An initial is a whole letter as a reader sees it, such as a complete Devanagari syllable. Between two Arabic initials there is a
    /// zero-width non-joiner, which prevents that they join into one shape. This is usual for initials.
    public var initials: String {
        let parts = isEastAsian ? [last, first] : [first, last]
        let letters = parts.compactMap(Self.initial)
        guard let leading = letters.first else { return "?" }
        guard letters.count > 1 else { return leading }
        let joins = letters.allSatisfy { $0.unicodeScalars.first.map(NameScript.joins) ?? false }
        return letters.joined(separator: joins ? "\u{200C}" : "")
    }

    /// The name with trimmed first and last name, prefix and suffix. Line breaks and control characters inside become spaces, because a
    /// name is one line.
    public var tidied: ContactName {
        let parts = tidy
        return ContactName(first: parts.first, last: parts.last, prefix: prefix.oneLine, suffix: suffix.oneLine)
    }

    /// Whether the first and the last name both have text after trimming, as the add and edit screens require.
    public var isComplete: Bool {
        let parts = tidy
        return !parts.first.isEmpty && !parts.last.isEmpty
    }

    /// The most Unicode scalars of a first or last name in a form. An imported card may have a longer name, which the app keeps.
    public static let longest = 200

    /// Whether the first or the last name is longer than a form accepts.
    ///
    /// - Complexity: O(*n*) in the length of the name.
    public var isTooLong: Bool { Self.isTooLong(first) || Self.isTooLong(last) }

    /// Returns whether a first or last name is longer than a form accepts.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public static func isTooLong(_ part: String) -> Bool { part.unicodeScalars.count > longest }

    private var tidy: (first: String, last: String) { (first.oneLine, last.oneLine) }

    private var isEastAsian: Bool {
        if first.isPlain, last.isPlain { return false }
        var hasLetter = false
        for part in [first, last] {
            for scalar in part.unicodeScalars where scalar.properties.isAlphabetic {
                guard NameScript.isEastAsian(scalar) else { return false }
                hasLetter = true
            }
        }
        return hasLetter
    }

    private static func initial(of part: String) -> String? {
        let readable = part.first { character in
            character.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
        guard let letter = readable ?? part.first(where: { !$0.isWhitespace }) else { return nil }
        let whole = String(String.UnicodeScalarView(letter.unicodeScalars.prefix(longestInitial)))
        let capital = whole.uppercased()
        return capital.count == 1 ? capital : whole
    }

    /// The most Unicode scalars of a letter that becomes an initial. Otherwise a letter with thousands of accents would be one initial. No
    /// real syllable and no emoji has more than this.
    private static let longestInitial = 16
}

extension ContactName: Codable {
    private enum Key: String, CodingKey {
        case first, last, prefix, suffix
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            first: try values.decode(String.self, forKey: .first),
            last: try values.decode(String.self, forKey: .last),
            prefix: try values.decodeIfPresent(String.self, forKey: .prefix) ?? "",
            suffix: try values.decodeIfPresent(String.self, forKey: .suffix) ?? ""
        )
    }

    /// Encodes a name without its empty fields. So a name without prefix and suffix has the same JSON as in older versions of the app,
    /// which stored only first and last name.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(first, forKey: .first)
        try values.encode(last, forKey: .last)
        if !prefix.isEmpty { try values.encode(prefix, forKey: .prefix) }
        if !suffix.isEmpty { try values.encode(suffix, forKey: .suffix) }
    }
}
