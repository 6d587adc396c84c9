import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// The values that controls show.
extension WidgetReader {
    /// The value and the states of a control with a value.
    func content(of widget: NativeView, _ kind: String) -> (value: String, states: [String]) {
        let problem = message(in: widget)
        switch kind {
        case "toggle":
            let isOn = part("check", in: widget).map(isBusyOrActive) ?? false
            return (isOn ? " = on" : " = off", problem)
        case "picker": return (dropDown(widget), problem)
        case "segments", "radioGroup", "checkboxGroup": return (choices(in: widget), problem)
        case "slider", "stepper":
            let (value, states) = number(widget, kind)
            return (value, states + problem)
        case "dateField", "timeField", "colorField": return entry(widget, kind)
        case "textField", "decimalField", "searchField", "secureField", "textArea": return field(widget)
        case "comboBox":
            let (value, states) = field(widget), note = isOpen(widget) ? text(of: "note", in: widget) : ""
            return (value + choiceList(widget), states + (note.isEmpty ? [] : ["note " + Transcript.quoted(note)]))
        default: return ("", [])
        }
    }

    /// Whether the list of a combo box is open.
    func isOpen(_ widget: NativeView) -> Bool { part("choices", in: widget).map { gtk_widget_get_visible($0) != 0 } ?? false }

    /// The choices in the list of a combo box, as buttons.
    func options(in widget: NativeView) -> [NativeView] { part("options", in: widget).map { children(of: $0) } ?? [] }

    private func choiceList(_ widget: NativeView) -> String {
        isOpen(widget) ? " of (" + options(in: widget).map { Transcript.quoted(title(of: $0)) }.joined(separator: ", ") + ")" : ""
    }

    /// The state of a control with an error message. Assistive technology must read the same message with the control.
    private func message(in widget: NativeView) -> [String] {
        let message = text(of: "message", in: widget)
        let control = ["entry", "check", "choice", "choices", "scale", "spin", "color"].lazy.compactMap { part($0, in: widget) }.first
        let spoken = control.map { accessible($0, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) } ?? ""
        return (message.isEmpty ? [] : ["message " + Transcript.quoted(message)])
            + (spoken == message ? [] : ["spoken " + Transcript.quoted(spoken)])
    }

    /// The text of a field, without the parts of the view around it.
    func typedText(_ widget: NativeView) -> String {
        guard let entry = part("entry", in: widget) else { return "" }
        if belvedere_is_entry(entry) != 0 { return String(cString: belvedere_typed_text(entry)) }
        return gtk_text_view_get_buffer(belvedere_text_view(entry)).map(TextBuffer.text) ?? ""
    }

    private func field(_ widget: NativeView) -> (String, [String]) {
        guard let entry = part("entry", in: widget) else { return ("", []) }
        var text = typedText(widget), states: [String] = []
        if isFocused(entry) { states.append("focused") }
        let isEntry = belvedere_is_entry(entry) != 0
        let placeholder = isEntry ? self.placeholder(of: entry) : self.text(of: "hint", in: widget)
        let hasTitle = !self.text(of: "title", in: widget).isEmpty
        if text.isEmpty, !placeholder.isEmpty, hasTitle { states.append("placeholder " + Transcript.quoted(placeholder)) }
        states += message(in: widget)
        if isEntry, belvedere_hides_text(entry) != 0 { text = String(repeating: "•", count: text.count) }
        return (text.isEmpty ? "" : " = " + Transcript.quoted(text), states)
    }

    private func placeholder(of entry: NativeView) -> String {
        guard let text = belvedere_placeholder(entry) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private func entry(_ widget: NativeView, _ kind: String) -> (String, [String]) {
        let text = kind == "colorField" ? part("color", in: widget).map(NativeColor.code) ?? "" : typedText(widget)
        let limits = self.text(of: "limits", in: widget).split(separator: " – ", omittingEmptySubsequences: false)
        var states = zip(["from", "to"], limits).filter { !$1.isEmpty }.map { "\($0) \($1)" }
        states += message(in: widget)
        return (text.isEmpty ? "" : " = " + text, states)
    }

    private func number(_ widget: NativeView, _ kind: String) -> (String, [String]) {
        var value = 0.0, low = 0.0, high = 0.0
        if let scale = part("scale", in: widget), let bar = gtk_range_get_adjustment(belvedere_range(scale)) {
            (value, low, high) = (gtk_adjustment_get_value(bar), gtk_adjustment_get_lower(bar), gtk_adjustment_get_upper(bar))
        } else if let spin = part("spin", in: widget) {
            value = Double(String(cString: gtk_editable_get_text(belvedere_editable(spin)))) ?? .nan
            gtk_spin_button_get_range(belvedere_spin(spin), &low, &high)
        }
        let words = text(of: "value", in: widget)
        let shown = words.isEmpty ? short(value) : Transcript.quoted(words)
        return (" = " + shown, ["\(short(low)) to \(short(high))"])
    }

    private func short(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

    // MARK: Choices

    /// The titles of a list that opens, and which of them is chosen.
    func titles(of dropDown: NativeView) -> [String] {
        guard let model = gtk_drop_down_get_model(belvedere_drop_down(dropDown)) else { return [] }
        let list = belvedere_string_list(UnsafeMutableRawPointer(model))
        return (0..<g_list_model_get_n_items(model)).compactMap { gtk_string_list_get_string(list, $0).map { String(cString: $0) } }
    }

    private func dropDown(_ widget: NativeView) -> String {
        guard let choice = part("choice", in: widget) else { return "" }
        let titles = titles(of: choice), selected = Int(gtk_drop_down_get_selected(belvedere_drop_down(choice)))
        return told(titles, titles.indices.contains(selected) ? [titles[selected]] : [])
    }

    /// The buttons of a control with several, and whether each is pressed.
    func buttons(in widget: NativeView) -> [(title: String, button: NativeView, isActive: Bool)] {
        guard let box = part("choices", in: widget) else { return [] }
        return children(of: box).map { button in
            belvedere_is_check(button) != 0
                ? (text(button), button, isBusyOrActive(button))
                : (text(button), button, gtk_toggle_button_get_active(belvedere_toggle(button)) != 0)
        }
    }

    func choices(in widget: NativeView) -> String {
        let buttons = buttons(in: widget)
        return told(buttons.map(\.title), buttons.filter(\.isActive).map(\.title))
    }

    private func told(_ titles: [String], _ chosen: [String]) -> String {
        (chosen.isEmpty ? "" : " = " + chosen.map(Transcript.quoted).joined(separator: ", "))
            + " of (" + titles.map(Transcript.quoted).joined(separator: ", ") + ")"
    }
}
