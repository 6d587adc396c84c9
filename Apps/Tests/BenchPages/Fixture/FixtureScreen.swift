internal import Belvedere

/// Views of many kinds on one screen, for the tests of hosts. The catalogue shows views to people.
final class FixtureScreen: Screen {
    static let rowCount = 10_000

    private struct Row: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    private let router: Router<FixtureRoute>
    private let rows = DynamicList<Row>((0..<rowCount).map { Row(id: $0, name: "Row \($0)") })
    private let letters = DynamicList<Row>("ABCDEFGH".enumerated().map { Row(id: $0, name: "\($1)nna \($1)iemi") })

    init(router: Router<FixtureRoute>) {
        self.router = router
        super.init(title: "Views")
        barItems = [Button("Table") { router.push(.table) }, Button("Form") { router.present(.form) }]
        content = Tabs([
            (title: "Controls", content: controls()),
            (title: "Lists", content: lists()),
            (title: "Long list", content: longList()),
            (title: "States", content: states()),
            (title: "Values", content: FixtureValues.content()),
        ])
    }

    private func controls() -> View {
        let echo = Label(style: .detail)
        let field = TextField("Name", keyboard: .name)
        field.placeholder = "Ada Lovelace"
        field.onChange { echo.text = $0.isEmpty ? "" : "You typed \($0.count) characters." }
        field.onSubmit {
            echo.text = "Sent: \(field.text)"
            field.text = ""
        }
        let failing = TextField("Mail address", text: "nobody", keyboard: .email)
        failing.message = "An address has an @ in it."
        let slow = Button("Wait a second") { [unowned self] in
            let clock = window.map { _ in ContinuousClock() }
            echo.text = "Waiting"
            try? await clock?.sleep(for: .seconds(1))
            echo.text = "Waited"
        }
        let disabled = Button("Not now") {}
        disabled.isEnabled = false
        return Stack(
            Stack(
                .vertical, style: .group,
                [
                    Label("Texts", style: .headline), field, failing, SearchField("Search"), echo,
                ]),
            Stack(
                .vertical, style: .group,
                [
                    Label("Choices", style: .headline),
                    Toggle("Notifications").onChange { echo.text = $0 ? "On" : "Off" },
                    Picker("Colour", choices: ["Red", "Green", "Blue"]).onChange { echo.text = "Colour \($0)" },
                    FileField("Choose a file", accepts: [".txt", "text/plain"]) { echo.text = "\($0.name): \($0.bytes.count) bytes" },
                ]),
            Stack(
                .vertical, style: .group,
                [
                    Label("Buttons", style: .headline),
                    Stack(
                        .horizontal, Button("Primary", role: .primary) { echo.text = "Primary" }, Button("Normal") { echo.text = "Normal" },
                        slow,
                        Button("Delete", role: .destructive) { [unowned self] in confirm(echo) }, Button("Cancel", role: .cancel) {},
                        disabled
                    ),
                    Button("Menus and drawings") { [unowned self] in router.push(.drawn) },
                    Link("swift.org", to: "https://www.swift.org/"),
                    Stack(
                        .horizontal,
                        Button("Toast") { [unowned self] in
                            window?.show(Toast("Deleted", action: "Undo") { echo.text = "Undone" })
                        },
                        Button("Say something") { [unowned self] in window?.announce("Something") },
                        Button("Title") { [unowned self] in title = title == "Views" ? "Views, renamed" : "Views" }
                    ),
                ])
        )
    }

    private func confirm(_ echo: Label) {
        window?.show(
            Alert(
                "Delete it?", message: "It cannot be brought back.",
                actions: [
                    .cancel("Keep"), Alert.Action("Delete", role: .destructive) { echo.text = "Deleted" },
                ]))
    }

    private func lists() -> View {
        let list = List(letters) { row in
            Stack(
                .horizontal,
                [
                    ImageView(.initials(String(row.name.prefix(1)))), Stack(Label(row.name), Label("Detail of \(row.id)", style: .detail)),
                ])
        }
        list.title = "Letters"
        list.sections = [SectionHeading(title: "A", count: 3), SectionHeading(title: "D", count: 2), SectionHeading(title: "F", count: 3)]
        list.onActivate { [unowned self] row in router.push(.detail(row.id)) }
        list.setActions([RowAction("Delete", role: .destructive) { [unowned self] row in letters.removeAll { $0.id == row.id } }])
        let collection = CollectionRow("Side by side", letters) { row in
            Stack(ImageView(.symbol(.cafe)), Label(row.name, style: .headline), Label("120 m", style: .detail))
        }
        collection.onActivate { [unowned self] row in router.push(.detail(row.id)) }
        let pager = Pager("One at a time", letters) { row in
            Stack(ImageView(.symbol(.star)), Label(row.name, style: .title), Label("Page of \(row.id)", style: .detail))
        }
        let page = Label("Page 0", style: .detail)
        pager.onChange { page.text = "Page \($0)" }
        return Stack(
            pager, page, collection, list,
            Stack(
                .horizontal,
                Button("Add a row") { [unowned self] in letters.insert(Row(id: Int.random(in: 1_000...9_999), name: "Aaron"), at: 1) },
                Button("Move the first row") { [unowned self] in letters.move(from: 0, to: 3) },
                Button("Third page") { pager.page = 2 }
            )
        )
    }

    private func longList() -> View {
        let list = List(rows) { row in Stack(.horizontal, Label(row.name), Label("of \(Self.rowCount)", style: .detail)) }
        list.title = "Rows"
        list.onActivate { [unowned self] row in router.push(.detail(row.id)) }
        return list
    }

    private func states() -> View {
        let progress = ProgressView("Copying", fraction: 0.4)
        return Stack(
            Link("Layout", to: FixtureRoute.layout, in: router),
            Spinner("Loading", isSpinning: true),
            progress,
            ProgressView("Nobody knows how long"),
            Label("The service did not answer. Try again in a minute.", style: .error),
            EmptyState("No contacts yet", detail: "Those you add appear here.", symbol: .person, action: Button("Add", role: .primary) {}),
            EmptyState("You're offline", detail: "Check your connection.", symbol: .offline, isError: true),
            Stack(.horizontal, Symbol.allCases.map { ImageView(.symbol($0), name: $0.rawValue) }),
            Stack(.horizontal, "ABCDEFGHIJ".map { ImageView(.initials(String($0))) })
        )
    }
}
