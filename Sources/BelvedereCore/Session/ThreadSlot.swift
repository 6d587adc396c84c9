#if !MAIN_ACTOR_UI
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The executor whose jobs the calling thread is running: one thread-local of the platform's C library.
///
/// A task-local would be lost in synchronous callbacks and costs a look-up per level; this is one load, so that every
/// change of a view can afford to check that it happens on the view's own session.
enum ThreadSlot {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "The process has no thread-local slot left, so sessions cannot be told apart.")
        return key
    }()

    static var current: SessionExecutor? {
        // Unretained is sound: the pointer is set only while `asCurrent` runs, and `asCurrent` is a method of the object.
        pthread_getspecific(key).map { Unmanaged<SessionExecutor>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Compares without retaining, for the check on every change of a view.
    static func isCurrent(_ executor: SessionExecutor) -> Bool {
        pthread_getspecific(key) == Unmanaged.passUnretained(executor).toOpaque()
    }

    static func enter(_ executor: SessionExecutor) -> UnsafeMutableRawPointer? {
        let before = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(executor).toOpaque())
        return before
    }

    static func leave(restoring before: UnsafeMutableRawPointer?) {
        pthread_setspecific(key, before)
    }
}
#endif
