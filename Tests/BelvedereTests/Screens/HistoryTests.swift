@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of the addresses and titles that the host receives, and of the browser history that the host makes from them.
struct HistoryTests {
    private struct Told: Equatable {
        var trail: [String], title: String
        init(_ trail: [String], _ title: String) {
            self.trail = trail
            self.title = title
        }
    }

    private func told(_ stage: Stage) -> [Told] {
        stage.take().compactMap { change in
            if case .locate(let trail, let title) = change { Told(trail, title) } else { nil }
        }
    }

    private func opened(at path: String = "") -> (Stage, Router<Place>) {
        let router = Router(root: Place.list)
        let builder = PlaceBuilder()
        let stage = Stage(Window(router, root: builder), at: path)
        return (stage, router)
    }

    /// Returns a new window and the history of its host. Both show the first screen.
    private func openedWithHost(at path: String = "") -> (Stage, Router<Place>, HostHistory) {
        let (stage, router) = opened(at: path)
        var host = HostHistory(path)
        host.apply(stage.take())
        return (stage, router, host)
    }

    @Test func openingTellsTheTrailAndTheTitle() {
        withSession {
            #expect(told(opened().0) == [Told([""], "list")])
            #expect(told(opened(at: "/7/").0) == [Told(["", "/7"], "detail(7)")])
            #expect(told(opened(at: "/7/~/add/x").0) == [Told(["", "/7", "/7/~/add", "/7/~/add/x"], "Not found")])
        }
    }

    @Test func aWindowWithOneScreenHasATrailToo() {
        withSession {
            let stage = Stage(Window(Screen(title: "One")))
            #expect(told(stage) == [], "the first rendering says it all")
            stage.window.receive(.visit("/x"), for: .none)
            #expect(told(stage) == [Told(["", "/x"], "Not found")])
            stage.window.requestBack()
            #expect(told(stage) == [Told([""], "One")])
        }
    }

    @Test func eachStepLeadsTheHostThere() {
        withSession {
            var (stage, router, host) = openedWithHost()
            let expect = { (places: [String], path: String, title: String) in
                let changes = stage.take()
                host.apply(changes)
                let found = Stage.location(in: changes)?.title
                #expect(found == title, "at \(path)")
                #expect(host.places == places && host.path == path, "\(host.places) at \(host.path)")
            }
            router.push(.detail(1))
            expect(["", "/1"], "/1", "detail(1)")
            router.present(.add)
            expect(["", "/1", "/1/add"], "/1/add", "add")
            router.dismiss()
            expect(["", "/1", "/1/add"], "/1", "detail(1)")
            router.replaceTop(with: .detail(2))
            expect(["", "/2", "/1/add"], "/2", "detail(2)")
            stage.window.screens.last?.title = "Two"
            expect(["", "/2", "/1/add"], "/2", "Two")
            router.push(.detail(3))
            expect(["", "/2", "/2/3"], "/2/3", "detail(3)")
            router.popToRoot()
            expect(["", "/2", "/2/3"], "", "list")
        }
    }

    @Test func theTitleOfACoveredScreenIsNotTold() {
        withSession {
            let (stage, router) = opened(at: "/1")
            _ = told(stage)
            stage.window.screens.first?.title = "covered"
            #expect(told(stage) == [])
            router.pop()
            #expect(told(stage) == [Told([""], "covered")])
        }
    }

    @Test func aTitleSetWhileItsScreenOpensStillMakesAStep() {
        withSession {
            let router = Router(root: Place.list)
            let builder = PlaceBuilder()
            builder.titlesOnLoad = true
            let stage = Stage(Window(router, root: builder))
            #expect(told(stage) == [Told([""], "loaded list")])
            router.push(.detail(1))
            #expect(told(stage) == [Told(["", "/1"], "loaded detail(1)")])
            router.present(.add)
            #expect(told(stage) == [Told(["", "/1", "/1/add"], "loaded add")])
            router.dismiss()
            #expect(told(stage) == [Told(["", "/1"], "loaded detail(1)")])
        }
    }

