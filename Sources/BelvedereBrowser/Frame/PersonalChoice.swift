internal import Belvedere

/// What a person has chosen by the bar above a page: the colours, or the language.
///
/// A link of the bar says it in the query of the page's own address. The answer sets a cookie and leads back, so a choice needs
/// no script. With one the page changes its colours at once and loads nothing.
enum PersonalChoice: Hashable {
    case scheme(Theme.Scheme)
    case language(String)

    static let schemeName = "belvedere-scheme"
    static let languageName = "belvedere-language"
    /// The query by which a link is followed that depends on the screen; its value is the number of the entry.
    static let entryName = "belvedere-entry"

    /// The choice that a query states, if it is one that can be made.
    init?(query: String, languages: [String]) {
        if let scheme = Self.value(of: Self.schemeName, in: query).flatMap(Theme.Scheme.init(rawValue:)) {
            self = .scheme(scheme)
        } else if let language = Self.value(of: Self.languageName, in: query), languages.contains(language) {
            self = .language(language)
        } else {
            return nil
        }
    }

    /// The cookie that keeps the choice, which is no secret. The first choice of all is to choose nothing.
    var cookie: String {
        let (name, value) =
            switch self {
            case .scheme(let scheme): (Self.schemeName, scheme == .automatic ? "" : scheme.rawValue)
            case .language(let language): (Self.languageName, language)
            }
        return "\(name)=\(value); Path=/; Max-Age=\(value.isEmpty ? 0 : 31_536_000); SameSite=Lax"
    }

    /// The address without what was chosen. Never one of another host, whatever was asked for.
    static func way(back path: String) -> String { "/" + path.drop { $0 == "/" || $0 == "\\" } }

    /// The value of a name in the query of an address; the names and values of ours need no decoding.
    static func value(of name: String, in query: String) -> String? {
        for pair in query.split(separator: "&") where pair.hasPrefix("\(name)=") { return String(pair.dropFirst(name.count + 1)) }
        return nil
    }
}
