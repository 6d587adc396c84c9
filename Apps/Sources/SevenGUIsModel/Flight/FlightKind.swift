/// Which flights are booked.
public enum FlightKind: CaseIterable, Sendable {
    case oneWay, withReturn
}
