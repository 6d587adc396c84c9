internal import NIOCore

/// The time when something is done about a connection, unless it is set anew before.
///
/// A timer that fires too early starts again, so a later time costs nothing to set. An earlier one replaces the timer.
struct ConnectionDeadline {
    /// All that a timer still refers to after its connection has gone.
    private final class Timer {
        var time: NIODeadline?
        var running: (task: Scheduled<Void>, end: NIODeadline)?
        var action: (() -> Void)?
    }

    private let timer = Timer()

    /// - Parameter action: what is done; the last one that was given counts.
    func set(_ time: NIODeadline, on loop: any EventLoop, _ action: @escaping () -> Void) {
        (timer.time, timer.action) = (time, action)
        if let running = timer.running {
            if running.end <= time { return }
            running.task.cancel()
        }
        Self.run(timer, until: time, on: loop)
    }

    func cancel() { (timer.time, timer.action) = (nil, nil) }

    private static func run(_ timer: Timer, until end: NIODeadline, on loop: any EventLoop) {
        let bound = NIOLoopBound(timer, eventLoop: loop)
        let task = loop.scheduleTask(deadline: end) {
            let timer = bound.value
            timer.running = nil
            guard let wanted = timer.time else { return }
            if wanted > loop.now { return run(timer, until: wanted, on: loop) }
            let action = timer.action
            (timer.time, timer.action) = (nil, nil)
            action?()
        }
        timer.running = (task, end)
    }
}
