/// A command that runs in the project after the files are written.
struct TemplateHook: Sendable, Hashable {
    /// The program and its arguments, each as a Mustache text.
    let command: [String]
    let condition: TemplateCondition?
}
