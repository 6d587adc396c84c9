import Foundation

/// Sort keys that do not depend on a language: first the letters without accents and case, then the complete text with its accents.
///
/// They are used where the platform has no public sort keys. Within a script they sort by Unicode code point. So the order is correct for
/// English, and in other languages it is only always the same.
struct DecomposedKeys: CollationKeys {
    var signature: String { "decomposed-1" }
    var indexCharacters: [String]? { nil }

    func bytes(of text: String) -> [UInt8] {
        let folded = NameFolding.letters(of: text)
        // A key consists of the letters without accents, the byte 1, and the complete text. The letters must not contain that byte, so
        // the control characters 0 and 1 become 2. No other character is affected.
        var bytes = Array(folded.utf8).map { $0 <= 1 ? 2 : $0 }
        bytes.append(1)
        bytes += Array(text.lowercased().decomposedStringWithCanonicalMapping.utf8)
        return bytes
    }
}
