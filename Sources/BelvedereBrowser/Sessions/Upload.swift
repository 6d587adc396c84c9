internal import Synchronization

/// The upload of one file, from its announcement by the page to its end.
final class Upload: Sendable {
    private struct State {
        var hasBegun = false
        var hasEnded = false
        var timer: Task<Void, Never>?
        /// Stops the reading of the file.
        var stop: (@Sendable () -> Void)?
    }

    /// The number of the page's event that announced the file.
    let number: Int
    let announcement: FileAnnouncement
    /// The secret in the address to which the page sends the file.
    let secret = Secret.make()
    private let deadline: FileDeadline
    private let state = Mutex(State())

    init(_ announcement: FileAnnouncement, number: Int, deadline: FileDeadline) {
        self.number = number
        self.announcement = announcement
        self.deadline = deadline
    }

    /// Whether the page has begun to send the file.
    var hasBegun: Bool { state.withLock(\.hasBegun) }
    /// Whether further bytes are accepted. It is false after the deadline, even if no timer has run yet.
    var goesOn: Bool { !state.withLock(\.hasEnded) && !deadline.hasPassed() }

    /// Calls a closure after the deadline, unless the upload has ended by then.
    func whenOverdue(_ fail: @escaping @Sendable () async -> Void) {
        let timer = Task { [deadline] in
            if (try? await deadline.wait()) != nil { await fail() }
        }
        state.withLock { $0.timer = timer }
    }

    /// Records that the file is arriving.
    ///
    /// - Returns: whether this is the first time.
    func begin() -> Bool {
        state.withLock { state in
            if state.hasBegun || state.hasEnded { return false }
            state.hasBegun = true
            return true
        }
    }

    /// Calls a closure when the upload ends, or at once if it has ended.
    func whenEnded(_ stop: @escaping @Sendable () -> Void) {
        let hasEnded = state.withLock { state in
            state.stop = stop
            return state.hasEnded
        }
        if hasEnded { stop() }
    }

    /// Ends the upload. No further byte is accepted.
    func end() {
        let (timer, stop) = state.withLock { state in
            defer { (state.timer, state.stop) = (nil, nil) }
            state.hasEnded = true
            return (state.timer, state.stop)
        }
        timer?.cancel()
        stop?()
    }
}
