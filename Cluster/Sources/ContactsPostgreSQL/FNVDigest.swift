/// FNV-1a, a number that stands for some bytes and is the same in each process.
enum FNVDigest {
    /// The number of some bytes.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func of(_ bytes: [UInt8]) -> Int64 {
        Int64(bitPattern: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }
}
