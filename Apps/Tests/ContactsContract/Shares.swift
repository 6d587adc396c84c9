import Synchronization

/// The reported shares of finished work.
final class Shares: Sendable {
    private let told = Mutex<[Double]>([])

    func add(_ share: Double) { told.withLock { $0.append(share) } }

    /// Whether all shares are from 0 to 1 and never decrease.
    var areInOrder: Bool { told.withLock { $0 == $0.sorted() && $0.allSatisfy((0...1).contains) } }
}
