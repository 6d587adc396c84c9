import Belvedere
import BelvedereCore
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests of a native window. They run one after the other, because windows share one thread.
@Suite(.serialized) struct DesktopWindowTests {
    @Test(.timeLimit(.minutes(1))) func closingTheWindowEndsItsSession() async throws {
        let closing = AsyncStream.makeStream(of: Void.self)
        let app = BelvedereApp("Test", path: "/") { _ in Window(Screen(title: "Empty", content: Stack())) }
        let window = try await DesktopWindow.open(app) { closing.continuation.finish() }
        await window.session.perform { _ in gtk_window_close(belvedere_window(window.widget)) }
        for await _ in closing.stream {}
        #expect(await window.session.perform { $0.isClosed })
    }
}
