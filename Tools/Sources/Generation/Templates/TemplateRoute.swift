/// A case that a template adds to the project's enum of routes, and the expression that creates the screen for it. Both are Mustache texts.
struct TemplateRoute: Sendable {
    let caseName: String
    /// The associated values of the case, such as `(id: Int)`, or an empty text.
    let values: String
    /// The pattern that matches the route in the `switch`; nil for `.caseName`.
    let pattern: String?
    /// The expression that creates the screen.
    let builds: String
    let condition: TemplateCondition?
}
