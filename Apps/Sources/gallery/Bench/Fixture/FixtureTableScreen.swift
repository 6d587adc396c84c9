internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// A table with all that it can do, and with a hundred thousand rows.
final class FixtureTableScreen: Screen {
    private struct Person: Identifiable, Equatable {
        var id: Int
        var name: String
        var city: String
        var team: String
        var age: Int
        var salary: Int
    }

    private let people = DynamicList(FixtureTableScreen.everybody)
    private let order = Dynamic(TableOrder("Number"))
    private let chosen = Dynamic<Set<Int>>([])

    init() {
        super.init(title: "Table")
        let told = Label(style: .detail)
        let table = Table(
            people.sorted(by: order, Self.stands),
            columns: [
                .init("Name", \.name, width: .fill(2)).editable { [unowned self] person, text in
                    if text.isEmpty { return .refused("A name is needed.") }
                    people.update(id: person.id) { $0.name = text }
                    return .kept
                },
                .init("Number", { "\($0.id)" }, width: .characters(8), alignment: .end),
                .init("Team", \.team),
                .init("City", \.city),
                .init("Age", { "\($0.age)" }, width: .characters(4), alignment: .end),
                .init("Salary", { "\($0.salary) €" }, width: .characters(9), alignment: .end)
                    .editable({ "\($0.salary)" }) { [unowned self] person, text in
                        guard let salary = Int(text), salary > 0 else { return .refused("A salary is a number above 0.") }
                        people.update(id: person.id) { $0.salary = salary }
                        return .kept
                    },
            ])
        table.title = "People"
        table.bind(order: order).bind(selection: chosen)
        table.onActivate { told.text = "Opened \($0.name)" }
        table.setActions([RowAction("Delete", role: .destructive) { [unowned self] in people.remove(id: $0.id) }])
        let delete = Button("Delete the chosen", role: .destructive) { [unowned self] in
            let ids = chosen.value
            chosen.value = []
            people.removeAll { ids.contains($0.id) }
        }
        chosen.bindAndFire(to: self) { [unowned self] _, chosen in
            told.text = chosen.isEmpty ? "\(people.count) people" : "\(chosen.count) of \(people.count) chosen"
            delete.isEnabled = !chosen.isEmpty
        }
        content = Stack(Stack(.horizontal, told, delete), table)
    }

    /// Whether one person stands before another. Those that are equal stand by their number.
    private static func stands(_ one: Person, _ other: Person, _ order: TableOrder) -> Bool {
        let (one, other) = order.isDescending ? (other, one) : (one, other)
        return switch order.column {
        case "Number": one.id < other.id
        case "Age": (one.age, one.id) < (other.age, other.id)
        case "Salary": (one.salary, one.id) < (other.salary, other.id)
        case "Team": (one.team, one.id) < (other.team, other.id)
        case "City": (one.city, one.id) < (other.city, other.id)
        default: (one.name, one.id) < (other.name, other.id)
        }
    }

    private static let everybody: [Person] = {
        let given = ["Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Radia", "Tony", "Frances", "Ken", "Margaret"]
        let family = [
            "Lovelace", "Hopper", "Turing", "Dijkstra", "Liskov", "Knuth", "Perlman", "Hoare", "Allen", "Thompson", "Hamilton", "Wirth",
            "Backus",
        ]
        let cities = ["London", "New York", "Zürich", "Eindhoven", "Boston", "Stanford", "Seattle"]
        let teams = ["Research", "Compilers", "Networks", "Flight", "Support"]
        return (0..<100_000).map { number in
            Person(
                id: number + 1, name: "\(given[number % given.count]) \(family[number % family.count])",
                city: cities[number % cities.count],
                team: teams[number % teams.count], age: 21 + number * 7 % 45, salary: 2_000 + number * 37 % 6_000
            )
        }
    }()
}
