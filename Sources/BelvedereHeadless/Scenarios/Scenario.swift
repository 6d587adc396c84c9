/// What a person does with an app, as a value: any host can play it, and all hosts give the same transcript of it.
///
/// ```swift
/// let greeting = Scenario("A greeting", application: "/hello", steps: [
///     .tap(.button, "Say hello"),
///     .expect("""
///         screen "Hello"
///           label "Hello"
///           button "Say hello"
///         """),
/// ])
/// ```
///
/// ``run(_:clock:fileID:filePath:line:)`` plays it on the headless host. As JSON (`JSONEncoder().encode(greeting)`) it goes to hosts that are not
/// written in Swift; the article "Scenarios and transcripts" of `BelvedereTesting` describes the form.
nonisolated public struct Scenario: Sendable, Hashable, Codable {
    public var name: String
    /// The path of the app it is for (``BelvedereApp/path``).
    public var application: String
    /// Where in the app it begins.
    public var path: String
    public var locale: String
    public var timeZone: String
    public var viewport: Viewport
    /// What the device says when it is asked where it is; that it cannot find out, if absent.
    public var position: ScenarioPosition?
    /// What else the device has for an app that asks; an empty clipboard and no file, if absent.
    public var device: ScenarioDevice?
    public var steps: [ScenarioStep]

    public init(
        _ name: String,
        application: String,
        path: String = "",
        locale: String = "en",
        timeZone: String = "UTC",
        viewport: Viewport = Viewport(),
        position: ScenarioPosition? = nil,
        device: ScenarioDevice? = nil,
        steps: [ScenarioStep]
    ) {
        self.name = name
        self.application = application
        self.path = path
        self.locale = locale
        self.timeZone = timeZone
        self.viewport = viewport
        self.position = position
        self.device = device
        self.steps = steps
    }

    /// What the device says, for the headless host.
    package var deviceScript: DeviceScript {
        var script = DeviceScript()
        if let position { script.position = position.reaction }
        device?.prepare(&script)
        return script
    }
}
