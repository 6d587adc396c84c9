@_spi(Hosting) internal import Belvedere

/// Renders whole pages.
struct PageRenderer {
    /// Where a page connects to.
    static let livePath = "/_belvedere/live"

    var language: String
    var isRightToLeft: Bool
    var texts = BrowserTexts()
    var hold: Duration
    var maximumFileSize: Int
    var catalog = MarkupCatalog.standard
    /// The style sheet of the app, if it has one.
    var theme: Asset?
    /// The bar above the page, if there is one.
    var frame: FrameMarkup?
    var description: PageDescription?
    /// The address of the site's icon; empty if it has none.
    var icon = ""

    /// What a page and a session compare to find out whether they show the same.
    static func digest(of node: ViewNode, _ catalog: MarkupCatalog) -> Digest {
        var html = HTMLWriter()
        html.append(catalog.element(for: node))
        return digest(of: html)
    }

    private static func digest(of content: HTMLWriter) -> Digest { Digest(content.bytes + content.rules) }

    /// The page of an app at one of its addresses.
    ///
    /// - Parameter query: what the page says of itself when it connects, beside its address.
    func page(of node: ViewNode, title: String, application: String, query: String = "") -> Page {
        var content = HTMLWriter()
        content.append(catalog.element(for: node))
        let digest = Self.digest(of: content)
        return document(
            title: title, content,
            attributes: { html in
                html.append(" data-app=\"")
                html.append(escaping: application)
                html.append("\" data-digest=\"")
                html.append(escaping: digest.description)
                html.append("\" data-live=\"")
                html.append(escaping: Self.livePath)
                html.append("\" data-hold=\"")
                html.append(escaping: String(hold.components.seconds))
                html.append("\" data-file=\"")
                html.append(escaping: String(maximumFileSize))
                html.append("\"")
                if query.isEmpty { return }
                html.append(" data-query=\"")
                html.append(escaping: query)
                html.append("\"")
            }, isLive: true)
    }

    /// A page around some content.
    func document(
        title: String, _ content: HTMLWriter, attributes: (inout HTMLWriter) -> Void = { _ in }, isLive: Bool
    ) -> Page {
        let nonce = content.rules.isEmpty ? nil : Secret.make()
        var html = HTMLWriter()
        html.append("<!doctype html><html lang=\"")
        html.append(escaping: language)
        html.append("\" dir=\"")
        html.append(escaping: isRightToLeft ? "rtl" : "ltr")
        html.append(
            "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">")
        html.append("<meta name=\"color-scheme\" content=\"")
        html.append(frame?.scheme == .light ? "light" : frame?.scheme == .dark ? "dark" : "light dark")
        html.append("\"><title>")
        html.append(escaping: title)
        html.append("</title>")
        description?.write(to: &html, title: title)
        // Browsers ask for an icon by themselves where a page names none.
        html.append("<link rel=\"icon\" href=\"")
        html.append(escaping: icon.isEmpty ? "data:," : icon)
        html.append("\"><link rel=\"stylesheet\" href=\"")
        html.append(escaping: (frame == nil ? Asset.styleSheet : .framedStyleSheet).path)
        html.append("\">")
        let further = (content.hasSymbols ? ["symbols"] : []) + (isLive ? [] : ["index"])
        for path in further.map({ Asset.styles[$0]?.path ?? "" }) + content.sheets {
            html.append("<link rel=\"stylesheet\" href=\"")
            html.append(escaping: path)
            html.append("\">")
        }
        if let theme {
            html.append("<link rel=\"stylesheet\" href=\"")
            html.append(escaping: theme.path)
            html.append("\">")
        }
        if let nonce {
            html.append("<style nonce=\"")
            html.append(escaping: nonce)
            html.append("\">")
            html.append(rulesOf: content)
            html.append("</style>")
        }
        if isLive {
            html.append("<script defer src=\"")
            html.append(escaping: Asset.script.path)
            html.append("\"></script>")
        }
        html.append("</head><body")
        attributes(&html)
        html.append(">")
        frame?.write(to: &html)
        html.append("<main id=\"app\">")
        html.append(finished: content)
        html.append("</main>")
        if isLive {
            html.append("<div id=\"link\" role=\"status\" hidden></div>")
            html.append("<div id=\"polite\" class=\"unseen\" aria-live=\"polite\"></div>")
            html.append("<div id=\"urgent\" class=\"unseen\" aria-live=\"assertive\"></div>")
            html.append("<div hidden>")
            for (name, text) in texts.named {
                html.append("<i id=\"t-")
                html.append(name)
                html.append("\">")
                html.append(escaping: text)
                html.append("</i>")
            }
            html.append("</div><noscript><p class=\"notice\">")
            html.append(escaping: texts.needsScript)
            html.append("</p></noscript>")
        }
        html.append("</body></html>")
        return Page(bytes: html.bytes, nonce: nonce)
    }
}
