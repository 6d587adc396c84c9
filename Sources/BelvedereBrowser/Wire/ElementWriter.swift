/// Writes an element as an operation of the wire protocol: `[tag, {attributes}, content…]`.
///
/// In a template every text and every varying attribute is a hole, written as the position of its value, and elements
/// are numbered from the template's first; see "Templates" in the protocol.
struct ElementWriter {
    /// The number that names are counted from: zero outside templates.
    let base: Int
    let isTemplate: Bool
    private(set) var values: [String] = []

    init(base: Int = 0, isTemplate: Bool = false) {
        self.base = base
        self.isTemplate = isTemplate
    }

    mutating func write(_ element: Element, to json: inout JSONWriter) {
        json.open(UInt8(ascii: "["))
        json.text(element.tag.rawValue)
        json.open(UInt8(ascii: "{"))
        if let identifier = element.identifier {
            json.key("id")
            write(identifier, to: &json)
        }
        for (name, value) in element.attributes {
            json.key(name.rawValue)
            switch value {
            case .reference(let identifier): write(identifier, to: &json)
            case .text(let text):
                if name.varies { write(varying: text, to: &json) } else { json.text(text) }
            }
        }
        for (property, value) in element.styles {
            json.key(property.rawValue)
            write(varying: value.css, to: &json)
        }
        json.close(UInt8(ascii: "}"))
        for content in element.content {
            switch content {
            case .element(let child): write(child, to: &json)
            case .text(let text): write(varying: text, to: &json)
            }
        }
        json.close(UInt8(ascii: "]"))
    }

    /// A name is an array of one or two numbers, so that it cannot be taken for a hole.
    private func write(_ identifier: ElementIdentifier, to json: inout JSONWriter) {
        json.array { json in
            json.number(Int(identifier.view - base))
            if identifier.part != 0 { json.number(Int(identifier.part)) }
        }
    }

    private mutating func write(varying text: String, to json: inout JSONWriter) {
        if isTemplate {
            json.number(values.count)
            values.append(text)
        } else {
            json.text(text)
        }
    }
}
