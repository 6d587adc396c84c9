public import Belvedere

/// A slim bar above every page of a host. It contains a link to the list of apps, links to other variants of the shown app, further links,
/// and menus for colours and language.
///
/// A host has no page bar unless ``BrowserOptions/pageBar`` makes one. The server renders it as part of the page, so it works before the
/// script runs and without it:
///
/// ```swift
/// var options = BrowserOptions()
/// options.pageBar = { place in
///     var bar = PageBar("Tools", home: PageBar.Entry("All tools", address: "/"))
///     bar.entries = [PageBar.Entry("Help", address: "/help"), PageBar.Entry("Inspector", address: "?inspect")]
///     return place.path == "/login" ? nil : bar
/// }
/// ```
///
/// In a narrow window everything except the home link is behind one button.
public struct PageBar: Sendable {
    /// The name of the bar for assistive technology.
    public var name: String
    /// The link back to the page that lists the apps, or to another start page.
    public var home: Entry?
    /// Links to the variants of the shown app, for instance one for each architecture. The link to the shown variant has
    /// ``PageBar/Entry/isCurrent`` set.
    public var variants: [Entry] = []
    /// Further links, for example to the source, a manual or an inspector.
    public var entries: [Entry] = []
    /// Whether the bar lets the person choose light or dark colours. If the app's theme is always light or always dark, the bar shows no
    /// such menu.
    public var offersScheme = true
    /// Whether the bar lets the person choose a language of the host. If the host has only one language, the bar shows no such menu.
    public var offersLanguages = true
    /// The title of the strip below the page, which shows the parts of the visible screen; `nil` for a page without a strip. The host also
    /// needs an inspector with a strip.
    public var strip: String?
    /// The texts of the bar itself. If this is `nil`, they are the texts of the page's language.
    public var texts: Texts?

    /// Makes a bar with a name and a home link.
    ///
    /// - Parameters:
    ///   - name: the name of the bar for assistive technology.
    ///   - home: the link back to all apps.
    public init(_ name: String, home: Entry? = nil) {
        self.name = name
        self.home = home
    }

    /// Returns the link with a number: 0 is the home link, the others come after it. The query of a page's address contains such a number.
    func entry(_ number: Int) -> Entry? {
        if number == 0 { return home }
        let others = variants + entries
        return others.indices.contains(number - 1) ? others[number - 1] : nil
    }
}

extension PageBar {
    /// A link in the page bar: a text and an address.
    ///
    /// ```swift
    /// let home = PageBar.Entry("All apps", address: "/")
    /// let inspector = PageBar.Entry("Inspector", address: "?inspect")
    /// let code = PageBar.Entry("Code of this screen") { place in "/code/\(place.screen)" }
    /// ```
    public struct Entry: Sendable {
        enum Target: Sendable {
            case address(String)
            case finding(@Sendable (Place) -> String?)
        }

        /// The text of the link.
        public var title: String
        /// Whether the link leads to the content that the page already shows.
        public var isCurrent: Bool
        let target: Target

        /// Makes a link to an address.
        ///
        /// - Parameters:
        ///   - title: the text of the link.
        ///   - address: the destination: a path of this server, or a complete address of another server. An address such as `?inspect` is a
        ///     query that is added to the address of the shown screen.
        ///   - isCurrent: whether the link leads to the content that the page already shows.
        public init(_ title: String, address: String, isCurrent: Bool = false) {
            self.title = title
            self.isCurrent = isCurrent
            target = .address(address)
        }

        /// Makes a link whose address depends on the screen that is shown when the person follows the link.
        ///
        /// - Parameters:
        ///   - title: the text of the link.
        ///   - find: returns the address for the shown page and screen. If it returns `nil`, the person stays on the page.
        public init(_ title: String, find: @escaping @Sendable (Place) -> String?) {
            self.title = title
            isCurrent = false
            target = .finding(find)
        }
    }
}

extension PageBar {
    /// The app, the address and the screen that a person sees when the page bar is made, or when the person follows a link in it.
    public struct Place: Sendable {
        /// The shown app. It is `nil` on a page of the host that belongs to no app, such as the page that lists the apps.
        public let application: BelvedereApp?
        /// The path of the page, e.g. `/contacts/mvvm/7`.
        public let path: String
        /// The type of the topmost screen with its module, e.g. `ContactsMVVM.ContactListScreen`. It is set only when a person follows a
        /// link. It is empty while the bar is made, and on a page without a screen.
        public let screen: String
        /// The language of the page, as a BCP 47 tag.
        public let language: String

        /// Makes a value for a test.
        ///
        /// - Parameters:
        ///   - application: the shown app.
        ///   - path: the path of the page.
        ///   - screen: the type of the topmost screen, with its module.
        ///   - language: the language of the page.
        package init(application: BelvedereApp? = nil, path: String, screen: String = "", language: String = "en") {
            self.application = application
            self.path = path
            self.screen = screen
            self.language = language
        }
    }
}

/// A person's choice in the page bar: the colours or the language.
///
/// A link of the bar adds the choice as a query to the page's own address. The server's response sets a cookie and redirects back to the
/// page, so this works without a script. With a script, the page changes its colours at once and loads nothing.
enum PersonalChoice: Hashable {
    case scheme(Theme.Scheme)
    case language(String)

    static let schemeName = "belvedere-scheme"
    static let languageName = "belvedere-language"
    /// The name of a query field. Its value is the number of a link in the page bar whose address depends on the screen.
    static let entryName = "belvedere-entry"

    /// Reads the choice from a query. Returns `nil` if the query contains no valid choice.
    init?(query: String, languages: [String]) {
        if let scheme = Self.value(of: Self.schemeName, in: query).flatMap(Theme.Scheme.init(rawValue:)) {
            self = .scheme(scheme)
        } else if let language = Self.value(of: Self.languageName, in: query), languages.contains(language) {
            self = .language(language)
        } else {
            return nil
        }
    }

    /// The cookie that stores the choice, which is not secret. The choice "as the device" needs no cookie, so it deletes the cookie.
    var cookie: String {
        let (name, value) =
            switch self {
            case .scheme(let scheme): (Self.schemeName, scheme == .automatic ? "" : scheme.rawValue)
            case .language(let language): (Self.languageName, language)
            }
        return "\(name)=\(value); Path=/; Max-Age=\(value.isEmpty ? 0 : 31_536_000); SameSite=Lax"
    }

    /// Returns the path to redirect to, without the query with the choice. It begins with exactly one slash, so it cannot lead to another
    /// host.
    static func way(back path: String) -> String { "/" + path.drop { $0 == "/" || $0 == "\\" } }

    /// Returns the relative address of a choice: the query that the page keeps, with the choice at its end.
    static func address(_ name: String, _ value: String, keeping query: String) -> String {
        let kept = rest(of: query)
        return "?\(kept)\(kept.isEmpty ? "" : "&")\(name)=\(value)"
    }

    /// Returns a query without the choices in it.
    static func rest(of query: String) -> String {
        query.split(separator: "&").filter { pair in
            ![schemeName, languageName].contains { pair.hasPrefix("\($0)=") }
        }.joined(separator: "&")
    }

    /// Returns the value of a field in the query of an address. The kit's own names and values contain no characters that need decoding.
    static func value(of name: String, in query: String) -> String? {
        for pair in query.split(separator: "&") where pair.hasPrefix("\(name)=") { return String(pair.dropFirst(name.count + 1)) }
        return nil
    }
}
