#if MAIN_ACTOR_UI
import BelvedereBinding
@testable import BelvedereCore
import Testing

/// The app's own session on a device: the session of code that runs outside every task.
struct OpenSessionsTests {
    @Test func theOldestOpenSessionIsTheOneOfTheApp() {
        var languages: [String?] = []
        let open = OpenSessions { languages.append($0?.locale) }
        let first = SessionContext(environment: SessionEnvironment(locale: "fi")), second = SessionContext()
        open.enter(first)
        open.enter(second)
        #expect(open.ofApplication === first)
        open.leave(ObjectIdentifier(first))
        #expect(open.ofApplication === second)
        open.leave(ObjectIdentifier(second))
        #expect(open.ofApplication == nil)
        #expect(languages == ["fi", "en", nil])
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

    /// A scene of the app may close while its other code runs.
    @Test func workOutsideEverySessionStartsAfterASessionHasClosed() async {
        let session = Session()
        await session.close()
        #expect(!(SessionContext.current === session.context))
        var hasRun = false
        let command = AsyncCommand<Void> { hasRun = true }
        #expect(command.execute())
        await command.waitUntilIdle()
        #expect(hasRun)
        _ = session
    }
}
#endif
