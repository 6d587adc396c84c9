internal import NIOCore

/// Decides whether a socket is read: it is, unless somebody has a reason against it. Lives on the socket's event loop.
final class ReadControl {
    struct Reasons: OptionSet {
        let rawValue: UInt8
        /// The session is being made.
        static let joining = Reasons(rawValue: 1)
        /// The session has not caught up.
        static let fullInbox = Reasons(rawValue: 2)
        /// Frames wait for their turn.
        static let queue = Reasons(rawValue: 4)
        /// The connection has broken the protocol. This reason stays.
        static let refusal = Reasons(rawValue: 8)
    }

    private let channel: any Channel
    private(set) var reasons: Reasons = []
    /// Called when frames that wait may go on.
    var onRelease: () -> Void = {}

    init(channel: any Channel) {
        self.channel = channel
    }

    /// Whether frames that have come must wait, whatever the budget says.
    var holdsFrames: Bool { !reasons.isDisjoint(with: [.joining, .fullInbox]) }

    func hold(_ reason: Reasons) {
        let wasFree = reasons.isEmpty
        reasons.insert(reason)
        if wasFree { setReading(false) }
    }

    func release(_ reason: Reasons) {
        guard !reasons.isDisjoint(with: reason) else { return }
        reasons.subtract(reason)
        if reason != .queue { onRelease() }
        if reasons.isEmpty { setReading(true) }
    }

    private func setReading(_ isReading: Bool) {
        channel.setOption(.autoRead, value: isReading).whenFailure { _ in }
    }
}
