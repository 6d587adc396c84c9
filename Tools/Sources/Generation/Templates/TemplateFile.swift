/// A file that a template makes.
struct TemplateFile: Sendable {
    /// The Mustache file in the folder of the template.
    let source: String
    /// Where the file goes, in Mustache.
    let destination: String
    let condition: TemplateCondition?
}
