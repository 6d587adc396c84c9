@_spi(Hosting) import Belvedere
@_spi(Hosting) import BelvedereTesting
import Repeatable
import TestSupport
import Testing

/// Tests of a paged list whose source returns pages late, in another order or not at all, and reports its changes late. The loaded items
/// must always match the changes that the list has reported. In the end they must match the source.
struct PagedListModelTests {
    private struct Broken: Error {}

    /// A test double for a list in a database, with requests that it has not answered and changes that it has not reported yet.
    private final class Source {
        struct Question {
            var offset: Int
            var limit: Int
            /// The items of the source when the request was made.
            var items: [Int]
            var version: Int
            var answer: CheckedContinuation<ListPage<Int>, any Error>
        }

        private(set) var items: [Int]
        private(set) var version = 0
        private var next: Int
        private(set) var untold: [(edits: [ListChange<Int>], version: Int)] = []
        private(set) var questions: [Question] = []

        init(count: Int) {
            items = Array(0..<count)
            next = count
        }

        func read(_ offset: Int, _ limit: Int) async throws -> ListPage<Int> {
            try await withCheckedThrowingContinuation { answer in
                questions.append(Question(offset: offset, limit: limit, items: items, version: version, answer: answer))
            }
        }

        func edit(_ numbers: inout SplitMix64) {
            var edits: [ListChange<Int>] = []
            for _ in 0...numbers.below(3) {
                next += 1
                let edit: ListChange<Int> =
                    switch items.isEmpty ? 0 : numbers.below(4) {
                    case 0: .insert(next, at: numbers.below(items.count + 1))
                    case 1: .remove(at: numbers.below(items.count))
                    case 2: .move(from: numbers.below(items.count), to: numbers.below(items.count))
                    default: .update(next, at: numbers.below(items.count))
                    }
                edit.apply(to: &items)
                edits.append(edit)
            }
            version += 1
            untold.append((edits, version))
        }

        func tell(_ list: PagedList<Int>) {
            if untold.isEmpty { return }
            let (edits, version) = untold.removeFirst()
            list.apply(edits, version: version)
        }

        /// Returns a page for one of the waiting requests: with the items at the time of the request, or with the current items.
        func answer(_ number: Int, isFresh: Bool) {
            let question = questions.remove(at: number)
            let (items, version) = isFresh ? (items, version) : (question.items, question.version)
            let page = Array(items.dropFirst(question.offset).prefix(question.limit))
            question.answer.resume(returning: ListPage(elements: page, total: items.count, version: version))
        }

        func fail(_ number: Int) { questions.remove(at: number).answer.resume(throwing: Broken()) }
    }

    /// A copy of the list that knows only the changes that the list has reported.
    private final class Believer {
        var items: [Int?] = []
        var token: BindingToken?

        init(_ list: PagedList<Int>) {
            token = list.bind { [unowned self, unowned list] change in
                guard case .reload = change else { return change.map { Optional($0) }.apply(to: &items) }
                items = (0..<list.count.value).map { list[$0] }
            }
        }

        func agrees(with list: PagedList<Int>) -> Bool {
            items.count == list.count.value && list.loadedRange.allSatisfy { items[$0] == list[$0] && list[$0] != nil }
        }
    }

    @Test func theListMatchesItsSourceInWhateverOrderPagesAndChangesCome() async {
        let seed = Seed()
        #if MAIN_ACTOR_UI
        // Few runs in the short form, because each waits a few milliseconds to see that no work continues.
        let short = 30
        #else
        let short = 300
        #endif
        for sequence in 0..<(Seed.isSoak ? 5_000 : short) {
            await withSession { await run(seed.numbers(for: sequence), "\(seed), sequence \(sequence)") }
        }
    }

    private func run(_ seeded: SplitMix64, _ comment: Comment) async {
        var numbers = seeded
        let source = Source(count: numbers.below(2) == 0 ? numbers.below(20) : numbers.below(2_000))
        let list = PagedList<Int> { offset, limit in try await source.read(offset, limit) }
        let believer = Believer(list)
        list.reload()
        await settle()
        var needed = 0..<50
        for _ in 0..<40 {
            switch numbers.below(10) {
            case 0, 1, 2: source.edit(&numbers)
            case 3, 4: source.tell(list)
            case 5, 6, 7:
                if !source.questions.isEmpty { source.answer(numbers.below(source.questions.count), isFresh: numbers.below(2) == 0) }
            case 8:
                let lower = numbers.below(max(1, source.items.count))
                needed = lower..<(lower + 1 + numbers.below(60))
                list.need(needed)
            default:
                switch numbers.below(3) {
                case 0: if !source.questions.isEmpty { source.fail(numbers.below(source.questions.count)) }
                case 1: list.retry()
                default:
                    list.reload()
                    needed = 0..<needed.count
                }
            }
            await settle()
            #expect(believer.agrees(with: list), comment)
        }
        while !source.untold.isEmpty { source.tell(list) }
        await settle()
        if list.failure.value != nil { list.retry() }
        await settle()
        while !source.questions.isEmpty {
            source.answer(0, isFresh: true)
            await settle()
        }
        #expect(believer.agrees(with: list), comment)
        #expect(list.count.value == source.items.count, comment)
        #expect(list.loadedRange.allSatisfy { list[$0] == source.items[$0] }, comment)
        let seen = needed.clamped(to: 0..<source.items.count)
        #expect(seen.allSatisfy { list[$0] != nil }, comment)
        #expect(!list.isLoading.value && list.failure.value == nil, comment)
    }
}
