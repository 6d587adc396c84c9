/// Something that a run has to say about a file or a folder, and that is no finding.
public struct Notice: Hashable, Sendable {
    public var path: String
    public var text: String
    /// Whether something was left unread, so that a clean result would say too much.
    public var leavesGap: Bool

    public init(path: String, text: String, leavesGap: Bool) {
        self.path = path
        self.text = text
        self.leavesGap = leavesGap
    }

    public var sentence: String { "\(path) \(text)." }
}
