// The part of Apple's C library that the kit uses, with the declarations of its SDK. `Scripts/check-apple` compiles it and no
// program runs it, so the bodies are empty.

public typealias pthread_key_t = UInt

public struct pthread_mutex_t {
    public init() {}
}

public struct pthread_mutexattr_t {
    public init() {}
}

@discardableResult
public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>!,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32 { 0 }

public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? { nil }

@discardableResult
public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 { 0 }

public var PTHREAD_MUTEX_ERRORCHECK: Int32 { 1 }

@discardableResult
public func pthread_mutexattr_init(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!) -> Int32 { 0 }

@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ type: Int32) -> Int32 { 0 }

@discardableResult
public func pthread_mutexattr_destroy(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!) -> Int32 { 0 }

@discardableResult
public func pthread_mutex_init(
    _ mutex: UnsafeMutablePointer<pthread_mutex_t>!,
    _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { 0 }

@discardableResult
public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 { 0 }

@discardableResult
public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 { 0 }

@discardableResult
public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 { 0 }

public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { count }

public struct _opaque_pthread_t {}

public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

public func pthread_self() -> pthread_t { pthread_t.allocate(capacity: 1) }

public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { 0 }

public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(thread) }

public func dlsym(_ handle: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? { nil }

public struct timespec {
    public var tv_sec: Int
    public var tv_nsec: Int
    public init() {
        tv_sec = 0
        tv_nsec = 0
    }
}

public struct clockid_t: RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var CLOCK_REALTIME: clockid_t { clockid_t(rawValue: 0) }
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { clockid_t(rawValue: 12) }

@discardableResult
public func clock_gettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }

// MARK: Files

public typealias mode_t = UInt16
public typealias off_t = Int64

public struct stat {
    public var st_mode: mode_t
    public var st_size: off_t
    public init() {
        st_mode = 0
        st_size = 0
    }
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var O_RDONLY: Int32 { 0 }
public var O_CLOEXEC: Int32 { 0x0100_0000 }
public var EINTR: Int32 { 4 }

public var errno: Int32 {
    get { 0 }
    set {}
}

public func strerror(_ number: Int32) -> UnsafeMutablePointer<CChar>! { nil }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }

@discardableResult
public func close(_ descriptor: Int32) -> Int32 { 0 }

@discardableResult
public func fstat(_ descriptor: Int32, _ facts: UnsafeMutablePointer<stat>!) -> Int32 { 0 }

public func pread(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int, _ offset: off_t) -> Int { 0 }
