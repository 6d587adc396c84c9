/// A place in the developer's code: a file and a line. Diagnostics contain it, and test failures are reported there.
///
/// ```swift
/// let here = CallSite()
/// print(here)               // App/Shop.swift:12
/// ```
nonisolated public struct CallSite: Sendable, Hashable, CustomStringConvertible {
    /// The module and file, as `#fileID` gives them.
    package let fileID: String
    /// The path of the file on the machine that compiled it, as `#filePath` gives it. Only tests need it; elsewhere it equals `fileID`.
    public let filePath: String
    /// The line, counted from 1.
    public let line: Int

    /// A place in the code. Without arguments, it is the place where this initialiser is called.
    public init(fileID: String = #fileID, filePath: String? = nil, line: Int = #line) {
        self.fileID = fileID
        self.filePath = filePath ?? fileID
        self.line = line
    }

    public var description: String { "\(fileID):\(line)" }
}
