public import Foundation
internal import HTTPService

/// Somebody who gathered facts for the source, and whom it wants named beside them.
public struct PlaceAttribution: Sendable, Hashable {
    /// The name, free of markup.
    public let name: String
    /// A page of theirs, if the source gives one.
    public let link: URL?

    /// Nil when there is no name.
    public init?(name: String, link: URL? = nil) {
        let name = RemoteText.cleaned(name)
        guard !name.isEmpty else { return nil }
        self.name = name
        self.link = link
    }

    /// Reads a piece of HTML such as `Listings by <a href="https://example.com/">Example</a>`: its text, and where its
    /// first link leads. Nothing of the markup itself gets through.
    public init?(html: String) {
        // Far more than any attribution has; what is cut off is markup or noise.
        let html = String(html.prefix(2000))
        var link: URL?
        if let found = html.firstMatch(of: /href\s*=\s*["']([^"'<>]*)["']/.ignoresCase()) {
            link = RemoteText.webAddress(Self.plain(String(found.1)))
        }
        self.init(name: Self.plain(html.replacing(/<[^>]*>/, with: "")), link: link)
    }

    private static func plain(_ text: String) -> String {
        var text = text
        for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")] {
            text = text.replacing(entity, with: sign)
        }
        return text
    }
}
