import BelvedereCore
import Testing

/// Every diagnostic's text, word for word.
struct SessionDiagnosticTests {
    @Test func aViewTouchedOffItsSession() {
        #expect(
            Diagnostic.viewTouchedOffSession("the label \"Total\"").description == """
                BV0001: the label "Total" was changed outside the session it is on.
                  Why it matters: Views, view models and presenters belong to one session, which runs one thing at a time. Changed from elsewhere they would be read and written at once.
                  How to mend it: Come back to the session first: start the work with launch { } instead of Task { }, or hand the value over with post or an AsyncSequence.
                  More: documentation/belvederecore/bv0001
                """
        )
    }

    @Test func launchOffEverySession() {
        #expect(
            Diagnostic.launchedOffSession.description == """
                BV0002: launch { } was called outside every session.
                  Why it matters: launch runs its work on the session of the object that calls it, and here there is none.
                  How to mend it: Call it from a handler, from viewDidLoad or run(), or in a test inside withSession { }.
                  More: documentation/belvederecore/bv0002
                """
        )
    }

    @Test func aLateEvent() {
        #expect(
            Diagnostic.lateEvent("activate", sender: "view #7").description == """
                BV0003: The event "activate" from view #7 was dropped, because that view has gone.
                  Why it matters: Between what a person saw and what the app knows there is always a moment; the event belongs to the past.
                  How to mend it: Nothing, if it happens now and then. If it happens often, the screen replaces views that it could keep.
                  More: documentation/belvederecore/bv0003
                """
        )
    }

    @Test func aRefusedEvent() {
        #expect(
            Diagnostic.refusedEvent("activate", sender: "the button \"Save\"", because: "it is disabled").description == """
                BV0004: The event "activate" from the button "Save" was refused: it is disabled.
                  Why it matters: Only what a person can see and use may act. A host that sends anything else is late, broken or hostile.
                  How to mend it: Nothing, unless your own code made the event: then show and enable the view first.
                  More: documentation/belvederecore/bv0004
                """
        )
    }

    @Test func theAuthorsPlaceStandsBelowWhatHappened() {
        let diagnostic = Diagnostic(
            number: 12, what: "It happened.", location: SourceLocation(file: "App/Screen.swift", line: 3), why: "Because.", mend: "Do not.")
        #expect(
            diagnostic.description == """
                BV0012: It happened.
                  at App/Screen.swift:3
                  Why it matters: Because.
                  How to mend it: Do not.
                  More: documentation/belvederecore/bv0012
                """
        )
    }

    #if !MAIN_ACTOR_UI
    @Test func launchOffEverySessionStopsTheProgram() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Model: Launching {}
            Model().launch {}
        }
        #expect(result.text.contains("BV0002: launch { } was called outside every session.\n  at BelvedereCoreTests/SessionDiagnosticTests.swift:"))
    }
    #endif
}

#if !MAIN_ACTOR_UI
extension ExitTest.Result {
    fileprivate var text: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
#endif
