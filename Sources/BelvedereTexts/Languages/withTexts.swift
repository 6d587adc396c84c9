/// Runs `body` with the texts of a locale. Use it where there is no session: for a mail that a server sends, or in a test.
///
/// ```swift
/// withTexts(in: "ar") { #expect(HelloTexts.sayHello == "قل مرحبًا") }
/// ```
///
/// In code of a session, this locale replaces the session's locale while `body` runs.
///
/// - Parameters:
///   - locale: A BCP 47 tag.
///   - body: The code that needs the texts.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withTexts<Result>(in locale: String, _ body: () throws -> Result) rethrows -> Result {
    try ChosenLocale.$ofTask.withValue(locale) { try body() }
}
