/// A digest of a rendering by which a session finds out whether a page shows it: FNV-1a, 64 bits. It guards against
/// change, not against malice: a client that lies about it spoils its own page only.
struct Digest: Equatable, CustomStringConvertible {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ bytes: [UInt8]) {
        for byte in bytes {
            state ^= UInt64(byte)
            state = state &* 0x0000_0100_0000_01b3
        }
    }

    var description: String { String(state, radix: 16) }
}
