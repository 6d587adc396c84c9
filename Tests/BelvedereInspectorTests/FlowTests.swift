@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereInspector
import BelvedereTesting
import Testing

/// What the inspector says of one event.
struct FlowTests {
    @Test func aClickIsToldFromTheEventToTheScreen() {
        withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            app.tap(.button, "Add")
            let flow = watch.state.flows.last
            #expect(flow?.title == "tap button \"Add\"")
            #expect(
                flow?.lines == [
                    "view | event | tap button \"Add\"",
                    "view | handler | BelvedereInspectorTests/Support.swift:27",
                    "view model | set | CounterViewModel.count | 0 → 1",
                    "view model | computed | CounterViewModel.isEven | true → false",
                    "view model | computed | CounterViewModel.title | \"0 is even\" → \"1 is odd\"",
                    "view model | told | CounterViewModel.title",
                    "view | changed | label \"1 is odd\".text | \"1 is odd\"",
                ])
            #expect(flow?.lanes == ["view", "view model"])
        }
    }

    @Test func aNameThatIsGivenCountsMoreThanTheProperty() {
        withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            app.tap(.button, "Say")
            let lines = watch.state.flows.last?.lines ?? []
            #expect(lines.contains("view model | set | given | \"\" → \"said\""))
            #expect(lines.contains("screen reader | announced | said"))
        }
    }

    #if !MAIN_ACTOR_UI
    // On the main actor a task begins after the event that started it, so what it does is told apart from the event.
    @Test func whatAHandlerDoesAfterItsFirstWaitBelongsToItsEvent() async {
        await withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            app.tap(.button, "Later")
            await app.settle()
            #expect(watch.state.flows.count == 1)
            #expect(watch.state.flows.last?.lines.contains("view model | set | CounterViewModel.count | 0 → 1") == true)
        }
    }
    #endif

    @Test func eachEventHasAFlowAndTheOldestGo() {
        withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            for _ in 0..<(FlowBook.limit + 5) { app.tap(.button, "Add") }
            let flows = watch.state.flows
            #expect(flows.count == FlowBook.limit)
            #expect(flows.last?.id == FlowBook.limit + 5)
            #expect(flows.first?.lines.contains("view model | set | CounterViewModel.count | 5 → 6") == true)
        }
    }

    @Test func aWindowThatIsNotWatchedTellsNobody() {
        withApp(.counter, Setting(isExhaustive: false)) { app in
            #expect(app.host.window.observer == nil)
            var watch: SessionWatch? = SessionWatch(app)
            app.tap(.button, "Add")
            #expect(watch?.state.flows.count == 1)
            watch?.end()
            watch = nil
            #expect(app.host.window.observer == nil)
            app.tap(.button, "Add")
            app.expect(.label, "2 is even")
        }
    }
}

extension Flow {
    var lines: [String] { steps.map(\.line) }
}

extension SessionWatch {
    /// Watches the app of a driver.
    convenience init(_ app: Driver, for inspection: Inspection? = nil) {
        let host = app.host
        host.synchronise()
        self.init(
            host.window, in: host.context, of: BelvedereApp("Test", path: "/test") { _ in Window(Screen()) }, for: inspection,
            viewport: host.viewport
        )
        _ = host.window.render()
        adopt(host)
    }
}
