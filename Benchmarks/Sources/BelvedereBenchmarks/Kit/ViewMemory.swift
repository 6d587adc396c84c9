@_spi(Hosting) import Belvedere
import BelvedereHeadless
import CAllocationCount

/// Bytes per view on screen, its text not counted, and per session that waits.
func reportViewMemory(_ report: Report) {
    print("\nmemory of views")
    // Safe although unchecked: the body runs at once on this thread, and the report is used nowhere else meanwhile.
    nonisolated(unsafe) let report = report
    withSession {
        guard let context = SessionContext.current else { return }
        let stack = Stack()
        let window = Window(Screen(title: "Views", content: stack))
        window.open(in: context)
        _ = window.render()
        let count = 10_000
        // A text of a view takes its 16 bytes in the view even when it is empty; they are not counted.
        func measure(_ name: String, texts: Int, _ make: () -> View) {
            let before = bytes_in_use()
            stack.setViews((0..<count).map { _ in make() })
            _ = window.takeChanges()
            let after = bytes_in_use()
            report.print("\(name): bytes per view on screen", Double(after &- before) / Double(count) - Double(16 * texts), limit: 200)
            stack.setViews([])
            _ = window.takeChanges()
        }
        // The first makes the tree's own tables grow and is not counted.
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
