@_spi(Hosting) public import Belvedere

/// The copy of a window in a host, the program that shows the app: the first rendering, with every later change applied to it.
///
/// Like every host, it knows the app only by these data. So everything that a test reads here was sent by the app.
@_spi(Hosting)
public final class ViewMirror {
    public private(set) var root: MirroredView
    /// The view with the keyboard focus.
    public package(set) var focused: ViewIdentifier?
    public private(set) var path = ""
    public private(set) var title = ""
    private var views: [ViewIdentifier: MirroredView] = [:]

    public init(_ node: ViewNode) {
        root = MirroredView(node)
        enter(root)
    }

    public func view(_ identifier: ViewIdentifier) -> MirroredView? { views[identifier] }

    /// Applies one change to the copy. Changes that do not concern views, such as requests to the device, are handled by the host.
    ///
    /// - Throws: ``MirrorFault`` if the change cannot be applied to the copy. That is always a fault of the kit, never of an app.
    public func apply(_ change: Change) throws(MirrorFault) {
        switch change {
        case .set(let view, let property):
            try known(view.identifier, change).assign(PropertyAssignment(property, view[property]))
        case .insert(let node, let parent, let index):
            let parent = try known(parent.identifier, change)
            if index < 0 || index > parent.children.count { throw MirrorFault(change, "there is no such place") }
            let view = MirroredView(node)
            view.parent = parent
            parent.children.insert(view, at: index)
            try enterNew(view, change)
        case .remove(let identifier, let parent, let index):
            let parent = try known(parent, change)
            guard parent.children.indices.contains(index), parent.children[index].identifier == identifier else {
                throw MirrorFault(change, "another view stands there")
            }
            leave(parent.children.remove(at: index))
        case .move(let parent, let source, let destination):
            let parent = try known(parent.identifier, change)
            guard parent.children.indices.contains(source), parent.children.indices.contains(destination) else {
                throw MirrorFault(change, "there is no such place")
            }
            parent.children.insert(parent.children.remove(at: source), at: destination)
        case .arrange(let parent, let children):
            try arrange(try known(parent.identifier, change), children, change)
        case .focus(let identifier):
            focused = try known(identifier, change).identifier
        case .locate(let trail, let title):
            path = trail.last ?? ""
            self.title = title
        case .announce, .request:
            break
        }
    }

    private func arrange(_ parent: MirroredView, _ children: [Change.Child], _ change: Change) throws(MirrorFault) {
        var before: [ViewIdentifier: MirroredView] = [:]
        for child in parent.children { before[child.identifier] = child }
        var new: [MirroredView] = []
        var arrived: [MirroredView] = []
        for child in children {
            switch child {
            case .existing(let identifier):
                guard let view = before.removeValue(forKey: identifier) else { throw MirrorFault(change, "\(identifier) is not there") }
                new.append(view)
            case .new(let node):
                let view = MirroredView(node)
                view.parent = parent
                new.append(view)
                arrived.append(view)
            }
        }
        for view in before.values { leave(view) }
        parent.children = new
        for view in arrived { try enterNew(view, change) }
    }

    private func known(_ identifier: ViewIdentifier, _ change: Change) throws(MirrorFault) -> MirroredView {
        guard let view = views[identifier] else { throw MirrorFault(change, "\(identifier) is not there") }
        return view
    }

    private func enterNew(_ view: MirroredView, _ change: Change) throws(MirrorFault) {
        if views[view.identifier] != nil { throw MirrorFault(change, "\(view.identifier) is there already") }
        enter(view)
    }

    private func enter(_ view: MirroredView) {
        views[view.identifier] = view
        view.children.forEach(enter)
    }

    private func leave(_ view: MirroredView) {
        views[view.identifier] = nil
        if focused == view.identifier { focused = nil }
        view.parent = nil
        view.children.forEach(leave)
    }
}
