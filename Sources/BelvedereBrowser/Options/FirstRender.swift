/// What the HTML of a page shows: the screen as it begins, or with the data that it fetches.
///
/// ```swift
/// var options = BrowserOptions()
/// options.firstRender = .loaded(within: .milliseconds(150))
/// ```
///
/// A page whose data is there in time shows it to people without a script and to search engines, and nobody sees a spinner. In
/// return each request for a page starts the work of its screens, also those of visitors who only look at it once, and waits for it.
public struct FirstRender: Sendable, Hashable {
    /// How long a page waits; nil if it does not.
    let limit: Duration?

    /// The page shows the screen as it begins, and is answered at once. No work of the app is started for it.
    public static let immediate = FirstRender(limit: nil)

    /// The work of the screens is started, and the page waits until nothing on it is loading any more: no spinner turns, and no row
    /// waits for what it shows. The work is cancelled when the page has been rendered. The session that the page then opens starts
    /// the work anew and waits for as long.
    ///
    /// - Parameter limit: how long to wait. Content that is not there by then is shown as loading.
    public static func loaded(within limit: Duration) -> FirstRender { FirstRender(limit: limit) }
}
