/// A function that a formula can call. The raw value is its name in small letters.
enum FormulaFunction: String, CaseIterable, Sendable {
    case sum, product, average, count, min, max
    case abs, round, sqrt, mod, `if`, and, or, not
    // These functions have the names from the original task of 7GUIs.
    case add, sub, mul, div, prod, avg

    /// The numbers of arguments that the function accepts.
    var arguments: ClosedRange<Int> {
        switch self {
        case .sum, .product, .prod, .average, .avg, .count, .min, .max, .and, .or: 1...100
        case .abs, .sqrt, .not: 1...1
        case .round: 1...2
        case .mod, .add, .sub, .mul, .div: 2...2
        case .if: 1...3
        }
    }

    /// Whether an argument of the function may be a range of cells.
    var takesRanges: Bool { arguments.upperBound == 100 }
}
