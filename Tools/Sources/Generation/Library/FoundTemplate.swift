/// A template together with the place where the library found it.
public struct FoundTemplate: Sendable {
    /// The template itself.
    public let template: Template
    /// The place where the library found the template, such as the project or this program.
    public let origin: TemplateOrigin
}
