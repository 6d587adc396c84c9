import Foundation

/// A String Catalog that gets texts of generated code and gives them back. All other bytes of the file stay as they are.
struct StringCatalogue {
    let path: String
    private(set) var bytes: [UInt8]
    /// The languages of the catalogue, in order.
    let languages: [String]
    let sourceLanguage: String
    private var english: [String: String] = [:]

    private struct File: Decodable {
        struct Entry: Decodable {
            struct Translation: Decodable {
                struct Unit: Decodable { let value: String }
                let stringUnit: Unit?
            }
            let localizations: [String: Translation]?
        }
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    /// - Throws: ``GenerationError`` if the file is not a String Catalog.
    init(path: String, bytes: [UInt8]) throws {
        let file: File
        do { file = try JSONDecoder().decode(File.self, from: Data(bytes)) } catch {
            throw GenerationError(
                "catalogue.damaged", "This String Catalog cannot be read, so it gets no texts. Fix it, or restore it. (\(error))", at: path)
        }
        self.path = path
        self.bytes = bytes
        sourceLanguage = file.sourceLanguage
        let languages = Set(file.strings.values.flatMap { ($0.localizations ?? [:]).keys }).union([file.sourceLanguage])
        self.languages = languages.sorted()
        let language = Self.english(among: languages) ?? file.sourceLanguage
        for (key, entry) in file.strings { english[key] = entry.localizations?[language]?.stringUnit?.value ?? "" }
        if strings == nil { throw GenerationError("catalogue.damaged", "This String Catalog has no \"strings\".", at: path) }
    }

    /// The name of the Swift type with the texts, such as `HabitsTexts`.
    var type: String { String(Path.name(of: path).prefix { $0 != "." }) }

    /// The languages into which a person has to translate new texts.
    var untranslated: [String] { languages.filter { $0 != Self.english(among: Set(languages)) } }

    private static func english(among languages: Set<String>) -> String? {
        languages.contains("en") ? "en" : languages.sorted().first { $0.hasPrefix("en-") }
    }

    /// The English value of a key; nil if the catalogue does not have the key.
    func value(of key: String) -> String? { english[key] }

    private var strings: JSONMembers? {
        JSONMembers(in: bytes, at: 0)?.members.first { $0.key == "strings" }.flatMap { JSONMembers(in: bytes, at: $0.value) }
    }

    // MARK: Changes

    /// Adds an English text. In all other languages it has the same value and the state `needs_review`, so that the package builds and a
    /// translator finds it.
    mutating func add(_ key: String, _ value: String) {
        guard let strings else { return }
        english[key] = value
        let line = bytes.contains(13) ? "\r\n" : "\n"
        let indent = indent(of: strings.members.first)
        let entry = line + indent + entry(key, value).joined(separator: line + indent)
        let keys = strings.members.map { $0.key.lowercased() }
        if let next = strings.members.first(where: { $0.key.lowercased() > key.lowercased() }), keys == keys.sorted() {
            bytes.insert(contentsOf: Array((entry + ",").utf8), at: next.start)
        } else if let last = strings.members.last {
            bytes.insert(contentsOf: Array(("," + entry).utf8), at: last.end)
        } else {
            let closing = bytes[strings.open..<strings.close].contains(10) ? "" : line + indent.dropLast(2)
            bytes.insert(contentsOf: Array((entry + closing).utf8), at: strings.open)
        }
    }

    /// Removes a key with all its translations.
    mutating func remove(_ key: String) {
        guard let strings, let index = strings.members.firstIndex(where: { $0.key == key }) else { return }
        let member = strings.members[index]
        english[key] = nil
        if index + 1 < strings.members.count {
            bytes.removeSubrange(member.start..<strings.members[index + 1].start)
        } else if index > 0 {
            bytes.removeSubrange(strings.members[index - 1].end..<member.end)
        } else {
            bytes.removeSubrange(member.start..<member.end)
        }
    }

    /// The white space before the keys.
    private func indent(of first: JSONMembers.Member?) -> String {
        guard let first else { return "    " }
        let space = bytes[first.start...].prefix { [9, 10, 13, 32].contains($0) }
        guard let line = space.lastIndex(of: 10) else { return "    " }
        return String(decoding: space[(line + 1)...], as: UTF8.self)
    }

    /// The lines of an entry, as Xcode writes them.
    private func entry(_ key: String, _ value: String) -> [String] {
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        var lines = ["\"\(key)\" : {", "  \"extractionState\" : \"manual\",", "  \"localizations\" : {"]
        for (index, language) in languages.enumerated() {
            lines += [
                "    \"\(language)\" : {", "      \"stringUnit\" : {",
                "        \"state\" : \"\(untranslated.contains(language) ? "needs_review" : "translated")\",",
                "        \"value\" : \"\(escaped)\"", "      }", "    }" + (index + 1 < languages.count ? "," : ""),
            ]
        }
        return lines + ["  }", "}"]
    }
}
