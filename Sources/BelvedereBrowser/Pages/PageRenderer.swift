@_spi(Hosting) internal import Belvedere
internal import BelvedereCore

/// Renders complete HTML pages.
struct PageRenderer {
    /// The address of the WebSocket that each page opens.
    static let livePath = "/_belvedere/live"

    var language: String
    var isRightToLeft: Bool
    var texts = BrowserTexts()
    var catalog = MarkupCatalogue.standard
    /// The style sheet of the app, if it has one.
    var theme: Asset?
    /// The page bar, if there is one.
    var bar: PageBarMarkup?
    /// The strip below the page, if there is one.
    var strip: PatternStripMarkup?
    /// The frame of another page in which the page is shown; `nil` for a page of its own.
    var frame: PageFrame?
    var description: PageDescription?
    /// The address of the site's icon. It is empty if the site has none.
    var icon = ""
    var withoutScript = WithoutScript.isComplete
    /// The addresses of further style sheets: those of the app's developer, or that of a page without a script.
    var ownSheets: [String] = []
    /// The preferred address of the page for search engines. It is empty if it is the address at which the page is served.
    var canonical = ""

    /// Returns the digest with which a page and a session find out whether they show the same content.
    static func digest(of node: ViewNode, _ catalog: MarkupCatalogue) -> Digest {
        var html = HTMLWriter()
        html.append(catalog.element(for: node))
        return digest(of: html)
    }

    private static func digest(of views: HTMLWriter) -> Digest { Digest(views.bytes + views.rules) }

    /// Renders the page of an app at one of its addresses.
    ///
    /// - Parameter query: the query that the page adds to its address when it connects.
    func page(of node: ViewNode, title: String, application: String, query: String = "") -> Page {
        var views = HTMLWriter()
        views.append(catalog.element(for: node))
        let attributes: [(Attribute, String)] = [
            (.application, application), (.digest, Self.digest(of: views).description), (.live, Self.livePath),
        ]
        let place: [(Attribute, String)] = frame.map { [(.class, $0.rawValue)] } ?? []
        return document(title: title, views, attributes + (query.isEmpty ? [] : [(.query, query)]) + place, isLive: true)
    }

    /// Renders a page that has no session.
    func document(title: String, _ content: Element) -> Page {
        var html = HTMLWriter()
        html.append(content)
        return document(title: title, html, [], isLive: false)
    }

    /// Renders a page with HTML and style sheets of the app's developer.
    func document(title: String, trusting html: String, styleSheets: [String]) -> Page {
        var renderer = self
        renderer.ownSheets = styleSheets
        return renderer.document(title: title, HTMLWriter(trusting: html), [], isLive: false)
    }

    private func document(title: String, _ views: HTMLWriter, _ attributes: [(Attribute, String)], isLive: Bool) -> Page {
        let nonce = views.rules.isEmpty ? nil : Secret.make()
        let head = head(title: title, sheets: sheets(of: views, isLive: isLive), nonce, isLive: isLive)
        let main = Element(.main, nil, [(.id, "app")])
        let body =
            (bar.map { [$0.element] } ?? []) + [main] + (strip.map { [$0.element] } ?? [])
            + (isLive ? forScript + withoutScript.notice(texts) : [])
        var html = HTMLWriter(around: views)
        html.append(
            Element(
                .html, nil, [(.lang, language), (.dir, isRightToLeft ? "rtl" : "ltr")],
                [
                    Element(.head, nil, [], head), Element(.body, nil, attributes, body),
                ]))
        return Page(bytes: html.bytes, nonce: nonce)
    }

