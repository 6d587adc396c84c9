internal import NIOCore

/// Runs an action on a connection at a certain time. Setting another time replaces the time and the action.
///
/// Setting a later time costs nothing: the running timer fires too early and then starts again. Setting an earlier time starts a new timer.
struct ConnectionDeadline {
    /// The time and the action. A class stores them, because a timer can outlive its connection and still refer to them.
    private final class Timer {
        var time: NIODeadline?
        var running: (task: Scheduled<Void>, end: NIODeadline)?
        var action: (() -> Void)?
    }

    private let timer = Timer()

    /// - Parameter action: called at this time, unless `set` is called again before.
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
