#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import BelvedereUIKit
internal import UIKit

/// Makes the view of UIKit for each view of the app.
final class ViewFactory {
    unowned let host: HostWindow
    /// The fonts of the app's theme.
    let fonts: TextFonts

    init(_ host: HostWindow) { (self.host, fonts) = (host, TextFonts(theme: host.theme)) }

    func make(_ node: ViewNode) -> HostedView {
        switch node.kind {
        case .label: label(node)
        case .badge: badge(node)
        case .image: image(node)
        case .avatar: avatar(node)
        case .mapPicture: mapPicture(node)
        case .emptyState: emptyState(node)
        case .progress: progress(node)
        case .spinner: spinner(node)
        case .codeBlock: codeBlock(node)
        case .button: button(node)
        case .link: link(node)
        case .fileField: fileField(node)
        case .menu: menu(node)
        case .contextMenu: contextMenu(node)
        case .textField, .searchField, .secureField, .decimalField: textField(node)
        case .comboBox: comboBox(node)
        case .textArea: textArea(node)
        case .toggle: toggle(node)
        case .slider: slider(node)
        case .stepper: stepper(node)
        case .picker: picker(node)
        case .segments: segments(node)
        case .radioGroup, .checkboxGroup: choiceButtons(node)
        case .dateField, .timeField: entryField(node)
        case .colorField: colorField(node)
        case .stack: stack(node)
        case .grid: grid(node)
        case .section: section(node)
        case .disclosure: disclosure(node)
        case .divider: divider(node)
        case .overlay: overlay(node)
        case .drawing: drawing(node)
        case .circle, .rectangle, .line, .path, .drawnText: shape(node)
        case .tabs: tabs(node)
        case .list, .table: list(node)
        case .collectionRow: collectionRow(node)
        case .pager: pager(node)
        case .row, .tableRow: row(node)
        case .tableCell: tableCell(node)
        case .screen: screen(node)
        case .alert: alert(node)
        case .toast: toast(node)
        case .window: HostedView(node, UIView())
        default: host.elements.first { $0.kind == node.kind }.map { element(node, $0) } ?? group(node)
        }
    }

    /// Names an important view inside another one.
    func part<Part: UIView>(_ name: String, _ view: Part) -> Part {
        view.accessibilityIdentifier = "part-" + name
        return view
    }

    func press(_ node: ViewNode) {
        host.endEditing()
        send(.activate, node)
    }

    /// Sends what a person has changed, and shows the value of the app again. A refused change leaves no trace in the app, so no change of
    /// the app puts the control back.
    func report(_ event: Event, _ view: HostedView?) {
        guard let view else { return }
        host.send(event, to: view.identifier)
        view.take(view.node)
    }

    func send(_ event: Event, _ node: ViewNode) { host.send(event, to: node.identifier) }

    /// A view that this host does not know, and that the app has no view for: its children, one below the other.
    func group(_ node: ViewNode) -> HostedView {
        let column = column()
        return HostedView(node, column, content: column)
    }

    /// Views one below the other.
    func column(_ views: UIView...) -> UIStackView {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 8
        return column
    }

    /// The distance between views in points.
    static func points(_ spacing: Spacing?) -> CGFloat {
        let spacings: [Spacing: CGFloat] = [.zero: 0, .small: 6, .large: 24]
        return spacing.flatMap { spacings[$0] } ?? 12
    }

    func stack(_ node: ViewNode) -> HostedView {
        let stack = UIStackView(arrangedSubviews: [])
        return HostedView(node, stack, content: stack) { node in
            let isVertical = node[Stack.axis] == .vertical
            stack.axis = isVertical ? .vertical : .horizontal
            stack.spacing = Self.points(node[Stack.spacing])
            switch node[Stack.alignment] {
            case .start: stack.alignment = .leading
            case .center: stack.alignment = .center
            case .end: stack.alignment = .trailing
            case .stretch: stack.alignment = .fill
            case .baseline: stack.alignment = isVertical ? .leading : .firstBaseline
            case nil: stack.alignment = isVertical ? .fill : .center
            }
        }
    }
}
#endif
