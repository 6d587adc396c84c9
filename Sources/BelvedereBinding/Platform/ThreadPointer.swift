#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

#if os(Linux)
internal import CThreadLocal
#else
internal import Synchronization
#endif

/// A pointer that each thread has for itself. The object of the pointer is released when the thread ends.
///
/// On Linux the compiler knows the address of such a pointer. On other platforms the kit reads a table of the platform. On all platforms,
/// an entry in this table releases the object.
enum ThreadPointer {
    #if !os(Linux)
    /// The key of the pointer in the platform's table; the highest number before the key is made. The property exists in addition to
    /// `madeKey`, because each access to a lazily initialised constant costs a call.
    private static let key = Atomic<UInt>(UInt.max)
    #endif
    private static let madeKey: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
            Unmanaged<AnyObject>.fromOpaque(pointer).release()
            #else
            #if os(Linux)
            // The release may run code that reads a dynamic, and this read makes a new object for the thread.
            thread_local_store(nil)
            #endif
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
            #endif
        }
        precondition(status == 0, "No thread-local key is left for BelvedereBinding: error \(status).")
        return key
    }()

    /// The pointer of this thread, if it has one.
    @inline(__always)
    static var stored: UnsafeMutableRawPointer? {
        #if os(Linux)
        return thread_local_load()
        #else
        let key = key.load(ordering: .relaxed)
        return key == .max ? nil : pthread_getspecific(pthread_key_t(truncatingIfNeeded: key))
        #endif
    }

    /// The pointer of this thread. Unlike `stored`, it also works if another thread has made the key and this thread does not see the key
    /// yet.
    static var storedForCertain: UnsafeMutableRawPointer? {
        #if !os(Linux)
        key.store(UInt(madeKey), ordering: .relaxed)
        #endif
        return stored
    }

    static func store(_ pointer: UnsafeMutableRawPointer) {
        pthread_setspecific(madeKey, pointer)
        #if os(Linux)
        thread_local_store(pointer)
        #endif
    }
}
