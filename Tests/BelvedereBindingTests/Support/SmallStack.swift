#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Runs code on a thread with a small stack, as some platforms give to their threads.
enum SmallStack {
    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Runs `body` on its own thread, and waits for it.
    static func run(bytes: Int = 512 * 1024, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, bytes)
        defer { pthread_attr_destroy(&attributes) }
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        #if canImport(Darwin)
        var thread: pthread_t?
        pthread_create(
            &thread, &attributes,
            { argument in
                Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            }, work)
        if let thread { pthread_join(thread, nil) }
        #else
        var thread = pthread_t()
        pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            }, work)
        pthread_join(thread, nil)
        #endif
    }
}
