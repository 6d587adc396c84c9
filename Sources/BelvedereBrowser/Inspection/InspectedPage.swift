/// A page that shows an app and its inspector side by side. Each of the two is a page of its own, in an `iframe`.
struct InspectedPage {
    let language: String
    let isRightToLeft: Bool
    /// The name of the app.
    let name: String
    /// The address of the app's page. Its query contains the secret that connects it with the inspector.
    let application: String
    /// The address of the inspector, with the same secret.
    let inspector: String

    var page: Page {
        let title = "Inspecting \(name)"
        var html = HTMLWriter(around: HTMLWriter())
        html.append(
            Element(
                .html, nil, [(.lang, language), (.dir, isRightToLeft ? "rtl" : "ltr")],
                [
                    Element(
                        .head, nil, [],
                        [
                            Element(.meta, nil, [(.charset, "utf-8")]),
                            Element(.meta, nil, [(.name, "viewport"), (.content, "width=device-width, initial-scale=1")]),
                            Element(.meta, nil, [(.name, "color-scheme"), (.content, "light dark")]),
                            Element(.title, text: title),
                            Element(.link, nil, [(.rel, "icon"), (.href, "data:,")]),
                            Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styleSheet.path)]),
                            Element(.link, nil, [(.rel, "stylesheet"), (.href, Asset.styles["inspect"]?.path ?? "")]),
                        ]),
                    Element(
                        .body, nil, [(.class, "inspect")],
                        [
                            Element(
                                .main, nil, [],
                                [Element(.h1, nil, [(.class, "unseen")], text: title)]
                                    + [(name, application), ("Inspector", inspector)].map {
                                        Element(.div, nil, [], [Element(.iframe, nil, [(.title, $0), (.src, $1)])])
                                    })
                        ]),
                ]))
        return Page(bytes: html.bytes, nonce: nil)
    }
}
