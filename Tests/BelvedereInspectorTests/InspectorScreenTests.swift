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
            let router = Router(root: InspectorRoute.overview)
            let viewModel = InspectorViewModel(inspection)
            return Window(router) { $0 == .overview ? InspectorScreen(viewModel: viewModel, router: router) : nil }
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
    @Test func anEventAppearsInTheListAndOpensBesideIt() async {
        let inspection = Inspection()
        withApp(.counter, relaxed) { counter in
            _ = SessionWatch(counter, for: inspection)
            counter.tap(.button, "Add")
        }
        await withApp(inspector(of: inspection), relaxed) { app in
            await app.settle()
            app.select("Flow")
            app.expect(.tableRow, "tap button \"Add\"")
            app.tap(.tableRow, "tap button \"Add\"")
            app.expect(.screen, "tap button \"Add\"")
            let lines = app.transcript.lines.map(\.text)
            #expect(lines.contains { $0.contains("\"Set\" | \"CounterViewModel.count\" | \"0 → 1\"") })
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
