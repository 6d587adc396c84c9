#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// A view of the app with the view of UIKit that shows it.
///
/// The view of UIKit has the name of the kind as its accessibility identifier, and an important view inside it the name of its part, such
/// as `part-entry`. So tests of user interfaces find them.
final class HostedView {
    let identifier: ViewIdentifier
    let kind: ViewKind
    let view: UIView
    private(set) var node: ViewNode
    private(set) var children: [HostedView] = []
    /// The stack of the children. Views without one show their children themselves.
    private let content: UIStackView?
    private let update: (ViewNode) -> Void
    /// The part that takes the keyboard and has the name for assistive technology.
    var focusTarget: UIView?
    /// The label whose text is the name of the control, if the app gives it no other name.
    var titleLabel: UILabel?
    /// The name of a view without a label for it.
    var ownName: (ViewNode) -> String? = { _ in nil }
    /// Whether a person does not see the view, although the app does not hide it.
    var isAbsent: (ViewNode) -> Bool = { _ in false }
    private(set) weak var parent: HostedView?
    /// Shows the children, after they have changed.
    var childrenChanged: () -> Void = {}
    /// Called after the changes of the app were shown.
    var changesEnded: () -> Void = {}
    /// Objects that live as long as the view.
    var attachments: [AnyObject] = []

    init(_ node: ViewNode, _ view: UIView, content: UIStackView? = nil, update: @escaping (ViewNode) -> Void = { _ in }) {
        identifier = node.identifier
        kind = node.kind
        self.node = node
        self.view = view
        self.content = content
        self.update = update
        view.accessibilityIdentifier = node.kind.name
    }

    func take(_ node: ViewNode) {
        self.node = node
        let name = node[View.accessibilityName]
        update(node)
        (focusTarget ?? view).accessibilityLabel = name.isEmpty ? ownName(node) ?? titleLabel?.text : name
        updateVisibility()
        // UIKit has no state for a whole group. Touches end at a view that takes none.
        view.isUserInteractionEnabled = node[View.isEnabled]
        (focusTarget as? UIControl)?.isEnabled = node[View.isEnabled]
    }

    func updateVisibility() { view.isHidden = node[View.isHidden] || isAbsent(node) }

    func insert(_ child: HostedView, at index: Int) {
        children.insert(child, at: index)
        child.parent = self
        content?.insertArrangedSubview(child.view, at: index)
        childrenChanged()
    }

    func remove(at index: Int) -> HostedView {
        let child = children.remove(at: index)
        if content != nil { child.view.removeFromSuperview() }
        childrenChanged()
        return child
    }

    func move(from: Int, to: Int) {
        let child = children.remove(at: from)
        children.insert(child, at: to)
        content?.insertArrangedSubview(child.view, at: to)
        childrenChanged()
    }

    func arrange(_ after: [HostedView]) {
        if let content {
            for child in children where !after.contains(where: { $0 === child }) { child.view.removeFromSuperview() }
            for (index, child) in after.enumerated() { content.insertArrangedSubview(child.view, at: index) }
        }
        children = after
        for child in after { child.parent = self }
        childrenChanged()
    }
}
#endif
