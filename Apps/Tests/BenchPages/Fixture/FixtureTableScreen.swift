internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// A table with all its features and a hundred thousand rows.
final class FixtureTableScreen: Screen {
    private struct Person: Identifiable, Equatable {
        var id: Int
        var name: String
        var age: Int
        var salary: Int
        // These texts are not stored, because a debug build copies each stored text in each of two million comparisons.
        var city: String { FixtureTableScreen.cities[(id - 1) % FixtureTableScreen.cities.count] }
        var team: String { FixtureTableScreen.teams[(id - 1) % FixtureTableScreen.teams.count] }
    }

    private static let cities = ["London", "New York", "Zürich", "Eindhoven", "Boston", "Stanford", "Seattle"]
    private static let teams = ["Research", "Compilers", "Networks", "Flight", "Support"]

    private let people = DynamicList(FixtureTableScreen.everybody)
    private let order = Dynamic(TableOrder("Number"))
    private let chosen = Dynamic<Set<Int>>([])

    init() {
        super.init(title: "Table")
        let told = Label(style: .detail)
        let table = Table(
            people.sorted(
                by: order.map { Ordering(column: Column($0.column), isDescending: $0.isDescending) }, Self.stands
            ),
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

    /// The column by which the people are sorted. An enum, because a debug build compares a hundred thousand titles slowly.
    private enum Column {
        case name, number, team, city, age, salary

        init(_ title: String) {
            self =
                switch title {
                case "Number": .number
                case "Team": .team
                case "City": .city
                case "Age": .age
                case "Salary": .salary
                default: .name
                }
        }
    }

    private struct Ordering: Equatable {
        let column: Column
        let isDescending: Bool
    }

    /// Whether one person comes before another. Equal people are in the order of their numbers.
    private static func stands(_ one: Person, _ other: Person, _ ordering: Ordering) -> Bool {
        ordering.isDescending ? stands(other, one, by: ordering.column) : stands(one, other, by: ordering.column)
    }

    private static func stands(_ one: Person, _ other: Person, by column: Column) -> Bool {
        switch column {
        case .number: one.id < other.id
        case .age: one.age == other.age ? one.id < other.id : one.age < other.age
        case .salary: one.salary == other.salary ? one.id < other.id : one.salary < other.salary
        case .team: one.team == other.team ? one.id < other.id : one.team < other.team
        case .city: one.city == other.city ? one.id < other.id : one.city < other.city
        case .name: one.name == other.name ? one.id < other.id : one.name < other.name
        }
    }

    private static let everybody: [Person] = {
        let given = ["Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Radia", "Tony", "Frances", "Ken", "Margaret"]
        let family = [
            "Lovelace", "Hopper", "Turing", "Dijkstra", "Liskov", "Knuth", "Perlman", "Hoare", "Allen", "Thompson", "Hamilton", "Wirth",
            "Backus",
        ]
        return (0..<100_000).map { number in
            Person(
                id: number + 1, name: "\(given[number % given.count]) \(family[number % family.count])",
                age: 21 + number * 7 % 45, salary: 2_000 + number * 37 % 6_000
            )
        }
    }()
}
