internal import BelvedereCore

/// Finds the locale in which the running code shows texts.
enum ChosenLocale {
    /// The locale set by ``withTexts(in:_:)`` for the running code; `nil` outside such a call.
    @TaskLocal static var ofTask: String?

    /// The locale of the texts, as a BCP 47 tag (such as `en-GB`); `nil` if there is neither a session nor a locale set by
    /// ``withTexts(in:_:)``.
    static var current: String? { ofTask ?? SessionEnvironment.current?.locale }
}
