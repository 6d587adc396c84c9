#if !MAIN_ACTOR_UI
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A value that one thread at a time may touch, for what passes between the threads that carry a session.
///
/// It is the platform's own mutex and not `Synchronization.Mutex`, because that one waits by a system call of its own on
/// Linux which ThreadSanitizer does not see: the sanitizer would then take every session for a race, and `SessionStressTests`
/// could prove nothing.
///
/// Safe although unchecked: `value` is touched in ``withLock(_:)`` alone, between lock and unlock of a mutex that has one
/// address for as long as this object lives.
final class SessionLock<Value: Sendable>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    init(_ value: Value) {
        self.value = value
        let status = pthread_mutex_init(mutex, nil)
        precondition(status == 0, "The system has no room left for a mutex, so sessions cannot be kept apart.")
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Runs `body` while no other thread can. It must not take the same lock again.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&value)
    }
}
#endif
