#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A lock with a value that only one thread at a time can use. It is for data that several sessions share.
///
/// It uses the platform's own mutex and not `Synchronization.Mutex`. On Linux, `Synchronization.Mutex` waits with a system call that
/// ThreadSanitizer (a tool that finds data races) does not know. The tool would report every session as a data race, and
/// `SessionStressTests` could prove nothing.
///
/// The unchecked conformance is safe: only ``withLock(_:)`` uses `value`, between lock and unlock of a mutex whose address stays the same
/// while this object lives.
nonisolated final class SessionLock<Value: Sendable>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    /// - Parameters:
    ///   - value: the initial value.
    ///   - isChecked: whether the program stops if code that has the lock locks it again. Otherwise that code waits forever.
    init(_ value: Value, isChecked: Bool = false) {
        self.value = value
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        defer { pthread_mutexattr_destroy(&attributes) }
        if isChecked { pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK)) }
        let status = pthread_mutex_init(mutex, &attributes)
        precondition(status == 0, "The system has no room left for a mutex, so sessions cannot be kept apart.")
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread can use the value. `body` must not use the same lock.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let status = pthread_mutex_lock(mutex)
        precondition(status == 0, "A shared value is used in the closure that changes it. Use the closure's parameter.")
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
