import GRDB

extension Row {
    /// Returns the value of the column with an index. Throws if the column has another type.
    ///
    /// GRDB's subscript of a row would end the program in this case. The values in a damaged file can have any type, even one that the
    /// schema forbids.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) throws -> Value {
        try decode(Value.self, atIndex: index)
    }

    /// Returns a column's value as a number of contacts. Throws if it cannot be one, such as a negative number, because the file is then
    /// damaged.
    func count(_ index: Int) throws -> Int {
        let count: Int = try value(index)
        guard (0...Int(Int32.max)).contains(count) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "impossible count \(count)")
        }
        return count
    }
}
