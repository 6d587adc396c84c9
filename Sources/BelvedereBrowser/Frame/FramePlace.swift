public import Belvedere

/// Where a person is when the bar above a page is made, or when a link in it is followed.
public struct FramePlace: Sendable {
    /// The app that is shown; `nil` on a page of the host that belongs to no app, as the one that lists them.
    public let application: BelvedereApp?
    /// The path of the page, e.g. `/contacts/mvvm/7`.
    public let path: String
    /// The type of the topmost screen with its module, e.g. `ContactsMVVM.ContactListScreen`. It is known when a link is followed. When the bar
    /// is made, and on a page without a screen, it is empty.
    public let screen: String
    /// The language of the page, as a BCP 47 tag.
    public let language: String

    /// A place, for tests of your own.
    ///
    /// - Parameters:
    ///   - application: the app that is shown.
    ///   - path: the path of the page.
    ///   - screen: the type of the topmost screen, with its module.
    ///   - language: the language of the page.
    public init(application: BelvedereApp? = nil, path: String, screen: String = "", language: String = "en") {
        self.application = application
        self.path = path
        self.screen = screen
        self.language = language
    }
}
