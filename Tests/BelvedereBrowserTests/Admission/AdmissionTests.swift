@_spi(Hosting) import Belvedere
import HTTPTypes
import NIOWebSocket
import Synchronization
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

extension SessionKey<String> {
    fileprivate static var person: Self { SessionKey("person", default: "nobody") }
}

/// Tests of admission: the app decides who may open the socket of a page.
@Suite(.timeLimit(minutes: 5)) struct AdmissionTests {
    /// A test double for the store of logins in a developer's app.
    private final class Door: Sendable {
        private let person = Mutex<String?>("Ann")
        private let requests = Mutex<[AdmissionRequest]>([])
        /// A closure that runs while `admit` decides about a person.
        let whileAsked = Mutex<(@Sendable () async -> Void)?>(nil)

        var asked: [AdmissionRequest] { requests.withLock { $0 } }

        func know(_ name: String?) { person.withLock { $0 = name } }

        @Sendable func admit(_ request: AdmissionRequest) async throws -> Admission {
            requests.withLock { $0.append(request) }
            let name = person.withLock { $0 }
            await whileAsked.withLock { $0 }?()
            guard let name else { return .redirect(to: "/login") }
            var values = SessionValues()
            values[.person] = name
            return .allow(values, for: .unlimited)
        }
    }

    private struct Broken: Error {}

    /// Makes a screen that shows the name of the admitted person.
    @Sendable private static func greeting(_ context: SessionContext) -> Window {
        Window(Screen(title: "Greeting", content: Label("Hello \(context.values[.person])")))
    }

    private static func ended(by code: UInt16) -> WebSocketErrorCode { .unknown(code) }

    @Test func aScreenReadsWhatAdmissionHasSet() async throws {
        let door = Door()
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        #expect(try await socket.greet().contains("Hello Ann"))
        let request = try #require(door.asked.first)
        #expect(request.purpose == .session && request.path == "/test" && request.application.path == "/test")
        #expect(request.cookie("pass") == socket.cookie && request.address == "test")
    }

    @Test func withoutAdmissionEverybodyMayComeIn() async throws {
        let socket = try await TestSocket(Self.greeting)
        #expect(try await socket.greet().contains("Hello nobody"))
    }

    @Test func aRefusedPersonGetsNoSessionAndLoadsThePageAgain() async throws {
        let door = Door()
        door.know(nil)
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        try await socket.say("hello 1 - 0 - en UTC /test")
        #expect(try await socket.ending() == Self.ended(by: 4003))
        #expect(socket.host.registry.count == 0)
    }

    @Test func admissionThatFailsRefusesEverybody() async throws {
        let socket = try await TestSocket(admit: { _ in throw Broken() }, Self.greeting)
        try await socket.say("hello 1 - 0 - en UTC /test")
        #expect(try await socket.ending() == Self.ended(by: 4003))
        #expect(socket.host.registry.count == 0)
    }

    @Test func aBrowserThatHasReadNoPageOfTheAppGetsNoSession() async throws {
        for cookie in [Secret.make(), "made up"] {
            let socket = try await TestSocket(cookie: cookie, Self.greeting)
            try await socket.say("hello 1 - 0 - en UTC /test")
            #expect(try await socket.ending() == Self.ended(by: 4003))
            #expect(socket.host.registry.count == 0)
        }
    }

    @Test func aConnectionThatGoesOnIsAskedAbout() async throws {
        let door = Door()
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        let name = try Self.session(in: try await socket.greet())
        let again = try await socket.reopened()
        try await again.say("hello 1 \(name) 1 - en UTC /test")
        #expect(try await again.heard().hasPrefix("[2,"))
        #expect(door.asked.map(\.purpose) == [.session, .resumption])
        #expect(socket.host.registry.count == 1)
    }

    @Test func aSessionEndsWhenItsPersonMayNotComeBack() async throws {
        let door = Door()
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        let name = try Self.session(in: try await socket.greet())
        door.know(nil)
        let again = try await socket.reopened()
        try await again.say("hello 1 \(name) 1 - en UTC /test")
        #expect(try await again.ending() == Self.ended(by: 4003))
        try await socket.untilSessions(are: 0)
    }

    @Test func aSessionIsNotGivenToSomebodyElse() async throws {
        let door = Door()
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        let name = try Self.session(in: try await socket.greet())
        door.know("Bob")
        let again = try await socket.reopened()
        try await again.say("hello 1 \(name) 1 - en UTC /test")
        let heard = try await again.heard()
        #expect(heard.contains("Hello Bob") && !heard.contains("Hello Ann"))
        #expect(try Self.session(in: heard) != name)
    }

    @Test func aSessionOfOneAppIsNotFoundAtTheAddressOfAnother() async throws {
        let socket = try await TestSocket(Self.greeting)
        let name = try Self.session(in: try await socket.greet())
        let visitor = Visitor(cookie: socket.cookie, address: "test")
        #expect(socket.host.registry.session(named: name, of: visitor, path: "/test") != nil)
        #expect(socket.host.registry.session(named: name, of: visitor, path: "/open") == nil)
    }

    @Test func sessionsAreEndedFromOutside() async throws {
        let door = Door()
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        try await socket.greet()
        #expect(await socket.host.registry.end { $0.values[.person] == "Bob" } == 0)
        #expect(await socket.host.registry.end { $0.values[.person] == "Ann" && $0.path == "/test" } == 1)
        #expect(try await socket.ending() == Self.ended(by: 4003))
        #expect(socket.host.registry.count == 0)
    }

    @Test func anAdmissionUnderWayIsAskedAgainWhenSessionsAreEnded() async throws {
        let door = Door()
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        let registry = socket.host.registry
        // The app has admitted the person, but the person logs out before the session exists.
        door.whileAsked.withLock {
            $0 = {
                door.whileAsked.withLock { $0 = nil }
                door.know(nil)
                _ = await registry.end { _ in true }
            }
        }
        try await socket.say("hello 1 - 0 - en UTC /test")
        #expect(try await socket.ending() == Self.ended(by: 4003))
        #expect(door.asked.count == 2)
        try await socket.untilSessions(are: 0)
    }

    @Test func anAdmissionAfterSessionsWereEndedGivesOneSession() async throws {
        let door = Door()
        let socket = try await TestSocket(admit: door.admit, Self.greeting)
        let registry = socket.host.registry
        door.whileAsked.withLock {
            $0 = {
                door.whileAsked.withLock { $0 = nil }
                _ = await registry.end { _ in true }
            }
        }
        let name = try Self.session(in: try await socket.greet())
        try await until { door.asked.count >= 2 }
        try await socket.say("0 1 probe")
        #expect(try await !socket.heard().contains("hi"))
        #expect(registry.count == 1)
        let visitor = Visitor(cookie: socket.cookie, address: "test")
        #expect(registry.session(named: name, of: visitor, path: "/test") != nil)
    }

    /// Finds the name of a new session in the host's first frame.
    private static func session(in frame: String) throws -> String {
        try String(#require(frame.firstMatch(of: /\["hi","([^"]+)"/)).1)
    }
}
