/// The reason why a cell has no value.
public enum CellError: String, Error, Hashable, Sendable {
    /// The cell depends on itself, directly or through other cells.
    case cycle = "#CYCLE"
    /// A division by zero.
    case division = "#DIV/0"
    /// The formula uses a text where it needs a number.
    case notANumber = "#NUMBER"
    /// The result is a text with more bytes than a cell may have.
    case tooLong = "#LENGTH"
}
