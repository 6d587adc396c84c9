#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A thread with as little stack as some threads of Apple's platforms have.
enum ThinThread {
    private static let stackSize = 512 * 1024

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Runs `body` on a thread with a stack of 512 KB, and waits for its result.
    static func run<Result>(_ body: @escaping () -> Result) -> Result? {
        var result: Result?
        let work = Unmanaged.passRetained(Work { result = body() })
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { pointer in
            Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
            return nil
        }, work.toOpaque())
        guard status == 0, let thread else { return nil }
        #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { pointer in
            guard let pointer else { return nil }
            Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
            return nil
        }, work.toOpaque())
        guard status == 0 else { return nil }
        #endif
        pthread_join(thread, nil)
        return result
    }
}
