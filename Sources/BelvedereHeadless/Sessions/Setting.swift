@_spi(Hosting) public import Belvedere

/// The circumstances under which an app is tested.
///
/// ```swift
/// withApp(.contacts, Setting(locale: "ar", viewport: Viewport(rows: 5))) { app in app.expect(.list, "Contacts") }
/// ```
nonisolated public struct Setting: Sendable {
    /// The BCP 47 tag of the person's language and region, such as `en-GB`.
    public var locale: String
    /// The IANA name of the person's time zone, such as `Europe/Helsinki`.
    public var timeZone: String
    /// The clock of the session. Pass your own clock if a service outside the session uses it too.
    public var clock: TestClock
    /// The day on which the session begins, in UTC; without it, 1 January 2026. So "today" is the same in each run of a test.
    ///
    /// ```swift
    /// withApp(.contacts, Setting(startDay: CalendarDate("2026-11-22"))) { app in app.expect(.list, "Contacts") }
    /// ```
    public var startDay: CalendarDate?
    /// The time of day at which the session begins, in UTC; without it, noon. It moves with the clock.
    public var startTime: TimeOfDay?
    /// The width of the window, and the visible part of lists.
    public var viewport: Viewport
    /// The reactions of the person's device to the requests of the app.
    public var device: DeviceScript
    /// The values of the session, such as the logged-in person and their rights. On a server, the closure `admit` sets them when a
    /// person opens the app.
    ///
    /// ```swift
    /// var setting = Setting()
    /// setting.values[.rank] = .editor
    /// ```
    public var values: SessionValues
    /// The descriptions of your own kinds of views, if their declarations are not enough.
    @_spi(Hosting) public var descriptions: [ViewKind: any ViewDescription] = [:]
    /// Whether a change that no expectation mentions is a failure; see ``Driver``.
    public var isExhaustive: Bool
    /// The faults that the host makes on purpose, in tests of the conformance suite; `nil` for a correct host.
    package var tampering: Tampering?

    /// Creates the circumstances of a test. Each argument has a default, so a test passes only the relevant ones.
    ///
    /// - Parameters:
    ///   - locale: the BCP 47 tag of the person's language and region.
    ///   - timeZone: the IANA name of the person's time zone.
    ///   - clock: the clock of the session.
    ///   - startDay: the day on which the session begins, in UTC; without it, 1 January 2026.
    ///   - startTime: the time of day at which the session begins, in UTC; without it, noon.
    ///   - viewport: the width of the window, and the visible part of lists.
    ///   - device: the reactions of the person's device to the requests of the app.
    ///   - values: the session values, such as the person and their rights.
    ///   - isExhaustive: whether a change that no expectation mentions is a failure.
    public init(
        locale: String = "en",
        timeZone: String = "UTC",
        clock: TestClock = TestClock(),
        startDay: CalendarDate? = nil,
        startTime: TimeOfDay? = nil,
        viewport: Viewport = Viewport(),
        device: DeviceScript = DeviceScript(),
        values: SessionValues = SessionValues(),
        isExhaustive: Bool = true
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.clock = clock
        self.startDay = startDay
        self.startTime = startTime
        self.viewport = viewport
        self.device = device
        self.values = values
        self.isExhaustive = isExhaustive
    }

    var environment: SessionEnvironment {
        var environment = SessionEnvironment(locale: locale, timeZone: timeZone, clock: clock, values: values)
        environment.start = .seconds(days * 86_400 + (startTime?.secondsSinceMidnight ?? 12 * 3600))
        return environment
    }

    /// The number of days from 1970-01-01 to the first day of the session.
    private var days: Int {
        CalendarDate.epoch.days(until: startDay ?? CalendarDate(year: 2026, month: 1, day: 1) ?? .epoch)
    }
}
