/// A slim bar above every page of a host: the way back to all apps, the same app in other forms, further links, and the
/// person's choice of colours and language.
///
/// A host has none unless ``BrowserOptions/frame`` makes one. It is part of the page as the server renders it, so it works
/// before the script runs and without it:
///
/// ```swift
/// var options = BrowserOptions()
/// options.frame = { place in
///     var frame = BrowserFrame("Tools", home: FrameEntry("All tools", address: "/"))
///     frame.entries = [FrameEntry("Help", address: "/help"), FrameEntry("Inspector", address: "?inspect")]
///     return place.path == "/login" ? nil : frame
/// }
/// ```
///
/// In a narrow window all but the way back is behind one button.
public struct BrowserFrame: Sendable {
    /// What assistive technology calls the bar.
    public var name: String
    /// The way back to where a person comes from.
    public var home: FrameEntry?
    /// The forms of this app, for instance one for each architecture it is written in. The one that is shown is the
    /// ``FrameEntry/isCurrent`` one.
    public var variants: [FrameEntry] = []
    /// Further links: the source, a manual, an inspector.
    public var entries: [FrameEntry] = []
    /// Whether a person can choose between light and dark. An app whose theme is always light or always dark offers no choice.
    public var offersScheme = true
    /// Whether a person can choose between the languages of the host, where it has more than one.
    public var offersLanguages = true
    /// The words of the bar itself. Left out, they are those of the language of the page.
    public var words: FrameWords?

    /// A bar with a name and a way back.
    ///
    /// - Parameters:
    ///   - name: what assistive technology calls the bar.
    ///   - home: the way back to all apps.
    public init(_ name: String, home: FrameEntry? = nil) {
        self.name = name
        self.home = home
    }

    /// The link with a number, as pages count them.
    func entry(_ number: Int) -> FrameEntry? {
        if number == 0 { return home }
        let others = variants + entries
        return others.indices.contains(number - 1) ? others[number - 1] : nil
    }
}
