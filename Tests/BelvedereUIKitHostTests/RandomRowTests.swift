#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Repeatable
import Testing
import TestSupport
import UIKit
@testable import UIKitStage

/// Random edits of lists, compared with a table that is opened only after them. A batch that does not match the rows stops the program.
@MainActor @Suite(.serialized)
struct RandomRowTests {
    private let seed = Seed()

    private func open(_ list: @escaping () -> View, _ body: sending ConformanceBody<ListPlayer, Void>) async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in Window(Screen(title: "Rows", content: list())) }
        try await HostStage().open(app, at: "", Setting()) { player in try await body(try ListPlayer(player)) }
    }

    /// Expects what a table shows that is opened now and scrolled to the same row.
    private func expectAsNew(_ player: ListPlayer, _ list: @escaping () -> View, _ step: Int) async throws {
        let titles = player.titles, counts = player.counts, headings = player.headings
        let first = player.first
        try await open(list) { fresh in
            if first > 0 { try await fresh.player.perform(.scroll(toRow: first)) }
            #expect(fresh.counts == counts, "\(seed), step \(step)")
            #expect(fresh.headings == headings, "\(seed), step \(step)")
            #expect(fresh.titles == titles, "\(seed), step \(step)")
        }
    }

    /// Edits a list at random.
    private func edit(_ items: DynamicList<Item>, _ chance: inout SplitMix64, number: Int) {
        switch items.isEmpty ? 0 : chance.below(8) {
        case 0, 1, 2: items.insert(Item(number: number, text: Self.title(number)), at: chance.below(items.count + 1))
        case 3: items.remove(at: chance.below(items.count))
        case 4, 5: items.move(from: chance.below(items.count), to: chance.below(items.count))
        case 6: items.update(at: chance.below(items.count)) { $0.text = ($0.text ?? "") + "x" }
        default:
            let shift = chance.below(5)
            if chance.below(6) == 0 { return items.assign(items.elements.filter { $0.number % 5 != shift }) }
            items.batch {
                for step in 0..<4 where !items.isEmpty {
                    if (shift + step) % 2 == 0 {
                        items.remove(at: chance.below(items.count))
                    } else {
                        items.insert(Item(number: number + step + 1, text: Self.title(number + step)), at: chance.below(items.count + 1))
                    }
                }
            }
        }
    }

    private static func title(_ number: Int) -> String { ["A", "B", "C", "D", "E"][number % 5] + " \(number)" }

    private func play(_ list: @escaping () -> View, _ items: DynamicList<Item>, _ sequence: Int) async throws {
        var chance = seed.numbers(for: sequence)
        try await open(list) { player in
            for step in 0..<120 {
                for part in 0...chance.below(3) { edit(items, &chance, number: 1_000 + step * 50 + part * 10) }
                try await player.showChanges()
                if chance.below(4) == 0, !items.isEmpty { try await player.player.perform(.scroll(toRow: chance.below(items.count))) }
                if step % 10 == 9 {
                    await player.player.settle()
                    try await expectAsNew(player, list, step)
                }
            }
        }
    }

    @Test(arguments: 0..<3) func aListIsAsANewOneAfterRandomEdits(sequence: Int) async throws {
        let items = DynamicList((0..<60).map { Item(number: $0, text: Self.title($0)) })
        try await play({ List(items) { Label($0.title) } }, items, sequence)
    }

    @Test(arguments: 0..<3) func sectionsAreAsNewOnesAfterRandomEdits(sequence: Int) async throws {
        let items = DynamicList((0..<30).map { Item(number: $0, text: Self.title($0)) })
        try await play({ List(items.sections { String($0.title.prefix(1)) }, header: { $0 }) { Label($0.title) } }, items, sequence)
    }

    @Test(arguments: 0..<3) func aListOfAHundredThousandRowsFollowsRandomEdits(sequence: Int) async throws {
        var chance = seed.numbers(for: sequence)
        var all = (0..<100_000).map { $0 }, version = 1
        let list = PagedList<Int> { offset, limit in
            ListPage(elements: Array(all.dropFirst(offset).prefix(limit)), total: all.count, version: version)
        }
        list.reload()
        try await open {
            List(list) { Label("Row \($0)") }
        } _: { player in
            for step in 0..<60 {
                var edits: [ListChange<Int>] = []
                for part in 0...chance.below(2) {
                    // Most edits are near the rows in sight.
                    let near = min(all.count - 1, max(0, player.first + chance.below(40) - 15))
                    let place = chance.below(5) == 0 ? chance.below(all.count) : near
                    if chance.below(2) == 0 {
                        all.insert(100_000 + step * 2 + part, at: place)
                        edits.append(.insert(100_000 + step * 2 + part, at: place))
                    } else {
                        all.remove(at: place)
                        edits.append(.remove(at: place))
                    }
                }
                version += 1
                list.apply(edits, version: version)
                try await player.showChanges()
                #expect(player.counts == [all.count])
                if chance.below(6) == 0 { try await player.player.perform(.scroll(toRow: chance.below(all.count))) }
                let wanted = { all.dropFirst(player.first).prefix(player.titles.count).map { "Row \($0)" } }
                try await until { player.titles == wanted() }
            }
            #expect(player.table.reloads < 30, "A paged list reads its rows again only after far jumps.")
        }
    }
}
#endif
