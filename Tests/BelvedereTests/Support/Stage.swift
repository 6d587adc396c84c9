@_spi(Hosting) @testable import Belvedere
import Testing

/// A window for tests in the session of the running test, together with a copy of its host's state.
final class Stage {
    let window: Window
    let context: SessionContext
    private(set) var mirror: HostMirror
    /// All diagnostics that the session has reported.
    var diagnostics: [Diagnostic] { reported.diagnostics }

    private final class Reported {
        var diagnostics: [Diagnostic] = []
    }
    private let reported: Reported

    /// Opens a window, renders and starts it, and takes its first changes.
    init(_ window: Window, at path: String = "") {
        guard let context = SessionContext.current else { preconditionFailure("A stage needs a session.") }
        let reported = Reported()
        context.reportDiagnostic = { reported.diagnostics.append($0) }
        self.window = window
        self.context = context
        self.reported = reported
        window.open(in: context, at: path)
        mirror = HostMirror(window.render())
        window.start()
    }

    /// Makes a stage whose only screen has these views. Its first changes have been taken.
    convenience init(_ views: View...) {
        self.init(Window(Screen(content: Stack(.vertical, views))))
        take()
    }

    /// Takes the pending changes and applies them to the mirror, the copy of the host's state. Then the mirror must equal a new rendering.
    @discardableResult
    func take(_ comment: @autoclosure () -> String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [Change] {
        let changes = window.takeChanges()
        mirror.apply(changes)
        if !mirror.faults.isEmpty {
            Issue.record("\(mirror.faults) \(comment())", sourceLocation: sourceLocation)
        }
        let rendering = window.render()
        if rendering != mirror.root {
            Issue.record("The mirror differs: \(mirror.root) is not \(rendering). \(comment())", sourceLocation: sourceLocation)
        }
        return changes
    }

    /// Sends an event to a view, as if the person had caused it.
    func send(_ event: Event, to view: View) {
        let dropped = context.droppedEvents
        let identifier = view.identifier
        window.receive(event, for: identifier)
        // The host already shows the text that the person has typed, so the app must not send it back.
        if case .input(let text, let edit) = event, context.droppedEvents == dropped {
            mirror.apply([.set(view, TextField.text, text), .set(view, TextField.edit, edit)])
        }
    }

    /// Returns the trail, which is the list of addresses up to the current screen, and the title from the last change that contains them.
    static func location(in changes: [Change]) -> (trail: [String], title: String)? {
        for case .locate(let trail, let title) in changes.reversed() { return (trail, title) }
        return nil
    }
}
