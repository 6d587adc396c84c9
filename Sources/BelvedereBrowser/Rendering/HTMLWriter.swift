/// The only type that writes HTML. It escapes every text and every value of an attribute with ``append(escaping:)``.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []
    /// The style properties of the elements, as rules of a style sheet. They are written into the head of the page.
    private(set) var rules: [UInt8] = []
    /// Whether the elements contain a symbol. The page then loads the style sheet of the symbols.
    private(set) var hasSymbols = false
    /// The addresses of the style sheets that the elements need. The head of the page links to them, so that the browser shows nothing
    /// before they have loaded.
    private(set) var sheets: [String] = []

    /// The HTML of the views and their style rules, stored while the page around them is being written.
    private var views: (html: [UInt8], rules: [UInt8])?

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes a writer for views, or for any other part of a page.
    init() {}

    /// Makes a writer whose content is complete HTML from the app's developer. The writer does not escape it.
    init(trusting html: String) {
        bytes = Array(html.utf8)
    }

    /// Makes a writer for the page around views that are already written. It puts the views into its `main` element, and their rules into
    /// its `style` element. The rules contain no text of an app, so they need no escaping; see ``StyleProperty`` and ``StyleValue``.
    init(around views: HTMLWriter) {
        self.views = (views.bytes, views.rules)
        bytes.reserveCapacity(views.bytes.count + views.rules.count + 8_192)
        append("<!doctype html>")
    }

    mutating func append(_ element: Element) {
        if element.tag == .link, views == nil { return keep(element) }
        append("<")
        append(name: element.tag.rawValue)
        if let identifier = element.identifier {
            append(" id=\"")
            append(name: identifier.name)
            append("\"")
        }
        for (name, value) in element.attributes {
            append(" ")
            append(name: name.rawValue)
            switch value {
            // An attribute without a value has the empty text as its value (HTML, section 13.1.2.3).
            case .text(""): continue
            case .text(let text):
                append("=\"")
                append(escaping: text)
                if name == .class, !hasSymbols, text.contains("symbol-") { hasSymbols = true }
            case .reference(let identifier):
                append("=\"")
                append(name: identifier.name)
            }
            append("\"")
        }
        append(">")
        writeRule(of: element)
        if element.tag.isVoid { return }
        // A parser of HTML ignores a line break directly after this tag (HTML, section 13.2.6.4.7). Write an extra one, so that a line
        // break at the start of the text stays.
        if element.tag == .textarea { append("\n") }
        for content in element.content {
            switch content {
            case .text(let text): append(escaping: text)
            case .element(let child): append(child)
            }
        }
        if let views {
            if element.tag == .main { bytes += views.html }
            if element.tag == .style { bytes += views.rules }
        }
        append("</")
        append(name: element.tag.rawValue)
        append(">")
    }

    private mutating func append(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func keep(_ link: Element) {
        for case (.href, .text(let address)) in link.attributes where !sheets.contains(address) { sheets.append(address) }
    }

    private mutating func writeRule(of element: Element) {
        guard !element.styles.isEmpty, let identifier = element.identifier else { return }
        let properties = element.styles.map { "\($0.property.rawValue):\($0.value.css)" }.joined(separator: ";")
        rules += "#\(identifier.name.replacing(".", with: "\\.")){\(properties)}".utf8
    }

    /// Appends a text that is safe both between tags and between double quotes. HTML cannot contain NUL, so it becomes U+FFFD.
    mutating func append(escaping text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            case UInt8(ascii: "'"): append("&#39;")
            case UInt8(ascii: "\r"): append("&#13;")
            case 0: append("\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }

    /// Appends a tag, the name of an attribute or the identifier of an element without escaping. They contain only letters, digits, `-` and
    /// `.`.
    private mutating func append(name: String) {
        bytes.append(contentsOf: name.utf8)
    }
}
