/// A target, as `Package.swift` writes it.
public struct ManifestTarget: Sendable, Hashable {
    /// `target`, `testTarget`, `executableTarget` and so on.
    public let kind: String
    public let name: String
    /// The folder, if the manifest names one.
    public let path: String?
    /// The names of targets and products that it depends on.
    public let dependencies: [String]
    /// The packages of the products that it depends on, by product.
    public let packages: [String: String]
    /// The expression of its settings, if it has one.
    public let settings: String?

    /// The folder by the manifest, or by the rule of the package manager.
    public var folder: String { path ?? (kind == "testTarget" ? "Tests/" : "Sources/") + name }
}
