@_spi(Hosting) internal import Belvedere
internal import Synchronization

/// A report of code that kept the thread of GTK busy for too long. Meanwhile no window of the program draws or answers.
struct LongTurn: Sendable, CustomStringConvertible {
    let application: String
    /// The event and its view, such as `activate of button "Sort"`; nil if no event began the work.
    let cause: String?
    let duration: Duration

    var description: String {
        let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        return """
            The app "\(application)" kept its session busy for \(milliseconds) ms, with \(cause ?? "work that no event began").
              Why it matters: all windows of the program share one thread, so none of them drew or answered meanwhile.
              How to fix it: run the work in `Task.detached { }`, and await its value in `launch { }`.
            """
    }
}

/// Measures the time that the sessions of an app keep the thread of GTK, from taking it until giving it back.
final class TurnWatch: Sendable {
    private struct Now {
        var isOpen = false
        var cause: String?
        /// The time of the turn in which the host has changed its widgets.
        var ownTime = Duration.zero
    }

    private let application: String
    private let limit: Duration
    private let report: @Sendable (LongTurn) -> Void
    private let now = Mutex(Now())

    init(_ application: String, limit: Duration, report: @escaping @Sendable (LongTurn) -> Void) {
        self.application = application
        self.limit = limit
        self.report = report
    }

    /// Begins to report. The first turn creates the window, and most of its time is spent by GTK.
    func start() { now.withLock { $0.isOpen = true } }

    /// Notes what the code after this is for. Events that arrive together share a turn, which ends after a long one.
    func note(_ event: Event, of view: ShownView?) {
        let view = view.map { " of \($0.kind.name) \"\($0.accessibleName)\"" } ?? ""
        now.withLock { $0.cause = event.kind.name + view }
    }

    /// Leaves out a part of the turn in which the host has changed its widgets, because the app cannot do so elsewhere.
    func leaveOut(_ duration: Duration) { now.withLock { $0.ownTime += duration } }

    func measure(_ work: () -> Void) {
        let isOpen = now.withLock { $0.isOpen }
        let start = ContinuousClock.now
        work()
        let whole = ContinuousClock.now - start
        let (cause, duration) = now.withLock { now in
            defer { (now.cause, now.ownTime) = (nil, .zero) }
            return (now.cause, whole - now.ownTime)
        }
        if isOpen, duration >= limit { report(LongTurn(application: application, cause: cause, duration: duration)) }
    }
}
