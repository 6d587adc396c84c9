/// The developer's request to generate a package.
public struct PackageRequest: Sendable {
    /// The name of the package in any of the usual forms, such as `PhotoAlbum` or `photo-album`.
    public var name: String
    /// The folder that will contain the package's folder.
    public var parent: String
    /// The architecture of the package: `mvvm`, `mvp` or `viper`.
    public var pattern: String
    /// The program that shows the screens; nil for none.
    public var program: PackageProgram?
    /// The source of the package Belvedere: a folder, or a git address with a version.
    public var kit: KitRequirement

    /// Creates a request. All values are required.
    public init(name: String, parent: String, pattern: String, program: PackageProgram?, kit: KitRequirement) {
        self.name = name
        self.parent = parent
        self.pattern = pattern
        self.program = program
        self.kit = kit
    }
}
