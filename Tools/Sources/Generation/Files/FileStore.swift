/// Where files are read and written. Tests give one that fails or stops at a chosen step.
///
/// Paths are those of the system. Each function does one thing that the system does in one step, except `write`.
public protocol FileStore: Sendable {
    /// What stands at the path itself, or nil if there is nothing. A link is not followed.
    func kind(of path: String) throws -> FileKind?
    /// All bytes of a file.
    func read(_ path: String) throws -> [UInt8]
    /// Makes a file or replaces its bytes, and waits until they are on the disk.
    func write(_ bytes: [UInt8], to path: String) throws
    /// Puts a file where another may be, in one step.
    func rename(_ path: String, to other: String) throws
    /// Removes a file, a link or an empty folder.
    func remove(_ path: String) throws
    /// Makes one folder.
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

    /// Makes a folder and those above it. Returns the ones that were made, the outermost first.
    @discardableResult
    func makeFolders(_ path: String) throws -> [String] {
        if path.isEmpty || path == "/" { return [] }
        if try kind(of: path) != nil { return [] }
        let made = try makeFolders(Path.parent(of: path))
        try makeFolder(path)
        return made + [path]
    }

    /// Removes a folder with all that is in it. Links are removed, not followed.
    func removeTree(_ path: String) throws {
        guard let kind = try kind(of: path) else { return }
        if kind == .folder {
            for name in try names(in: path) { try removeTree(path + "/" + name) }
        }
        try remove(path)
    }

    /// All files below a folder, as paths relative to it, sorted. Links are left out.
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
