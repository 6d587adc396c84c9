/// A part of a template.
indirect enum LiquidNode: Sendable {
    case text(String)
    case output(LiquidExpression)
    /// The first branch whose condition holds is rendered. A branch without a condition always holds.
    case branches([(condition: LiquidCondition?, body: [LiquidNode])])
    case loop(variable: String, list: LiquidExpression, isReversed: Bool, body: [LiquidNode], otherwise: [LiquidNode])
    case assignment(String, LiquidExpression)
    case capture(String, [LiquidNode])
    /// An isolated snippet sees nothing but the variables that it is given, and what it assigns stays inside.
    case include(name: LiquidExpression, variables: [(String, LiquidExpression)], isIsolated: Bool, line: Int)

    /// Whether nothing but white space could come out. Liquid writes nothing at all for a block of such parts.
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
