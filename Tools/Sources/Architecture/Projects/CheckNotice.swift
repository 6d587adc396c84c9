/// A message about a file or a folder that is not a finding.
public struct CheckNotice: Hashable, Sendable {
    public var path: String
    public var text: String
    /// Whether a file was not read. Then a clean result does not cover the whole project.
    public var leavesGap: Bool

    public init(path: String, text: String, leavesGap: Bool) {
        self.path = path
        self.text = text
        self.leavesGap = leavesGap
    }

    public var sentence: String { "\(path) \(text)." }
}
