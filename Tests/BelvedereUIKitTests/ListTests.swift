#if canImport(UIKit)
import BelvedereBinding
import BelvedereUIKit
import Testing
import UIKit

@MainActor @Suite(.inSession)
struct ListTests {
    struct Row: Identifiable, Equatable {
        let id: Int
        var name = ""
    }

    typealias Source = UITableViewDiffableDataSource<String, Int>

    private func source() -> RecordingSource { RecordingSource(tableView: UITableView()) { _, _, _ in nil } }

    @Test func everyChangeBecomesOneSnapshot() {
        let list = DynamicList([Row(id: 1), Row(id: 2)]), source = source()
        source.bind(list, in: "main")
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        #expect(source.animated == [false])
        list.insert(Row(id: 3), at: 1)
        #expect(source.snapshot().itemIdentifiers == [1, 3, 2])
        list.move(from: 0, to: 2)
        #expect(source.snapshot().itemIdentifiers == [3, 2, 1])
        list.remove(at: 0)
        #expect(source.snapshot().itemIdentifiers == [2, 1])
        #expect(source.animated == [false, true, true, true])
        list.batch {
            list.append(Row(id: 4))
            list.remove(at: 0)
        }
        #expect(source.snapshot().itemIdentifiers == [1, 4])
        #expect(source.animated.count == 5)
    }

    @Test func onlyAChangedRowIsConfiguredAgain() {
        let list = DynamicList([Row(id: 1), Row(id: 2)]), source = source()
        source.bind(list, in: "main")
        list.update(at: 1) { $0.name = "new" }
        #expect(source.snapshot().reconfiguredItemIdentifiers == [2])
        list.update(at: 1) { $0 = Row(id: 5) }
        #expect(source.snapshot().itemIdentifiers == [1, 5])
    }

    @Test func equalIdentifiersAreShownOnce() {
        let list = DynamicList([Row(id: 1), Row(id: 1), Row(id: 2)]), other = DynamicList([Row(id: 2), Row(id: 3)]), source = source()
        source.bind(list, in: "first").bind(other, in: "second")
        #expect(source.snapshot().itemIdentifiers(inSection: "first") == [1, 2])
        #expect(source.snapshot().itemIdentifiers(inSection: "second") == [3])
        list.remove(at: 0)
        #expect(source.snapshot().itemIdentifiers(inSection: "first") == [1, 2])
        list.remove(at: 0)
        #expect(source.snapshot().itemIdentifiers(inSection: "first") == [2])
    }

    @Test func aSectionBoundAgainShowsOnlyTheNewList() {
        let list = DynamicList([Row(id: 1)]), other = DynamicList([Row(id: 2)]), source = source()
        source.bind(list, in: "main")
        source.bind(other, in: "main")
        list.append(Row(id: 3))
        #expect(source.snapshot().itemIdentifiers == [2])
        #expect(!list.hasListeners)
    }

    @Test func derivedListsAreShownToo() {
        let list = DynamicList([Row(id: 2), Row(id: 1)]), source = source()
        source.bind(list.sorted { $0.id < $1.id }, in: "main")
        list.append(Row(id: 0))
        #expect(source.snapshot().itemIdentifiers == [0, 1, 2])
    }

    @Test func theBindingEndsWithTheDataSource() {
        let list = DynamicList([Row(id: 1)])
        do {
            let source = source()
            source.bind(list, in: "main")
            #expect(list.hasListeners)
        }
        #expect(!list.hasListeners)
    }

    @Test func aCollectionShowsAListToo() {
        let list = DynamicList([Row(id: 1)])
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: UICollectionView()) { _, _, _ in nil }
        source.bind(list, in: "main")
        list.append(Row(id: 2))
        #expect(source.snapshot().itemIdentifiers == [1, 2])
    }

    /// Random edits of two sections lead to the content of the lists. A broken snapshot would stop the program.
    @Test(arguments: 0..<20) func randomEditsLeadToTheContentOfTheLists(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let lists = [DynamicList<Row>(), DynamicList<Row>()], source = source()
        for (index, list) in lists.enumerated() { source.bind(list, in: "\(index)") }
        for step in 0..<300 {
            let index = random(2), list = lists[index]
            switch list.isEmpty ? 0 : random(5) {
            case 0, 1: list.insert(Row(id: step * 2 + index), at: random(list.count + 1))
            case 2: list.remove(at: random(list.count))
            case 3: list.move(from: random(list.count), to: random(list.count))
            default: list.update(at: random(list.count)) { $0.name += "x" }
            }
            #expect(source.snapshot().itemIdentifiers(inSection: "\(index)") == list.elements.map(\.id))
        }
    }
}

/// A data source that records whether each snapshot was animated.
private final class RecordingSource: UITableViewDiffableDataSource<String, Int> {
    var animated: [Bool] = []

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        animated.append(animatingDifferences)
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
}
#endif
