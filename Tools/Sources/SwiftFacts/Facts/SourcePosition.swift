/// Where something stands in a file.
///
/// Lines and columns begin at 1. A column counts the code points of Unicode, which is what reports can say of themselves. In
/// lines of ASCII that is what the compiler and editors count.
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
