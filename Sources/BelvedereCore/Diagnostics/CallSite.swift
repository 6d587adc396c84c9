/// A place in an author's code: what a diagnostic names, and where a failure of a test belongs.
///
/// ```swift
/// let here = CallSite()
/// print(here)               // App/Shop.swift:12
/// ```
nonisolated public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and file, as `#fileID` gives them.
    public let fileID: String
    /// The path of the file on the machine that built it, as `#filePath` gives it. Only tests need it; elsewhere it is
    /// ``fileID``.
    public let filePath: String
    /// The line, counted from 1.
    public let line: Int

    /// A place; without arguments the place of the call.
    public init(fileID: String = #fileID, filePath: String? = nil, line: Int = #line) {
        self.fileID = fileID
        self.filePath = filePath ?? fileID
        self.line = line
    }

    public var description: String { "\(fileID):\(line)" }
}
