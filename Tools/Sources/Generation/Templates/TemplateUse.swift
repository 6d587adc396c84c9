/// The use of another template by a template. The files of that other template are then generated too.
struct TemplateUse: Sendable {
    let template: String
    /// The name for the module that the used template generates; nil for the same name.
    let name: String?
    let condition: TemplateCondition?
    /// The values for options of the used template that differ from its defaults.
    let options: [String: String]
}
