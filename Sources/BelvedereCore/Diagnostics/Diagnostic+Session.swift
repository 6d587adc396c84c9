nonisolated extension Diagnostic {
    /// BV0001: a view was changed from outside its session.
    public static func viewTouchedOffSession(_ view: String) -> Diagnostic {
        Diagnostic(
            number: 1,
            what: "\(view) was changed outside the session it is on.",
            why:
                "Views, view models and presenters belong to one session, which runs one thing at a time. A change from elsewhere could run at the same time as a read.",
            mend:
                "Come back to the session first: start the work with launch { } instead of Task { }, or hand the value over with post or an AsyncSequence."
        )
    }

    /// BV0002: `launch` was called outside every session.
    public static let launchedOffSession = launchedOffSession(at: nil)

    /// BV0002: `launch` was called outside every session, at this place.
    public static func launchedOffSession(at location: CallSite?) -> Diagnostic {
        Diagnostic(
            number: 2,
            what: "launch { } was called outside every session.",
            location: location,
            why: "launch runs its work on the session of the object that calls it. Here there is no session.",
            mend: "Call it from a handler, from viewDidLoad or run(), or in a test inside withSession { }."
        )
    }

    /// BV0003: an event came for a view that is no longer there.
    public static func lateEvent(_ event: String, sender: String) -> Diagnostic {
        Diagnostic(
            number: 3,
            what: "The event \"\(event)\" from \(sender) was dropped, because that view has gone.",
            why: "The app changed the screen while the person was acting, so the event belongs to the screen before.",
            mend: "Nothing, if it happens now and then. If it happens often, the screen replaces views that it could keep."
        )
    }

    /// BV0004: an event came that its view does not offer now.
    public static func refusedEvent(_ event: String, sender: String, because reason: String) -> Diagnostic {
        Diagnostic(
            number: 4,
            what: "The event \"\(event)\" from \(sender) was refused: \(reason).",
            why: "Only what a person can see and use may act. A host that sends anything else is late, broken or hostile.",
            mend: "Nothing, unless your own code made the event: then show and enable the view first."
        )
    }

    /// BV0009: work was launched for a screen that has left.
    public static func launchedTooLate(at location: CallSite? = nil) -> Diagnostic {
        Diagnostic(
            number: 9,
            what: "launch { } was called for a screen that has left, so the work was not started.",
            location: location,
            why:
                "Work belongs to a screen and is cancelled when the screen leaves. Work that starts afterwards would never be seen and never end.",
            mend:
                "If the work must outlive the screen, for example to undo a deletion, use launch(in: .session) { }. If the object belongs to another screen, let that screen own it."
        )
    }

    /// BV0008: a value was read that cannot be computed, and never was.
    ///
    /// - Parameter report: what the bindings say about it, with the names of the values.
    public static func untrustworthyValue(_ report: String) -> Diagnostic {
        Diagnostic(
            number: 8,
            what: "A session was ended because a value was read that cannot be computed. \(report)",
            why: "The value was never known, so the session would show and use an invented one. Other sessions go on.",
            mend: "Give the values names, as in Derived(name: \"total\") { ... }, and let none of those named here read itself."
        )
    }

    /// BV0016: something shared was asked for outside every session.
    public static func sharedViewOffSession(at location: CallSite? = nil) -> Diagnostic {
        Diagnostic(
            number: 16,
            what: "A shared value was asked for outside every session.",
            location: location,
            why: "Each session has its own object for what is shared, and changes it in its own turns. Here there is no session.",
            mend:
                "Call dynamic(), list() or join() in a screen, a view model or a presenter, or in a test inside withSession { }. Elsewhere read value, or use values with for await."
        )
    }
}
