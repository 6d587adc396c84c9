@_spi(Hosting) public import Belvedere

/// The circumstances under which an app is tested.
///
/// ```swift
/// withApp(.contacts, Setting(locale: "ar", viewport: Viewport(rows: 5))) { app in app.expect(.list, "Contacts") }
/// ```
nonisolated public struct Setting: Sendable {
    /// The BCP 47 tag of the person's language and region.
    public var locale: String
    /// The IANA name of the person's time zone.
    public var timeZone: String
    /// The clock of the session. Give one of your own if a service outside the session waits by it as well.
    public var clock: TestClock
    /// How wide the window is, and how much of a list is visible.
    public var viewport: Viewport
    /// What the person's device does when the app asks it for something.
    public var device: DeviceScript
    /// Who the person is and what they may do; what admission sets on a server.
    ///
    /// ```swift
    /// var setting = Setting()
    /// setting.values[.rank] = .editor
    /// ```
    public var values: SessionValues
    /// How kinds of views of your own are told of, where that does not follow from their declarations.
    @_spi(Hosting) public var descriptions: [ViewKind: any ViewDescription] = [:]
    /// Whether a change that no expectation speaks of is a failure; see ``Driver``.
    public var isExhaustive: Bool
    /// What the host does wrong on purpose.
    package var tampering: Tampering?

    /// The circumstances of a test. Each has a default, so that a test says only what matters to it.
    ///
    /// - Parameters:
    ///   - locale: the BCP 47 tag of the person's language and region.
    ///   - timeZone: the IANA name of the person's time zone.
    ///   - clock: the clock of the session.
    ///   - viewport: how wide the window is, and how much of a list is visible.
    ///   - device: what the person's device does when the app asks it for something.
    ///   - values: who the person is and what they may do.
    ///   - isExhaustive: whether a change that no expectation speaks of is a failure.
    public init(
        locale: String = "en",
        timeZone: String = "UTC",
        clock: TestClock = TestClock(),
        viewport: Viewport = Viewport(),
        device: DeviceScript = DeviceScript(),
        values: SessionValues = SessionValues(),
        isExhaustive: Bool = true
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.clock = clock
        self.viewport = viewport
        self.device = device
        self.values = values
        self.isExhaustive = isExhaustive
    }

    var environment: SessionEnvironment { SessionEnvironment(locale: locale, timeZone: timeZone, clock: clock, values: values) }
}
