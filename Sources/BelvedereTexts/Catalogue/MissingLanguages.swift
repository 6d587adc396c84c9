internal import BelvedereCore
internal import Synchronization

/// Reports each language that a public catalogue lacks, once.
final class MissingLanguages: Sendable {
    /// The maximum number of reports, because a program can let its clients choose any language.
    private static let limit = 20

    private let catalogue: String
    private let reported = Mutex<Set<String>>([])

    /// - Parameter catalogue: The name of the catalogue's type.
    init(_ catalogue: String) { self.catalogue = catalogue }

    /// Reports that people with this locale see the source language.
    func report(_ locale: String, source: String) {
        let language = LanguageTag(locale).language
        guard language.utf8.count >= 2 else { return }
        let isNew = reported.withLock { $0.count < Self.limit && $0.insert(language).inserted }
        if isNew { Diagnostic.printToStandardError(.languageMissing(language, of: catalogue, source: source)) }
    }
}
