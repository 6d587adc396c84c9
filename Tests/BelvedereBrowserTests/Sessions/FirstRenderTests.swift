import Belvedere
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Pages that begin with their data.
@Suite(.timeLimit(minutes: 5)) struct FirstRenderTests {
    /// Fetches a name, and shows a spinner until it has come.
    private final class SlowScreen: Screen {
        private let name = Label()
        private let spinner = Spinner("Fetching", isSpinning: true)
        private let turns: Int

        init(turns: Int) {
            self.turns = turns
            super.init(title: "Slow")
            content = Stack(spinner, name)
        }

        override func run() async {
            for _ in 0..<turns { await Task.yield() }
            // Somebody who never answers.
            if turns == 0 { try? await Task.sleep(for: .seconds(3600)) }
            name.text = "Ada"
            spinner.isSpinning = false
        }
    }

    private func firstFrame(_ firstRender: FirstRender, turns: Int) async throws -> String {
        var options = BrowserOptions()
        options.firstRender = firstRender
        let session = await BrowserSession.opened(options: options) { _ in Window(SlowScreen(turns: turns)) }
        let connection = try #require(await session.attach(received: 0))
        let frame = try #require(await session.nextFrame(for: connection))
        await session.close()
        return String(decoding: frame, as: UTF8.self)
    }

    @Test func aSessionBeginsWithItsData() async throws {
        let frame = try await firstFrame(.loaded(within: .seconds(60)), turns: 20)
        #expect(frame.contains("Ada") && !frame.contains("spinning"))
    }

    @Test func contentThatIsLateIsShownAsLoading() async throws {
        let frame = try await firstFrame(.loaded(within: .milliseconds(20)), turns: 0)
        #expect(!frame.contains("Ada") && frame.contains("spinning"))
    }

    @Test func withoutItASessionBeginsAtOnce() async throws {
        #expect(try await firstFrame(.immediate, turns: 0).contains("spinning"))
    }

    @Test func aPersonIsHereWhileTheirPageIsConnected() async throws {
        let presence = Presence()
        let session = await BrowserSession.opened { _ in
            _ = presence.join()
            return Window(Screen(title: "Here"))
        }
        let connection = try #require(await session.attach(received: 0))
        #expect(presence.count == 1)
        await session.detach(connection)
        #expect(presence.count == 0)
        _ = try #require(await session.attach(received: 0))
        #expect(presence.count == 1)
        await session.close()
        #expect(presence.count == 0)
    }
}
