#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import BelvedereUIKit
internal import UIKit

/// The controls with which a person chooses among texts.
extension ViewFactory {
    /// A button with the chosen text, which opens a menu of all of them.
    func picker(_ node: ViewNode) -> HostedView {
        let title = text("title"), button = part("choice", UIButton(configuration: .plain()))
        let message = text("message")
        button.showsMenuAsPrimaryAction = true
        var choose: (Int) -> Void = { _ in }
        let view = HostedView(node, titled(title, button, message: message)) { node in
            title.text = node[Picker.title]
            message.text = node[Picker.message]
            let choices = node[Picker.choices], selection = node[Picker.selection]
            let chosen = choices.indices.contains(selection) ? choices[selection] : ""
            button.configuration?.title = chosen
            button.configuration?.image = node[Picker.symbol].flatMap { UIImage($0) } ?? UIImage(systemName: "chevron.up.chevron.down")
            button.accessibilityValue = chosen
            button.menu = UIMenu(
                options: .singleSelection,
                children: choices.enumerated().map { index, choice in
                    UIAction(title: choice, state: index == selection ? .on : .off) { _ in choose(index) }
                })
        }
        choose = { [unowned self, weak view] in
            host.endEditing()
            report(.select($0), view)
        }
        view.focusTarget = button
        view.titleLabel = title
        return view
    }

    func segments(_ node: ViewNode) -> HostedView {
        let title = text("title"), segments = Segments(), message = text("message")
        let view = HostedView(node, column(title, part("choices", segments.control), message)) { node in
            title.text = node[Picker.title]
            message.text = node[Picker.message]
            segments.show(node[Picker.choices], chosen: node[Picker.selection])
        }
        segments.choose = { [unowned self, weak view] in
            host.endEditing()
            report(.select($0), view)
        }
        view.focusTarget = segments.control
        view.titleLabel = title
        view.attachments.append(segments)
        return view
    }

    /// Check boxes or radio buttons, one below the other. VoiceOver says which of them are selected.
    func choiceButtons(_ node: ViewNode) -> HostedView {
        let isRadio = node.kind == .radioGroup
        let title = text("title"), choices = part("choices", column()), message = text("message")
        var choose: (Int) -> Void = { _ in }
        let view = HostedView(node, column(title, choices, message)) { node in
            title.text = isRadio ? node[Picker.title] : node[CheckboxGroup.title]
            message.text = isRadio ? node[Picker.message] : node[CheckboxGroup.message]
            let titles = isRadio ? node[Picker.choices] : node[CheckboxGroup.choices]
            let chosen = isRadio ? [node[Picker.selection]] : node[CheckboxGroup.checked]
            while choices.arrangedSubviews.count > titles.count { choices.arrangedSubviews.last?.removeFromSuperview() }
            while choices.arrangedSubviews.count < titles.count {
                let button = UIButton(configuration: .plain()), index = choices.arrangedSubviews.count
                button.addAction(UIAction { _ in choose(index) }, for: .primaryActionTriggered)
                choices.addArrangedSubview(button)
            }
            for (index, title) in titles.enumerated() {
                guard let button = choices.arrangedSubviews[index] as? UIButton else { continue }
                let isChosen = chosen.contains(index)
                button.configuration?.title = title
                button.configuration?.image = UIImage(
                    systemName: isRadio ? (isChosen ? "largecircle.fill.circle" : "circle") : (isChosen ? "checkmark.square" : "square"))
                button.isSelected = isChosen
            }
        }
        choose = { [unowned self, weak view] index in
            guard let view else { return }
            host.endEditing()
            report(isRadio ? .select(index) : .check(index, !view.node[CheckboxGroup.checked].contains(index)), view)
        }
        return view
    }
}

/// Segments of which a person chooses one.
final class Segments {
    let control = UISegmentedControl(items: nil)
    var choose: (Int) -> Void = { _ in }
    private var titles: [String] = []

    init() {
        control.addAction(
            UIAction { [unowned self] _ in choose(control.selectedSegmentIndex) }, for: .valueChanged)
    }

    func show(_ titles: [String], chosen: Int) {
        if titles != self.titles {
            self.titles = titles
            control.removeAllSegments()
            for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
        }
        control.selectedSegmentIndex = titles.indices.contains(chosen) ? chosen : UISegmentedControl.noSegment
    }
}
#endif
