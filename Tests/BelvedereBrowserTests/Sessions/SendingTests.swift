import Belvedere
import Logging
import Testing

@testable import BelvedereBrowser

@Suite struct SendingTests {
    private func session(_ make: @escaping @Sendable (SessionContext) -> Window) async -> BrowserSession {
        await .opened(make)
    }

    private static let counting: @Sendable (SessionContext) -> Window = { _ in
        let label = Label("0")
        var count = 0
        return Window(
            Screen(
                title: "Counting",
                content: Stack(
                    label,
                    Button("Press") {
                        count += 1
                        label.text = String(count)
                    })))
    }

    @Test func changesWhileTheSocketIsBusyAreSentOnceAfterwards() async throws {
        let session = await session(Self.counting)
        let outlet = ScriptedOutlet()
        let connection = try #require(await session.attach(received: 0, outlet: outlet))
        let press = try numberOfButton(in: try #require(outlet.frames.first))
        let inbox = FrameInbox()
        for number in 1...100 {
            inbox.append("\(number) 1 \(press) a")
            _ = await session.receiveAll(from: inbox, on: connection)
        }
        #expect(outlet.frames.count == 1)
        outlet.takeFrame()
        await session.taskExecutor.untilAtRest()
        #expect(outlet.frames.count == 2)
        #expect(outlet.frames.last?.hasPrefix("[2,100,") == true)
        #expect(outlet.frames.last?.contains("\"100\"") == true)
        await session.close()
    }

    @Test func eventsThatComeTogetherAreAnsweredByOneFrame() async throws {
        let session = await session(Self.counting)
        let outlet = ScriptedOutlet()
        let connection = try #require(await session.attach(received: 0, outlet: outlet))
        let press = try numberOfButton(in: try #require(outlet.frames.first))
        outlet.takeFrame()
        let inbox = FrameInbox()
        for number in 1...5 { inbox.append("\(number) 1 \(press) a") }
        #expect(try await session.receiveAll(from: inbox, on: connection).get() == .goesOn)
        #expect(outlet.frames.count == 2)
        #expect(outlet.frames.last?.hasPrefix("[2,5,") == true)
        await session.close()
    }

    @Test func lateFramesStayInTheirOrder() async throws {
        let session = await session(Self.counting)
        let outlet = ScriptedOutlet()
        let connection = try #require(await session.attach(received: 0, outlet: outlet))
        let press = try numberOfButton(in: try #require(outlet.frames.first))
        outlet.takeFrame()
        let inbox = FrameInbox()
        for number in 1...5 { inbox.append("\(number) 1 \(press) a") }
        #expect(inbox.beginEmptying())
        for number in 1...4 {
            #expect(try await session.receiveAll(from: inbox, on: connection, until: .now).get() == .isUnfinished)
            #expect(outlet.frames.last?.hasPrefix("[\(number + 1),\(number),") == true)
            outlet.takeFrame()
        }
        inbox.append("6 1 \(press) a")
        #expect(!inbox.beginEmptying())
        #expect(try await session.receiveAll(from: inbox, on: connection).get() == .goesOn)
        #expect(outlet.frames.last?.hasPrefix("[6,6,") == true)
        await session.close()
    }

    @Test func aPageThatWantsEverythingAgainIsSentOnlyThat() async throws {
        let session = await session(Self.counting)
        let outlet = ScriptedOutlet()
        let connection = try #require(await session.attach(received: 0, outlet: outlet))
        outlet.takeFrame()
        let kept = await session.keptBytes
        for _ in 0..<50 {
            _ = try await session.receive("0 1 lost", on: connection)
            _ = await session.nextFrame(for: connection)
        }
        // The session stores only one complete page, even after many requests for it. So a page that acknowledges nothing cannot increase
        // the memory.
        #expect(await session.keptBytes < 2 * kept + 200)
        await session.close()
    }

    @Test func aSessionThatEndedBeforeItBeganShowsNothing() async {
        let opened = Tally()
        let session = BrowserSession(
            application: BelvedereApp("Test", path: "/test") { _ in
                opened.increment()
                return Window(Screen(title: "Late"))
            },
            environment: SessionEnvironment(), visitor: Visitor(cookie: "", address: ""), options: BrowserOptions(),
            quota: UploadQuota(maximum: 0), metrics: BrowserMetrics()
        )
        await session.close()
        await session.open(at: "", adopting: "", logger: Logger(label: "test"), budget: LogBudget())
        #expect(opened.value == 0)
        #expect(await session.attach(received: 0) == nil)
    }

    @Test func changesWithoutAnEventAreSentAtTheEndOfTheTurn() async throws {
        let session = await session { _ in
            final class Ticking: Screen {
                override func run() async {
                    let label = Label("a")
                    await Task.yield()
                    content = label
                    label.text = "b"
                    label.text = "c"
                }
            }
            return Window(Ticking(title: "Ticking"))
        }
        let outlet = ScriptedOutlet()
        _ = try #require(await session.attach(received: 0, outlet: outlet))
        outlet.takeFrame()
        await session.taskExecutor.untilAtRest()
        outlet.takeFrame()
        await session.taskExecutor.untilAtRest()
        let said = outlet.frames.joined()
        #expect(said.contains("\"c\"") && !said.contains("\"b\""))
        await session.close()
    }

    @Test func aPageLearnsWhyItsConnectionEnds() async throws {
        let session = await session { _ in Window(Screen(title: "Short")) }
        let first = ScriptedOutlet(), second = ScriptedOutlet()
        _ = await session.attach(received: 0, outlet: first)
        _ = await session.attach(received: 0, outlet: second)
        #expect(first.endings == ["replaced"])
        await session.close()
        #expect(first.endings == ["replaced"])
        #expect(second.endings == ["closed"])
    }
}
