// The code about the login in the article "Admission".

import Belvedere
import BelvedereBrowser
import BelvedereLogins

struct TeamAccounts: LoginAccounts {
    let passwordHashes: [String: String]

    func account(_ key: String) async throws -> (name: String, passwordHash: String)? {
        passwordHashes[key].map { (key, $0) }
    }
}

func serveNotes(_ accounts: TeamAccounts) async {
    let logins = Logins(accounts, for: .notes)
    await BrowserHost([.notes], admit: logins.admit).main(adding: logins.addRoutes)
}

extension BelvedereApp {
    static let notes = BelvedereApp("Notes", path: "/notes") { _ in Window(Screen(title: "Notes")) }
}

let account = BelvedereApp("Account", path: "/account") { context in
    let login = context.values[.login]
    return Window(
        Screen(
            title: login?.name ?? "Nobody",
            content: Stack(
                Button("Log out") { login?.logOut() },
                Button("Log out everywhere") { login?.logOut(everywhere: true) }
            )))
}
