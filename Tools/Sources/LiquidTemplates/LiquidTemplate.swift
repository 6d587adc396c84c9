/// A template in Liquid, the template language of the code generator Generamba. Only the features that Generamba's templates use are
/// supported.
///
/// Supported are output, filters, ranges, `if`, `unless`, `case`, `for`, `break`, `continue`, `assign`, `capture`, `include`, `comment` and
/// `raw`. As in Liquid, a name without a value is empty.
///
/// ```swift
/// let template = try LiquidTemplate("class {{ name | capitalize }} {}")
/// print(try template.render(["name": .text("profile")]))       // "class Profile {}"
/// ```
public struct LiquidTemplate: Sendable {
    private let nodes: [LiquidNode]

    /// - Throws: ``LiquidError`` with the line of the first part that cannot be parsed.
    public init(_ source: String) throws(LiquidError) {
        var parser = try LiquidParser(source)
        nodes = try parser.template()
    }

    /// Renders the template with these values.
    ///
    /// - Parameters:
    ///   - values: The value of each name that the template can use.
    ///   - now: The date and the time that the filter `date` writes for `'now'`. Without it the filter keeps the text `now`.
    ///   - snippet: Returns the source of the snippet with a name, for `include`; nil if there is none.
    /// - Throws: ``LiquidError`` if a snippet is missing, cannot be read, or includes itself endlessly, or if a value cannot be used.
    public func render(
        _ values: [String: LiquidValue], now: LiquidMoment? = nil, snippet: (String) -> String? = { _ in nil }
    ) throws(LiquidError) -> String {
        var rendering = LiquidRendering(values: values, now: now)
        try rendering.render(nodes, snippet)
        return rendering.output
    }
}
