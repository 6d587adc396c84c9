internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// The test app with a split view: in a wide window, the pages are beside the list.
enum ConformanceSplit {
    private static let pages = [1, 2, 3]

    static func window() -> Window {
        let router = Router(root: ConformancePlace.bottom)
        return Window(router) { place in
            switch place {
            case .bottom: list(router)
            case .page(let number): page(number, router)
            case .form: ConformanceForm(router)
            }
        }
    }

    private static func list(_ router: Router<ConformancePlace>) -> Screen {
        let list = List(DynamicList(pages)) { Label("Page \($0)") }
        list.title = "Pages"
        list.onActivate { router.push(.page($0), onto: .bottom) }
        router.dynamicStack.bindAndFire(to: list) { list, stack in list.selection = { stack.entries.first?.route == .page($0) } }
        let screen = Screen(title: "Bottom", content: Stack(list, TextField("Note")))
        screen.splitView = SplitView(placeholder: EmptyState("Nothing is chosen", action: Button("Fill in") { router.present(.form) }))
        return screen
    }

    private static func page(_ number: Int, _ router: Router<ConformancePlace>) -> Screen {
        Screen(
            title: "Page \(number)",
            content: Stack(
                Label("This is page \(number)."),
                Button("Further") { router.push(.page(number + 10)) },
                Button("Fill in") { router.present(.form) }
            ))
    }
}
