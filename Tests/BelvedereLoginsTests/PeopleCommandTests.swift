import Belvedere
import BelvedereCore
import Testing

@testable import BelvedereLogins

/// Tests the commands that add, list and remove people, and set passwords.
struct PeopleCommandTests {
    private let accounts = StandInAccounts([])
    private let store = StandInLogins()
    private var logins: Logins { Logins(accounts, storedIn: store, for: BelvedereApp("Notes", path: "/notes") { _ in Window(Screen()) }) }

    private func run(_ command: PeopleCommand, _ arguments: String..., password: String? = "correct horse") async throws -> String {
        try await command.run(arguments, in: logins) { password }
    }

    private func canLogIn(_ name: String, _ password: String) async throws -> Bool {
        if case .right = try await PasswordCheck(accounts).check(LoginName.key(name), password: password) { true } else { false }
    }

    @Test func aPersonIsAddedAndCanLogIn() async throws {
        #expect(try await run(.add, "Ann Lee") == "Ann Lee can log in now.")
        #expect(try await canLogIn("ann lee", "correct horse"))
        #expect(try await run(.add, "ann lee", password: "another horse") == "ann lee has a new password.")
        #expect(try await !canLogIn("ann lee", "correct horse"))
    }

    @Test func aPersonWhoForgotThePasswordGetsANewOne() async throws {
        _ = try await run(.add, "Ann")
        #expect(try await run(.setPassword, "ann", password: "battery staple") == "Ann has a new password.")
        #expect(try await canLogIn("Ann", "battery staple"))
        #expect(try await !canLogIn("Ann", "correct horse"))
    }

    @Test func aRemovedPersonCannotLogInAndTheirLoginsEnd() async throws {
        _ = try await run(.add, "Ann")
        _ = try await run(.add, "Bob")
        let server = logins.registry
        try await server.open()
        let ann = server.begin("Ann", isRemembered: true).text, bob = server.begin("Bob", isRemembered: true).text
        try await server.write()
        #expect(try await run(.remove, "ANN") == "Ann cannot log in any more.")
        #expect(try await !canLogIn("Ann", "correct horse"))
        // The watch of the server does this each second.
        try await server.removeEnded()
        #expect(server.login(of: ann) == nil && server.login(of: bob) != nil)
    }

    @Test func aNewPasswordEndsTheLoginsOfAServerThatRuns() async throws {
        _ = try await run(.add, "Ann")
        let server = logins.registry
        try await server.open()
        let cookie = server.begin("Ann", isRemembered: true).text
        try await server.write()
        _ = try await run(.setPassword, "Ann", password: "battery staple")
        try await server.removeEnded()
        #expect(server.login(of: cookie) == nil)
    }

    @Test func theRemovalOfTheLastPersonSaysSo() async throws {
        _ = try await run(.add, "Ann")
        #expect(try await run(.remove, "Ann") == "Ann cannot log in any more. Nobody else can: this was the last account.")
    }

    @Test func theListHasAllNamesInOrder() async throws {
        #expect(try await run(.list) == "Nobody can log in yet. Add a person with \"add-person Ann\".")
        for name in ["bob", "Ann", "Zoe"] { _ = try await run(.add, name) }
        #expect(try await run(.list) == "Ann\nbob\nZoe")
        let error = await #expect(throws: PeopleCommandError.self) { try await run(.list, "Ann") }
        #expect(error?.code == .listHasName)
    }

    @Test(arguments: [PeopleCommand.remove, .setPassword]) func anUnknownNameIsSaid(command: PeopleCommand) async throws {
        let error = await #expect(throws: PeopleCommandError.self) { try await run(command, "Zoe") }
        #expect(error?.description == "There is no account with the name Zoe. \"list-people\" prints all names.")
    }

    @Test(arguments: [[], [""], ["  "], ["Ann", "Bob"], [String(repeating: "x", count: 201)]])
    func aMissingNameIsSaid(arguments: [String]) async throws {
        for command in [PeopleCommand.add, .remove, .setPassword] {
            let error = await #expect(throws: PeopleCommandError.self) {
                try await command.run(arguments, in: logins) { "correct horse" }
            }
            #expect(error?.code == .noName(command.rawValue) && error?.description.hasPrefix("Write one name") == true)
        }
    }

    @Test(arguments: [nil, "", "short", String(repeating: "x", count: 512), "correct\0horse"])
    func aPasswordThatNobodyCanUseIsRefused(password: String?) async throws {
        await #expect(throws: PeopleCommandError.self) { try await run(.add, "Ann", password: password) }
        #expect(try await accounts.account("ann") == nil)
    }

    @Test func accountsThatDoNotChangeGetNobody() async {
        let logins = Logins(FixedAccounts(), for: BelvedereApp("Notes", path: "/notes") { _ in Window(Screen()) })
        for command in PeopleCommand.allCases {
            let error = await #expect(throws: PeopleCommandError.self) { try await command.run(["Ann"], in: logins) { "correct horse" } }
            #expect(error?.code == .unchangeable)
        }
    }
}

private struct FixedAccounts: LoginAccounts {
    func account(_ key: String) async throws -> (name: String, passwordHash: String)? { nil }
}
