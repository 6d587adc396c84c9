nonisolated extension [UInt8] {
    /// The bytes of a UTF-8 text with at most 30 combining marks (such as accents) in a row, like `String.streamSafe`.
    ///
    /// Use it for files and answers of services that are not strings yet. Bytes that are not UTF-8 stay unchanged.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public var streamSafe: [UInt8] { StreamSafeBytes.cut(self, isJSON: false) ?? self }

    /// The bytes of a JSON text with at most 30 combining marks (such as accents) in a row. It counts marks that are written as plain
    /// characters or as escapes such as `\u0301`.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public var streamSafeJSON: [UInt8] { StreamSafeBytes.cut(self, isJSON: true) ?? self }
}
