@_spi(Hosting) internal import Belvedere

/// Turns the changes of a window into the operations of the wire protocol.
struct FrameEncoder {
    /// What the encoder asks about a view that has changed.
    struct Source {
        var kind: (ViewIdentifier) -> ViewKind?
        var value: (PropertyKey, ViewIdentifier) -> PropertyValue?

        /// For changes that concern no view.
        static var none: Source { Source(kind: { _ in nil }, value: { _, _ in nil }) }
    }

    private let catalog: MarkupCatalog
    /// What the browser calls a page whose topmost screen has this title.
    private let titled: (String) -> String
    private var templates = TemplateRegistry()

    init(_ catalog: MarkupCatalog = .standard, titled: @escaping (String) -> String = { $0 }) {
        self.catalog = catalog
        self.titled = titled
    }

    /// A frame: its number, the number of the last event it answers, then one array for each operation.
    mutating func frame(number: Int, acknowledging event: Int, _ changes: [Change], from source: Source) -> [UInt8] {
        frame(number: number, acknowledging: event) { encoder, json in encoder.write(changes, from: source, to: &json) }
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

    /// The window whole, in place of whatever the page shows.
    mutating func writeWhole(_ node: ViewNode, title: String, to json: inout JSONWriter) {
        templates.forgetAll()
        let element = catalog.element(for: node)
        json.operation(.whole) { json in
            var writer = ElementWriter()
            writer.write(element, to: &json)
            json.text(titled(title))
        }
    }

    mutating func write(_ changes: [Change], from source: Source, to json: inout JSONWriter) {
        var index = changes.startIndex
        while index < changes.endIndex {
            if case .insert(_, let parent, let position) = changes[index] {
                let run = Self.run(of: changes[index...], into: parent, from: position)
                write(inserting: run, into: parent, at: position, from: source, to: &json)
                index += run.count
            } else {
                write(changes[index], from: source, to: &json)
                index += 1
            }
        }
    }

    /// The views that are inserted one after the other into the same parent.
    private static func run(
        of changes: ArraySlice<Change>, into parent: ViewIdentifier, from position: Int
    ) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for change in changes {
            guard case .insert(let node, parent, position + nodes.count) = change else { break }
            nodes.append(node)
        }
        return nodes
    }

    private mutating func write(_ change: Change, from source: Source, to json: inout JSONWriter) {
        switch change {
        case .set(let view, let assignment):
            guard let kind = source.kind(view) else { return }
            let reader = PropertyReader(source.value, view)
            for effect in catalog.markup(of: kind).effects(of: assignment, for: view, reader) { write(effect, to: &json) }
        case .insert: break // written in runs
        case .remove(let view, _, _):
            json.operation(.remove) { $0.number(Int(view.rawValue)) }
        case .move(let parent, let from, let to):
            let (target, offset) = slot(of: parent, source)
            json.operation(.move) { json in
                json.target(target)
                json.number(from + offset)
                json.number(to + offset)
            }
        case .arrange(let parent, let children):
            let (target, offset) = slot(of: parent, source)
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
                // What lies beneath begins as the last does, so its length says it all.
                for path in trail { json.number(path.utf8.count) }
            }
        case .request(let number, let request): write(request, number, to: &json)
        }
    }

    private func slot(of view: ViewIdentifier, _ source: Source) -> (ElementIdentifier, offset: Int) {
        let slot = source.kind(view).map { catalog.markup(of: $0).slot } ?? Markup.Slot()
        return (ElementIdentifier(view, part: slot.part), slot.offset)
    }

    // MARK: New views

    private enum Prepared {
        case existing(ViewIdentifier)
        case template(Int, base: Int, [String])
        case whole(Element)
    }

    private mutating func write(
        inserting nodes: [ViewNode], into parent: ViewIdentifier, at position: Int, from source: Source,
        to json: inout JSONWriter
    ) {
        let (target, offset) = slot(of: parent, source)
        let prepared = nodes.map { prepare($0, definitions: &json) }
        json.operation(.insert) { json in
            json.target(target)
            json.number(position + offset)
            for child in prepared { write(child, to: &json) }
        }
    }

    private mutating func prepare(_ node: ViewNode, definitions json: inout JSONWriter) -> Prepared {
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

    private func write(_ child: Prepared, to json: inout JSONWriter) {
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
        case .marks(let target, let chosen):
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
        case .mark(let target, let chosen):
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
                json.text(file.mediaType)
                json.text(Base64.encode(file.bytes))
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
    /// Whether it says something that the views themselves do not show.
    var isOutsideOfViews: Bool {
        switch self {
        case .set, .insert, .remove, .move, .arrange: false
        case .focus, .announce, .locate, .request: true
        }
    }
}
