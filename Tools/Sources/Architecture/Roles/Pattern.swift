/// A pattern for paths or type names, with wildcards: `*` matches any characters except `/`, `**` matches any characters, and `?` matches
/// one character.
///
///     Pattern("Sources/**/Generated/*").matches("Sources/App/Login/Generated/Icons.swift")        // true
public struct Pattern: Hashable, Sendable {
    public let text: String

    public init(_ text: String) { self.text = text }

    /// Whether the pattern is meant for paths of files, not for names of types.
    public var isPath: Bool { text.contains("/") || text.hasSuffix(".swift") }

    /// Whether the whole text matches. A pattern that matches a folder also matches everything in the folder.
    ///
    /// - Complexity: O(n · m) in the lengths of pattern and text.
    public func matches(_ path: String) -> Bool {
        if Self.matches(Array(text.utf8), Array(path.utf8)) { return true }
        guard isPath || !text.contains("*") else { return false }
        let folder = text.hasSuffix("/") ? String(text.dropLast()) : text
        return Self.matches(Array((folder + "/**").utf8), Array(path.utf8))
    }

    private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
        let star = UInt8(ascii: "*")
        // `reachable[i]` is true if the part of the pattern read so far can match exactly the first `i` characters of the text.
        var reachable = [Bool](repeating: false, count: text.count + 1)
        reachable[0] = true
        var index = 0
        while index < pattern.count {
            var next = [Bool](repeating: false, count: text.count + 1)
            if pattern[index] == star {
                let isDouble = index + 1 < pattern.count && pattern[index + 1] == star
                index += isDouble ? 2 : 1
                // `**/` also matches the empty text, so that `**/App.swift` matches `App.swift`.
                let fitsNone = isDouble && index < pattern.count && pattern[index] == UInt8(ascii: "/")
                var isOpen = false
                for place in 0...text.count {
                    if reachable[place] { isOpen = true }
                    if isOpen { next[place] = true }
                    if place < text.count, !isDouble, text[place] == UInt8(ascii: "/") { isOpen = false }
                }
                if fitsNone {
                    var skipped = reachable
                    for place in text.indices where next[place] && text[place] == UInt8(ascii: "/") { skipped[place + 1] = true }
                    next = skipped
                    index += 1
                }
            } else {
                for place in text.indices where reachable[place] {
                    let fits = pattern[index] == text[place] || (pattern[index] == UInt8(ascii: "?") && text[place] != UInt8(ascii: "/"))
                    if fits { next[place + 1] = true }
                }
                index += 1
            }
            reachable = next
        }
        return reachable[text.count]
    }
}
