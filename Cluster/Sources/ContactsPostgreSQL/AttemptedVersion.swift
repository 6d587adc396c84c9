internal import Synchronization

/// The version that a write will have if it is stored. A write that is attempted twice gives up the first.
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
