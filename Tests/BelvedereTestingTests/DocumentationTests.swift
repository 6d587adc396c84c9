import BelvedereTesting
import Foundation
import Testing

/// The examples of the articles compile and work. Every snippet is in this file, and a test compares them.
struct DocumentationTests {
    @Test func theButtonGreets() {
        withApp(.hello) { app in
            app.tap(.button, "Say hello")
            app.expect(
                """
                screen "Hello"
                  label "Hello"
                  button "Say hello"
                """)
        }
    }

    @Test func changes() {
        withApp(.hello) { app in
            app.tap(.button, "Say hello")
            app.expectChanges("+   label \"Hello\"")
        }
    }

    @Test func stepsThatManyTestsBeginWith() {
        func withGreeting(_ body: sending AppBody<Void>) rethrows {
            try withApp(.hello) { app in
                app.tap(.button, "Say hello")
                try body(app)
            }
        }
        withGreeting { app in app.expect(.label, "Hello", ignoringOthers: true) }
    }

    @Test func inside() {
        withApp(.notes, Setting(isExhaustive: false)) { app in
            app.perform("Delete", on: "Note 1")
            app.inside(.toast, "Deleted").tap(.button, "Undo")
        }
    }

    @Test func changesThatNobodyExpectsFail() {
        let collector = FailureCollector()
        collector.withApp(.notes) { app in
            app.type("Milk", into: "Search")
            app.expect(.searchField, "Search", value: "Milk")
            app.tap(.button, "Add note")
            app.ignoreChanges()
        }
        #expect(
            collector.failures.map(\.message) == [
                """
                The screen changed in a way that nothing expects:
                +   label "Looking for Milk"
                Expect it as well, or accept it unseen with ignoringOthers: true.
                """
            ])
    }

    @Test func time() async {
        await withApp(.doggies) { app in
            app.expect(.spinner, "Loading doggies")
            await app.wait(for: .seconds(2))
            app.expect(.row, "Alfred Labrador, 1", ignoringOthers: true)
        }
    }

    @Test func theDevice() {
        withApp(.notes) { app in
            app.host.device.position = .answer(DevicePosition(latitude: 60.17, longitude: 24.94, accuracy: 20))
            app.host.device.position = .failure(.denied)
            app.host.device.position = .silence // until the time limit is over on the clock
        }
    }

    @Test func withoutAnyView() async {
        await withSession {
            let (clock, view) = (TestClock(), DoggyViewSpy())
            let presenter = DoggyPresenter(service: DelayedDoggyService(clock: clock))
            presenter.attachView(view)
            await clock.advance(by: .seconds(2))
            #expect(view.calls.last == "doggies: Alfred Labrador 1, Vinny Doberman 5, Lucky Labrador 3")
        }
    }

    #if !MAIN_ACTOR_UI
    // Only for servers, because on a device an app has one person, and this example has two.
    @Test func twoPeople() async {
        let app = BelvedereApp.board()
        await withApp(app) { ann in
            ann.expect(.button, "Post")
            await withApp(app) { bob in
                bob.tap(.button, "Post")
                await bob.wait(for: .label, "1 posts")
            }
            await ann.wait(for: .label, "1 posts")
        }
    }
    #endif

    @Test func otherReporters() {
        let withApp = AppOpener(reporter: FailureReporter { failure in print(failure) })
        withApp(.hello) { app in app.tap(.button, "Say hello") }
    }

    @Test func steps() async {
        let greeting: [Step] = [
            .tap(.button, "Say hello"),
            .expect(
                """
                screen "Hello"
                  label "Hello"
                  button "Say hello"
                """),
        ]
        await withApp(.hello) { app in
            for step in greeting { await app.perform(step) }
        }
    }

    @Test func everySnippetOfTheArticlesIsInThisFile() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let articles = root.appending(path: "Sources/BelvedereTesting/BelvedereTesting.docc")
        let tests = Self.normalised(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
        var count = 0
        for article in ["BelvedereTesting", "TestingAScreen", "StepsAndTranscripts"] {
            let text = try String(contentsOf: articles.appending(path: article + ".md"), encoding: .utf8)
            for part in text.components(separatedBy: "```swift\n").dropFirst() {
                let snippet = String(part.prefix(upTo: try #require(part.range(of: "```")).lowerBound))
                count += 1
                let isHere = tests.contains(Self.normalised(snippet))
                #expect(isHere, "\(article): \(snippet)")
            }
        }
        #expect(count >= 10)
    }

    /// Returns the lines without their indentation, because snippets are indented further in a test.
    private static func normalised(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

// MARK: The app of the articles

extension BelvedereApp {
    fileprivate nonisolated static let doggies = BelvedereApp("Doggies", path: "/doggies") { context in
        Window(DoggiesScreen(DoggyPresenter(service: DelayedDoggyService(clock: context.environment.clock))))
    }
}

private protocol DoggyView: AnyObject {
    func setDoggies(_ doggies: [(name: String, age: String)])
}

nonisolated private struct DelayedDoggyService {
    let clock: any Clock<Duration>

    func deliverDoggies() async throws -> [(name: String, age: String)] {
        try await clock.sleep(for: .seconds(2))
        return [("Alfred Labrador", "1"), ("Vinny Doberman", "5"), ("Lucky Labrador", "3")]
    }
}

private final class DoggyPresenter: Presenter<any DoggyView> {
    private let service: DelayedDoggyService

    init(service: DelayedDoggyService) {
        self.service = service
        super.init()
    }

    override func viewDidAttach() {
        launch { [self] in
            if let doggies = try? await service.deliverDoggies() { view?.setDoggies(doggies) }
        }
    }
}

private final class DoggyViewSpy: DoggyView {
    private(set) var calls: [String] = []

    func setDoggies(_ doggies: [(name: String, age: String)]) {
        calls.append("doggies: " + doggies.map { "\($0.name) \($0.age)" }.joined(separator: ", "))
    }
}

private final class DoggiesScreen: Screen, DoggyView {
    private let presenter: DoggyPresenter
    private let rows = DynamicList<String>()
    private let spinner = Spinner("Loading doggies", isSpinning: true)

    init(_ presenter: DoggyPresenter) {
        self.presenter = presenter
        super.init(title: "Doggies", content: Stack(spinner, List(rows) { Label($0) }))
    }

    override func viewDidLoad() { presenter.attachView(self) }

    func setDoggies(_ doggies: [(name: String, age: String)]) {
        spinner.isSpinning = false
        rows.append(contentsOf: doggies.map { "\($0.name), \($0.age)" })
    }
}
