internal import CGtk

/// Buttons of which a person chooses one, or any number.
final class ChoiceButtons {
    enum Style {
        /// Toggle buttons without gaps, of which one is pressed.
        case linked
        /// Round boxes one below the other, of which one is filled.
        case radio
        /// Check boxes one below the other.
        case boxes
    }

    let widget: NativeView
    private let style: Style
    private let choose: (Int, Bool) -> Void
    private var titles: [String] = []
    private(set) var buttons: [NativeView] = []
    /// Whether the host sets a state now, so that the signal is not a press of a person.
    private var isSetting = false

    /// - Parameter choose: a closure that receives the index of the button that a person has pressed, and its new state.
    init(style: Style, choose: @escaping (Int, Bool) -> Void) {
        self.style = style
        self.choose = choose
        widget = gtk_box_new(style == .linked ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 0)
        if style == .linked { gtk_widget_add_css_class(widget, "linked") }
    }

    func show(_ titles: [String], chosen: [Int]) {
        if titles != self.titles {
            for button in buttons { gtk_box_remove(belvedere_box(widget), button) }
            self.titles = titles
            buttons = titles.indices.map(button)
            for button in buttons { gtk_box_append(belvedere_box(widget), button) }
        }
        for (index, button) in buttons.enumerated() { setActive(button, chosen.contains(index)) }
    }

    private func button(_ index: Int) -> NativeView {
        let button: NativeView =
            style == .linked ? gtk_toggle_button_new_with_label(titles[index]) : gtk_check_button_new_with_label(titles[index])
        connect(button, "toggled") { [weak self] in
            guard let self, !isSetting else { return }
            let isActive = self.isActive(button)
            // A press on the chosen button of several must not leave none chosen.
            if style != .boxes, !isActive { return setActive(button, true) }
            if style != .boxes { for other in buttons where other != button { setActive(other, false) } }
            choose(index, isActive)
        }
        if style != .linked { addPress(to: button) }
        if style == .radio { gtk_widget_add_css_class(button, "radio") }
        return button
    }

    private func isActive(_ button: NativeView) -> Bool {
        style == .linked
            ? gtk_toggle_button_get_active(belvedere_toggle(button)) != 0 : gtk_check_button_get_active(belvedere_check(button)) != 0
    }

    private func setActive(_ button: NativeView, _ isActive: Bool) {
        isSetting = true
        defer { isSetting = false }
        if style == .linked {
            gtk_toggle_button_set_active(belvedere_toggle(button), isActive ? 1 : 0)
        } else {
            gtk_check_button_set_active(belvedere_check(button), isActive ? 1 : 0)
        }
    }
}
