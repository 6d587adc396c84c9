/// One key of a catalogue as it stands in the file.
struct FileEntry: Decodable {
    /// What a translator should know.
    let comment: String?
    /// False where one text serves all languages.
    let shouldTranslate: Bool?
    /// The texts by their languages.
    let localizations: [String: FileText]?
}
