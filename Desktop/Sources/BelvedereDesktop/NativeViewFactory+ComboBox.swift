@_spi(Hosting) internal import Belvedere
internal import CGtk

extension NativeViewFactory {
    /// A field with a button that opens the list of choices. The keyboard stays in the field: the arrow keys move in the list, Enter takes
    /// the proposed choice, and Esc closes the list.
    func comboBox(_ node: ViewNode) -> ShownView {
        let open = part("open", gtk_button_new_from_icon_name("pan-down-symbolic"))
        // Without a pointer, the arrow keys open the list.
        gtk_widget_set_focusable(open, 0)
        gtk_widget_set_focus_on_click(open, 0)
        let list = ChoiceList(
            choose: { [weak self] number in self?.send(.select(number), node.identifier) },
            speak: { [weak self] words in self?.host?.speak(words) })
        let view = textField(node, beside: open, takesEnter: { [weak list] in list?.chooseProposed() ?? false }) { [weak list] node in
            let name = node[View.accessibilityName]
            belvedere_name(open, name.isEmpty ? node[TextField.title] : name)
            list?.show(node)
        }
        guard let entry = view.focusTarget, let line = gtk_widget_get_parent(entry) else { return view }
        list.attach(to: line)
        connect(entry, "changed") { [weak self, weak list] in if self?.isApplying == false { list?.isTyping = true } }
        let expand: (Bool) -> Void = { [weak self, weak list] isExpanded in
            list?.isTyping = false
            self?.send(.toggle(isExpanded), node.identifier)
        }
        connect(open, "clicked") { [weak view] in
            gtk_entry_grab_focus_without_selecting(belvedere_entry(entry))
            if let view { expand(!view.node[ComboBoxField.isExpanded]) }
        }
        let actions = NativeActions("choices", of: view.widget)
        for (keys, step) in [("Down", 1), ("Up", -1)] {
            let move = actions.add(keys.lowercased()) { [weak view, weak list] in
                if view?.node[ComboBoxField.isExpanded] == true { list?.move(by: step) } else { expand(true) }
            }
            bind(keys, to: move, in: view.widget)
        }
        view.attachments += [list, actions]
        view.controls = { [open] }
        return view
    }
}

/// The choices below the field of a combo box, and the choice that Enter takes.
final class ChoiceList {
    /// The box of the choices.
    let options: NativeView = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    /// Whether the person has typed since they last moved in the list. Then the first choice is proposed, if the person must choose.
    var isTyping = false
    private let popover: NativeView = gtk_popover_new()
    private let scroller: NativeView = gtk_scrolled_window_new()
    private let note: NativeView = gtk_label_new("")
    private let choose: (Int) -> Void
    private let speak: (String) -> Void
    private var choices: [ComboBoxField.Choice] = []
    private var buttons: [NativeView] = []
    private var proposed: Int?
    private var results = ""

    init(choose: @escaping (Int) -> Void, speak: @escaping (String) -> Void) {
        (self.choose, self.speak) = (choose, speak)
        let content: NativeView = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
        gtk_widget_set_name(popover, "part-choices")
        gtk_widget_set_name(options, "part-options")
        gtk_widget_set_name(note, "part-note")
        belvedere_set_role(options, GTK_ACCESSIBLE_ROLE_LIST)
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), options)
        gtk_scrolled_window_set_policy(belvedere_scroller(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(belvedere_scroller(scroller), 1)
        gtk_scrolled_window_set_max_content_height(belvedere_scroller(scroller), 320)
        gtk_widget_add_css_class(note, "dim-label")
        gtk_label_set_wrap(belvedere_label(note), 1)
        gtk_label_set_xalign(belvedere_label(note), 0)
        for part in [scroller, note] { gtk_box_append(belvedere_box(content), part) }
        gtk_popover_set_child(belvedere_popover(popover), content)
        // The field keeps the keyboard, so the list must not close itself when the person presses a key.
        gtk_popover_set_autohide(belvedere_popover(popover), 0)
        gtk_popover_set_has_arrow(belvedere_popover(popover), 0)
        gtk_popover_set_position(belvedere_popover(popover), GTK_POS_BOTTOM)
    }

    /// Puts the list below a box. The box releases the list when it ends.
    func attach(to line: NativeView) { gtk_widget_set_parent(popover, line) }

    func show(_ node: ViewNode) {
        belvedere_name(options, node[TextField.title])
        if node[ComboBoxField.choices] != choices {
            choices = node[ComboBoxField.choices]
            fill()
            propose(isTyping && node[ComboBoxField.proposesFirst] && !node[TextField.text].isEmpty && !choices.isEmpty ? 0 : nil)
        }
        gtk_widget_set_visible(scroller, choices.isEmpty ? 0 : 1)
        gtk_label_set_text(belvedere_label(note), node[ComboBoxField.note])
        gtk_widget_set_visible(note, node[ComboBoxField.note].isEmpty ? 0 : 1)
        if results != node[ComboBoxField.results] {
            results = node[ComboBoxField.results]
            speak(results)
        }
        setOpen(node[ComboBoxField.isExpanded])
    }

    /// Takes the proposed choice. Returns whether there is one.
    func chooseProposed() -> Bool {
        guard let proposed, choices.indices.contains(proposed) else { return false }
        choose(choices[proposed].number)
        return true
    }

    /// Proposes the next choice, or the one before. After the last comes the first.
    func move(by step: Int) {
        isTyping = false
        if choices.isEmpty { return }
        let next = proposed.map { ($0 + step + choices.count) % choices.count } ?? (step > 0 ? 0 : choices.count - 1)
        propose(next)
        speak(choices[next].text)
    }

    private func propose(_ index: Int?) {
        if let proposed, buttons.indices.contains(proposed) { gtk_widget_remove_css_class(buttons[proposed], "proposed") }
        proposed = index
        guard let index, buttons.indices.contains(index) else { return }
        gtk_widget_add_css_class(buttons[index], "proposed")
        reveal(buttons[index])
    }

    /// Scrolls to a choice.
    private func reveal(_ button: NativeView) {
        var x = 0.0, y = 0.0
        guard let bar = gtk_scrolled_window_get_vadjustment(belvedere_scroller(scroller)),
            gtk_widget_translate_coordinates(button, options, 0, 0, &x, &y) != 0
        else { return }
        gtk_adjustment_clamp_page(bar, y, y + Double(gtk_widget_get_height(button)))
    }

    private func fill() {
        for button in buttons { gtk_box_remove(belvedere_box(options), button) }
        buttons = choices.map { choice in
            let button: NativeView = gtk_button_new_with_label(choice.text)
            gtk_widget_add_css_class(button, "flat")
            gtk_widget_set_focusable(button, 0)
            gtk_widget_set_focus_on_click(button, 0)
            if let label = gtk_button_get_child(belvedere_button(button)) {
                gtk_label_set_xalign(belvedere_label(label), 0)
                gtk_label_set_wrap(belvedere_label(label), 1)
            }
            connect(button, "clicked") { [weak self] in self?.choose(choice.number) }
            gtk_box_append(belvedere_box(options), button)
            return button
        }
        proposed = nil
    }

    private func setOpen(_ isOpen: Bool) {
        guard let line = gtk_widget_get_parent(popover) else { return }
        if isOpen == (gtk_widget_get_visible(popover) != 0) { return }
        if !isOpen { return gtk_popover_popdown(belvedere_popover(popover)) }
        if gtk_widget_get_mapped(line) == 0 { return }
        gtk_widget_set_size_request(popover, gtk_widget_get_width(line), -1)
        gtk_popover_popup(belvedere_popover(popover))
    }
}
