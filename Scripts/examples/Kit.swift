// Declarations that the examples of BelvedereCore and Belvedere use: an app for contacts, places and dogs.

import Belvedere

enum FilesTexts {
    static let (title, summary) = ("Files", "Your stored files")
}

struct Contact: Identifiable, Equatable, Sendable {
    var id = 0
    var fullName = ""
}
struct Employee: Identifiable, Equatable {
    var id = 0
    var name = ""
    var age = 0
    var isPresent = true
}
struct ContactDraft: Sendable {}
struct ContactPage: Sendable {
    var contacts: [Contact] = []
    var total = 0
    var version = 0
}
struct Customer: Equatable, Sendable {
    var name = ""
    var city = ""
}
struct Country: Equatable, Sendable { var name = "" }
struct CustomerService: Sendable {
    func matching(_ text: String) async throws -> [Customer] { [] }
}
struct AddressService: Sendable {
    func streets(beginningWith text: String) async throws -> [String] { [] }
}
let customers = CustomerService()
let addresses = AddressService()
let countries: [Country] = []
enum ContactQuery: Sendable { case all }
protocol ContactStore: Sendable {
    func page(of query: ContactQuery, offset: Int, limit: Int) async throws -> ContactPage
    func create(_ draft: ContactDraft) async throws
}
struct EmptyStore: ContactStore {
    func page(of query: ContactQuery, offset: Int, limit: Int) async throws -> ContactPage { ContactPage() }
    func create(_ draft: ContactDraft) async throws {}
}

enum ShelfRoute: Route {
    case books
    case book(Int)

    static let paths = ["books": "", "book": ":number"]
}

enum ContactsRoute: Route {
    case list, add
    case detail(Int)
    case place(Int)

    static let paths = ["list": "", "detail": ":id"]
}

enum EmployeesRoute: Route {
    case list
    case detail(Int)
}

final class HelloViewModel: ViewModel {
    let helloText = Dynamic("")
    func userTriggeredSayHelloButton() {}
}
final class HelloScreen: Screen {
    init(viewModel: HelloViewModel) { super.init() }
}

struct Place: Identifiable, Equatable { var id = 0 }
final class PlaceCell: Stack {
    init(_ place: Place) { super.init(.vertical, []) }
}
typealias PlaceCard = PlaceCell

struct EmployeeViewData: Identifiable, Equatable {
    var id = 0
    var name = ""
    var age = ""
}
final class EmployeeCell: Stack {
    let name = Label()
    let age = Label()
    init() { super.init(.vertical, [name, age]) }
}

/// All members of the view models in the examples.
final class ExampleViewModel: ViewModel {
    let helloText = Dynamic("")
    let contacts = DynamicList<Contact>()
    let employees = DynamicList<Employee>()
    let cafes = DynamicList<Place>()
    let picks = DynamicList<Place>()
    let added = Signal<Int>()
    let page = Dynamic(0)
    let sections = Dynamic<[SectionHeading]>([])
    let chosen = Dynamic<Int?>(nil)
    let order = Dynamic(0)
    let searchText = Dynamic("")
    let firstName = Dynamic("")
    let openNow = Dynamic(false)
    let done = Command {}
    func userTriggeredSayHelloButton() {}
    func load() async {}
    func add() {}
    func rename(_ employee: Employee, to name: String) -> EditAnswer { .kept }
    func delete(_ contact: Contact) {}
    func undoDelete() {}
    func read(_ file: ReceivedFile) {}
}

protocol AddContactInteraction: AnyObject {}
protocol AddContactNavigation: AnyObject {}
final class ContactListPresenter {}
final class AddContactModule {
    func screen(delegate: ContactListPresenter) -> Screen { Screen() }
}
final class ContactListWireframe: Wireframe {
    let addContact = AddContactModule()
    let presenter = ContactListPresenter()
    init(store: any ContactStore) {}
}
final class ContactsRoot: ScreenBuilding {
    func screen(for route: ContactsRoute) -> Screen? { nil }
}

struct Doggy: Sendable {}
struct DoggyViewData {}
func format(_ doggies: [Doggy]) -> [DoggyViewData] { [] }
struct ExampleService: Sendable {
    func deliverDoggies() async -> [Doggy] { [] }
    func price() async -> String { "" }
    func find(_ text: String) async -> String { "" }
}
let service = ExampleService()
let store: any ContactStore = EmptyStore()
func add() {}

// Safe although unchecked: the examples are compiled and never run.
nonisolated(unsafe) let viewModel = ExampleViewModel()
nonisolated(unsafe) let router = Router(root: ContactsRoute.list)
nonisolated(unsafe) let contact = Contact()
nonisolated(unsafe) let screen = Screen()
nonisolated(unsafe) let list = List(DynamicList<Contact>()) { Label($0.fullName) }
nonisolated(unsafe) let map = MapPicture(name: "", lines: [], attribution: "")
nonisolated(unsafe) let streets = map.lines
nonisolated(unsafe) let position = Dynamic<DevicePosition?>(nil)
nonisolated(unsafe) let message = Dynamic("")
nonisolated(unsafe) let device = SessionContext.current!.device
final class Counter {}
final class StockViewModel: ViewModel {}

enum Rank: Sendable { case viewer, editor }
extension SessionKey<Rank> {
    static var rank: Self { SessionKey("rank", default: .viewer) }
}
