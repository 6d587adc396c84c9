/// A node in the tree of a parsed Liquid template, such as an output or a loop.
indirect enum LiquidNode: Sendable {
    case text(String)
    case output(LiquidExpression)
    /// Renders the first branch whose condition is true. A branch without a condition is always true.
    case branches([(condition: LiquidCondition?, body: [LiquidNode])])
    case loop(variable: String, list: LiquidExpression, isReversed: Bool, body: [LiquidNode], otherwise: [LiquidNode])
    case assignment(String, LiquidExpression)
    case capture(String, [LiquidNode])
    /// Renders another template, called a snippet. An isolated snippet can use only the given variables, and its assignments do not change
    /// the variables of the outer template.
    case include(name: LiquidExpression, variables: [(String, LiquidExpression)], isIsolated: Bool, line: Int)

    /// Whether the node can write only white space. Liquid writes nothing at all for a block that contains only such nodes.
    var isBlank: Bool {
        switch self {
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .output, .include: false
        case .branches(let branches): branches.allSatisfy { $0.body.allSatisfy(\.isBlank) }
        case .loop(_, _, _, let body, let otherwise): (body + otherwise).allSatisfy(\.isBlank)
        case .assignment, .capture: true
        }
    }
}
