#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The file descriptors of the process. A server that has none left accepts nobody, and does not say so.
enum FileDescriptors {
    /// The number of connections that leaves enough descriptors for files and services.
    static var roomForConnections: Int {
        let limit = min(Int(sysconf(Int32(_SC_OPEN_MAX))), 1 << 20)
        let used = (0..<Int32(min(max(limit, 0), 1_024))).count { fcntl($0, F_GETFD) != -1 }
        return max(4, limit - used - max(32, limit / 16))
    }
}
