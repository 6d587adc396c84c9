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
    /// What it is called. Transcripts begin with it.
    public var name: String
    /// The path of the app it is for (`BelvedereApp.path`).
    public var application: String
    /// Where in the app it begins.
    public var path: String
    /// The BCP 47 tag of the person's language and region.
    public var locale: String
    /// The IANA name of the person's time zone.
    public var timeZone: String
    /// How wide the window is, and how much of a list is visible.
    public var viewport: Viewport
    /// What the device says when it is asked where it is; that it cannot find out, if absent.
    public var position: ScenarioPosition?
    /// What else the device has for an app that asks; an empty clipboard and no file, if absent.
    public var device: ScenarioDevice?
    /// What the person does, in order.
    public var steps: [ScenarioStep]

    /// What a person does, with the circumstances in which they do it.
    ///
    /// - Parameters:
    ///   - name: what the scenario is called.
    ///   - application: the path of the app it is for.
    ///   - path: where in the app it begins; empty for the first screen.
    ///   - locale: the BCP 47 tag of the person's language and region.
    ///   - timeZone: the IANA name of the person's time zone.
    ///   - viewport: how wide the window is, and how much of a list is visible.
    ///   - position: what the device says when it is asked where it is.
    ///   - device: what else the device has for an app that asks.
    ///   - steps: what the person does, in order.
    /// - Complexity: O(1).
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
