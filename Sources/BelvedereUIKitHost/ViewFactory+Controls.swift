#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The controls whose value a person changes.
extension ViewFactory {
    /// A row with the title of a control before it, and perhaps the error message of the control below.
    func titled(_ title: UILabel, _ control: UIView, _ others: UIView..., message: UILabel? = nil) -> UIStackView {
        let row = UIStackView(arrangedSubviews: [title, control] + others)
        row.spacing = 8
        guard let message else { return row }
        let column = UIStackView(arrangedSubviews: [row, message])
        column.axis = .vertical
        return column
    }

    // tvOS has none of the three controls.
    #if !os(tvOS)
    func toggle(_ node: ViewNode) -> HostedView {
        let title = text("title"), control = part("check", UISwitch()), message = text("message")
        let view = HostedView(node, titled(title, control, message: message)) { node in
            title.text = node[Toggle.title]
            message.text = node[Toggle.message]
            if control.isOn != node[Toggle.isOn] { control.setOn(node[Toggle.isOn], animated: true) }
        }
        control.addAction(
            UIAction { [unowned self, unowned control, weak view] _ in
                report(.toggle(control.isOn), view)
            }, for: .valueChanged)
        view.focusTarget = control
        view.titleLabel = title
        return view
    }

    func slider(_ node: ViewNode) -> HostedView {
        let title = text("title"), control = part("scale", SteppedSlider()), words = text("value")
        let edits = Edits(node[NumberControl.edit]), message = text("message")
        let view = HostedView(node, titled(title, control, words, message: message)) { node in
            title.text = node[NumberControl.title]
            message.text = node[NumberControl.message]
            words.text = node[Slider.valueText]
            (control.minimumValue, control.maximumValue) = (Float(node[NumberControl.minimum]), Float(node[NumberControl.maximum]))
            control.step = Float(node[NumberControl.step])
            control.accessibilityValue = node[Slider.valueText].isEmpty ? nil : node[Slider.valueText]
            if !edits.isNewer(than: node[NumberControl.edit]) { control.setValue(Float(node[NumberControl.value]), animated: false) }
        }
        control.addAction(
            UIAction { [unowned self, unowned control] _ in
                control.snap()
                send(.adjust(Double(control.value), edit: edits.next()), node)
            }, for: .valueChanged)
        view.focusTarget = control
        view.titleLabel = title
        return view
    }

    func stepper(_ node: ViewNode) -> HostedView {
        let title = text("title"), control = part("spin", UIStepper()), words = text("value")
        let edits = Edits(node[NumberControl.edit]), message = text("message")
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
        view.titleLabel = title
        return view
    }
    #else
    func toggle(_ node: ViewNode) -> HostedView { group(node) }
    func slider(_ node: ViewNode) -> HostedView { group(node) }
    func stepper(_ node: ViewNode) -> HostedView { group(node) }
    #endif
}

#if !os(tvOS)
/// A slider whose values are whole steps, for a finger as well as for VoiceOver.
final class SteppedSlider: UISlider {
    /// The distance of two values; 0 for a slider without steps.
    var step: Float = 0

    /// Moves the thumb to the nearest step.
    func snap() { if step > 0 { value = minimumValue + ((value - minimumValue) / step).rounded() * step } }

    private func move(_ steps: Float) {
        let before = value
        value += steps * (step > 0 ? step : (maximumValue - minimumValue) / 100)
        if value != before { sendActions(for: .valueChanged) }
    }

    override func accessibilityIncrement() { move(1) }
    override func accessibilityDecrement() { move(-1) }
}
#endif

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
