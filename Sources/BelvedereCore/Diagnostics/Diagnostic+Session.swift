nonisolated extension Diagnostic {
    /// BV0001: a view was changed from outside its session.
    package static func viewTouchedOffSession(_ view: String) -> Diagnostic {
        Diagnostic(
            number: 1,
            what: "\(view) was changed outside its session.",
            why:
                """
                Views, view models and presenters belong to one session, which runs one thing at a time. A change from other code could \
                run at the same time as a read.
                """,
            fix:
                """
                Run the code on the session: start the work with launch { } instead of Task { }, or pass the value with post or an \
                AsyncSequence.
                """
        )
    }

    /// BV0002: `launch` was called outside every session.
    package static let launchedOffSession = launchedOffSession(at: nil)

    /// BV0002: `launch` was called at this place outside every session.
    package static func launchedOffSession(at location: CallSite?) -> Diagnostic {
        Diagnostic(
            number: 2,
            what: "launch { } was called outside every session.",
            location: location,
            why: "launch runs its work on the session of the object that calls it. Here there is no session.",
            fix: "Call it from a handler, from viewDidLoad or run(), or in a test inside withSession { }."
        )
    }

    /// BV0003: an event arrived for a view that is no longer in the window.
    package static func lateEvent(_ event: String, sender: String) -> Diagnostic {
        Diagnostic(
            number: 3,
            what: "The event \"\(event)\" from \(sender) was dropped, because its view has left.",
            why: "The app changed the screen while the person was acting, so the event belongs to the previous screen.",
            fix: "Do nothing if it happens rarely. If it happens often, the screen replaces views that it could keep."
        )
    }

    /// BV0004: an event arrived that its view does not accept now, for example because the view is hidden or disabled.
    package static func refusedEvent(_ event: String, sender: String, because reason: String) -> Diagnostic {
        Diagnostic(
            number: 4,
            what: "The event \"\(event)\" from \(sender) was refused: \(reason).",
            why:
                "A view accepts an event only while a person can see and use it. A host that sends other events is late, faulty or hostile.",
            fix: "Do nothing, unless your own code sent the event. In this case, show and enable the view first."
        )
    }

    /// BV0009: work was launched for a screen that has already closed.
    package static func launchedTooLate(at location: CallSite? = nil) -> Diagnostic {
        Diagnostic(
            number: 9,
            what: "launch { } was called for a screen that has left, so the work was not started.",
            location: location,
            why:
                """
                Work belongs to a screen and is cancelled when the screen leaves. Work that starts afterwards would never be seen \
                and never end.
                """,
            fix:
                """
                If the work must outlive the screen, for example to undo a deletion, use launch(in: .session) { }. If the object \
                belongs to another screen, let that screen own it.
                """
        )
    }

    /// BV0008: a value was read that cannot be computed and has no earlier result.
    ///
    /// - Parameter report: the report of the bindings, with the names of the values.
    package static func untrustworthyValue(_ report: String) -> Diagnostic {
        Diagnostic(
            number: 8,
            what: "A session was ended because it read a value that cannot be computed. \(report)",
            why: "The value was never known, so the session would show and use a wrong one. Other sessions continue.",
            fix:
                """
                Give the values names, as in Derived(name: "total") { ... }, and change them so that none of the values in this report \
                reads itself.
                """
        )
    }

    /// BV0016: a shared object, such as a ``SharedDynamic``, was asked for its dynamic outside every session.
    package static func sharedViewOffSession(at location: CallSite? = nil) -> Diagnostic {
        Diagnostic(
            number: 16,
            what: "A shared value was requested outside every session.",
            location: location,
            why: "Each session has its own object for a shared value and changes it in its own turns. Here there is no session.",
            fix:
                """
                Call dynamic(), list() or join() in a screen, a view model or a presenter, or in a test inside withSession { }. \
                Elsewhere, read value or iterate over values with for await.
                """
        )
    }
}
