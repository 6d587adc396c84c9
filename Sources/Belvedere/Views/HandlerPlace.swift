/// Where in an author's code a handler was given to a view: what the inspector names.
nonisolated package struct HandlerPlace: Sendable, Hashable, CustomStringConvertible {
    private let file: StaticString
    private let line: UInt32

    /// - Parameters:
    ///   - file: the module and file, as `#fileID` gives them.
    ///   - line: the line, counted from 1.
    init(_ file: StaticString, _ line: Int) {
        self.file = file
        self.line = UInt32(clamping: line)
    }

    package var description: String { "\(file):\(line)" }

    package static func == (left: HandlerPlace, right: HandlerPlace) -> Bool { left.description == right.description }
    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
