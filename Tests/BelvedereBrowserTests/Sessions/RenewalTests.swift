import Belvedere
import Synchronization
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests that texts which a person typed in an ended session are in the session that replaces it.
@Suite(.timeLimit(minutes: 5)) struct RenewalTests {
    /// The calls that the app received. It also decides when the data of a screen arrives.
    private final class Stage: Sendable {
        private let heard = Mutex<[String]>([])
        let data: AsyncStream<String>
        let shown: AsyncStream<Void>
        private let deliver: AsyncStream<String>.Continuation
        private let didShow: AsyncStream<Void>.Continuation

        init() {
            (data, deliver) = AsyncStream.makeStream()
            (shown, didShow) = AsyncStream.makeStream()
        }

        /// The texts that the person typed, as the app's handlers received them.
        var texts: [String] { heard.withLock { $0 } }
        func hear(_ text: String) { heard.withLock { $0.append(text) } }
        func show() { didShow.yield() }

        /// Delivers the data of the screen, and waits until the screen shows it.
        func load(_ name: String) async {
            deliver.yield(name)
            for await _ in shown { break }
        }
    }

    /// A screen with a form that fills its text field when its data arrives.
    private final class FormScreen: Screen {
        private let stage: Stage
        private let name = TextField("Name")
        private let spinner = Spinner("Fetching")

        init(_ stage: Stage, saysThatItLoads: Bool) {
            self.stage = stage
            super.init(title: "Form")
            spinner.isSpinning = saysThatItLoads
            content = Stack(spinner, name, Button("Press") {})
            name.onChange { stage.hear($0) }
        }

        override func run() async {
            for await text in stage.data {
                name.text = text
                spinner.isSpinning = false
                stage.show()
            }
        }
    }

    private func open(_ stage: Stage, saysThatItLoads: Bool = false) async throws -> (BrowserSession, connection: Int, first: String) {
        let session = await BrowserSession.opened(isRenewal: true) { _ in
            Window(FormScreen(stage, saysThatItLoads: saysThatItLoads))
        }
        let connection = try #require(await session.attach(received: 0))
        return (session, connection, text(await session.nextFrame(for: connection)))
    }

    private func text(_ bytes: [UInt8]?) -> String { bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing" }

    private func numberOfField(in frame: String) throws -> Int {
        let marker = try #require(frame.firstRange(of: "],\"class\":\"field\""))
        let start = try #require(frame[..<marker.lowerBound].lastIndex(of: "["))
        return try #require(Int(frame[frame.index(after: start)..<marker.lowerBound]))
    }

    @Test("A page that lost its session stays as it is until the data of its screen are there")
    func waiting() async throws {
        let stage = Stage()
        async let loading: Void = stage.load("Ada")
        let (session, _, first) = try await open(stage, saysThatItLoads: true)
        await loading
        #expect(first.contains("Ada") && !first.contains("spinning"))
        await session.close()
    }

    @Test("Data that come later do not replace what was typed", arguments: 1...3)
    func lateData(times: Int) async throws {
        let stage = Stage()
        let (session, connection, first) = try await open(stage)
        let field = try numberOfField(in: first)
        _ = try await session.receive("1 1 \(field) v 1 Grace", on: connection)
        _ = try await session.receive("2 1 0 y ", on: connection)
        _ = await session.nextFrame(for: connection)
        for time in 1...times {
            await stage.load("Ada \(time)")
            let frame = text(await session.nextFrame(for: connection))
            #expect(frame.contains("\"Grace\",1]") && !frame.contains("Ada"))
        }
        // The handlers of the new session receive the text as if the person had typed it there.
        #expect(stage.texts == Array(repeating: "Grace", count: times + 1))
        await session.close()
    }

    @Test("Data may come while the page is still putting back what was typed")
    func dataInBetween() async throws {
        let stage = Stage()
        let (session, connection, first) = try await open(stage)
        let field = try numberOfField(in: first)
        _ = try await session.receive("1 1 \(field) v 1 Grace", on: connection)
        await stage.load("Ada")
        _ = try await session.receive("2 1 0 y ", on: connection)
        #expect(text(await session.nextFrame(for: connection)).contains("\"Grace\",1]"))
        await session.close()
    }

    @Test("Once the person goes on, the app may set the field again", arguments: ["v 2 Gr", "a"])
    func goingOn(event: String) async throws {
        let stage = Stage()
        let (session, connection, first) = try await open(stage)
        let field = try numberOfField(in: first)
        _ = try await session.receive("1 1 \(field) v 1 Grace", on: connection)
        _ = try await session.receive("2 1 0 y ", on: connection)
        let target = event == "a" ? try numberOfButton(in: first) : field
        _ = try await session.receive("3 1 \(target) \(event)", on: connection)
        await stage.load("Ada")
        #expect(text(await session.nextFrame(for: connection)).contains("\"Ada\""))
        await session.close()
    }

    @Test("An app that always answers with another text has the last word")
    func noEnd() async throws {
        let stage = Stage()
        let (session, connection, first) = try await open(stage)
        let field = try numberOfField(in: first)
        _ = try await session.receive("1 1 \(field) v 1 Grace", on: connection)
        _ = try await session.receive("2 1 0 y ", on: connection)
        for time in 1...10 {
            await stage.load("Ada \(time)")
            _ = await session.nextFrame(for: connection)
        }
        #expect(stage.texts.count == 4)
        await session.close()
    }

    @Test("The notice says that all is here only if it is")
    func notice() async throws {
        let stage = Stage()
        let (session, connection, _) = try await open(stage)
        _ = try await session.receive("1 1 0 y tel Phone 3\ntextarea Notes of the day 1", on: connection)
        var frame = text(await session.nextFrame(for: connection))
        #expect(frame.contains("Phone · Notes of the day") && !frame.contains("still here"))
        _ = try await session.receive("2 2 0 y tel Phone 3", on: connection)
        frame = text(await session.nextFrame(for: connection))
        #expect(frame.contains(": Phone\"") && !frame.contains("still here"))
        _ = try await session.receive("3 3 0 y ", on: connection)
        #expect(text(await session.nextFrame(for: connection)).contains("Your text is still here"))
        await session.close()
    }

    @Test("Nothing is said to be missing while its field may still come")
    func noticeWhileLoading() async throws {
        let stage = Stage()
        let (session, connection, first) = try await open(stage, saysThatItLoads: true)
        #expect(first.contains("spinning"))
        _ = try await session.receive("1 1 0 y text Street 1", on: connection)
        #expect(!text(await session.nextFrame(for: connection)).contains("restored"))
        await stage.load("Ada")
        #expect(text(await session.nextFrame(for: connection)).contains(": Street\""))
        await session.close()
    }

    @Test("A page that begins is told nothing")
    func noNotice() async throws {
        let session = await BrowserSession.opened { _ in Window(Screen(title: "New")) }
        let connection = try #require(await session.attach(received: 0))
        _ = await session.nextFrame(for: connection)
        _ = try await session.receive("1 1 0 y ", on: connection)
        #expect(!text(await session.nextFrame(for: connection)).contains("say"))
        await session.close()
    }
}
