import Foundation

/// What kind of thing stands at a path, and how large it is.
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

    /// Nil if nothing is there, or it cannot be seen.
    ///
    /// - Parameter followsLinks: Whether a link stands for what it leads to.
    public init?(path: String, followsLinks: Bool) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        kind = switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
        size = Int(status.st_size)
    }
}
