import GRDB

extension Row {
    /// The value of a column, by its index.
    ///
    /// In place of the row's subscript, which stops the program if the column holds something else; and in a damaged
    /// file it does, whatever the schema says.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) throws -> Value {
        try decode(Value.self, atIndex: index)
    }

    /// A number of contacts; anything that cannot be one is damage.
    func count(_ index: Int) throws -> Int {
        let count: Int = try value(index)
        guard (0...Int(Int32.max)).contains(count) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "impossible count \(count)")
        }
        return count
    }
}
