@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereInspector
import BelvedereTesting
import Testing

/// Tests of the inspector's page, and of the session that it shows.
struct InspectorScreenTests {
    /// Makes the app of an inspector that shows this inspection.
    private func inspector(of inspection: Inspection) -> BelvedereApp {
        BelvedereApp("Inspector", path: "/inspector") { _ in
            Window(InspectorScreen(viewModel: InspectorViewModel(inspection)))
        }
    }

    private let relaxed = Setting(viewport: Viewport(width: .wide), isExhaustive: false)

    @Test func withoutASessionTheInspectorSaysHowToStartOne() {
        withApp(inspector(of: Inspection())) { app in
            app.expect(.emptyState, "Nothing to inspect yet", ignoringOthers: true)
            app.expectNo(.tabs)
        }
    }

    #if !MAIN_ACTOR_UI
    /// Publishes one more tap of the counter, as its session does.
    private func publishTap(_ number: Int, to inspection: Inspection) {
        var flow = Flow(id: number, title: "tap", action: .pressed("Add"), time: .zero)
        flow.steps = [FlowStep(kind: .set, lane: "view model", subject: "count", detail: "\(number)", former: "\(number - 1)")]
        inspection.state.update { state in
            state.application = "Counter"
            state.isOpen = true
            state.flows.append(flow)
        }
    }

    @Test func theNewestEventIsOpenAndOneTapOpensAnother() async {
        let inspection = Inspection()
        inspection.state.update { $0.application = "Counter" }
        await withApp(inspector(of: inspection), relaxed) { app in
            app.expect(.emptyState, "No events yet")
            publishTap(1, to: inspection)
            await app.settle()
            app.expectNo(.emptyState, "No events yet")
            app.expect(.label, "count changed from 0 to 1.")
            publishTap(2, to: inspection)
            await app.settle()
            app.expect(.label, "count changed from 1 to 2.")
            app.tap(.row, "1, You pressed “Add”.")
            app.expect(.label, "count changed from 0 to 1.")
            app.expectNo(.label, "count changed from 1 to 2.")
            // A chosen event stays open while others arrive.
            publishTap(3, to: inspection)
            await app.settle()
            app.expect(.label, "count changed from 0 to 1.")
            app.tap(.row, "3, You pressed “Add”.")
            publishTap(4, to: inspection)
            await app.settle()
            app.expect(.label, "count changed from 3 to 4.")
        }
    }

    @Test func theScreenIsShownAfterTheEventAndBeforeIt() async {
        let inspection = Inspection()
        withApp(.counter, relaxed) { counter in
            _ = SessionWatch(counter, for: inspection)
            counter.tap(.button, "Add")
        }
        await withApp(inspector(of: inspection), relaxed) { app in
            await app.settle()
            app.expect(.label, "CounterViewModel.count changed from 0 to 1.")
            app.expect(.label, "1 is odd")
            app.select("Before", in: "The screen")
            app.expect(.label, "0 is even")
            app.expectNo(.label, "1 is odd")
            // The picture accepts no input.
            app.expect(.button, "Add", isEnabled: false)
        }
    }

    @Test(arguments: [true, false])
    func onlyAnAppWhoseServicesCanFailHasTheTabWithFaults(canFail: Bool) async {
        let inspection = Inspection()
        withApp(.counter, relaxed) { counter in
            if canFail { _ = counter.host.context.faults }
            _ = SessionWatch(counter, for: inspection)
            counter.tap(.button, "Add")
        }
        await withApp(inspector(of: inspection), relaxed) { app in
            await app.settle()
            #expect(app.transcript.description.contains("\"Faults\"") == canFail)
        }
    }

    @Test func theTestOfTheRecorderIsCompleteAfterEachStep() {
        withApp(.counter, Setting(isExhaustive: false)) { counter in
            let inspection = Inspection(), watch = SessionWatch(counter, for: inspection)
            inspection.order(.startRecording)
            counter.host.synchronise()
            counter.tap(.button, "Add")
            #expect(watch.state.recordedTest.contains("1 is odd"))
        }
    }

    @Test func theRecorderRecordsTheOtherSessionAndShowsATest() async {
        let inspection = Inspection()
        await withApp(inspector(of: inspection), relaxed) { app in
            await withApp(.counter, Setting(isExhaustive: false)) { counter in
                _ = SessionWatch(counter, for: inspection)
                inspection.order(.startRecording)
                await counter.settle()
                counter.tap(.button, "Add")
                inspection.order(.stopRecording)
                await counter.settle()
            }
            await app.settle()
            app.select("Recorder")
            app.expect(.codeBlock, "Recorded steps", value: "1. tap button \"Add\"")
            #expect(app.transcript.description.contains("app.tap(.button"))
        }
    }

    @Test func aRowOfTheHistoryTakesTheOtherSessionThere() async {
        let inspection = Inspection()
        await withApp(.places, Setting(isExhaustive: false)) { places in
            let watch = SessionWatch(places, for: inspection)
            places.tap(.button, "Go")
            places.expect(.screen, "detail")
            #expect(watch.state.visits.map(\.path) == ["", "/detail"])
            #expect(watch.state.routes == ["list", "detail"])
            inspection.order(.visit(""))
            await places.settle()
            places.expect(.screen, "list")
        }
    }

    @Test func aFaultIsForThisSessionAlone() async throws {
        let inspection = Inspection()
        await withApp(.counter, Setting(isExhaustive: false)) { one in
            _ = SessionWatch(one, for: inspection)
            inspection.order(.setFault(.offline))
            await one.settle()
            #expect(one.host.context.faults.fault.value == .offline)
            withApp(.counter, Setting(isExhaustive: false)) { other in
                #expect(other.host.context.faults.fault.value == nil)
            }
        }
    }
    #endif
}

/// The routes of an app with two screens, one above the other.
private enum Place: Route {
    case list, detail

    static let paths = ["list": ""]
}

extension BelvedereApp {
    static let places = BelvedereApp("Places", path: "/places") { _ in
        let router = Router(root: Place.list)
        return Window(router) { place in
            Screen(title: "\(place)", content: Stack(Button("Go") { [unowned router] in router.push(.detail) }))
        }
    }
}
