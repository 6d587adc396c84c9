@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of rows: their lifetime, the work for an edit, and the actions of a person on a row.
struct RowTests {
    /// A cell that can be used again for another item.
    final class Cell: Stack {
        let name = Label()
        init() { super.init(.vertical, [name]) }
    }

    @Test func aHundredThousandRowsOpenWithThreeScreensOfCells() {
        withSession {
            var made = 0
            let items = DynamicList(Array(0..<100_000))
            let list = List(items) { item in
                made += 1
                return Label("\(item)")
            }
            let stage = Stage(list)
            #expect(list.count == 100_000 && list.subviews.count <= 60 && made == list.subviews.count)
            #expect(stage.mirror.find(list.identifier)?[RowsView.count] == 100_000)
            stage.send(.show(50_000..<50_020), to: list)
            stage.take()
            #expect(list.aliveRows == 49_980..<50_040)
            #expect(stage.mirror.find(list.identifier)?[RowsView.start] == 49_980)
            #expect(stage.mirror.find(list.identifier)?.children.count == 60)
            // Scrolling by one page must create only the rows of one page.
            made = 0
            stage.send(.show(50_020..<50_040), to: list)
            #expect(made == 20)
            #expect(stage.take().count <= 41)
            // The views of rows outside the visible range must be released.
            #expect(stage.window.viewCount < 200)
        }
    }

    @Test func aRevealedRowIsMadeAndGetsTheKeyboard() {
        withSession {
            let list = List(DynamicList(Array(0..<1000))) { Label("\($0)") }
            let stage = Stage(list)
            list.reveal(700)
            let changes = stage.take()
            #expect(list.aliveRows.contains(700) && list.subviews.count <= 60)
            #expect(changes.last == .focus(list.subviews[700 - list.aliveRows.lowerBound].identifier))
            // The row exists already, so only the focus moves to it.
            list.reveal(701)
            #expect(stage.take().count == 1)
            for index in [-1, 1000] {
                list.reveal(index)
                #expect(stage.take() == [])
            }
        }
    }

    /// A frame of the host may come between the app and the host's answer to it.
    @Test func aReportOfTheRowsBeforeDoesNotUndoAReveal() {
        withSession {
            let list = List(DynamicList(Array(0..<1000))) { Label("\($0)") }
            let stage = Stage(list)
            stage.send(.show(0..<20), to: list)
            stage.take()
            list.reveal(700)
            stage.send(.show(0..<20), to: list)
            #expect(stage.take().last == .focus(list.subviews[700 - list.aliveRows.lowerBound].identifier))
            stage.send(.show(690..<710), to: list)
            #expect(list.aliveRows.contains(690) && list.aliveRows.contains(709))
            stage.send(.show(0..<20), to: list)
            #expect(list.aliveRows.contains(0) && !list.aliveRows.contains(700))
        }
    }

    private static func selected(in list: List<Int>, on stage: Stage) -> [Int] {
        stage.take()
        let rows = stage.mirror.find(list.identifier)?.children ?? []
        return rows.indices.filter { rows[$0][ListRow.isSelected] }.map { list.aliveRows.lowerBound + $0 }
    }

