// The code of the article "Log in".

import Belvedere
import BelvedereBrowser
import BelvedereLogins
import BelvedereTesting
import HTTPTypes
import Testing

actor StoredAccounts: LoginAccountStore {
    private var accounts: [String: (name: String, passwordHash: String)] = [:]

    func account(_ key: String) async throws -> (name: String, passwordHash: String)? { accounts[key] }

    func setAccount(_ key: String, name: String, passwordHash: String) async throws { accounts[key] = (name, passwordHash) }

    func removeAccount(_ key: String) async throws { accounts[key] = nil }

    func accountNames() async throws -> [String] { accounts.values.map(\.name) }
}

extension Logins {
    static let ofApp = Logins(StoredAccounts(), for: .habits)
}

func serveHabits() async {
    await Logins.ofApp.runCommandIfAsked()
    await BrowserHost([.habits], admit: Logins.ofApp.admit).main(adding: Logins.ofApp.addRoutes)
}

extension BelvedereApp {
    static let habits = BelvedereApp("Habits", path: "/habits") { _ in Window(Screen(title: "Habits")) }
}

func accountScreen(of context: SessionContext) -> Screen {
    let login = context.values[.login]
    return Screen(
        title: login?.name ?? "Nobody",
        content: Stack(
            Button("Log out") { login?.logOut() },
            Button("Log out everywhere") { login?.logOut(everywhere: true) },
            Link("Change password", toPage: "/login/password")
        ))
}

extension SessionKey<Bool> {
    static var isCoach: Self { SessionKey("isCoach", default: false) }
}

func hostWithCoaches() -> BrowserHost {
    let host = BrowserHost(
        [.habits],
        admit: { request in
            try await Logins.ofApp.admit(request) { login in
                if login.name == "Bob" { return .refuse(.forbidden, "Your account is closed.") }
                var values = SessionValues()
                values[.isCoach] = login.name == "Ann"
                return login.allow(values)
            }
        })
    return host
}

func longerLogins() -> LoginOptions {
    var options = LoginOptions()
    options.introduction = { "Log in to see your habits." }
    options.idle = .seconds(8 * 3600)
    options.total = .seconds(24 * 3600)
    return options
}

struct LogInArticle {
    @Test func aPersonSeesTheirName() {
        var values = SessionValues()
        values[.login] = SessionLogin(name: "Ann") { _ in }
        let app = BelvedereApp("Account", path: "/account") { context in Window(accountScreen(of: context)) }
        withApp(app, Setting(values: values)) { app in
            app.expect(.screen, "Ann", ignoringOthers: true)
        }
    }
}
