/// A template, with where it was found.
public struct FoundTemplate: Sendable {
    /// The template itself.
    public let template: Template
    /// Where it comes from.
    public let origin: TemplateOrigin
}
