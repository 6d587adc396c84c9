/// A product of a package that the files of a template import. A target of the project gets it as a dependency.
struct TemplatePackageProduct: Sendable {
    /// The target that gets the dependency.
    enum Place: String, Sendable, CaseIterable {
        /// The target of the module.
        case module
        /// The tests of the target.
        case tests
        /// The program that shows the screens in a browser.
        case program
    }

    let product: String
    /// The address of the package, with the oldest accepted version; nil for the package Belvedere.
    let source: (url: String, version: String)?
    let place: Place
    let condition: TemplateCondition?
}
