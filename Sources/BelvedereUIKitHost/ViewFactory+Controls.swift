#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The controls whose value a person changes.
extension ViewFactory {
    /// A row with the title of a control before it, and the error message of the control below.
    private func titled(_ title: UILabel, _ control: UIView, _ others: UIView..., message: UILabel) -> UIStackView {
        let row = UIStackView(arrangedSubviews: [title, control] + others)
        row.spacing = 8
        let column = UIStackView(arrangedSubviews: [row, message])
        column.axis = .vertical
        return column
    }

    // tvOS has none of the three controls.
    #if !os(tvOS)
    func toggle(_ node: ViewNode) -> HostedView {
        let title = part("title", UILabel()), control = part("check", UISwitch()), message = part("message", UILabel())
        let view = HostedView(node, titled(title, control, message: message)) { node in
            title.text = node[Toggle.title]
            message.text = node[Toggle.message]
            if control.isOn != node[Toggle.isOn] { control.setOn(node[Toggle.isOn], animated: true) }
        }
        control.addAction(
            UIAction { [unowned self, unowned control, weak view] _ in
                send(.toggle(control.isOn), node)
                // A refused change leaves no trace in the app, so no change of the app puts the control back.
                if let view { view.take(view.node) }
            }, for: .valueChanged)
        view.focusTarget = control
        return view
    }

    func slider(_ node: ViewNode) -> HostedView {
        let title = part("title", UILabel()), control = part("scale", UISlider()), words = part("value", UILabel())
        let edits = Edits(node[NumberControl.edit]), message = part("message", UILabel())
        let view = HostedView(node, titled(title, control, words, message: message)) { node in
            title.text = node[NumberControl.title]
            message.text = node[NumberControl.message]
            words.text = node[Slider.valueText]
            (control.minimumValue, control.maximumValue) = (Float(node[NumberControl.minimum]), Float(node[NumberControl.maximum]))
            if !edits.isNewer(than: node[NumberControl.edit]) { control.setValue(Float(node[NumberControl.value]), animated: false) }
        }
        control.addAction(
            UIAction { [unowned self, unowned control] _ in send(.adjust(Double(control.value), edit: edits.next()), node) },
            for: .valueChanged)
        view.focusTarget = control
        return view
    }

    func stepper(_ node: ViewNode) -> HostedView {
        let title = part("title", UILabel()), control = part("spin", UIStepper()), words = part("value", UILabel())
        let edits = Edits(node[NumberControl.edit]), message = part("message", UILabel())
        let view = HostedView(node, titled(title, control, words, message: message)) { node in
            title.text = node[NumberControl.title]
            message.text = node[NumberControl.message]
            (control.minimumValue, control.maximumValue) = (node[NumberControl.minimum], node[NumberControl.maximum])
            control.stepValue = node[NumberControl.step] > 0 ? node[NumberControl.step] : 1
            if !edits.isNewer(than: node[NumberControl.edit]) { control.value = node[NumberControl.value] }
            words.text = "\(control.value)"
        }
        control.addAction(
            UIAction { [unowned self, unowned control] _ in send(.adjust(control.value, edit: edits.next()), node) }, for: .valueChanged)
        view.focusTarget = control
        return view
    }
    #else
    func toggle(_ node: ViewNode) -> HostedView { group(node) }
    func slider(_ node: ViewNode) -> HostedView { group(node) }
    func stepper(_ node: ViewNode) -> HostedView { group(node) }
    #endif

    func textField(_ node: ViewNode) -> HostedView {
        let title = part("title", UILabel()), field = part("entry", UITextField()), message = part("message", UILabel())
        let edits = Edits(node[TextField.edit])
        field.isSecureTextEntry = node.kind == .secureField
        field.addAction(
            UIAction { [unowned self, unowned field] _ in send(.input(field.text ?? "", edit: edits.next()), node) }, for: .editingChanged)
        field.addAction(UIAction { [unowned self, unowned field] _ in host.focused = field }, for: .editingDidBegin)
        field.addAction(UIAction { [unowned self] _ in send(.submit, node) }, for: .primaryActionTriggered)
        field.addAction(UIAction { [unowned self] _ in send(.endEditing, node) }, for: .editingDidEnd)
        let column = UIStackView(arrangedSubviews: [title, field, message])
        column.axis = .vertical
        let view = HostedView(node, column) { node in
            title.text = node[TextField.title]
            field.placeholder = node[TextField.placeholder]
            message.text = node[TextField.message]
            // The text of the app is older than what the person has typed since. It will follow.
            if edits.isNewer(than: node[TextField.edit]) || field.markedTextRange != nil { return }
            if field.text != node[TextField.text] { field.text = node[TextField.text] }
        }
        view.focusTarget = field
        return view
    }
}

/// Counts the person's edits of a control, so that an older value of the app does not replace a newer one.
final class Edits {
    private var last: Int

    init(_ last: Int) { self.last = last }

    func next() -> Int {
        last += 1
        return last
    }

    func isNewer(than edit: Int) -> Bool {
        if edit > last { last = edit }
        return last > edit
    }
}
#endif
