/// The words of a search for files by their paths.
nonisolated struct SourceSearch: Sendable, Hashable {
    /// The most letters of a search. All paths are shorter, so further letters are ignored.
    static let longestText = 200

    /// The words of the search in lower case as bytes, each once.
    let words: [[UInt8]]

    /// - Parameter text: the typed text, of any length.
    init(_ text: String) {
        var known: Set<[UInt8]> = []
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestText)))
        words = start.lowercased().utf8.split(separator: UInt8(ascii: " ")).map(Array.init).filter { known.insert($0).inserted }
    }

    /// Returns whether a path, in lower case, contains all words of the search.
    func matches(_ path: [UInt8]) -> Bool { words.allSatisfy { Self.contains($0, in: path) } }

    private static func contains(_ word: [UInt8], in path: [UInt8]) -> Bool {
        guard let first = word.first, word.count <= path.count else { return word.isEmpty }
        for start in 0...(path.count - word.count) where path[start] == first {
            if path[start..<(start + word.count)].elementsEqual(word) { return true }
        }
        return false
    }
}
