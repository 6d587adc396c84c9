/// Something a person notices that is not on the screen.
nonisolated public enum Notice: Sendable, Hashable, CustomStringConvertible {
    /// Assistive technology said it.
    case announced(String)
    /// An address was opened outside the app.
    case opened(String)
    /// The person got a file of this name.
    case saved(String)
    /// The text is on the clipboard.
    case copied(String)

    /// The line by which a transcript tells of it.
    public var description: String {
        switch self {
        case .announced(let text): "announced \(TranscriptText.quote(text))"
        case .opened(let link): "opened \(TranscriptText.quote(link))"
        case .saved(let name): "saved \(TranscriptText.quote(name))"
        case .copied(let text): "copied \(TranscriptText.quote(text))"
        }
    }
}
