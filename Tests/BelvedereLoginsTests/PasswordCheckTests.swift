import Testing

@testable import BelvedereLogins

/// Tests names and passwords.
struct PasswordCheckTests {
    private func accounts() throws -> StandInAccounts { StandInAccounts([("Vera", try #require(PasswordHash(of: "look")))]) }

    @Test func theRightPasswordIsRight() async throws {
        let accounts = try accounts(), check = PasswordCheck(accounts)
        let hash = try #require(try await accounts.account("vera")).passwordHash
        #expect(try await check.check(LoginName.key(" vera "), password: "look") == .right(name: "Vera", passwordHash: hash))
        #expect(try await check.check(LoginName.key("VERA"), password: "Look") == .wrong)
    }

    @Test func aFailedLoginDoesNotTellWhichNamesExist() async throws {
        let check = PasswordCheck(try accounts())
        #expect(try await check.check("nobody", password: "look") == .wrong)
        #expect(try await check.check(String(repeating: "x", count: 100_000), password: "look") == .wrong)
        // Not even the password of the placeholder opens an account that does not exist.
        #expect(try await check.check("nobody", password: "stranger") == .wrong)
    }

    @Test func aFailureOfTheStoreIsNoWrongPassword() async throws {
        let accounts = try accounts()
        accounts.fail()
        let authenticator = Authenticator(PasswordCheck(accounts))
        for _ in 0..<20 {
            await #expect(throws: (any Error).self) {
                try await authenticator.logIn("Vera", password: "look", from: "203.0.113.1", browser: nil)
            }
        }
    }

    @Test func aFloodOfTriesIsRefusedAndNotQueued() async throws {
        let check = PasswordCheck(try accounts())
        let outcomes = try await withThrowingTaskGroup(of: PasswordCheck.Outcome.self) { group in
            for _ in 0..<300 { group.addTask { try await check.check("vera", password: "guess") } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.allSatisfy { $0 == .wrong || $0 == .busy } && outcomes.contains(.busy))
    }
}
