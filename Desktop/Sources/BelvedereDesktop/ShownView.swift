@_spi(Hosting) internal import Belvedere
internal import CGtk

/// A view of the app with the widgets that show it.
///
/// The outermost widget has the name of the view's kind, and an important widget inside it the name of its part, such as `part-entry`. So
/// style sheets, inspectors and tests find them.
final class ShownView {
    let identifier: ViewIdentifier
    let kind: ViewKind
    /// The outermost widget.
    let widget: NativeView
    private(set) var children: [ShownView] = []
    private(set) weak var parent: ShownView?
    /// The properties as of the last change.
    private(set) var node: ViewNode
    /// The box for a child. Views without children never ask for it.
    private let box: (ShownView) -> NativeView
    /// Shows the properties of a view in the widgets.
    private let update: (ViewNode) -> Void
    /// Whether the view is left out now, for another reason than `View.isHidden`.
    var isAbsent: () -> Bool = { false }
    /// Shows the order and the number of the children, after they have changed.
    var childrenChanged: () -> Void = {}
    /// Shows the view as it is in a row, after it has become a part of one.
    var placeChanged: () -> Void = {}
    /// The widget that takes the keyboard.
    var focusTarget: NativeView?
    /// The controls inside the widget, each of which a person operates, such as the check boxes of a group.
    var controls: () -> [NativeView] = { [] }
    private var isNamed = false
    /// Whether a person could use the view, when assistive technology was last told.
    private var wasUsable = true
    /// The name that the host has found for a view without one.
    private var foundName = ""
    /// Objects that live as long as the view.
    var attachments: [AnyObject] = []

    init(
        _ node: ViewNode, _ widget: NativeView, content: NativeView? = nil, box: ((ShownView) -> NativeView)? = nil,
        update: @escaping (ViewNode) -> Void
    ) {
        identifier = node.identifier
        kind = node.kind
        self.node = node
        self.widget = widget
        let content = content ?? widget
        self.box = box ?? { _ in content }
        self.update = update
        gtk_widget_set_name(widget, node.kind.name)
        // The view keeps its widget while it moves from one box to another.
        g_object_ref_sink(widget)
    }

    deinit { g_object_unref(widget) }

    func take(_ node: ViewNode) {
        self.node = node
        update(node)
        if !node[View.isEnabled] { letGoOfKeyboard() }
        // GTK tells assistive technology only of the very widget that is disabled, so that must be the one that it reads.
        for target in [widget, focusTarget].compactMap({ $0 }) { gtk_widget_set_sensitive(target, node[View.isEnabled] ? 1 : 0) }
        tellUsability(again: !isUsable)
        showName()
        updateVisibility()
        // The place for a detail depends on whether its screen has one.
        if kind == .screen { for child in children { child.updateVisibility() } }
    }

    /// Tells assistive technology that a control is disabled because of a view around it. GTK does not.
    private func tellUsability(again isAgain: Bool = false) {
        let isUsable = isUsable
        if isUsable == wasUsable, !isAgain { return }
        wasUsable = isUsable
        if kind.role.isOperable {
            for control in [focusTarget ?? widget] + controls() { belvedere_set_disabled(control, isUsable ? 0 : 1) }
        }
        for child in children { child.tellUsability() }
    }

    private var isUsable: Bool { node[View.isEnabled] && (parent?.isUsable ?? true) }

    /// Tells assistive technology the name. A label without a name of its own has its text as its name, and an empty name would hide that.
    private func showName() {
        let name = accessibleName
        if !name.isEmpty || isNamed { belvedere_name(focusTarget ?? widget, name) }
        isNamed = !name.isEmpty
    }

    /// Names a row by its texts, because assistive technology reads a row as a whole.
    func nameRow() {
        // A group with a name that fills the row gives its name to the row.
        let given = children.count == 1 ? children[0].node[View.accessibilityName] : ""
        let name = given.isEmpty ? texts.joined(separator: ", ") : given
        if name == foundName { return }
        foundName = name
        showName()
    }

