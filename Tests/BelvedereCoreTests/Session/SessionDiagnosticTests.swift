@_spi(Hosting) import BelvedereCore
import Testing

/// Tests of the text of every diagnostic, word for word.
struct SessionDiagnosticTests {
    @Test func aViewTouchedOffItsSession() {
        #expect(
            Diagnostic.viewTouchedOffSession("the label \"Total\"").description == """
                BV0001: the label "Total" was changed outside its session.
                  Why it matters: Views, view models and presenters belong to one session, which runs one thing at a time. A change from other code could run at the same time as a read.
                  How to fix it: Run the code on the session: start the work with launch { } instead of Task { }, or pass the value with post or an AsyncSequence.
                  More: documentation/belvederecore/bv0001
                """
        )
    }

    @Test func launchOffEverySession() {
        #expect(
            Diagnostic.launchedOffSession.description == """
                BV0002: launch { } was called outside every session.
                  Why it matters: launch runs its work on the session of the object that calls it. Here there is no session.
                  How to fix it: Call it from a handler, from viewDidLoad or run(), or in a test inside withSession { }.
                  More: documentation/belvederecore/bv0002
                """
        )
    }

    @Test func aLateEvent() {
        #expect(
            Diagnostic.lateEvent("activate", sender: "view #7").description == """
                BV0003: The event "activate" from view #7 was dropped, because its view has left.
                  Why it matters: The app changed the screen while the person was acting, so the event belongs to the previous screen.
                  How to fix it: Do nothing if it happens rarely. If it happens often, the screen replaces views that it could keep.
                  More: documentation/belvederecore/bv0003
                """
        )
    }

    @Test func aRefusedEvent() {
        #expect(
            Diagnostic.refusedEvent("activate", sender: "the button \"Save\"", because: "it is disabled").description == """
                BV0004: The event "activate" from the button "Save" was refused: it is disabled.
                  Why it matters: A view accepts an event only while a person can see and use it. A host that sends other events is late, faulty or hostile.
                  How to fix it: Do nothing, unless your own code sent the event. In this case, show and enable the view first.
                  More: documentation/belvederecore/bv0004
                """
        )
    }

    @Test func aViewThatIsNoObject() {
        #expect(
            Diagnostic.viewIsNoObject("App.Spy").description == """
                BV0005: App.Spy was attached to a presenter, but it is a value and not an object.
                  Why it matters: A presenter holds its view weakly. Nothing else holds a copy of a value, so it would be released at once.
                  How to fix it: Make the type a class, and let only objects fulfil the contract: protocol MyView: AnyObject.
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
                  Why it matters: It keeps its memory, its bindings and its work. Each time the screen is opened, one more object stays in memory.
                  How to fix it: It has the closure onChange.
                  More: documentation/belvederecore/bv0006
                """
        )
    }

    @Test func aScreenThatIsHandedOutAgain() {
        #expect(
            Diagnostic.screenUsedAgain("DetailScreen").description == """
                BV0007: DetailScreen was returned for a route, but it was shown before.
                  Why it matters: A screen that has left has released its bindings and handlers, and a screen that is still shown cannot be shown twice. A not-found screen is shown instead.
                  How to fix it: Make a new screen each time screen(for:) is called. Keep lasting values in the view model or in the model.
                  More: documentation/belvederecore/bv0007
                """
        )
    }

    @Test func theAuthorsPlaceStandsBelowWhatHappened() {
        let diagnostic = Diagnostic(
            number: 12, what: "It happened.", location: CallSite(fileID: "App/Screen.swift", line: 3), why: "Because.", fix: "Do not.")
        #expect(
            diagnostic.description == """
                BV0012: It happened.
                  at App/Screen.swift:3
                  Why it matters: Because.
                  How to fix it: Do not.
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
            result.text.contains("How to fix it: Call it from a handler, from viewDidLoad or run(), or in a test inside withSession { }."))
    }
    #endif
}

#if !MAIN_ACTOR_UI
extension ExitTest.Result {
    fileprivate var text: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
#endif
