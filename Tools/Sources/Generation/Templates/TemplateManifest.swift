/// The content of `template.yml`: the template's purpose, its options and its files.
struct TemplateManifest: Sendable {
    static let fileName = "template.yml"

    let name: String
    let summary: String
    let options: [TemplateOption]
    /// Whether the template generates a module or a package. This decides which names its texts can use.
    let makes: TemplateProduct
    /// Whether the template needs at least one attribute.
    let needsAttributes: Bool
    /// Names that the template's own code uses. An attribute must not have one of them.
    let reservedAttributes: [String]
    /// Names of types that the template's own code uses. A module must not have one of them.
    let reservedNames: [String]
    /// Whether the files of the template use the project's enum of routes.
    let needsRoutes: Bool
    /// The expressions that the template adds to the main file of the program; nil if it adds none.
    let program: TemplateProgram?
    /// The name of each module of the template, if a package has at most one; nil if the developer names the modules.
    let moduleName: String?
    let products: [TemplatePackageProduct]
    let uses: [TemplateUse]
    let files: [TemplateFile]
    let routes: [TemplateRoute]
    let hooks: [TemplateHook]
    /// The steps that the developer takes after the files are written, as lines of text.
    let next: [String]
}
