import Foundation

/// The kind, the size and the modification time of the entry at a path.
///
/// This type is used instead of Foundation, because Foundation also looks up the name of the file's owner. That is slow in a project with
/// thousands of files.
public struct FileStatus: Sendable {
    public enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }

    public let kind: Kind
    /// The size in bytes.
    public let size: Int
    /// The time of the last change, in nanoseconds since 1970.
    public let modificationTime: Int

    /// Reads the status of the entry at a path. Nil if there is no entry, or if it cannot be accessed.
    ///
    /// - Parameter followsLinks: Whether to read the target of a link instead of the link.
    public init?(path: String, followsLinks: Bool) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        modificationTime = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
