internal import Foundation

/// A value that one thread at a time may touch.
///
/// Its lock is Foundation's, because on Linux the one of `Synchronization` waits by a system call of its own. ThreadSanitizer does
/// not see that call and takes two threads that share such a lock for a race.
///
/// Safe although unchecked: `value` is touched in ``withLock(_:)`` alone, while the lock is held.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` while no other thread can.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
