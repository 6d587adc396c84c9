@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Repeatable
import TestSupport
import Testing

/// Tests of lists with sections, each with a heading.
struct SectionedListTests {
    private nonisolated struct Person: Identifiable, Equatable {
        var id: Int
        var name: String
        var initial: String { String(name.prefix(1)) }
    }

    private func names(_ list: List<Person>) -> [String] {
        (0..<list.count).map { list.cell(at: $0)?.accessibleName ?? "missing" }
    }

    private func headings(_ list: List<Person>) -> [String] { list.sections.map { "\($0.title) \($0.count)" } }

    @Test func aListShowsItsSectionsUnderTheirHeadings() {
        let team = BelvedereApp("Team", path: "/team") { _ in
            let people = DynamicList([Person(id: 1, name: "Grace"), Person(id: 2, name: "Ada"), Person(id: 3, name: "Alan")])
            let list = List(people.sections { $0.initial }, header: { "Letter \($0)" }) { Label($0.name) }
            list.onActivate { person in people.remove(id: person.id) }
            return Window(Screen(title: "Team", content: list))
        }
        withApp(team) { app in
            app.expect(
                """
                screen "Team"
                  list [3 rows]
                    sectionHeader "Letter A"
                    row "Ada"
                    row "Alan"
                    sectionHeader "Letter G"
                    row "Grace"
                """)
            app.tap(.row, "Grace")
            app.expectChanges(
                """
                -   list [3 rows]
                +   list [2 rows]
                -     sectionHeader "Letter G"
                -     row "Grace"
                """)
        }
    }

    @Test func changesInSeveralSectionsAreShownTogether() {
        withSession {
            let people = DynamicList([Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob"), Person(id: 3, name: "Cleo")])
            let list = List(people.sections { $0.initial }, header: { $0 }) { Label($0.name) }
            let stage = Stage(list)
            transaction {
                people.update(id: 1) { $0.name = "Carl" }
                people.append(Person(id: 4, name: "Berta"))
                people.append(Person(id: 5, name: "Dora"))
                people.remove(id: 3)
            }
            #expect(names(list) == ["Bob", "Berta", "Carl", "Dora"])
            #expect(headings(list) == ["B 2", "C 1", "D 1"])
            stage.take()
            people.removeAll()
            #expect(list.count == 0 && list.sections == [])
            stage.take()
        }
    }

    @Test func anEditOfOneRowIsToldAsThatEdit() {
        withSession {
            let people = DynamicList([Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")])
            let cells = ListDataSource<Person, Label>({ Label() }) { $0.text = $1.name }
            let list = List(people.sections { $0.initial }, header: { $0 }, dataSource: cells)
            let stage = Stage(list)
            let cell = list.cell(at: 1)
            people.update(id: 2) { $0.name = "Bill" }
            #expect(list.cell(at: 1) === cell)
            #expect(stage.take() == [.set(cell ?? Label(), Label.text, "Bill")])
        }
    }

    @Test func rowsMatchTheirSectionsAfterRandomEdits() {
        let seed = Seed()
        for sequence in 0..<15 {
            withSession {
                var numbers = seed.numbers(for: sequence)
                let people = DynamicList<Person>()
                let sections = people.sections { $0.initial }
                let list = List(sections, header: { $0 }) { Label($0.name) }
                let stage = Stage(list)
                var nextIdentity = 0
                func edit() {
                    let place = people.isEmpty ? 0 : numbers.below(people.count)
                    let name = numbers.pick(["A", "B", "C", "D", "E"]) + String(numbers.below(1000))
                    switch numbers.below(people.count > 40 ? 9 : 6) {
                    case 0, 1, 2:
                        people.insert(Person(id: nextIdentity, name: name), at: place)
                        nextIdentity += 1
                    case 3 where !people.isEmpty: people.update(at: place) { $0.name = name }
                    case 4 where !people.isEmpty: people.move(from: place, to: numbers.below(people.count))
                    case 5:
                        people.append(contentsOf: (0..<12).map { Person(id: nextIdentity + $0, name: "B\($0)") })
                        nextIdentity += 12
                    case 6: people.assign(people.elements.shuffled(using: &numbers))
                    case 7: people.removeAll { $0.name < name }
                    default: if !people.isEmpty { people.remove(at: place) }
                    }
                }
                for _ in 0..<60 {
                    if numbers.below(2) == 0 { edit() } else { transaction { for _ in 0..<1 + numbers.below(12) { edit() } } }
                    list.show(0..<200)
                    let expected = sections.elements.flatMap { $0.rows.elements.map(\.name) }
                    #expect(names(list) == expected, seed.comment)
                    #expect(headings(list) == sections.elements.map { "\($0.key) \($0.rows.count)" }, seed.comment)
                    stage.take(seed.description)
                }
            }
        }
    }
}
