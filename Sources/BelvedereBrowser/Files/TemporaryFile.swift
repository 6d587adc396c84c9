@_spi(Hosting) internal import Belvedere
internal import NIOCore
internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The file on the disk of the server into which an upload is written.
///
/// It has no name: its name is removed at once, so the system deletes the file when nobody uses it any more, even if the process crashes.
/// No other program can open it.
final class TemporaryFile: StoredFile {
    /// The error of a disk that cannot store the file, such as a full one.
    struct NotStored: Error {}

    private let descriptor: CInt
    private let count = Mutex(0)
    /// The bytes of the limits that this file uses until it is deleted.
    private let reservation: UploadReservation

    /// - Parameters:
    ///   - folder: the folder on whose disk the file is stored.
    ///   - reservation: the part of the limits that the file uses.
    init(in folder: String, _ reservation: UploadReservation) throws(NotStored) {
        var name = Array("\(folder)/belvedere-XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        self.reservation = reservation
        if descriptor < 0 { throw NotStored() }
        unlink(name)
        // A program that this process starts must not have the file.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// The number of bytes that have been written.
    var byteCount: Int { count.withLock(\.self) }

    /// Writes bytes at the end. It blocks the thread until the system has them.
    func append(_ bytes: ByteBuffer) throws(NotStored) {
        let start = byteCount
        let isStored = bytes.withUnsafeReadableBytes { bytes in
            var written = 0
            while written < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                let result = pwrite(descriptor, rest.baseAddress, rest.count, off_t(start + written))
                if result > 0 { written += result } else if result == 0 || errno != EINTR { return false }
            }
            return true
        }
        if !isStored { throw NotStored() }
        count.withLock { $0 = start + bytes.readableBytes }
    }

    func read(from offset: Int, upTo count: Int) throws -> [UInt8] {
        try DiskReading.bytes(of: descriptor, from: offset, upTo: count)
    }

    /// The folder for files if the options name none. `/tmp` is in the memory of many systems, and `/var/tmp` is on a disk.
    static var defaultFolder: String {
        if let folder = getenv("TMPDIR") { return String(cString: folder) }
        return access("/var/tmp", W_OK) == 0 ? "/var/tmp" : "/tmp"
    }
}
