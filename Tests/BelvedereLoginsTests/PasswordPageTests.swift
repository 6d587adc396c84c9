import Belvedere
import BelvedereBrowser
import Logging
import TestSupport
import Testing

@testable import BelvedereLogins

/// Tests the page on which people change their passwords, over HTTP.
@Suite(.timeLimit(minutes: 5))
struct PasswordPageTests {
    private let app = BelvedereApp("Notes", path: "/notes") { _ in Window(Screen(title: "Notes")) }
    private let accounts: StandInAccounts

    init() throws { accounts = StandInAccounts([("Ann", try #require(PasswordHash(of: "old password")))]) }

    private func withServer(of logins: Logins, _ body: @Sendable (_ port: Int) async throws -> Void) async throws {
        var logger = Logger(label: "logins")
        logger.logLevel = .critical
        try await BrowserHost([app], logger: logger, admit: logins.admit).withServer(adding: logins.addRoutes, body)
    }

    private func change(_ visitor: Visitor, _ current: String, to new: String, again: String? = nil) async throws -> Answer {
        try await visitor.ask("/login/password", form: ["current": current, "new": new, "again": again ?? new])
    }

    @Test func aPersonChangesThePasswordAndTheirOtherLoginsEnd() async throws {
        try await withServer(of: Logins(accounts, for: app)) { port in
            let phone = Visitor(port), laptop = Visitor(port)
            for visitor in [phone, laptop] { try await visitor.logIn("Ann", "old password") }
            #expect(try await phone.ask("/login/password").text.contains("autocomplete=\"new-password\""))
            let answer = try await change(phone, "old password", to: "new password")
            #expect(answer.status == 200 && answer.path == "/notes")
            #expect(try await phone.ask("/notes").path == "/notes")
            #expect(try await laptop.ask("/notes").path == "/login")
            #expect(try await laptop.logIn("Ann", "old password").status == 403)
            #expect(try await laptop.logIn("Ann", "new password").path == "/notes")
        }
    }

    @Test func aPasswordThatIsNotChangedIsExplained() async throws {
        try await withServer(of: Logins(accounts, for: app)) { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "old password")
            let wrong = try await change(visitor, "guess", to: "new password")
            #expect(wrong.status == 403 && wrong.text.contains("The current password is wrong."))
            let short = try await change(visitor, "old password", to: "new")
            #expect(short.status == 422 && short.text.contains("Use at least 8 characters."))
            let different = try await change(visitor, "old password", to: "new password", again: "new passwort")
            #expect(different.status == 422 && different.text.contains("The new passwords are different."))
            let foreign = try await visitor.ask(
                "/login/password", form: ["current": "old password", "new": "new password", "again": "new password"],
                origin: "http://example.org")
            #expect(foreign.status == 403)
            #expect(try await Visitor(port).logIn("Ann", "old password").path == "/notes")
        }
    }

    @Test func aStolenPageCannotGuessThePassword() async throws {
        try await withServer(of: Logins(accounts, for: app)) { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "old password")
            var statuses: [Int] = []
            for _ in 0..<25 { statuses.append(try await change(visitor, "guess", to: "new password").status) }
            #expect(statuses.last == 429 && statuses.filter { $0 == 403 }.count <= 20)
        }
    }

    @Test func aPersonWithoutALoginIsSentToIt() async throws {
        try await withServer(of: Logins(accounts, for: app)) { port in
            let visitor = Visitor(port), answer = try await visitor.ask("/login/password")
            #expect(answer.path == "/login")
            #expect(try await change(visitor, "old password", to: "new password").path == "/login")
        }
    }

    @Test func anotherPasswordFromElsewhereEndsTheLogin() async throws {
        try await withServer(of: Logins(accounts, for: app)) { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "old password")
            // Another process adds the person again, with a new password.
            _ = try await PeopleCommand.add.run(["Ann"], in: Logins(accounts, for: app)) { "new password" }
            let ended = try await visitor.ask("/notes")
            #expect(ended.path == "/login" && ended.query.hasPrefix("ended=yes"))
        }
    }

    @Test func accountsThatDoNotChangeHaveNoSuchPage() async throws {
        struct Fixed: LoginAccounts {
            let hash: String
            func account(_ key: String) async throws -> (name: String, passwordHash: String)? { key == "ann" ? ("Ann", hash) : nil }
        }
        let hash = try #require(PasswordHash(of: "old password"))
        try await withServer(of: Logins(Fixed(hash: hash.text), for: app)) { port in
            let visitor = Visitor(port)
            try await visitor.logIn("Ann", "old password")
            #expect(try await visitor.ask("/login").text.contains("/login/password") == false)
            #expect(try await visitor.ask("/login/password").status == 404)
        }
    }
}
