/// The result of rendering a module's template: files, routes, and commands to run.
struct RenderedModule {
    struct Route: Hashable {
        let caseName: String
        let values: String
        let pattern: String
        let builds: String
    }

    /// A product that a target of the project needs.
    struct PackageProduct: Hashable {
        let name: String
        let place: TemplatePackageProduct.Place
        /// The address of its package; nil for the package Belvedere.
        let url: String?
        let version: String
    }

    /// The texts of the files. The key is the path.
    var files: [String: String] = [:]
    var routes: [Route] = []
    var products: [PackageProduct] = []
    var hooks: [[String]] = []
    var areHooksTrusted = true
}
