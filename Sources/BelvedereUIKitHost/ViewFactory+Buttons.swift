#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import BelvedereUIKit
internal import UIKit

/// The views that a person presses.
extension ViewFactory {
    func button(_ node: ViewNode) -> HostedView {
        let button = UIButton(configuration: .plain())
        button.addAction(UIAction { [unowned self] _ in press(node) }, for: .primaryActionTriggered)
        let view = HostedView(node, button) { [corners = host.theme.corners] node in
            var look: UIButton.Configuration = node[Button.role] == .primary ? .filled() : .plain()
            if node[Button.role] == .destructive { look.baseForegroundColor = .systemRed }
            look.round(corners)
            look.title = node[Button.title]
            look.image = node[Button.symbol].flatMap { UIImage($0) }
            look.showsActivityIndicator = node[Button.isRunning]
            button.configuration = look
            #if !os(tvOS)
            button.toolTip = node[Button.shortcut]?.signs
            #endif
        }
        view.focusTarget = button
        return view
    }

    /// A link to another program, or to a screen of the app. VoiceOver says where it leads as a hint.
    func link(_ node: ViewNode) -> HostedView {
        let button = UIButton(configuration: .plain())
        button.accessibilityTraits = .link
        let view = HostedView(node, button) { node in
            button.configuration?.title = node[Link.title]
            button.configuration?.image = node[Link.symbol].flatMap { UIImage($0) }
            button.accessibilityHint = node[Link.route]?.path ?? node[Link.destination]
        }
        button.addAction(
            UIAction { [unowned self, weak view] _ in
                guard let view else { return }
                if view.node[Link.route] != nil { return press(view.node) }
                host.endEditing()
                host.device.open(view.node[Link.destination]) { _ in }
            }, for: .primaryActionTriggered)
        view.focusTarget = button
        return view
    }

    /// A button that lets a person choose one file, or several files.
    func fileField(_ node: ViewNode) -> HostedView {
        let button = UIButton(configuration: .plain())
        let view = HostedView(node, button) { node in
            button.configuration?.title = node[FileField.title]
            button.configuration?.image = node[FileField.symbol].flatMap { UIImage($0) }
        }
        button.addAction(
            UIAction { [unowned self, weak view] _ in
                guard let view else { return }
                host.endEditing()
                let (accepts, isForSeveral) = (view.node[FileField.accepts], view.node[FileField.allowsMultipleSelection])
                host.device.chooseFiles(accepts, several: isForSeveral, over: host.screens.front) { [weak self, weak view] files in
                    for file in files { if let view { self?.send(.receive(file), view.node) } }
                }
            }, for: .primaryActionTriggered)
        view.focusTarget = button
        return view
    }

    // MARK: Menus

    func menu(_ node: ViewNode) -> HostedView {
        let button = UIButton(configuration: .plain())
        button.showsMenuAsPrimaryAction = true
        let view = HostedView(node, button) { [unowned self] node in
            button.configuration?.title = node[Menu.title]
            button.menu = HostMenu.make(node[MenuView.items]) { [weak self] in self?.send(.choose($0), node) }
        }
        view.focusTarget = button
        return view
    }

    /// A view with a menu that opens when a person touches it for some time, or with the second button of a mouse.
    func contextMenu(_ node: ViewNode) -> HostedView {
        let content = column()
        let view = HostedView(node, content, content: content)
        let menu = MenuAtPointer { [weak self, weak view] in
            guard let view else { return nil }
            return HostMenu.make(view.node[MenuView.items]) { [weak self] in self?.send(.choose($0), node) }
        }
        content.addInteraction(UIContextMenuInteraction(delegate: menu))
        view.attachments.append(menu)
        return view
    }
}

extension UIButton.Configuration {
    /// Gives the button the corners of the app's theme.
    fileprivate mutating func round(_ corners: Theme.Corners) {
        switch corners {
        case .square: (cornerStyle, background.cornerRadius) = (.fixed, 0)
        case .small: cornerStyle = .small
        case .medium: cornerStyle = .dynamic
        case .large: cornerStyle = .large
        }
    }
}
#endif
