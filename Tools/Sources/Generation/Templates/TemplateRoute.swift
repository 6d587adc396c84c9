/// A case that a template adds to the routes of the project, and what the builder makes of it. Both are Mustache.
struct TemplateRoute: Sendable {
    let caseName: String
    /// The associated values of the case, such as `(id: Int)`, or nothing.
    let values: String
    /// The pattern that the builder matches, if it is not `.caseName`.
    let pattern: String?
    /// The expression that makes the screen.
    let builds: String
    let condition: TemplateCondition?
}
