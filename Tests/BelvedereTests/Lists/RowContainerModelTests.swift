@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Repeatable
import TestSupport
import Testing

/// Tests with random edits of a list and random scroll positions: the rows that exist must always match the items near the visible range.
struct RowContainerModelTests {
    /// An item whose text may change while its identity stays.
    struct Item: Equatable {
        let number: Int
        var text: String
    }

    final class Cell: Stack {
        let label = Label()
        init() { super.init(.vertical, [label]) }
    }

    @Test(arguments: [false, true])
    func rowsMatchTheWindowAfterRandomEditsAndScrolling(isFilled: Bool) {
        let seed = Seed()
        for sequence in 0..<(Seed.isSoak ? 4000 : 80) {
            withSession {
                var numbers = seed.numbers(for: sequence)
                var nextNumber = 0
                func item() -> Item {
                    nextNumber += 1
                    return Item(number: nextNumber, text: "\(nextNumber)")
                }
                let items = DynamicList<Item>((0..<numbers.below(300)).map { _ in item() })
                let source =
                    isFilled
                    ? ListDataSource<Item, Cell>(Cell.init) { $0.label.text = $1.text }
                    : ListDataSource<Item, Cell> { item in
                        let cell = Cell()
                        cell.label.text = item.text
                        return cell
                    }
                let list = List(items, dataSource: source)
                var told: Item?
                list.onActivate { told = $0 }
                let stage = Stage(list)
                var visible = 20

                func edit() {
                    let count = items.count
                    switch numbers.below(9) {
                    case 0, 1: items.insert(item(), at: numbers.below(count + 1))
                    case 2: items.append(item())
                    case 3, 4: if count > 0 { items.remove(at: numbers.below(count)) }
                    case 5: if count > 1 { items.move(from: numbers.below(count), to: numbers.below(count)) }
                    case 6: if count > 0 { items.update(at: numbers.below(count)) { $0.text += "*" } }
                    case 7: items.removeAll { _ in numbers.below(3) == 0 }
                    default: items.append(contentsOf: (0..<numbers.below(40)).map { _ in item() })
                    }
                }

                for turn in 0..<25 {
                    let comment = "\(seed), sequence \(sequence), turn \(turn)"
                    switch numbers.below(6) {
                    case 0, 1:
                        visible = 1 + numbers.below(30)
                        let lower = numbers.below(items.count + 20)
                        stage.send(.show(lower..<(lower + visible)), to: list)
                    case 2: items.batch { for _ in 0..<(1 + numbers.below(12)) { edit() } }
                    default: for _ in 0..<(1 + numbers.below(4)) { edit() }
                    }
                    stage.take(comment)
                    let alive = list.aliveRows
                    #expect(list.count == items.count, "\(comment)")
                    #expect(alive.count <= 3 * max(visible, 20), "\(comment)")
                    #expect(alive.lowerBound >= 0 && alive.upperBound <= items.count, "\(comment)")
                    #expect(alive.isEmpty == items.isEmpty, "\(comment)")
                    let node = stage.mirror.find(list.identifier)
                    #expect(node?[RowsView.count] == items.count, "\(comment)")
                    #expect(node?[RowsView.start] == alive.lowerBound, "\(comment)")
                    let shown = node?.children.map { $0.children[0].children[0][Label.text] }
                    #expect(shown == alive.map { items[$0].text }, "\(comment)")
                    if let index = alive.randomElement(using: &numbers) {
                        stage.send(.activate, to: list.subviews[index - alive.lowerBound])
                        #expect(told == items[index], "\(comment)")
                    }
                }
            }
        }
    }

    /// The host reports its visible range again and again. The rows in that range must always exist.
    @Test func visibleRowsAreAlwaysThere() {
        let seed = Seed()
        for sequence in 0..<(Seed.isSoak ? 2000 : 100) {
            withSession {
                var numbers = seed.numbers(for: sequence)
                let items = DynamicList(Array(0..<(50 + numbers.below(500))))
                let list = List(items) { Label("\($0)") }
                let stage = Stage(list)
                let length = 5 + numbers.below(20)
                var top = 0
                for turn in 0..<40 {
                    if numbers.below(4) == 0 { items.insert(turn, at: numbers.below(items.count + 1)) }
                    if numbers.below(4) == 0, items.count > length { items.remove(at: numbers.below(items.count)) }
                    top = numbers.below(5) == 0 ? numbers.below(items.count) : top + numbers.below(2 * length) - length
                    top = max(0, min(top, items.count - length))
                    let seen = top..<min(items.count, top + length)
                    stage.send(.show(seen), to: list)
                    stage.take("\(seed), sequence \(sequence), turn \(turn)")
                    #expect(list.aliveRows.lowerBound <= seen.lowerBound, "\(seed), sequence \(sequence), turn \(turn)")
                    #expect(list.aliveRows.upperBound >= seen.upperBound, "\(seed), sequence \(sequence), turn \(turn)")
                }
            }
        }
    }
}
