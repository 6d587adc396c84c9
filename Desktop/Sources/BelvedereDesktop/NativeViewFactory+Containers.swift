@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of the views that contain others.
extension NativeViewFactory {
    func stack(_ node: ViewNode) -> ShownView {
        let widget = box(spacing: 12)
        return ShownView(node, widget) { node in
            let isHorizontal = node[Stack.axis] == .horizontal
            gtk_orientable_set_orientation(
                belvedere_orientable(widget), isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        }
    }

    func section(_ node: ViewNode) -> ShownView {
        let outer = box(spacing: 6)
        let heading = text(style: "heading")
        let content = box(spacing: 12)
        gtk_box_append(belvedere_box(outer), heading)
        gtk_box_append(belvedere_box(outer), content)
        return ShownView(node, outer, content: content) { node in
            gtk_label_set_text(belvedere_label(heading), node[Section.heading])
        }
    }

    /// A screen: a bar with a back button and the title, and below it the content.
    func screen(_ node: ViewNode) -> ShownView {
        let outer = box(spacing: 18)
        let bar = box(spacing: 12, isHorizontal: true)
        let back = gtk_button_new_from_icon_name("go-previous-symbolic")!
        belvedere_name(back, "Back")
        connect(back, "clicked") { send(.leave, node.identifier) }
        let title = text(style: "title-2")
        let content = box(spacing: 12)
        gtk_box_append(belvedere_box(bar), back)
        gtk_box_append(belvedere_box(bar), title)
        gtk_box_append(belvedere_box(outer), bar)
        gtk_box_append(belvedere_box(outer), content)
        return ShownView(node, outer, content: content) { node in
            gtk_label_set_text(belvedere_label(title), node[ScreenView.title])
            gtk_widget_set_visible(back, node[ScreenView.canGoBack] ? 1 : 0)
        }
    }

    /// A list with the rows that have a view. It does not recycle rows yet.
    func list(_ node: ViewNode) -> ShownView {
        let widget = box(spacing: 6)
        return ShownView(node, widget) { node in belvedere_name(widget, node[RowsView.title]) }
    }

    /// A row. A flat button beside the content activates it, so that the keyboard and a screen reader can.
    func row(_ node: ViewNode) -> ShownView {
        let outer = box(spacing: 12, isHorizontal: true)
        let content = box(spacing: 4)
        gtk_widget_set_hexpand(content, 1)
        let open = gtk_button_new_from_icon_name("go-next-symbolic")!
        belvedere_name(open, "Open")
        connect(open, "clicked") { send(.activate, node.identifier) }
        gtk_box_append(belvedere_box(outer), content)
        gtk_box_append(belvedere_box(outer), open)
        return ShownView(node, outer, content: content, opener: open) { _ in }
    }

    /// A view of a kind that this host does not know: its name, a note, and its children.
    func unknown(_ node: ViewNode) -> ShownView {
        let outer = box(spacing: 4)
        let note = text(style: "dim-label")
        let content = box(spacing: 4)
        gtk_box_append(belvedere_box(outer), note)
        gtk_box_append(belvedere_box(outer), content)
        return ShownView(node, outer, content: content) { node in
            let texts = node.kind.names.compactMap { name in node[name.key].flatMap { String($0) } }.filter { !$0.isEmpty }
            gtk_label_set_text(
                belvedere_label(note), (texts + ["(\(node.kind.name) is not shown on the desktop yet)"]).joined(separator: " "))
        }
    }
}
