internal import BelvedereCore

/// What the device of a ``Scenario`` has for an app that asks, as a value that any host can play.
///
/// ```swift
/// Scenario("Pasting", application: "/notes", device: ScenarioDevice(clipboard: "Milk"), steps: [.tap(.button, "Paste")])
/// ```
nonisolated public struct ScenarioDevice: Sendable, Hashable, Codable {
    /// The text on the clipboard. If it is absent, the person does not let the app read the clipboard.
    public var clipboard: String?
    /// The file that the person chooses when the app asks for one. If it is absent, the person chooses none.
    public var file: ScenarioFile?

    /// A device that has something for an app.
    ///
    /// - Parameters:
    ///   - clipboard: the text on the clipboard; `nil` if the person does not let the app read it.
    ///   - file: the file that the person chooses; `nil` if they choose none.
    public init(clipboard: String? = nil, file: ScenarioFile? = nil) {
        self.clipboard = clipboard
        self.file = file
    }

    /// Tells the headless host the same.
    func prepare(_ script: inout DeviceScript) {
        script.clipboard = clipboard.map { .answer($0) } ?? .failure(.denied)
        script.file = file.map { .answer($0.received) } ?? .failure(.denied)
    }
}
