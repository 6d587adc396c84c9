/// The source from which a new package gets Belvedere.
public enum KitRequirement: Sendable, Hashable {
    /// The path of a local folder, as it will be in `Package.swift`.
    case folder(String)
    /// A git address, with the oldest accepted version.
    case version(url: String, from: String)

    /// The expression for `Package.swift` that declares the dependency on Belvedere.
    var declaration: String {
        switch self {
        case .folder(let path): ".package(name: \"belvedere\", path: \"\(Self.escaped(path))\")"
        case .version(let url, let version): ".package(url: \"\(Self.escaped(url))\", from: \"\(Self.escaped(version))\")"
        }
    }

    /// The expression for `Package.swift` that declares the dependency on the package with the native windows. An address has none: git
    /// addresses name whole repositories, and the package is a folder in one.
    var desktopDeclaration: String {
        switch self {
        case .folder(let path): ".package(path: \"\(Self.escaped(path))/Desktop\")"
        case .version: ""
        }
    }

    /// The name of the package Belvedere in the dependencies of targets.
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
