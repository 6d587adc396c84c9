/// A function that a formula can call, by its name in small letters.
enum FormulaFunction: String, CaseIterable, Sendable {
    case sum, product, average, count, min, max
    case abs, round, sqrt, mod, `if`, and, or, not
    // The names of the original task.
    case add, sub, mul, div, prod, avg

    /// How many arguments it takes.
    var arguments: ClosedRange<Int> {
        switch self {
        case .sum, .product, .prod, .average, .avg, .count, .min, .max, .and, .or: 1...100
        case .abs, .round, .sqrt, .not: 1...1
        case .mod, .add, .sub, .mul, .div: 2...2
        case .if: 3...3
        }
    }

    /// Whether ranges may be among its arguments.
    var takesRanges: Bool { arguments.upperBound == 100 }
}
