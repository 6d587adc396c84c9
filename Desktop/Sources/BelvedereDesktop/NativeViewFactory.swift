@_spi(Hosting) internal import Belvedere
internal import CGtk

/// Makes the widgets for each kind of view.
struct NativeViewFactory {
    /// Sends an event of a person to the app.
    let send: (Event, ViewIdentifier) -> Void
    /// Whether the host itself changes the widgets now. Signals are ignored then.
    let isApplying: () -> Bool

    func make(_ node: ViewNode) -> ShownView {
        switch node.kind {
        case .label: label(node)
        case .button: button(node)
        case .textField: textField(node)
        case .toggle: toggle(node)
        case .screen: screen(node)
        case .list: list(node)
        case .row: row(node)
        case .stack: stack(node)
        case .window, .tools, .bar: ShownView(node, box(spacing: 12)) { _ in }
        case .section: section(node)
        case .progress: progress(node)
        default: unknown(node)
        }
    }

    func box(spacing: Int32, isHorizontal: Bool = false) -> NativeView {
        gtk_box_new(isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, spacing)
    }

    func text(_ words: String = "", style: String? = nil) -> NativeView {
        let widget = gtk_label_new(words)!
        gtk_label_set_wrap(belvedere_label(widget), 1)
        gtk_label_set_xalign(belvedere_label(widget), 0)
        if let style { gtk_widget_add_css_class(widget, style) }
        return widget
    }

    private func label(_ node: ViewNode) -> ShownView {
        let widget = text()
        return ShownView(node, widget) { node in
            gtk_label_set_text(belvedere_label(widget), node[Label.text])
            let classes: [Label.Style: String] = [.title: "title-1", .headline: "heading", .detail: "dim-label", .error: "error"]
            for (style, name) in classes {
                if style == node[Label.style] { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
            }
        }
    }

    private func button(_ node: ViewNode) -> ShownView {
        let widget = gtk_button_new()!
        gtk_widget_set_halign(widget, GTK_ALIGN_START)
        connect(widget, "clicked") { send(.activate, node.identifier) }
        return ShownView(node, widget) { node in
            gtk_button_set_label(belvedere_button(widget), node[Button.title])
            if node[Button.role] == .primary { gtk_widget_add_css_class(widget, "suggested-action") }
            if node[Button.role] == .destructive { gtk_widget_add_css_class(widget, "destructive-action") }
        }
    }

    private func toggle(_ node: ViewNode) -> ShownView {
        let widget = gtk_check_button_new()!
        connect(widget, "toggled") {
            if !isApplying() { send(.toggle(gtk_check_button_get_active(belvedere_check(widget)) != 0), node.identifier) }
        }
        return ShownView(node, widget) { node in
            gtk_check_button_set_label(belvedere_check(widget), node[Toggle.title])
            gtk_check_button_set_active(belvedere_check(widget), node[Toggle.isOn] ? 1 : 0)
        }
    }

    private func textField(_ node: ViewNode) -> ShownView {
        let outer = box(spacing: 4)
        let title = text()
        let entry = gtk_entry_new()!
        let message = text(style: "error")
        for part in [title, entry, message] { gtk_box_append(belvedere_box(outer), part) }
        var lastEdit = node[TextField.edit]
        connect(entry, "changed") {
            if isApplying() { return }
            lastEdit += 1
            send(.input(String(cString: gtk_editable_get_text(belvedere_editable(entry))), edit: lastEdit), node.identifier)
        }
        connect(entry, "activate") { send(.submit, node.identifier) }
        return ShownView(node, outer) { node in
            gtk_label_set_text(belvedere_label(title), node[TextField.title])
            belvedere_name(entry, node[TextField.title])
            gtk_entry_set_placeholder_text(belvedere_entry(entry), node[TextField.placeholder])
            gtk_label_set_text(belvedere_label(message), node[TextField.message])
            gtk_widget_set_visible(message, node[TextField.message].isEmpty ? 0 : 1)
            // An older text is an answer to what the person typed before, and must not replace what is there now.
            if node[TextField.edit] < lastEdit { return }
            if String(cString: gtk_editable_get_text(belvedere_editable(entry))) != node[TextField.text] {
                gtk_editable_set_text(belvedere_editable(entry), node[TextField.text])
            }
        }
    }

    private func progress(_ node: ViewNode) -> ShownView {
        let widget = gtk_progress_bar_new()!
        return ShownView(node, widget) { node in
            gtk_progress_bar_set_fraction(belvedere_progress(widget), node[ProgressView.fraction] ?? 0)
            belvedere_name(widget, node[ProgressView.title])
        }
    }
}
