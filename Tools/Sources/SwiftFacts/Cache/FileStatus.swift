import Foundation

/// What kind of thing stands at a path, how large it is and when it was written.
///
/// Foundation also looks up the name of the owner. That is slow where a project has thousands of files.
public struct FileStatus: Sendable {
    public enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }

    public let kind: Kind
    /// In bytes.
    public let size: Int
    /// In nanoseconds since 1970.
    public let modificationTime: Int

    /// Nil if nothing is there, or it cannot be seen.
    ///
    /// - Parameter followsLinks: Whether a link stands for what it leads to.
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
