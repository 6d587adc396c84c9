@_spi(Hosting) import Belvedere
import BelvedereHeadless
import CAllocationCount

/// Prints the bytes of a visible view, without its text, and of a session on which nothing happens.
func reportViewMemory(_ report: Report) {
    print("\nmemory of views")
    // Sendable is not checked here. It is safe, because the body runs at once on this thread, and no other code uses the report meanwhile.
    nonisolated(unsafe) let report = report
    withSession {
        guard let context = SessionContext.current else { return }
        let stack = Stack()
        let window = Window(Screen(title: "Views", content: stack))
        window.open(in: context)
        _ = window.render()
        let count = 10_000
        // A text needs 16 bytes in its view, even if it is empty. Do not count these bytes.
        func measure(_ name: String, texts: Int, _ make: () -> View) {
            let before = bytes_in_use()
            stack.setViews((0..<count).map { _ in make() })
            _ = window.takeChanges()
            let after = bytes_in_use()
            report.print("\(name): bytes per view on screen", Double(after &- before) / Double(count) - Double(16 * texts), limit: 200)
            stack.setViews([])
            _ = window.takeChanges()
        }
        // Do not count the first views, because they make the tables of the whole tree grow.
        stack.setViews((0..<count).map { _ in Label() })
        _ = window.takeChanges()
        stack.setViews([])
        _ = window.takeChanges()
        measure("Label", texts: 1) { Label() }
        measure("Button", texts: 1) { Button("") {} }
        measure("Toggle", texts: 1) { Toggle("") }
        measure("TextField", texts: 4) { TextField() }
    }
}

func reportSessionMemory(_ report: Report) {
    let count = 1000
    var sessions: [Session] = []
    sessions.reserveCapacity(count)
    let before = bytes_in_use()
    for _ in 0..<count { sessions.append(Session()) }
    report.print("bytes per session without views", Double(bytes_in_use() &- before) / Double(count))
    withExtendedLifetime(sessions) {}
}
