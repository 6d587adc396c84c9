/// The place in a test that a failure belongs to.
nonisolated public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and file, as `#fileID` gives them.
    public let fileID: String
    /// The path of the file on the machine that built it.
    public let filePath: String
    public let line: Int

    public init(fileID: String, filePath: String, line: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
    }

    public var description: String { "\(fileID):\(line)" }
}
