@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereInspector
import BelvedereTesting
import Testing

/// Tests of the strip that shows the parts of the visible screen, and which of them ran.
struct PatternTests {
    @Test func beforeTheFirstActionThePartsAreShownAndNoneHasANumber() {
        withApp(.counter, Setting(isExhaustive: false)) { app in
            let pattern = ScreenPattern(SessionWatch(app).state) { _ in "" }
            #expect(pattern.parts.map(\.type) == ["CounterViewModel", "CounterScreen"])
            #expect(pattern.parts.allSatisfy { $0.turn == nil })
        }
    }

    @Test func thePartsThatRanAreNumberedInTheirOrder() {
        withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            app.tap(.button, "Add")
            let pattern = ScreenPattern(watch.state) { _ in "" }
            #expect(pattern.parts.map { "\($0.role) \($0.turn ?? 0)" } == ["view model 2", "view 1"])
        }
    }

    @Test(arguments: [
        ("Button(\"Add\") { viewModel.add() }", "add()"),
        ("otherViewModel.skip(); viewModel.count; viewModel.add(by: 2)", "add()"),
        ("count += 1", nil),
        ("", nil),
    ])
    func theCallIsReadFromTheCodeOfTheHandler(source: String, method: String?) {
        withApp(.counter, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            app.tap(.button, "Add")
            let pattern = ScreenPattern(watch.state) { place in
                #expect(place.hasPrefix("BelvedereInspectorTests/Support.swift:"))
                return source
            }
            #expect(pattern.call?.method == method)
            #expect(pattern.call?.type == (method == nil ? nil : "CounterViewModel"))
        }
    }

    #if !MAIN_ACTOR_UI
    @Test func aPersonReadsInOneLineWhatAPressDid() async {
        let inspection = Inspection()
        var settings = PatternStrip()
        settings.code = { "/code/\($0)" }
        settings.test = { _ in PatternStrip.Page("CounterTests.swift", address: "/code/tests") }
        settings.source = { _ in "viewModel.add()" }
        let strip = settings
        let application = BelvedereApp("Pattern", path: "/pattern") { _ in
            Window(PatternScreen(viewModel: PatternViewModel(inspection, strip: strip)))
        }
        await withApp(application, Setting(isExhaustive: false)) { below in
            below.expect(.label, "Use the app. This line then says which parts ran.")
            withApp(.counter, Setting(isExhaustive: false)) { app in
                _ = SessionWatch(app, for: inspection)
                app.tap(.button, "Add")
            }
            await below.settle()
            let sentence = "You pressed “Add”. The view called add() of CounterViewModel. Changed: count, isEven, title. The view shows it."
            below.expect(.label, sentence)
            for link in ["CounterViewModel", "CounterScreen", "CounterTests.swift"] { below.expect(.link, link) }
        }
    }
    #endif
}
