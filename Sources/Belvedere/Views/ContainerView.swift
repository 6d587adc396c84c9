/// A view that contains other views. It sends the host only the children that were added, removed or moved.
open class ContainerView: View {
    private enum Edit {
        case insert(View, Int)
        case remove(ViewIdentifier, Int)
        case move(Int, Int)
    }

    private var children: [View]
    private var edits: [Edit] = []
    /// Whether there were more edits (insertions, removals and moves) than children. Then the host receives the whole list of children
    /// instead of the edits.
    private var isRearranged = false

    init(children: [View]) {
        self.children = []
        super.init()
        self.children = adopt(children)
    }

    public final override var subviews: [View] { children }

    // MARK: Editing

    final func insertChild(_ child: View, at index: Int) {
        if child.superview === self, let source = children.firstIndex(where: { $0 === child }) {
            // The child is already in this container. Move it, so that the host keeps its copy of the child.
            return moveChild(from: source, to: index > source ? index - 1 : index)
        }
        (child.superview as? ContainerView)?.removeChild(child)
        children.insert(child, at: index)
        child.superview = self
        guard let tree else { return }
        tree.check(debugName)
        child.attach(to: tree)
        record(.insert(child, index), in: tree)
    }

    final func removeChild(_ child: View) {
        if let index = children.firstIndex(where: { $0 === child }) { removeChild(at: index) }
    }

    final func removeChild(at index: Int) {
        let child = children.remove(at: index)
        child.superview = nil
        guard let tree else { return }
        let identifier = child.identifier
        child.detach()
        if identifier == .none {
            forgetInsertion(of: child, at: index)
        } else {
            record(.remove(identifier, index), in: tree)
        }
    }

    final func moveChild(from source: Int, to destination: Int) {
        if source == destination { return }
        children.insert(children.remove(at: source), at: destination)
        guard let tree else { return }
        tree.check(debugName)
        if children[destination].identifier == .none {
            // The host has not received this child yet. Insert it at its new index.
            forgetInsertion(of: children[destination], at: source)
            record(.insert(children[destination], destination), in: tree)
        } else {
            record(.move(source, destination), in: tree)
        }
    }

    final func replaceChildren(_ new: [View]) {
        if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 }) { return }
        let kept = Set(new.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) {
            child.superview = nil
            child.detach()
        }
        let new = adopt(new)
        children = new
        guard let tree else { return }
        tree.check(debugName)
        for child in new { child.attach(to: tree) }
        rearrange(in: tree)
    }

    /// Removes the views from their old containers, and returns each view once. A view can be in a container only once.
    private func adopt(_ views: [View]) -> [View] {
        var seen = Set<ObjectIdentifier>()
        let views = views.filter { seen.insert(ObjectIdentifier($0)).inserted }
        for view in views where view.superview !== self {
            (view.superview as? ContainerView)?.removeChild(view)
            view.superview = self
        }
        return views
    }

    private func record(_ edit: Edit, in tree: ViewTree) {
        if identifier == .none || isRearranged { return }
        edits.append(edit)
        if edits.count > max(16, children.count) { rearrange(in: tree) } else { markChanged(in: tree) }
    }

    private func rearrange(in tree: ViewTree) {
        if identifier == .none { return }
        edits = []
        isRearranged = true
        markChanged(in: tree)
    }

    /// Removes the pending insertion of a child that the host has never received. The method goes through the pending edits from the last
    /// to the first and follows the index of the child. It corrects the indices of the edits after the insertion, as if the child had never
    /// been inserted.
    private func forgetInsertion(of child: View, at index: Int) {
        if isRearranged { return }
        var position = index
        for step in edits.indices.reversed() {
            switch edits[step] {
            case .insert(let view, let at):
                if view === child {
                    edits.remove(at: step)
                    return
                }
                if at <= position { position -= 1 } else { edits[step] = .insert(view, at - 1) }
            case .remove(let identifier, let at):
                if at <= position { position += 1 } else { edits[step] = .remove(identifier, at - 1) }
            case .move(let from, let to):
                // A move removes a view at `from` and inserts it at `to`. Find the child's index before the move. Then correct both
                // indices, as if the child were not in the list.
                var before = position
                if to <= before { before -= 1 }
                if from <= before { before += 1 }
                let without = (from: from > before ? from - 1 : from, to: to > position ? to - 1 : to)
                edits[step] = .move(without.from, without.to)
                position = before
            }
        }
    }

    // MARK: Changes for the host

    override func takeChanges(into batch: inout [Change]) {
        super.takeChanges(into: &batch)
        let pending = edits
        edits = []
        let parent = Change.Parent(identifier, kind)
        if isRearranged {
            isRearranged = false
            batch.append(
                .arrange(
                    parent,
                    children.map { child in
                        child.identifier == .none ? .new(child.render()) : .existing(child.identifier)
                    }))
            return
        }
        for edit in pending {
            switch edit {
            case .insert(let child, let index): batch.append(.insert(child.render(), into: parent, at: index))
            case .remove(let child, let index): batch.append(.remove(child, from: identifier, at: index))
            case .move(let source, let destination): batch.append(.move(within: parent, from: source, to: destination))
            }
        }
    }

    override func willRender() {
        edits = []
        isRearranged = false
    }

    override func didDetach() {
        edits = []
        isRearranged = false
        super.didDetach()
    }
}
