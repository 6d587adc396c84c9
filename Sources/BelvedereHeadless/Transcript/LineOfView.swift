internal import Belvedere

/// The line by which a transcript tells of a view: role, name, value, states.
struct LineOfView {
    let text: String

    init(
        _ view: MirroredView,
        name: String,
        visibleRows: (MirroredView) -> Range<Int>,
        isEnabled: Bool,
        isFocused: Bool
    ) {
        var text = view.kind.rawValue
        if !name.isEmpty { text += " " + TranscriptText.quote(name) }
        text += Self.value(of: view)
        let states = Self.states(of: view, visibleRows: visibleRows, isEnabled: isEnabled, isFocused: isFocused)
        if !states.isEmpty { text += " [" + states.joined(separator: ", ") + "]" }
        self.text = text
    }

    private static func value(of view: MirroredView) -> String {
        switch view.kind {
        case .textField, .searchField:
            let text = view.text(.text)
            if text.isEmpty { return "" }
            // What a person sees of a password is how long it is.
            let shown = view.text(.keyboard) == "password" ? String(repeating: "•", count: text.count) : text
            return " = " + TranscriptText.quote(shown)
        case .toggle:
            return view.flag(.isOn) ? " = on" : " = off"
        case .picker, .tabs:
            let choices = view.texts(.choices)
            let selection = view.integer(.selection)
            let chosen = choices.indices.contains(selection) ? " = " + TranscriptText.quote(choices[selection]) : ""
            return chosen + " of (" + choices.map(TranscriptText.quote).joined(separator: ", ") + ")"
        case .link:
            let destination = view.text(.destination)
            return destination.isEmpty ? "" : " to " + TranscriptText.quote(destination)
        case .progress, .pager:
            return number(of: view).map { " = " + $0 } ?? ""
        default:
            return ""
        }
    }

    /// How far a progress has come or which page a pager shows, in the words of a transcript; `nil` where there is nothing to
    /// tell.
    static func number(of view: MirroredView) -> String? {
        if view.kind == .pager {
            let count = view.integer(.count)
            return count == 0 ? nil : "\(view.integer(.selection) + 1) of \(count)"
        }
        if case .number(let fraction)? = view[.fraction] { return "\(Int((fraction * 100).rounded())) %" }
        return nil
    }

    private static func states(
        of view: MirroredView,
        visibleRows: (MirroredView) -> Range<Int>,
        isEnabled: Bool,
        isFocused: Bool
    ) -> [String] {
        var states: [String] = []
        switch view.kind {
        case .screen:
            if view.text(.presentation) == "presented" { states.append("presented") }
            if view.flag(.canGoBack) { states.append("back") }
        case .list, .collectionRow:
            let count = view.integer(.count)
            let shown = visibleRows(view)
            states.append(count == 1 ? "1 row" : "\(count) rows")
            if shown.count < count { states.append("\(shown.lowerBound + 1)-\(shown.upperBound)") }
            let actions = view.texts(.actions)
            if count > 0, !actions.isEmpty { states.append("actions " + actions.map(TranscriptText.quote).joined(separator: " ")) }
        case .row:
            if view.flag(.isOn) { states.append("selected") }
        case .button:
            if view.flag(.isSpinning) { states.append("busy") }
        case .emptyState:
            if view.text(.style) == "error" { states.append("error") }
        case .textField, .searchField:
            if isFocused { states.append("focused") }
            let placeholder = view.text(.placeholder)
            if !placeholder.isEmpty, view.text(.text).isEmpty, !view.text(.title).isEmpty || !view.text(.accessibilityName).isEmpty {
                states.append("placeholder " + TranscriptText.quote(placeholder))
            }
            let message = view.text(.message)
            if !message.isEmpty { states.append("message " + TranscriptText.quote(message)) }
        default: break
        }
        if !isEnabled, interactive.contains(view.kind) { states.insert("disabled", at: 0) }
        return states
    }

    private static let interactive: Set<ViewKind> = [
        .button, .link, .textField, .searchField, .toggle, .picker, .fileField, .tabs,
    ]
}
