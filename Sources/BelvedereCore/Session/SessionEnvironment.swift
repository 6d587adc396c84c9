/// The environment of a session: the person's language and time zone, the app's values for the person, and the clock.
///
/// The host (the program that shows the views, such as a server) sets the environment when it makes the session, and initialisers pass it
/// on. It is not a global value, because each session of a process may have a different one.
///
/// ```swift
/// let environment = SessionEnvironment(locale: "de-DE", timeZone: "Europe/Berlin")
/// ```
nonisolated public struct SessionEnvironment: Sendable {
    /// The BCP 47 tag of the language and region, e.g. `en-GB`.
    public var locale: String
    /// The IANA name of the time zone, e.g. `Europe/Helsinki`.
    public var timeZone: String
    /// The clock for all waiting in the session. Tests use a clock that they move forward themselves.
    public var clock: any Clock<Duration>
    /// The app's values for this session, such as the person's identity and permissions.
    public var values: SessionValues
    /// The moment at which the session begins, as the time since 1970-01-01 00:00 in UTC. From then on the time of the session moves with
    /// ``clock``; see ``SessionContext/timeSince1970``. `nil` for the time of the machine.
    public var start: Duration?
    /// Whether the person can only read the first content, because their browser runs no scripts: no action of theirs arrives. An app that
    /// begins with a question can show an example instead.
    public var isOnlyRead = false

    /// The environment of a new session. Each property has a default, so that a test sets only those that it needs.
    ///
    /// - Parameters:
    ///   - locale: the BCP 47 tag of the language and region.
    ///   - timeZone: the IANA name of the time zone.
    ///   - clock: the clock for all waiting in the session.
    ///   - values: the app's values, such as the person's identity and permissions.
    public init(
        locale: String = "en", timeZone: String = "UTC", clock: any Clock<Duration> = ContinuousClock(),
        values: SessionValues = SessionValues()
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.clock = clock
        self.values = values
    }

    /// Whether texts in ``locale`` run from right to left. If the locale contains a script, as in `az-Arab`, the script decides. Otherwise
    /// the most likely script of its language decides (Unicode CLDR, likely subtags).
    ///
    /// - Complexity: O(*n*) in the length of the locale.
    @_spi(Hosting) public var isRightToLeft: Bool {
        let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        guard let language = parts.first else { return false }
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return Self.rightToLeftScripts.contains(script)
        }
        if parts.count > 1, Self.rightToLeftRegions.contains("\(language)-\(parts[1])") { return true }
        return Self.rightToLeftLanguages.contains(language)
    }

    private static let rightToLeftLanguages: Set<String> = [
        "acm", "aeb", "aii", "apc", "ar", "arc", "arq", "ars", "ary", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa",
        "glk", "haz", "he", "iw", "ji", "jpr", "khw", "ks", "lki", "lrc", "luz", "mzn", "nqo", "ota", "pnb", "prs", "ps",
        "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
    /// Languages, with a region, that are written from right to left only in this region.
    private static let rightToLeftRegions: Set<String> = ["ku-iq", "ku-ir", "pa-pk", "uz-af", "az-ir", "tk-ir", "ms-cc"]
    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]
}
