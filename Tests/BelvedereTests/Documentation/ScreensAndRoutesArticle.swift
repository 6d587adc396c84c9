@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

// The examples of the article "Screens and routes", word for word.

enum NotesRoute: Route {
    case list
    case note(Int)
    case add

    static let paths = ["list": "", "note": ":number"]

    var presentation: Presentation { self == .add ? .presented : .pushed }
}

enum ShopRoute: Route {
    case home
    case product(Int)
    case review(product: Int, number: Int)
    case search(text: String, page: Int?)

    static let paths = ["home": "", "product": "products/:id", "review": "products/:id/reviews/:number"]

    func isAllowed(above beneath: ShopRoute) -> Bool {
        if case .review = self { return beneath == .home }
        return true
    }
}

enum LibraryRoute: Route {
    case books(search: String)
    case book(Int)

    static let paths = ["book": "book/:id"]

    var pathComponents: [String] {
        switch self {
        case .books(let search): search.isEmpty ? [] : ["find", search]
        case .book(let id): ["book", "\(id)"]
        }
    }

    func hasScreen(of other: LibraryRoute) -> Bool {
        if case .books = self, case .books = other { true } else { self == other }
    }

    func atBottom(of path: inout ArraySlice<String>) -> LibraryRoute {
        guard path.first == "find", path.count > 1 else { return .books(search: "") }
        defer { path.removeFirst(2) }
        return .books(search: path[path.startIndex + 1])
    }
}

final class NotesViewModel: ViewModel {
    let notes = DynamicList((0..<9).map { "Note \($0)" })
}

final class NotesScreen: Screen, ScreenBuilding {
    private let viewModel: NotesViewModel
    private let router: Router<NotesRoute>

    init(viewModel: NotesViewModel, router: Router<NotesRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(title: "Notes")
        own(viewModel)
        content = List(viewModel.notes) { Label($0) }
        barItems = [Button("Add note") { router.present(.add) }]
    }

    func screen(for route: NotesRoute) -> Screen? {
        switch route {
        case .add: AddNoteScreen(router: router) { [viewModel] in viewModel.notes.append($0) }
        case .note(let number) where (0..<viewModel.notes.count).contains(number): Screen(title: viewModel.notes[number])
        case .note: NotFoundScreen()
        case .list: nil
        }
    }
}

final class AddNoteScreen: Screen {
    private let field = TextField("Note")
    private let router: Router<NotesRoute>

    init(router: Router<NotesRoute>, onAdd: @escaping (String) -> Void) {
        self.router = router
        super.init(title: "Add note")
        content = Stack(
            field,
            Button("Done", role: .primary) { [field] in
                onAdd(field.text)
                router.dismiss()
            })
        field.onChange { [unowned self] in hasUnsavedChanges = !$0.isEmpty }
        field.focus()
    }

    override func shouldLeave() -> Bool {
        if !hasUnsavedChanges { return true }
        show(
            Alert(
                "Discard the note?",
                actions: [
                    .cancel("Keep editing"),
                    Alert.Action("Discard", role: .destructive) { [router] in router.dismiss() },
                ]))
        return false
    }
}

struct ScreensAndRoutesArticle {
    @Test(
        "a search stands in the address and comes back from it",
        arguments: [
            ("", LibraryRoute.books(search: ""), 0), ("/find/rye%20bread", .books(search: "rye bread"), 0),
            ("/find/x/book/7", .books(search: "x"), 1),
        ])
    func aRootWithAPath(path: String, root: LibraryRoute, count: Int) {
        let stack = RouteStack(root: LibraryRoute.books(search: ""), path: path)
        #expect(stack.root == root)
        #expect(stack.entries.count == count)
        #expect(stack.path == path)
    }

    private final class Root: ScreenBuilding {
        let router: Router<NotesRoute>
        let viewModel = NotesViewModel()
        init(_ router: Router<NotesRoute>) { self.router = router }
        func screen(for route: NotesRoute) -> Screen? {
            route == .list ? NotesScreen(viewModel: viewModel, router: router) : nil
        }
    }

    @Test func theStepsOfTheArticle() {
        withSession {
            let router = Router(root: NotesRoute.list)
            let root = Root(router)
            let stage = Stage(Window(router, root: root))
            router.push(.note(7))
            router.present(.add)
            router.dismiss()
            #expect(stage.window.screens.map(\.title) == ["Notes", "Note 7"])
        }
    }

    @Test func aClosureIsEnoughForTheRoot() {
        withSession {
            let router = Router(root: NotesRoute.list), viewModel = NotesViewModel()
            let window = Window(router) { route in
                route == .list ? NotesScreen(viewModel: viewModel, router: router) : nil
            }
            let stage = Stage(window)
            router.push(.note(7))
            #expect(stage.window.screens.map(\.title) == ["Notes", "Note 7"])
        }
    }

    @Test func aNewNoteReachesTheListAndAnUnsavedOneAsks() {
        withSession {
            let router = Router(root: NotesRoute.list)
            let root = Root(router)
            let stage = Stage(Window(router, root: root), at: "/add")
            let add = stage.window.screens[1]
            let field = add.content.subviews[0], done = add.content.subviews[1]
            stage.send(.input("Milk", edit: 1), to: field)
            stage.send(.leave, to: add.view)
            stage.take()
            #expect(router.stack.top == .add && stage.mirror.root.children.last?.kind == .alert)
            let keep = stage.mirror.first { $0[Button.title] == "Keep editing" }!
            stage.window.receive(.activate, for: keep.identifier)
            stage.send(.activate, to: done)
            stage.take()
            #expect(root.viewModel.notes.elements.last == "Milk" && router.stack.path == "")
        }
    }

    @Test func anAddressIsAStack() {
        let stack = RouteStack(root: NotesRoute.list, path: "/7/add")
        let routes = stack.entries.map(\.route) // [.note(7), .add]
        let path = stack.path // "/7/add"
        #expect(routes == [.note(7), .add])
        #expect(path == "/7/add")
    }

    @Test(arguments: [
        (ShopRoute.product(7), "/products/7"), (.review(product: 7, number: 2), "/products/7/reviews/2"),
        (.search(text: "rye bread", page: nil), "/search/rye%20bread"), (.search(text: "rye bread", page: 2), "/search/rye%20bread/2"),
    ])
    func aRouteHasTheAddressOfTheTable(route: ShopRoute, address: String) {
        #expect(RouteStack(root: ShopRoute.home, path: address).entries.map(\.route) == [route])
        #expect(RouteStack(root: .home, entries: [.init(route, .pushed)]).path == address)
    }
}
