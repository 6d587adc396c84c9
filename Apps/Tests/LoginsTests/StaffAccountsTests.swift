import Logins
import Staff
import Testing

/// Tests names, passwords and roles.
struct StaffAccountsTests {
    private func accounts() throws -> StaffAccounts {
        StaffAccounts([
            .init(name: "Vera", password: try #require(PasswordHash(of: "look")), role: .viewer),
            .init(name: "Gone", password: try #require(PasswordHash(of: "gone")), role: .nobody),
        ])
    }

    @Test func theRightPasswordIsRight() async throws {
        let accounts = try accounts()
        #expect(await accounts.check("vera ", password: "look") == .right(name: "Vera"))
        #expect(await accounts.check("VERA", password: "Look") == .wrong)
    }

    @Test func aFailedLoginDoesNotTellWhichNamesExist() async throws {
        let accounts = try accounts()
        #expect(await accounts.check("Nobody", password: "look") == .wrong)
        #expect(await accounts.check("Gone", password: "gone") == .wrong)
        #expect(await accounts.check(String(repeating: "x", count: 100_000), password: "look") == .wrong)
    }

    @Test func aRoleCanBeTakenAway() throws {
        let accounts = try accounts()
        #expect(accounts.role(of: "vera") == .viewer)
        accounts.setRole(of: "Vera", to: .nobody)
        #expect(accounts.role(of: "vera") == .nobody && accounts.role(of: "stranger") == .nobody)
    }

    @Test func aFloodOfTriesIsRefusedAndNotQueued() async throws {
        let accounts = try accounts()
        let outcomes = await withTaskGroup(of: StaffAccounts.Outcome.self) { group in
            for _ in 0..<300 { group.addTask { await accounts.check("vera", password: "guess") } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.allSatisfy { $0 == .wrong || $0 == .busy } && outcomes.contains(.busy))
    }
}
