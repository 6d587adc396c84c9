/// Where a new package gets Belvedere from.
public enum KitRequirement: Sendable, Hashable {
    /// A folder, as it shall stand in the manifest.
    case folder(String)
    /// A git address, and the oldest version that will do.
    case version(url: String, from: String)

    /// The expression in `Package.swift`.
    var declaration: String {
        switch self {
        case .folder(let path): ".package(name: \"belvedere\", path: \"\(Self.escaped(path))\")"
        case .version(let url, let version): ".package(url: \"\(Self.escaped(url))\", from: \"\(Self.escaped(version))\")"
        }
    }

    /// The name by which products of the package are asked for.
    var package: String {
        switch self {
        case .folder: "belvedere"
        case .version(let url, _):
            String(Path.name(of: url).hasSuffix(".git") ? Path.name(of: url).dropLast(4) : Path.name(of: url)[...])
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "\\" || $1 == "\"" ? "\\\($1)" : String($1) }
    }
}
