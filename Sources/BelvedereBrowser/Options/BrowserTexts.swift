internal import BelvedereCore

/// The host's own texts, which belong to no app: the names of its buttons, such as "Back", and its messages about the connection.
///
/// A new value is in English. The kit also has these texts in Arabic, Persian, Hindi and simplified Chinese (``shipped``). For each other
/// language of the apps, give the host a value:
///
/// ```swift
/// var german = BrowserTexts()
/// german.back = "Zurück"
/// german.close = "Schließen"
/// var options = BrowserOptions()
/// options.languages = ["en", "de"]
/// options.texts = ["de": german]
/// ```
///
/// The HTML of a page contains the texts in its language. The client script contains no texts.
public struct BrowserTexts: Sendable, Hashable {
    /// The name of the button that closes a screen and returns to the screen below it.
    public var back = "Back"
    /// The name of the button that closes a screen which covers another, such as a dialog.
    public var close = "Close"
    /// The name of the button that closes a toast, a short message at the edge of the window.
    public var dismiss = "Dismiss"
    /// The name of the button that stops sending a file.
    public var cancel = "Cancel"
    /// The name of the button that shows the previous page of a pager.
    public var previous = "Previous"
    /// The name of the button that shows the next page of a pager.
    public var next = "Next"
    /// The text that shows the position in a pager: `%1` is replaced by the number of the page, `%2` by the number of pages.
    public var position = "%1 of %2"
    /// The text with which assistive technology announces a pager.
    public var carousel = "carousel"
    /// The name of the list of section titles with which a person jumps to a section of a list.
    public var index = "Jump to"
    /// The name of a button that applies an action to a row: `%1` is replaced by the action, `%2` by the row, as in "Delete: Grace Hopper".
    public var rowAction = "%1: %2"
    /// The name of the button that shows the actions of a row, on a device without a pointer that can rest on the row.
    public var more = "More"
    /// The message while there is no connection.
    public var connectionLost = "The connection was lost. Trying again…"
    /// The message while the server has no room for another session.
    public var serverBusy = "The server is busy. Trying again…"
    /// The message after a page has opened a new session that contains all typed text.
    public var sessionRenewed = "The connection was restored. Your text is still here; everything else was lost."
    /// The message after a page has opened a new session that has no place for some typed text. `%1` is the list of names of its fields.
    public var sessionRenewedInPart = "The connection was restored. Enter this again, because its field is gone: %1"
    /// The message when the server accepts nothing from this page any more.
    public var connectionRefused = "The connection was refused. Load the page again."
    /// The message when the server has ended the session and the page cannot load again by itself.
    public var sessionEnded = "You have been signed out. Load the page again."
    /// The message about a file that is larger than its field or ``BrowserOptions/maximumFileSize`` allows. The limit follows in brackets.
    public var fileTooLarge = "The file is too large."
    /// The message about a file for which the server has no room, or which took too long to arrive.
    public var fileNotTaken = "The server could not take the file. Try again later."
    /// The message on the page of a refused visitor if the app gives no message; see ``Admission/refuse(_:_:)``.
    public var notAdmitted = "You may not see this page."
    /// The message on the page if the app could not decide about the admission of a visitor.
    public var admissionFailed = "The server could not check your access to this page. Try again later."
    /// The heading of the page that lists the apps of a host.
    public var apps = "Apps"
    /// The message for browsers that run no scripts.
    public var needsScript = "You can read this page. To use it, allow JavaScript."
    /// The message for browsers that run no scripts, on a page with a list of which only the first rows are in the page.
    public var restNeedsScript = "You can read the beginning of this page. To see the rest and to use it, allow JavaScript."
    /// The message for browsers that run no scripts, on a page whose data did not arrive in time.
    public var stillLoading = "This page is still loading. Load it again, or allow JavaScript."
    /// The text of the link to the page with its data, for browsers that run no scripts and do not obey the redirect in the page.
    public var readWithoutScript = "Read without JavaScript"

    /// Makes the English texts.
    public init() {}

    /// The texts that the HTML of a page contains, by the names that the client script uses for them.
    var named: [(name: StaticString, text: String)] {
        [
            ("back", back), ("close", close), ("dismiss", dismiss), ("previous", previous), ("next", next),
            ("position", position), ("carousel", carousel), ("index", index), ("action", rowAction), ("more", more),
            ("lost", connectionLost), ("busy", serverBusy), ("refused", connectionRefused), ("ended", sessionEnded),
        ]
    }

    /// Returns the languages, each once and in their order, for which there are neither texts of the app nor texts of the kit. Their pages
    /// show the English texts.
    static func languagesWithoutTexts(_ languages: [String], of texts: [String: BrowserTexts]) -> [String] {
        var seen: Set<String> = []
        return languages.filter { language in
            seen.insert(language).inserted && LanguageTag.best(for: language, of: ["en"] + texts.keys + shipped.keys) == nil
        }
    }

    /// Returns the texts in a language: those of the app in `texts`, or else those of the kit, or else the English texts.
    static func best(for language: String, of texts: [String: BrowserTexts]) -> BrowserTexts {
        if let given = LanguageTag.best(for: language, of: texts.keys).flatMap({ texts[$0] }) { return given }
        return LanguageTag.best(for: language, of: shipped.keys).flatMap { shipped[$0] } ?? BrowserTexts()
    }
}
