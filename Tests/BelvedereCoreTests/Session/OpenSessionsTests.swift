#if MAIN_ACTOR_UI
@testable import BelvedereCore
import Testing

/// The app's own session on a device: the session of code that runs outside every task.
struct OpenSessionsTests {
    @Test func theOldestOpenSessionIsTheOneOfTheApp() {
        var languages: [String] = []
        let open = OpenSessions { languages.append($0.locale) }
        let first = SessionContext(environment: SessionEnvironment(locale: "fi")), second = SessionContext()
        open.enter(first)
        open.enter(second)
        #expect(open.ofApplication === first)
        open.leave(first)
        #expect(open.ofApplication === second)
        #expect(languages == ["fi", "en"])
    }

    /// A late callback of the platform must not start work, and must not stop the program.
    @Test func withoutAnOpenSessionTheOneThatClosedLastIsTheOneOfTheApp() {
        let open = OpenSessions(), first = SessionContext(), second = SessionContext()
        open.enter(first)
        open.enter(second)
        open.leave(second)
        open.leave(first)
        #expect(open.ofApplication === first)
        let third = SessionContext()
        open.enter(third)
        #expect(open.ofApplication === third)
    }

    @Test func aReleasedSessionIsNotTheOneOfTheApp() {
        let open = OpenSessions(), second = SessionContext()
        do {
            let first = SessionContext()
            open.enter(first)
            open.enter(second)
        }
        #expect(open.ofApplication === second)
    }

    /// A scene of the app may close while its other code runs. Do not start work here, because that session may be one of another test,
    /// which can close it at any time.
    @Test func afterASessionHasClosedCodeOutsideEveryTaskBelongsToAnOpenOne() async {
        let first = Session(), second = Session()
        await first.close()
        #expect(SessionContext.current?.isClosed == false)
        await second.close()
    }
}
#endif
