#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The number of files and connections that the process may open. When it is used up, a server accepts no connection and reports no error.
enum FileDescriptors {
    /// The maximum number of connections. It leaves some file descriptors for files and services.
    static var roomForConnections: Int {
        let limit = min(Int(sysconf(Int32(_SC_OPEN_MAX))), 1 << 20)
        let used = (0..<Int32(min(max(limit, 0), 1_024))).count { fcntl($0, F_GETFD) != -1 }
        return max(4, limit - used - max(32, limit / 16))
    }
}
