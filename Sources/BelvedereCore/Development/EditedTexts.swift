#if DEBUG && !MAIN_ACTOR_UI
internal import Synchronization

/// The texts that a developer has edited while the program runs. The command `belvedere dev` sends them.
///
/// A catalogue shows these texts instead of the compiled ones, so an edit of a text needs no build. Release builds and devices do not
/// contain this type.
nonisolated package enum EditedTexts {
    /// A catalogue that can show edited texts.
    package protocol Catalogue: AnyObject, Sendable {
        /// Whether the catalogue can show these texts, and no compiled text remains visible that differs from them.
        func accepts(_ texts: [UInt8]) -> Bool
        /// Shows these texts from now on.
        func show(_ texts: [UInt8])
    }

    private struct Entry {
        weak var catalogue: (any Catalogue)?
        var texts: [UInt8]?
    }

    private static let entries = Mutex<[String: Entry]>([:])

    /// Adds a catalogue when its first text is read. It shows the edited texts of its file at once, if there are any.
    ///
    /// - Parameter file: the file with the compiled texts, as `#fileID` names it.
    package static func add(_ catalogue: any Catalogue, of file: String) {
        let texts = entries.withLock { entries in
            entries[file, default: Entry()].catalogue = catalogue
            return entries[file]?.texts
        }
        if let texts { catalogue.show(texts) }
    }

    /// Replaces the texts of some files, or changes nothing if a catalogue does not accept its new texts.
    ///
    /// - Parameter texts: the texts by the files with the compiled texts.
    /// - Returns: whether all catalogues show the new texts.
    package static func replace(with texts: [String: [UInt8]]) -> Bool {
        let catalogues = entries.withLock { entries in texts.keys.compactMap { key in entries[key]?.catalogue.map { (key, $0) } } }
        guard catalogues.allSatisfy({ file, catalogue in texts[file].map(catalogue.accepts) ?? false }) else { return false }
        entries.withLock { entries in for (file, texts) in texts { entries[file, default: Entry()].texts = texts } }
        for (file, catalogue) in catalogues { if let texts = texts[file] { catalogue.show(texts) } }
        return true
    }
}
#endif
