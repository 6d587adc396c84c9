// The code of the article "Admission".

import Belvedere
import BelvedereBrowser
import HTTPTypes
import Hummingbird

struct Person: Sendable, Equatable {
    static let nobody = Person(name: "", isBlocked: false)
    var name: String
    var isBlocked: Bool
}

struct Login: Sendable {
    let person: Person
    let lease: AdmissionLease
}

/// A test double for the store of logins that the reader of the article has.
struct Logins: Sendable {
    func login(of token: String?) async -> Login? {
        token == nil ? nil : Login(person: Person(name: "Ann", isBlocked: token == "blocked"), lease: .unlimited)
    }
    func mayTry(from address: String) -> Bool { address != "203.0.113.9" }
    func begin(with form: ByteBuffer) async -> String? { form.readableBytes == 0 ? nil : "token" }
    func remove(_ token: String?) async -> String { token == nil ? "" : "Ann" }
}

func admittingHost(_ apps: [BelvedereApp], _ logins: Logins) -> BrowserHost {
    let host = BrowserHost(
        apps,
        admit: { request in
            guard let login = await logins.login(of: request.cookie("login")) else {
                return .redirect(to: "/login", next: request.target)
            }
            if login.person.isBlocked { return .refuse(.forbidden, "Your account is closed. Ask the office.") }
            var values = SessionValues()
            values[.person] = login.person
            return .allow(values, for: login.lease)
        })
    return host
}

func addLogin(to router: Hummingbird.Router<BasicRequestContext>, _ host: BrowserHost, _ logins: Logins) {
    router.post("/login") { request, _ in
        let origin = host.origin(of: request)
        guard origin.isOwnPage else { return Response(status: .forbidden) }
        guard logins.mayTry(from: origin.address) else { return Response(status: .tooManyRequests, headers: [.retryAfter: "60"]) }
        guard let token = await logins.begin(with: try await request.body.collect(upTo: 8_192)) else { return Response(status: .forbidden) }
        let secure = origin.isSecure ? "; Secure" : ""
        let cookie = "login=\(token); Path=/; HttpOnly; SameSite=Lax\(secure)"
        let next = Admission.next(request.uri.queryParameters["next"].map(String.init), or: "/notes")
        return Response(status: .seeOther, headers: [.location: next, .setCookie: cookie])
    }
}

extension SessionKey<Person> {
    static var person: Self { SessionKey("person", default: .nobody) }
}

let notes = BelvedereApp("Notes", path: "/notes") { context in
    Window(Screen(title: "Notes of \(context.values[.person].name)"))
}

func addLogout(to router: Hummingbird.Router<BasicRequestContext>, _ host: BrowserHost, _ logins: Logins) {
    router.post("/logout") { request, _ in
        let name = await logins.remove(request.cookies["login"]?.value)
        await host.endSessions { $0.values[.person].name == name }
        return Response(status: .seeOther, headers: [.location: "/login"])
    }
}

extension HTTPField.Name {
    static let forwardedUser = HTTPField.Name("X-Forwarded-User")
}

func hostBehindProxy(_ apps: [BelvedereApp]) -> BrowserHost {
    let host = BrowserHost(
        apps,
        admit: { request in
            guard let field = HTTPField.Name.forwardedUser, let name = request.headers[field] else { return .refuse(.unauthorized) }
            var values = SessionValues()
            values[.person] = Person(name: name, isBlocked: false)
            return .allow(values, for: .unlimited)
        })
    return host
}

actor LoginStore {
    private var leases: [String: AdmissionLease] = [:]

    func begin(_ token: String) {
        leases[token] = AdmissionLease(for: .seconds(12 * 3600), idle: .seconds(2 * 3600))
    }

    func end(_ token: String) {
        leases[token] = nil
    }
}
