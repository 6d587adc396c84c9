internal import OpeningHours

/// Whether a place is open, as the screens tell it. Unknown is a thing of its own and never "closed".
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
