import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import TestSupport
import Testing

/// Tests of the number of people who use an app at the same time.
struct PresenceTests {
    private func visitor(of presence: Presence) async -> Session {
        let session = Session()
        await session.perform { context in context.content = Seen(presence.join()) }
        return session
    }

    private func seen(by session: Session) async -> Int? {
        await session.perform { ($0.content as? Seen<Int>)?.dynamic.value }
    }

    private func wait(for count: Int, seenBy session: Session) async throws {
        try await until { await seen(by: session) == count }
    }

    @Test func everybodySeesWhoComesAndGoes() async throws {
        let presence = Presence()
        let ann = await visitor(of: presence)
        try await wait(for: 1, seenBy: ann)
        let (bob, carol) = await (visitor(of: presence), visitor(of: presence))
        for session in [ann, bob, carol] { try await wait(for: 3, seenBy: session) }
        await bob.close()
        for session in [ann, carol] { try await wait(for: 2, seenBy: session) }
        await ann.close()
        await carol.close()
        #expect(presence.count == 0)
    }

    @Test func joiningTwiceIsJoiningOnce() async {
        let presence = Presence()
        let ann = await visitor(of: presence)
        await ann.perform { _ in _ = presence.join() }
        #expect(presence.count == 1)
        await ann.close()
        #expect(presence.count == 0)
    }

    @Test func aPageThatHasLostItsConnectionIsNotCounted() async {
        let presence = Presence()
        let ann = await visitor(of: presence)
        await ann.perform { $0.attendance.value = false }
        #expect(presence.count == 0)
        await ann.perform { $0.attendance.value = true }
        #expect(presence.count == 1)
        await ann.perform { $0.attendance.value = false }
        await ann.close()
        #expect(presence.count == 0)
    }

    @Test func aPageThatIsRenderedForNobodyIsNotCounted() async {
        let presence = Presence()
        let session = Session(isInert: true)
        #expect(await session.perform { _ in presence.join().value } == 0)
        #expect(presence.count == 0)
        await session.close()
    }
}
