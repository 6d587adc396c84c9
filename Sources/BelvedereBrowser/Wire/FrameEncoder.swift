@_spi(Hosting) internal import Belvedere

/// Turns the changes of a window into the operations of the wire protocol.
struct FrameEncoder {
    let catalog: MarkupCatalogue
    /// Returns the browser's title of a page whose topmost screen has this title.
    private let titled: (String) -> String
    /// Returns the address at which the browser gets a file that the app offers to save.
    private let offered: (SavedFile) -> String
    var templates = TemplateRegistry()

    init(
        _ catalog: MarkupCatalogue = .standard, titled: @escaping (String) -> String = { $0 },
        offered: @escaping (SavedFile) -> String = { _ in "" }
    ) {
        self.catalog = catalog
        self.titled = titled
        self.offered = offered
    }

    /// Makes a frame: its number, the number of the last handled event, and then one array for each operation.
    mutating func frame(number: Int, acknowledging event: Int, _ changes: [Change]) -> [UInt8] {
        frame(number: number, acknowledging: event) { encoder, json in encoder.write(changes, to: &json) }
    }

    mutating func frame(
        number: Int, acknowledging event: Int, _ body: (inout FrameEncoder, inout JSONWriter) -> Void
    ) -> [UInt8] {
        var json = JSONWriter()
        json.open(UInt8(ascii: "["))
        json.number(number)
        json.number(event)
        body(&self, &json)
        json.close(UInt8(ascii: "]"))
        return json.bytes
    }

    /// Writes the complete window, which replaces everything that the page shows.
    mutating func writeWhole(_ node: ViewNode, title: String, to json: inout JSONWriter) {
        templates.forgetAll()
        let element = catalog.element(for: node)
        json.operation(.whole) { json in
            var writer = ElementWriter()
            writer.write(element, to: &json)
            json.text(titled(title))
        }
    }

    mutating func write(_ changes: [Change], to json: inout JSONWriter) {
        var index = changes.startIndex
        while index < changes.endIndex {
            if case .insert(_, let parent, let position) = changes[index] {
                let run = Self.run(of: changes[index...], into: parent, from: position)
                write(inserting: run, into: parent, at: position, to: &json)
                index += run.count
            } else {
                write(changes[index], to: &json)
                index += 1
            }
        }
    }

