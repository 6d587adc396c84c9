import Foundation

/// A person's name as the app asks for it: a first and a last name.
///
/// It exists so that the full name and the initials are made in one place: the list, the sort order, the search and the
/// exported card must never disagree about what a person is called.
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
    /// What stands before the name on a card, as "Dr."; empty for most people. No form asks for it.
    public var prefix: String
    /// What stands behind the name on a card, as "Jr."; empty for most people. No form asks for it.
    public var suffix: String

    /// A name from its parts, each of which may be empty.
    public init(first: String, last: String, prefix: String = "", suffix: String = "") {
        self.first = first
        self.last = last
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The name as it is shown and sorted.
    ///
    /// A missing part leaves no space behind. A name written wholly in Han characters, kana or Hangul is shown the way
    /// its script writes it: family name first, without a space ("王小明").
    public var full: String {
        let parts = tidy
        if parts.first.isEmpty { return parts.last }
        if parts.last.isEmpty { return parts.first }
        return isEastAsian ? parts.last + parts.first : parts.first + " " + parts.last
    }

    /// The name as it stands at the head of the person's own card: ``full`` with what stands before and behind it.
    public var formal: String {
        [prefix.oneLine, full, suffix.oneLine].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The name with the family name first, for lists in the order of last names.
    var lastFirst: String {
        let parts = tidy
        if parts.first.isEmpty || parts.last.isEmpty || isEastAsian { return full }
        return parts.last + " " + parts.first
    }

    /// One or two letters for the picture placeholder, in the order of ``full``; `"?"` for a name without any letter.
    ///
    /// A letter is what a reader sees as one: a Devanagari syllable stays whole. Two Arabic letters are kept from
    /// joining into one shape, as initials do.
    public var initials: String {
        let parts = isEastAsian ? [last, first] : [first, last]
        let letters = parts.compactMap(Self.initial)
        guard let leading = letters.first else { return "?" }
        guard letters.count > 1 else { return leading }
        let joins = letters.allSatisfy { $0.unicodeScalars.first.map(NameScript.joins) ?? false }
        return letters.joined(separator: joins ? "\u{200C}" : "")
    }

    /// Both parts without surrounding white space, and with line breaks and control characters inside made spaces: a
    /// name is one line, wherever it came from.
    public var tidied: ContactName {
        let parts = tidy
        return ContactName(first: parts.first, last: parts.last, prefix: prefix.oneLine, suffix: suffix.oneLine)
    }

    /// Whether both parts hold something after trimming: the rule of the add and edit screens.
    public var isComplete: Bool {
        let parts = tidy
        return !parts.first.isEmpty && !parts.last.isEmpty
    }

    private var tidy: (first: String, last: String) { (first.oneLine, last.oneLine) }

    private var isEastAsian: Bool {
        if first.isPlain, last.isPlain { return false }
        let letters = (first + last).unicodeScalars.filter { $0.properties.isAlphabetic }
        return !letters.isEmpty && letters.allSatisfy(NameScript.isEastAsian)
    }

    private static func initial(of part: String) -> String? {
        let readable = part.first { character in
            character.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
        guard let letter = readable ?? part.first(where: { !$0.isWhitespace }) else { return nil }
        let capital = String(letter).uppercased()
        return capital.count == 1 ? capital : String(letter)
    }
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

    /// What is empty is left out, so that a name of two parts is written as it was before there were four.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(first, forKey: .first)
        try values.encode(last, forKey: .last)
        if !prefix.isEmpty { try values.encode(prefix, forKey: .prefix) }
        if !suffix.isEmpty { try values.encode(suffix, forKey: .suffix) }
    }
}
