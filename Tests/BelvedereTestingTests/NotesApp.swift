@_spi(Hosting) import BelvedereTesting

/// A small app with many kinds of views, for tests of the driver.
enum NotesRoute: Route {
    case list, add
    case detail(String)

    static let paths = ["list": "", "detail": "note/:text"]

    var presentation: Presentation { self == .add ? .presented : .pushed }
}

extension BelvedereApp {
    nonisolated static let notes = BelvedereApp("Notes", path: "/notes") { context in
        let router = Router(root: NotesRoute.list)
        return Window(router, root: NotesRoot(router, context))
    }
}

final class NotesRoot: ScreenBuilding {
    private let router: Router<NotesRoute>
    private let notes = DynamicList((1...30).map { "Note \($0)" })
    private unowned let context: SessionContext

    init(_ router: Router<NotesRoute>, _ context: SessionContext) {
        self.router = router
        self.context = context
    }

    func screen(for route: NotesRoute) -> Screen? {
        switch route {
        case .list: NotesScreen(router, notes, context.device)
        case .add: AddNoteScreen(router, notes)
        case .detail(let note): Screen(title: note, content: Label("The text of \(note)"))
        }
    }
}

final class NotesScreen: Screen {
    init(_ router: Router<NotesRoute>, _ notes: DynamicList<String>, _ device: Device) {
        let list = List(notes) { Label($0) }
        let place = Label()
        let search = SearchField("Search")
        let found = Label()
        search.onChange { found.text = $0.isEmpty ? "" : "Looking for \($0)" }
        super.init(
            title: "Notes",
            content: Stack(
                search,
                found,
                Picker("Sort by", choices: ["Name", "Age"]).onChange { found.text = "By \($0)" },
                Toggle("Starred").onChange { found.text = $0 ? "Starred only" : "All" },
                Tabs([("Here", Label("Here it is")), ("There", Label("There it is"))]),
                Pager("Picks", DynamicList(["Red", "Green", "Blue"])) { Label($0) },
                CollectionRow("Near", DynamicList(["One", "Two", "Three"])) { Label($0) },
                Button("Where am I?") {
                    place.text = "Asking"
                    do throws(CapabilityFailure) {
                        let position = try await device.position()
                        place.text = "\(position.latitude), \(position.longitude)"
                    } catch {
                        place.text = "\(error)"
                    }
                },
                place,
                Button("Copy") { try? await device.copy("copied text") },
                list
            ))
        let add = Button("+") { router.present(.add) }
        add.accessibilityName = "Add note"
        barItems = [add]
        list.onActivate { router.push(.detail($0)) }
        list.setActions([
            RowAction("Delete", role: .destructive) { [unowned self] note in
                notes.removeAll { $0 == note }
                show(Toast("Deleted", action: "Undo") { notes.insert(note, at: 0) })
            }
        ])
    }
}

final class AddNoteScreen: Screen {
    private let field = TextField("Title")
    private let router: Router<NotesRoute>

    init(_ router: Router<NotesRoute>, _ notes: DynamicList<String>) {
        self.router = router
        super.init(title: "Add note", content: Stack(field))
        field.onChange { [unowned self] _ in hasUnsavedChanges = true }
        let done = { [unowned self] in
            if field.text.isEmpty { return show(Alert("Error", message: "A note must have a title")) }
            notes.insert(field.text, at: 0)
            window?.announce("Added")
            router.dismiss()
        }
        field.onSubmit { done() }
        barItems = [Button("Cancel", role: .cancel) { router.dismiss() }, Button("Done", role: .primary) { done() }]
    }

    override func viewDidLoad() { field.focus() }

    override func shouldLeave() -> Bool {
        if field.text.isEmpty { return true }
        show(
            Alert(
                "Discard?",
                actions: [
                    Alert.Action("Discard", role: .destructive) { [router] in router.dismiss() },
                    .cancel("Keep editing"),
                ]))
        return false
    }
}
