/// The code that a template adds to the main file of the program that shows the screens in a browser.
struct TemplateProgram: Sendable, Hashable {
    /// The modules that the code needs.
    let imports: [String]
    /// A statement before the server starts.
    let before: String
    /// The expression that decides who may open the app.
    let admission: String
    /// The expression that adds routes to the server.
    let routes: String
}
