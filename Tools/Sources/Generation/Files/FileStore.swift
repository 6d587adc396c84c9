/// Reads and writes files. Tests use their own store, which fails or stops at a chosen operation.
///
/// Paths are absolute paths of the operating system. Each function except `write` is a single operation: it happens completely or not at
/// all.
public protocol FileStore: Sendable {
    /// The kind of the entry at the path itself, or nil if there is none. For a symbolic link this is the kind of the link, not of its
    /// target.
    func kind(of path: String) throws -> FileKind?
    /// All bytes of a file.
    func read(_ path: String) throws -> [UInt8]
    /// Makes a file or replaces its bytes, and waits until the bytes are on the disk.
    func write(_ bytes: [UInt8], to path: String) throws
    /// Moves a file to another path in one operation. Replaces a file that is already there.
    func rename(_ path: String, to other: String) throws
    /// Removes a file, a link or an empty folder.
    func remove(_ path: String) throws
    /// Creates one folder. Its parent folder must exist.
    func makeFolder(_ path: String) throws
    /// The names in a folder, sorted.
    func names(in folder: String) throws -> [String]
}

extension FileStore {
    /// The text of a file, or nil if the file is not there.
    ///
    /// - Throws: ``GenerationError`` if it cannot be read or is not text in UTF-8.
    func text(of path: String) throws -> String? {
        guard try kind(of: path) != nil else { return nil }
        guard let text = String(validating: try read(path), as: UTF8.self) else {
            throw GenerationError("file.binary", "The file \"\(path)\" is not text in UTF-8, so it cannot be read here.")
        }
        return text
    }

    /// Creates a folder and the missing folders above it. Returns the created folders. Outer folders come before inner ones.
    @discardableResult
    func makeFolders(_ path: String) throws -> [String] {
        if path.isEmpty || path == "/" { return [] }
        if try kind(of: path) != nil { return [] }
        let made = try makeFolders(Path.parent(of: path))
        try makeFolder(path)
        return made + [path]
    }

    /// Removes a folder with everything in it. For a symbolic link, only the link is removed, not its target.
    func removeTree(_ path: String) throws {
        guard let kind = try kind(of: path) else { return }
        if kind == .folder {
            for name in try names(in: path) { try removeTree(path + "/" + name) }
        }
        try remove(path)
    }

    /// All files below a folder, as sorted paths relative to the folder. Symbolic links are left out.
    func files(below folder: String) throws -> [String] {
        try names(in: folder).flatMap { name -> [String] in
            let path = folder + "/" + name
            switch try kind(of: path) {
            case .file: return [name]
            case .folder: return try files(below: path).map { name + "/" + $0 }
            default: return []
            }
        }
    }
}
