#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files of this machine.
public struct LocalFiles: FileStore {
    /// The files, as this process may see them.
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
                // `d_name` ends with a zero within its bounds: POSIX says so.
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Calls again what a signal cut.
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

// The functions of the system have the names of the functions above.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, buffer, count) }
private func writeBytes(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(file, buffer, count) }
private func renameFile(_ path: String, _ other: String) -> Int32 { rename(path, other) }

extension GenerationError {
    /// What the system says, in words.
    static func system(_ code: Int32, _ what: String) -> GenerationError {
        let reason =
            switch code {
            case ENOSPC, EDQUOT: "the disk is full"
            case EACCES, EPERM: "you may not do that there"
            case EROFS: "the disk can only be read"
            case ENOENT: "it is not there"
            case EISDIR: "it is a folder"
            case ENOTDIR: "a part of the path is a file and no folder"
            case ENAMETOOLONG: "its name is too long"
            case ELOOP: "its links lead in a circle"
            default: String(cString: strerror(code))
            }
        return GenerationError(code == ENOSPC || code == EDQUOT ? "file.disk-full" : "file.system", "\(what): \(reason).")
    }
}
