import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import Dispatch
import Repeatable
import TestSupport
import Testing

/// Tests of shared values that many threads change and that several sessions listen to. No change must be lost, changes must keep their
/// order, and the number of waiting calls for a blocked session must not grow.
///
/// Run under ThreadSanitizer: `swift test --sanitize=thread --filter SharedStress`.
struct SharedStressTests {
    private nonisolated static let writers = 4
    /// The number of changes of all writers together.
    private nonisolated static let changes = Seed.isSoak ? 1_000_000 : 8_000

    @Test(.timeLimit(minutes: 10)) func noChangeOfAValueIsLost() async throws {
        let shared = SharedDynamic(0)
        let (ann, bob, carol) = await (Observer(shared), Observer(shared), Observer(shared))
        let seed = Seed()
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<Self.writers {
                group.addTask {
                    var numbers = seed.numbers(for: writer)
                    for _ in 0..<(Self.changes / Self.writers) {
                        shared.update { $0 += 1 }
                        if numbers.below(50) == 0 { await Task.yield() }
                    }
                }
            }
        }
        #expect(shared.value == Self.changes, seed.comment)
        for observer in [ann, bob, carol] {
            try await observer.wait(for: Self.changes)
            let seen = await observer.seen()
            #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 }, seed.comment)
            await observer.close()
        }
        #expect(shared.followerCount == 0)
    }

    @Test(.timeLimit(minutes: 10)) func noChangeOfAListIsLost() async throws {
        let shared = SharedList<Item>()
        let (ann, bob, carol) = await (ListObserver(shared), ListObserver(shared), ListObserver(shared))
        let seed = Seed()
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<Self.writers {
                group.addTask {
                    var numbers = seed.numbers(for: writer)
                    // Each writer changes only its own elements, so it knows their final state.
                    var own: [Int: String] = [:]
                    for number in 0..<(Self.changes / Self.writers) {
                        let id = writer + Self.writers * numbers.below(20)
                        if own[id] == nil {
                            shared.edit { $0.insert(Item(id: id), at: $0.isEmpty ? 0 : id % $0.count) }
                            own[id] = ""
                        } else if numbers.below(3) == 0 {
                            shared.remove(id: id)
                            own[id] = nil
                        } else if numbers.below(4) == 0 {
                            shared.edit { list in
                                if let index = list.index(id: id) { list.move(from: index, to: 0) }
                            }
                        } else {
                            shared.update(id: id) { $0.text = "\(number)" }
                            own[id] = "\(number)"
                        }
                        if numbers.below(50) == 0 { await Task.yield() }
                    }
                    let left = shared.elements.filter { $0.id % Self.writers == writer }
                    #expect(Dictionary(uniqueKeysWithValues: left.map { ($0.id, $0.text) }) == own, seed.comment)
                }
            }
        }
        for observer in [ann, bob, carol] {
            try await observer.wait(for: shared)
            #expect(await observer.faults() == [], seed.comment)
            await observer.close()
        }
        #expect(shared.followerCount == 0)
    }

    @Test(.timeLimit(minutes: 10)) func sessionsComeAndGoWhileOthersMakeChanges() async {
        let shared = SharedDynamic(0)
        let presence = Presence()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for _ in 0..<Self.changes / 10 {
                    shared.update { $0 += 1 }
                    await Task.yield()
                }
            }
            for _ in 0..<Self.writers {
                group.addTask { await Self.comeAndGo(shared, presence) }
            }
        }
        #expect(shared.value == Self.changes / 10 + Self.writers * 100)
        #expect(shared.followerCount == 0 && presence.count == 0)
    }

    private static func comeAndGo(_ shared: SharedDynamic<Int>, _ presence: Presence) async {
        for _ in 0..<100 {
            let session = Session()
            await session.perform { context in
                context.content = Seen(shared.dynamic())
                _ = presence.join()
            }
            await session.perform { _ in shared.update { $0 += 1 } }
            await session.close()
        }
    }

    #if !MAIN_ACTOR_UI
    @Test func pendingChangesOfABlockedSessionAreBounded() async throws {
        let shared = SharedDynamic(0)
        let list = SharedList<Item>()
        // The session does no work from here on, until the test opens the gate.
        let gate = Gate()
        let session = Session(executor: SessionExecutor(carrier: { work in gate.pass(work) }))
        await session.perform { context in context.content = SeenBoth(shared.dynamic(), list.list()) }
        gate.close()
        for number in 0..<Self.changes {
            shared.value = number
            list.append(Item(id: number))
            if number >= 10 { list.remove(id: number - 10) }
        }
        #expect(session.taskExecutor.waitingJobCount <= 2)
        gate.open()
        try await until { await session.perform({ ($0.content as? SeenBoth)?.isUpToDate(Self.changes - 1, 10) }) == true }
        await session.close()
    }

    private final class SeenBoth {
        let value: DynamicValue<Int>
        let list: DynamicListValue<Item>

        init(_ value: DynamicValue<Int>, _ list: DynamicListValue<Item>) {
            self.value = value
            self.list = list
        }

        func isUpToDate(_ value: Int, _ count: Int) -> Bool { self.value.value == value && list.count == count }
    }

    /// Blocks the jobs of a session until a test opens it.
    private final class Gate: Sendable {
        private struct State: Sendable {
            var isClosed = false
            var waiting: [@Sendable () -> Void] = []
        }

        private let state = Locked(State())

        func pass(_ work: @escaping @Sendable () -> Void) {
            let isHeld = state.withLock { state in
                if state.isClosed { state.waiting.append(work) }
                return state.isClosed
            }
            if !isHeld { DispatchQueue.global().async(execute: work) }
        }

        func close() { state.withLock { $0.isClosed = true } }

        func open() {
            let waiting = state.withLock { state in
                state.isClosed = false
                defer { state.waiting = [] }
                return state.waiting
            }
            for work in waiting { DispatchQueue.global().async(execute: work) }
        }
    }
    #endif
}
