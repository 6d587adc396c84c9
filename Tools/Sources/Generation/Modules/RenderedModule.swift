/// The result of rendering a module's template: files, routes, commands to run, and next steps.
struct RenderedModule {
    struct Route: Hashable {
        let caseName: String
        let values: String
        let pattern: String
        let builds: String
        /// The expression for the title of a link to the screen; empty for a route without one.
        let link: String

        /// The route with its texts for people in the code.
        var withLiterals: Route { withTexts(MarkedTexts.literals) }

        /// The route with its marked texts replaced.
        func withTexts(_ replaced: (String) -> String) -> Route {
            Route(caseName: caseName, values: values, pattern: pattern, builds: replaced(builds), link: replaced(link))
        }
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
    /// The steps that the developer takes after the files are written.
    var next: [String] = []
}
