public import Foundation
internal import HTTPService

/// A person or company that collected data for the source. The source requires that their name is shown beside the data.
public struct PlaceAttribution: Sendable, Hashable {
    /// The name of the person or company as plain text.
    public let name: String
    /// The address of a web page of the person or company, or nil if the source has none.
    public let link: URL?

    /// Creates an attribution, or returns nil if the name is empty.
    public init?(name: String, link: URL? = nil) {
        let name = RemoteText.cleaned(name)
        guard !name.isEmpty else { return nil }
        self.name = name
        self.link = link
    }

    /// Parses HTML such as `Listings by <a href="https://example.com/">Example</a>`. The result contains its text without HTML, and the
    /// address of its first link.
    public init?(html: String) {
        // Cut the HTML. A real attribution is much shorter.
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
