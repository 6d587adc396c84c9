@_spi(Hosting) import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

// The examples of the article "Views", word for word.

nonisolated enum Dial {
    static let module = ElementModule("volume-dial", source: Array("export {}".utf8))
    static let element = CustomElement("volume-dial", module: module)
    static let volume = ElementProperty<Int>("volume")
    static let turn = ElementEvent<Int>("turn", isContinuous: true)
}

final class EmployeeCell: Stack {
    let name = Label(style: .headline)
    let age = Label(style: .detail)

    init() {
        super.init(.horizontal, [name, age])
    }
}

struct Employee {
    var name: String
    var age: Int
}

enum Order: CaseIterable { case name, age }

enum Rules {
    static let needed = ValidationRule<String>("A name is needed.") { !$0.isEmpty }
}

final class EmployeesViewModel {
    let isPresent = Dynamic(true)
    let order = Dynamic(Order.age)
    let size = Dynamic(1)
    let toppings = Dynamic<Set<Int>>([0])
    let volume = Dynamic(30.0)
    let guests = Dynamic(2)
    let departure = Dynamic(CalendarDate("2026-12-24"))
    let alarm = Dynamic(TimeOfDay("07:00"))
    let accent = Dynamic(RGBColor(red: 47, green: 85, blue: 200))
    let notes = Dynamic("")
    let password = Dynamic("")
    private(set) lazy var save = AsyncCommand { [unowned self] in await load() }
    let employees = DynamicList([Employee(name: "Ada", age: 36), Employee(name: "Bob", age: 41)])
    let searchText = Dynamic("")
    let state = Dynamic(ContentState<Void>.failed("The employees cannot be shown"))
    private(set) var log: [String] = []

    func open(_ employee: Employee) { log.append("open \(employee.name)") }
    func delete(_ employee: Employee) { employees.removeAll { $0.name == employee.name } }
    func add() { log.append("add") }
    func load() async {
        log.append("load")
        state.value = .content
    }
}

struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var age: Int
}

