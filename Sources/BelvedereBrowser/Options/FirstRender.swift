/// Decides whether the HTML of a page contains only the initial screen, or also the data that the screen loads.
///
/// ```swift
/// var options = BrowserOptions()
/// options.firstRender = .loaded(within: .milliseconds(150))
/// ```
///
/// If the data arrives in time, a person sees no spinner. In return, each request for a page starts the work of its screens and waits for
/// it, even if the visitor leaves the page at once.
///
/// Browsers that run no scripts get the data in any case. The page redirects them to the same address with `?belvedere-plain`, where it
/// waits for at most five seconds. The host recognizes search engines and text browsers by their names, and gives them such a page at once.
/// At most 100 such pages wait at a time. Any further page is sent with the content that it has.
public struct FirstRender: Sendable, Hashable {
    /// The time for which a page waits, or `nil` if it does not wait.
    let limit: Duration?

    /// The host sends the page at once, with the initial screen. It starts no work of the app, except for search engines and browsers
    /// without a script.
    public static let immediate = FirstRender(limit: nil)

    /// The host starts the work of the screens and waits until nothing on the page is loading any more: no spinner is visible, and each
    /// visible row has its content. It cancels the work after it has rendered the page. The page then opens a session, which starts the
    /// work again and waits for at most the same time.
    ///
    /// - Parameter limit: the longest time to wait. Content that is not there after this time is shown as loading.
    public static func loaded(within limit: Duration) -> FirstRender { FirstRender(limit: limit) }
}