    @Test func severalStepsOfOneTurnAreToldAsOne() {
        withSession {
            var (stage, router, host) = openedWithHost()
            let places = { () -> [String] in
                host.apply(stage.take())
                return Array(host.places[...host.index])
            }
            router.push(.detail(1))
            router.pop()
            #expect(places() == [""], "there and back is nowhere")
            router.push(.detail(1))
            router.push(.detail(2))
            router.pop()
            #expect(places() == ["", "/1"])
            router.push(.detail(2))
            router.push(.detail(3))
            #expect(places() == ["", "/1", "/1/2/3"])
            router.pop()
            router.push(.detail(4))
            #expect(places() == ["", "/1", "/1/2/4"])
            router.push(.detail(5))
            stage.window.screens.last?.title = "Five"
            #expect(places() == ["", "/1", "/1/2/4", "/1/2/4/5"], "a title after the step does not undo it")
        }
    }

    @Test func aStepOfTheHostIsNotAStepOfTheApp() {
        withSession {
            var (stage, router, host) = openedWithHost()
            router.push(.detail(1))
            host.apply(stage.take())
            stage.window.receive(.visit(host.go(-1)!), for: .none)
            host.apply(stage.take())
            #expect(router.stack.path == "" && host.places == ["", "/1"] && host.index == 0)
            stage.window.receive(.visit(host.go(1)!), for: .none)
            host.apply(stage.take())
            #expect(router.stack.path == "/1" && host.places == ["", "/1"] && host.index == 1)
            host.push("/1//")
            stage.window.receive(.visit("/1//"), for: .none)
            #expect(told(stage) == [Told(["", "/1"], "detail(1)")], "another spelling is brought into order")
        }
    }

    @Test func aRefusedStepBackIsEnteredAgain() {
        withSession {
            var (stage, router, host) = openedWithHost()
            router.push(.detail(1))
            host.apply(stage.take())
            (stage.window.screens[1] as? PlaceScreen)?.mayLeave = false
            stage.window.receive(.visit(host.go(-1)!), for: .none)
            host.apply(stage.take())
            #expect(host.places == ["", "/1"] && host.path == "/1")
        }
    }

    @Test func aRefusedStepToAnotherPlaceIsTakenBack() {
        withSession {
            var (stage, router, host) = openedWithHost(at: "/8")
            router.stack = RouteStack(root: .list, path: "/9")
            host.apply(stage.take())
            #expect(host.places == ["/9"])
            host.push("/7")
            stage.window.receive(.visit("/7"), for: .none)
            host.apply(stage.take())
            router.push(.detail(1))
            host.apply(stage.take())
            #expect(host.places == ["/9", "/7", "/7/1"])
            (stage.window.screens[2] as? PlaceScreen)?.mayLeave = false
            stage.window.receive(.visit(host.go(-2)!), for: .none)
            host.apply(stage.take())
            #expect(host.places == ["/9", "/7", "/7/1"] && host.path == "/7/1", "what lies between is still there")
        }
    }

    @Test func aRefusedStepForwardIsTakenBack() {
        withSession {
            var (stage, router, host) = openedWithHost()
            router.push(.detail(1))
            host.apply(stage.take())
            router.pop()
            host.apply(stage.take())
            stage.window.show(Alert("Wait"))
            stage.window.receive(.visit(host.go(1)!), for: .none)
            host.apply(stage.take())
            #expect(router.stack.path == "" && host.path == "" && host.places == ["", "/1"])
        }
    }

    @Test func stepsOfTheHostInTheMeantimeAreComparedToo() {
        withSession {
            var (stage, router, host) = openedWithHost()
            router.push(.detail(1))
            host.apply(stage.take())
            // The app pushes a screen while the person goes back. The host receives the push after the browser has gone back.
            router.push(.detail(2))
            let path = host.go(-1)!
            host.apply(stage.take())
            #expect(host.path == "/1/2")
            stage.window.receive(.visit(path), for: .none)
            host.apply(stage.take())
            #expect(host.path == "" && router.stack.path == "")
        }
    }

    @Test func nobodyLeavesBehindAnAlert() {
        withSession {
            let (stage, router) = opened(at: "/1")
            stage.window.show(Alert("Wait"))
            _ = told(stage)
            stage.window.receive(.visit(""), for: .none)
            #expect(router.stack.path == "/1")
            #expect(told(stage) == [Told(["", "/1"], "detail(1)")])
        }
    }
}
