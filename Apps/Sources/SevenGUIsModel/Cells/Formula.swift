/// The parsed text of a cell: nothing, a constant value or a formula.
enum Formula: Hashable, Sendable {
    case empty
    case constant(CellValue)
    case expression(Expression)

    /// The cells whose values the formula uses.
    ///
    /// - Complexity: O(*n*) in the length of the formula and the number of cells in its ranges.
    var sources: CellSet {
        var sources = CellSet()
        if case .expression(let expression) = self { expression.collect(into: &sources) }
        return sources
    }
}

/// The expression after the equals sign of a formula.
indirect enum Expression: Hashable, Sendable {
    /// A number, a text or a truth value. Its value is `empty` for an argument that is left out.
    case constant(CellValue)
    case cell(CellPlace)
    /// All cells of the rectangle between two corners. A range is only allowed as an argument of a function.
    case range(CellPlace, CellPlace)
    case negated(Expression)
    case percent(Expression)
    case operation(Operation, Expression, Expression)
    case call(FormulaFunction, [Expression])

    enum Operation: String, Sendable {
        case add = "+", subtract = "-", multiply = "*", divide = "/", power = "^", join = "&"
        case equal = "=", unequal = "<>", atMost = "<=", atLeast = ">=", less = "<", more = ">"
    }

    /// Adds the cells that the expression uses to a set.
    func collect(into sources: inout CellSet) {
        switch self {
        case .constant: break
        case .cell(let place): sources.insert(place)
        case .range(let one, let other): for place in CellPlace.range(from: one, to: other) { sources.insert(place) }
        case .negated(let inner), .percent(let inner): inner.collect(into: &sources)
        case .operation(_, let left, let right):
            left.collect(into: &sources)
            right.collect(into: &sources)
        case .call(_, let arguments): for argument in arguments { argument.collect(into: &sources) }
        }
    }
}
