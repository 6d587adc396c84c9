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
public struct ContactName: Hashable, Sendable, Codable {
    /// The given name, as typed.
    public var first: String
    /// The family name, as typed.
    public var last: String

    /// A name from its two parts, either of which may be empty.
    public init(first: String, last: String) {
        self.first = first
        self.last = last
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
        return ContactName(first: parts.first, last: parts.last)
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
