/// The tag of an HTML element, such as `div`. The list is closed, because only this file makes tags. So a text of an app cannot become a
/// tag.
@_spi(Hosting)
public struct Tag: Sendable, Hashable {
    /// The name in HTML.
    let rawValue: String
    /// Whether the element has no content and no end tag (HTML, section 13.1.2, "void elements").
    let isVoid: Bool

    private init(_ rawValue: String, isVoid: Bool = false) {
        self.rawValue = rawValue
        self.isVoid = isVoid
    }
}

// The tags that views use.
@_spi(Hosting)
extension Tag {
    public static let div = Tag("div"), section = Tag("section"), header = Tag("header"), nav = Tag("nav"), span = Tag("span")
    public static let p = Tag("p"), h1 = Tag("h1"), h2 = Tag("h2"), ul = Tag("ul"), li = Tag("li"), hr = Tag("hr", isVoid: true)
    public static let details = Tag("details"), summary = Tag("summary"), strong = Tag("strong"), em = Tag("em")
    public static let code = Tag("code"), pre = Tag("pre")

    public static let button = Tag("button"), a = Tag("a"), input = Tag("input", isVoid: true), label = Tag("label")
    public static let select = Tag("select"), option = Tag("option"), textarea = Tag("textarea"), fieldset = Tag("fieldset")

    public static let img = Tag("img", isVoid: true), progress = Tag("progress"), svg = Tag("svg"), polyline = Tag("polyline")
    public static let circle = Tag("circle"), rect = Tag("rect"), path = Tag("path")
    /// The text inside an SVG picture.
    public static let svgText = Tag("text")

    /// An element whose behaviour comes from a script; see "Modules" in the article about the protocol.
    public static let module = Tag("x-module")
    /// A link to the style sheet of a script, beside the elements that need it.
    public static let link = Tag("link", isVoid: true)
}

// The tags of the page around the views. The HTML of a view cannot use them.
extension Tag {
    static let html = Tag("html"), head = Tag("head"), body = Tag("body"), main = Tag("main"), title = Tag("title")
    static let meta = Tag("meta", isVoid: true), base = Tag("base", isVoid: true), style = Tag("style"), script = Tag("script"),
        noscript = Tag("noscript")
    static let iframe = Tag("iframe"), i = Tag("i")
}
