@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of a list beside its detail. The window derives the panes from the stack of routes; the stack does not know about them.
struct SplitViewTests {
    private func stage(at path: String = "") -> (Stage, Router<Place>, PlaceBuilder) {
        let router = Router(root: Place.list), builder = PlaceBuilder()
        let stage = Stage(
            Window(router) { route in
                let screen = builder.screen(for: route)
                if route == .list { screen?.splitView = SplitView(placeholder: EmptyState("Nothing", action: Button("Add") {})) }
                return screen
            }, at: path)
        stage.take()
        builder.log = []
        return (stage, router, builder)
    }

    private func panes(_ stage: Stage) -> [ScreenPane] {
        stage.take()
        return stage.mirror.root.children.map { $0[ScreenView.pane] }
    }

    private func covered(_ stage: Stage) -> [String] {
        stage.mirror.root.children.map { $0[ScreenView.isCovered] ? "covered" : $0[ScreenView.hasDetail] ? "beside" : "in front" }
    }

    @Test func aScreenPushedOverTheListStandsBesideIt() {
        withSession {
            let (stage, router, _) = stage()
            #expect(panes(stage) == [.list])
            #expect(covered(stage) == ["in front"])
            router.push(.detail(1))
            #expect(panes(stage) == [.list, .detail])
            #expect(covered(stage) == ["beside", "in front"])
            router.push(.detail(2))
            #expect(panes(stage) == [.list, .detail, .detail])
            #expect(covered(stage) == ["beside", "covered", "in front"])
            router.present(.add)
            #expect(panes(stage) == [.list, .detail, .detail, .whole])
            #expect(covered(stage) == ["covered", "covered", "covered", "in front"])
            router.popToRoot()
            router.dismiss()
            router.popToRoot()
            #expect(panes(stage) == [.list])
            #expect(covered(stage) == ["in front"])
        }
    }

    @Test func anotherChoiceTakesThePlaceOfTheFirst() {
        withSession {
            let (stage, router, builder) = stage()
            router.push(.detail(1), onto: .list)
            #expect(router.stack.path == "/1")
            builder.log = []
            router.push(.detail(2), onto: .list)
            #expect(router.stack.path == "/2")
            #expect(builder.log == ["ask detail(1)", "left detail(1)", "load detail(2)", "run detail(2)"])
            stage.window.receive(.visit(""), for: .none)
            #expect(router.stack.path == "")
        }
    }

    @Test func aDetailThatRefusesToLeaveStays() {
        withSession {
            let (stage, router, _) = stage(at: "/1")
            (stage.window.screens[1] as? PlaceScreen)?.mayLeave = false
            #expect(!router.push(.detail(2), onto: .list))
            #expect(router.stack.path == "/1")
        }
    }

    @Test func theListIsInUseBesideTheDetailAndItsPlaceholderIsNot() {
        withSession {
            let (stage, router, _) = stage(at: "/1")
            guard let placeholder = stage.window.screens[0].splitView?.placeholder else { return }
            let field = (stage.window.screens[0] as? PlaceScreen)?.field
            stage.send(.input("Mine", edit: 1), to: field!)
            #expect(field?.text == "Mine")
            #expect(stage.diagnostics.isEmpty)
            stage.send(.activate, to: placeholder.subviews[0])
            #expect(stage.diagnostics.map(\.code) == [Diagnostic.refusedEvent("", sender: "", because: "").code])
            router.popToRoot()
            stage.take()
            #expect(stage.window.offers(.activate, for: placeholder.subviews[0].identifier))
        }
    }

    @Test func theWayBackFromAListLeavesItsDetailToo() {
        withSession {
            let router = Router(root: Place.list), builder = PlaceBuilder()
            let stage = Stage(
                Window(router) { route in
                    let screen = builder.screen(for: route)
                    if route == .detail(1) { screen?.splitView = SplitView() }
                    return screen
                }, at: "/1/2")
            #expect(panes(stage) == [.whole, .list, .detail])
            #expect(covered(stage) == ["covered", "beside", "in front"])
            stage.send(.leave, to: stage.window.screens[1].view)
            #expect(router.stack.path == "")
        }
    }

    @Test func aSidePanelIsAPaneLikeAnyDetail() {
        withSession {
            let (stage, router, _) = stage()
            let panel = SplitView.sidePanel()
            stage.window.screens[0].splitView = panel
            #expect(panel.isSidePanel && !SplitView().isSidePanel)
            router.push(.detail(1))
            #expect(panes(stage) == [.list, .detail])
            #expect(covered(stage) == ["beside", "in front"])
        }
    }

    @Test func aSplitViewCanComeAndGo() {
        withSession {
            let (stage, _, _) = stage(at: "/1")
            stage.window.screens[0].splitView = nil
            #expect(panes(stage) == [.whole, .whole])
            #expect(covered(stage) == ["covered", "in front"])
            stage.window.screens[0].splitView = SplitView(placeholder: Label("Nothing"))
            #expect(panes(stage) == [.list, .detail])
        }
    }

    @Test func aLinkOnTheListLeadsFromTheList() {
        withSession {
            let router = Router(root: Place.list)
            let link = Link("Two", to: Place.detail(2), in: router)
            let stage = Stage(
                Window(router) { route in
                    let screen = Screen(title: "\(route)", content: route == .list ? link : Stack())
                    if route == .list { screen.splitView = SplitView() }
                    return screen
                }, at: "/1")
            stage.send(.activate, to: link)
            #expect(router.stack.path == "/2")
        }
    }
}
