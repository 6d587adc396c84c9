import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import Testing

/// Tests of a value that several sessions share. Each session has its own dynamic for it.
struct SharedDynamicTests {
    @Test func eachSessionSeesWhatIsThere() async {
        let shared = SharedDynamic("first")
        let (ann, bob) = await (Observer(shared), Observer(shared))
        #expect(await ann.seen() == ["first"])
        #expect(await bob.seen() == ["first"])
        await ann.close()
        await bob.close()
    }

    @Test func aChangeArrivesInEverySession() async throws {
        let shared = SharedDynamic(0)
        let (ann, bob) = await (Observer(shared), Observer(shared))
        #expect(
            shared.update {
                $0 += 5
                return $0
            } == 5)
        try await ann.wait(for: 5)
        try await bob.wait(for: 5)
        #expect(shared.value == 5)
        await ann.close()
        await bob.close()
    }

    @Test func aSetOfAnEqualValueIsNoChange() async throws {
        let shared = SharedDynamic(1)
        let ann = await Observer(shared)
        shared.value = 1
        shared.value = 2
        try await ann.wait(for: 2)
        #expect(await ann.seen() == [1, 2])
        await ann.close()
    }

    @Test func aSessionSeesItsOwnChangeAtOnce() async throws {
        let shared = SharedDynamic(0)
        let ann = await Observer(shared)
        let seen = await ann.session.perform { context in
            shared.update { $0 += 1 }
            return (context.content as? Seen<Int>)?.dynamic.value
        }
        #if MAIN_ACTOR_UI
        _ = seen
        try await ann.wait(for: 1)
        #else
        #expect(seen == 1)
        #endif
        await ann.close()
    }

    @Test func changesMergeWhileASessionIsBusy() async throws {
        let shared = SharedDynamic(0)
        let ann = await Observer(shared)
        await ann.session.perform { _ in
            // Other threads change the value while this session is busy.
            elsewhere { for _ in 0..<1000 { shared.update { $0 += 1 } } }
        }
        try await ann.wait(for: 1000)
        let seen = await ann.seen()
        #if MAIN_ACTOR_UI
        #expect(seen == seen.sorted())
        #else
        #expect(seen == [0, 1000])
        #endif
        await ann.close()
    }

    @Test func allScreensOfASessionSeeTheSameDynamic() async {
        let shared = SharedDynamic(0)
        let session = Session()
        let isSame = await session.perform { _ in shared.dynamic() === shared.dynamic() }
        #expect(isSame)
        await session.close()
    }

    @Test func aSessionThatHasGoneLeavesNothingBehind() async {
        let shared = SharedDynamic(0)
        let ann = await Observer(shared)
        #expect(shared.followerCount == 1)
        await ann.close()
        #expect(shared.followerCount == 0)
        shared.value = 1
    }

    @Test func aDynamicThatNobodyHoldsLeavesNothingBehind() async {
        let shared = SharedDynamic(0)
        let session = Session()
        await session.perform { _ in _ = shared.dynamic() }
        #expect(shared.followerCount == 0)
        await session.close()
    }

    @Test func aPageThatIsRenderedForNobodyFollowsNothing() async {
        let shared = SharedDynamic(7)
        let session = Session(isInert: true)
        let value = await session.perform { context in
            let seen = Seen(shared.dynamic())
            context.content = seen
            return seen.dynamic.value
        }
        #expect(value == 7 && shared.followerCount == 0)
        await session.close()
    }

    @Test func aServiceFollowsTheNewestValue() async {
        let shared = SharedDynamic(0)
        var values = shared.values.makeAsyncIterator()
        #expect(await values.next() == 0)
        shared.value = 1
        shared.value = 2
        #expect(await values.next() == 2)
        #expect(shared.followerCount == 1)
        let waiting = Task { [values = shared.values] in
            for await _ in values {}
            return true
        }
        waiting.cancel()
        #expect(await waiting.value)
    }

    @Test func aChangeThatThrowsIsToldWithTheNext() async {
        struct Refusal: Error {}
        let shared = SharedDynamic(0)
        #expect(throws: Refusal.self) { try shared.update { _ in throw Refusal() } }
        #expect(shared.value == 0)
    }

    #if !MAIN_ACTOR_UI
    @Test func outsideEverySessionItStopsAndNamesTheAuthorsLine() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SharedDynamic(0).dynamic()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains("BV0016: A shared value was requested outside every session.\n  at BelvedereCoreTests/SharedDynamicTests.swift:"))
    }

    @Test func aChangeThatUsesTheValueInAnotherWayStops() async {
        await #expect(processExitsWith: .failure) {
            let shared = SharedDynamic(0)
            shared.update { $0 = shared.value + 1 }
        }
    }
    #endif
}
