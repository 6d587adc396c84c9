import Testing

@testable import BelvedereLogins

/// Tests the command that adds people.
struct AddPersonTests {
    @Test func aPersonIsAddedAndCanLogIn() async throws {
        let accounts = StandInAccounts([])
        let command = AddPersonCommand(store: accounts)
        #expect(try await command.run(["Ann Lee"]) { "correct horse" } == "Ann Lee can log in now.")
        let hash = try #require(try await accounts.account("ann lee")).passwordHash
        let outcome = try await PasswordCheck(accounts).check("ann lee", password: "correct horse")
        #expect(outcome == .right(name: "Ann Lee", passwordHash: hash))
        #expect(try await command.run(["ann lee"]) { "another horse" } == "ann lee has a new password.")
        #expect(try await PasswordCheck(accounts).check("ann lee", password: "correct horse") == .wrong)
    }

    @Test(arguments: [[], [""], ["  "], ["Ann", "Bob"], [String(repeating: "x", count: 201)]])
    func aMissingNameIsSaid(arguments: [String]) async throws {
        let error = await #expect(throws: AddPersonError.self) {
            try await AddPersonCommand(store: StandInAccounts([])).run(arguments) { "correct horse" }
        }
        #expect(error?.code == .noName && error?.description.hasPrefix("Write one name") == true)
    }

    @Test(arguments: [nil, "", "short", String(repeating: "x", count: 512), "correct\0horse"])
    func aPasswordThatNobodyCanUseIsRefused(password: String?) async throws {
        let accounts = StandInAccounts([])
        await #expect(throws: AddPersonError.self) { try await AddPersonCommand(store: accounts).run(["Ann"]) { password } }
        #expect(try await accounts.account("ann") == nil)
    }

    @Test func accountsThatDoNotChangeGetNobody() async {
        let error = await #expect(throws: AddPersonError.self) { try await AddPersonCommand(store: nil).run(["Ann"]) { "correct horse" } }
        #expect(error?.code == .unchangeable)
    }
}
