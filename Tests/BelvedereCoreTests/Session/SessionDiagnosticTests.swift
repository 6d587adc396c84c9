@_spi(Hosting) import BelvedereCore
import Testing

/// Every diagnostic's text, word for word.
struct SessionDiagnosticTests {
    @Test func aViewTouchedOffItsSession() {
        #expect(
            Diagnostic.viewTouchedOffSession("the label \"Total\"").description == """
                BV0001: the label "Total" was changed outside the session it is on.
                  Why it matters: Views, view models and presenters belong to one session, which runs one thing at a time. A change from elsewhere could run at the same time as a read.
                  How to mend it: Come back to the session first: start the work with launch { } instead of Task { }, or hand the value over with post or an AsyncSequence.
                  More: documentation/belvederecore/bv0001
                """
        )
    }

    @Test func launchOffEverySession() {
        #expect(
            Diagnostic.launchedOffSession.description == """
                BV0002: launch { } was called outside every session.
                  Why it matters: launch runs its work on the session of the object that calls it. Here there is no session.
                  How to mend it: Call it from a handler, from viewDidLoad or run(), or in a test inside withSession { }.
                  More: documentation/belvederecore/bv0002
                """
        )
    }

    @Test func aLateEvent() {
        #expect(
            Diagnostic.lateEvent("activate", sender: "view #7").description == """
                BV0003: The event "activate" from view #7 was dropped, because that view has gone.
                  Why it matters: The app changed the screen while the person was acting, so the event belongs to the screen before.
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

    @Test func aViewThatIsNoObject() {
        #expect(
            Diagnostic.viewIsNoObject("App.Spy").description == """
                BV0005: App.Spy was attached to a presenter, but it is a value and not an object.
                  Why it matters: A presenter holds its view weakly. Nothing else holds a copy of a value, so it would be released at once.
                  How to mend it: Make the type a class, and the contract a protocol of objects: protocol MyView: AnyObject.
                  More: documentation/belvederecore/bv0005
                """
        )
    }

    @Test func anObjectThatOutlivedItsScreen() {
        let diagnostic = Diagnostic.leaked(
            role: "view model", type: "CounterViewModel", module: "Counter", screen: "CounterScreen",
            at: CallSite(fileID: "Counter/CounterScreen.swift", line: 9), holder: "It has the closure onChange."
        )
        #expect(
            diagnostic.description == """
                BV0006: The view model CounterViewModel of module Counter is still alive after its screen CounterScreen has left.
                  at Counter/CounterScreen.swift:9
                  Why it matters: It keeps its memory, its bindings and its work. One more stays behind each time the screen is opened.
                  How to mend it: It has the closure onChange.
                  More: documentation/belvederecore/bv0006
                """
        )
    }

    @Test func aScreenThatIsHandedOutAgain() {
        #expect(
            Diagnostic.screenUsedAgain("DetailScreen").description == """
                BV0007: DetailScreen was handed out for a route, but it has been on a screen before.
                  Why it matters: A screen that has left has released its bindings and handlers, and a screen that is still shown cannot be shown twice. A not-found screen is shown instead.
                  How to mend it: Make a new screen each time screen(for:) is called. Keep what must last in the view model or in the model.
                  More: documentation/belvederecore/bv0007
                """
        )
    }

    @Test func theAuthorsPlaceStandsBelowWhatHappened() {
        let diagnostic = Diagnostic(
            number: 12, what: "It happened.", location: CallSite(fileID: "App/Screen.swift", line: 3), why: "Because.", mend: "Do not.")
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
        #expect(
            result.text.contains(
                """
                BV0002: launch { } was called outside every session.
                  at BelvedereCoreTests/SessionDiagnosticTests.swift:
                """))
        #expect(
            result.text.contains("How to mend it: Call it from a handler, from viewDidLoad or run(), or in a test inside withSession { }."))
    }
    #endif
}

#if !MAIN_ACTOR_UI
extension ExitTest.Result {
    fileprivate var text: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
#endif
