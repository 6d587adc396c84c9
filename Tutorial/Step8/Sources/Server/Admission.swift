import Belvedere
import BelvedereBrowser
import HTTPTypes
import Step8

/// The proxy in front has checked who somebody is, and says it in this header. Nobody else reaches the server.
let userHeader = HTTPField.Name("X-Forwarded-User")

/// Asked before a page is served and before a session begins.
let admission: AdmissionPolicy = { request in
    guard let userHeader, let name = request.headers[userHeader], !name.isEmpty else { return .refuse(.unauthorized, "Log in first.") }
    var values = SessionValues()
    values[.resident] = Resident(name: name, mayAdd: name != "guest")
    return .allow(values)
}
