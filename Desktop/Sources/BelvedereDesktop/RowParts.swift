@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of a row that depend on its list: the heading above it, the buttons of its actions, and the button that opens it.
final class RowParts {
    private let row: NativeView
    /// Everything at the end of the row: the buttons.
    let trailing: NativeView
    private let heading: NativeView
    private let buttons: NativeView
    private let opener: NativeView
    private let send: (Event) -> Void
    private var titles: [String] = []
    private var actions: [NativeView] = []

    init(
        row: NativeView, trailing: NativeView, heading: NativeView, buttons: NativeView, opener: NativeView, send: @escaping (Event) -> Void
    ) {
        self.row = row
        self.trailing = trailing
        self.heading = heading
        self.buttons = buttons
        self.opener = opener
        self.send = send
    }

    /// Shows what a list says about a row.
    func show(_ list: ViewNode, position: Int) {
        belvedere_position(row, Int32(clamping: position + 1), Int32(clamping: list[RowsView.count]))
        let section = list[RowsView.sections].first { $0.start == position }?.title ?? ""
        gtk_label_set_text(belvedere_label(heading), section)
        gtk_widget_set_visible(heading, section.isEmpty ? 0 : 1)
        gtk_widget_set_visible(opener, list[RowsView.isActivatable] ? 1 : 0)
        let isCompact = list[RowsView.density] == .compact
        switch list.kind {
        case .collectionRow: gtk_widget_set_size_request(row, Int32(RowsArea.itemExtent), -1)
        case .pager: break
        default: gtk_widget_set_size_request(row, -1, Int32(isCompact ? RowsArea.compactExtent : RowsArea.extent))
        }
        showActions(list)
    }

    private func showActions(_ list: ViewNode) {
        let titles = list[RowsView.actions]
        if titles != self.titles {
            self.titles = titles
            for button in actions { gtk_box_remove(belvedere_box(buttons), button) }
            actions = titles.indices.map { index in
                let button: NativeView = gtk_button_new_with_label(titles[index])
                gtk_widget_set_name(button, "part-rowAction")
                gtk_widget_add_css_class(button, "flat")
                gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
                connect(button, "clicked") { [weak self] in self?.send(.perform(index)) }
                gtk_box_append(belvedere_box(buttons), button)
                return button
            }
        }
        for ((button, title), role) in zip(zip(actions, titles), list[RowsView.actionRoles]) where role == .destructive {
            if gtk_widget_has_css_class(button, "destructive-action") != 0 { continue }
            // In each of many rows, a symbol is enough. Its name is in a tooltip and in the tree for assistive technology.
            gtk_widget_add_css_class(button, "destructive-action")
            gtk_button_set_icon_name(belvedere_button(button), NativeIcon.name(of: .delete))
            gtk_widget_set_tooltip_text(button, title)
            belvedere_name(button, title)
        }
    }
}
