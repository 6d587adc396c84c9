@_spi(Hosting) internal import Belvedere
internal import BelvedereCore

/// Writes the HTML of the page bar. The bar is above the content of the page, works without a script, and always has the same height.
struct PageBarMarkup {
    var bar: PageBar
    /// The languages that the person can choose.
    var languages: [String] = []
    /// The language of the page.
    var language: String
    /// The colours that the person has chosen. If it is `nil`, the bar offers no choice of colours.
    var scheme: Theme.Scheme?
    /// The address of the style sheet for each choice of colours. An empty address means that the kit's own style sheet is enough.
    var sheets: [Theme.Scheme: String] = [:]

    /// The query of the page's address. The links with choices keep it.
    var query = ""

    private var texts: PageBar.Texts { bar.texts ?? PageBar.Texts(language: language) }

    var element: Element {
        let home = bar.home.map { [link(to: $0, number: 0, [(.class, "home")])] } ?? []
        // The bar belongs to no view. The client script reads the number of a view from an element's name, so the name of the bar has no
        // number.
        return Element(.header, nil, [(.id, "views"), (.class, "page-bar")], [Element(.nav, nil, [(.ariaLabel, bar.name)], home + more)])
    }

    /// All links and menus except the home link. In a narrow window a button opens them.
    private var more: [Element] {
        var parts: [Element] = []
        if !bar.variants.isEmpty { parts.append(list(bar.variants, named: texts.variants, from: 1, class: "variants")) }
        if !bar.entries.isEmpty { parts.append(list(bar.entries, named: "", from: 1 + bar.variants.count, class: "entries")) }
        if bar.offersScheme, scheme != nil { parts.append(schemes) }
        if bar.offersLanguages, languages.count > 1 { parts.append(tongues) }
        if parts.isEmpty { return [] }
        return [
            Element(
                .button, nil,
                [
                    (.class, "unfold"), (.type, "button"), (.popovertarget, "bar-more"), (.ariaLabel, texts.menu),
                ]),
            Element(.div, nil, [(.id, "bar-more"), (.popover, "")], parts),
        ]
    }

    private func list(_ entries: [PageBar.Entry], named name: String, from first: Int, class kind: String) -> Element {
        let links = zip(first..., entries).map { number, entry in Element(.li, nil, [], [link(to: entry, number: number)]) }
        return Element(
            .div, nil, [(.class, kind)],
            heading(name) + [
                Element(.ul, nil, name.isEmpty ? [] : [(.ariaLabel, name)], links)
            ])
    }

    /// Returns the heading above a group of links in a narrow window. Assistive technology ignores it, because the group itself has the
    /// same name.
    private func heading(_ name: String) -> [Element] {
        name.isEmpty ? [] : [Element(.span, nil, [(.class, "name"), (.ariaHidden, "true")], text: name)]
    }

    private func link(to entry: PageBar.Entry, number: Int, _ attributes: [(Attribute, String)] = []) -> Element {
        let address = Self.address(of: entry, number: number).map { [(Attribute.href, $0)] } ?? []
        return Element(.a, nil, attributes + address + (entry.isCurrent ? [(.ariaCurrent, "page")] : []), text: entry.title)
    }

    /// Returns the address of a link. An address such as `?inspect` stays as it is, because the browser adds it to the address of the shown
    /// screen.
    private static func address(of entry: PageBar.Entry, number: Int) -> String? {
        switch entry.target {
        case .address(let address):
            address.hasPrefix("?") || LinkPolicy.allowsPage(at: address) ? address : LinkPolicy.destination(of: address)
        case .finding: "?\(PersonalChoice.entryName)=\(number)"
        }
    }

    private var schemes: Element {
        let offered: [(Theme.Scheme, String)] = [(.automatic, texts.automatic), (.light, texts.light), (.dark, texts.dark)]
        return choice(
            "scheme", named: texts.scheme,
            offered.map { offer, title in
                option(
                    title, isChosen: offer == scheme,
                    [
                        (.behaviour, "scheme"), (.choice, offer.rawValue), (.sheet, sheets[offer] ?? ""),
                        (.href, PersonalChoice.address(PersonalChoice.schemeName, offer.rawValue, keeping: query)),
                    ])
            })
    }

    private var tongues: Element {
        let chosen = LanguageTag.best(for: language, of: languages)
        return choice(
            "language", named: texts.language,
            languages.map { offer in
                option(
                    texts.name(of: offer), isChosen: offer == chosen,
                    [
                        (.lang, offer), (.href, PersonalChoice.address(PersonalChoice.languageName, offer, keeping: query)),
                    ])
            })
    }

    private func option(_ title: String, isChosen: Bool, _ attributes: [(Attribute, String)]) -> Element {
        Element(.li, nil, [], [Element(.a, nil, attributes + (isChosen ? [(.ariaCurrent, "true")] : []), text: title)])
    }

    /// Returns a button that opens a menu of options. In a narrow window the menu is always open, and there is no button.
    private func choice(_ kind: String, named name: String, _ options: [Element]) -> Element {
        Element(
            .div, nil, [(.class, "choose")],
            heading(name) + [
                Element(.button, nil, [(.type, "button"), (.popovertarget, "bar-\(kind)")], text: name),
                Element(.ul, nil, [(.id, "bar-\(kind)"), (.popover, ""), (.ariaLabel, name)], options),
            ])
    }
}
