#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A file outside the memory of the app. A host stores an uploaded file this way, so that a large file needs little memory.
///
/// ```swift
/// func start(of file: any StoredFile) throws -> [UInt8] { try file.read(from: 0, upTo: 65_536) }
/// ```
@_spi(Hosting) nonisolated public protocol StoredFile: AnyObject, Sendable {
    /// The size of the file in bytes.
    var byteCount: Int { get }
    /// Returns bytes of the file. It returns fewer than `count` bytes only at the end of the file.
    ///
    /// - Throws: an error of the file system.
    /// - Complexity: O(*n*) in `count`.
    func read(from offset: Int, upTo count: Int) throws -> [UInt8]
}

/// The error of a file that cannot be read.
nonisolated public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String { case notOpened, notRead }

    private let code: Code
    private let reason: String

    static func notOpened(_ path: String) -> Self { Self(code: .notOpened, reason: "\(path): \(systemReason)") }
    static var notRead: Self { Self(code: .notRead, reason: systemReason) }

    private static var systemReason: String { String(cString: strerror(errno)) }

    /// A sentence for a log: what happened, and what to do.
    public var description: String {
        switch code {
        case .notOpened: "The file could not be opened. Check that it exists and that this program may read it. \(reason)"
        case .notRead: "The file could not be read. Check the disk. \(reason)"
        }
    }
}

/// An open file of the server's disk that an app offers to a person.
nonisolated final class DiskFile: StoredFile {
    let byteCount: Int
    private let descriptor: CInt

    init(path: String) throws(FileError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw .notOpened(path) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notOpened(path)
        }
        byteCount = Int(facts.st_size)
    }

    deinit { close(descriptor) }

    func read(from offset: Int, upTo count: Int) throws -> [UInt8] { try DiskReading.bytes(of: descriptor, from: offset, upTo: count) }
}

/// Reads bytes of an open file of the disk.
nonisolated package enum DiskReading {
    /// Returns bytes of the file. It returns fewer than `count` bytes only at the end of the file.
    ///
    /// - Parameter descriptor: the number of the open file.
    /// - Complexity: O(*n*) in `count`.
    package static func bytes(of descriptor: CInt, from offset: Int, upTo count: Int) throws(FileError) -> [UInt8] {
        var isBroken = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let result = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
                if result > 0 {
                    filled += result
                } else if result == 0 {
                    return
                } else if errno != EINTR {
                    isBroken = true
                    return
                }
            }
        }
        if isBroken { throw .notRead }
        return bytes
    }
}
