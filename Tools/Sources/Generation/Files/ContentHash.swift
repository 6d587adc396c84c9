/// Tells whether the bytes of a file are still those that were written. It finds edits, not attacks.
enum ContentHash {
    /// The 64-bit hash of Fowler, Noll and Vo (1a), as 16 digits.
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes {
            hash ^= UInt64(byte)
            hash &*= 0x0000_0100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
