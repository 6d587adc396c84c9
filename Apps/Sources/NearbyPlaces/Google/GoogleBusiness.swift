/// What Google's services say of the business itself, which its hours do not tell.
enum GoogleBusiness {
    case running
    /// Shut for a while.
    case paused
    /// Shut for good, or not open yet: nobody can go there.
    case gone

    /// - Parameter status: `businessStatus` or `business_status`; what is not known here is taken for a running business.
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
