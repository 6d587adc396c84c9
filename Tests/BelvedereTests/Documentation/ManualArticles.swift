import Belvedere
import BelvedereDecimals
import BelvedereTesting
import Foundation
import Testing

// The examples of the articles "Layout", "Forms and validation", "Tables", "Views of your own" and "Time", word for word.

enum FormRules {
    static let needed = ValidationRule<String>("This is needed.") { !$0.isEmpty }
    static let short = ValidationRule<String> { $0.count > 80 ? "\($0.count) characters are too many." : nil }
}

struct Customer: Equatable, Sendable {
    var name = ""
    var city = ""
}

struct ShopCustomers: Sendable {
    func matching(_ text: String) async throws -> [Customer] {
        [Customer(name: "Ada Lovelace", city: "London")].filter { $0.name.lowercased().contains(text) }
    }
}

struct ShopAddresses: Sendable {
    func streets(beginningWith text: String) async throws -> [String] { [] }
}

final class BookingViewModel: ViewModel {
    let name = Dynamic("")
    let guests = Dynamic(2)
    let day = Dynamic<CalendarDate?>(nil)
    let problem = Dynamic("")
    private(set) lazy var validName = name.validated(by: FormRules.needed, FormRules.short)
    private(set) lazy var book = AsyncCommand<Void> { [unowned self] in await send() }
    private let send: (String, Int) async throws -> Void

    init(send: @escaping (String, Int) async throws -> Void) {
        self.send = send
    }

    private func send() async {
        guard validName.isValid.value else { return }
        do { try await send(name.value, guests.value) } catch { problem.value = "The table was not booked. Try again." }
    }
}

final class BookingScreen: Screen {
    init(viewModel: BookingViewModel) {
        let name = TextField("Name").bind(viewModel.name, validation: viewModel.validName)
        let problem = Label(style: .error)
        super.init(
            title: "Book a table",
            content: Stack(
                name,
                Stepper("Guests", in: 1...8).bind(viewModel.guests),
                DateField("Day").bind(viewModel.day),
                problem,
                Button("Book", role: .primary) {
                    if showValidation(of: name) { viewModel.book.execute() }
                }
            ))
        own(viewModel)
        viewModel.problem.bindAndFire(to: problem, \.text)
        viewModel.name.bind(to: self) { screen, _ in screen.hasUnsavedChanges = true }
    }
}

struct Book: Identifiable, Equatable {
    let id: Int
    var title: String
    var pages: Int
}

final class BooksViewModel: ViewModel {
    let books = DynamicList<Book>()
    let order = Dynamic(TableOrder("Title"))
    let chosen = Dynamic<Set<Int>>([])
    private(set) lazy var shown = books.sorted(by: order) { one, other, order in
        let (one, other) = order.isDescending ? (other, one) : (one, other)
        return order.column == "Pages" ? one.pages < other.pages : one.title < other.title
    }

    func deleteChosen() {
        for id in chosen.value { books.remove(id: id) }
        chosen.value = []
    }
}

final class StarRating: Stack {
    private let text = Label(style: .headline)
    private(set) var stars = 0

    init(onChange: @escaping (Int) -> Void) {
        super.init(.horizontal, [text])
        for stars in 1...5 {
            add(
                Button("\(stars)") { [unowned self] in
                    show(stars)
                    onChange(stars)
                })
        }
    }

    func show(_ stars: Int) {
        self.stars = stars
        text.text = String(repeating: "★", count: stars)
    }
}

nonisolated enum Gauge {
    static let module = ElementModule(
        "load-gauge",
        source: Array(
            """
            customElements.define('load-gauge', class extends HTMLElement {
              set level(level) { this.textContent = `${level} %` }
              connectedCallback() {
                this.addEventListener('click', () => this.dispatchEvent(new CustomEvent('reset', { detail: 0 })))
              }
            })
            """.utf8))
    static let element = CustomElement("load-gauge", role: .button, module: module)
    static let level = ElementProperty<Int>("level")
    static let reset = ElementEvent<Int>("reset")
}

final class StocksViewModel: ViewModel {
    let age = Dynamic("now")
    let searchText = Dynamic("")
    private(set) lazy var query = searchText.debounced(for: .milliseconds(300))
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    func follow() async {
        for await second in clock.every(.seconds(1)) { age.value = "\(second) s ago" }
    }
}

final class StocksScreen: Screen {
    private let viewModel: StocksViewModel

    init(viewModel: StocksViewModel) {
        self.viewModel = viewModel
        let age = Label(style: .detail)
        super.init(title: "Stocks", content: Stack(SearchField("Search").bind(viewModel.searchText), age))
        own(viewModel)
        viewModel.age.bindAndFire(to: age, \.text)
    }

