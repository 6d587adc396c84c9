import Belvedere
import BelvedereBrowser
import HTTPTypes
import Step8

/// The header with the name of the logged-in person. Only the proxy sets it, because only the proxy can reach the server.
let userHeader = HTTPField.Name("X-Forwarded-User")

/// Decides who may come in. The host calls it before it serves a page and before a session begins.
let admission: AdmissionPolicy = { request in
    guard let userHeader, let name = request.headers[userHeader], !name.isEmpty else { return .refuse(.unauthorized, "Log in first.") }
    var values = SessionValues()
    values[.resident] = Resident(name: name, mayAdd: name != "guest")
    return .allow(values, for: .unlimited)
}
