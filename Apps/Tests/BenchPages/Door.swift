internal import Belvedere
internal import BelvedereBrowser
internal import Foundation
internal import Hummingbird
internal import Synchronization

/// A login without a password, for the tests of admission.
final class Door: Sendable {
    private let names = Mutex<[String: String]>([:])

    /// Admits to ``BelvedereApp/guarded`` only people who have logged in at the door. Admits all people to the other apps.
    @Sendable func admit(_ request: AdmissionRequest) -> Admission {
        guard request.application.path == BelvedereApp.guarded.path else { return .allow }
        guard let name = request.cookie("door").flatMap({ token in names.withLock { $0[token] } }) else { return .redirect(to: "/door") }
        if name == "Mallory" { return .refuse(.forbidden, "Mallory may not see this page.") }
        var values = SessionValues()
        values[.person] = name
        return .allow(values, for: .unlimited)
    }

    /// Adds the page of the door, and the requests that log a person in and out.
    func addRoutes(to router: Hummingbird.Router<BasicRequestContext>, ending host: BrowserHost) {
        router.get("/door") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
                body: .init(byteBuffer: ByteBuffer(string: "<!doctype html><title>Door</title><h1>Who are you?</h1>"))
            )
        }
        router.post("/door/open") { [self] request, _ in
            let token = UUID().uuidString
            let name = request.uri.queryParameters["name"].map(String.init) ?? ""
            names.withLock { $0[token] = name }
            return Response(status: .noContent, headers: [.setCookie: "door=\(token); Path=/; HttpOnly; SameSite=Lax"])
        }
        router.post("/door/close") { [self] request, _ in
            let name = request.uri.queryParameters["name"].map(String.init) ?? ""
            names.withLock { names in names = names.filter { $0.value != name } }
            return "\(await host.endSessions { $0.values[.person] == name })"
        }
    }
}