    override func run() async {
        await viewModel.follow()
    }
}

/// Runs the examples of the articles.
struct ManualArticles {
    @Test func layout() {
        var opened = 0
        func open() { opened += 1 }
        let heading = Stack(.horizontal, alignment: .baseline, Label("Invoices", style: .title), Spacer(), Button("New") { open() })
        let address = Stack(.vertical, spacing: .small, Label("Ada Lovelace"), Label("12 St James's Square", style: .detail))
        let card = Stack(.vertical, [Label("Due today", style: .headline), Label("3 invoices")])
        card.style = .group
        let totals = Grid(columns: [.fill, .characters(8)], [Label("Net"), Label("100.00"), Label("Tax"), Label("24.00")])
        let cards = Grid(columnsOfAtLeast: 24, [Label("One"), Label("Two"), Label("Three")])
        let notices = Section("Notices", footer: "You can change this later.", Toggle("By mail"), Toggle("By telephone"))
        let more = Disclosure("More", TextField("Reference"))
        #expect([heading, address, card].map(\.subviews.count) == [3, 2, 2] && totals.subviews.count == 4 && cards.subviews.count == 3)
        #expect(notices.subviews.count == 2 && more.subviews.count == 1)
        let plan = Drawing("Plan", width: 400, height: 400)
        let office = Overlay(plan, topEnd: [Button("Print") {}], bottomStart: [Label("Ground floor")])
        #expect(office.subviews.map(\.subviews.count) == [0, 0, 1, 1, 0])
        let rows = Stack(Label("Loading"))
        rows.setViews([Label("First"), Label("Second")])
        rows.add(Label("Third"))
        #expect(rows.subviews.count == 3)
        let invoices = BelvedereApp("Invoices", path: "/invoices") { _ in Window(Screen(title: "Invoices", content: Label("Invoices"))) }
        withApp(invoices, Setting(viewport: Viewport(width: .wide))) { app in
            app.expect(.label, "Invoices", ignoringOthers: true)
            app.resize(to: .narrow)
        }
    }

    @Test func forms() async {
        let booking = BelvedereApp("Booking", path: "/booking") { _ in
            Window(BookingScreen(viewModel: BookingViewModel { _, _ in }))
        }
        await withApp(booking) { app in
            app.tap(.button, "Book")
            await app.settle()
            app.expect(.textField, "Name", ignoringOthers: true)
            app.type("Ada", into: "Name")
            app.step("Guests", by: 1)
            app.expect(.stepper, "Guests", value: "3", ignoringOthers: true)
        }
    }

    @Test func controlsWithRules() {
        func send() {}
        withSession {
            enum Size: CaseIterable { case unknown, small, large }
            enum Topping: CaseIterable { case cheese, ham }
            let size = Dynamic(Size.unknown), toppings = Dynamic<Set<Topping>>([]), count = Dynamic(0), terms = Dynamic(false)
            let sizes = Picker("Size", choices: ["–", "Small", "Large"])
                .bind(size, to: Size.allCases, validation: size.validated(by: ValidationRule("Choose a size.") { $0 != .unknown }))
            let validToppings = toppings.validated(by: ValidationRule("Choose a topping.") { !$0.isEmpty })
            let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"])
                .bind(toppings, to: Topping.allCases, validation: validToppings)
            let stepper = Stepper("Pizzas", in: 0...9)
                .bind(count, validation: count.validated(by: ValidationRule("Order at least one.") { $0 > 0 }))
            let toggle = Toggle("I accept the terms")
                .bind(terms, validation: terms.validated(by: ValidationRule("You have to accept the terms.") { $0 }))
            let order = Button("Order", role: .primary) {
                if showValidation(of: sizes, group, stepper, toggle) { send() }
            }
            #expect(order.title == "Order")
            #expect(!showValidation(of: sizes, group, stepper, toggle))
            let messages = ["Choose a size.", "Choose a topping.", "Order at least one.", "You have to accept the terms."]
            #expect([sizes.message, group.message, stepper.message, toggle.message] == messages)
        }
    }

    @Test func amounts() {
        withSession {
            let price = Dynamic<Decimal?>(nil)
            let needed = ValidationRule<Decimal?>("A price is needed.") { $0 != nil }
            let field = DecimalField("Price", currency: "EUR").bind(price, validation: price.validated(by: needed))
            field.minimum = 0
            field.maximum = 10_000
            let total = (field.value ?? 0) * 3
            #expect(total == 0)
            #expect(!showValidation(of: field))
            #expect(field.message == "A price is needed.")
        }
    }