    /// The texts that a row shows, in reading order.
    var texts: [String] {
        if node[View.isHidden] || isAbsent() { return [] }
        let own: String =
            switch kind {
            case .label: node[Label.text]
            case .badge: node[Badge.text]
            case .tableCell: node[TableCell.text]
            default: ""
            }
        return (own.isEmpty ? [] : [own]) + children.flatMap(\.texts)
    }

    func updateVisibility() {
        let isVisible = !node[View.isHidden] && !isAbsent()
        if !isVisible { letGoOfKeyboard() }
        gtk_widget_set_visible(widget, isVisible ? 1 : 0)
    }

    /// Takes the keyboard away from what is about to vanish. Otherwise GTK gives it to another control in the next frame, as if the person
    /// had moved it there.
    private func letGoOfKeyboard() {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return }
        if focus == widget || gtk_widget_is_ancestor(focus, widget) != 0 { gtk_root_set_focus(root, nil) }
    }

    /// The name of a control, a list or a drawn text, because assistive technology knows no other; and the given name of any other view.
    var accessibleName: String {
        let given = node[View.accessibilityName]
        let isNamedByItself = kind.role.isOperable || [.list, .table].contains(kind.role) || kind == .drawnText
        if !given.isEmpty { return given }
        if kind == .toast { return node[Toast.text] }
        if !isNamedByItself { return foundName }
        return kind.names.lazy.compactMap { name in self.node[name.key].flatMap { String($0) } }.first { !$0.isEmpty } ?? foundName
    }

    // MARK: Children

    func insert(_ child: ShownView, at index: Int) {
        children.insert(child, at: index)
        child.parent = self
        attach(child, at: index)
        childrenChanged()
    }

    func remove(at index: Int) -> ShownView {
        let child = children.remove(at: index)
        child.parent = nil
        detach(child)
        childrenChanged()
        return child
    }

    func move(from: Int, to: Int) {
        let child = children.remove(at: from)
        children.insert(child, at: to)
        gtk_box_reorder_child_after(belvedere_box(box(child)), child.widget, neighbour(before: to))
        childrenChanged()
    }

    /// Shows these children, in this order. Those that were there before stay where they are, because a widget that leaves its window
    /// loses the keyboard.
    func arrange(_ order: [ShownView]) {
        let kept = Set(order.map(\.identifier))
        for child in children where !kept.contains(child.identifier) {
            child.parent = nil
            detach(child)
        }
        children = order
        for (index, child) in order.enumerated() {
            if child.parent === self {
                gtk_box_reorder_child_after(belvedere_box(box(child)), child.widget, neighbour(before: index))
            } else {
                child.parent = self
                attach(child, at: index)
            }
        }
        childrenChanged()
    }

    private func attach(_ child: ShownView, at index: Int) {
        child.updateVisibility()
        child.tellUsability()
        if isInRow || [.list, .collectionRow].contains(kind) { child.keepOnOneLine() }
        if child.isWindow { return gtk_window_present(belvedere_window(child.widget)) }
        gtk_box_insert_child_after(belvedere_box(box(child)), child.widget, neighbour(before: index))
    }

    /// Whether the view is part of a row of a list.
    var isInRow: Bool { kind == .row && parent?.kind != .pager || parent?.isInRow == true }

    /// Shortens the texts to one line, so that all rows of a list have their height at any width.
    private func keepOnOneLine() {
        if kind == .label {
            gtk_label_set_wrap(belvedere_label(widget), 0)
            gtk_label_set_ellipsize(belvedere_label(widget), PANGO_ELLIPSIZE_END)
        }
        placeChanged()
        children.forEach { $0.keepOnOneLine() }
    }

    private func detach(_ child: ShownView) {
        if child.isWindow { return gtk_window_destroy(belvedere_window(child.widget)) }
        child.letGoOfKeyboard()
        gtk_box_remove(belvedere_box(box(child)), child.widget)
    }

    /// The widget after which a child stands: that of the nearest earlier child in the same box.
    private func neighbour(before index: Int) -> NativeView? {
        let place = box(children[index])
        return children[..<index].last { !$0.isWindow && box($0) == place }?.widget
    }

    /// Whether the view has a window of its own, over that of the app.
    private var isWindow: Bool { kind == .alert }
}
