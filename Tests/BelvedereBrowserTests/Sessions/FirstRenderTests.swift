import Belvedere
import HTTPTypes
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of pages that the server sends together with their data, instead of a spinner.
@Suite(.timeLimit(minutes: 5)) struct FirstRenderTests {
    /// A screen that loads a name, and shows a spinner until the name has arrived.
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
            // A service that does not respond while the test runs.
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

    // MARK: Browsers without a script

    private func page(at target: String, turns: Int, _ firstRender: FirstRender = .immediate, waiting: Int = 0) async throws -> PageAnswer {
        var options = BrowserOptions()
        options.firstRender = firstRender
        let host = BrowserHost([BelvedereApp("Slow", path: "/slow") { _ in Window(SlowScreen(turns: turns)) }], options: options)
        for _ in 0..<waiting { _ = host.core.waiting.enter() }
        return try await PageAnswer.of(host, at: target)
    }

    @Test("A page begins at once, and leads browsers without a script on to its data")
    func pageBegins() async throws {
        let begun = try await page(at: "/slow?guest=7", turns: 0)
        #expect(begun.text.contains("url=?guest=7&amp;belvedere-plain\"") && !begun.text.contains("You can read this page"))
        #expect(!begun.text.contains("Ada") && !begun.text.contains("canonical"))
    }

    @Test(
        "The page they come to has its data, says that it can be read, and leads nowhere else",
        arguments: ["belvedere-plain", "guest=7&belvedere-plain"])
    func pageHasItsData(query: String) async throws {
        let plain = try await page(at: "/slow?\(query)", turns: 20)
        #expect(plain.text.contains("Ada") && plain.text.contains("You can read this page") && !plain.text.contains("http-equiv"))
        #expect(plain.text.contains("<link rel=\"canonical\" href=\"http://127.0.0.1/slow\">"))
    }

    @Test(
        "Search engines and browsers in terminals get the data at once, under the address of the page",
        arguments: [
            """
            Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) \
            Chrome/139.0.0.0 Safari/537.36
            """,
            "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)", "facebookexternalhit/1.1",
            "Lynx/2.9.0 libwww-FM/2.14",
            "w3m/0.5.3", "Links (2.28; Linux; text)",
        ])
    func knownReaders(agent: String) async throws {
        let host = BrowserHost([BelvedereApp("Slow", path: "/slow") { _ in Window(SlowScreen(turns: 20)) }])
        let page = try await PageAnswer.of(host, at: "/slow", agent: agent).text
        #expect(page.contains("Ada") && page.contains("You can read this page") && !page.contains("http-equiv"))
    }

    @Test(
        "Browsers in windows begin at once",
        arguments: [
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "curl/8.5.0", "",
        ])
    func otherBrowsers(agent: String) async throws {
        let host = BrowserHost([BelvedereApp("Slow", path: "/slow") { _ in Window(SlowScreen(turns: 20)) }])
        let page = try await PageAnswer.of(host, at: "/slow", agent: agent).text
        #expect(!page.contains("Ada") && page.contains("http-equiv=\"refresh\""))
    }

    @Test("A page that has no place to wait is answered at once, and says that it is loading")
    func noPlaceToWait() async throws {
        let crowded = try await page(at: "/slow?belvedere-plain", turns: 20, waiting: 100)
        #expect(!crowded.text.contains("Ada") && crowded.text.contains("still loading") && !crowded.text.contains("http-equiv"))
        #expect(try await page(at: "/slow?belvedere-plain", turns: 20, waiting: 99).text.contains("Ada"))
    }

    @Test("A page that waits gives its place back")
    func placeIsGivenBack() async throws {
        let host = BrowserHost([BelvedereApp("Slow", path: "/slow") { _ in Window(SlowScreen(turns: 20)) }])
        for _ in 0..<150 { #expect(try await PageAnswer.of(host, at: "/slow?belvedere-plain").text.contains("Ada")) }
    }

    @Test("A page that waits for everybody leads on only those whose data was late")
    func lateForEverybody() async throws {
        let limit = FirstRender.loaded(within: .milliseconds(20))
        #expect(try await page(at: "/slow", turns: 0, limit).text.contains("http-equiv=\"refresh\""))
        let early = try await page(at: "/slow", turns: 1, .loaded(within: .seconds(60)))
        #expect(early.text.contains("Ada") && early.text.contains("You can read this page") && !early.text.contains("http-equiv"))
    }

    @Test("An unknown address leads nowhere")
    func nothingThere() async throws {
        let host = BrowserHost([BelvedereApp("Slow", path: "/slow") { _ in Window(SlowScreen(turns: 0)) }])
        let answer = try await PageAnswer.of(host, at: "/slow/nowhere")
        #expect(answer.status == .notFound && !answer.text.contains("http-equiv"))
    }

    @Test func aPageOfAMissingThingAnswersNotFound() async throws {
        let host = BrowserHost([
            BelvedereApp("Names", path: "/names") { _ in
                let screen = Screen(title: "Nobody", content: Stack(Label("This name was deleted.")))
                screen.isMissing = true
                return Window(screen)
            }
        ])
        let answer = try await PageAnswer.of(host, at: "/names")
        #expect(answer.status == .notFound)
        #expect(answer.text.contains("This name was deleted."))
    }

    /// A screen that learns from a service that its thing does not exist.
    private final class LateScreen: Screen {
        private let spinner = Spinner("Fetching", isSpinning: true)

        init() {
            super.init(title: "Late")
            content = Stack(spinner)
        }

        override func run() async {
            await Task.yield()
            isMissing = true
            spinner.isSpinning = false
        }
    }

    @Test func aPageThatWaitsForItsDataAnswersNotFoundToo() async throws {
        var options = BrowserOptions()
        options.firstRender = .loaded(within: .seconds(60))
        let host = BrowserHost([BelvedereApp("Late", path: "/late") { _ in Window(LateScreen()) }], options: options)
        #expect(try await PageAnswer.of(host, at: "/late").status == .notFound)
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
