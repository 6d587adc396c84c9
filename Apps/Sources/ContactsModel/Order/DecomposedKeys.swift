import Foundation

/// Keys without language: folded letters first, then the accents that folding took away.
///
/// Stands in where the platform gives no collation keys. It orders within a script by code point, so it is right for
/// plain English and merely stable for the rest.
struct DecomposedKeys: CollationKeys {
    var signature: String { "decomposed-1" }
    var indexCharacters: [String]? { nil }

    func bytes(of text: String) -> [UInt8] {
        let folded = NameFolding.letters(of: text)
        // A first level never holds a 1, or it would end there; spaces and hyphens are above it anyway.
        var bytes = Array(folded.utf8).map { $0 <= 1 ? 2 : $0 }
        bytes.append(1)
        bytes += Array(text.lowercased().decomposedStringWithCanonicalMapping.utf8)
        return bytes
    }
}
