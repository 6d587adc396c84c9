import BelvedereLogins
import Synchronization

/// Logins in memory, which a test keeps when it starts the server again.
final class StandInLogins: LoginStore {
    private struct Failure: Error {}

    private struct State {
        var logins: [String: (account: String, content: String)] = [:]
        var isBroken = false
    }

    private let state = Mutex(State())

    /// Lets each later call fail, or work again.
    func setBroken(_ isBroken: Bool) { state.withLock { $0.isBroken = isBroken } }

    /// The contents of all logins.
    var contents: [String] { state.withLock { $0.logins.values.map(\.content) } }

    private func change<Result>(_ body: (inout [String: (account: String, content: String)]) -> sending Result) throws -> sending Result {
        try state.withLock { state in
            if state.isBroken { throw Failure() }
            return body(&state.logins)
        }
    }

    func logins() async throws -> [(identifier: String, content: String)] { try change { $0.map { ($0.key, $0.value.content) } } }

    func loginIdentifiers() async throws -> Set<String> { try change { Set($0.keys) } }

    func addLogin(_ identifier: String, account: String, content: String) async throws {
        try change { $0[identifier] = (account, content) }
    }

    func updateLogin(_ identifier: String, content: String) async throws { try change { $0[identifier]?.content = content } }

    func removeLogin(_ identifier: String) async throws { try change { $0[identifier] = nil } }

    func removeLogins(of account: String) async throws { try change { $0 = $0.filter { $0.value.account != account } } }
}
