@_spi(Hosting) internal import Belvedere
internal import BelvedereCore

/// Writes the bar above a page. It stands before the content, works without a script, and keeps its height whatever is in it.
struct FrameMarkup {
    var frame: BrowserFrame
    /// The languages that can be chosen between.
    var languages: [String] = []
    /// The language of the page.
    var language: String
    /// The colours that the person has chosen; `nil` where there is no choice.
    var scheme: Theme.Scheme?
    /// The addresses of the style sheets that show the app in each choice of colours; an empty one for the sheet of the kit.
    var sheets: [Theme.Scheme: String] = [:]

    private var words: FrameWords { frame.words ?? FrameWords(language: language) }

    func write(to html: inout HTMLWriter) {
        // It belongs to no view. The script reads the view of a control from its name, so this name has no number.
        html.append("<header id=\"views\" class=\"frame\"><nav aria-label=\"")
        html.append(escaping: frame.name)
        html.append("\">")
        if let home = frame.home { link(home, number: 0, class: "home", to: &html) }
        let hasMore = !frame.variants.isEmpty || !frame.entries.isEmpty || offersScheme || offersLanguages
        if hasMore {
            html.append("<button class=\"unfold\" type=\"button\" popovertarget=\"frame-more\" aria-label=\"")
            html.append(escaping: words.menu)
            html.append("\"></button><div id=\"frame-more\" popover>")
            if !frame.variants.isEmpty { list(frame.variants, named: words.variants, from: 1, class: "variants", to: &html) }
            if !frame.entries.isEmpty { list(frame.entries, named: "", from: 1 + frame.variants.count, class: "entries", to: &html) }
            if offersScheme { schemes(to: &html) }
            if offersLanguages { tongues(to: &html) }
            html.append("</div>")
        }
        html.append("</nav></header>")
    }

    private var offersScheme: Bool { frame.offersScheme && scheme != nil }
    private var offersLanguages: Bool { frame.offersLanguages && languages.count > 1 }

    private func list(_ entries: [FrameEntry], named name: String, from first: Int, class kind: StaticString, to html: inout HTMLWriter) {
        html.append("<div class=\"")
        html.append(kind)
        html.append("\">")
        heading(name, to: &html)
        html.append("<ul")
        if !name.isEmpty {
            html.append(" aria-label=\"")
            html.append(escaping: name)
            html.append("\"")
        }
        html.append(">")
        for (number, entry) in entries.enumerated() {
            html.append("<li>")
            link(entry, number: first + number, class: nil, to: &html)
            html.append("</li>")
        }
        html.append("</ul></div>")
    }

    /// What is seen above a list in a narrow window. The list itself has the name for assistive technology.
    private func heading(_ name: String, to html: inout HTMLWriter) {
        if name.isEmpty { return }
        html.append("<span class=\"name\" aria-hidden=\"true\">")
        html.append(escaping: name)
        html.append("</span>")
    }

    private func link(_ entry: FrameEntry, number: Int, class kind: StaticString?, to html: inout HTMLWriter) {
        html.append("<a")
        if let kind {
            html.append(" class=\"")
            html.append(kind)
            html.append("\"")
        }
        if let address = Self.address(of: entry, number: number) {
            html.append(" href=\"")
            html.append(escaping: address)
            html.append("\"")
        }
        if entry.isCurrent { html.append(" aria-current=\"page\"") }
        html.append(">")
        html.append(escaping: entry.title)
        html.append("</a>")
    }

    /// Addresses that begin with a question mark are left to the browser: it knows which screen is shown by now.
    private static func address(of entry: FrameEntry, number: Int) -> String? {
        switch entry.target {
        case .address(let address):
            address.hasPrefix("?") || LinkPolicy.allowsPage(at: address) ? address : LinkPolicy.destination(of: address)
        case .finding: "?\(PersonalChoice.entryName)=\(number)"
        }
    }

    private func schemes(to html: inout HTMLWriter) {
        choice("scheme", named: words.scheme, to: &html) { html in
            let offered: [(Theme.Scheme, String)] = [
                (.automatic, words.automatic), (.light, words.light), (.dark, words.dark),
            ]
            for (offer, title) in offered {
                html.append("<li><a data-b=\"scheme\" data-i=\"")
                html.append(escaping: offer.rawValue)
                html.append("\" data-sheet=\"")
                html.append(escaping: sheets[offer] ?? "")
                html.append("\" href=\"?")
                html.append(escaping: "\(PersonalChoice.schemeName)=\(offer.rawValue)")
                html.append("\"")
                if offer == scheme { html.append(" aria-current=\"true\"") }
                html.append(">")
                html.append(escaping: title)
                html.append("</a></li>")
            }
        }
    }

    private func tongues(to html: inout HTMLWriter) {
        choice("language", named: words.language, to: &html) { html in
            for offer in languages {
                html.append("<li><a lang=\"")
                html.append(escaping: offer)
                html.append("\" href=\"?")
                html.append(escaping: "\(PersonalChoice.languageName)=\(offer)")
                html.append("\"")
                if offer == LanguageTag.best(for: language, of: languages) { html.append(" aria-current=\"true\"") }
                html.append(">")
                html.append(escaping: words.name(of: offer))
                html.append("</a></li>")
            }
        }
    }

    /// A button and what it opens. In a narrow window the list stands open, and there is no button.
    private func choice(
        _ kind: StaticString, named name: String, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
    ) {
        html.append("<div class=\"choose\">")
        heading(name, to: &html)
        html.append("<button type=\"button\" popovertarget=\"frame-")
        html.append(kind)
        html.append("\">")
        html.append(escaping: name)
        html.append("</button><ul id=\"frame-")
        html.append(kind)
        html.append("\" popover aria-label=\"")
        html.append(escaping: name)
        html.append("\">")
        body(&html)
        html.append("</ul></div>")
    }
}
