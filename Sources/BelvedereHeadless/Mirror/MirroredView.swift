public import Belvedere

/// One view as a host knows it: what the changes said of it, and nothing else.
public final class MirroredView {
    public let identifier: ViewIdentifier
    public let kind: ViewKind
    public internal(set) var children: [MirroredView]
    public internal(set) weak var parent: MirroredView?
    private var properties: [PropertyAssignment]

    init(_ node: ViewNode) {
        identifier = node.identifier
        kind = node.kind
        properties = node.properties
        children = node.children.map(MirroredView.init)
        for child in children { child.parent = self }
    }

    /// The value of a property; `nil` is its default.
    public internal(set) subscript(property: Property) -> PropertyValue? {
        get { properties.first { $0.property == property }?.value }
        set {
            let index = properties.firstIndex { $0.property == property }
            switch (index, newValue) {
            case (let index?, let value?): properties[index].value = value
            case (let index?, nil): properties.remove(at: index)
            case (nil, let value?): properties.append(PropertyAssignment(property, value))
            case (nil, nil): break
            }
        }
    }

    /// The view with everything in it as plain data, in the form in which ``Window/render()`` gives it.
    public var node: ViewNode {
        ViewNode(
            identifier: identifier,
            kind: kind,
            properties: properties.sorted { $0.property.rawValue < $1.property.rawValue },
            children: children.map(\.node)
        )
    }

    func text(_ property: Property) -> String {
        if case .text(let text)? = self[property] { text } else { "" }
    }

    func texts(_ property: Property) -> [String] {
        if case .texts(let texts)? = self[property] { texts } else { [] }
    }

    func integer(_ property: Property) -> Int {
        if case .integer(let number)? = self[property] { number } else { 0 }
    }

    func flag(_ property: Property) -> Bool { self[property] == .flag(true) }

    var isHidden: Bool { flag(.isHidden) }
    var isEnabled: Bool { self[.isEnabled] != .flag(false) }
}
