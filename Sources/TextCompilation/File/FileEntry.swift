/// One key of a catalogue, as read from the file.
struct FileEntry: Decodable {
    /// A note for the translator.
    let comment: String?
    /// `false` if the text is not translated, so that one text serves all languages.
    let shouldTranslate: Bool?
    /// The texts by their languages.
    let localizations: [String: FileText]?
}
