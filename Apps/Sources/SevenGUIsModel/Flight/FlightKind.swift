/// The kind of flight to book.
public enum FlightKind: CaseIterable, Sendable {
    case oneWay, withReturn
}
