import Belvedere
import BelvedereBrowser
import Logging
import TestSupport
import Testing

@testable import BelvedereLogins

/// Tests over HTTP that people stay logged in when the server starts again.
@Suite(.timeLimit(minutes: 5))
struct RestartTests {
    private let app = BelvedereApp("Notes", path: "/notes") { _ in Window(Screen(title: "Notes")) }
    private let accounts: StandInAccounts
    private let store = StandInLogins()

    init() throws { accounts = StandInAccounts([("Ann", try #require(PasswordHash(of: "old password")))]) }

    /// Starts a server with the same store. A second server takes another port, and the visitor brings the cookie.
    private func withServer(_ body: @Sendable (_ port: Int) async throws -> Void) async throws {
        var logger = Logger(label: "logins")
        logger.logLevel = .critical
        let logins = Logins(accounts, storedIn: store, for: app)
        try await BrowserHost([app], logger: logger, admit: logins.admit).withServer(adding: logins.addRoutes, body)
    }

    @Test func aRestartKeepsALogin() async throws {
        let visitor = Visitor()
        try await withServer { port in try await visitor.at(port).logIn("Ann", "old password") }
        try await withServer { port in try await expect(visitor.at(port), toReach: "/notes") }
    }

    @Test func logOutEverywhereEndsALoginThatNobodyUsedSinceTheRestart() async throws {
        let phone = Visitor(), laptop = Visitor()
        try await withServer { port in
            for visitor in [phone, laptop] { try await visitor.at(port).logIn("Ann", "old password") }
        }
        try await withServer { port in
            _ = try await phone.at(port).ask("/logout", form: ["everywhere": "yes"])
            #expect(store.contents.isEmpty)
        }
        try await withServer { port in
            for visitor in [phone, laptop] { try await expect(visitor.at(port), toReach: "/login") }
        }
    }

    @Test func aNewPasswordRemovesTheOtherStoredLogins() async throws {
        let phone = Visitor(), laptop = Visitor()
        try await withServer { port in
            for visitor in [phone, laptop] { try await visitor.at(port).logIn("Ann", "old password") }
            let form: KeyValuePairs = ["current": "old password", "new": "new password", "again": "new password"]
            _ = try await phone.at(port).ask("/login/password", form: form)
            #expect(store.contents.count == 1)
        }
        try await withServer { port in
            try await expect(phone.at(port), toReach: "/notes")
            try await expect(laptop.at(port), toReach: "/login")
        }
    }

    @Test func aStoreThatFailsLogsNobodyIn() async throws {
        try await withServer { port in
            let visitor = Visitor(port)
            _ = try await visitor.ask("/login")
            store.setBroken(true)
            #expect(try await visitor.logIn("Ann", "old password").status >= 500)
            store.setBroken(false)
            #expect(try await visitor.ask("/notes").path == "/login")
            try await visitor.logIn("Ann", "old password")
            #expect(try await visitor.ask("/notes").path == "/notes" && store.contents.count == 1)
        }
    }

    private func expect(_ visitor: Visitor, toReach path: String) async throws {
        let answer = try await visitor.ask("/notes")
        #expect(answer.path == path)
    }
}
