#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A value that one thread at a time may touch, for what passes between the threads that carry sessions.
///
/// It is the platform's own mutex and not `Synchronization.Mutex`. On Linux that one waits by a system call of its own, which
/// ThreadSanitizer does not see. The sanitizer would take every session for a race, and `SessionStressTests` could prove
/// nothing.
///
/// Safe although unchecked: `value` is touched in ``withLock(_:)`` alone, between lock and unlock of a mutex that has one
/// address for as long as this object lives.
nonisolated final class SessionLock<Value: Sendable>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    /// - Parameters:
    ///   - value: the value to begin with.
    ///   - isChecked: whether a body that takes the same lock again stops the program. Otherwise it waits for ever.
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

    /// Runs `body` while no other thread can. It must not take the same lock again.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        let status = pthread_mutex_lock(mutex)
        precondition(status == 0, "A shared value is used in the closure that changes it. Use what the closure is given.")
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
