import Foundation

/// What stands in a folder.
///
/// The system says the kind of each entry together with its name. Foundation says the names alone, and to ask for each kind takes longer than to
/// list the folder.
///
///     FolderContents(path: "Sources")?.entries.filter { $0.kind == .folder }.map(\.name)
public struct FolderContents: Sendable {
    /// A name with what it names. A link is told as a link.
    public struct Entry: Sendable {
        public let name: String
        public let kind: FileStatus.Kind
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)

    /// Sorted by name, hidden ones included.
    public let entries: [Entry]

    /// Nil if the folder cannot be listed.
    ///
    /// - Complexity: O(n log n) in the number of entries.
    public init?(path: String) {
        guard let nameOffset = Self.nameOffset, let stream = opendir(path) else { return nil }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            // The system ends each name with a zero and keeps it until the next one is asked for. An entry is as long as its name, and shorter than
            // its type says, so only its parts are read.
            let name = String(cString: UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self))
            if name == "." || name == ".." { continue }
            let kind: FileStatus.Kind? =
                switch Int(entry.pointee.d_type) {
                case Int(DT_REG): .file
                case Int(DT_DIR): .folder
                case Int(DT_LNK): .link
                // Some file systems do not say it here.
                case Int(DT_UNKNOWN): FileStatus(path: "\(path)/\(name)", followsLinks: false)?.kind
                default: .other
                }
            if let kind { entries.append(Entry(name: name, kind: kind)) }
        }
        self.entries = entries.sorted { $0.name < $1.name }
    }
}
