internal import OpeningHours

/// Whether a place is open, as the screens show it. If the app does not know it, the case is `unknown`, never `closed`.
nonisolated public enum OpenStatusNow: Sendable, Hashable {
    case open, closed, unknown

    init(_ status: OpenStatus) {
        self =
            switch status {
            case .open: .open
            case .closed: .closed
            case .unknown: .unknown
            }
    }
}
