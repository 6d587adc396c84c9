internal import BelvedereCore

/// Whose texts the code that runs now asks for.
enum ChosenLocale {
    /// The locale that ``withTexts(in:_:)`` has set.
    @TaskLocal static var ofTask: String?

    /// A BCP 47 tag; nil where there is neither a session nor a locale that was set.
    static var current: String? { ofTask ?? SessionEnvironment.current?.locale }
}
