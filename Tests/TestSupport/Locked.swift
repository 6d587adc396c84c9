internal import Foundation

/// A value with a lock, so that only one thread at a time accesses it.
///
/// It uses Foundation's lock, because the lock of `Synchronization` waits with its own system call on Linux. ThreadSanitizer, the tool that
/// finds data races, does not see that call. So it would report a race between threads that use such a lock correctly.
///
/// Safe although unchecked: only ``withLock(_:)`` accesses `value`, while it holds the lock.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` while no other thread can access the value.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
