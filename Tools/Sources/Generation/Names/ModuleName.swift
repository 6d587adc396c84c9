/// The name of a module in all the forms that its files need.
///
/// ```swift
/// let name = try ModuleName("photo-album")
/// name.type        // "PhotoAlbum"
/// name.value       // "photoAlbum"
/// name.title       // "Photo album"
/// ```
public struct ModuleName: Sendable, Hashable, CustomStringConvertible {
    let parts: [String]

    /// Reads a name in any of the usual forms: `PhotoAlbum`, `photoAlbum`, `photo-album`, `photo_album`.
    ///
    /// - Throws: ``GenerationError`` if the name is not allowed for a Swift type.
    public init(_ text: String) throws {
        try self.init(text, isType: true)
    }

    init(_ text: String, isType: Bool) throws {
        let parts = Self.split(text)
        guard !parts.isEmpty, SwiftWords.isIdentifier(parts.joined()),
            text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else {
            throw GenerationError(
                "name.identifier",
                "\"\(text)\" cannot be a name in Swift. Use letters and digits and begin with a letter, as in \"PhotoAlbum\"."
            )
        }
        self.parts = parts
        // The plural of the name is also used, for the route of a list, and it can be a reserved word of Swift: the plural of "I" is "is".
        if isType, SwiftWords.reserved.contains(plural.value), !SwiftWords.reserved.contains(value) {
            throw GenerationError(
                "name.keyword",
                """
                "\(text)" cannot be a name, because its plural "\(plural.value)" is a word of Swift. \
                Choose another name.
                """
            )
        }
        if let clash = (isType ? [type, value] : [value]).first(where: SwiftWords.reserved.contains) {
            throw GenerationError(
                "name.keyword", "\"\(text)\" cannot be a name, because \"\(clash)\" is a word of Swift. Choose another name.")
        }
        if isType, SwiftWords.usedTypes.contains(type) {
            throw GenerationError(
                "name.taken", "\"\(type)\" is a type that the generated code uses. Choose another name, such as \"\(type)Item\"."
            )
        }
    }

    /// The name as a type: `PhotoAlbum`.
    public var type: String { parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
    /// The name as a property or a case: `photoAlbum`.
    public var value: String { Self.lowered(parts[0]) + ModuleName(parts: Array(parts.dropFirst())).type }
    /// The name as a title: `Photo album`.
    public var title: String { words.prefix(1).uppercased() + words.dropFirst() }
    /// The name as words in a sentence: `photo album`.
    public var words: String { parts.map(Self.lowered).joined(separator: " ") }
    /// The name as part of a web path: `photo-album`.
    public var path: String { parts.map { $0.lowercased() }.joined(separator: "-") }
    /// The name in the plural: `PhotoAlbums`.
    public var plural: ModuleName { ModuleName(parts: parts.dropLast() + [Self.plural(of: parts[parts.count - 1])]) }

    /// The name without the ending that the files of a template add: `Profile` for `ProfileScreen` if there is a file
    /// `{{Name}}Screen.swift`. Otherwise the type would be `ProfileScreenScreen`.
    ///
    /// - Parameter destinations: The paths of the template's files.
    func withoutEnding(of destinations: [String]) -> ModuleName {
        let endings = destinations.compactMap { path in
            path.split(separator: "/").last.flatMap { $0.hasPrefix("{{Name}}") ? $0.dropFirst(8).prefix { $0.isLetter } : nil }
        }
        let added = endings.filter { !$0.isEmpty && type.hasSuffix($0) }.max { $0.count < $1.count } ?? ""
        let rest = String(type.dropLast(added.count))
        return added.isEmpty ? self : (try? ModuleName(rest)) ?? self
    }

    public var description: String { type }

    private init(parts: [String]) { self.parts = parts }

    /// Splits a name into its words: at separators, between a small letter and a capital, and before the last of several capitals.
    /// `URLList` becomes `URL` and `List`.
    private static func split(_ text: String) -> [String] {
        var parts: [String] = []
        var current = ""
        let letters = Array(text)
        for (index, letter) in letters.enumerated() {
            if letter == "-" || letter == "_" {
                if !current.isEmpty { parts.append(current) }
                current = ""
                continue
            }
            if letter.isUppercase, let last = current.last {
                let next = index + 1 < letters.count ? letters[index + 1] : nil
                if !last.isUppercase || next?.isLowercase == true {
                    parts.append(current)
                    current = ""
                }
            }
            current.append(letter)
        }
        return current.isEmpty ? parts : parts + [current]
    }

    /// The word with a small first letter. An abbreviation becomes small as a whole: `URL` becomes `url`, not `uRL`.
    private static func lowered(_ part: String) -> String {
        part.allSatisfy { $0.isUppercase || $0.isNumber } ? part.lowercased() : part.prefix(1).lowercased() + part.dropFirst()
    }

    private static func plural(of part: String) -> String {
        let small = part.lowercased()
        let unchanged: Set = ["news", "series", "species", "sheep", "settings", "staff"]
        if unchanged.contains(small) { return part }
        if let last = small.last, last == "y", let before = small.dropLast().last, !"aeiou".contains(before) {
            return part.dropLast() + "ies"
        }
        return part + (["s", "x", "z", "ch", "sh"].contains { small.hasSuffix($0) } ? "es" : "s")
    }
}
