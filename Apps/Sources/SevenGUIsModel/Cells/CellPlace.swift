/// The position of a cell: a column from A to Z and a row from 0 to 99.
public struct CellPlace: Hashable, Sendable, CustomStringConvertible {
    public static let columnCount = 26
    public static let rowCount = 100
    static let count = columnCount * rowCount
    /// The letters of the columns, "A" to "Z".
    public static let columns = (0..<columnCount).map { String(UnicodeScalar(UInt8(65 + $0))) }

    public let column: Int
    public let row: Int

    /// - Returns: `nil` if there is no such cell.
    public init?(column: Int, row: Int) {
        guard (0..<Self.columnCount).contains(column), (0..<Self.rowCount).contains(row) else { return nil }
        self.column = column
        self.row = row
    }

    /// Parses a name such as `B7`, in capital or small letters.
    ///
    /// - Returns: `nil` if there is no such cell.
    public init?(_ name: some StringProtocol) {
        guard let letter = name.utf8.first, name.utf8.count > 1, name.utf8.count < 4 else { return nil }
        let digits = name.dropFirst()
        guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let row = Int(digits) else { return nil }
        self.init(column: Int(letter & 0xDF) - 65, row: row)
    }

    /// - Parameter index: the number of cells before this one, counted row by row.
    init?(index: Int) {
        self.init(column: index % Self.columnCount, row: index / Self.columnCount)
    }

    /// The number of cells before this one, counted row by row.
    var index: Int { row * Self.columnCount + column }

    public var description: String { Self.columns[column] + String(row) }

    /// Returns the number of cells in the rectangle between two corners.
    static func count(from one: CellPlace, to other: CellPlace) -> Int {
        (abs(one.row - other.row) + 1) * (abs(one.column - other.column) + 1)
    }

    /// Returns the positions of all cells in the rectangle between two corners.
    static func range(from one: CellPlace, to other: CellPlace) -> [CellPlace] {
        (min(one.row, other.row)...max(one.row, other.row)).flatMap { row in
            (min(one.column, other.column)...max(one.column, other.column)).compactMap { CellPlace(column: $0, row: row) }
        }
    }
}
