/// What `template.yml` says: what the template is for, what it asks, and what it makes.
struct TemplateManifest: Sendable {
    static let fileName = "template.yml"

    let name: String
    let summary: String
    let options: [TemplateOption]
    /// Which names the template gets.
    let makes: TemplateProduct
    /// Whether the template needs at least one attribute.
    let needsAttributes: Bool
    /// Names that the files of the template use themselves, so that no attribute can have them.
    let reservedAttributes: [String]
    let uses: [TemplateUse]
    let files: [TemplateFile]
    let routes: [TemplateRoute]
    let hooks: [TemplateHook]
}
