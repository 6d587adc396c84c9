/// Another template whose files belong to this one.
struct TemplateUse: Sendable {
    let template: String
    /// The name of the module that the other template makes, if it differs.
    let name: String?
    let condition: TemplateCondition?
    /// Options of the other template that differ.
    let options: [String: String]
}
