@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of the view that an app has for all of its screens.
struct WindowToolsTests {
    private enum Place: Route {
        case list, detail
    }

    private func kinds(_ stage: Stage) -> [ViewKind] {
        stage.take()
        return stage.mirror.root.children.map(\.kind)
    }

    @Test func toolsStayWhileScreensComeAndGo() {
        withSession {
            let router = Router(root: Place.list)
            let window = Window(router) { route in Screen(title: "\(route)", content: Label("\(route)")) }
            let tool = Toggle("Offline")
            window.tools = tool
            let stage = Stage(window)
            #expect(kinds(stage) == [.tools, .screen])
            router.push(.detail)
            #expect(kinds(stage) == [.tools, .screen, .screen])
            #expect(stage.mirror.root.children.dropFirst().map { $0[ScreenView.title] } == ["list", "detail"])
            stage.send(.toggle(true), to: tool)
            #expect(tool.isOn)
            router.pop()
            #expect(kinds(stage) == [.tools, .screen])
            stage.send(.toggle(false), to: tool)
            #expect(!tool.isOn && stage.context.droppedEvents == 0)
        }
    }

    @Test func aPersonCanUseThemBesideAnAlert() {
        withSession {
            let window = Window(Screen(title: "Notes"))
            let tool = Toggle("Offline")
            window.tools = tool
            let stage = Stage(window)
            window.show(Alert("Sure?"))
            #expect(kinds(stage) == [.tools, .screen, .alert])
            stage.send(.toggle(true), to: tool)
            #expect(tool.isOn && stage.context.droppedEvents == 0)
        }
    }

    @Test func anotherViewTakesTheirPlaceWhileTheWindowIsOpen() {
        withSession {
            let stage = Stage(Label("Notes"))
            stage.window.tools = Label("One")
            #expect(kinds(stage) == [.tools, .screen])
            stage.window.tools = Label("Two")
            #expect(kinds(stage) == [.tools, .screen])
            #expect(stage.mirror.root.children.first?.children.map { $0[Label.text] } == ["Two"])
            stage.window.tools = nil
            #expect(kinds(stage) == [.screen])
        }
    }
}
