public import BelvedereBinding

/// A flight to book, there or there and back. The rules between the fields stand here, and nowhere else.
public final class FlightViewModel {
    public let kind = Dynamic(FlightKind.oneWay)
    /// The day of departure, as the person writes it.
    public let departure: Dynamic<String>
    /// The day of return, as the person writes it.
    public let comeback: Dynamic<String>
    /// What has been booked, in words.
    public let bookings = Signal<String>()

    /// Whether the flight back can be entered.
    public private(set) lazy var hasReturn = kind.map { $0 == .withReturn }
    /// What is wrong with the day of departure; empty if nothing is.
    public private(set) lazy var departureProblem = departure.map { Self.problem(of: $0) }
    /// What is wrong with the day of return; empty if nothing is, or if it does not count.
    public private(set) lazy var comebackProblem = combine(hasReturn, comeback) { $0 ? Self.problem(of: $1) : "" }
    /// Books the flight. It can be booked when the dates that count are dates, in their order.
    public private(set) lazy var book = Command(
        canExecute: combine(hasReturn, departure, comeback) { hasReturn, departure, comeback in
            guard let first = FlightDate.date(departure) else { return false }
            if !hasReturn { return true }
            return FlightDate.date(comeback).map { $0 >= first } ?? false
        }
    ) { [unowned self] in
        bookings.send(
            hasReturn.value
                ? "You have booked a return flight from \(departure.value) to \(comeback.value)."
                : "You have booked a one-way flight on \(departure.value).")
    }

    /// - Parameter day: The day that both fields have at first.
    public init(day: String = "27.03.2014") {
        departure = Dynamic(day)
        comeback = Dynamic(day)
    }

    private static func problem(of text: String) -> String {
        FlightDate.date(text) == nil ? "Write the day as 27.03.2014." : ""
    }
}
