import Belvedere
import BelvedereBrowser
import BelvedereCore
import BelvedereHeadless
import Logging
import Synchronization
import TestSupport
import Testing

@testable import BelvedereLogins

/// Tests the login as a browser without scripts uses it, over HTTP.
@Suite(.timeLimit(minutes: 5))
struct LoginOverHTTPTests {
    private let accounts: StandInAccounts
    private let logins: Logins
    private let clock = TestClock()
    /// The logins of the sessions that the app has opened, newest last.
    private let opened = Opened()

    private final class Opened: Sendable {
        private let logins = Mutex<[SessionLogin]>([])
        var last: SessionLogin? { logins.withLock(\.last) }
        func note(_ login: SessionLogin?) { logins.withLock { list in if let login { list.append(login) } } }
    }

    init() throws {
        accounts = StandInAccounts([
            ("Ann", try #require(PasswordHash(of: "ann's password"))), ("Bob", try #require(PasswordHash(of: "bob's password"))),
        ])
        var options = LoginOptions()
        options.clock = clock
        logins = Logins(accounts, for: BelvedereApp("Notes", path: "/notes") { _ in Window(Screen(title: "Notes")) }, options: options)
    }

    private func withServer(_ body: @Sendable (_ port: Int) async throws -> Void) async throws {
        let opened = opened
        let app = BelvedereApp("Notes", path: "/notes") { context in
            opened.note(context.values[.login])
            return Window(Screen(title: "Notes of \(context.values[.login]?.name ?? "nobody")"))
        }
        var logger = Logger(label: "logins")
        logger.logLevel = .critical
        try await BrowserHost([app], logger: logger, admit: logins.admit).withServer(adding: logins.addRoutes, body)
    }

    @Test func aVisitorLogsInAndComesToTheWantedPage() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            let refused = try await visitor.ask("/notes/7?tab=2")
            #expect(refused.path == "/login" && refused.query == "next=/notes/7%3Ftab%3D2")
            #expect(refused.status == 200 && refused.text.contains("name=\"next\" value=\"/notes/7?tab=2\""))
            let form: KeyValuePairs = ["name": " ANN ", "password": "ann's password", "next": "/notes/7?tab=2"]
            let answer = try await visitor.ask("/login", form: form)
            #expect(answer.path == "/notes/7" && answer.query == "tab=2" && answer.text.contains("Notes of Ann"))
        }
    }

    @Test func aWrongPasswordAndAnUnknownNameGetTheSameAnswer() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            let wrong = try await visitor.logIn("Ann", "wrong"), unknown = try await visitor.logIn("Zoe", "wrong")
            #expect(wrong.status == 403 && unknown.status == 403 && wrong.text.contains("Wrong name or password."))
            #expect(wrong.text.replacing("Ann", with: "Zoe") == unknown.text)
            #expect(try await visitor.ask("/notes").path == "/login")
        }
    }

    @Test func afterTenWrongPasswordsAVisitorWaits() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            for _ in 0..<10 {
                let answer = try await visitor.logIn("Ann", "wrong")
                #expect(answer.status == 403)
            }
            #expect(try await visitor.logIn("Ann", "ann's password").status == 429)
            await clock.advance(by: .seconds(60))
            #expect(try await visitor.logIn("Ann", "ann's password").path == "/notes")
        }
    }

    @Test func aPageOfAnotherSiteLogsNobodyInOrOut() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            let form: KeyValuePairs = ["name": "Ann", "password": "ann's password"]
            let foreign = try await visitor.ask("/login", form: form, origin: "http://example.org")
            #expect(foreign.status == 403 && visitor.cookies["notes"] == nil && foreign.text.contains("Log in here."))
            try await visitor.logIn("Ann", "ann's password")
            #expect(try await visitor.ask("/logout", form: ["everywhere": "yes"], origin: "http://example.org").status == 403)
            #expect(try await visitor.ask("/notes").path == "/notes")
        }
    }

    @Test(arguments: ["//example.org", "https://example.org/notes", "/notesx", "/login", "/logout", "javascript:alert(1)", ""])
    func theLoginLeadsNowhereElse(next: String) async throws {
        try await withServer { port in
            let answer = try await Visitor(port).ask("/login", form: ["name": "Ann", "password": "ann's password", "next": next])
            #expect(answer.path == "/notes" && answer.query.isEmpty)
        }
    }

    @Test func aPersonLogsOutHereOrOnAllDevices() async throws {
        try await withServer { port in
            let phone = Visitor(port), laptop = Visitor(port), bob = Visitor(port)
            for visitor in [phone, laptop] { try await visitor.logIn("Ann", "ann's password") }
            try await bob.logIn("Bob", "bob's password")
            let exits = try await phone.ask("/login")
            #expect(exits.text.contains("As Ann.") && exits.text.contains("/login/password"))
            #expect(try await phone.ask("/logout", form: [:]).path == "/login")
            #expect(try await phone.ask("/notes").path == "/login")
            #expect(try await laptop.ask("/notes").path == "/notes")
            try await phone.logIn("Ann", "ann's password")
            _ = try await laptop.ask("/logout", form: ["everywhere": "yes"])
            let ended = try await phone.ask("/notes")
            #expect(ended.path == "/login" && ended.text.contains("been logged out. Log in again."))
            #expect(try await bob.ask("/notes").path == "/notes")
        }
    }

    @Test func aScreenLogsThePersonOutByOneCall() async throws {
        try await withServer { port in
            let phone = Visitor(port), laptop = Visitor(port)
            for visitor in [phone, laptop] {
                try await visitor.logIn("Ann", "ann's password")
                _ = try await visitor.ask("/notes")
            }
            try #require(opened.last).logOut()
            #expect(try await laptop.ask("/notes").path == "/login")
            #expect(try await phone.ask("/notes").path == "/notes")
            try await laptop.logIn("Ann", "ann's password")
            _ = try await laptop.ask("/notes")
            try #require(opened.last).logOut(everywhere: true)
            #expect(try await laptop.ask("/notes").path == "/login")
            #expect(try await phone.ask("/notes").path == "/login")
        }
    }

    @Test func aRememberedLoginGetsANewCookieEachDay() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "ann's password", remember: true)
            let first = try #require(visitor.cookies["notes"])
            await clock.advance(by: .seconds(86_400))
            #expect(try await visitor.ask("/notes/7").path == "/notes/7")
            let second = try #require(visitor.cookies["notes"])
            #expect(first != second)
        }
    }

    @Test func aLoginThatNobodyUsesEnds() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "ann's password")
            await clock.advance(by: .seconds(7_199))
            #expect(try await visitor.ask("/notes").path == "/notes")
            await clock.advance(by: .seconds(7_200))
            #expect(try await visitor.ask("/notes").path == "/login")
        }
    }

    @Test func aPersonWhoseAccountIsGoneIsLoggedOut() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "ann's password")
            accounts.remove("ann")
            #expect(try await visitor.ask("/notes").path == "/login")
            try await visitor.logIn("Bob", "bob's password")
            logins.endAll(of: "bob ")
            #expect(try await visitor.ask("/notes").path == "/login")
        }
    }

    @Test func aPasswordThatChangesDuringTheLoginAdmitsNobody() async throws {
        let new = try #require(PasswordHash(of: "a new password"))
        try await withServer { port in
            let visitor = Visitor(port)
            accounts.changePasswordAfterRead(to: new)
            try await visitor.logIn("Ann", "ann's password")
            #expect(try await visitor.ask("/notes").path == "/login")
            try await visitor.logIn("Ann", "a new password")
            #expect(try await visitor.ask("/notes").path == "/notes")
        }
    }

    @Test func aBrokenStoreAdmitsNobody() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "ann's password")
            accounts.fail()
            let answer = try await visitor.ask("/notes")
            #expect(answer.status >= 500 && !answer.text.contains("Notes of Ann"))
            #expect(try await Visitor(port).logIn("Ann", "ann's password").status >= 500)
        }
    }
}
