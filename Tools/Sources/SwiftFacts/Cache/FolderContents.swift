import Foundation

/// The entries of a folder.
///
/// This type is used instead of Foundation, because the system returns the kind of each entry together with its name. Foundation returns
/// only the names, and finding each kind takes longer than listing the folder.
///
///     FolderContents(path: "Sources")?.entries.filter { $0.kind == .folder }.map(\.name)
public struct FolderContents: Sendable {
    /// The name and the kind of an entry. For a symbolic link, this is the kind of the link, not of its target.
    public struct Entry: Sendable {
        public let name: String
        public let kind: FileStatus.Kind
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)

    /// The entries sorted by name, including hidden ones.
    public let entries: [Entry]

    /// Lists the folder at a path. Nil if the folder cannot be listed.
    ///
    /// - Complexity: O(n log n) in the number of entries.
    public init?(path: String) {
        guard let nameOffset = Self.nameOffset, let stream = opendir(path) else { return nil }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            // The system ends each name with a zero byte, and the name is valid until the next call of `readdir`. The memory of an entry
            // can be shorter than its C type, because it ends after the name. So this code reads only single fields and never the whole
            // entry.
            let name = String(cString: UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self))
            if name == "." || name == ".." { continue }
            let kind: FileStatus.Kind? =
                switch Int(entry.pointee.d_type) {
                case Int(DT_REG): .file
                case Int(DT_DIR): .folder
                case Int(DT_LNK): .link
                // Some file systems do not give the kind of an entry when a folder is listed. Ask for it separately.
                case Int(DT_UNKNOWN): FileStatus(path: "\(path)/\(name)", followsLinks: false)?.kind
                default: .other
                }
            if let kind { entries.append(Entry(name: name, kind: kind)) }
        }
        self.entries = entries.sorted { $0.name < $1.name }
    }
}
