/// The elements a page is made of. There is no way to name another, so no text can become one.
@_spi(Hosting)
public enum Tag: String, Sendable {
    case div, section, header, nav, span, p, h1, h2, ul, li, hr, details, summary, strong, em, code, pre
    case button, a, input, label, select, option, textarea, fieldset
    case img, progress, svg, polyline, circle, rect, path
    /// The text of a picture.
    case svgText = "text"
    /// An element that a module brings to life; see "Modules" in the protocol.
    case module = "x-module"
    /// The style sheet of a module, beside what it is for.
    case link

    /// An element that has no content and no end tag (HTML, section 13.1.2, "void elements").
    var isVoid: Bool { [.input, .img, .hr, .link].contains(self) }
}
