/// Something that a person notices outside the screen, such as a spoken announcement.
nonisolated public enum Notice: Sendable, Hashable, CustomStringConvertible {
    /// Assistive technology spoke the text.
    case announced(String)
    /// The device opened an address outside the app.
    case opened(String)
    /// The person received a file of this name.
    case saved(String)
    /// The text is on the clipboard.
    case copied(String)

    /// The line of the notice in a transcript, such as `copied "60.17, 24.94"`.
    public var description: String {
        switch self {
        case .announced(let text): "announced \(TranscriptText.quote(text))"
        case .opened(let link): "opened \(TranscriptText.quote(link))"
        case .saved(let name): "saved \(TranscriptText.quote(name))"
        case .copied(let text): "copied \(TranscriptText.quote(text))"
        }
    }
}