    @Test func theChosenRowStandsOutWhereverItMovesAndAfterItWasMadeAnew() {
        withSession {
            let items = DynamicList(Array(0..<1000))
            let chosen = Dynamic(3)
            let list = List(items) { Label("\($0)") }
            let stage = Stage(list)
            chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0 == chosen } }
            #expect(Self.selected(in: list, on: stage) == [3])
            chosen.value = 5
            #expect(stage.take().count == 2)
            items.insert(-1, at: 0)
            #expect(Self.selected(in: list, on: stage) == [6])
            stage.send(.show(500..<520), to: list)
            #expect(Self.selected(in: list, on: stage) == [])
            stage.send(.show(0..<20), to: list)
            #expect(Self.selected(in: list, on: stage) == [6])
        }
    }

    @Test func scrollingWithinTheMadeRowsMakesNoCells() {
        withSession {
            let list = List(DynamicList(Array(0..<1000))) { Label("\($0)") }
            let stage = Stage(list)
            stage.send(.show(100..<120), to: list)
            stage.take()
            stage.send(.show(105..<125), to: list)
            #expect(stage.take() == [])
        }
    }

    @Test(arguments: [
        Int.min..<Int.max, -1..<Int.max, 0..<Int.max, Int.max - 1..<Int.max, Int.min..<Int.min + 1, 5..<5, -10..<(-5),
        1_000_000..<2_000_000,
    ])
    func aHostMayStateAnyRange(range: Range<Int>) {
        withSession {
            let items = DynamicList(Array(0..<1000))
            let list = List(items) { Label("\($0)") }
            let stage = Stage(list)
            stage.send(.show(range), to: list)
            stage.take()
            #expect(list.subviews.count <= 600)
            #expect(list.subviews.count > 0)
            items.removeAll()
            stage.send(.show(range), to: list)
            stage.take()
            #expect(list.subviews.isEmpty && list.count == 0)
        }
    }

    @Test func anUpdateFillsTheSameCellAndSendsWhatIsDifferent() {
        withSession {
            let items = DynamicList(["a", "b"])
            var made = 0
            let source = ListDataSource<String, Cell>(
                {
                    made += 1
                    return Cell()
                }, configure: { $0.name.text = $1 })
            let list = List(items, dataSource: source)
            let stage = Stage(list)
            let cell = list.cell(at: 1) as? Cell
            items[1] = "c"
            #expect(made == 2 && list.cell(at: 1) === cell)
            #expect(stage.take() == [.set(cell!.name, Label.text, "c")])
            var told = ""
            list.onActivate { told = $0 }
            stage.send(.activate, to: list.subviews[1])
            #expect(told == "c", "the row stands for the new item")
        }
    }

    @Test func aCellThatCannotBeFilledIsMadeAnew() {
        withSession {
            let items = DynamicList(["a", "b"])
            let list = List(items) { Label($0) }
            let stage = Stage(list)
            items[0] = "c"
            stage.take()
            #expect(list.cell(at: 0)?.accessibleName == "c")
        }
    }

    private struct Person: Identifiable {
        let id: Int
        var name: String
    }

    @Test(arguments: [false, true]) func remainingItemsKeepTheirRowsAfterAReload(isFilled: Bool) async {
        await withSession {
            var people = (0..<100).map { Person(id: $0, name: "\($0)") }
            var version = 0
            let pages = PagedList<Person> { offset, limit in
                version += 1
                return ListPage(elements: Array(people.dropFirst(offset).prefix(limit)), total: people.count, version: version)
            }
            let cells =
                isFilled
                ? ListDataSource<Person, Cell>(Cell.init) { $0.name.text = $1.name }
                : ListDataSource<Person, Cell> { person in
                    let cell = Cell()
                    cell.name.text = person.name
                    return cell
                }
            let list = List(pages, dataSource: cells)
            let stage = Stage(list)
            pages.reload()
            await settle()
            stage.take()
            let before = stage.mirror.find(list.identifier)?.children.map(\.identifier) ?? []
            #expect(before.count == 60)
            // Change the items as a search does: some are removed, the others move up, and one gets another name.
            people.removeAll { $0.id % 2 == 0 }
            people[1].name = "three"
            pages.reload()
            await settle()
            stage.take()
            let rows = stage.mirror.find(list.identifier)?.children ?? []
            #expect(rows.map { $0.children[0].children[0][Label.text] } == people.map(\.name))
            #expect(rows.prefix(30).map(\.identifier) == before.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
            #expect(Set(rows.map(\.identifier)).count == 50)
        }
    }

    @Test func aReloadedListStaysAtTheSamePlace() async {
        await withSession {
            var version = 0
            let pages = PagedList<Int> { offset, limit in
                version += 1
                return ListPage(elements: Array((0..<1000).dropFirst(offset).prefix(limit)), total: 1000, version: version)
            }
            let list = List(pages) { Label("\($0)") }
            let stage = Stage(list)
            pages.reload()
            await settle()
            stage.send(.show(500..<520), to: list)
            await settle()
            pages.reload()
            await settle()
            stage.take()
            #expect(list.aliveRows == 480..<540)
            let texts = stage.mirror.find(list.identifier)?.children.map { $0.children[0][Label.text] }
            #expect(texts == (480..<540).map { "\($0)" })
        }
    }

    @Test func anEditOfOneRowIsOneEditOfTheHost() {
        withSession {
            let items = DynamicList(["a", "b", "c"])
            let list = List(items) { Label($0) }
            let stage = Stage(list)
            items.move(from: 0, to: 2)
            #expect(stage.take() == [.move(within: list.asParent, from: 0, to: 2)])
            let removed = list.subviews[0].identifier
            items.remove(at: 0)
            #expect(
                stage.take() == [
                    .set(list, RowsView.count, 2), .remove(removed, from: list.identifier, at: 0),
                ])
            items.append("d")
            let changes = stage.take()
            #expect(changes.count == 2 && changes[0] == .set(list, RowsView.count, 3))
        }
    }

    @Test func anEditAboveTheWindowMovesOnlyItsNumbers() {
        withSession {
            let items = DynamicList(Array(0..<1000))
            let list = List(items) { Label("\($0)") }
            let stage = Stage(list)
            stage.send(.show(500..<520), to: list)
            stage.take()
            items.insert(-1, at: 0)
            let changes = stage.take()
            #expect(changes.contains(.set(list, RowsView.count, 1001)))
            #expect(list.cell(at: 501)?.accessibleName == "500")
        }
    }

    @Test func aPersonActivatesAndActsOnTheRowTheySee() {
        withSession {
            var told: [String] = []
            let items = DynamicList(["a", "b", "c"])
            let list = List(items) { Label($0) }
            list.onActivate { told.append("open \($0)") }
            list.setActions([
                RowAction("Delete", role: .destructive) { item in
                    told.append("delete \(item)")
                    items.removeAll { $0 == item }
                },
                RowAction("Mark") { told.append("mark \($0)") },
            ])
            let stage = Stage(list)
            #expect(stage.mirror.find(list.identifier)?[RowsView.actions] == ["Delete", "Mark"])
            #expect(stage.mirror.find(list.identifier)?[RowsView.actionRoles] == [.destructive, .normal])
            #expect(stage.mirror.find(list.identifier)?[RowsView.isActivatable] == true)
            let second = list.subviews[1]
            items.insert("new", at: 0)
            stage.send(.activate, to: second)
            stage.send(.perform(1), to: second)
            stage.send(.perform(2), to: second)
            stage.send(.perform(-1), to: second)
            #expect(stage.context.droppedEvents == 2)
            stage.send(.perform(0), to: second)
            #expect(told == ["open b", "mark b", "delete b"])
            #expect(items.elements == ["new", "a", "c"])
            stage.take()
        }
    }

    @Test func anAsynchronousActivationRunsOnTheSession() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            var told: [String] = []
            let list = List(DynamicList(["a"])) { Label($0) }
            list.onActivate { item in
                try? await clock.sleep(for: .seconds(1))
                told.append(item)
            }
            let stage = Stage(list)
            stage.send(.activate, to: list.subviews[0])
            #expect(told == [])
            await clock.advance(by: .seconds(1))
            #expect(told == ["a"])
        }
    }

    @Test func sectionsSayWhereTheyBegin() {
        withSession {
            let list = List(DynamicList(["Ann", "Bob", "Bo"])) { Label($0) }
            list.sections = [
                SectionHeading(title: "A", count: 1), SectionHeading(title: "?", count: 0), SectionHeading(title: "B", count: 2),
            ]
            let stage = Stage(list)
            #expect(
                stage.mirror.find(list.identifier)?[RowsView.sections] == [
                    .init(title: "A", start: 0), .init(title: "B", start: 1),
                ])
            list.sections = []
            #expect(stage.take() == [.set(list, RowsView.sections, [])])
        }
    }

    @Test func aListThatHasLeftHoldsNothingOfItsScreen() {
        final class ListScreen: Screen {
            let items = DynamicList(["a"])
            init() {
                super.init(title: "List")
                content = List(items) { [self] in Label(title + $0) }
            }
        }
        withSession {
            weak var gone: Screen?
            do {
                let screen = ListScreen()
                gone = screen
                let stage = Stage(Window(screen))
                stage.take()
                stage.context.close()
            }
            #expect(gone == nil)
        }
    }
}
