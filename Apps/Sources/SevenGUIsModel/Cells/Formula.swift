/// What a person has entered into a cell.
enum Formula: Hashable, Sendable {
    case empty
    case number(Double)
    case text(String)
    case expression(Expression)

    /// The cells that have to be known first.
    var sources: Set<CellPlace> {
        if case .expression(let expression) = self { expression.sources } else { [] }
    }
}

/// What stands behind the equals sign of a formula.
indirect enum Expression: Hashable, Sendable {
    case number(Double)
    case text(String)
    case cell(CellPlace)
    /// All cells between two corners; only as an argument of a function.
    case range(CellPlace, CellPlace)
    case negated(Expression)
    case operation(Operation, Expression, Expression)
    case call(FormulaFunction, [Expression])

    enum Operation: String, Sendable {
        case add = "+", subtract = "-", multiply = "*", divide = "/", power = "^", join = "&"
        case equal = "=", unequal = "<>", atMost = "<=", atLeast = ">=", less = "<", more = ">"
    }

    var sources: Set<CellPlace> {
        switch self {
        case .number, .text: []
        case .cell(let place): [place]
        case .range(let one, let other): Set(CellPlace.range(from: one, to: other))
        case .negated(let inner): inner.sources
        case .operation(_, let left, let right): left.sources.union(right.sources)
        case .call(_, let arguments): arguments.reduce(into: []) { $0.formUnion($1.sources) }
        }
    }
}
