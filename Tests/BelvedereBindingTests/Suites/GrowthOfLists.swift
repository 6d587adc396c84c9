import BelvedereBinding
import Repeatable
import TestSupport
import Testing

/// Tests of the steps that operations on lists need; see `GrowthOfBindings`. In every build they also count the calls of the closures that
/// a developer gives to the lists.
@Suite struct GrowthOfLists {
    /// Counts the calls of the developer's closures in one operation.
    final class Calls {
        var count = 0
    }

    /// An operation on a list of a given size. The list is created before the counting.
    struct Operation: CustomTestStringConvertible, Sendable {
        let name: String
        let prepare: @Sendable (Int, Calls) -> () -> Void
        var testDescription: String { name }

        init(_ name: String, _ prepare: @escaping @Sendable (Int, Calls) -> () -> Void) {
            self.name = name
            self.prepare = prepare
        }

        func cost(_ size: Int) -> (steps: Int, calls: Int) {
            let calls = Calls()
            let body = prepare(size, calls)
            calls.count = 0
            let steps = StepCount.steps(of: body)
            return (steps, calls.count)
        }
    }

    @Test(arguments: operations)
    func fourTimesTheSizeTakesFourTimesTheSteps(operation: Operation) {
        _ = operation.cost(50)
        let small = operation.cost(1000)
        let large = operation.cost(4000)
        #expect(large.steps <= 6 * small.steps, "\(operation.name): \(small.steps) steps, then \(large.steps)")
        #expect(large.calls <= 6 * small.calls, "\(operation.name): \(small.calls) calls, then \(large.calls)")
    }

    private static func rows(_ size: Int) -> [Row] { (0..<size).map { Row(id: $0, text: $0 &* 7919 % 1000) } }

    private static func shuffled(_ size: Int) -> [Row] {
        var numbers = SplitMix64(seed: 1)
        return rows(size).shuffled(using: &numbers)
    }

    /// The kinds of lists that are derived from another list.
    enum Kind: String, CaseIterable {
        case map, filter, sorted, sections, chain

        func follow(_ list: DynamicList<Row>, _ calls: Calls) -> BindingToken {
            switch self {
            case .map:
                list.map { row in
                    calls.count += 1
                    return row.text
                }.bind { _ in }
            case .filter:
                list.filter { row in
                    calls.count += 1
                    return row.text % 2 == 0
                }.bind { _ in }
            case .sorted:
                list.sorted { left, right in
                    calls.count += 1
                    return left.text < right.text
                }.bind { _ in }
            case .sections:
                list.sections { row in
                    calls.count += 1
                    return row.text
                }.bind { _ in }
            case .chain:
                list.filter { row in
                    calls.count += 1
                    return row.text % 2 == 0
                }
                .sorted { $0.text < $1.text }
                .map(\.text)
                .bind { _ in }
            }
        }
    }

    /// The kinds of changes to a list. Each changes every row at once.
    enum Edit: String, CaseIterable {
        case append, insertAtTheFront, insertInAnyOrder, removeFromTheFront, removeAll, update, assignShuffled, assignOther

        func apply(to list: DynamicList<Row>, size: Int) {
            switch self {
            case .append: list.append(contentsOf: (0..<size).map { Row(id: size + $0, text: $0 &* 7919 % 1000) })
            case .insertAtTheFront:
                list.batch { for row in rows(size) { list.insert(Row(id: row.id + size, text: row.text), at: 0) } }
            case .insertInAnyOrder:
                list.batch {
                    for row in shuffled(size) { list.insert(Row(id: row.id + size, text: row.text), at: row.id) }
                }
            case .removeFromTheFront: list.batch { for _ in 0..<size { list.remove(at: 0) } }
            case .removeAll: list.removeAll()
            case .update: list.batch { for index in 0..<size { list.update(at: index) { $0.text = 999 - $0.text } } }
            case .assignShuffled: list.assign(shuffled(size))
            case .assignOther: list.assign((0..<size).map { Row(id: size + $0, text: $0 &* 7919 % 1000) })
            }
        }
    }

    static let operations =
        Kind.allCases.flatMap { kind in
            Edit.allCases.map { edit in
                Operation("\(edit) with \(kind)") { size, calls in
                    let list = DynamicList(rows(size))
                    let token = kind.follow(list, calls)
                    return {
                        edit.apply(to: list, size: size)
                        withExtendedLifetime(token) {}
                    }
                }
            }
        }
        + Edit.allCases.map { edit in
            Operation("\(edit), told to a listener") { size, calls in
                let list = DynamicList(rows(size))
                let token = list.bind { change in for _ in change.steps { calls.count += 1 } }
                return {
                    edit.apply(to: list, size: size)
                    withExtendedLifetime(token) {}
                }
            }
        } + [
            Operation("a criterion that shows other rows") { size, calls in
                let list = DynamicList(rows(size))
                let limit = Dynamic(100)
                let token = list.filter(by: limit) { row, limit in
                    calls.count += 1
                    return row.text < limit
                }.bind { _ in }
                return {
                    limit.value = 900
                    limit.value = 200
                    withExtendedLifetime(token) {}
                }
            },
            Operation("a criterion that reverses the order") { size, calls in
                let list = DynamicList(rows(size))
                let isDescending = Dynamic(false)
                let sorted = list.sorted(by: isDescending) { left, right, isDescending in
                    calls.count += 1
                    return isDescending ? left.text > right.text : left.text < right.text
                }
                let token = sorted.bind { _ in }
                return {
                    isDescending.value = true
                    withExtendedLifetime(token) {}
                }
            },
            Operation("assign rows that are there several times") { size, _ in
                let list = DynamicList((0..<size).map { $0 % 10 })
                let token = list.bind { _ in }
                var numbers = SplitMix64(seed: 1)
                let others = list.elements.shuffled(using: &numbers)
                return {
                    list.assign(others)
                    withExtendedLifetime(token) {}
                }
            },
            Operation("the rows of every section, bound") { size, calls in
                let list = DynamicList(rows(size))
                let sections = list.sections { row in
                    calls.count += 1
                    return row.text % 10
                }
                let token = sections.bind { _ in }
                let inner = sections.elements.map { $0.rows.bind { _ in } }
                return {
                    list.append(contentsOf: rows(size).map { Row(id: $0.id + size, text: $0.text) })
                    withExtendedLifetime((token, inner)) {}
                }
            },
        ]
}
