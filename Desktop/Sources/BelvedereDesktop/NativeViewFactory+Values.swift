@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of the controls with a value other than a text.
extension NativeViewFactory {
    func toggle(_ node: ViewNode) -> ShownView {
        let check = part("check", gtk_check_button_new()), message = part("message", text(style: "error"))
        connect(check, "toggled") { [weak self] in
            guard let self, !isApplying else { return }
            send(.toggle(gtk_check_button_get_active(belvedere_check(check)) != 0), node.identifier)
        }
        addPress(to: check)
        let view = ShownView(node, box(spacing: 0, [check, message])) { [self] node in
            gtk_check_button_set_label(belvedere_check(check), node[Toggle.title])
            gtk_check_button_set_active(belvedere_check(check), node[Toggle.isOn] ? 1 : 0)
            show(message: node[Toggle.message], in: message, of: check)
        }
        view.focusTarget = check
        return view
    }

    /// A list of choices that opens at a press.
    func picker(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), choice = part("choice", gtk_drop_down_new(nil, nil))
        let list = belvedere_drop_down(choice)
        let icon: NativeView = gtk_image_new(), message = part("message", text(style: "error"))
        observe(choice, "selected") { [weak self] in
            guard let self, !isApplying, gtk_drop_down_get_selected(list) != GTK_INVALID_LIST_POSITION else { return }
            send(.select(Int(gtk_drop_down_get_selected(list))), node.identifier)
        }
        var shown: [String]?
        let view = ShownView(node, box(spacing: 4, [title, box(spacing: 6, isHorizontal: true, [icon, choice]), message])) { [self] node in
            set(node[Picker.title], in: title)
            show(node[Picker.symbol], in: icon)
            let choices = node[Picker.choices], selection = node[Picker.selection]
            if choices != shown {
                shown = choices
                let model = gtk_string_list_new(nil)
                for choice in choices { gtk_string_list_append(model, choice) }
                gtk_drop_down_set_model(list, model.map { belvedere_list_model(UnsafeMutableRawPointer($0)) })
                if let model { g_object_unref(UnsafeMutableRawPointer(model)) }
            }
            gtk_drop_down_set_selected(list, choices.indices.contains(selection) ? UInt32(selection) : GTK_INVALID_LIST_POSITION)
            show(message: node[Picker.message], in: message, of: choice)
        }
        view.focusTarget = choice
        return view
    }

    /// Segments, or a group of radio buttons.
    func choiceButtons(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), message = part("message", text(style: "error"))
        let choices = ChoiceButtons(style: node.kind == .segments ? .linked : .radio) { [weak self] index, _ in
            if let self, !isApplying { send(.select(index), node.identifier) }
        }
        let view = ShownView(node, box(spacing: 4, [title, part("choices", choices.widget), message])) { [self] node in
            set(node[Picker.title], in: title)
            choices.show(node[Picker.choices], chosen: [node[Picker.selection]])
            show(message: node[Picker.message], in: message, of: choices.widget)
        }
        view.attachments.append(choices)
        view.controls = { choices.buttons }
        return view
    }

    func checkboxGroup(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), message = part("message", text(style: "error"))
        let choices = ChoiceButtons(style: .boxes) { [weak self] index, isChecked in
            if let self, !isApplying { send(.check(index, isChecked), node.identifier) }
        }
        let view = ShownView(node, box(spacing: 4, [title, part("choices", choices.widget), message])) { [self] node in
            set(node[CheckboxGroup.title], in: title)
            choices.show(node[CheckboxGroup.choices], chosen: node[CheckboxGroup.checked])
            show(message: node[CheckboxGroup.message], in: message, of: choices.widget)
        }
        view.attachments.append(choices)
        view.controls = { choices.buttons }
        return view
    }

    /// A slider, with the words of the app for its value below.
    func slider(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), scale = part("scale", gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01))
        let words = part("value", text(style: "dim-label")), message = part("message", text(style: "error"))
        let typed = TypedText(node[NumberControl.edit])
        connect(scale, "value-changed") { [weak self] in
            guard let self, !isApplying else { return }
            send(.adjust(gtk_range_get_value(belvedere_range(scale)), edit: typed.next()), node.identifier)
        }
        let view = ShownView(node, box(spacing: 4, [title, scale, words, message])) { [self] node in
            set(node[NumberControl.title], in: title)
            let (low, high) = (node[NumberControl.minimum], node[NumberControl.maximum])
            gtk_range_set_range(belvedere_range(scale), low, max(low, high))
            let step = node[NumberControl.step] > 0 ? node[NumberControl.step] : (high - low) / 100
            gtk_range_set_increments(belvedere_range(scale), step, step * 10)
            set(node[Slider.valueText], in: words)
            show(message: node[NumberControl.message], in: message, of: scale)
            if !typed.isNewer(than: node[NumberControl.edit]) { gtk_range_set_value(belvedere_range(scale), node[NumberControl.value]) }
        }
        view.focusTarget = scale
        return view
    }

    func stepper(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), spin = part("spin", gtk_spin_button_new_with_range(0, 1, 1))
        let message = part("message", text(style: "error"))
        gtk_widget_set_halign(spin, GTK_ALIGN_START)
        let typed = TypedText(node[NumberControl.edit])
        connect(spin, "value-changed") { [weak self] in
            guard let self, !isApplying else { return }
            send(.adjust(gtk_spin_button_get_value(belvedere_spin(spin)), edit: typed.next()), node.identifier)
        }
        let view = ShownView(node, box(spacing: 4, [title, spin, message])) { [self] node in
            set(node[NumberControl.title], in: title)
            gtk_spin_button_set_range(belvedere_spin(spin), node[NumberControl.minimum], node[NumberControl.maximum])
            let step = node[NumberControl.step] > 0 ? node[NumberControl.step] : 1
            gtk_spin_button_set_increments(belvedere_spin(spin), step, step * 10)
            show(message: node[NumberControl.message], in: message, of: spin)
            gtk_spin_button_set_digits(belvedere_spin(spin), step == step.rounded() ? 0 : 2)
            if !typed.isNewer(than: node[NumberControl.edit]) {
                gtk_spin_button_set_value(belvedere_spin(spin), node[NumberControl.value])
            }
        }
        view.focusTarget = spin
        return view
    }

    func colorField(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), button = part("color", gtk_color_button_new())
        let message = part("message", text(style: "error"))
        gtk_widget_set_halign(button, GTK_ALIGN_START)
        let typed = TypedText(node[EntryField.edit])
        connect(button, "color-set") { [weak self] in self?.send(.enter(NativeColor.code(of: button), edit: typed.next()), node.identifier)
        }
        let view = ShownView(node, box(spacing: 4, [title, button, message])) { [self] node in
            set(node[EntryField.title], in: title)
            show(message: node[EntryField.message], in: message, of: button)
            if !typed.isNewer(than: node[EntryField.edit]) { NativeColor.show(node[EntryField.entry], in: button) }
            // GTK puts a button without a name into its button for a colour.
            let name = node[View.accessibilityName].isEmpty ? node[EntryField.title] : node[View.accessibilityName]
            for inner in NativeColor.buttons(in: button) { belvedere_name(inner, name) }
        }
        view.focusTarget = button
        view.controls = { NativeColor.buttons(in: button) }
        return view
    }
}

/// The colour of a button, as a code such as `#78b4ff`.
enum NativeColor {
    /// The button that a person presses, inside the one for the colour.
    static func buttons(in button: NativeView) -> [NativeView] { gtk_widget_get_first_child(button).map { [$0] } ?? [] }

    static func show(_ code: String, in button: NativeView) {
        var color = GdkRGBA()
        if gdk_rgba_parse(&color, code.isEmpty ? "#000000" : code) != 0 { gtk_color_chooser_set_rgba(belvedere_color(button), &color) }
    }

    static func code(of button: NativeView) -> String {
        var color = GdkRGBA()
        gtk_color_chooser_get_rgba(belvedere_color(button), &color)
        return "#"
            + [color.red, color.green, color.blue].map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
