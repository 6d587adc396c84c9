internal import BelvederePlurals

/// Checks the entry of one key of a catalogue in all languages.
struct EntryCheck {
    let key: String
    let entry: FileEntry
    let source: String
    let languages: [String]
    private(set) var faults: [CatalogueFault] = []

    init(key: String, entry: FileEntry, source: String, languages: [String]) {
        (self.key, self.entry, self.source, self.languages) = (key, entry, source, languages)
    }

    /// Returns the texts of the key; nil if a fault was found.
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
                """
                The key becomes a name in Swift, but this is not a valid name. Begin it with a small letter, followed by letters and \
                digits, such as "addContact".
                """
            )
        } else if SwiftName.taken.contains(key) {
            add(nil, "Every catalogue has another member with this name. Choose another key.")
        }
    }

    private func missing(_ language: String) -> String {
        language == source
            ? "The text is missing in the source language. Write it, or remove the key."
            : "The text is missing. Translate it, or mark the key with \"shouldTranslate\" : false if one text serves all languages."
    }

    /// Compares the placeholders with those of the source language. A placeholder of another kind would receive a wrong value, and a
    /// missing placeholder would lose content for the reader.
    private mutating func compare(_ texts: [String: FormedText], with original: FormedText) {
        let expected = original.placeholders
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) where text.placeholders != expected {
            add(
                language,
                """
                Its placeholders are \(Self.list(text.placeholders)), and those of the source language \(source) are \
                \(Self.list(expected)). Use the same ones. Numbered ones, such as %2$@, may be in another order.
                """
            )
        }
    }

    /// If the text has plural forms in the source language, it must have them in each other language too, unless that language has only one
    /// form.
    private mutating func checkForms(_ texts: [String: FormedText]) {
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) where text.decides == nil && text.parts.isEmpty {
            let needed = PluralRules.of(language).samples
            if needed.count < 2 { continue }
            let names = PluralForm.allCases.filter { needed[$0] != nil || $0 == .other }.map(\.rawValue).joined(separator: ", ")
            add(
                language,
                """
                The source language has plural forms for this text, but here one text is used for all numbers. Write the plural forms of \
                the language: \(names).
                """
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