    /// Returns the views that these changes insert one after the other into the same parent, so that one operation can insert them
    /// together.
    private static func run(
        of changes: ArraySlice<Change>, into parent: Change.Parent, from position: Int
    ) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for change in changes {
            guard case .insert(let node, parent, position + nodes.count) = change else { break }
            nodes.append(node)
        }
        return nodes
    }

    private mutating func write(_ change: Change, to json: inout JSONWriter) {
        switch change {
        case .set(let view, let property):
            for effect in catalog.markup(of: view.kind).effects(of: property, on: view) { write(effect, to: &json) }
        case .insert: break // runs of insertions are written above
        case .remove(let view, _, _):
            json.operation(.remove) { $0.number(Int(view.rawValue)) }
        case .move(let parent, let from, let to):
            let (target, offset) = slot(of: parent)
            json.operation(.move) { json in
                json.target(target)
                json.number(from + offset)
                json.number(to + offset)
            }
        case .arrange(let parent, let children):
            let (target, offset) = slot(of: parent)
            let prepared = children.map { child -> Prepared in
                switch child {
                case .existing(let view): .existing(view)
                case .new(let node): prepare(node, definitions: &json)
                }
            }
            json.operation(.arrange) { json in
                json.target(target)
                json.number(offset)
                for child in prepared { write(child, to: &json) }
            }
        case .focus(let view):
            json.operation(.focus) { $0.number(Int(view.rawValue)) }
        case .announce(let text, let isUrgent):
            json.operation(.announce) { json in
                json.text(text)
                json.flag(isUrgent)
            }
        case .locate(let trail, let title):
            json.operation(.location) { json in
                json.text(trail.last ?? "")
                json.text(titled(title))
                // Write only the last address and the lengths of the others. Each of the others is a prefix of the last one.
                for path in trail { json.number(path.utf8.count) }
            }
        case .request(let number, let request): write(request, number, to: &json)
        }
    }

    func slot(of parent: Change.Parent) -> (ElementIdentifier, offset: Int) {
        let slot = catalog.markup(of: parent.kind).slot
        return (ElementIdentifier(parent.identifier, part: slot.part), slot.offset)
    }

    // MARK: Effects

    private func write(_ effect: Effect, to json: inout JSONWriter) {
        switch effect {
        case .text(let target, let text):
            json.operation(.text) { json in
                json.target(target)
                json.text(text)
            }
        case .attribute(let target, let name, let value):
            json.operation(.attribute) { json in
                json.target(target)
                json.text(name.rawValue)
                switch value {
                case .text(let text): json.text(text)
                case .reference(let identifier): json.text(identifier.name)
                case nil: break
                }
            }
        case .value(let target, let text, let edit):
            json.operation(.value) { json in
                json.target(target)
                json.text(text)
                json.number(edit)
            }
        case .checked(let target, let isOn):
            json.operation(.checked) { json in
                json.target(target)
                json.flag(isOn)
            }
        case .children(let target, let children):
            json.operation(.children) { json in
                json.target(target)
                var writer = ElementWriter()
                for child in children { writer.write(child, to: &json) }
            }
        case .chosenBoxes(let target, let chosen):
            json.operation(.chosen) { json in
                json.target(target)
                json.array { json in
                    for index in chosen { json.number(index) }
                }
            }
        case .style(let target, let property, let value):
            json.operation(.attribute) { json in
                json.target(target)
                json.text(property.rawValue)
                if let value { json.text(value.css) }
            }
        case .chosen(let target, let chosen):
            json.operation(.chosen) { json in
                json.target(target)
                json.number(chosen ?? -1)
            }
        }
    }

    // MARK: Capabilities

    private func write(_ request: CapabilityRequest, _ number: Int, to json: inout JSONWriter) {
        json.operation(.request) { json in
            json.number(number)
            switch request {
            case .position: json.text("position")
            case .save(let file):
                json.text("save")
                json.text(file.name)
                json.text(offered(file))
            case .read(let accepts):
                json.text("read")
                for kind in accepts { json.text(kind) }
            case .open(let link):
                json.text("open")
                json.text(LinkPolicy.destination(of: link) ?? "")
            case .copy(let text):
                json.text("copy")
                json.text(text)
            case .paste: json.text("paste")
            }
        }
    }
}

extension Change {
    /// Whether the change concerns something that a rendered view does not contain, such as the focus or the title of the window.
    var isOutsideOfViews: Bool {
        switch self {
        case .set, .insert, .remove, .move, .arrange: false
        case .focus, .announce, .locate, .request: true
        }
    }
}

/// Writes the JSON of a frame (RFC 8259): arrays, texts and numbers, in one pass and into one buffer.
///
/// Sessions make many frames, so this must be fast. It builds no intermediate tree, and frames have no keys.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func array(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "["))
        body(&self)
        close(UInt8(ascii: "]"))
    }

    /// Writes one operation of a frame: its code and its fields.
    mutating func operation(_ code: FrameCode, _ body: (inout JSONWriter) -> Void) {
        array { json in
            json.text(code.rawValue)
            body(&json)
        }
    }

    mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    mutating func key(_ name: String) {
        text(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func number(_ value: Int) { raw(String(value)) }
    mutating func flag(_ value: Bool) { raw(value ? "1" : "0") }
    mutating func target(_ identifier: ElementIdentifier) { raw(identifier.number) }

    /// Adds JSON that is already written.
    mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
    }

    mutating func text(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            // HTML cannot contain the character NUL. Replace it by U+FFFD, as browsers do.
            case 0: bytes += Array("\u{FFFD}".utf8)
            case 1..<32:
                let digits = Array("0123456789abcdef".utf8)
                bytes += Array("\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
