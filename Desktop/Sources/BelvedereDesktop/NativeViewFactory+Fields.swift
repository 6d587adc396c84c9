@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets that a person types into.
extension NativeViewFactory {
    /// A field of one line with its title above and its message below. The characters of a password are not readable, for assistive
    /// technology either.
    ///
    /// - Parameters:
    ///   - button: a button beside the field.
    ///   - takesEnter: returns whether Enter has done its work already, so that the app does not receive it.
    ///   - update: shows further properties.
    func textField(
        _ node: ViewNode, beside button: NativeView? = nil, takesEnter: @escaping () -> Bool = { false },
        update: @escaping (ViewNode) -> Void = { _ in }
    ) -> ShownView {
        let title = part("title", text()), message = part("message", text(style: "error"))
        let entry = part("entry", node.kind == .secureField ? belvedere_secret_entry_new() : gtk_entry_new())
        if node.kind == .decimalField { gtk_editable_set_alignment(belvedere_editable(entry), 1) }
        if node.kind == .searchField {
            gtk_entry_set_icon_from_icon_name(belvedere_entry(entry), GTK_ENTRY_ICON_PRIMARY, "edit-find-symbolic")
        }
        let typed = TypedText(node[TextField.edit])
        connect(entry, "changed") { [weak self] in
            guard let self, !isApplying else { return }
            send(.input(String(cString: belvedere_typed_text(entry)), edit: typed.next()), node.identifier)
        }
        connect(entry, "activate") { [weak self] in if !takesEnter() { self?.send(.submit, node.identifier) } }
        let line = button.map { box(spacing: 0, isHorizontal: true, [entry, $0]) }
        if let line {
            gtk_widget_add_css_class(line, "linked")
            gtk_widget_set_hexpand(entry, 1)
        }
        let view = ShownView(node, box(spacing: 4, [title, line ?? entry, message])) { [self] node in
            // A search has its title inside, as in other programs of GNOME.
            let isInside = node.kind == .searchField && node[TextField.placeholder].isEmpty
            set(isInside ? "" : node[TextField.title], in: title)
            belvedere_set_placeholder(entry, node[isInside ? TextField.title : TextField.placeholder])
            show(message: node[TextField.message], in: message, of: entry)
            update(node)
            if typed.isNewer(than: node[TextField.edit]) { return }
            let words = node[TextField.text]
            if String(cString: belvedere_typed_text(entry)) == words { return }
            let place = gtk_editable_get_position(belvedere_editable(entry))
            gtk_editable_set_text(belvedere_editable(entry), words)
            gtk_editable_set_position(belvedere_editable(entry), place)
        }
        view.focusTarget = entry
        addCancelling(to: view)
        return view
    }

    /// Esc in a field goes to the app if it wants it, or gives up the editing of a cell.
    private func addCancelling(to view: ShownView) {
        let actions = NativeActions("field", of: view.widget)
        let cancel = actions.add("cancel") { [weak self, weak view] in
            guard let view else { return }
            if view.kind == .comboBox, view.node[ComboBoxField.isExpanded] {
                self?.send(.toggle(false), view.identifier)
            } else if view.node[TextField.takesCancel] {
                self?.send(.leave, view.identifier)
            } else if let cell = view.parent, cell.kind == .tableCell {
                self?.send(.leave, cell.identifier)
            } else {
                self?.host?.leaveFrontScreen()
            }
        }
        bind("Escape", to: cancel, in: view.widget)
        view.attachments.append(actions)
    }

