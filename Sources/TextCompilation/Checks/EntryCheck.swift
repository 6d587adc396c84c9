internal import BelvederePlurals

/// Checks one key in all languages.
struct EntryCheck {
    let key: String
    let entry: FileEntry
    let source: String
    let languages: [String]
    private(set) var faults: [CatalogueFault] = []

    init(key: String, entry: FileEntry, source: String, languages: [String]) {
        (self.key, self.entry, self.source, self.languages) = (key, entry, source, languages)
    }

    /// The texts of the key; nil if a fault was found.
    mutating func checked() -> CheckedCatalogue.Entry? {
        checkName()
        var texts: [String: FormedText] = [:]
        for language in languages {
            let isShared = entry.shouldTranslate == false && entry.localizations?[language] == nil
            guard let text = entry.localizations?[isShared ? source : language] else {
                add(language, missing(language))
                continue
            }
            var reading = TextReading(language: isShared ? source : language)
            texts[language] = reading.read(text)
            for sentence in reading.faults { add(language, sentence) }
        }
        guard faults.isEmpty, let original = texts[source] else { return nil }
        compare(texts, with: original)
        if original.decides != nil { checkForms(texts) }
        let filled = original.placeholders
        if filled.keys.sorted() != Array(1..<(filled.count + 1)) {
            add(source, "Its placeholders skip a place. Number them from 1 without a gap, such as %1$@ and %2$lld.")
        }
        guard faults.isEmpty else { return nil }
        let arguments = filled.sorted { $0.key < $1.key }.map(\.value)
        return CheckedCatalogue.Entry(key: key, comment: entry.comment, arguments: arguments, texts: texts)
    }

    private mutating func checkName() {
        if !SwiftName.isIdentifier(key) || key.first?.isUppercase == true {
            add(
                nil,
                "The key becomes a name in Swift, and this can be none. Begin it with a small letter, followed by letters and digits, such as \"addContact\"."
            )
        } else if SwiftName.taken.contains(key) {
            add(nil, "Every catalogue has something else of this name. Choose another key.")
        }
    }

    private func missing(_ language: String) -> String {
        language == source
            ? "The text is missing in the source language. Write it, or remove the key."
            : "The text is missing. Translate it, or mark the key with \"shouldTranslate\" : false if one text serves all languages."
    }

    /// Compares what is filled in. A kind that differs would be filled with what does not fit, and a place that is left out loses
    /// what a person should read.
    private mutating func compare(_ texts: [String: FormedText], with original: FormedText) {
        let expected = original.placeholders
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) where text.placeholders != expected {
            add(
                language,
                "Its placeholders are \(Self.list(text.placeholders)), and those of the source language \(source) are \(Self.list(expected)). Use the same; they may stand in another order if they are numbered, such as %2$@."
            )
        }
    }

    /// Where the source language tells numbers apart, the others must say that they do not, or how.
    private mutating func checkForms(_ texts: [String: FormedText]) {
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) where text.decides == nil && text.parts.isEmpty {
            let needed = PluralRules.of(language).samples
            if needed.count < 2 { continue }
            let names = PluralForm.allCases.filter { needed[$0] != nil || $0 == .other }.map(\.rawValue).joined(separator: ", ")
            add(
                language,
                "The source language has plural forms for this text, and here is one text for all numbers. Write the plural forms of the language: \(names)."
            )
        }
    }

    private static func list(_ placeholders: [Int: Placeholder]) -> String {
        placeholders.isEmpty
            ? "none" : placeholders.sorted { $0.key < $1.key }.map { "%\($0.key)$\($0.value.rawValue)" }.joined(separator: " ")
    }

    private mutating func add(_ language: String?, _ sentence: String) {
        faults.append(CatalogueFault(key: key, language: language, sentence: sentence))
    }
}
