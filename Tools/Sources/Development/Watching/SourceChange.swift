/// A file that was edited, added or removed.
struct SourceChange: Sendable, Hashable {
    enum Kind: Sendable {
        case edited
        case added
        case removed
    }

    var path: String
    var kind: Kind

    /// The name of the file without its folder.
    var name: String { String(path.split(separator: "/").last ?? "") }

    /// Whether the file is the manifest of a package. A changed manifest can bring other targets.
    var isManifest: Bool { name == "Package.swift" }
}
