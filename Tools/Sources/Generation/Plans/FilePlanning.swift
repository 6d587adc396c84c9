/// Gathers what happens to the files of a project.
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

    /// Plans a file of a template.
    ///
    /// - Parameter ownHash: the hash of what this program wrote there before, if it did.
    mutating func make(_ path: String, _ text: String, ownHash: String?) throws {
        let before = try bytes(of: path)
        let after = Array(text.utf8)
        let action: PlannedAction =
            switch before {
            case nil: .create
            case after: .unchanged
            case .some(let bytes): ContentHash.of(bytes) == ownHash ? .update : .conflict
            }
        planned[path] = PlannedFile(action: action, path: path, before: before, after: after)
    }

    /// Plans the removal of a file that has the given hash as long as nobody edited it.
    mutating func remove(_ path: String, ownHash: String) throws {
        guard let before = try bytes(of: path) else { return }
        let action: PlannedAction = ContentHash.of(before) == ownHash ? .delete : .conflict
        planned[path] = PlannedFile(action: action, path: path, before: before, after: nil)
    }

    /// Plans an edit of a file that is a person's, or a file that this program keeps for itself.
    mutating func change(_ path: String, to after: [UInt8]?) throws {
        let before = try planned[path]?.before ?? bytes(of: path)
        let action: PlannedAction = before == after ? .unchanged : after == nil ? .delete : before == nil ? .create : .update
        if before == nil, after == nil { return }
        planned[path] = PlannedFile(action: action, path: path, before: before, after: after)
    }

    /// The text of a file as it is after what is planned.
    func text(of path: String) throws -> String? {
        guard let bytes = try planned[path]?.after ?? bytes(of: path) else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw GenerationError("file.binary", "The file \"\(path)\" is not text in UTF-8, so it cannot be changed.")
        }
        return text
    }
}
