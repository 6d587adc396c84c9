#if !MAIN_ACTOR_UI
@_spi(Hosting) import BelvedereTesting
import Testing

struct SessionBorderTests {
    @Test func aViewTouchedOffItsSessionStopsTheProgram() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let session = Session()
            await session.perform { context in
                let label = Label("Total")
                // The compiler does not allow this. `nonisolated(unsafe)` forces it, to test that the runtime stops the program.
                nonisolated(unsafe) let stolen = label
                let window = Window(Screen(title: "Border", content: label))
                window.open(in: context)
                _ = window.render()
                _ = Task.detached { stolen.text = "Stolen" }
            }
            try await Task.sleep(for: .seconds(60))
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains(Diagnostic.viewTouchedOffSession("the label \"Stolen\"").description))
    }

    @Test func twoSessionsHaveEachTheirOwn() async {
        await withSession {
            await settle()
            let outer = SessionContext.current.map(ObjectIdentifier.init)
            let inner = withSession { SessionContext.current.map(ObjectIdentifier.init) }
            #expect(inner != nil && inner != outer)
            #expect(SessionContext.current.map(ObjectIdentifier.init) == outer)
        }
        #expect(SessionContext.current == nil)
    }
}
#endif
