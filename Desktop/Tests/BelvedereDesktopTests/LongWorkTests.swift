import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import Dispatch
import Synchronization
import Testing

/// Handlers that need long, and what the person can do meanwhile. All windows of the program share the thread of GTK.
@Suite(.serialized) struct LongWorkTests {
    /// A screen whose button starts work that ends when the gate opens.
    private final class SortViewModel: Launching {
        let state = Label("Ready")
        private let gate: DispatchSemaphore

        init(_ gate: DispatchSemaphore) { self.gate = gate }

        func sort() {
            launch { [self] in
                state.text = "Sorting"
                state.text = await Task.detached { [gate] in Self.sort(after: gate) }.value
            }
        }

        /// Keeps its thread, as a long computation does.
        private static func sort(after gate: DispatchSemaphore) -> String {
            gate.wait()
            return "Sorted"
        }
    }

    private let counter = BelvedereApp("Counter", path: "/") { _ in
        let number = Dynamic(0), label = Label("0")
        return Window(
            Screen(
                title: "Counter",
                content: Stack(
                    label,
                    Button("Count") {
                        number.value += 1
                        label.text = "\(number.value)"
                    })))
    }

    @Test(.timeLimit(.minutes(1))) func allWindowsDrawAndAnswerWhileAHandlerAwaitsLongWork() async throws {
        let gate = DispatchSemaphore(value: 0)
        let sorter = BelvedereApp("Sorter", path: "/") { _ in
            let viewModel = SortViewModel(gate)
            let screen = Screen(title: "Sorter", content: Stack(viewModel.state, Button("Sort") { viewModel.sort() }))
            return Window(screen)
        }
        try await DesktopPlayer.use(sorter) { sorting in
            try await DesktopPlayer.use(counter) { counting in
                defer { gate.signal() }
                try await sorting.perform(.tap(.button, "Sort"))
                try await expect("label \"Sorting\"", sorting)
                await sorting.nextFrame()
                await counting.nextFrame()
                for number in 1...3 {
                    try await counting.perform(.tap(.button, "Count"))
                    try await expect("label \"\(number)\"", counting)
                }
                try await expect("label \"Sorting\"", sorting)
            }
            try await expect("label \"Sorted\"", sorting)
        }
    }

    @Test func aHandlerThatKeepsAllWindowsWaitingIsReported() async throws {
        let reports = Mutex<[LongTurn]>([])
        var setting = WindowSetting()
        setting.longestTurn = .zero
        setting.reportLongTurn = { report in reports.withLock { $0.append(report) } }
        try await DesktopPlayer.use(counter, setting) { player in
            try await player.perform(.tap(.button, "Count"))
            try await expect("label \"1\"", player)
        }
        let named = reports.withLock { $0.filter { $0.cause == "activate of button \"Count\"" } }
        #expect(named.map(\.application) == ["Counter"])
    }

    @Test func aReportSaysWhatHappenedWhyItMattersAndHowToFixIt() {
        let report = LongTurn(application: "Sorter", cause: "activate of button \"Sort\"", duration: .milliseconds(1312))
        #expect(
            report.description == """
                The app "Sorter" kept its session busy for 1312 ms, with activate of button "Sort".
                  Why it matters: all windows of the program share one thread, so none of them drew or answered meanwhile.
                  How to fix it: run the work in `Task.detached { }`, and await its value in `launch { }`.
                """)
    }

    private func expect(_ line: String, _ player: DesktopPlayer, _ place: SourceLocation = #_sourceLocation) async throws {
        let found = try await player.lines { $0.contains("  " + line) }
        #expect(found.contains("  " + line), "\(found)", sourceLocation: place)
    }
}
