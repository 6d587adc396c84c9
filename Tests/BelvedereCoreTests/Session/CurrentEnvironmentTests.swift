import BelvedereCore
import Testing

/// Tests that code which received no environment can read the environment of the running session.
struct CurrentEnvironmentTests {
    @Test func theEnvironmentIsThatOfTheSessionThatRuns() async {
        let finnish = Session(environment: SessionEnvironment(locale: "fi"))
        let arabic = Session(environment: SessionEnvironment(locale: "ar"))
        for (session, locale) in [(finnish, "fi"), (arabic, "ar"), (finnish, "fi")] {
            let found = await session.run { _ in
                await Task.yield()
                return SessionEnvironment.current?.locale
            }
            #expect(found == locale)
        }
        await finnish.close()
        await arabic.close()
    }

    #if !MAIN_ACTOR_UI
    @Test func whereNoSessionRunsThereIsNone() {
        #expect(SessionEnvironment.current?.locale == nil)
    }
    #endif
}
