internal import Belvedere
internal import BelvedereCore
internal import BelvedereHeadless

/// Makes a ``Recording`` from the calls of a `SessionWatch`: the steps of the person, and the changes of the screen between them.
final class Recorder {
    private(set) var recording: Recording
    /// The lines of the screen's transcript at the time when the preceding entry (a step and its results) was complete. The changes of the
    /// next entry are found by comparison with these lines.
    private var baseline: [String]
    /// The number of notices (such as announcements) that earlier entries of the recording already contain.
    private var toldNotices: Int
    /// The time of the last step while its results are still being collected; `nil` when its entry is complete.
    private var pendingSince: Duration?
    /// The field into which the person is typing. Further letters extend the same step, as long as no other step happens.
    private var typing: Target?
    /// Whether a drag is in progress. Further moves of the pointer extend the same step.
    private var isPointing = false
    /// Whether the person left a field just now by a step that is about to begin, such as a tap on a button. The effects of leaving the
    /// field belong to that step.
    private var isLeaving = false
    /// The time when the last entry was complete, and the time of the last change since then.
    private var restingSince: Duration
    private var lastChange: Duration

    /// - Parameters:
    ///   - recording: An empty recording with the app, its address, the language and the window.
    ///   - lines: The present content of the screen, as lines of a transcript.
    ///   - notices: All notices outside the screen's content, such as announcements, since the session began.
    ///   - time: The present time, by the session's clock.
    init(_ recording: Recording, lines: [String], notices: [String], at time: Duration) {
        restingSince = time
        lastChange = time
        self.recording = recording
        self.recording.opening = lines + (recording.hasPast ? [] : notices.map { $0 })
        baseline = lines
        toldNotices = notices.count
    }

    /// Whether results of the last step may still arrive, so that its entry is not complete.
    var isPending: Bool { pendingSince != nil }

    /// Called when a person has taken a step, such as a tap, before the app's handler is called.
    ///
    /// - Parameters:
    ///   - step: The action of the person.
    ///   - lines: The content of the screen before the step, as lines of a transcript.
    ///   - notices: All notices outside the screen's content, such as announcements, since the session began.
    ///   - time: The present time, by the session's clock.
    func willTake(_ step: Step, lines: [String], notices: [String], at time: Duration) {
        if goesOn(with: step) { return }
        if isLeaving { isLeaving = false } else { settle(lines: lines, notices: notices) }
        recording.entries.append(Recording.Entry(step: step))
        pendingSince = time
        typing = step.action == .type ? step.target : nil
        isPointing = step.action == .press || step.action == .hover
    }

    /// Extends the last step if the new step only continues it, such as the next letter of a word or the next move of a pointer.
    ///
    /// - Returns: Whether the new step continues the last one.
    private func goesOn(with step: Step) -> Bool {
        guard isPending, var last = recording.entries.last else { return false }
        if step.action == .type, step.number == nil, typing != nil, typing == step.target {
            last.step.text = (last.step.text ?? "") + (step.text ?? "")
        } else if isPointing, step.action == .press, step.target == last.step.target, let point = step.points?.last {
            // Pressing, moving and lifting the pointer are recorded as one step: a press, or a drag from the first point to the last.
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

    /// Called after the app's handler for a step has returned.
    ///
    /// - Parameter hasStarted: Whether the handler has started work that still runs.
    func didTake(hasStarted: Bool) {
        if hasStarted, isPending, !recording.entries.isEmpty { recording.entries[recording.entries.count - 1].isAwaited = true }
    }

    /// Called when the pointer has been lifted. The next pointer event begins a new step.
    func endPointing() { isPointing = false }

    /// Called after a change of the window.
    func didChange(at time: Duration) {
        lastChange = time
        guard let pendingSince, !recording.entries.isEmpty else { return }
        let duration = time - pendingSince
        recording.entries[recording.entries.count - 1].duration = duration
        if duration > .zero { recording.entries[recording.entries.count - 1].isAwaited = true }
    }

    /// Called when the person leaves a field, usually to press a button. The step before this one has all its results by now, so its entry
    /// is completed.
    func willLeaveField(lines: [String], notices: [String]) {
        settle(lines: lines, notices: notices)
        isLeaving = true
    }

    /// Completes the last entry of the recording; see ``complete(lines:notices:)``.
    func settle(lines: [String], notices: [String]) {
        let complete = complete(lines: lines, notices: notices)
        if complete != recording { (recording, baseline, toldNotices) = (complete, lines, notices.count) }
        pendingSince = nil
        typing = nil
        isPointing = false
        restingSince = lastChange
    }

    /// Returns the recording with a complete last entry, which contains the changes of the screen since the step. If the screen changed
    /// without a step of the person, a further entry only waits.
    func complete(lines: [String], notices: [String]) -> Recording {
        var recording = recording
        if !isPending {
            guard !isLeaving, lines != baseline || notices.count > toldNotices else { return recording }
            var waiting = Recording.Entry(step: .wait(seconds: Double((lastChange - restingSince).wholeMilliseconds) / 1000))
            waiting.duration = lastChange - restingSince
            waiting.isAwaited = true
            recording.entries.append(waiting)
        }
        if recording.entries.isEmpty { return recording }
        let new = notices.dropFirst(toldNotices).map { "+ \($0)" }
        recording.entries[recording.entries.count - 1].changes = LineDifference(from: baseline, to: lines).changedLines + new
        return recording
    }

    /// Records an answer of the device.
    func note(_ answer: RecordedAnswer) { recording.device.append(answer) }

    /// Records how many rows of a list, or items of a collection row, the person saw at once. The largest numbers are kept.
    func noteVisible(rows: Int? = nil, columns: Int? = nil) {
        if let rows { recording.viewport.rows = max(recording.viewport.rows, rows) }
        if let columns { recording.viewport.columns = max(recording.viewport.columns, columns) }
    }
}
