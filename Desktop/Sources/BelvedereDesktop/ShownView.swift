@_spi(Hosting) internal import Belvedere
internal import CGtk

/// A view of the app with the widgets that show it.
final class ShownView {
    let identifier: ViewIdentifier
    let kind: ViewKind
    /// The outermost widget.
    let widget: NativeView
    /// The box of the children. The views that have none leave it empty.
    let content: NativeView
    private(set) var children: [ShownView] = []
    /// The button that activates a row.
    private let opener: NativeView?
    /// Shows the properties of a view in the widgets.
    private let update: (ViewNode) -> Void
    /// The properties as of the last change.
    private(set) var node: ViewNode

    init(
        _ node: ViewNode, _ widget: NativeView, content: NativeView? = nil, opener: NativeView? = nil, update: @escaping (ViewNode) -> Void
    ) {
        identifier = node.identifier
        kind = node.kind
        self.node = node
        self.widget = widget
        self.content = content ?? widget
        self.opener = opener
        self.update = update
    }

    func take(_ node: ViewNode) {
        self.node = node
        update(node)
        updateOpeners()
        gtk_widget_set_sensitive(widget, node[View.isEnabled] ? 1 : 0)
        let isEmptyLabel = kind == .label && node[Label.text].isEmpty
        let isCovered = kind == .screen && node[ScreenView.isCovered]
        gtk_widget_set_visible(widget, node[View.isHidden] || isEmptyLabel || isCovered ? 0 : 1)
        if !node[View.accessibilityName].isEmpty { belvedere_name(widget, node[View.accessibilityName]) }
    }

    /// Shows the buttons of the rows of a list whose rows a person can activate.
    private func updateOpeners() {
        if kind != .list { return }
        for child in children {
            if let opener = child.opener { gtk_widget_set_visible(opener, node[RowsView.isActivatable] ? 1 : 0) }
        }
    }

    func insert(_ child: ShownView, at index: Int) {
        children.insert(child, at: index)
        gtk_box_insert_child_after(belvedere_box(content), child.widget, index == 0 ? nil : children[index - 1].widget)
        updateOpeners()
    }

    func remove(at index: Int) -> ShownView {
        let child = children.remove(at: index)
        gtk_box_remove(belvedere_box(content), child.widget)
        return child
    }

    func move(from: Int, to: Int) {
        let child = children.remove(at: from)
        children.insert(child, at: to)
        gtk_box_reorder_child_after(belvedere_box(content), child.widget, to == 0 ? nil : children[to - 1].widget)
    }
}
