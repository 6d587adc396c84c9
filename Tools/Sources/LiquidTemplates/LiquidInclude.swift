/// An `include` or a `render` of a Liquid template, which renders another template, called a snippet.
struct LiquidInclude: Sendable {
    let name: LiquidExpression.Source
    /// The value after `with` or `for`, which the snippet can use under its own name.
    let subject: LiquidExpression.Source?
    /// Whether the snippet is rendered for each item of a subject that is a list.
    let isForEach: Bool
    let variables: [(String, LiquidExpression.Source)]
    /// Whether the snippet can use only the given variables, and its assignments do not change the variables of the outer template.
    let isIsolated: Bool
    let line: Int

    init(_ words: inout LiquidWords, isIsolated: Bool) throws(LiquidError) {
        self.isIsolated = isIsolated
        line = words.line
        let tag = isIsolated ? "render" : "include"
        name = try words.source()
        let isFor = words.take("for")
        subject = isFor || words.take("with") ? try words.source() : nil
        // `render` with `with` gives the snippet the whole list.
        isForEach = isFor || !isIsolated
        if words.peek == "as" { throw LiquidError(text: "\"\(tag)\" with \"as\" is not supported.", line: line) }
        var variables: [(String, LiquidExpression.Source)] = []
        while words.take(",") || !words.isAtEnd {
            guard let variable = words.take(), words.take(":") else {
                throw LiquidError(text: "\"\(tag)\" takes names with values, as in \"name: value\".", line: line)
            }
            variables.append((variable, try words.source()))
        }
        self.variables = variables
    }
}
