/// FNV-1a: a 64-bit hash of some bytes. It is the same in each process and on each machine.
///
/// It detects edits. It does not protect against an attacker who searches for two texts with the same hash.
public enum FNVDigest {
    /// Returns the hash of some bytes.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    @inlinable
    public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return state
    }

    /// Returns the hash of some bytes as 16 hexadecimal digits.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public static func digits(of bytes: some Sequence<UInt8>) -> String {
        let digits = String(of(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
