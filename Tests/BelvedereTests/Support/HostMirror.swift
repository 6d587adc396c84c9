@_spi(Hosting) import Belvedere

/// A host's copy of a window: a rendering to which all later changes are applied. A change that does not fit exactly is a fault.
nonisolated struct HostMirror {
    private(set) var root: ViewNode
    /// Descriptions of the changes that could not be applied. Empty if all changes were right.
    private(set) var faults: [String] = []
    /// The identifiers of all views that the window has or had.
    private(set) var identifiers: Set<ViewIdentifier> = []

    init(_ root: ViewNode) {
        self.root = root
        enter(root)
    }

    mutating func apply(_ changes: [Change]) {
        for change in changes { apply(change) }
    }

    mutating func apply(_ change: Change) {
        switch change {
        case .set(let view, let property):
            let assignment = PropertyAssignment(property, view[property])
            edit(view.identifier) { node in
                node.properties.removeAll { $0.key == assignment.key }
                if assignment.value == nil { return nil }
                let index = node.properties.firstIndex { $0.key.number > assignment.key.number } ?? node.properties.count
                node.properties.insert(assignment, at: index)
                return nil
            }
        case .insert(let child, let parent, let index):
            enter(child)
            edit(parent.identifier) { node in
                guard (0...node.children.count).contains(index) else { return "insert at \(index) of \(node.children.count)" }
                node.children.insert(child, at: index)
                return nil
            }
        case .remove(let child, let parent, let index):
            edit(parent) { node in
                guard node.children.indices.contains(index) else { return "remove at \(index) of \(node.children.count)" }
                let removed = node.children.remove(at: index)
                return removed.identifier == child ? nil : "removed \(removed.identifier) instead of \(child)"
            }
        case .move(let parent, let source, let destination):
            edit(parent.identifier) { node in
                guard node.children.indices.contains(source), node.children.indices.contains(destination) else {
                    return "move from \(source) to \(destination) of \(node.children.count)"
                }
                node.children.insert(node.children.remove(at: source), at: destination)
                return nil
            }
        case .arrange(let parent, let children):
            for case .new(let node) in children { enter(node) }
            edit(parent.identifier) { node in
                var fault: String?
                node.children = children.compactMap { child in
                    switch child {
                    case .new(let new): return new
                    case .existing(let identifier):
                        let existing = node.children.first { $0.identifier == identifier }
                        if existing == nil { fault = "arranged \(identifier), which is not there" }
                        return existing
                    }
                }
                return fault
            }
        case .focus(let identifier):
            if find(identifier) == nil { faults.append("focus on \(identifier), which is not there") }
        case .announce, .locate, .request: break
        }
    }

    /// Returns the node of the view with an identifier; nil if the host has none.
    func find(_ identifier: ViewIdentifier) -> ViewNode? { Self.find(identifier, in: root) }

    /// Returns the first node, in reading order, for which the condition is true.
    func first(where condition: (ViewNode) -> Bool) -> ViewNode? { Self.first(in: root, where: condition) }

    /// The number of nodes in the copy.
    var count: Int { Self.count(root) }

    private static func count(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

    private static func find(_ identifier: ViewIdentifier, in node: ViewNode) -> ViewNode? {
        first(in: node) { $0.identifier == identifier }
    }

    private static func first(in node: ViewNode, where condition: (ViewNode) -> Bool) -> ViewNode? {
        if condition(node) { return node }
        for child in node.children {
            if let found = first(in: child, where: condition) { return found }
        }
        return nil
    }

    private mutating func enter(_ node: ViewNode) {
        if node.identifier.rawValue == 0 { faults.append("a \(node.kind) came without an identifier") }
        if !identifiers.insert(node.identifier).inserted { faults.append("\(node.identifier) was used again") }
        for child in node.children { enter(child) }
    }

    private mutating func edit(_ identifier: ViewIdentifier, _ body: (inout ViewNode) -> String?) {
        var fault: String? = "\(identifier) is not there"
        _ = Self.edit(identifier, in: &root) { fault = body(&$0) }
        if let fault { faults.append(fault) }
    }

    private static func edit(_ identifier: ViewIdentifier, in node: inout ViewNode, _ body: (inout ViewNode) -> Void) -> Bool {
        if node.identifier == identifier {
            body(&node)
            return true
        }
        for index in node.children.indices where edit(identifier, in: &node.children[index], body) { return true }
        return false
    }
}
