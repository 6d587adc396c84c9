/// A target that `Package.swift` declares.
public struct ManifestTarget: Sendable, Hashable {
    /// The kind: `target`, `testTarget`, `executableTarget` and so on.
    public let kind: String
    public let name: String
    /// The path of the target's folder, if the manifest contains it.
    public let path: String?
    /// The names of targets and products that it depends on.
    public let dependencies: [String]
    /// The packages of the products that the target depends on. The key is the name of the product.
    public let packages: [String: String]
    /// The source text of the target's `swiftSettings`, if it has any.
    public let settings: String?
    /// Whether the target uses plug-ins.
    public let usesPlugins: Bool

    /// The path of the target's folder: from the manifest, or otherwise the default of the package manager.
    public var folder: String { path ?? (kind == "testTarget" ? "Tests/" : "Sources/") + name }
}
