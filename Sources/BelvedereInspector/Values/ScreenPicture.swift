@_spi(Hosting) internal import Belvedere

/// The views of a screen at one moment, as plain data.
nonisolated package struct ScreenPicture: Sendable, Hashable {
    /// The largest number of views that a picture has. Larger screens have no picture, because each event keeps two.
    private static let limit = 2_000

    private let screen: ViewNode
    /// The title of the screen.
    let title: String

    /// Reads the topmost screen of a window; `nil` if there is none, or if it has too many views.
    ///
    /// - Complexity: O(*n*) in the number of views.
    init?(of window: ViewNode) {
        let screens = window.children.filter { $0.kind == .screen && !$0[View.isHidden] && !$0[ScreenView.isCovered] }
        guard let top = screens.last, Self.count(of: top) <= Self.limit else { return nil }
        title = top[ScreenView.title]
        screen = Self.copy(of: top)
    }

    private static func count(of node: ViewNode) -> Int { node.children.reduce(1) { $0 + count(of: $1) } }

    /// Returns a copy that accepts no input, leads nowhere, and does not contain secret texts.
    private static func copy(of node: ViewNode) -> ViewNode {
        var copy = node
        let inputs: [Event.Kind] = [.activate, .input, .toggle, .select, .adjust, .enter, .check, .perform]
        copy.properties.removeAll { property in
            switch node.kind {
            case .link: property.key == Link.destination.key || property.key == Link.route.key
            case .secureField: property.key == TextField.text.key
            default: false
            }
        }
        if inputs.contains(where: node.kind.events.contains) {
            copy.properties.removeAll { $0.key == View.isEnabled.key }
            copy.properties.append(PropertyAssignment(View.isEnabled, false))
        }
        copy.children = node.children.map(Self.copy)
        return copy
    }

    /// Returns the content of the screen. The views that are different in another picture have a frame.
    ///
    /// - Complexity: O(*n*) in the number of views of both pictures.
    func content(comparedWith other: ScreenPicture) -> [ViewNode] {
        var others: [ViewIdentifier: ViewNode] = [:]
        func enter(_ node: ViewNode) {
            others[node.identifier] = node
            node.children.forEach(enter)
        }
        enter(other.screen)
        return screen.children.map { Self.marked($0, in: .stack, others) }
    }

    /// The kinds of views in which a view may get a frame. The children of other kinds have a fixed form.
    private static let framing: Set<ViewKind> = [.stack, .section, .grid, .disclosure]

    private static func marked(_ node: ViewNode, in parent: ViewKind, _ others: [ViewIdentifier: ViewNode]) -> ViewNode {
        var copy = node
        let other = others[node.identifier]
        // A new view has a frame around all its children.
        if other != nil { copy.children = node.children.map { marked($0, in: node.kind, others) } }
        guard framing.contains(parent), node.kind != .stack || other == nil, other?.properties != node.properties else { return copy }
        return ViewNode(
            identifier: ViewIdentifier(rawValue: 0), kind: .stack, properties: [PropertyAssignment(Stack.style, .marked)], children: [copy])
    }
}
