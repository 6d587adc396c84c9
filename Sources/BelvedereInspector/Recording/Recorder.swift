internal import Belvedere
internal import BelvedereCore
internal import BelvedereHeadless

/// Puts a ``Recording`` together from what a watch sees: steps as they are taken, and the screen between them.
final class Recorder {
    private(set) var recording: Recording
    /// The screen, with what was noticed beside it, as the entry before left it.
    private var baseline: [String]
    /// How many notices the entry before has told of.
    private var toldNotices: Int
    /// When the step was taken that waits for what comes of it.
    private var pendingSince: Duration?
    /// A field that is typed into goes on with its step, as long as nothing else happens.
    private var typing: Target?
    /// A drag goes on with its step.
    private var isPointing = false
    /// Whether a field was left just now. What comes of that belongs to the step that it was left for.
    private var isLeaving = false
    /// When the last entry was complete, and when something has changed since.
    private var restingSince: Duration
    private var lastChange: Duration

    /// - Parameters:
    ///   - recording: says for which app it is, and under which circumstances.
    ///   - lines: the screen as it is.
    ///   - notices: all that was noticed beside the screen since the session began.
    ///   - time: the time of the session.
    init(_ recording: Recording, lines: [String], notices: [String], at time: Duration) {
        restingSince = time
        lastChange = time
        self.recording = recording
        self.recording.opening = lines + (recording.hasPast ? [] : notices.map { $0 })
        baseline = lines
        toldNotices = notices.count
    }

    /// Whether the entry of the last step is still open.
    var isPending: Bool { pendingSince != nil }

    /// A step is about to be taken.
    ///
    /// - Parameters:
    ///   - step: what the person does.
    ///   - lines: the screen before it.
    ///   - notices: all that was noticed beside the screen since the session began.
    ///   - time: the time of the session.
    func willTake(_ step: ScenarioStep, lines: [String], notices: [String], at time: Duration) {
        if goesOn(with: step) { return }
        if isLeaving { isLeaving = false } else { settle(lines: lines, notices: notices) }
        recording.entries.append(Recording.Entry(step: step))
        pendingSince = time
        typing = step.action == .type ? step.target : nil
        isPointing = step.action == .press || step.action == .hover
    }

    /// Whether a step only goes on with the one before: the next letter of a word, the next move of a pointer.
    private func goesOn(with step: ScenarioStep) -> Bool {
        guard isPending, var last = recording.entries.last else { return false }
        if step.action == .type, step.number == nil, typing != nil, typing == step.target {
            last.step.text = (last.step.text ?? "") + (step.text ?? "")
        } else if isPointing, step.action == .press, step.target == last.step.target, let point = step.points?.last {
            // Down, moves and up are one press, or a drag from the first point to the last.
            let start = last.step.points?.first ?? point
            last.step.points = [start, point]
            if start.distance(to: point) > 2 { last.step.action = .drag }
        } else if step.action == .scroll, last.step.action == .scroll, step.target == last.step.target {
            last.step.number = step.number
        } else {
            return false
        }
        recording.entries[recording.entries.count - 1] = last
        return true
    }

    /// The handler of a step has returned.
    ///
    /// - Parameter hasStarted: whether it has started work that goes on.
    func didTake(hasStarted: Bool) {
        if hasStarted, isPending, !recording.entries.isEmpty { recording.entries[recording.entries.count - 1].isAwaited = true }
    }

    /// A pointer has been lifted: what follows is another step.
    func endPointing() { isPointing = false }

    /// Something has changed.
    func didChange(at time: Duration) {
        lastChange = time
        guard let pendingSince, !recording.entries.isEmpty else { return }
        let duration = time - pendingSince
        recording.entries[recording.entries.count - 1].duration = duration
        if duration > .zero { recording.entries[recording.entries.count - 1].isAwaited = true }
    }

    /// The person leaves a field, for a button as a rule: what has come of the step before is complete.
    func willLeaveField(lines: [String], notices: [String]) {
        settle(lines: lines, notices: notices)
        isLeaving = true
    }

    /// Completes the last entry. What has changed without any step becomes an entry of its own, in which the person waits.
    func settle(lines: [String], notices: [String]) {
        defer {
            pendingSince = nil
            typing = nil
            isPointing = false
            restingSince = lastChange
        }
        if !isPending {
            guard !isLeaving, lines != baseline || notices.count > toldNotices else { return }
            var waiting = Recording.Entry(step: .wait(seconds: Double((lastChange - restingSince).wholeMilliseconds) / 1000))
            waiting.duration = lastChange - restingSince
            waiting.isAwaited = true
            recording.entries.append(waiting)
        }
        if recording.entries.isEmpty { return }
        let new = notices.dropFirst(toldNotices).map { "+ \($0)" }
        recording.entries[recording.entries.count - 1].changes = LineDifference(from: baseline, to: lines).changedLines + new
        baseline = lines
        toldNotices = notices.count
    }

    /// What the device answered an app that asked.
    func note(_ answer: RecordedAnswer) { recording.device.append(answer) }

    /// The person saw so many rows of a list at once, or so many items of a row of a collection.
    func noteVisible(rows: Int? = nil, columns: Int? = nil) {
        if let rows { recording.viewport.rows = max(recording.viewport.rows, rows) }
        if let columns { recording.viewport.columns = max(recording.viewport.columns, columns) }
    }
}
