public import BelvedereBinding

/// The view model of the flight booker. All rules about its fields are here.
public final class FlightViewModel {
    public let kind = Dynamic(FlightKind.oneWay)
    /// The text in the field for the day of departure.
    public let departure: Dynamic<String>
    /// The text in the field for the day of return.
    public let comeback: Dynamic<String>
    /// Sent with a text about the booked flight.
    public let bookings = Signal<String>()

    /// Whether the field for the day of return is enabled.
    public private(set) lazy var hasReturn = kind.map { $0 == .withReturn }
    /// The error message for the day of departure, empty if the day is valid.
    public private(set) lazy var departureProblem = departure.map { Self.problem(of: $0) }
    /// The error message for the day of return, empty if the day is valid or not needed.
    public private(set) lazy var comebackProblem = combine(hasReturn, comeback) { $0 ? Self.problem(of: $1) : "" }
    /// Books the flight. The command is enabled if all needed dates are valid and the return is not before the departure.
    public private(set) lazy var book = Command(
        canExecute: combine(hasReturn, departure, comeback) { hasReturn, departure, comeback in
            guard let first = FlightDate.date(departure) else { return false }
            if !hasReturn { return true }
            return FlightDate.date(comeback).map { $0 >= first } ?? false
        }
    ) { [unowned self] in
        bookings.send(
            hasReturn.value
                ? SevenGUIsTexts.bookedReturn(departure.value, comeback.value)
                : SevenGUIsTexts.bookedOneWay(departure.value))
    }

    /// - Parameter day: the text of both date fields at the start.
    public init(day: String = "27.03.2014") {
        departure = Dynamic(day)
        comeback = Dynamic(day)
    }

    private static func problem(of text: String) -> String {
        FlightDate.date(text) == nil ? SevenGUIsTexts.dayFormat : ""
    }
}
