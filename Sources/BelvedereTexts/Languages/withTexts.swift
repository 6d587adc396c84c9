/// Runs `body` with the texts of a locale. Use it where there is no session: for a mail that a server sends, or in a test.
///
/// ```swift
/// withTexts(in: "ar") { #expect(HelloTexts.sayHello == "قل مرحبًا") }
/// ```
///
/// On a session, this locale replaces the session's own while `body` runs.
///
/// - Parameters:
///   - locale: a BCP 47 tag.
///   - body: what needs the texts.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
public func withTexts<Result>(in locale: String, _ body: () throws -> Result) rethrows -> Result {
    try ChosenLocale.$ofTask.withValue(locale) { try body() }
}
