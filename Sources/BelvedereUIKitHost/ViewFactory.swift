#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import BelvedereUIKit
internal import UIKit

/// Makes the view of UIKit for each view of the app.
final class ViewFactory {
    unowned let host: HostWindow

    init(_ host: HostWindow) { self.host = host }

    func make(_ node: ViewNode) -> HostedView {
        switch node.kind {
        case .label: label(node)
        case .button: button(node)
        case .spinner: spinner(node)
        case .textField, .searchField, .secureField, .decimalField: textField(node)
        case .toggle: toggle(node)
        case .slider: slider(node)
        case .stepper: stepper(node)
        case .stack: stack(node)
        case .list: list(node)
        case .screen: screen(node)
        case .alert: alert(node)
        case .window: HostedView(node, UIView())
        default: group(node)
        }
    }

    /// Names an important view inside another one.
    func part<Part: UIView>(_ name: String, _ view: Part) -> Part {
        view.accessibilityIdentifier = "part-" + name
        return view
    }

    private func press(_ node: ViewNode) {
        host.endEditing()
        send(.activate, node)
    }

    func send(_ event: Event, _ node: ViewNode) { host.send(event, to: node.identifier) }

    /// A view that this host does not know: its children, one below the other.
    func group(_ node: ViewNode) -> HostedView {
        let column = UIStackView(arrangedSubviews: [])
        column.axis = .vertical
        return HostedView(node, column, content: column)
    }

    func stack(_ node: ViewNode) -> HostedView {
        let stack = UIStackView(arrangedSubviews: [])
        return HostedView(node, stack, content: stack) { node in
            stack.axis = node[Stack.axis] == .vertical ? .vertical : .horizontal
            stack.spacing = 12
        }
    }

    func label(_ node: ViewNode) -> HostedView {
        let label = UILabel()
        label.numberOfLines = 0
        return HostedView(node, label) { label.text = $0[Label.text] }
    }

    func spinner(_ node: ViewNode) -> HostedView {
        let wheel = part("wheel", UIActivityIndicatorView()), title = part("title", UILabel())
        return HostedView(node, UIStackView(arrangedSubviews: [wheel, title])) { node in
            title.text = node[Spinner.title]
            if node[Spinner.isSpinning] { wheel.startAnimating() } else { wheel.stopAnimating() }
        }
    }

    func button(_ node: ViewNode) -> HostedView {
        let button = UIButton(configuration: .plain())
        button.addAction(UIAction { [unowned self] _ in press(node) }, for: .primaryActionTriggered)
        let view = HostedView(node, button) { node in
            button.configuration?.title = node[Button.title]
            button.configuration?.image = node[Button.symbol].flatMap { UIImage($0) }
            button.configuration?.showsActivityIndicator = node[Button.isRunning]
        }
        view.focusTarget = button
        return view
    }
}
#endif
