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
#endif

/// Access to the thread's stack and to standard error, through the platform's C library.
enum Platform {
    /// The number of bytes at the end of a stack that are reserved for authors' code and for the report of a nearly full stack.
    private static let reserve: UInt = 192 * 1024

    /// The address below which the stack of this thread is nearly full. If the platform does not provide it, the kit assumes a small stack.
    static var stackLimit: UInt {
        #if canImport(Darwin)
        let thread = pthread_self()
        let size = UInt(pthread_get_stacksize_np(thread))
        let lowest = UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size
        #else
        // The function is looked up by its name, because the headers declare it only together with all other functions that are not
        // portable. Its type is taken from the manual.
        typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        guard let symbol = dlsym(nil, "pthread_getattr_np") else { return stackPointer - reserve }
        let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        guard getAttributes(pthread_self(), &attributes) == 0 else { return stackPointer - reserve }
        defer { pthread_attr_destroy(&attributes) }
        var address: UnsafeMutableRawPointer?
        var bytes = 0
        guard pthread_attr_getstack(&attributes, &address, &bytes) == 0 else { return stackPointer - reserve }
        let size = UInt(bytes)
        let lowest = UInt(bitPattern: address)
        #endif
        return lowest + min(size / 3, reserve)
    }

    /// Returns whether the stack is nearly full.
    ///
    /// An address far below the limit belongs to another stack, for example if a sanitizer (a checking tool) keeps variables elsewhere.
    @inline(__always)
    static func isStackNearlyFull(_ limit: UInt) -> Bool {
        // One comparison is enough: for an address above the limit, the subtraction overflows to a very large number.
        limit &- 1 &- stackPointer < reserve
    }

    /// Prefetches memory before it is needed. Does nothing on platforms other than Linux.
    @inline(__always)
    static func prefetch(_ address: UnsafeRawPointer) {
        #if os(Linux)
        prefetch_memory(address)
        #endif
    }

    /// An approximate address of the end of the used stack.
    @inline(__always)
    private static var stackPointer: UInt {
        #if os(Linux)
        return UInt(bitPattern: stack_address())
        #else
        return addressOfLocal
        #endif
    }

    #if !os(Linux)
    @inline(never)
    private static var addressOfLocal: UInt {
        var place: UInt8 = 0
        return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
    }
    #endif

    /// Writes a line to standard error, for reports that have no other handler.
    static func printToStandardError(_ text: String) {
        let line = Array((text + "\n").utf8)
        _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
}
