import BelvedereHeadless
import Foundation
import Synchronization
import Testing

@testable import BelvedereLogins

/// Tests the limit of guesses, and which people can still log in during an attack.
struct AuthenticatorTests {
    private let clock = TestClock()
    private let password = "old password"

    /// On Linux the hash is a cheap one, because the tests compute thousands of hashes.
    private func authenticator() throws -> Authenticator {
        #if os(Linux)
        let hash = PasswordHash(stored: "$2b$05$jcvzgH0w1toG538Kt4l.HOt8l.KrMz0MxBAqhaN5rWYwSGfxX6.Zy")
        #else
        let hash = try #require(PasswordHash(of: password))
        #endif
        return Authenticator(PasswordCheck(StandInAccounts([("Ann", hash)]), stranger: hash), clock: clock)
    }

    private func secret(_ outcome: Authenticator.Outcome) throws -> String {
        guard case .right("Ann", _, let browser) = outcome else {
            Issue.record("Ann does not get in: \(outcome)")
            return ""
        }
        return browser
    }

    /// Guesses until the limit is reached.
    ///
    /// - Returns: The number of guesses that were checked.
    private func exhaust(_ authenticator: Authenticator, as name: String = "ann", from address: String, browser: String? = nil) async throws
        -> Int
    {
        var count = 0
        while try await authenticator.logIn(name, password: "guess", from: address, browser: browser) == .wrong { count += 1 }
        return count
    }

    @Test("Wrong guesses from elsewhere do not lock an account for its owner")
    func guessesFromElsewhere() async throws {
        let authenticator = try authenticator()
        #expect(try await exhaust(authenticator, from: "198.51.100.1") == 10)
        // This works even from an unknown browser.
        _ = try await secret(authenticator.logIn("Ann", password: password, from: "203.0.113.1", browser: nil))
    }

    @Test("The owner gets in with a browser that is known, whatever others do, at whatever address")
    func theOwnerGetsIn() async throws {
        let authenticator = try authenticator()
        var browser = try await secret(authenticator.logIn("Ann", password: password, from: "203.0.113.1", browser: nil))
        var guesses = 0
        for number in 0..<200 { guesses += try await exhaust(authenticator, from: "198.51.100.\(number)") }
        #expect(guesses == 100)
        for address in ["203.0.113.1", "198.51.100.1", "192.0.2.1"] {
            browser = try await secret(authenticator.logIn("Ann", password: password, from: address, browser: browser))
        }
        guard case .wait = try await authenticator.logIn("Ann", password: password, from: "192.0.2.2", browser: nil) else {
            Issue.record("An unknown browser has no limit.")
            return
        }
    }

    @Test("A few addresses that guess leave room for the owner in a new browser")
    func aFewGuessers() async throws {
        let authenticator = try authenticator()
        for _ in 0..<60 {
            for number in 0..<9 { _ = try await exhaust(authenticator, from: "198.51.100.\(number)") }
            await clock.advance(by: .seconds(60))
        }
        _ = try await secret(authenticator.logIn("Ann", password: password, from: "203.0.113.1", browser: nil))
    }

    @Test("All addresses together have fewer than four hundred guesses of a name in a day")
    func guessesOfADay() async throws {
        let authenticator = try authenticator()
        var guesses = 0
        for hour in 0..<24 {
            for number in 0..<60 { guesses += try await exhaust(authenticator, from: "198.51.\(hour).\(number)") }
            await clock.advance(by: .seconds(3600))
        }
        #expect(guesses == 100 + 23 * 12)
    }

    @Test("One address has thirty guesses over all names, and then one in a minute")
    func guessesOfAnAddress() async throws {
        let authenticator = try authenticator()
        var guesses = 0
        for number in 0..<50 { guesses += try await exhaust(authenticator, as: "name \(number)", from: "198.51.100.1") }
        #expect(guesses == 30)
        await clock.advance(by: .seconds(120))
        #expect(try await exhaust(authenticator, as: "another name", from: "198.51.100.1") == 2)
    }

    @Test("A stolen browser secret gives ten guesses more, and no secret of another gives any")
    func aStolenSecret() async throws {
        let authenticator = try authenticator()
        let stolen = try await secret(authenticator.logIn("Ann", password: password, from: "203.0.113.1", browser: nil))
        #expect(try await exhaust(authenticator, from: "198.51.100.1", browser: String(stolen.reversed())) == 10)
        #expect(try await exhaust(authenticator, from: "198.51.100.2", browser: stolen) == 20)
        #expect(try await exhaust(authenticator, as: "bob", from: "198.51.100.3", browser: stolen) == 10)
    }

    @Test("A secret that was planted in a browser is worth nothing after the login")
    func aPlantedSecret() async throws {
        let authenticator = try authenticator()
        let planted = try await secret(authenticator.logIn("Ann", password: password, from: "203.0.113.1", browser: nil))
        let own = try await secret(authenticator.logIn("Ann", password: password, from: "203.0.113.1", browser: planted))
        #expect(planted != own)
        #expect(try await exhaust(authenticator, from: "198.51.100.2", browser: planted) == 10)
    }

    /// The guesses of an attack.
    private final class Attack: Sendable {
        private let state = Mutex((isOver: false, guesses: 0))
        var isOver: Bool { state.withLock(\.isOver) }
        var guesses: Int { state.withLock(\.guesses) }
        func count() { state.withLock { $0.guesses += 1 } }
        func end() { state.withLock { $0.isOver = true } }
    }

    @Test("Logins of people get in while forty guess", arguments: [false, true])
    func fortyGuessers(areKnown: Bool) async throws {
        let authenticator = try authenticator()
        var browsers: [String?] = []
        for number in 0..<35 {
            let login = try await authenticator.logIn("Ann", password: password, from: "203.0.113.\(number)", browser: nil)
            // An account remembers twenty browsers.
            browsers.append(areKnown && number >= 15 ? try secret(login) : nil)
        }
        if areKnown { browsers.removeFirst(15) }
        let attack = Attack()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                // Each attacker has guessed before, and continues as long as the limit allows.
                _ = try await authenticator.logIn("name \(number)", password: "guess", from: "198.51.100.\(number)", browser: nil)
                group.addTask {
                    var attempt = 0
                    while !attack.isOver, attempt < 10_000 {
                        attempt += 1
                        let name = "name \(number) \(attempt)"
                        let outcome = try await authenticator.logIn(name, password: "guess", from: "198.51.100.\(number)", browser: nil)
                        if outcome == .wrong { attack.count() }
                    }
                }
            }
            let outcomes = try await withThrowingTaskGroup(of: Authenticator.Outcome.self) { people in
                for (number, browser) in browsers.enumerated() {
                    people.addTask { [password] in
                        try await authenticator.logIn("Ann", password: password, from: "203.0.113.\(number)", browser: browser)
                    }
                }
                return try await people.reduce(into: []) { $0.append($1) }
            }
            attack.end()
            let right = outcomes.filter { if case .right = $0 { true } else { false } }
            #expect(right.count == browsers.count, "\(outcomes)")
        }
        #expect(attack.guesses <= 40 * 29)
    }
}
