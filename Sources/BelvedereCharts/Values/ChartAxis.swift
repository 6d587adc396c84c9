/// An axis of a ``Chart``: its title, and the form of its numbers.
///
/// ```swift
/// let price = ChartAxis("Price", format: .currency("EUR"))
/// ```
nonisolated public struct ChartAxis: Sendable, Hashable {
    /// The title beside the axis, and above the column of the table; empty for none.
    public let title: String
    /// The form of the numbers.
    public let format: ChartFormat

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: the title; empty for none.
    ///   - format: the form of the numbers.
    public init(_ title: String = "", format: ChartFormat = .number) {
        self.title = title
        self.format = format
    }
}

/// The form of the numbers on an axis of a ``Chart``. The chart writes them in the language of the person, with its separators and digits.
///
/// ```swift
/// let temperature = ChartFormat.unit("°C")       // 21.5 °C
/// let amount = ChartFormat.currency("EUR")        // €1,200
/// ```
nonisolated public struct ChartFormat: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case number
        case percent
        case currency(String)
        case unit(String)
    }

    let kind: Kind

    /// Plain numbers, such as 1,200.
    public static let number = ChartFormat(kind: .number)
    /// Shares of a whole: 0.25 is 25%.
    public static let percent = ChartFormat(kind: .percent)

    /// Returns the form of amounts of a currency.
    ///
    /// - Parameter code: the code of the currency by ISO 4217, such as `EUR`.
    public static func currency(_ code: String) -> ChartFormat { ChartFormat(kind: .currency(code)) }

    /// Returns the form of numbers with a unit behind them.
    ///
    /// - Parameter symbol: the unit in the language of the person, such as `km`.
    public static func unit(_ symbol: String) -> ChartFormat { ChartFormat(kind: .unit(symbol)) }
}
