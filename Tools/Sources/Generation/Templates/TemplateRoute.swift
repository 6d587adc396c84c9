/// A case that a template adds to the project's enum of routes, and the expression that creates the screen for it. Both are Mustache texts.
struct TemplateRoute: Sendable {
    let caseName: String
    /// The associated values of the case, such as `(id: Int)`, or an empty text.
    let values: String
    /// The pattern that matches the route in the `switch`; nil for `.caseName`.
    let pattern: String?
    /// The expression that creates the screen.
    let builds: String
    /// The expression for the title of a link that the first screen gets; nil for a route without such a link.
    let link: String?
    let condition: TemplateCondition?
}