    @Test func comboBoxes() async {
        let customers = ShopCustomers()
        let shop = BelvedereApp("Shop", path: "/shop") { _ in
            let customer = Dynamic<Customer?>(nil)
            let needed = ValidationRule<Customer?>("A customer is needed.") { $0 != nil }
            let field = ComboBox("Customer", titled: \.name, detail: \.city) { text in try await customers.matching(text) }
                .bind(customer, validation: customer.validated(by: needed))
            field.placeholder = "A part of the name"
            field.limit = 50
            field.delay = .milliseconds(300)
            return Window(Screen(title: "Order", content: field))
        }
        await withApp(shop, Setting(isExhaustive: false)) { app in
            app.type("ada", into: "Customer")
            await app.wait(for: .milliseconds(300))
            app.select("Ada Lovelace, London", in: "Customer")
            app.expect(.comboBox, "Customer", value: "Ada Lovelace")
        }
    }

    @Test func comboBoxesOfAListAndOfOtherTexts() {
        let customers = ShopCustomers(), addresses = ShopAddresses()
        withSession {
            let country = Dynamic("Finland")
            let countries = ComboBox("Country", choices: ["Estonia", "Finland", "Sweden"]).bind(country)
            let street = Dynamic("")
            let streets = ComboBox("Street") { text in try await addresses.streets(beginningWith: text) }
                .acceptingOtherTexts()
                .bind(street)
            let buyer = ComboBox("Buyer", titled: \.name) { text in try await customers.matching(text) }
                .acceptingOtherTexts { Customer(name: $0) }
            #expect(countries.text == "Finland")
            #expect(streets.text + buyer.text == "")
        }
    }

    @Test func tables() {
        let books = BelvedereApp("Books", path: "/books") { _ in
            let viewModel = BooksViewModel()
            viewModel.books.assign([Book(id: 1, title: "Long", pages: 900), Book(id: 2, title: "Short", pages: 90)])
            func open(_ book: Book) {}
            func follow(_ book: Book, _ column: Int) {}
            let table = Table(
                viewModel.shown,
                columns: [
                    .init("Title", \.title),
                    .init("Pages", { "\($0.pages)" }, width: .characters(6), alignment: .end),
                ])
            let rows = Dynamic(TableDensity.comfortable)
            rows.bindAndFire(to: table, \.density)
            table.bind(order: viewModel.order).bind(selection: viewModel.chosen)
            table.onActivate { book in open(book) }
            table.onFocusCell { book, column in follow(book, column) }
            let editable = TableColumn<Book>("Title", \.title).editable { book, text in
                if text.isEmpty { return .refused("A title is needed.") }
                viewModel.books.update(id: book.id) { $0.title = text }
                return .kept
            }
            #expect(editable.title == "Title")
            table.accessibilityName = "Books"
            return Window(Screen(title: "Books", content: Stack(table, Button("Delete") { viewModel.deleteChosen() })))
        }
        withApp(books, Setting(isExhaustive: false)) { app in
            app.sort(by: "Pages", in: "Books")
            app.selectRow("Short")
            app.selectRow("Long", .toggle)
            app.tap(.button, "Delete")
            app.expectNo(.tableRow, "Short")
            app.expectNo(.tableRow, "Long")
        }
    }

    @Test func viewsOfYourOwn() {
        withSession {
            let rating = StarRating { _ in }
            rating.show(3)
            #expect(rating.stars == 3)
            let plan = Drawing("Plan", width: 200, height: 100)
            let table = CircleShape(center: DrawingPoint(50, 50), radius: 20, fill: .softAccent)
            table.accessibilityName = "Table 7"
            table.onPress { table.fill = .accent }
            plan.add(table)
            let level = Dynamic(40)
            let gauge = ElementView(Gauge.element, name: "Load", fallback: "The load of the server")
            gauge.bind(Gauge.level, changedBy: Gauge.reset, to: level)
            #expect(gauge[Gauge.level] == 40)
            let app = BelvedereApp("Servers", path: "/servers", modules: [Gauge.module]) { _ in Window(Screen(title: "Servers")) }
            #expect(app.modules == [Gauge.module])
        }
    }

    @Test func time() async {
        let birthday = CalendarDate("1815-12-10")
        let opening = TimeOfDay(hour: 9, minute: 30)
        #expect(birthday?.year == 1815 && opening?.minute == 30)
        let stocks = BelvedereApp("Stocks", path: "/stocks") { context in
            Window(StocksScreen(viewModel: StocksViewModel(clock: context.environment.clock)))
        }
        await withApp(stocks) { app in
            await app.wait(for: .seconds(2))
            app.expect(.label, "2 s ago", ignoringOthers: true)
        }
    }
}
