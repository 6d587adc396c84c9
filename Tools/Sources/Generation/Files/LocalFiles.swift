#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file store of this machine.
public struct LocalFiles: FileStore {
    /// Creates a store of all files that this process may reach.
    public init() {}

    public func kind(of path: String) throws -> FileKind? {
        var status = stat()
        if lstat(path, &status) != 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure("looked at", path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    public func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 { throw failure("read", path) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = system { block.withUnsafeMutableBytes { readBytes(file, $0.baseAddress, $0.count) } }
            if count < 0 { throw failure("read", path) }
            if count == 0 { return bytes }
            bytes += block[..<count]
        }
    }

    public func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        if file < 0 { throw failure("written", path) }
        defer { close(file) }
        var written = 0
        while written < bytes.count {
            let count = system { bytes[written...].withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) } }
            if count < 0 { throw failure("written", path) }
            written += count
        }
        if fsync(file) != 0 { throw failure("written", path) }
    }

    public func rename(_ path: String, to other: String) throws {
        if renameFile(path, other) != 0 { throw failure("put in its place", other) }
    }

    public func remove(_ path: String) throws {
        let isFolder = try kind(of: path) == .folder
        if (isFolder ? rmdir(path) : unlink(path)) != 0 { throw failure("removed", path) }
    }

    public func makeFolder(_ path: String) throws {
        if mkdir(path, 0o755) != 0 { throw failure("made", path) }
    }

    public func names(in folder: String) throws -> [String] {
        guard let stream = opendir(folder) else { throw failure("read", folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                // Safe: POSIX guarantees that the array `d_name` contains a zero byte at the end of the name.
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Repeats a system call that a signal interrupted (`EINTR`).
    private func system(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    private func failure(_ what: String, _ path: String) -> GenerationError {
        GenerationError.system(errno, "\"\(path)\" cannot be \(what)")
    }
}

// These functions call the system's functions `read`, `write` and so on. Within `LocalFiles` those names would mean its own methods.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, buffer, count) }
private func writeBytes(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }
private func renameFile(_ path: String, _ other: String) -> Int32 { rename(path, other) }

extension GenerationError {
    /// An error with the system's message for an error code.
    static func system(_ code: Int32, _ what: String) -> GenerationError {
        let reason =
            switch code {
            case ENOSPC, EDQUOT: "the disk is full"
            case EACCES, EPERM: "you have no permission there"
            case EROFS: "the disk is read-only"
            case ENOENT: "it is not there"
            case EISDIR: "it is a folder"
            case ENOTDIR: "a part of the path is a file and no folder"
            case ENAMETOOLONG: "its name is too long"
            case ELOOP: "its links form a circle"
            default: String(cString: strerror(code))
            }
        return GenerationError(code == ENOSPC || code == EDQUOT ? "file.disk-full" : "file.system", "\(what): \(reason).")
    }
}
