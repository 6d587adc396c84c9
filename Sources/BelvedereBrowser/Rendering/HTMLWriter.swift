/// The one place where HTML is made. Every text and every attribute's value passes through ``append(escaping:)``.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []
    /// The style properties of the elements, as the rules of a style sheet. A page has them in its head.
    private(set) var rules: [UInt8] = []
    /// Whether there is a symbol among the elements: their style sheet is one of its own.
    private(set) var hasSymbols = false
    /// The style sheets that elements bring along. A page names them in its head, so that nothing is shown before they are there.
    private(set) var sheets: [String] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ element: Element) {
        if element.tag == .link { return keep(element) }
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
            append("=\"")
            switch value {
            case .text(let text):
                append(escaping: text)
                if name == .class, !hasSymbols, text.contains("symbol-") { hasSymbols = true }
            case .reference(let identifier): append(name: identifier.name)
            }
            append("\"")
        }
        append(">")
        writeRule(of: element)
        if element.tag.isVoid { return }
        // The parser drops a line break right after the tag (HTML, section 13.2.6.4.7): one for it, the rest for us.
        if element.tag == .textarea { append("\n") }
        for content in element.content {
            switch content {
            case .text(let text): append(escaping: text)
            case .element(let child): append(child)
            }
        }
        append("</")
        append(name: element.tag.rawValue)
        append(">")
    }

    /// Markup of the host's own; never a text of the app.
    mutating func append(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// What another writer has made.
    mutating func append(finished other: HTMLWriter) {
        bytes += other.bytes
        rules += other.rules
        hasSymbols = hasSymbols || other.hasSymbols
        sheets += other.sheets
    }

    /// The rules of what has been written, between the tags of a style sheet. They are made of closed sets, so nothing in them has to
    /// be escaped; see ``StyleProperty`` and ``StyleValue``.
    mutating func append(rulesOf other: HTMLWriter) {
        bytes += other.rules
    }

    private mutating func keep(_ link: Element) {
        for case (.href, .text(let address)) in link.attributes where !sheets.contains(address) { sheets.append(address) }
    }

    private mutating func writeRule(of element: Element) {
        guard !element.styles.isEmpty, let identifier = element.identifier else { return }
        let properties = element.styles.map { "\($0.property.rawValue):\($0.value.css)" }.joined(separator: ";")
        rules += "#\(identifier.name.replacing(".", with: "\\.")){\(properties)}".utf8
    }

    /// A text, harmless between tags and between double quotes alike. NUL, which HTML cannot carry, becomes U+FFFD.
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

    /// The raw values of ``Tag`` and ``Attribute`` and the names of elements: letters, digits, `-` and `.` only.
    private mutating func append(name: String) {
        bytes.append(contentsOf: name.utf8)
    }
}
