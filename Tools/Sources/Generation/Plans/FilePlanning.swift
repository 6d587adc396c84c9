import Repeatable

/// Collects the planned changes of a project's files, and finds conflicts among them.
struct FilePlanning {
    let root: String
    let files: any FileStore
    private(set) var planned: [String: PlannedFile] = [:]

    init(root: String, files: any FileStore) {
        self.root = root
        self.files = files
    }

    func bytes(of path: String) throws -> [UInt8]? {
        switch try files.kind(of: root + "/" + path) {
        case nil: nil
        case .file: try files.read(root + "/" + path)
        case .folder: throw GenerationError("path.folder", "\"\(path)\" is a folder, so no file can have this name.")
        case .link, .other: throw GenerationError("path.link", "\"\(path)\" is a link or no file, and nothing is written through it.")
        }
    }

    /// Plans to create or update a file that a template generates.
    ///
    /// - Parameter ownHash: The hash of the text that this program wrote to this path in an earlier run; nil if it did not.
    mutating func make(_ path: String, _ text: String, ownHash: String?) throws {
        let before = try bytes(of: path)
        let after = Array(text.utf8)
        let action: PlannedAction =
            switch before {
            case nil: .create
            case after: .unchanged
            case .some(let bytes): FNVDigest.digits(of: bytes) == ownHash ? .update : .conflict
            }
        planned[path] = PlannedFile(action: action, path: path, before: before, after: after)
    }

    /// Plans the removal of a file. If its text no longer has the hash `ownHash`, the removal becomes a conflict.
    mutating func remove(_ path: String, ownHash: String) throws {
        guard let before = try bytes(of: path) else { return }
        let action: PlannedAction = FNVDigest.digits(of: before) == ownHash ? .delete : .conflict
        planned[path] = PlannedFile(action: action, path: path, before: before, after: nil)
    }

    /// Plans a change of a file that the developer wrote, or of a file that belongs to this program.
    mutating func change(_ path: String, to after: [UInt8]?) throws {
        let before = try planned[path]?.before ?? bytes(of: path)
        let action: PlannedAction = before == after ? .unchanged : after == nil ? .delete : before == nil ? .create : .update
        if before == nil, after == nil { return }
        planned[path] = PlannedFile(action: action, path: path, before: before, after: after)
    }

    /// The text of a file after the planned changes.
    func text(of path: String) throws -> String? {
        guard let bytes = try planned[path]?.after ?? bytes(of: path) else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw GenerationError("file.binary", "The file \"\(path)\" is not text in UTF-8, so it cannot be changed.")
        }
        return text
    }
}