    /// A field of several lines. Ctrl+Enter sends it, because Enter begins a line.
    func textArea(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), area = part("entry", gtk_text_view_new()), message = part("message", text(style: "error"))
        let hint = part("hint", text(style: "dim-label"))
        let scroller: NativeView = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), area)
        gtk_widget_add_css_class(scroller, "frame")
        let buffer = gtk_text_view_get_buffer(belvedere_text_view(area))
        let typed = TypedText(node[TextField.edit])
        if let buffer {
            connect(buffer, "changed") { [weak self] in
                guard let self, !isApplying else { return }
                send(.input(TextBuffer.text(of: buffer), edit: typed.next()), node.identifier)
            }
        }
        let view = ShownView(node, box(spacing: 4, [title, scroller, hint, message])) { [self] node in
            set(node[TextField.title], in: title)
            set(node[TextField.placeholder], in: hint)
            show(message: node[TextField.message], in: message, of: area)
            gtk_scrolled_window_set_min_content_height(belvedere_scroller(scroller), Int32(clamping: node[TextArea.lines] * 22))
            if typed.isNewer(than: node[TextField.edit]) { return }
            let words = node[TextField.text]
            if let buffer, TextBuffer.text(of: buffer) != words { gtk_text_buffer_set_text(buffer, words, -1) }
        }
        view.focusTarget = area
        let actions = NativeActions("area", of: view.widget)
        bind("<Control>Return", to: actions.add("submit") { [weak self] in self?.send(.submit, node.identifier) }, in: view.widget)
        view.attachments.append(actions)
        addCancelling(to: view)
        return view
    }

    /// A date or a time, as text in its standard form. The app receives complete ones only. A date has a calendar beside it.
    func entryField(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), entry = part("entry", gtk_entry_new())
        let limits = part("limits", text(style: "dim-label")), message = part("message", text(style: "error"))
        let isDate = node.kind == .dateField
        let form = isDate ? "YYYY-MM-DD" : "HH:MM"
        gtk_entry_set_placeholder_text(belvedere_entry(entry), form)
        gtk_editable_set_width_chars(belvedere_editable(entry), gint(form.count))
        let typed = TypedText(node[EntryField.edit])
        connect(entry, "changed") { [weak self] in
            guard let self, !isApplying else { return }
            let words = String(cString: gtk_editable_get_text(belvedere_editable(entry)))
            let isWhole = words.isEmpty || (isDate ? CalendarDate(words) != nil : TimeOfDay(words) != nil)
            if isWhole { send(.enter(words, edit: typed.next()), node.identifier) }
        }
        let line = box(spacing: 0, isHorizontal: true, [entry])
        gtk_widget_add_css_class(line, "linked")
        gtk_widget_set_hexpand(entry, 1)
        let view = ShownView(node, box(spacing: 4, [title, line, limits, message])) { [self] node in
            set(node[EntryField.title], in: title)
            let bounds = [node[EntryField.minimum], node[EntryField.maximum]]
            set(bounds == ["", ""] ? "" : bounds.joined(separator: " – "), in: limits)
            show(message: node[EntryField.message], in: message, of: entry)
            if typed.isNewer(than: node[EntryField.edit]) { return }
            if String(cString: gtk_editable_get_text(belvedere_editable(entry))) != node[EntryField.entry] {
                gtk_editable_set_text(belvedere_editable(entry), node[EntryField.entry])
            }
        }
        view.focusTarget = entry
        if isDate {
            let choice = dateChoice(in: line, for: entry)
            view.attachments.append(choice)
            view.controls = { [button = choice.widget] in [button] }
        }
        return view
    }

    /// Adds a calendar to a date field. The field takes the chosen date as if a person had typed it.
    private func dateChoice(in line: NativeView, for entry: NativeView) -> DateChoice {
        let choice = DateChoice(
            host?.words, current: { CalendarDate(String(cString: gtk_editable_get_text(belvedere_editable(entry)))) },
            choose: { date in
                gtk_editable_set_text(belvedere_editable(entry), "\(date)")
                gtk_widget_grab_focus(entry)
            })
        gtk_box_append(belvedere_box(line), choice.widget)
        return choice
    }
}

/// The number of the last edit of a person in a field. A text that the app sets for an older one is an answer to what the person typed
/// before, and must not replace what is there now.
final class TypedText {
    private var last: Int

    init(_ last: Int) {
        self.last = last
    }

    func next() -> Int {
        last += 1
        return last
    }

    /// Whether the person has typed since the edit with a number. If not, the next edit has the number after it.
    func isNewer(than edit: Int) -> Bool {
        if edit < last { return true }
        last = edit
        return false
    }
}

/// The text of a field of several lines.
enum TextBuffer {
    static func text(of buffer: UnsafeMutablePointer<GtkTextBuffer>) -> String {
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let words = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
        defer { g_free(words) }
        return String(cString: words)
    }
}
