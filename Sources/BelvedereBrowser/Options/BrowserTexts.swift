internal import BelvedereCore

/// The words that are the host's own, not an app's: the names of its marks and steps, and what it says of the connection.
///
/// English as it is made. The kit has them in Arabic, Persian, Hindi and simplified Chinese as well (``shipped``). Give the host
/// one for each other language the apps speak:
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
/// A page carries the words of its language; the script has none.
public struct BrowserTexts: Sendable, Hashable {
    /// The name of the mark that leaves a screen for the one before it.
    public var back = "Back"
    /// The name of the mark that leaves a screen which lies over another.
    public var close = "Close"
    /// The name of the mark that puts a toast away.
    public var dismiss = "Dismiss"
    /// The name of the step to the page before, in a pager.
    public var previous = "Previous"
    /// The name of the step to the page after, in a pager.
    public var next = "Next"
    /// Which page of how many: `%1` stands for the one, `%2` for the other.
    public var position = "%1 of %2"
    /// What assistive technology calls a pager.
    public var carousel = "carousel"
    /// The name of the index by which a person jumps to a section of a list.
    public var index = "Jump to"
    /// The name of a row's action: `%1` stands for the action, `%2` for the row.
    public var rowAction = "%1: %2"
    /// The name of the button that shows the actions of a row, where there is no pointer that could rest on the row.
    public var more = "More"
    /// Said while the connection is away.
    public var connectionLost = "The connection was lost. Trying again…"
    /// Said while the server has no room for another session.
    public var serverBusy = "The server is busy. Trying again…"
    /// Said when a page has had to begin again with a new session.
    public var sessionRenewed = "The connection was renewed. What you typed is still here; the rest was lost."
    /// Said when the server takes nothing from this page any more.
    public var connectionRefused = "The connection was refused. Load the page again."
    /// Said when the server has ended the session and the page cannot be loaded again by itself.
    public var sessionEnded = "You have been signed out. Load the page again."
    /// Said of a file beyond ``BrowserOptions/maximumFileSize``.
    public var fileTooLarge = "The file is too large."
    /// Said of a file that the server has no room for, or that took too long to arrive.
    public var fileNotTaken = "The server could not take the file. Try again later."
    /// Said on the page of a visitor who may not come in, where the answer of the app says nothing; see ``Admission/refuse(_:_:)``.
    public var notAdmitted = "You may not see this page."
    /// Said on the page where it could not be found out whether a visitor may come in.
    public var admissionFailed = "It could not be found out whether you may see this page. Try again later."
    /// The heading of the page that lists the apps of a host.
    public var apps = "Apps"
    /// Said to browsers that run no scripts.
    public var needsScript = "This page can be read as it is. To use it, allow JavaScript."

    /// The English words.
    public init() {}

    /// The words by the names under which the page's elements and the script find them.
    var named: [(name: StaticString, text: String)] {
        [
            ("back", back), ("close", close), ("dismiss", dismiss), ("previous", previous), ("next", next),
            ("position", position), ("carousel", carousel), ("index", index), ("action", rowAction), ("more", more),
            ("lost", connectionLost), ("busy", serverBusy), ("renewed", sessionRenewed), ("refused", connectionRefused),
            ("ended", sessionEnded),
            ("large", fileTooLarge),
        ]
    }

    /// The words of a language: those that the host was given, or else those that the kit has, or else the English ones.
    static func best(for language: String, of texts: [String: BrowserTexts]) -> BrowserTexts {
        if let given = LanguageTag.best(for: language, of: texts.keys).flatMap({ texts[$0] }) { return given }
        return LanguageTag.best(for: language, of: shipped.keys).flatMap { shipped[$0] } ?? BrowserTexts()
    }
}
