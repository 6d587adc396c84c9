@_spi(Hosting) import Belvedere
@_spi(Hosting) @testable import BelvedereHeadless
@testable import BelvedereInspector
import BelvedereTesting
import Testing

/// Tests of the list that the inspector shows for one event: its handlers, changes and so on.
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
                    "view | handler | BelvedereInspectorTests/Support.swift:29",
                    "view model | set | CounterViewModel.count | 0 → 1",
                    "view model | computed | CounterViewModel.isEven | true → false",
                    "view model | computed | CounterViewModel.title | \"0 is even\" → \"1 is odd\"",
                    "view model | notified | CounterViewModel.title",
                    "view | changed | label \"1 is odd\".text | \"1 is odd\"",
                ])
            #expect(flow?.lanes == ["view", "view model"])
        }
    }

    private func identifier(of name: String, below view: MirroredView) -> ViewIdentifier? {
        if view[View.accessibilityName] == name { return view.identifier }
        return view.children.lazy.compactMap { self.identifier(of: name, below: $0) }.first
    }

    @Test func aDrawingThatTellsItsWidthIsNotUsedByThePerson() throws {
        let app = BelvedereApp("Test", path: "/test") { _ in
            Window(
                Screen(
                    title: "Test", content: Stack(Drawing("Chart", height: 100), Drawing("Map", width: 100, height: 100).onMove { _ in })))
        }
        try withApp(app, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            let chart = try #require(identifier(of: "Chart", below: app.host.mirror.root))
            let map = try #require(identifier(of: "Map", below: app.host.mirror.root))
            let seen = Event.look(DrawingArea(x: 0, y: 0, width: 50, height: 100), scale: 1, edit: 0)
            app.host.send(seen, to: chart)
            #expect(watch.state.flows.map(\.title) == ["open the app"])
            app.host.send(seen, to: map)
            #expect(watch.state.flows.map(\.title) == ["open the app", "look drawing \"Map\""])
        }
    }

    @Test func theLanesStandInTheOrderOfTheArticles() {
        var flow = Flow(id: 1, title: "", time: .zero)
        flow.callees = [
            FlowCallee(property: "presenter", role: "presenter", type: "P"), FlowCallee(property: "m", role: "model", type: "M"),
        ]
        flow.steps = ["host", "router", "adviser", "service", "view"].map { FlowStep(kind: .set, lane: $0, subject: "", detail: "") }
        // A presenter has a lane even if it left no step.
        #expect(flow.lanes == ["view", "presenter", "service", "adviser", "router", "host"])
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
    // On the main actor a task begins after the event that started it, so its effects are separate from the event.
    @Test func theWorkOfAHandlerAfterItsFirstWaitBelongsToItsEvent() async {
        await withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            app.tap(.button, "Later")
            await app.settle()
            #expect(watch.state.flows.count == 1)
            #expect(watch.state.flows.last?.lines.contains("view model | set | CounterViewModel.count | 0 → 1") == true)
        }
    }
    #endif

    #if !MAIN_ACTOR_UI
    @Test func theEffectsBeforeTheFirstEventBelongToTheOpening() async {
        await withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            #expect(watch.state.flows.isEmpty)
            (app.host.window.screens.last as? CounterScreen)?.viewModel.addLater()
            await app.settle()
            #expect(watch.state.flows.map(\.sentence) == ["The app opened."])
            #expect(watch.state.flows.last?.lines.contains("view model | set | CounterViewModel.count | 0 → 1") == true)
            app.tap(.button, "Add")
            #expect(watch.state.flows.map(\.sentence) == ["The app opened.", "You pressed “Add”."])
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
            #expect(app.host.window.listener == nil)
            var watch: SessionWatch? = SessionWatch(app)
            app.tap(.button, "Add")
            #expect(watch?.state.flows.count == 1)
            watch?.end()
            watch = nil
            #expect(app.host.window.listener == nil)
            app.tap(.button, "Add")
            app.expect(.label, "2 is even")
        }
    }
}

extension Flow {
    var lines: [String] { steps.map(\.line) }
}

extension SessionWatch {
    /// Creates a watch, which observes a session for an inspector. The session is that of the app that a driver plays.
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
