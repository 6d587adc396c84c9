/// Whether a business exists and is running, according to Google's services. Its opening hours do not matter.
enum GoogleBusiness {
    case running
    /// The business is temporarily closed.
    case paused
    /// The business is permanently closed, or has not opened yet.
    case gone

    /// - Parameter status: the value of `businessStatus` or `business_status`. An unknown value means a running business.
    init(_ status: String?) {
        switch status {
        case "CLOSED_PERMANENTLY", "FUTURE_OPENING": self = .gone
        case "CLOSED_TEMPORARILY": self = .paused
        default: self = .running
        }
    }

    func opening(isOpen: Bool?) -> Place.Opening {
        if self == .paused { return .closedForNow }
        return isOpen.map { .now(isOpen: $0) } ?? .unknown
    }
}
