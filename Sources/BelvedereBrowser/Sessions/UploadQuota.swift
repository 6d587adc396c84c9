internal import Synchronization

/// The bytes of unfinished uploads, over all sessions of a host. Each session could otherwise hold a file that it never
/// finishes.
final class UploadQuota: Sendable {
    private struct State {
        var total = 0
        var perAddress: [String: Int] = [:]
    }

    private let maximum: Int
    private let state = Mutex(State())

    init(maximum: Int) {
        self.maximum = maximum
    }

    /// The bytes that are kept now.
    var total: Int { state.withLock(\.total) }

    /// Makes room for more bytes of an address. One address has a quarter of all room, so that it leaves some for others.
    ///
    /// - Returns: whether there is room.
    func reserve(_ count: Int, for address: String) -> Bool {
        state.withLock { state in
            let own = state.perAddress[address, default: 0] + count
            guard state.total + count <= maximum, own <= max(maximum / 4, 1) else { return false }
            state.total += count
            state.perAddress[address] = own
            return true
        }
    }

    func release(_ count: Int, of address: String) {
        if count == 0 { return }
        state.withLock { state in
            state.total -= count
            state.perAddress[address] = state.perAddress[address].flatMap { $0 > count ? $0 - count : nil }
        }
    }
}
