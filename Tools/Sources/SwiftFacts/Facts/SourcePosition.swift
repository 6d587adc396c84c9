/// A position in a source file: line and column.
///
/// Lines and columns begin at 1. A column counts Unicode code points, because report formats such as SARIF support this unit. In a line of
/// ASCII characters, the compiler and editors count in the same manner.
///
///     let position = SourcePosition(line: 3, column: 5)
public struct SourcePosition: Hashable, Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
