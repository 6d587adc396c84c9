import Belvedere
import BelvedereHeadless
import ContactsModel
import StageTesting
import Testing

/// Opens the app in one architecture on one host, and passes a person to the body once the list has been read.
func withContacts(
    _ staging: Staging,
    _ store: any ContactStore,
    at path: String = "",
    language: String = "en",
    device: DeviceScript = DeviceScript(),
    width: WindowWidth = .narrow,
    _ location: Testing.SourceLocation = #_sourceLocation,
    _ body: sending nonisolated(nonsending) (Person) async throws -> Void
) async throws {
    nonisolated(unsafe) let body = body
    let application = staging.architecture.application(store)
    let setting = Setting(locale: language, viewport: Viewport(width: width), device: device)
    try await withPerson(using: application, on: staging.host, at: path, setting) { app in
        await app.expectNo(.spinner, "Loading contacts", location)
        try await body(app)
    }
}

extension Person {
    /// Fills in the names of the form.
    func typeNames(_ first: String, _ last: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        for (text, field) in [(first, "First Name"), (last, "Last Name")] {
            await clear(field, .textField, location)
            await type(text, into: field, .textField, at: nil, location)
        }
    }

    /// Expects an alert with these answers, in this order.
    func expectAnswers(_ titles: [String], _ location: Testing.SourceLocation = #_sourceLocation) async {
        await expect("an alert with the answers \(titles)", location) { lines in
            lines.drop { !$0.hasPrefix("alert") }.filter { $0.hasPrefix("  button") } == titles.map { "  button \"\($0)\"" }
        }
    }
}
