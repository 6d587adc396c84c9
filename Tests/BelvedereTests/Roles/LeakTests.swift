@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of the leak detector: an object that stays in memory after its screen has closed is reported once, with its role, module and type
/// and the object that probably keeps it alive. No other object is reported.
struct LeakTests {
    @Test func aClosureThatCapturesItsOwner() {
        withSession {
            let (stage, found) = reports { [CapturingViewModel()] }
            #expect(found() == [leak("view model", "CapturingViewModel", closureOnChange)])
            stage.take()
            stage.window.announce("again")
            stage.take()
            #expect(found().count == 1, "once")
        }
    }

    @Test func aClosureInEveryRole() {
        withSession {
            let found = reports { [CapturingPresenter(), CapturingInteractor(), CapturingWireframe()] }.diagnostics()
            func sentence(_ name: String) -> String {
                "It has the closure \(name), which may capture it. Capture it weakly there: [weak self]."
            }
            #expect(
                found == [
                    leak("presenter", "CapturingPresenter", sentence("retry")),
                    leak("interactor", "CapturingInteractor", sentence("loaded")),
                    leak("wireframe", "CapturingWireframe", sentence("finished")),
                ])
        }
    }

    @Test func aStrongReferenceBack() {
        withSession {
            let found = reports { [ParentViewModel()] }.diagnostics()
            #expect(
                found == [
                    leak(
                        "view model", "ParentViewModel",
                        "It is held by parent of ChildViewModel, which is alive too. If this property refers to an owner, make it weak."),
                    leak(
                        "view model", "ChildViewModel",
                        "It is held by child of ParentViewModel, which is alive too. If this property refers to an owner, make it weak."),
                ])
        }
    }

    @Test func aStrongReferenceBackInAModule() {
        withSession {
            let found = reports { [LeakyPresenter(interactor: LeakyInteractor())] }.diagnostics()
            #expect(
                found.map(\.what) == [
                    "The presenter LeakyPresenter of module BelvedereTests is still alive after its screen Owner has left.",
                    "The interactor LeakyInteractor of module BelvedereTests is still alive after its screen Owner has left.",
                ])
            #expect(found[0].fix.hasPrefix("It is held by output of LeakyInteractor"))
        }
    }

    @Test func workThatNeverEnds() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let (stage, found) = reports {
                let viewModel = TickingViewModel()
                viewModel.begin(clock)
                return [viewModel]
            }
            await clock.advance(by: .seconds(29))
            stage.take()
            #expect(found() == [], "it may end yet")
            await clock.advance(by: .seconds(1))
            stage.take()
            #expect(
                found() == [
                    leak(
                        "view model", "TickingViewModel",
                        """
                        Work that it launched is still running and holds it, although its screen has left: either it was launched \
                        with launch(in: .session), or it does not end when it is cancelled.
                        """
                    )
                ])
            await clock.advance(by: .seconds(100))
            stage.take()
            #expect(found().count == 1)
        }
    }

    @Test func somethingThatHoldsItFromOutside() {
        withSession {
            let model = ParentlessViewModel()
            let found = reports { [model] }.diagnostics()
            #expect(
                found == [
                    leak(
                        "view model", "ParentlessViewModel",
                        "No visible property holds it, so a closure does. Capture it weakly there: [weak self].")
                ])
            withExtendedLifetime(model) {}
        }
    }

    final class ParentlessViewModel: ViewModel {}

    @Test func whereTheScreenTookItOverIsNamed() {
        final class Owning: Screen {
            var line = 0
            init(_ model: CapturingViewModel) {
                super.init(title: "Owning")
                own(model)
                line = #line - 1
            }
        }
        final class Builder: ScreenBuilding {
            var line = 0
            func screen(for route: Place) -> Screen? {
                if route == .list { return Screen() }
                let screen = Owning(CapturingViewModel())
                line = screen.line
                return screen
            }
        }
        withSession {
            let router = Router(root: Place.list), builder = Builder()
            let stage = Stage(Window(router, root: builder))
            router.push(.detail(1))
            router.pop()
            stage.take()
            #expect(stage.diagnostics.map(\.location) == [CallSite(fileID: "BelvedereTests/LeakTests.swift", line: builder.line)])
            #expect(stage.diagnostics[0].description.contains("\n  at BelvedereTests/LeakTests.swift:\(builder.line)\n"))
        }
    }

    @Test func otherWorkDoesNotHideALeak() {
        let clock = TestClock()
        withSession(environment: SessionEnvironment(clock: clock)) {
            let staying = TickingViewModel()
            staying.begin(clock)
            let list = Screen(title: "List")
            list.own(staying)
            let found = reports({ [CapturingViewModel()] }, list: list).diagnostics()
            #expect(found.count == 1)
        }
    }
}
