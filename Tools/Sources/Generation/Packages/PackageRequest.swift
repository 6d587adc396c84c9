/// The package that a person asked for.
public struct PackageRequest: Sendable {
    /// The name in any of the usual forms.
    public var name: String
    /// The folder that the package is made in, under its own name.
    public var parent: String
    /// `mvvm`, `mvp` or `viper`.
    public var pattern: String
    /// Whether the package has a server that shows the screens in a browser.
    public var hasServer: Bool
    /// Where Belvedere comes from.
    public var kit: KitRequirement

    /// A request with all that it needs.
    public init(name: String, parent: String, pattern: String, hasServer: Bool, kit: KitRequirement) {
        self.name = name
        self.parent = parent
        self.pattern = pattern
        self.hasServer = hasServer
        self.kit = kit
    }
}
