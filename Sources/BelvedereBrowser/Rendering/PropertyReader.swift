@_spi(Hosting) public import Belvedere

/// Reads the other properties of a view, for what depends on more than one.
@_spi(Hosting)
public struct PropertyReader {
    private enum Source {
        case node(ViewNode)
        case window((PropertyKey, ViewIdentifier) -> PropertyValue?, ViewIdentifier)
    }

    private let source: Source

    init(_ node: ViewNode) {
        source = .node(node)
    }

    init(_ value: @escaping (PropertyKey, ViewIdentifier) -> PropertyValue?, _ view: ViewIdentifier) {
        source = .window(value, view)
    }

    public subscript<Value>(_ property: some PropertyDeclaration<Value>) -> Value {
        switch source {
        case .node(let node): node[property]
        case .window(let value, let view): value(property.key, view).flatMap { Value($0) } ?? property.defaultValue
        }
    }
}
