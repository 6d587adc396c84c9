internal import Synchronization

/// The version number that a write will have if it is committed. If the write is attempted again, the number of the first attempt is
/// released.
final class AttemptedVersion: Sendable {
    private let order: WriteOrder
    private let version = Mutex<Int?>(nil)

    init(_ order: WriteOrder) {
        self.order = order
    }

    func expect(_ version: Int) {
        self.version.withLock { $0 = version }
        order.expect(version)
    }

    func giveUp() {
        let version = version.withLock { version in
            defer { version = nil }
            return version
        }
        if let version { order.giveUp(version) }
    }
}
