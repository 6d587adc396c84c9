@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Foundation
import Testing

/// Tests of restoring a stack of routes in a new session: it shows the same screens, and they can call each other as before.
struct RestorationTests {
    protocol AddDelegate: AnyObject {
        func didAdd(_ name: String)
    }

    final class AddScreen: Screen {
        let field = TextField("First Name")
        weak var delegate: (any AddDelegate)?
        init(delegate: any AddDelegate, router: Router<Place>) {
            self.delegate = delegate
            super.init(title: "Add Contact")
            content = Stack(
                field,
                Button("Done") { [unowned self] in
                    self.delegate?.didAdd(field.text)
                    router.dismiss()
                })
        }
    }

    /// The first screen. It also builds the screens that are pushed above it.
    final class ListScreen: Screen, ScreenBuilding, AddDelegate {
        let router: Router<Place>
        let names = DynamicList<String>()
        init(router: Router<Place>) {
            self.router = router
            super.init(title: "Contacts")
            content = List(names) { Label($0) }
        }
        func didAdd(_ name: String) { names.append(name) }
        func screen(for route: Place) -> Screen? {
            switch route {
            case .add: AddScreen(delegate: self, router: router)
            case .detail(let number): Screen(title: "Detail \(number)")
            default: nil
            }
        }
    }

    final class Root: ScreenBuilding {
        let router: Router<Place>
        init(_ router: Router<Place>) { self.router = router }
        func screen(for route: Place) -> Screen? { route == .list ? ListScreen(router: router) : nil }
    }

    @Test func theSameScreensComeBackAndTalkToEachOther() throws {
        let (kept, shown): (Data, [String]) = try withSession {
            let router = Router(root: Place.list)
            let stage = Stage(Window(router, root: Root(router)))
            router.push(.detail(7))
            router.present(.add)
            stage.take()
            return (try JSONEncoder().encode(router.stack), stage.window.screens.map(\.title))
        }
        let stack = try JSONDecoder().decode(RouteStack<Place>.self, from: kept)
        withSession {
            let router = Router(stack: stack)
            let stage = Stage(Window(router, root: Root(router)))
            stage.take()
            #expect(stage.window.screens.map(\.title) == shown)
            #expect(shown == ["Contacts", "Detail 7", "Add Contact"])
            let add = stage.window.screens[2] as! AddScreen
            stage.send(.input("Ada", edit: 1), to: add.field)
            stage.send(.activate, to: add.content.subviews[1])
            stage.take()
            #expect((stage.window.screens[0] as? ListScreen)?.names.elements == ["Ada"])
            #expect(router.stack.path == "/7")
        }
    }

    @Test func anAddressShowsTheSameScreensAsTheStepsThatLeadThere() {
        let stepped = withSession {
            let router = Router(root: Place.list)
            let stage = Stage(Window(router, root: Root(router)))
            router.push(.detail(7))
            router.present(.add)
            stage.take()
            return (stage.window.path, stage.window.screens.map(\.title))
        }
        withSession {
            let router = Router(root: Place.list)
            let stage = Stage(Window(router, root: Root(router)), at: stepped.0)
            #expect(stage.window.screens.map(\.title) == stepped.1)
        }
    }

    @Test func aPageWithoutASessionStartsNoWork() {
        final class Working: Screen {
            let started: () -> Void
            init(_ started: @escaping () -> Void) {
                self.started = started
                super.init(title: "Working")
            }
            override func viewDidLoad() { launch { [started] in started() } }
            override func run() async { started() }
        }
        var started = 0
        Session(isInert: true).runAtOnceHere { context in
            let window = Window(Working { started += 1 })
            window.open(in: context)
            _ = window.render()
            window.start()
        }
        #expect(started == 0)
    }
}

extension Session {
    #if MAIN_ACTOR_UI
    func runAtOnceHere(_ body: (SessionContext) -> Void) { runAtOnce { body($0) } }
    #else
    nonisolated func runAtOnceHere(_ body: (SessionContext) -> Void) { runAtOnce { body($0) } }
    #endif
}
