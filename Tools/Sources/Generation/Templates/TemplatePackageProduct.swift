/// A product of a package that the files of a template import. The target of the module gets it as a dependency.
struct TemplatePackageProduct: Sendable {
    let product: String
    /// The address of the package, with the oldest accepted version; nil for the package Belvedere.
    let source: (url: String, version: String)?
    let condition: TemplateCondition?
}
