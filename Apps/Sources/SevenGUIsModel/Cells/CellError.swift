/// Why a cell has no value.
public enum CellError: String, Error, Hashable, Sendable {
    /// The cell needs itself, directly or by way of others.
    case cycle = "#CYCLE"
    /// Something is divided by zero.
    case division = "#DIV/0"
    /// A text stands where a number is needed.
    case notANumber = "#NUMBER"
}
