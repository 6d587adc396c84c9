internal import BelvederePlurals

/// A catalogue after all checks: every text exists in every language, with the same placeholders as in the source language.
struct CheckedCatalogue {
    /// A text in all languages.
    struct Entry: Hashable {
        let key: String
        let comment: String?
        /// The kinds of the placeholders (number or text), in the order of the arguments.
        let arguments: [Placeholder]
        let texts: [String: FormedText]
    }

    let source: String
    let languages: [String]
    private(set) var entries: [Entry] = []

    /// - Throws: ``CatalogueFaults`` with all faults found.
    init(_ file: CatalogueFile) throws(CatalogueFaults) {
        source = file.sourceLanguage
        let named = Set(file.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] } + [file.sourceLanguage]).sorted()
        let unknown = named.compactMap(LanguageCheck.fault)
        languages = named.filter { LanguageCheck.fault($0) == nil }
        var faults =
            file.version.hasPrefix("1.")
            ? []
            : [
                CatalogueFault(
                    sentence: "The catalogue is of version \(file.version), and only versions 1 are known here. Save it as version 1.0."
                )
            ]
        faults += unknown
        for (key, entry) in file.strings.sorted(by: { $0.key < $1.key }) {
            var check = EntryCheck(key: key, entry: entry, source: source, languages: languages)
            if let checked = check.checked() { entries.append(checked) }
            faults += check.faults.map { fault in
                var fault = fault
                fault.line = file.lines[key] ?? 1
                return fault
            }
        }
        if !faults.isEmpty { throw CatalogueFaults(all: faults) }
    }
}