final class StaffViewModel {
    private let people = DynamicList([Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bob", age: 41)])
    private(set) var log: [String] = []

    let order = Dynamic(TableOrder("Name"))
    let chosen = Dynamic<Set<Person.ID>>([])
    private(set) lazy var staff = people.sorted(by: order) { one, other, order in
        let (one, other) = order.isDescending ? (other, one) : (one, other)
        return order.column == "Age" ? one.age < other.age : one.name < other.name
    }

    func rename(_ person: Person, to name: String) -> EditAnswer {
        if name.isEmpty { return .refused("A name is needed.") }
        people.update(id: person.id) { $0.name = name }
        return .kept
    }

    func open(_ person: Person) { log.append("open \(person.name)") }
}

enum EmployeesRoute: Route {
    case list
    case detail(Int)

    static let paths = ["list": "", "detail": ":id"]
}

struct ViewsArticle {
    @Test func layout() {
        withSession {
            let total = Stack(.horizontal, spacing: .small, alignment: .baseline, Label("Total"), Spacer(), Label("12 €"))

            let facts = Grid(columns: [.fit, .fill], [Label("Name"), Label("Ada Lovelace"), Label("Born"), Label("1815")])
            let cards = Grid(columnsOfAtLeast: 20, [Label("One"), Label("Two"), Label("Three")])

            let notices = Section("Notifications", footer: "You can change this later.", Toggle("By mail"), Toggle("By telephone"))
            let more = Disclosure("Advanced", TextField("Folder"))

            let inbox = Stack(.horizontal, Avatar("Ada Lovelace"), Label("Inbox"), Badge("3", tone: .accent, name: "3 unread"))

            let hint = Label("Press \("Save", .bold), or read \("the manual", link: "https://example.org/manual").")
            let router = Router(root: EmployeesRoute.list)
            let employee = Link("Ada Lovelace", to: EmployeesRoute.detail(7), in: router)

            let source = CodeBlock("let greeting = \"Hello\"", title: "Greeting.swift", language: .swift)
            source.pages = [CodeBlock.Page(ofType: "Greeting", path: "/code/Greeting.swift")]
            source.markedLines = [1]

            let stage = Stage(total, facts, cards, notices, more, inbox, hint, employee, source)
            #expect(hint.text == "Press Save, or read the manual.")
            #expect(cards.columns.isEmpty && cards.leastWidth == 20)
            #expect(notices.subviews.count == 2)
            stage.send(.toggle(true), to: more)
            #expect(more.isExpanded)
            stage.send(.activate, to: employee)
            #expect(router.stack.top == .detail(7))
        }
    }

    @Test func aTableShowsItsOrderItsSelectionAndCellsToEdit() {
        withSession {
            let viewModel = StaffViewModel()
            let table = Table(
                viewModel.staff,
                columns: [
                    .init("Name", \.name).editable { person, text in viewModel.rename(person, to: text) },
                    .init("Age", { "\($0.age)" }, width: .characters(5), alignment: .end),
                ])
            table.onActivate { person in viewModel.open(person) }
            table.bind(order: viewModel.order).bind(selection: viewModel.chosen)
            let stage = Stage(table)
            stage.send(.sort(0), to: table)
            #expect(viewModel.order.value == TableOrder("Name", isDescending: true))
            let row = table.subviews[0]
            stage.send(.selectRow(.only), to: row)
            #expect(viewModel.chosen.value == [2])
            stage.send(.activate, to: row)
            #expect(viewModel.log == ["open Bob"])
            #expect(viewModel.rename(Person(id: 2, name: "Bob", age: 41), to: "") == .refused("A name is needed."))
        }
    }

    @Test func aViewIsChangedByItsProperties() {
        withSession {
            let status = Label("Idle", style: .detail)
            let load = Button("Load", role: .primary) { status.text = "Loading" }
            let form = Stack(status, load)
            let stage = Stage(form)
            stage.send(.activate, to: load)
            #expect(stage.take() == [.set(status, Label.text, "Loading")])
        }
    }

    @Test func controlsForOtherValuesAreBoundLikeFields() {
        withSession {
            let viewModel = EmployeesViewModel()
            let size = Picker("Size", choices: ["Small", "Large"], style: .segments).bind(viewModel.size)
            let toppings = CheckboxGroup("Toppings", choices: ["Cheese", "Ham", "Basil"]).bind(viewModel.toppings)
            let volume = Slider("Volume", in: 0...100, step: 1, format: { "\(Int($0)) %" }).bind(viewModel.volume)
            let guests = Stepper("Guests", in: 1...8).bind(viewModel.guests)
            let departure = DateField("Departure").bind(viewModel.departure)
            departure.minimum = CalendarDate("2026-11-22")
            let alarm = TimeField("Alarm").bind(viewModel.alarm)
            let accent = ColorField("Accent").bind(viewModel.accent)
            let notes = TextArea("Notes", lines: 5).bind(viewModel.notes)
            let password = SecureField("Password", content: .currentPassword).bind(viewModel.password)
            let stage = Stage(size, toppings, volume, guests, departure, alarm, accent, notes, password)
            #expect(size.selection == 1 && toppings.checked == [0] && volume.value == 30 && guests.value == 2 && !alarm.isRequired)
            stage.window.receive(.enter("2026-12-31", edit: 1), for: departure.identifier)
            stage.window.receive(.enter("#000000", edit: 1), for: accent.identifier)
            #expect(
                viewModel.departure.value == CalendarDate("2026-12-31") && viewModel.accent.value == RGBColor(red: 0, green: 0, blue: 0))
        }
    }

    @Test func aFieldIsBoundBothWays() {
        withSession {
            let viewModel = EmployeesViewModel()
            let search = SearchField("Search employees").bind(viewModel.searchText)
            let isPresent = Toggle("Present").bind(viewModel.isPresent)
            let order = Picker("Sort by", choices: ["Name", "Age"]).bind(viewModel.order, to: Order.allCases)
            let stage = Stage(search, isPresent, order)
            stage.send(.input("ad", edit: 1), to: search)
            #expect(viewModel.searchText.value == "ad")
            #expect(isPresent.isOn && order.selection == 1)
        }
    }

    @Test func aMistakeIsShownBesideItsField() {
        withSession {
            let name = Dynamic("")
            let field = TextField("Name").bind(name, validation: name.validated(by: Rules.needed))
            field.showValidation()
            #expect(field.message == "A name is needed.")
        }
    }

    @Test func aButtonFollowsItsCommandAndAHandlerMayWait() async {
        await withSession {
            let viewModel = EmployeesViewModel()
            let status = Label()
            let search = SearchField("Search employees")
            let save = Button("Save", role: .primary, command: viewModel.save)
            search.onChange { text in status.text = "Looking for \(text)" }
            search.onSubmit { await viewModel.load() }
            let stage = Stage(search, save)
            stage.send(.input("ad", edit: 1), to: search)
            stage.send(.submit, to: search)
            stage.send(.activate, to: save)
            await settle()
            #expect(status.text == "Looking for ad")
            #expect(viewModel.log == ["load", "load"])
        }
    }

    @Test func aListIsFilledByADataSource() {
        withSession {
            let viewModel = EmployeesViewModel()
            let source = ListDataSource<Employee, EmployeeCell>(EmployeeCell.init) { cell, employee in
                cell.name.text = employee.name
                cell.age.text = "\(employee.age)"
            }
            let list = List(viewModel.employees, dataSource: source)
            list.onActivate { employee in viewModel.open(employee) }
            list.setActions([RowAction("Delete", role: .destructive) { viewModel.delete($0) }])
            let stage = Stage(list)
            #expect((list.cell(at: 1) as? EmployeeCell)?.age.text == "41")
            let first = list.subviews[0]
            stage.send(.activate, to: first)
            stage.send(.perform(0), to: first)
            #expect(viewModel.log == ["open Ada"] && viewModel.employees.count == 1)
        }
    }

    @Test func rowsStandUnderHeadings() {
        withSession {
            let viewModel = EmployeesViewModel()
            let team = List(viewModel.employees.sections { String($0.name.prefix(1)) }, header: { $0 }) { employee in
                Label(employee.name)
            }
            #expect(team.sections == [SectionHeading(title: "A", count: 1), SectionHeading(title: "B", count: 1)])
        }
    }

    @Test func contentThatIsFetchedShowsItsState() async {
        await withSession {
            let viewModel = EmployeesViewModel()
            let list = List(viewModel.employees) { Label($0.name) }
            let staff = ContentView(
                list,
                state: viewModel.state,
                loading: "Loading the employees",
                retry: Button("Retry") { await viewModel.load() },
                keepsContent: true
            )
            let stage = Stage(staff)
            let failure = staff.subviews[0]
            #expect(!failure.isHidden && !list.isHidden)
            stage.send(.activate, to: failure.subviews[0])
            await settle()
            #expect(failure.isHidden && !list.isHidden)
        }
    }

    @Test func listBesideDetail() {
        nonisolated enum StaffRoute: Route {
            case list
            case detail(String)
        }
        withSession {
            let router = Router(root: StaffRoute.list)
            let employees = DynamicList(["Ada", "Grace"])
            let screen = Screen(title: "Staff")
            let staff = List(employees) { Label($0) }
            staff.onActivate { router.push(.detail($0), onto: .list) }
            router.dynamicStack.bindAndFire(to: staff) { list, stack in list.selection = { stack.top == .detail($0) } }
            screen.splitView = SplitView(placeholder: EmptyState("Nobody is chosen", symbol: .person))
            screen.content = staff
            let stage = Stage(Window(router) { $0 == .list ? screen : Screen() })
            stage.take()
            for name in ["Ada", "Grace"] {
                let row = staff.subviews.compactMap { $0 as? ListRow }.first { ($0.subviews.first as? Label)?.text == name }
                stage.send(.activate, to: row!)
                stage.take()
                #expect(router.stack.entries.map(\.route) == [.detail(name)])
            }
        }
    }

    @Test func aMenuDoesWhatItsEntriesSay() {
        withSession {
            final class FileModel {
                var done: [String] = []
                func rename() { done.append("rename") }
                func copy(_ what: String) { done.append(what) }
                func delete() { done.append("delete") }
            }
            let viewModel = FileModel()
            let more = Menu(
                "More",
                [
                    MenuEntry("Rename") { viewModel.rename() },
                    .submenu("Copy", [MenuEntry("Name") { viewModel.copy("name") }, MenuEntry("Link") { viewModel.copy("link") }]),
                    .divider,
                    MenuEntry("Delete", role: .destructive) { viewModel.delete() },
                ])
            let stage = Stage(more)
            for number in [0, 3, 5] { stage.send(.choose(number), to: more) }
            #expect(viewModel.done == ["rename", "link", "delete"])
        }
    }

    @Test func aShortcutDoesTheSameAsItsButton() {
        withSession {
            final class FormModel {
                private(set) var done: [String] = []
                private(set) lazy var save = Command { [unowned self] in done.append("save") }
                func rename() { done.append("rename") }
            }
            let viewModel = FormModel()
            let store = Button("Save", role: .primary, command: viewModel.save).shortcut("s")
            let edit = MenuEntry("Rename") { viewModel.rename() }.shortcut("e", modifiers: [.command, .shift])
            let more = Menu("More", [edit]), stage = Stage(Stack(store, more))
            stage.send(.activate, to: store)
            stage.send(.choose(0), to: more)
            #expect(viewModel.done == ["save", "rename"])
            #expect(store.shortcut == Shortcut("s"))
        }
    }

    @Test func severalScreensShareTheKeysOfAConstant() {
        withSession {
            final class PagesModel {
                private(set) var page = 0
                func showNext() { page += 1 }
            }
            let viewModel = PagesModel()
            let next = Shortcut(.rightArrow, modifiers: .option), previous = Shortcut(.leftArrow, modifiers: .option)
            let first = Shortcut(.upArrow, modifiers: .option), last = Shortcut(.downArrow, modifiers: .option)
            let forward = Button("Next") { viewModel.showNext() }
            forward.shortcut = next
            let stage = Stage(forward)
            stage.send(.activate, to: forward)
            #expect(viewModel.page == 1)
            #expect(forward.shortcut == next)
            #expect(Set([next, previous, first, last]).count == 4)
        }
    }

    @Test func aDrawingTellsWhatIsPointedAt() {
        withSession {
            let status = Label()
            let map = Drawing("Office", width: 300, height: 200)
            let desk = RectangleShape(at: DrawingPoint(20, 30), width: 60, height: 30, fill: .softAccent)
            desk.accessibilityName = "Desk 7"
            desk.onPress { desk.fill = .accent }
            map.add(desk)
            map.onPointer { event in status.text = event.shape?.accessibleName ?? "" }
            let stage = Stage(map)
            stage.send(.pointer(.down, x: 30, y: 40), to: map)
            stage.send(.activate, to: desk)
            #expect(status.text == "Desk 7" && desk.fill == .accent)
        }
    }

    @Test func aDrawingPlacesTextsAtTheSideOfItsSpace() {
        withSession {
            let route = Drawing("Route", height: 60)
            let goal = TextShape("Oulu", at: DrawingPoint(route.width, 20), anchor: TextAnchor(.right, .middle), points: 13)
            route.add(goal)
            route.onResize { width in goal.place.x = width }
            Stage(route).send(.look(DrawingArea(x: 0, y: 0, width: 640, height: 60), scale: 1, edit: 0), to: route)
            #expect(goal.place == DrawingPoint(640, 20))
        }
    }

    @Test func aDrawingIsMovedAndItsTextsKeepTheirSize() {
        withSession {
            let town = Drawing("Town", width: 5000, height: 5000)
            town.area = DrawingArea(x: 2000, y: 2000, width: 800, height: 600)
            let name = TextShape("High Street", centeredAt: DrawingPoint(2400, 2300), degrees: -20, size: 12)
            town.add(name)
            town.onMove(scales: 0.1...4) { movement in name.size = 12 / movement.scale }
            let stage = Stage(town)
            stage.send(.look(DrawingArea(x: 2100, y: 2100, width: 400, height: 300), scale: 2, edit: 1), to: town)
            #expect(name.size == 6)
        }
    }

    @Test func anElementOfOnesOwnIsBoundAsAControlIs() {
        let volume = Dynamic(3)
        let dial = ElementView(Dial.element, name: "Volume", fallback: "The volume of the radio")
        dial.bind(Dial.volume, changedBy: Dial.turn, to: volume)
        #expect(dial[Dial.volume] == 3)
    }

    @Test func aNameIsGivenWhereTheTextDoesNotSayIt() {
        withSession {
            let viewModel = EmployeesViewModel()
            let add = Button("+") { viewModel.add() }
            add.accessibilityName = "Add employee"
            #expect(add.accessibleName == "Add employee")
        }
    }
}
