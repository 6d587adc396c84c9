@_spi(Hosting) internal import Belvedere

/// Writes new views into a frame. A view is written as the number of a template and its values, or as complete elements.
extension FrameEncoder {
    enum Prepared {
        case existing(ViewIdentifier)
        case template(Int, base: Int, [String])
        case whole(Element)
    }

    mutating func write(
        inserting nodes: [ViewNode], into parent: Change.Parent, at position: Int, to json: inout JSONWriter
    ) {
        let (target, offset) = slot(of: parent)
        let prepared = nodes.map { prepare($0, definitions: &json) }
        json.operation(.insert) { json in
            json.target(target)
            json.number(position + offset)
            for child in prepared { write(child, to: &json) }
        }
    }

    mutating func prepare(_ node: ViewNode, definitions json: inout JSONWriter) -> Prepared {
        let element = catalog.element(for: node)
        let base = node.identifier.rawValue
        var shape = JSONWriter()
        var writer = ElementWriter(base: base, isTemplate: true)
        writer.write(element, to: &shape)
        switch templates.number(for: shape.bytes) {
        case .tooMany: return .whole(element)
        case .template(let number, let isNew):
            if isNew {
                json.operation(.template) { json in
                    json.number(number)
                    json.raw(String(decoding: shape.bytes, as: UTF8.self))
                }
            }
            return .template(number, base: base, writer.values)
        }
    }

    func write(_ child: Prepared, to json: inout JSONWriter) {
        switch child {
        case .existing(let view): json.number(Int(view.rawValue))
        case .whole(let element):
            var writer = ElementWriter()
            writer.write(element, to: &json)
        case .template(let number, let base, let values):
            json.array { json in
                json.number(number)
                json.number(Int(base))
                for value in values { json.text(value) }
            }
        }
    }
}

/// Writes an element as an operation of the wire protocol: `[tag, {attributes}, content…]`.
///
/// A template is an element that is sent once and used for several views. Its texts and varying attributes are replaced by the indices of
/// their values. Its views are numbered from its first view; see "Templates" in the article about the protocol.
struct ElementWriter {
    /// The number of the first view of the template. It is subtracted from the numbers of all views of the template. It is zero outside
    /// templates.
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

    /// Writes an identifier as an array of one or two numbers. A single number would be the index of a template's value.
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

/// The templates that a page has received. For example, a row is sent once as a template. For each further row with the same elements, a
/// frame contains only the number of the template, the number of its first view, and its values.
struct TemplateRegistry {
    /// The maximum number of templates. It limits the memory of a session. Other views are sent as complete elements each time.
    static let limit = 128

    private var numbers: [[UInt8]: Int] = [:]

    enum Known {
        case template(number: Int, isNew: Bool)
        case tooMany
    }

    mutating func number(for shape: [UInt8]) -> Known {
        if let number = numbers[shape] { return .template(number: number, isNew: false) }
        if numbers.count == Self.limit { return .tooMany }
        numbers[shape] = numbers.count
        return .template(number: numbers.count - 1, isNew: true)
    }

    /// Forgets all templates, because the page receives the complete window and forgets them too.
    mutating func forgetAll() { numbers = [:] }
}
