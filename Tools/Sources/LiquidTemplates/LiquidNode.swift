/// A node in the tree of a parsed Liquid template, such as an output or a loop.
indirect enum LiquidNode: Sendable {
    case text(String)
    case output(LiquidExpression)
    /// Renders the first branch whose condition is true. A branch without a condition is always true.
    case branches([(condition: LiquidCondition?, body: [LiquidNode])])
    case loop(LiquidLoop)
    /// Ends the loop around it, or only its current turn.
    case interruption(isBreak: Bool)
    case assignment(String, LiquidExpression)
    case capture(String, [LiquidNode])
    /// Renders another template, called a snippet.
    case include(LiquidInclude)

    /// Whether the node can write only white space. Liquid writes nothing at all for a block that contains only such nodes.
    var isBlank: Bool {
        switch self {
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .output, .include, .interruption: false
        case .branches(let branches): branches.allSatisfy { $0.body.allSatisfy(\.isBlank) }
        case .loop(let loop): (loop.body + loop.otherwise).allSatisfy(\.isBlank)
        case .assignment, .capture: true
        }
    }
}
