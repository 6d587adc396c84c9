@testable import Belvedere
import BelvedereTesting
import Testing

/// What the host is told of addresses and titles.
struct HistoryTests {
    private struct Told: Equatable {
        var path: String, title: String, entry: Change.HistoryEntry
        init(_ path: String, _ title: String, _ entry: Change.HistoryEntry) {
            self.path = path
            self.title = title
            self.entry = entry
        }
    }

    private func told(_ stage: Stage) -> [Told] {
        stage.take().compactMap { change in
            if case .locate(let path, let title, let entry) = change { Told(path, title, entry) } else { nil }
        }
    }

    private func opened(at path: String = "") -> (Stage, Router<Place>) {
        let router = Router(root: Place.list)
        let builder = PlaceBuilder()
        let stage = Stage(Window(router, root: builder), at: path)
        return (stage, router)
    }

    @Test func openingTellsTheAddressAndTitle() {
        withSession {
            #expect(told(opened().0) == [Told("", "list", .replace)])
            #expect(told(opened(at: "/7/").0) == [Told("/7", "detail(7)", .replace)])
        }
    }

    @Test func eachStepIsTheEntryThatItIs() {
        withSession {
            let (stage, router) = opened()
            _ = told(stage)
            router.push(.detail(1))
            #expect(told(stage) == [Told("/1", "detail(1)", .push)])
            router.present(.add)
            #expect(told(stage) == [Told("/1/add", "add", .push)])
            router.dismiss()
            #expect(told(stage) == [Told("/1", "detail(1)", .back)])
            router.replaceTop(with: .detail(2))
            #expect(told(stage) == [Told("/2", "detail(2)", .replace)])
            stage.window.screens.last?.title = "Two"
            #expect(told(stage) == [Told("/2", "Two", .replace)])
            stage.window.screens.first?.title = "covered"
            #expect(told(stage) == [])
            router.pop()
            #expect(told(stage) == [Told("", "covered", .back)])
        }
    }

    @Test func aScreenThatFindsItsTitleWhileItComesIsAStepAllTheSame() {
        withSession {
            let router = Router(root: Place.list)
            let builder = PlaceBuilder()
            builder.titlesOnLoad = true
            let stage = Stage(Window(router, root: builder))
            #expect(told(stage) == [Told("", "loaded list", .replace)])
            router.push(.detail(1))
            #expect(told(stage) == [Told("/1", "loaded detail(1)", .push)])
            router.present(.add)
            #expect(told(stage) == [Told("/1/add", "loaded add", .push)])
            router.dismiss()
            #expect(told(stage) == [Told("/1", "loaded detail(1)", .back)])
        }
    }

    @Test func severalStepsOfOneTurnAreTheOneTheyComeTo() {
        withSession {
            let (stage, router) = opened()
            _ = told(stage)
            router.push(.detail(1))
            router.pop()
            #expect(told(stage) == [Told("", "list", .replace)], "there and back is nowhere")
            router.push(.detail(1))
            router.push(.detail(2))
            router.pop()
            #expect(told(stage) == [Told("/1", "detail(1)", .push)])
            router.push(.detail(2))
            router.push(.detail(3))
            #expect(told(stage) == [Told("/1/2/3", "detail(3)", .push)])
            router.pop()
            router.push(.detail(4))
            #expect(told(stage) == [Told("/1/2/4", "detail(4)", .replace)])
            router.push(.detail(5))
            stage.window.screens.last?.title = "Five"
            #expect(told(stage) == [Told("/1/2/4/5", "Five", .push)], "a title after the step does not undo it")
        }
    }

    @Test func aStepOfTheHostIsNotAStepOfTheApp() {
        withSession {
            let (stage, router) = opened()
            _ = told(stage)
            router.push(.detail(1))
            _ = told(stage)
            stage.window.receive(.visit(""), for: .none)
            #expect(router.stack.path == "" && told(stage) == [Told("", "list", .replace)])
            stage.window.receive(.visit("/1/"), for: .none)
            #expect(told(stage) == [Told("/1", "detail(1)", .replace)])
            stage.window.receive(.visit("/1//"), for: .none)
            #expect(told(stage) == [Told("/1", "detail(1)", .replace)], "another spelling is brought into order")
        }
    }

    @Test func aRefusedStepIsEnteredAgain() {
        withSession {
            let (stage, router) = opened()
            _ = told(stage)
            router.push(.detail(1))
            var host = HostHistory("")
            host.apply([.locate(path: "/1", title: "", entry: .push)])
            _ = told(stage)
            (stage.window.screens[1] as? PlaceScreen)?.mayLeave = false
            stage.window.receive(.visit(host.go(-1)!), for: .none)
            let changes = stage.take()
            #expect(Stage.location(in: changes)?.entry == .push)
            host.apply(changes)
            #expect(host.places == ["", "/1"] && host.path == "/1")
        }
    }

    @Test func nobodyLeavesBehindAnAlert() {
        withSession {
            let (stage, router) = opened(at: "/1")
            stage.window.show(Alert("Wait"))
            _ = told(stage)
            stage.window.receive(.visit(""), for: .none)
            #expect(router.stack.path == "/1")
            #expect(told(stage) == [Told("/1", "detail(1)", .push)])
        }
    }

    @Test func theHistoryThatIsKeptHasAnEnd() {
        withSession {
            let (stage, router) = opened()
            for number in 0..<2000 {
                router.stack = RouteStack(root: .list, entries: [.init(.detail(number), .pushed)])
                router.push(.detail(0))
                _ = told(stage)
            }
            router.popToRoot()
            #expect(told(stage).count == 1)
        }
    }
}
