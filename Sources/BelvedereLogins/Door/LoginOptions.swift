/// The durations of logins, and additions to the pages of the login.
///
/// ```swift
/// var options = LoginOptions()
/// options.idle = .seconds(8 * 3600)
/// options.introduction = { "Log in to see the expenses of the team." }
/// ```
public struct LoginOptions: Sendable {
    /// The time after which an unused login ends. Loading a page and each event of an open page count as use.
    public var idle: Duration = .seconds(2 * 3600)
    /// The time after which a login ends, even if it is used. A remembered login ends after thirty days instead.
    public var total: Duration = .seconds(12 * 3600)
    /// Returns the sentence below the heading of the login page. It is called in the language of the person, so a text of a String Catalog
    /// is right for each of them.
    public var introduction: @Sendable () -> String = { "" }
    /// Returns HTML for the end of the login page. The page contains it unchanged, so pass texts through `HTMLText`.
    public var addition: @Sendable () -> String = { "" }
    /// The clock for the durations and for the limit of attempts. Tests use a clock that they move by hand.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// Makes options with the default values.
    public init() {}

    var lifetimes: LoginRegistry.Lifetimes {
        var lifetimes = LoginRegistry.Lifetimes()
        (lifetimes.idle, lifetimes.total) = (idle, total)
        return lifetimes
    }
}