    private func head(title: String, sheets: [String], _ nonce: String?, isLive: Bool) -> [Element] {
        let scheme = bar?.scheme == .light ? "light" : bar?.scheme == .dark ? "dark" : "light dark"
        var head = [
            Element(.meta, nil, [(.charset, "utf-8")]),
            Element(.meta, nil, [(.name, "viewport"), (.content, "width=device-width, initial-scale=1, viewport-fit=cover")]),
            Element(.meta, nil, [(.name, "color-scheme"), (.content, scheme)]),
            Element(.title, text: title),
        ]
        head += description?.elements(title: title) ?? []
        if isLive { head += withoutScript.way }
        // The links of a frame lead the whole window to another page.
        if frame != nil { head.append(Element(.base, nil, [(.target, "_top")])) }
        if !canonical.isEmpty { head.append(Element(.link, nil, [(.rel, "canonical"), (.href, canonical)])) }
        // If a page names no icon, browsers request one by themselves.
        head.append(Element(.link, nil, [(.rel, "icon"), (.href, icon.isEmpty ? "data:," : icon)]))
        head += sheets.map { Element(.link, nil, [(.rel, "stylesheet"), (.href, $0)]) }
        if let nonce { head.append(Element(.style, nil, [(.nonce, nonce)])) }
        if isLive { head.append(Element(.script, nil, [(.defer, ""), (.src, Asset.script.path)])) }
        return head
    }

    /// Returns the addresses of the style sheets in their order. A later sheet overrides an earlier one.
    private func sheets(of views: HTMLWriter, isLive: Bool) -> [String] {
        let further = (views.hasSymbols ? ["symbols"] : []) + (isLive ? [] : ["index"]) + (frame == nil ? [] : ["inspect"])
        return [(bar == nil ? Asset.styleSheet : .styleSheetWithBar).path] + further.map { Asset.styles[$0]?.path ?? "" } + views.sheets
            + ownSheets + (theme.map { [$0.path] } ?? [])
    }

    /// The hidden elements that the client script uses: the state of the connection, the texts for assistive technology, and the host's own
    /// texts.
    private var forScript: [Element] {
        [
            Element(.div, nil, [(.id, "link"), (.role, "status"), (.hidden, "")]),
            Element(.div, nil, [(.id, "polite"), (.class, "unseen"), (.ariaLive, "polite")]),
            Element(.div, nil, [(.id, "urgent"), (.class, "unseen"), (.ariaLive, "assertive")]),
            Element(.div, nil, [(.hidden, "")], texts.named.map { name, text in Element(.i, nil, [(.id, "t-\(name)")], text: text) }),
        ]
    }
}

/// The part of another page that shows a page in a frame. The raw value is the class of the page's body.
enum PageFrame: String {
    case inspector = "in-inspector"
    case strip = "in-strip"
}

extension Inspector {
    /// Returns the frame that shows an app; `nil` for an app that is not part of the inspector.
    func frame(of other: BelvedereApp) -> PageFrame? {
        other.path == application.path ? .inspector : other.path == strip?.path ? .strip : nil
    }
}

/// A rendered page, as the server sends it.
struct Page {
    var bytes: [UInt8]
    /// The random identifier of the style sheet inside the page, if there is one. The response's content security policy must contain it,
    /// because the browser ignores the sheet otherwise.
    var nonce: String?
}

/// The description of a page for search engines and link previews (the Open Graph protocol). Empty values are not written.
struct PageDescription {
    var summary: String
    /// The absolute address of a picture, because another site makes the preview. It is empty if there is none.
    var picture: String

    func elements(title: String) -> [Element] {
        var elements: [Element] = []
        if !summary.isEmpty { elements.append(Element(.meta, nil, [(.name, "description"), (.content, summary)])) }
        elements.append(Element(.meta, nil, [(.property, "og:title"), (.content, title)]))
        if !summary.isEmpty { elements.append(Element(.meta, nil, [(.property, "og:description"), (.content, summary)])) }
        if picture.isEmpty { return elements }
        return elements + [
            Element(.meta, nil, [(.property, "og:image"), (.content, picture)]),
            Element(.meta, nil, [(.name, "twitter:card"), (.content, "summary_large_image")]),
        ]
    }
}

/// The title of a page in a browser's tab, history and bookmarks: the screen and its app.
enum PageTitle {
    /// Joins the titles of the topmost screen and of the app, as in "Grace Hopper – Contacts". If the app's title begins with the screen's
    /// title, it returns only the app's title.
    static func text(screen: String, application: String) -> String {
        if screen.isEmpty || application == screen || application.hasPrefix(screen + " ") { return application }
        if application.isEmpty { return screen }
        return "\(screen.changesOrder ? screen.isolated : screen) – \(application)"
    }
}
