#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

extension ViewFactory {
    /// A field with a button that opens its choices. They are below the field, in the form itself, so no edge of a sheet and no keyboard on
    /// the screen cuts the list: the person scrolls it with the form.
    func comboBox(_ node: ViewNode) -> HostedView {
        let list = part("list", column()), note = text("note"), open = part("open", UIButton(configuration: .plain()))
        open.configuration?.image = UIImage(systemName: "chevron.down")
        // VoiceOver reads the choices below the field, and needs no button to open them while a person types.
        note.textColor = .secondaryLabel
        var choices: [ComboBoxField.Choice] = []
        var choose: (Int) -> Void = { _ in }
        let view = textField(node, beside: open, above: [list, note]) { node in
            let isExpanded = node[ComboBoxField.isExpanded]
            list.isHidden = !isExpanded
            note.text = node[ComboBoxField.note]
            note.isHidden = !isExpanded || node[ComboBoxField.note].isEmpty
            open.accessibilityLabel = node[TextField.title]
            open.accessibilityExpandedStatus = isExpanded ? .expanded : .collapsed
            open.configuration?.image = UIImage(systemName: isExpanded ? "chevron.up" : "chevron.down")
            if choices == node[ComboBoxField.choices] { return }
            choices = node[ComboBoxField.choices]
            for button in list.arrangedSubviews { button.removeFromSuperview() }
            for choice in choices {
                let button = UIButton(configuration: .plain())
                button.configuration?.title = choice.text
                button.addAction(UIAction { _ in choose(choice.number) }, for: .primaryActionTriggered)
                list.addArrangedSubview(button)
            }
        }
        choose = { [unowned self] in send(.select($0), node) }
        open.addAction(
            UIAction { [unowned self, weak view] _ in
                guard let view else { return }
                view.focusTarget?.becomeFirstResponder()
                send(.toggle(!view.node[ComboBoxField.isExpanded]), node)
            }, for: .primaryActionTriggered)
        return view
    }
}
#endif
