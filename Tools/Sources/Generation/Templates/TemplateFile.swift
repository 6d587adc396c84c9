/// An entry of a template's manifest: a file that the template generates.
struct TemplateFile: Sendable {
    /// The path of the Mustache file in the template's folder.
    let source: String
    /// The path of the generated file, as a Mustache text such as `{{Name}}.swift`.
    let destination: String
    let condition: TemplateCondition?
}
