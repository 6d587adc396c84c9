#if canImport(UIKit)
import BelvedereHeadless
import UIKit

/// The values that controls show.
extension ViewReader {
    func control(_ view: UIView, _ kind: String, _ isDisabled: Bool) -> Perceived {
        let parts = ["heading", "check", "entry", "scale", "spin", "choice", "choices", "isSet", "color"]
        let target = parts.lazy.compactMap { view.part($0) }.first ?? view
        var (value, states) = content(of: target, view, kind)
        var children: [Perceived] = []
        if kind == "disclosure" {
            let isExpanded = target.accessibilityExpandedStatus == .expanded
            states.append(isExpanded ? "expanded" : "collapsed")
            if isExpanded { children = view.subviews.flatMap { see($0, isDisabled: isDisabled) } }
        }
        if kind == "comboBox", let list = view.part("list") {
            if !list.isHidden { value += choice(list.subviews.compactMap { $0 as? UIButton }.map(Self.title), []) }
            let note = view.text(of: "note")
            if !note.isEmpty { states.append("note " + Transcript.quoted(note)) }
        }
        if kind == "tabs" { children = view.subviews.flatMap { see($0, isDisabled: isDisabled) } }
        let given = [target, view].lazy.compactMap(\.accessibilityLabel).first { !$0.isEmpty } ?? ""
        let pressed = (target as? UIButton)?.configuration?.title ?? ""
        let placeholder = (target as? UITextField)?.placeholder ?? ""
        // The contents of a disclosure may have titles of their own.
        let names = kind == "tabs" ? [] : kind == "disclosure" ? [pressed] : [given, view.text(of: "title"), pressed, placeholder]
        let name = names.first { !$0.isEmpty } ?? ""
        return Perceived(kind, name, view, value: value, states: states, isDisabled: isDisabled, children: children)
    }

    private func content(of target: UIView, _ view: UIView, _ kind: String) -> (value: String, states: [String]) {
        let message = view.text(of: "message"), told = message.isEmpty ? [] : ["message " + Transcript.quoted(message)]
        switch target {
        case let field as UITextField: return text(field.text ?? "", kind, field, field.placeholder ?? "", in: view, told)
        case let area as UITextView: return text(area.text ?? "", kind, area, view.text(of: "hint"), in: view, told)
        case let slider as UISlider:
            let words = view.text(of: "value")
            return (
                " = " + (words.isEmpty ? short(Double(slider.value)) : Transcript.quoted(words)),
                ["\(short(Double(slider.minimumValue))) to \(short(Double(slider.maximumValue)))"] + told
            )
        case let stepper as UIStepper:
            return (" = " + short(stepper.value), ["\(short(stepper.minimumValue)) to \(short(stepper.maximumValue))"] + told)
        case let well as UIColorWell:
            let color = well.selectedColor.map { " = " + Self.code($0) } ?? ""
            return (color, told)
        case let control as UISwitch:
            return kind == "toggle" ? (control.isOn ? " = on" : " = off", told) : moment(view, kind, told)
        case let segments as UISegmentedControl:
            let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
            let chosen = segments.selectedSegmentIndex
            return (choice(titles, titles.indices.contains(chosen) ? [titles[chosen]] : []), told)
        case let button as UIButton:
            let (value, states) = self.button(button, kind)
            return (value, states + told)
        default:
            let buttons = target.subviews.compactMap { $0 as? UIButton }
            return (choice(buttons.map(Self.title), buttons.filter(\.isSelected).map(Self.title)), told)
        }
    }

    private func text(
        _ text: String, _ kind: String, _ field: UIView, _ placeholder: String, in view: UIView, _ told: [String]
    ) -> (String, [String]) {
        let typed = kind == "secureField" ? String(repeating: "•", count: text.count) : text
        var states = field.isFirstResponder ? ["focused"] : []
        let isNamed = !view.text(of: "title").isEmpty
        if typed.isEmpty, !placeholder.isEmpty, isNamed { states.append("placeholder " + Transcript.quoted(placeholder)) }
        return (typed.isEmpty ? "" : " = " + Transcript.quoted(typed), states + told)
    }

    /// The date that a person sees, in the form of a transcript.
    private func moment(_ view: UIView, _ kind: String, _ told: [String]) -> (String, [String]) {
        guard let picker = view.part("date") as? UIDatePicker else { return ("", told) }
        let bounds = [("from", picker.minimumDate), ("to", picker.maximumDate)].compactMap { word, date in
            date.map { "\(word) \(Moment.text(of: $0, isDate: kind == "dateField"))" }
        }
        return (picker.isHidden ? "" : " = " + Moment.text(of: picker.date, isDate: kind == "dateField"), bounds + told)
    }

    private func button(_ button: UIButton, _ kind: String) -> (String, [String]) {
        switch kind {
        case "link":
            let destination = button.accessibilityHint ?? ""
            return (destination.isEmpty ? "" : " to " + Transcript.quoted(destination), [])
        case "menu": return (" of (" + (button.menu.map(told) ?? "") + ")", [])
        case "picker":
            let actions = (button.menu?.children ?? []).compactMap { $0 as? UIAction }
            return (choice(actions.map(\.title), actions.filter { $0.state == .on }.map(\.title)), [])
        default: return ("", [])
        }
    }

    private func choice(_ titles: [String], _ chosen: [String]) -> String {
        (chosen.isEmpty ? "" : " = " + chosen.map(Transcript.quoted).joined(separator: ", "))
            + " of (" + titles.map(Transcript.quoted).joined(separator: ", ") + ")"
    }

    static func title(_ button: UIButton) -> String { button.configuration?.title ?? "" }

    private static func code(_ color: UIColor) -> String {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return "#"
            + [red, green, blue].map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    private func short(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

    // MARK: Menus

    /// The menu that opens at a view.
    func menu(at view: UIView) -> UIMenu? {
        if let button = view as? UIButton { return button.menu }
        guard let interaction = view.interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first else { return nil }
        return interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)?.menu
    }

    func told(_ menu: UIMenu) -> String {
        menu.children.map { element in
            switch element {
            case let action as UIAction:
                Transcript.quoted(action.title) + (action.attributes.contains(.disabled) ? " [disabled]" : "")
            case let inner as UIMenu:
                inner.options.contains(.displayInline) ? told(inner) : Transcript.quoted(inner.title) + " (" + told(inner) + ")"
            default: ""
            }
        }.joined(separator: ", ")
    }
}
#endif
