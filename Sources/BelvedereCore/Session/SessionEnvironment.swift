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
    /// Who the person is and what they may do, as far as the app has keys for it.
    public var values: SessionValues

    /// What a session is told when it is made. Each part has a default, so that tests say only what matters to them.
    ///
    /// - Parameters:
    ///   - locale: the BCP 47 tag of the language and region.
    ///   - timeZone: the IANA name of the time zone.
    ///   - clock: the clock that everything in the session waits by.
    ///   - values: who the person is and what they may do.
    public init(
        locale: String = "en", timeZone: String = "UTC", clock: any Clock<Duration> = ContinuousClock(),
        values: SessionValues = SessionValues()
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.clock = clock
        self.values = values
    }

    /// Whether texts in ``locale`` run from right to left: by its script if it names one, else by the script its language
    /// is most likely written in (Unicode CLDR, likely subtags).
    ///
    /// - Complexity: O(*n*) in the length of the locale.
    public var isRightToLeft: Bool {
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
    /// Languages that are written from right to left in some countries only.
    private static let rightToLeftRegions: Set<String> = ["ku-iq", "ku-ir", "pa-pk", "uz-af", "az-ir", "tk-ir", "ms-cc"]
    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]
}
