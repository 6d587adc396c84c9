@_spi(Hosting) @testable import Belvedere
import Testing

/// A window on the session of the running test, with a mirror of what its host has.
final class Stage {
    let window: Window
    let context: SessionContext
    private(set) var mirror: HostMirror
    /// Everything the session reported.
    var diagnostics: [Diagnostic] { reported.diagnostics }

    private final class Reported {
        var diagnostics: [Diagnostic] = []
    }
    private let reported: Reported

    /// Opens, renders and starts a window, and takes what there is to take.
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

    /// A stage whose one screen holds these views; its first changes have been taken.
    convenience init(_ views: View...) {
        self.init(Window(Screen(content: Stack(.vertical, views))))
        take()
    }

    /// Takes what has changed and applies it to the mirror, which must then be equal to a fresh rendering.
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

    /// Has a person do something with a view.
    func send(_ event: Event, to view: View) {
        let dropped = context.droppedEvents
        let identifier = view.identifier
        window.receive(event, for: identifier)
        // What a person typed stands in the host's field already and is not sent back.
        if case .input(let text, let edit) = event, context.droppedEvents == dropped {
            mirror.apply([.set(identifier, TextField.text, text), .set(identifier, TextField.edit, edit)])
        }
    }

    /// The trail and title that the last of some changes tell.
    static func location(in changes: [Change]) -> (trail: [String], title: String)? {
        for case .locate(let trail, let title) in changes.reversed() { return (trail, title) }
        return nil
    }
}
