/// What a session knows of the person in front of it.
///
/// It is given when the session is made and handed on by initialisers; there is no global to read it from, because two
/// sessions of one process may differ in all of it.
///
/// ```swift
/// let environment = SessionEnvironment(locale: "de-DE", timeZone: "Europe/Berlin")
/// ```
nonisolated public struct SessionEnvironment: Sendable {
    /// The BCP 47 tag of the language and region, e.g. `en-GB`.
    public var locale: String
    /// The IANA name of the time zone, e.g. `Europe/Helsinki`.
    public var timeZone: String
    /// The clock that everything in the session waits by. Tests put one here that they move by hand.
    public var clock: any Clock<Duration>

    public init(locale: String = "en", timeZone: String = "UTC", clock: any Clock<Duration> = ContinuousClock()) {
        self.locale = locale
        self.timeZone = timeZone
        self.clock = clock
    }

    /// Whether texts in ``locale`` run from right to left.
    public var isRightToLeft: Bool {
        let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
        if parts.count > 1, parts[1].count == 4 { return Self.rightToLeftScripts.contains(parts[1].lowercased()) }
        return parts.first.map { Self.rightToLeftLanguages.contains($0.lowercased()) } ?? false
    }

    private static let rightToLeftLanguages: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
    ]
    private static let rightToLeftScripts: Set<String> = [
        "arab", "hebr", "thaa", "nkoo", "syrc", "adlm", "rohg",
    ]
}
