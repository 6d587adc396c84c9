// Declarations that the examples of BelvedereLogins use: an app with people of different ranks, and accounts.

import Belvedere
import BelvedereLogins

extension BelvedereApp {
    static let hello = BelvedereApp("Hello", path: "/hello") { _ in Window(Screen(title: "Hello", content: Label("Hello"))) }
}

enum Rank: Sendable { case viewer, editor }
extension SessionKey<Rank> {
    static var rank: Self { SessionKey("rank", default: .viewer) }
}

struct TeamAccounts: LoginAccounts {
    func account(_ key: String) async throws -> (name: String, passwordHash: String)? { nil }
}

actor StoredAccounts: LoginAccountStore {
    func account(_ key: String) async throws -> (name: String, passwordHash: String)? { nil }

    func setAccount(_ key: String, name: String, passwordHash: String) async throws {}

    func removeAccount(_ key: String) async throws {}

    func accountNames() async throws -> [String] { [] }
}
