import Repeatable
import SwiftFacts

/// The names, sizes and modification times of the files from which a program is built.
///
/// Two of them show the files that an edit has changed. This works on every system, and no edit is lost if the system drops events.
struct SourceStamps: Sendable, Equatable {
    private struct Stamp: Sendable, Equatable {
        var size: Int
        var time: Int
    }

    private var stamps: [String: Stamp] = [:]

    /// Reads the status of all files at some places.
    ///
    /// - Complexity: O(n log n) in the number of files.
    init(of places: SourcePlaces) {
        for path in places.manifests { add(path) }
        for folder in places.folders { addFiles(below: folder) }
    }

    /// The paths of the files.
    var paths: some Collection<String> { stamps.keys }

    /// A text that is the same for equal stamps, also in another process.
    var digest: String {
        FNVDigest.digits(of: stamps.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.size) \($0.value.time)\n" }.joined().utf8)
    }

    /// The files that differ from those of an earlier moment, sorted by path.
    func changes(since earlier: SourceStamps) -> [SourceChange] {
        let present = stamps.compactMap { path, stamp -> SourceChange? in
            guard let before = earlier.stamps[path] else { return SourceChange(path: path, kind: .added) }
            return before == stamp ? nil : SourceChange(path: path, kind: .edited)
        }
        let removed = earlier.stamps.keys.filter { stamps[$0] == nil }.map { SourceChange(path: $0, kind: .removed) }
        return (present + removed).sorted { $0.path < $1.path }
    }

    /// The modification time of a file, in nanoseconds since 1970. Nil if there is no such file.
    func time(of path: String) -> Int? { stamps[path]?.time }

    private mutating func add(_ path: String) {
        guard let status = FileStatus(path: path, followsLinks: true), status.kind == .file else { return }
        stamps[path] = Stamp(size: status.size, time: status.modificationTime)
    }

    private mutating func addFiles(below folder: String) {
        for entry in FolderContents(path: folder)?.entries ?? [] where !Self.isIgnored(entry.name) {
            let path = folder + "/" + entry.name
            switch entry.kind {
            case .folder: addFiles(below: path)
            // A link to a folder could lead back to a folder above it, so only links to files count.
            case .file, .link: add(path)
            case .other: break
            }
        }
    }

    /// Whether an editor writes a file with this name only for itself, or the file is hidden.
    static func isIgnored(_ name: String) -> Bool {
        // The editor vim makes the file 4913 to try whether it may write.
        name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".tmp")
            || name == "4913"
    }
}
