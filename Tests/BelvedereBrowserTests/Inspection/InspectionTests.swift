@_spi(Hosting) import Belvedere
import HTTPTypes
import Logging
import NIOWebSocket
import Synchronization
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the right to inspect a session. Only the person of the session has it.
@Suite(.timeLimit(minutes: 5)) struct InspectionTests {
    /// A test double for an inspector. It stores the secrets of the sessions that it is asked to watch.
    private final class Witness: Sendable {
        private let secrets = Mutex<[String]>([])
        var watched: [String] { secrets.withLock { $0 } }

        var inspector: Inspector {
            let application = BelvedereApp("Inspector", path: "/_belvedere/inspector") { context in
                Window(Screen(title: "Inspector", content: Label("Shows \(context.values[Inspector.secret])")))
            }
            return Inspector(application: application) { [self] _, _, _, secret in secrets.withLock { $0.append(secret) } }
        }

        var options: BrowserOptions {
            var options = BrowserOptions()
            options.inspector = inspector
            return options
        }
    }

    private static func greeting(_ context: SessionContext) -> Window { Window(Screen(title: "Greeting", content: Label("Hello"))) }
    private static let notAdmitted = WebSocketErrorCode.unknown(4003)

    @Test func theSessionOfAnInspectedPageIsWatchedUnderItsSecret() async throws {
        let witness = Witness()
        let socket = try await TestSocket(options: witness.options) { Self.greeting($0) }
        let secret = socket.host.inspections.issue(to: socket.cookie, for: "/test")
        try await socket.say("hello 1 - 0 - en UTC /test?inspected=\(secret)")
        #expect(try await socket.heard().contains("Hello"))
        #expect(witness.watched == [secret])
    }

    @Test func aSessionWithoutASecretIsNotWatched() async throws {
        let witness = Witness()
        let socket = try await TestSocket(options: witness.options) { Self.greeting($0) }
        try await socket.greet()
        #expect(witness.watched.isEmpty)
    }

    @Test func theSecretOfAnotherBrowserIsRefused() async throws {
        let witness = Witness()
        let socket = try await TestSocket(options: witness.options) { Self.greeting($0) }
        let secret = socket.host.inspections.issue(to: socket.cookie, for: "/test")
        let attacker = try await socket.ofAnotherBrowser()
        // An attacker tries to open a session that another person's inspector would show.
        try await attacker.say("hello 1 - 0 - en UTC /test?inspected=\(secret)")
        #expect(try await attacker.heard().contains("Hello"))
        #expect(witness.watched.isEmpty)
        // An attacker tries to inspect another person's session.
        let spy = try await socket.ofAnotherBrowser()
        try await spy.say("hello 1 - 0 - en UTC /_belvedere/inspector?inspected=\(secret)")
        #expect(try await spy.ending() == Self.notAdmitted)
    }

    @Test(arguments: ["", "?inspected=", "?inspected=../../hello", "?inspected=\(String(repeating: "A", count: 32))", "?inspect"])
    func withoutAGoodSecretThereIsNoInspector(query: String) async throws {
        let socket = try await TestSocket(options: Witness().options) { Self.greeting($0) }
        _ = socket.host.cookies.notePage(of: "/_belvedere/inspector", for: socket.cookie, at: "test")
        try await socket.say("hello 1 - 0 - en UTC /_belvedere/inspector\(query)")
        #expect(try await socket.ending() == Self.notAdmitted)
    }

    @Test func theInspectorOfAPageShowsTheSessionOfItsSecret() async throws {
        let socket = try await TestSocket(options: Witness().options) { Self.greeting($0) }
        _ = socket.host.cookies.notePage(of: "/_belvedere/inspector", for: socket.cookie, at: "test")
        let secret = socket.host.inspections.issue(to: socket.cookie, for: "/test")
        try await socket.say("hello 1 - 0 - en UTC /_belvedere/inspector?inspected=\(secret)")
        #expect(try await socket.heard().contains("Shows \(secret)"))
    }

    @Test func withoutAccessToTheAppThereIsNoInspector() async throws {
        let isOpen = Mutex(true)
        let asked = Mutex<[String]>([])
        let socket = try await TestSocket(
            options: Witness().options,
            admit: { request in
                asked.withLock { $0.append(request.application.path) }
                return isOpen.withLock { $0 } ? .allow : .refuse(.forbidden, "Not you")
            }
        ) { Self.greeting($0) }
        _ = socket.host.cookies.notePage(of: "/_belvedere/inspector", for: socket.cookie, at: "test")
        let secret = socket.host.inspections.issue(to: socket.cookie, for: "/test")
        isOpen.withLock { $0 = false }
        try await socket.say("hello 1 - 0 - en UTC /_belvedere/inspector?inspected=\(secret)")
        #expect(try await socket.ending() == Self.notAdmitted)
        #expect(asked.withLock { $0 } == ["/test"])
    }

    @Test func aHostWithoutAnInspectorHasNothingAtItsAddress() async throws {
        let socket = try await TestSocket { Self.greeting($0) }
        #expect(socket.host.application(at: "/_belvedere/inspector") == nil)
        #expect(socket.host.inspector == nil)
    }

    // MARK: Production

    private static func permitted(_ options: BrowserOptions, isRelease: Bool) -> (isOn: Bool, lines: [String]) {
        let lines = LogLines()
        let logger = Logger(label: "test") { _ in lines }
        let inspector = InspectionPolicy.inspector(of: options, isReleaseBuild: isRelease, logger)
        return (inspector != nil, lines.texts)
    }

    @Test func inDevelopmentTheInspectorIsOnByDefault() {
        let (isOn, lines) = Self.permitted(Witness().options, isRelease: false)
        #expect(isOn && lines.isEmpty)
    }

    @Test func inProductionTheInspectorNeedsTwoSettingsAndIsLogged() {
        var options = Witness().options
        options.publicOrigin = "https://apps.example.org"
        for isRelease in [false, true] {
            options.allowsInspectorInProduction = false
            let refused = Self.permitted(options, isRelease: isRelease)
            #expect(!refused.isOn)
            #expect(refused.lines.count == 1 && refused.lines[0].contains("stays off"))
            options.allowsInspectorInProduction = true
            let allowed = Self.permitted(options, isRelease: isRelease)
            #expect(allowed.isOn)
            #expect(allowed.lines.count == 1 && allowed.lines[0].contains("apps.example.org"))
        }
    }

    // MARK: Secrets

    @Test func oneBrowserCannotEvictTheSecretsOfAnother() {
        let secrets = InspectionSecrets(maximum: 20)
        let own = secrets.issue(to: "mine", for: "/test")
        for _ in 0..<100 { _ = secrets.issue(to: "theirs", for: "/test") }
        #expect(secrets.application(of: own, for: "mine") == "/test")
        #expect(secrets.application(of: own, for: "theirs") == nil)
        #expect(secrets.count == 3)
    }
}
